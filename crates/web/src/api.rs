//! What the page asks of the registry: which puzzles there are, and what an instance looks like.

use std::collections::BTreeMap;

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use puzzles::registry::{self, Ability, Error, Flag, Flags, Instance, PUZZLES, Puzzle, Solver, Stepper};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::stage::stage;

/// Every puzzle, with its solvers and flags.
pub(crate) async fn puzzles() -> Json<Value> {
    Json(PUZZLES.iter().map(|puzzle| about(*puzzle)).collect())
}

fn about(puzzle: &dyn Puzzle) -> Value {
    let flag = |flag: &Flag| json!({ "name": flag.name, "value": flag.value, "help": flag.help });
    let solver = |solver: &&Solver| {
        let can: Vec<_> = solver.can.iter().map(|ability| ability.name()).collect();
        json!({ "name": solver.name, "idea": solver.idea, "can": can, "largest": solver.largest, "twin": solver.twin })
    };
    let (word, help) = puzzle.instance_word();
    let examples = puzzle.examples();
    json!({
        "name": puzzle.name(),
        "about": puzzle.about(),
        "word": { "name": word, "help": help },
        "options": puzzle.options().iter().map(flag).collect::<Vec<_>>(),
        "solvers": puzzle.solvers().iter().map(solver).collect::<Vec<_>>(),
        "examples": { "tiny": examples.tiny, "usual": examples.usual },
    })
}

/// An instance as the page gives it.
#[derive(Deserialize)]
pub(crate) struct Pose {
    puzzle: String,
    word: String,
    #[serde(default)]
    flags: BTreeMap<String, Option<String>>,
}

/// What an instance looks like, and who can walk it.
pub(crate) async fn pose(Json(pose): Json<Pose>) -> Response {
    match Posed::new(&pose.puzzle, &pose.word, &pose.flags) {
        Ok(posed) => Json(posed.told(None)).into_response(),
        Err(error) => (StatusCode::UNPROCESSABLE_ENTITY, Json(json!({ "error": error }))).into_response(),
    }
}

/// An instance that was read.
pub(crate) struct Posed(Box<dyn Instance>);

impl Posed {
    pub(crate) fn new(puzzle: &str, word: &str, given: &BTreeMap<String, Option<String>>) -> Result<Self, String> {
        let mut flags = Flags::default();
        for (name, value) in given {
            flags.give(name, value.as_deref());
        }
        let posed = registry::puzzle(puzzle).and_then(|puzzle| puzzle.pose(word, &flags));
        posed.map(Posed).map_err(|error: Error| error.to_string())
    }

    /// A search to walk by this solver, or by the best one.
    pub(crate) fn steps(&self, solver: Option<&str>) -> Result<(&'static str, Box<dyn Stepper>), String> {
        let solver = registry::choose(&*self.0, solver, Ability::Trace).map_err(|error: Error| error.to_string())?;
        Ok((solver.name, self.0.steps(solver).ok_or_else(|| format!("{} cannot be traced", solver.name))?))
    }

    /// What the page needs to know of it.
    pub(crate) fn told(&self, solver: Option<&str>) -> Value {
        let instance = &*self.0;
        let walkers = instance.puzzle().solvers().into_iter();
        let walkers: Vec<_> = walkers
            .filter(|solver| registry::admit(instance, solver, Ability::Trace).is_ok())
            .map(|solver| solver.name)
            .collect();
        json!({
            "puzzle": instance.puzzle().name(), "word": instance.word(), "title": instance.title(),
            "flags": instance.flags(), "solver": solver, "walkers": walkers, "best": instance.best(Ability::Trace),
            "ruledOut": instance.ruled_out(), "stage": stage(&instance.stage()),
        })
    }
}
