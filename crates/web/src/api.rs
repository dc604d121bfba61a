//! What the page asks of the registry: which puzzles there are, what an instance looks like, whether a solution is one.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Query, State};
use registry::{Entry, Flag, FlagKind, Operand, Solver};
use serde::Deserialize;
use serde_json::{Value, json};
use words::{Language, Words, english, to_json};

use crate::asked::Asked;
use crate::pose::{self, BOUNDS, Given};
use crate::refusal::Refusal;
use crate::state::ServerState;

/// Every puzzle, with its solvers and flags.
pub(crate) async fn puzzles(State(server): State<Arc<ServerState>>) -> Json<Value> {
    Json(server.registry.puzzles().iter().map(|puzzle| about(puzzle)).collect())
}

/// Languages that a reader would like, the best first.
#[derive(Deserialize)]
pub(crate) struct Wishes {
    wishes: String,
}

/// All sentences in the first of these languages that we have, or in English.
pub(crate) async fn words(Query(asked): Query<Wishes>) -> Json<Value> {
    let language = asked.wishes.split(',').find_map(Language::of).unwrap_or_else(Language::english);
    Json(Words::new(language).catalogue_json())
}

fn about(puzzle: &Entry) -> Value {
    let flag = |flag: &Flag| {
        let mut told = json!({ "name": flag.name, "value": flag.value_name(), "help": english(&flag.help), "helpText": to_json(&flag.help) });
        match &flag.kind {
            FlagKind::Number { least, most } => (told["least"], told["most"]) = ((*least).into(), (*most).into()),
            FlagKind::Choice(words) => told["choices"] = words.iter().map(|word| json!(word)).collect(),
            _ => {}
        }
        told
    };
    let solver = |solver: &Arc<Solver>| {
        let can: Vec<_> = solver.can.iter().map(|ability| ability.name()).collect();
        let (idea, text, twin) = (english(&solver.idea), to_json(&solver.idea), &solver.twin);
        json!({ "name": solver.name, "idea": idea, "ideaText": text, "can": can, "largest": solver.largest, "twin": twin })
    };
    let named = |operand: &Operand| json!({ "name": operand.name, "help": english(&operand.help), "helpText": to_json(&operand.help) });
    let flags = |flags: &[Flag]| flags.iter().map(flag).collect::<Vec<_>>();
    let texts = puzzle.word_flag.iter().chain(&puzzle.flags).filter(|flag| matches!(flag.kind, FlagKind::Text(_)));
    let examples = &puzzle.examples;
    let check = puzzle.solution.as_ref();
    json!({
        "name": puzzle.name,
        "about": english(&puzzle.about),
        "aboutText": to_json(&puzzle.about),
        "word": named(&puzzle.instance),
        "isText": puzzle.is_text,
        "options": flags(&puzzle.flags),
        "textFlags": texts.map(|flag| &flag.name).collect::<Vec<_>>(),
        "solvers": puzzle.solvers().iter().map(solver).collect::<Vec<_>>(),
        "examples": { "tiny": examples.tiny, "usual": examples.usual, "range": examples.range },
        "range": named(puzzle.range.as_ref().unwrap_or(&puzzle.instance)),
        "check": check.map(|solution| json!({ "word": named(solution), "options": flags(&puzzle.check_flags) })),
    })
}

/// What an instance looks like, and which solvers can walk it.
pub(crate) async fn pose(
    State(server): State<Arc<ServerState>>,
    Asked(given): Asked<Given>,
) -> Result<Json<Value>, Refusal> {
    let inside = Arc::clone(&server);
    let posing = server.readers.turn(move |_| -> Result<_, Refusal> {
        let case = given.pose(&inside)?;
        let mut told = pose::told(&case, None);
        told["racers"] = pose::racers(&case);
        Ok(Json(told))
    });
    posing.await?
}

/// A solution to check.
#[derive(Deserialize)]
pub(crate) struct SolutionToCheck {
    text: String,
    #[serde(flatten)]
    given: Given,
}

/// What the checker says of a solution, complete or not.
pub(crate) async fn check(
    State(server): State<Arc<ServerState>>,
    Asked(brought): Asked<SolutionToCheck>,
) -> Result<Json<Value>, Refusal> {
    let inside = Arc::clone(&server);
    server.readers.turn(move |_| brought.verdict(&inside).map(Json)).await?
}

impl SolutionToCheck {
    fn verdict(&self, server: &ServerState) -> Result<Value, Refusal> {
        let puzzle = server.registry.puzzle(&self.given.puzzle)?;
        let verdict = puzzle.check(&self.text, &self.given.flags(&puzzle.check_flags)?, &BOUNDS)?;
        Ok(json!({
            "legal": verdict.is_legal(), "summary": english(&verdict.summary),
            "conflicts": verdict.conflicts.iter().map(english).collect::<Vec<_>>(),
            "total": verdict.total, "complete": verdict.complete,
        }))
    }
}
