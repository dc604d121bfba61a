//! A search shared by several threads, with the counts, the statistics and the order of one.
//!
//! The tree is not cut beforehand, since subtrees are uneven. One worker starts with all of it; a worker with nothing to do
//! waits, and whoever sees it waiting gives away what is still to be tried at its node nearest to the root (a `Rest`).
//! What is given comes, in the order of the tree, right after all that the giver keeps, so the jobs form a list in
//! that order:
//!
//! ```text
//!     job 0 ──► job 2 ──► job 1          job 0 gave away job 1, then job 2
//!     ▲ the caller reads here
//! ```
//!
//! The caller's thread reads the jobs' batches of solutions and statistics from the head of the list, so it sees what
//! one thread would have seen. Workers far ahead of it wait when too many solutions are buffered; the head never does,
//! and so somebody always goes on.
//!
//! When a limit falls inside a batch, that batch is walked again by the caller up to the limit: answers do not depend on
//! the number of threads, and what other threads found beyond the limit is dropped.

mod jobs;
mod worker;

use std::ops::ControlFlow;
use std::thread::{Scope, ScopedJoinHandle};
use std::time::{Duration, Instant};

use self::jobs::{Batch, Jobs, Next, Start};
use self::worker::Cut;
use crate::monitor::{Monitor, Progress};
use crate::observers::Counter;
use crate::outcome::{Limit, Outcome, Stats, Status};
use crate::path::Path;
use crate::problem::Problem;
use crate::search::{Limits, Search};

/// A search on several threads, with the answers of [`Search`]: the same counts, the same solutions in the same order.
///
/// One thing differs: a count that time or a [`Monitor`] stops has counted all that any thread came to, in several places
/// of the tree, so it has no one path to go on from.
///
/// ```
/// use backtrail::{Search, Threads};
/// # use backtrail::doc::FourQueens;
/// let one = Search::new(FourQueens::default()).count();
/// let two = Threads::new(FourQueens::default(), 2).count();
/// assert_eq!(one, two);
/// ```
pub struct Threads<P> {
    problem: P,
    threads: usize,
    limits: Limits,
    monitor: Monitor,
}

/// Sees solutions. By reference, since all that reads the workers would be compiled anew for each type of it.
type Visitor<'a, P> = &'a mut dyn FnMut(<P as Problem>::Solution) -> ControlFlow<()>;

/// How often the caller's thread looks at the clock and the monitor while it waits.
const PULSE: Duration = Duration::from_millis(20);

