//! Stopping a search, and seeing how far it is, from another thread.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// A handle on a running search: cancels it and reads its progress.
///
/// Clones are the same handle. A search looks at its monitor every few thousand visits.
///
/// ```
/// use backtrail::{Limit, Monitor, Search, Status};
/// # use backtrail::doc::FourQueens;
/// let monitor = Monitor::default();
/// let mut search = Search::new(FourQueens::default()).monitor(&monitor);
/// monitor.cancel(); // usually from another thread
/// assert_eq!(search.count().status, Status::Stopped(Limit::Cancel));
/// ```
#[derive(Clone, Debug)]
pub struct Monitor {
    shared: Arc<Shared>,
    /// What each solution counts.
    weight: u64,
    /// What was done another time.
    before: Progress,
}

impl Default for Monitor {
    fn default() -> Self {
        Monitor { shared: Arc::default(), weight: 1, before: Progress::default() }
    }
}

#[derive(Debug, Default)]
struct Shared {
    cancelled: AtomicBool,
    /// Somebody reads the share: it costs the search a walk to its root and back, so it is made on demand.
    wanted: AtomicBool,
    visits: AtomicU64,
    solutions: AtomicU64,
    share: AtomicU64,
}

/// How far a search is.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Progress {
    /// Nodes entered.
    pub visits: u64,
    /// Solutions found.
    pub solutions: u64,
    /// The share of the tree that is done: see [`Walk::share`](crate::Walk::share).
    pub share: f64,
}

impl Monitor {
    /// The same handle for a solver that finds one of `weight` equivalent solutions for all of them.
    #[must_use]
    pub fn weighing(&self, weight: u64) -> Self {
        Monitor { weight: self.weight * weight, ..self.clone() }
    }

    /// The same handle for a search that goes on with another: what that had done is a part of all that is told.
    #[must_use]
    pub fn after(&self, before: Progress) -> Self {
        Monitor { before, ..self.clone() }
    }

    /// Asks the search to stop.
    pub fn cancel(&self) {
        self.shared.cancelled.store(true, Ordering::Relaxed);
    }

    /// Was it asked to stop?
    pub fn is_cancelled(&self) -> bool {
        self.shared.cancelled.load(Ordering::Relaxed)
    }

    /// How far the search was when it last told; asks it to tell again.
    pub fn progress(&self) -> Progress {
        self.shared.wanted.store(true, Ordering::Relaxed);
        Progress {
            visits: self.shared.visits.load(Ordering::Relaxed),
            solutions: self.shared.solutions.load(Ordering::Relaxed),
            share: f64::from_bits(self.shared.share.load(Ordering::Relaxed)),
        }
    }

    /// Does somebody wait for news? True once for each time that [`progress`](Monitor::progress) was read.
    pub fn wants_progress(&self) -> bool {
        self.shared.wanted.load(Ordering::Relaxed) && self.shared.wanted.swap(false, Ordering::Relaxed)
    }

    /// Tells how far the search is: for solvers, which all report here.
    pub fn tell(&self, progress: Progress) {
        let Progress { visits, solutions, share } = self.before;
        let solutions = progress.solutions.saturating_mul(self.weight).saturating_add(solutions);
        self.shared.visits.store(progress.visits.saturating_add(visits), Ordering::Relaxed);
        self.shared.solutions.store(solutions, Ordering::Relaxed);
        self.shared.share.store((share + (1.0 - share) * progress.share).to_bits(), Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_weight_counts_each_solution_several_times_and_what_was_before_counts_too() {
        let monitor = Monitor::default();
        monitor.weighing(2).tell(Progress { visits: 10, solutions: 3, share: 0.5 });
        assert_eq!(monitor.progress(), Progress { visits: 10, solutions: 6, share: 0.5 });
        let later = monitor.after(Progress { visits: 5, solutions: 1, share: 0.5 });
        later.weighing(2).tell(Progress { visits: 10, solutions: 3, share: 0.5 });
        assert_eq!(monitor.progress(), Progress { visits: 15, solutions: 7, share: 0.75 });
        monitor.weighing(2).cancel();
        assert!(monitor.is_cancelled());
    }
}
