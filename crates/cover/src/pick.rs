//! The choices of a search for covers, and what such searches have in common.

use std::fmt;

use backtrail::Problem;

/// A choice: an option, or that an item gets no more of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Pick(u32);

impl Pick {
    /// The item asked has enough.
    pub(crate) const NO_MORE: Pick = Pick(u32::MAX);

    /// This option.
    pub(crate) fn of(option: u32) -> Self {
        Pick(option)
    }

    /// The option, unless it says that there are enough.
    pub fn option(self) -> Option<u32> {
        (self != Pick::NO_MORE).then_some(self.0)
    }
}

impl fmt::Display for Pick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.option() {
            Some(option) => option.fmt(f),
            None => f.write_str("–"),
        }
    }
}

/// A search for covers that goes choice by choice.
pub trait Stepped: Problem<Choice = Pick, Choices = std::vec::IntoIter<Pick>, Solution = Vec<u32>> + Clone {
    /// The choices so far, in order.
    fn chosen(&self) -> &[Pick];

    /// An item that this choice would leave with fewer options than it needs, if there is one: why it is refused.
    fn starved(&self, pick: Pick) -> Option<usize>;
}
