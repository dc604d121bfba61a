//! The command `backtrail` that comes with the package.

use std::ffi::OsString;
use std::process::ExitCode;

use pyo3::prelude::*;

/// Runs the command line with these arguments, of which the first is the name of the program; returns the exit code.
#[pyfunction]
pub(crate) fn command(py: Python<'_>, arguments: Vec<OsString>) -> u8 {
    let end = py.detach(|| cli::run(crate::registry(), arguments));
    // An exit code can be made of a number and compared, and that is all.
    (0..=u8::MAX).find(|&code| ExitCode::from(code) == end).unwrap_or(1)
}
