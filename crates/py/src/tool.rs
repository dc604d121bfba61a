//! What else can be done with instances: tools that make or change them, and the checker of somebody's solution.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use registry::{Bounds, Deed, Made};

use backtrail::Monitor;

use crate::case::{GivenFlags, entry, read_flags};
use crate::error::raised;
use crate::solution::Solution;
use crate::wait::attended;

/// The number of attempts in a row that may make nothing.
const PATIENCE: u64 = 100_000;
/// Attempts at a time.
const GROUP: u64 = 16;

/// Something made, and what there is to say of it.
type Shown<'py> = (Solution, Vec<(&'static str, String)>);

fn shown(made: Made) -> Shown<'static> {
    let facts = made.facts.into_iter().map(|fact| (fact.name, fact.value));
    (Solution::of(&*made.shown), facts.collect())
}

/// Makes `count` instances with the tool of this name.
#[pyfunction]
pub(crate) fn make(
    py: Python<'_>,
    puzzle: &str,
    tool: &str,
    flags: GivenFlags,
    count: u64,
) -> PyResult<Vec<Shown<'static>>> {
    let puzzle = entry(py, puzzle)?;
    let found =
        puzzle.tool(tool).ok_or_else(|| PyValueError::new_err(format!("{} has no tool '{tool}'", puzzle.name)))?;
    let flags = read_flags(py, &found.flags, flags)?;
    let Deed::Make(make) = found.deed.clone() else {
        return Err(PyValueError::new_err(format!("{tool} makes nothing out of nothing")));
    };
    let monitor = Monitor::default();
    let watched = monitor.clone();
    let done = attended(py, &monitor, None, move || {
        let (mut all, mut next, mut in_vain) = (Vec::new(), 0, 0);
        while (all.len() as u64) < count && in_vain < PATIENCE && !watched.is_cancelled() {
            let made = make(&flags, next..next + GROUP, &|| watched.is_cancelled())?;
            next += GROUP;
            in_vain = if made.is_empty() { in_vain + GROUP } else { 0 };
            let left = (count - all.len() as u64) as usize;
            all.extend(made.into_iter().take(left).map(shown));
        }
        Ok(all)
    })?;
    if let Some(error) = done.interrupted {
        return Err(error);
    }
    done.result.map_err(|error| raised(py, &error))
}

/// Makes something of the instance in a text with the tool of this name.
#[pyfunction]
pub(crate) fn change(
    py: Python<'_>,
    puzzle: &str,
    tool: &str,
    flags: GivenFlags,
    text: String,
) -> PyResult<Shown<'static>> {
    let puzzle = entry(py, puzzle)?;
    let found =
        puzzle.tool(tool).ok_or_else(|| PyValueError::new_err(format!("{} has no tool '{tool}'", puzzle.name)))?;
    let flags = read_flags(py, &found.flags, flags)?;
    let Deed::Change(change) = found.deed.clone() else {
        return Err(PyValueError::new_err(format!("{tool} takes no instance")));
    };
    let monitor = Monitor::default();
    let watched = monitor.clone();
    let done = attended(py, &monitor, None, move || change(&text, &flags, &|| watched.is_cancelled()).map(shown))?;
    if let Some(error) = done.interrupted {
        return Err(error);
    }
    done.result.map_err(|error| raised(py, &error))
}

/// Checks a solution that somebody brings, complete or not.
#[pyfunction]
pub(crate) fn check<'py>(py: Python<'py>, puzzle: &str, text: &str, flags: GivenFlags) -> PyResult<Bound<'py, PyDict>> {
    let puzzle = entry(py, puzzle)?;
    let flags = read_flags(py, &puzzle.check_flags, flags)?;
    let verdict = py.detach(|| puzzle.check(text, &flags, &Bounds::NONE)).map_err(|error| raised(py, &error))?;
    let told = PyDict::new(py);
    told.set_item("is_solution", verdict.is_legal() && verdict.complete)?;
    told.set_item("is_legal", verdict.is_legal())?;
    told.set_item("is_complete", verdict.complete)?;
    told.set_item("summary", words::say(&verdict.summary))?;
    told.set_item("conflicts", verdict.conflicts.iter().map(words::say).collect::<Vec<_>>())?;
    told.set_item("total", verdict.total)?;
    Ok(told)
}