impl<P> Threads<P>
where
    P: Problem<Choice: Send, Choices: Send, Solution: Send> + Clone + Send,
{
    /// A search through the tree of `problem` by this many threads, one at least.
    pub fn new(problem: P, threads: usize) -> Self {
        Threads { problem, threads: threads.max(1), limits: Limits::default(), monitor: Monitor::default() }
    }

    /// Sets what the search may spend.
    #[must_use]
    pub fn limits(mut self, limits: Limits) -> Self {
        self.limits = limits;
        self
    }

    /// Lets `monitor` cancel this search and read its progress.
    #[must_use]
    pub fn monitor(mut self, monitor: &Monitor) -> Self {
        self.monitor = monitor.clone();
        self
    }

    /// Counts the solutions.
    pub fn count(&self) -> Outcome<P::Choice> {
        self.run(false, &mut |_| ControlFlow::Continue(()))
    }

    /// The first solution.
    pub fn first(&self) -> Option<P::Solution> {
        self.take(1).pop()
    }

    /// The first `n` solutions.
    pub fn take(&self, n: usize) -> Vec<P::Solution> {
        let mut taken = Vec::new();
        if n > 0 {
            self.each(|solution| {
                taken.push(solution);
                if taken.len() < n { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
            });
        }
        taken
    }

    /// Shows every solution to `visitor`, in the order of one thread, until it breaks off.
    pub fn each(&self, mut visitor: impl FnMut(P::Solution) -> ControlFlow<()>) -> Outcome<P::Choice> {
        self.run(true, &mut visitor)
    }

    /// Runs the workers and reads what they bring.
    fn run(&self, listing: bool, visitor: Visitor<'_, P>) -> Outcome<P::Choice> {
        let jobs = Jobs::new(self.threads);
        let short = listing || self.limits.solutions.is_some() || self.limits.visits.is_some();
        let cut = Cut { listing, short };
        let mut reader = Reader {
            search: self,
            listing,
            visitor,
            deadline: self.limits.time.and_then(|time| Instant::now().checked_add(time)),
            solutions: 0,
            stats: Stats::zero(),
            at: None,
        };
        // What stops one thread before the root stops many: not even their first few thousand visits are made.
        let stopped = match self.limits.solutions {
            Some(0) => Some(Status::Found),
            _ => reader.poll(&jobs).map(Status::Stopped),
        };
        let walk = || {
            std::thread::scope(|scope| {
                let enough = Enough(&jobs);
                let start = |_| {
                    let (problem, jobs) = (self.problem.clone(), &jobs);
                    // A machine that gives no more threads has enough with fewer.
                    let spawned = spawn(scope, Box::new(move || worker::work(&problem, jobs, cut)));
                    spawned.inspect_err(|_| jobs.leave()).ok()
                };
                let workers: Vec<_> = (0..self.threads).filter_map(start).collect();
                assert!(!workers.is_empty(), "this machine gives not a single thread");
                let status = reader.read(&jobs);
                drop(enough);
                for worker in workers {
                    if let Err(panic) = worker.join() {
                        std::panic::resume_unwind(panic);
                    }
                }
                status
            })
        };
        let status = stopped.unwrap_or_else(walk);
        let at = if status == Status::Exhausted { None } else { reader.at };
        Outcome { status, solutions: reader.solutions, stats: reader.stats, at }
    }
}

/// A thread that does this. Not generic, so that the machinery of threads is compiled here and not again for each problem.
fn spawn<'scope>(
    scope: &'scope Scope<'scope, '_>,
    work: Box<dyn FnOnce() + Send + 'scope>,
) -> std::io::Result<ScopedJoinHandle<'scope, ()>> {
    std::thread::Builder::new().spawn_scoped(scope, work)
}

/// Stops the workers when the caller has read enough, even if its visitor panics: nobody must work for it.
struct Enough<'a, P: Problem + Clone>(&'a Jobs<P>);

impl<P: Problem + Clone> Drop for Enough<'_, P> {
    fn drop(&mut self) {
        self.0.stop();
    }
}

/// The caller's side: reads batches in the order of the tree and adds them up.
struct Reader<'a, P: Problem> {
    search: &'a Threads<P>,
    listing: bool,
    visitor: Visitor<'a, P>,
    deadline: Option<Instant>,
    solutions: u128,
    stats: Stats,
    at: Option<Path<P::Choice>>,
}

