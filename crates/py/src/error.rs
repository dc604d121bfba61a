//! What the registry says is wrong, as an exception.

use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

create_exception!(
    backtrail,
    Error,
    PyValueError,
    "What was asked cannot be done: a sentence, its `code` for programs, and the `line` and `column` where a text is wrong."
);

/// The sentence in the language that is spoken, with code and place.
pub(crate) fn raised(py: Python<'_>, error: &registry::Error) -> PyErr {
    let raised = Error::new_err(words::say(error.text()));
    let value = raised.value(py);
    let place = error.place();
    let set = || -> PyResult<()> {
        value.setattr("code", error.code())?;
        value.setattr("line", place.map(|place| place.line))?;
        value.setattr("column", place.and_then(|place| place.column))
    };
    match set() {
        Ok(()) => raised,
        Err(other) => other,
    }
}
