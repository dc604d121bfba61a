//! What the registry knows, as JSON: the package makes its functions, their help and their types of it.

use pyo3::prelude::*;
use registry::{Deed, Entry, Flag, FlagKind, Operand, Solver, Tool};
use serde_json::{Value, json};
use words::say;

/// Every puzzle with its flags, solvers, questions and tools, in the language that is spoken.
#[pyfunction]
pub(crate) fn describe() -> String {
    let puzzles: Vec<Value> = crate::registry().puzzles().iter().map(|puzzle| told(puzzle)).collect();
    Value::from(puzzles).to_string()
}

fn told(puzzle: &Entry) -> Value {
    json!({
        "name": puzzle.name,
        "aliases": puzzle.aliases,
        "about": say(&puzzle.about),
        "shape": puzzle.shape.name(),
        "is_text": puzzle.is_text,
        "is_graph": puzzle.is_graph,
        "is_collection": puzzle.collection().is_some(),
        "instance": operand(&puzzle.instance),
        "solution": puzzle.solution.as_ref().map(operand),
        "more_help": puzzle.more_help.as_ref().map(say),
        "flags": puzzle.flags.iter().map(flag).collect::<Vec<_>>(),
        "check_flags": puzzle.check_flags.iter().map(flag).collect::<Vec<_>>(),
        "check_instance": puzzle.check_instance,
        "questions": puzzle.questions.iter().map(|question| json!({ "name": question.name, "help": say(&question.help) })).collect::<Vec<_>>(),
        "examples": { "tiny": puzzle.examples.tiny, "usual": puzzle.examples.usual },
        "solvers": puzzle.solvers().iter().map(|each| solver(each)).collect::<Vec<_>>(),
        "tools": puzzle.tools.iter().map(tool).collect::<Vec<_>>(),
    })
}

fn operand(operand: &Operand) -> Value {
    json!({ "name": operand.name, "help": say(&operand.help), "is_optional": operand.is_optional })
}

fn flag(flag: &Flag) -> Value {
    let (kind, choices) = match &flag.kind {
        FlagKind::Switch => ("switch", None),
        FlagKind::Number { .. } => ("number", None),
        FlagKind::Memory => ("memory", None),
        FlagKind::Choice(words) => ("choice", Some(words.clone())),
        FlagKind::Pair(_) => ("pair", None),
        FlagKind::Word(_) => ("word", None),
        FlagKind::Several(_) => ("several", None),
        FlagKind::Text(_) => ("text", None),
    };
    json!({ "name": flag.name, "kind": kind, "choices": choices, "value": flag.value_name(), "help": say(&flag.help) })
}

fn solver(solver: &Solver) -> Value {
    let can: Vec<&str> = solver.can.iter().map(|ability| ability.name()).collect();
    json!({ "name": solver.name, "idea": say(&solver.idea), "can": can, "twin": solver.twin })
}

fn tool(tool: &Tool) -> Value {
    let makes = matches!(tool.deed, Deed::Make(_));
    json!({ "name": tool.name, "about": say(&tool.about), "makes": makes, "flags": tool.flags.iter().map(flag).collect::<Vec<_>>() })
}
