//! What each thread does.

use super::jobs::{Batch, Jobs, Start};
use crate::observers::Counter;
use crate::problem::Problem;
use crate::search::{POLL, Pace};
use crate::walk::{Pause, Walk};

/// Listed solutions in a batch.
const SOLUTIONS: usize = 256;
/// Visits in a batch, when a limit may fall inside one.
const VISITS: u64 = 16 * POLL;

/// How a worker cuts its job into batches.
#[derive(Clone, Copy)]
pub(super) struct Cut {
    /// Keep the solutions themselves.
    pub(super) listing: bool,
    /// Keep batches short, since the reader may have to walk one again. Otherwise a job is one batch.
    pub(super) short: bool,
}

/// Takes jobs until there are none.
pub(super) fn work<P: Problem + Clone>(problem: &P, jobs: &Jobs<P>, cut: Cut) {
    let _goodbye = Goodbye(jobs);
    while let Some((number, start)) = jobs.take() {
        let worker = Worker { problem, jobs, cut, number };
        worker.walk(start);
    }
}

/// Tells the others that this thread is gone, even if it panics: nobody must wait for it, nor for what it had to do. (The reader
/// waits at the job of a thread that has panicked, so workers that wait for room behind it would wait for ever.)
struct Goodbye<'a, P: Problem + Clone>(&'a Jobs<P>);

impl<P: Problem + Clone> Drop for Goodbye<'_, P> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.0.stop();
        }
        self.0.leave();
    }
}

/// A thread at work on one job.
struct Worker<'a, P: Problem> {
    problem: &'a P,
    jobs: &'a Jobs<P>,
    cut: Cut,
    number: usize,
}

/// A batch that is being filled.
struct Open<P: Problem> {
    start: Start<P>,
    visits: u64,
    solutions: u64,
    /// Of those, how many everybody has been told of.
    noted: u64,
    listed: Vec<P::Solution>,
}

impl<P: Problem> Open<P> {
    fn new(start: Start<P>) -> Self {
        Open { start, visits: 0, solutions: 0, noted: 0, listed: Vec::new() }
    }
}

impl<P: Problem + Clone> Worker<'_, P> {
    fn walk(&self, start: Start<P>) {
        let mut walk = start.walk(self.problem.clone());
        let mut counter = Counter::default();
        let mut batch = Open::new(start);
        let mut asked = self.jobs.asked();
        let mut pace = Pace::new();
        loop {
            let granted = pace.next();
            let mut fuel = granted;
            while fuel > 0 {
                match walk.run(&mut counter, &mut fuel) {
                    Pause::Solution => {
                        batch.solutions += 1;
                        if self.cut.listing {
                            batch.listed.push(walk.problem().solution());
                            if batch.listed.len() == SOLUTIONS {
                                batch = self.put(batch, &mut counter, &walk);
                            }
                        }
                    }
                    Pause::Fuel => {}
                    Pause::Refusals if self.jobs.is_stopped() => {
                        walk.back_to_visit(&mut counter);
                        self.note(granted - fuel, &mut batch);
                        self.put(batch, &mut counter, &walk);
                        return;
                    }
                    Pause::Refusals => {}
                    Pause::Observer => unreachable!("a counter does not pause"),
                    Pause::Done => {
                        self.note(granted - fuel, &mut batch);
                        self.put(batch, &mut counter, &walk);
                        self.jobs.finish(self.number);
                        return;
                    }
                }
            }
            self.note(granted, &mut batch);
            if self.jobs.is_stopped() {
                self.put(batch, &mut counter, &walk);
                return;
            }
            if self.cut.short && batch.visits >= VISITS {
                batch = self.put(batch, &mut counter, &walk);
            }
            self.share_work(&mut walk, &mut asked);
        }
    }

    /// Tells everybody how far this thread has come since it last told.
    fn note(&self, visits: u64, batch: &mut Open<P>) {
        batch.visits += visits;
        self.jobs.note(visits, batch.solutions - batch.noted);
        batch.noted = batch.solutions;
    }

    /// Gives work to a waiting worker, and reports how far this job is if that is asked for.
    fn share_work(&self, walk: &mut Walk<P>, asked: &mut u64) {
        if self.jobs.is_wanted()
            && let Some(rest) = walk.give_away()
        {
            let at = Walk::over(self.problem.clone(), &rest).share();
            self.jobs.give(self.number, rest, at);
        }
        let now = self.jobs.asked();
        if now != *asked {
            *asked = now;
            self.jobs.tell(self.number, walk.share());
        }
    }

    /// Closes the batch and returns the next one, empty.
    fn put(&self, mut batch: Open<P>, counter: &mut Counter, walk: &Walk<P>) -> Open<P> {
        self.note(0, &mut batch);
        let end = (!walk.is_done()).then(|| walk.path());
        let next = Open::new(end.clone().map_or(Start::Root, Start::After));
        let Open { start, solutions, listed, .. } = batch;
        let stats = std::mem::take(counter).stats();
        self.jobs.put(self.number, Batch { start, end, stats, solutions: u128::from(solutions), listed });
        next
    }
}
