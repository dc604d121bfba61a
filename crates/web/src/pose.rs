//! What is asked for, read: an instance of the registry, no larger than a page can show.

use std::collections::BTreeMap;
use std::sync::Arc;

use backtrail::{Address, text};
use registry::{Ability, Bounds, Case, Code, Flag, FlagKind, Flags, Moment, Solver, Stepper, Strip, Wish};
use serde::Deserialize;
use serde_json::{Value, json};
use words::{english, to_json};

use crate::board::board;
use crate::refusal::Refusal;
use crate::state::ServerState;

/// How large an instance may be here. The command line takes knight's boards of 400 million squares and graphs of gigabytes; a
/// page draws every cell, and many share the machine.
pub(crate) const BOUNDS: Bounds = Bounds { cells: 10_000, edges: 20_000, values: 1_000, memory: 500 << 20 };

/// An instance as the page gives it.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Given {
    pub(crate) puzzle: String,
    #[serde(default)]
    pub(crate) word: String,
    /// Flags with their values, as on the command line, but that none names a file.
    #[serde(default)]
    pub(crate) flags: BTreeMap<String, Option<String>>,
}

impl Given {
    /// Those of the flags that are known. How much memory a solver may use is not for the page to say.
    pub(crate) fn flags(&self, known: &[Flag]) -> Result<Flags, Refusal> {
        let memory = |name: &str| known.iter().any(|flag| flag.name == name && flag.kind == FlagKind::Memory);
        let given = self.flags.iter().filter(|(name, _)| !memory(name));
        Ok(Flags::read(known, given.map(|(name, value)| (name.clone(), value.clone())))?)
    }

    /// Reads it. This may take a moment.
    pub(crate) fn pose(&self, server: &ServerState) -> Result<Case, Refusal> {
        let puzzle = server.registry.puzzle(&self.puzzle)?;
        Ok(puzzle.pose(&self.word, &self.flags(&puzzle.flags)?, &BOUNDS)?)
    }
}

/// The node that the page names by its address.
pub(crate) fn node(at: Option<&str>) -> Result<Option<Address>, Refusal> {
    at.map(str::parse).transpose().map_err(|bad: backtrail::BadAddress| {
        Refusal::unclear(text!("web-bad-address", part = bad.at + 1, word = bad.part, most = u32::MAX))
    })
}

/// A search to step through, from its beginning or right after it entered a node.
pub(crate) fn steps(
    case: &Case,
    solver: Option<&str>,
    at: Option<&Address>,
) -> Result<(Arc<Solver>, Box<dyn Stepper>), Refusal> {
    let solver = case.plan(&Wish { from: at, ..Wish::new(Ability::Trace) }.by(solver))?.solver;
    let mut steps = case.steps(&solver).expect("a solver that can be traced can be stepped");
    if let Some(node) = at {
        steps.go_to(node).map_err(|missing| registry::no_such_node(node, &missing))?;
    }
    Ok((solver, steps))
}

/// What the page needs to know of an instance.
pub(crate) fn told(case: &Case, solver: Option<&str>) -> Value {
    json!({
        "puzzle": case.puzzle().name, "word": case.word(), "title": english(&case.title()), "titleText": to_json(&case.title()),
        "flags": case.flags(), "solver": solver,
        "walkers": case.able(&Wish::new(Ability::Trace)), "best": case.best_for(Ability::Trace),
        "ruledOut": case.ruled_out().as_ref().map(to_json), "stage": board(&case.board()),
    })
}

/// The same of a search that begins: also the program and the idea of its solver, which strips that keeps, and how long they are.
pub(crate) fn opened(case: &Case, solver: &Solver, steps: &dyn Stepper) -> Value {
    let mut told = told(case, Some(&solver.name));
    let strip = |strip: &Strip| json!([to_json(&strip.title), strip.cells.len()]);
    told["strips"] = steps.strips().iter().map(strip).collect();
    told["code"] = code(solver);
    told["idea"] = to_json(&solver.idea);
    told
}

/// The programs of a solver, each with the lines, from 1, that are at work when something happens.
fn code(solver: &Solver) -> Value {
    let told = |code: &Code| {
        let shown = code.shown();
        let lines = Moment::ALL.map(|moment| (moment.name(), shown.lines(moment))).into_iter();
        let lines: BTreeMap<_, _> = lines.filter(|(_, lines)| !lines.is_empty()).collect();
        json!({ "language": code.language, "lines": lines, "text": shown.text })
    };
    solver.code.iter().map(told).collect()
}

/// Which solvers can answer which question. Some have to think about it.
pub(crate) fn racers(case: &Case) -> Value {
    let able = |needs| case.able(&Wish::new(needs));
    json!({ "first": able(Ability::First), "all": able(Ability::All), "count": able(Ability::Count) })
}
