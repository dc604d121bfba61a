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
#[derive(Clone, Debug, Default)]
pub struct Monitor(Arc<Shared>);

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
    /// Asks the search to stop.
    pub fn cancel(&self) {
        self.0.cancelled.store(true, Ordering::Relaxed);
    }

    /// Was it asked to stop?
    pub fn is_cancelled(&self) -> bool {
        self.0.cancelled.load(Ordering::Relaxed)
    }

    /// How far the search was when it last told; asks it to tell again.
    pub fn progress(&self) -> Progress {
        self.0.wanted.store(true, Ordering::Relaxed);
        Progress {
            visits: self.0.visits.load(Ordering::Relaxed),
            solutions: self.0.solutions.load(Ordering::Relaxed),
            share: f64::from_bits(self.0.share.load(Ordering::Relaxed)),
        }
    }

    /// Does somebody wait for news? True once for each time that [`progress`](Monitor::progress) was read.
    pub fn wants_progress(&self) -> bool {
        self.0.wanted.load(Ordering::Relaxed) && self.0.wanted.swap(false, Ordering::Relaxed)
    }

    /// Tells how far the search is: for solvers, which all report here.
    pub fn tell(&self, progress: Progress) {
        self.0.visits.store(progress.visits, Ordering::Relaxed);
        self.0.solutions.store(progress.solutions, Ordering::Relaxed);
        self.0.share.store(progress.share.to_bits(), Ordering::Relaxed);
    }
}
