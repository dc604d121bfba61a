//! What the page asks of the registry: which puzzles there are, what an instance looks like, whether a solution is one.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Query, State};
use puzzles::registry::{Flag, PUZZLES, Puzzle, Solver};
use serde::Deserialize;
use serde_json::{Value, json};
use words::{Language, Words};

use crate::asked::Asked;
use crate::house::House;
use crate::own::{self, Own};
use crate::pose::Given;
use crate::refusal::Refusal;

/// Every puzzle, with its solvers and flags.
pub(crate) async fn puzzles(State(house): State<Arc<House>>) -> Json<Value> {
    let listed = PUZZLES.iter().map(|puzzle| about(*puzzle));
    Json(listed.chain(house.own.as_ref().map(about_own)).collect())
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

fn about(puzzle: &dyn Puzzle) -> Value {
    let flag = |flag: &Flag| json!({ "name": flag.name, "value": flag.value, "help": flag.help });
    let solver = |solver: &&Solver| {
        let can: Vec<_> = solver.can.iter().map(|ability| ability.name()).collect();
        json!({ "name": solver.name, "idea": solver.idea, "can": can, "largest": solver.largest, "twin": solver.twin })
    };
    let named = |(name, help): (&str, &str)| json!({ "name": name, "help": help });
    let examples = puzzle.examples();
    json!({
        "name": puzzle.name(),
        "about": puzzle.about(),
        "word": named(puzzle.instance_word()),
        "isText": puzzle.is_text(),
        "isGraph": puzzle.is_graph(),
        "options": puzzle.options().iter().map(flag).collect::<Vec<_>>(),
        "textFlags": puzzle.text_flags(),
        "solvers": puzzle.solvers().iter().map(solver).collect::<Vec<_>>(),
        "examples": { "tiny": examples.tiny, "usual": examples.usual, "range": examples.range },
        "range": named(puzzle.range_word()),
        "check": {
            "word": named(puzzle.check_word()),
            "options": puzzle.check_options().iter().map(flag).collect::<Vec<_>>(),
        },
    })
}

fn about_own(own: &Own) -> Value {
    json!({
        "name": own::NAME,
        "about": own.title,
        "word": { "name": "", "help": "" },
        "isText": false,
        "isGraph": false,
        "options": [],
        "textFlags": [],
        "solvers": [{ "name": own::NAME, "idea": own.title, "can": ["trace"], "largest": u32::MAX, "twin": null }],
        "examples": { "tiny": "", "usual": "", "range": "" },
        "range": { "name": "", "help": "" },
        "check": null,
    })
}

/// What an instance looks like, and who can walk it.
pub(crate) async fn pose(State(house): State<Arc<House>>, Asked(given): Asked<Given>) -> Result<Json<Value>, Refusal> {
    let inside = Arc::clone(&house);
    let posing = house.desk.turn(move |_| -> Result<_, Refusal> {
        let posed = given.pose(&inside)?;
        let mut told = posed.told(None);
        told["racers"] = posed.racers();
        Ok(Json(told))
    });
    posing.await?
}

/// A solution to check.
#[derive(Deserialize)]
pub(crate) struct Brought {
    text: String,
    #[serde(flatten)]
    given: Given,
}

/// What the checker says of a solution, complete or not.
pub(crate) async fn check(
    State(house): State<Arc<House>>,
    Asked(brought): Asked<Brought>,
) -> Result<Json<Value>, Refusal> {
    house.desk.turn(move |_| brought.verdict().map(Json)).await?
}

impl Brought {
    fn verdict(&self) -> Result<Value, Refusal> {
        // The checker reads the size of a board off the text: its numbers are looked at as those of a word.
        let given = Given { word: self.text.clone(), ..self.given.clone() };
        let puzzle = given.puzzle()?;
        let verdict = puzzle.check(&self.text, &given.flags(puzzle))?;
        Ok(json!({
            "legal": verdict.is_legal(), "summary": verdict.summary, "conflicts": verdict.conflicts,
            "total": verdict.total, "complete": verdict.complete,
        }))
    }
}
