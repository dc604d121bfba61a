//! `FlatZinc`: the small language into which `MiniZinc` translates models for solvers, as far as integers and Booleans go.
//!
//! ```text
//! var 1..4: x :: output_var;
//! array [1..2] of var int: q :: output_array([1..2]) = [x, 3];
//! constraint int_lin_le([1, -1], [x, y], 0);
//! solve minimize y;
//! ```
//!
//! [`items`] reads the text, [`scope`] makes variables of it, and [`constraints`] makes conditions. They are those of any other model, so
//! every solver, picture and question is there for `FlatZinc` too. What differs is how answers are written: [`answer`].

mod answer;
mod constraints;
mod items;
mod scope;

use registry::{Bounds, Error};

use super::statement::Model;

pub(super) use answer::FlatZinc;

/// Is a text `FlatZinc` rather than a model of our own language?
pub(super) fn is_it(text: &str) -> bool {
    const FIRST: [&str; 8] = ["predicate", "var", "array", "int", "bool", "set", "constraint", "solve"];
    let mut lines = text.lines().map(|line| line.split('%').next().unwrap_or_default().trim_start());
    let first = lines.find(|line| !line.is_empty()).unwrap_or_default();
    let word = first.split(|sign: char| !sign.is_ascii_alphabetic()).next().unwrap_or_default();
    let next = first[word.len()..].trim_start().chars().next();
    // `int: n = 3;`, but `int in 1..3` is no FlatZinc.
    let is_typed = matches!(word, "int" | "bool") && next != Some(':');
    FIRST.contains(&word) && !is_typed
}

/// Reads `FlatZinc` that is no larger than the caller can bear.
pub(super) fn read(text: &str, bounds: &Bounds) -> Result<Model, Error> {
    let items = items::read(text)?;
    scope::Scope::new(bounds).model(text, &items)
}

#[cfg(test)]
mod tests;
