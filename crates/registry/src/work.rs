//! What all parts of a count by layers of states share: threads, limits of time and memory, progress.

use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use backtrail::{Limit, Progress};

use crate::{Deadline, Request};

/// A request that is being worked on.
pub struct Work<'a> {
    request: &'a Request,
    deadline: Deadline<'a>,
    /// The most memory that layers may take, and what they take, in bytes.
    memory: u64,
    held: AtomicU64,
    /// The share that is done.
    share: Mutex<f64>,
}

impl<'a> Work<'a> {
    /// The time of the request begins; its layers may take so much memory.
    pub fn new(request: &'a Request, memory: u64) -> Work<'a> {
        Work { request, deadline: Deadline::new(request), memory, held: AtomicU64::new(0), share: Mutex::new(0.0) }
    }

    /// How many threads there are.
    pub fn threads(&self) -> usize {
        self.request.threads.max(1)
    }

    /// The most memory that layers may take, in bytes.
    pub fn memory(&self) -> u64 {
        self.memory
    }

    /// Why it should end early, if it should.
    pub fn limit(&self) -> Option<Limit> {
        let is_full = self.held.load(Ordering::Relaxed) > self.memory;
        self.deadline.limit().or(is_full.then_some(Limit::Memory))
    }

    /// Should it end early?
    pub fn should_stop(&self) -> bool {
        self.limit().is_some()
    }

    /// So many bytes more are held.
    pub fn hold(&self, bytes: u64) {
        self.held.fetch_add(bytes, Ordering::Relaxed);
    }

    /// So many bytes are not held any more.
    pub fn release(&self, bytes: u64) {
        self.held.fetch_sub(bytes, Ordering::Relaxed);
    }

    /// So much more of the whole is done.
    pub fn done(&self, share: f64) {
        let mut sum = self.share.lock().unwrap_or_else(PoisonError::into_inner);
        *sum += share;
        if self.request.monitor.wants_progress() {
            self.request.monitor.tell(Progress { visits: 0, solutions: 0, share: sum.min(1.0) });
        }
    }

    /// All is done, and so many solutions were counted.
    pub fn finish(&self, solutions: u128) {
        let solutions = u64::try_from(solutions).unwrap_or(u64::MAX);
        self.request.monitor.tell(Progress { visits: 0, solutions, share: 1.0 });
    }

    /// Does a job for each number below `jobs`, on all threads, each with room of its own. The results are in the order
    /// of the jobs; `None` if it had to stop.
    pub fn each<Room, R: Send>(
        &self,
        jobs: usize,
        room: impl Fn() -> Room + Sync,
        job: impl Fn(&mut Room, usize) -> R + Sync,
    ) -> Option<Vec<R>> {
        let next = AtomicUsize::new(0);
        let run = || {
            let mut room = room();
            let mut results = Vec::new();
            loop {
                let at = next.fetch_add(1, Ordering::Relaxed);
                if at >= jobs || self.should_stop() {
                    return results;
                }
                results.push((at, job(&mut room, at)));
            }
        };
        let mut all = std::thread::scope(|scope| {
            let others: Vec<_> = (1..self.threads().min(jobs)).map(|_| scope.spawn(run)).collect();
            let mut all = run();
            for other in others {
                all.extend(other.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
            }
            all
        });
        all.sort_unstable_by_key(|&(at, _)| at);
        (all.len() == jobs).then(|| all.into_iter().map(|(_, result)| result).collect())
    }
}
