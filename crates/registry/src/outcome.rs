//! How a search ended, as it crosses the door.

use backtrail::{Address, Stats, Status};

use crate::Count;

/// How a search ended: what [`backtrail::Outcome`] says, without the problem's types and with counts of any size.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// How it ended.
    pub status: Status,
    /// How many solutions were found or counted.
    pub solutions: Count,
    /// What was counted on the way.
    pub stats: Stats,
    /// The last node visited, for a search that stopped and can go on from there.
    pub at: Option<Address>,
}

impl Outcome {
    /// The outcome of a solver that keeps no counters.
    pub fn bare(status: Status, solutions: impl Into<Count>) -> Self {
        Outcome { status, solutions: solutions.into(), stats: Stats::default(), at: None }
    }
}

/// Without the node where it stopped: only the problem can tell its address.
impl<C> From<backtrail::Outcome<C>> for Outcome {
    fn from(outcome: backtrail::Outcome<C>) -> Self {
        Outcome { status: outcome.status, solutions: outcome.solutions.into(), stats: outcome.stats, at: None }
    }
}