impl<P> Reader<'_, P>
where
    P: Problem<Choice: Send, Choices: Send, Solution: Send> + Clone + Send,
{
    fn read(&mut self, jobs: &Jobs<P>) -> Status {
        loop {
            if let Some(limit) = self.poll(jobs) {
                return self.stop(jobs, limit);
            }
            match jobs.next(PULSE) {
                Next::Batch(batch) if self.fits(&batch) => {
                    if self.add(batch).is_break() {
                        return Status::Found;
                    }
                }
                Next::Batch(batch) => return self.walk_again(&batch),
                // Only a worker that panics stops the others while the caller reads; its panic is passed on.
                Next::Unstarted(_) | Next::Nothing if jobs.is_stopped() => return Status::Found,
                Next::Unstarted(_) | Next::Nothing => {}
                Next::End => return Status::Exhausted,
            }
        }
    }

    /// Does something outside the tree stop the search? Tells the monitor what it wants to know.
    fn poll(&self, jobs: &Jobs<P>) -> Option<Limit> {
        let monitor = &self.search.monitor;
        if monitor.wants_progress() {
            let (visits, solutions, share) = jobs.progress();
            monitor.tell(Progress { visits, solutions, share });
        }
        if monitor.is_cancelled() {
            return Some(Limit::Cancel);
        }
        if self.search.limits.visits == Some(0) {
            return Some(Limit::Visits);
        }
        (self.deadline? <= Instant::now()).then_some(Limit::Time)
    }

    /// Stops the workers and reads what they have: of a plain count all of it; of a listing, or where a limit of the tree may
    /// come first, from the head of the list on, up to the first gap, as one thread would have come to it.
    fn stop(&mut self, jobs: &Jobs<P>, limit: Limit) -> Status {
        jobs.stop();
        let Limits { solutions, visits, .. } = self.search.limits;
        if !self.listing && solutions.is_none() && visits.is_none() {
            let (batches, finished) = jobs.rest_after_stop();
            for batch in batches {
                let _ = self.add(batch);
            }
            self.at = None; // several places, not one
            return if finished { Status::Exhausted } else { Status::Stopped(limit) };
        }
        loop {
            match jobs.next_after_stop() {
                Next::Batch(batch) if self.fits(&batch) => {
                    if self.add(batch).is_break() {
                        return Status::Found;
                    }
                }
                Next::Batch(batch) => return self.walk_again(&batch),
                // A path names a stop only right after a visit, so the gap begins with one if it has any. (A job that
                // was read to its end leaves no path, so `at` does not tell whether anything was visited.)
                Next::Unstarted(start) if self.stats.visits != Some(0) => {
                    let one = Limits { visits: Some(1), ..self.left() };
                    match self.walk_part(&start, one, self.listing) {
                        Status::Exhausted => jobs.skip_head(),
                        Status::Found => return Status::Found,
                        Status::Stopped(_) => return Status::Stopped(limit),
                    }
                }
                Next::Unstarted(_) | Next::Nothing => return Status::Stopped(limit),
                Next::End => return Status::Exhausted,
            }
        }
    }

    /// Is the whole batch within the limits?
    fn fits(&self, batch: &Batch<P>) -> bool {
        let visits = self.stats.visits.zip(batch.stats.visits).map_or(0, |(so_far, more)| so_far + more);
        self.search.limits.solutions.is_none_or(|limit| self.solutions + batch.solutions < limit)
            && self.search.limits.visits.is_none_or(|limit| visits < limit)
    }

    fn add(&mut self, batch: Batch<P>) -> ControlFlow<()> {
        if self.listing {
            for (i, solution) in batch.listed.into_iter().enumerate() {
                if (self.visitor)(solution).is_break() {
                    // The caller has enough: count what led to this solution and no more.
                    let enough = Limits { solutions: Some(i as u128 + 1), ..Limits::default() };
                    self.walk_part(&batch.start, enough, false);
                    return ControlFlow::Break(());
                }
            }
        }
        self.solutions = self.solutions.checked_add(batch.solutions).expect("more than 2^128 solutions");
        self.stats += &batch.stats;
        self.at = batch.end.or(self.at.take());
        ControlFlow::Continue(())
    }

    /// Walks a batch again up to the limit that falls inside it.
    fn walk_again(&mut self, batch: &Batch<P>) -> Status {
        self.walk_part(&batch.start, self.left(), self.listing)
    }

    /// What is left of the limits, as far as they are about the tree.
    fn left(&self) -> Limits {
        let limits = self.search.limits;
        Limits {
            solutions: limits.solutions.map(|limit| limit - self.solutions),
            visits: limits.visits.map(|limit| limit - self.stats.visits.unwrap_or(0)),
            time: None,
        }
    }

    fn walk_part(&mut self, start: &Start<P>, limits: Limits, show: bool) -> Status {
        let mut search = Search::over(start.walk(self.search.problem.clone()), Counter::default()).limits(limits);
        let outcome = search.each(|solution| if show { (self.visitor)(solution) } else { ControlFlow::Continue(()) });
        self.solutions += outcome.solutions;
        self.stats += &outcome.stats;
        self.at = outcome.at;
        outcome.status
    }
}
