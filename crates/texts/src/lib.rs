//! Problems that are written as texts.
//!
//! [`cover`] reads exact covers: Knuth's format, matrices of 0 and 1, and texts with templates and pictures of pieces.
//! [`model`] reads constraint models: variables, conditions, and what is to be smallest or largest.

pub mod cover;
pub mod model;

use backtrail::text;
use registry::Error;

/// What is wrong with the value of a flag: its place is one in that value, and in nothing else that is read.
fn in_flag(flag: &str, error: &Error) -> Error {
    Error::new(error.code(), text!("registry-flag-why", flag = flag, why = error.text().clone()))
}
