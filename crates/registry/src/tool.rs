//! What else can be done with the instances of a puzzle: make new ones, change them, tell of them.

use std::ops::Range;
use std::sync::Arc;

use backtrail::Text;

use crate::{Error, Flag, Flags, Solution};

/// A tool: a command below the puzzle's own, such as `backtrail sudoku generate`.
#[derive(Clone)]
pub struct Tool {
    /// One word.
    pub name: String,
    /// One sentence.
    pub about: Text,
    /// What may be said to it.
    pub flags: Vec<Flag>,
    /// What it does.
    pub deed: Deed,
    /// What to advise if these flags ask for what is hardly ever made.
    pub advice: Option<Advice>,
}

/// One sentence of advice on flags, if there is any to give.
pub type Advice = fn(&Flags) -> Option<Text>;

/// What a tool does.
#[derive(Clone)]
pub enum Deed {
    /// Makes instances out of nothing. What comes of an attempt depends on the flags and on its number alone.
    Make(Arc<Make>),
    /// Makes something of an instance given by its text.
    Change(Arc<Change>),
}

/// Makes what comes of the attempts with these numbers, in their order: one instance each, or none. It asks now and then
/// whether to stop, and may then return fewer.
pub type Make = dyn Fn(&Flags, Range<u64>, &dyn Fn() -> bool) -> Result<Vec<Made>, Error> + Send + Sync;

/// Makes something of the instance in a text; if it is told to stop, as far as it came.
pub type Change = dyn Fn(&str, &Flags, &dyn Fn() -> bool) -> Result<Made, Error> + Send + Sync;

/// What a tool made.
pub struct Made {
    /// To be drawn, or written as a line.
    pub shown: Box<dyn Solution>,
    /// What there is to say of it.
    pub facts: Vec<Remark>,
}

/// Something to say of what was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// What it is about, as programs read it: `difficulty`.
    pub name: &'static str,
    /// A word or a number, as programs read it: `pairs`.
    pub value: String,
    /// The same for a person, in a few words.
    pub text: Text,
}

impl Remark {
    /// A remark.
    pub fn new(name: &'static str, value: impl ToString + Copy, text: Text) -> Self {
        Remark { name, value: value.to_string(), text }
    }
}
