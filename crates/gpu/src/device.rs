//! What a device does for a count: it lists the keys of some column sets, keeps them, and joins them with leaves, job by job.
//!
//! A **job** is a set and a prefix, the first rows of a path; as long as lists are short, prefixes have no rows and a job is a set. What
//! does not fit is told, and nothing of it is counted: [`crate::batches`] then asks for less at a time.

use std::ops::Range;

use backtrail::Text;

use crate::columns::{Board, Set};

/// The share of its room that something took, by that part of it that is fullest.
pub(crate) type Used = f64;

/// Why a device did not do what it was asked.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Trouble {
    /// Lists are longer than the room for them.
    Overflow,
    /// It cannot go on, for this reason.
    Failed(Text),
}

/// A device, or what stands for one in tests.
pub(crate) trait Device: Send {
    /// Lists the keys of these sets, in place of what was listed before; all sums are zero.
    fn list(&mut self, board: &Board, sets: &[Set]) -> Result<Used, Trouble>;

    /// Joins jobs of the sets that were listed: job j is prefix `j % jobs` of set `j / jobs`.
    fn join(&mut self, jobs: Range<u64>) -> Result<Used, Trouble>;

    /// The pairs of each set that was listed, in the jobs that were joined: see [`crate::twin::pairs`].
    fn sums(&mut self) -> Result<Vec<u64>, Trouble>;

    /// How many jobs a set has.
    fn jobs(&self) -> u64;

    /// How many sets, and how many jobs, it would begin with.
    fn guess(&self) -> (usize, u64);

    /// Takes prefixes of a row more, so that jobs become smaller; false if they cannot. What was listed is lost.
    fn deepen(&mut self) -> Result<bool, Trouble>;

    /// What was measured.
    fn report(&self) -> Report {
        Report::default()
    }
}

/// What a device has measured.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Report {
    /// What it is called.
    pub device: String,
    /// Seconds of its kernels: listing keys, listing leaves, filtering, joining.
    pub kernels: [f64; 4],
    /// The room that it took, in bytes.
    pub memory: u64,
    /// The rows of a prefix.
    pub prefix: u32,
    /// How often lists did not fit.
    pub overflows: u64,
}
