//! How far a run has come.

use backtrail::Address;
use registry::Counted;

use crate::Manifest;

/// How far a search along a walk has come.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Place {
    /// The last node entered.
    pub at: Option<Address>,
    /// What was counted up to there.
    pub counted: Counted,
    /// How many bytes of its file are vouched for.
    pub bytes: u64,
    /// The share of the tree that is done.
    pub share: f64,
    /// Has it ended by itself?
    pub is_done: bool,
}

/// How a run stands.
#[derive(Clone, Debug)]
pub struct Standing {
    /// What it is about.
    pub manifest: Manifest,
    /// What was counted so far.
    pub counted: Counted,
    /// Which units are complete, for a count.
    pub units: Vec<usize>,
    /// The share of the work that is done, between 0 and 1.
    pub share: f64,
    /// Is all of it done?
    pub is_done: bool,
    /// Does a process work on it now?
    pub is_running: bool,
    /// The time that was spent on it, in seconds, all sittings together.
    pub seconds: f64,
    /// How often it was begun or resumed.
    pub sittings: u64,
    /// The last machine that worked on it, and the version of its program.
    pub machine: String,
    /// The share that is done in a second, as the last sitting shows.
    pub rate: Option<f64>,
}

impl Standing {
    /// The seconds that are left at this rate.
    pub fn left(&self) -> Option<f64> {
        let rate = self.rate.filter(|rate| *rate > 0.0 && !self.is_done)?;
        Some((1.0 - self.share).max(0.0) / rate)
    }
}
