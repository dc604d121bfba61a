//! What else can be done with the instances of a puzzle: make new ones, change them, tell of them.

use std::ops::Range;

use super::{Error, Flag, Flags, Solution};

/// A tool: a command below the puzzle's own, such as `backtrail sudoku generate`.
#[derive(Clone, Copy, Debug)]
pub struct Tool {
    /// One word.
    pub name: &'static str,
    /// One sentence.
    pub about: &'static str,
    /// What may be said to it.
    pub flags: &'static [Flag],
    /// What it does.
    pub work: Work,
}

/// What a tool does.
#[derive(Clone, Copy, Debug)]
pub enum Work {
    /// Makes instances out of nothing. What comes of an attempt depends on the flags and on its number alone.
    Make(Maker),
    /// Makes something of an instance given by its text.
    Change(Changes),
}

/// Makes what comes of the attempts with these numbers, in their order: one instance each, or none. It asks now and then
/// whether to stop, and may then return fewer.
pub type Maker = fn(&Flags, Range<u64>, &dyn Fn() -> bool) -> Result<Vec<Made>, Error>;

/// Makes something of the instance in a text; if it is told to stop, as far as it came.
pub type Changes = fn(&str, &Flags, &dyn Fn() -> bool) -> Result<Made, Error>;

/// What a tool made.
#[derive(Debug)]
pub struct Made {
    /// To be drawn, or written as a line.
    pub shown: Box<dyn Solution>,
    /// What there is to say of it, each with its name: `difficulty` `pairs`.
    pub facts: Vec<(&'static str, String)>,
}
