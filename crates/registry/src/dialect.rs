//! Answers in the language of a program that asks: a solver that is called by another program writes what that program reads.

use crate::{Outcome, Solution};

/// How answers are written for another program, if nobody asks for another format.
pub trait Dialect {
    /// A solution, with whatever ends it.
    fn solution(&self, solution: &dyn Solution) -> String;

    /// What comes after the last solution, and says how the search ended.
    fn end(&self, outcome: &Outcome) -> &'static str;

    /// A counter, if counters are asked for.
    fn counter(&self, name: &str, value: &str) -> String;
}
