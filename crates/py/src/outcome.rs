//! How a search ended, as a dictionary; the package makes an object of it.

use backtrail::Status;
use num_bigint::BigUint;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyInt, PyList};
use registry::{Count, Fact, Finding, Outcome, Rank};
use words::say;

/// A number of any size as Python's own.
pub(crate) fn int<'py>(py: Python<'py>, count: &Count) -> PyResult<Bound<'py, PyAny>> {
    if let Some(small) = count.to_u128().and_then(|count| u64::try_from(count).ok()) {
        return Ok(small.into_pyobject(py)?.into_any());
    }
    // Not by its decimal digits: Python refuses to read more than some thousand.
    let number: BigUint = count.to_string().parse().expect("a count is written in digits");
    py.get_type::<PyInt>().call_method1("from_bytes", (PyBytes::new(py, &number.to_bytes_le()), "little"))
}

/// All that is known of a search that ended.
pub(crate) fn told<'py>(py: Python<'py>, outcome: &Outcome) -> PyResult<Bound<'py, PyDict>> {
    let told = PyDict::new(py);
    told.set_item("status", outcome.status.name())?;
    if let Status::Stopped(limit) = outcome.status {
        told.set_item("stopped_by", limit.to_string())?;
    }
    told.set_item("solutions", int(py, &outcome.solutions)?)?;
    told.set_item("visits", outcome.stats.visits)?;
    told.set_item("checks", outcome.stats.checks)?;
    told.set_item("rejections", outcome.stats.rejections)?;
    told.set_item("dead_ends", outcome.stats.dead_ends)?;
    told.set_item("profile", outcome.stats.profile.clone())?;
    told.set_item("at", outcome.at.as_ref().map(ToString::to_string))?;
    Ok(told)
}

/// What was found out beside solutions: by its name, what it is, what a person reads, and whether it is the answer.
pub(crate) fn findings<'py>(py: Python<'py>, findings: &[Finding]) -> PyResult<Bound<'py, PyList>> {
    let list = PyList::empty(py);
    for finding in findings {
        let value = match &finding.value {
            Fact::Number(number) => number.into_pyobject(py)?.into_any(),
            Fact::Numbers(numbers) => numbers.into_pyobject(py)?.into_any(),
            Fact::Text(text) => text.into_pyobject(py)?.into_any(),
            Fact::Words(words) => words.into_pyobject(py)?.into_any(),
        };
        list.append((finding.key, value, say(&finding.text), finding.rank == Rank::Answer))?;
    }
    Ok(list)
}
