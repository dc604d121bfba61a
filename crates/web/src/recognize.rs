//! Which puzzles can read a text that somebody dropped on the page or pasted into it.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use backtrail::{Text, text};
use registry::board::Kind;
use registry::{Case, Entry, Error, Flags};
use serde::Deserialize;
use serde_json::{Value, json};
use words::{english, to_json};

use crate::asked::Asked;
use crate::pose::BOUNDS;
use crate::refusal::Refusal;
use crate::state::ServerState;

/// The number of instances of a collection that are counted.
const COUNTED: usize = 100_000;

/// A text of a kind that is not known.
#[derive(Deserialize)]
pub(crate) struct Unknown {
    text: String,
    /// Is this all of it? The beginning of a long file is enough to know a collection by.
    #[serde(default = "yes")]
    whole: bool,
}

fn yes() -> bool {
    true
}

/// A reading of a text.
struct Reading {
    case: Case,
    /// What gives it again: a text that is one instance itself.
    word: String,
    /// The number of instances in the text; this is the first.
    instances: usize,
}

impl Reading {
    /// Says this reading hardly anything? Whatever is no graph can be read as a graph of words that nothing joins.
    fn is_empty(&self) -> bool {
        matches!(self.case.board().kind, Kind::Graph(graph) if graph.each_edge().next().is_none())
    }

    fn told(&self) -> Value {
        let title = self.case.title();
        json!({
            "puzzle": self.case.puzzle().name, "word": self.word, "title": english(&title),
            "titleText": to_json(&title), "instances": self.instances, "empty": self.is_empty(),
        })
    }
}

/// All readings of a text, those that say something first, and else in the order of the puzzles.
pub(crate) async fn recognize(
    State(state): State<Arc<ServerState>>,
    Asked(unknown): Asked<Unknown>,
) -> Result<Json<Value>, Refusal> {
    let inside = Arc::clone(&state);
    state.readers.turn(move |_| unknown.readings(&inside).map(Json)).await?
}

impl Unknown {
    fn readings(&self, state: &ServerState) -> Result<Value, Refusal> {
        let (mut readings, mut faults) = (Vec::new(), Vec::new());
        let named = state.registry.puzzles().iter().any(|puzzle| puzzle.is_named_in(&self.text));
        let reads = |puzzle: &&Arc<Entry>| puzzle.is_text && (!named || puzzle.is_named_in(&self.text));
        for puzzle in state.registry.puzzles().iter().filter(reads) {
            match self.reading(puzzle) {
                Ok(reading) => readings.push(reading),
                Err(error) => faults.push(error),
            }
        }
        if readings.is_empty() {
            let only = faults.first().filter(|_| named).map(|fault| fault.text().clone());
            return Err(Refusal::unclear(only.unwrap_or_else(|| why(&faults))));
        }
        readings.sort_by_key(Reading::is_empty);
        Ok(json!({ "readings": readings.iter().map(Reading::told).collect::<Vec<_>>() }))
    }

    fn reading(&self, puzzle: &Arc<Entry>) -> Result<Reading, Error> {
        if let Some(reading) = self.collected(puzzle) {
            return Ok(reading);
        }
        if !self.whole {
            return Err(Error::new("too-long", text!("web-unrecognized")));
        }
        let case = puzzle.pose(&self.text, &Flags::default(), &BOUNDS)?;
        Ok(Reading { case, word: self.text.clone(), instances: 1 })
    }

    /// The first of several instances, if the puzzle has collections and this is one.
    fn collected(&self, puzzle: &Arc<Entry>) -> Option<Reading> {
        let (collection, mut flags) = (puzzle.collection()?, Flags::default());
        let is_collection = collection.is_collection(self.text.as_bytes(), self.whole, &flags) == Some(true);
        let gathered = if is_collection { None } else { Some(collection.gather(&self.text, &flags)?) };
        let lines = gathered.as_deref().unwrap_or(&self.text);
        collection.settle(lines.as_bytes(), &mut flags);
        let mut instances =
            lines.lines().take(COUNTED).filter_map(|line| collection.read(line.as_bytes(), &flags).ok()?);
        let first = instances.next()?;
        let case = puzzle.case(first);
        Some(Reading { word: case.word(), case, instances: 1 + instances.count() })
    }
}

/// Why nobody can read it: what the puzzle says that came furthest, if that is beyond the first line.
fn why(faults: &[Error]) -> Text {
    let furthest = faults.iter().filter(|fault| fault.place().is_some_and(|place| place.line > 1));
    let furthest = furthest.max_by_key(|fault| fault.place().map(|place| place.line));
    furthest.map_or_else(|| text!("web-unrecognized"), |fault| fault.text().clone())
}
