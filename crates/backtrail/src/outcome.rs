//! How a search ended, and what it counted.

use std::fmt;
use std::ops::AddAssign;

use crate::path::Path;

/// How a search ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome<C> {
    /// Found, exhausted or stopped.
    pub status: Status,
    /// How many solutions were found.
    pub solutions: u128,
    /// What was counted on the way.
    pub stats: Stats,
    /// The last node entered, when the search is not exhausted: [`Search::resume`](crate::Search::resume) goes on
    /// from there. `None` when it is exhausted, was stopped before the root, or by its observer, which may pause anywhere:
    /// then only the same search can go on.
    pub at: Option<Path<C>>,
}

/// The three ways in which a search ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// As many solutions as were asked for; there may be more.
    Found,
    /// The whole tree was walked: there are no more solutions.
    Exhausted,
    /// A limit came first.
    Stopped(Limit),
}

/// What stopped a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// It entered as many nodes as it was allowed.
    Visits,
    /// Its time was up.
    Time,
    /// Somebody called [`Monitor::cancel`](crate::Monitor::cancel).
    Cancel,
    /// It would have held more memory than it may. Only solvers that keep much hold themselves to it.
    Memory,
    /// Its observer asked for a pause.
    Observer,
}

impl Status {
    /// One word: `found`, `exhausted` or `stopped`.
    pub fn name(self) -> &'static str {
        match self {
            Status::Found => "found",
            Status::Exhausted => "exhausted",
            Status::Stopped(_) => "stopped",
        }
    }
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Limit::Visits => "the visit limit",
            Limit::Time => "the time limit",
            Limit::Cancel => "an interrupt",
            Limit::Memory => "the memory limit",
            Limit::Observer => "the observer",
        })
    }
}

/// The counters of a search, with the same meaning everywhere.
///
/// A counter that a solver does not keep is `None`, never zero. Statistics add: those of the parts of a tree sum to
/// those of the whole, which is all that threads and shards need to agree on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// States entered, the root and the solutions included.
    pub visits: Option<u64>,
    /// Choices tried.
    pub checks: Option<u64>,
    /// Choices refused. For a whole tree, checks = rejections + visits − 1.
    pub rejections: Option<u64>,
    /// Visited states that are no solution and have no accepted choice.
    pub dead_ends: Option<u64>,
    /// Visits per depth; the root has depth 0.
    pub profile: Option<Vec<u64>>,
}

impl Stats {
    /// Every counter is kept and is zero so far.
    pub fn zero() -> Self {
        let zero = Some(0);
        Stats { visits: zero, checks: zero, rejections: zero, dead_ends: zero, profile: Some(Vec::new()) }
    }

    /// The greatest depth of a visited state.
    pub fn max_depth(&self) -> Option<usize> {
        self.profile.as_ref()?.len().checked_sub(1)
    }
}

/// Adds counter by counter; one that either side does not keep is not kept in the sum.
///
/// # Panics
///
/// If a counter passes 2⁶⁴.
impl AddAssign<&Stats> for Stats {
    fn add_assign(&mut self, other: &Stats) {
        let add = |a: Option<u64>, b: Option<u64>| Some(plus(a?, b?));
        self.visits = add(self.visits, other.visits);
        self.checks = add(self.checks, other.checks);
        self.rejections = add(self.rejections, other.rejections);
        self.dead_ends = add(self.dead_ends, other.dead_ends);
        self.profile = match (self.profile.take(), &other.profile) {
            (Some(mut mine), Some(theirs)) => {
                if mine.len() < theirs.len() {
                    mine.resize(theirs.len(), 0);
                }
                mine.iter_mut().zip(theirs).for_each(|(m, t)| *m = plus(*m, *t));
                Some(mine)
            }
            _ => None,
        };
    }
}

fn plus(a: u64, b: u64) -> u64 {
    a.checked_add(b).expect("a counter passes 2^64")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn statistics_add_and_the_longer_profile_wins() {
        let mut sum = Stats { profile: Some(vec![1, 2]), ..Stats::zero() };
        sum += &Stats { visits: Some(3), profile: Some(vec![0, 1, 2]), ..Stats::zero() };
        assert_eq!(sum, Stats { visits: Some(3), profile: Some(vec![1, 3, 2]), ..Stats::zero() });
        assert_eq!(sum.max_depth(), Some(2));
    }

    #[test]
    fn a_counter_that_one_side_does_not_keep_is_left_out() {
        let mut sum = Stats::zero();
        sum += &Stats { visits: Some(1), ..Stats::default() };
        assert_eq!(sum, Stats { visits: Some(1), ..Stats::default() });
    }

    #[test]
    #[should_panic(expected = "passes 2^64")]
    fn overflow_is_not_silent() {
        let mut sum = Stats { visits: Some(u64::MAX), ..Stats::default() };
        sum += &Stats { visits: Some(1), ..Stats::default() };
    }
}
