//! What each thread does.

use super::jobs::{Batch, Jobs, Start};
use crate::observers::Counter;
use crate::problem::Problem;
use crate::search::POLL;
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
        let walk = start.walk(problem.clone());
        Worker { problem, jobs, cut, number, walk, asked: jobs.asked(), batch: Open::new(start) }.walk();
    }
}

/// Tells the others that this thread is gone, even if it panics: nobody must wait for it, nor for what it had to do.
struct Goodbye<'a, P: Problem + Clone>(&'a Jobs<P>);

impl<P: Problem + Clone> Drop for Goodbye<'_, P> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.0.stop();
        }
        self.0.leave();
    }
}

struct Worker<'a, P: Problem> {
    problem: &'a P,
    jobs: &'a Jobs<P>,
    cut: Cut,
    number: usize,
    walk: Walk<P>,
    asked: u64,
    batch: Open<P>,
}

/// A batch that is being filled.
struct Open<P: Problem> {
    start: Start<P>,
    counter: Counter,
    visits: u64,
    solutions: u64,
    listed: Vec<P::Solution>,
}

impl<P: Problem> Open<P> {
    fn new(start: Start<P>) -> Self {
        Open { start, counter: Counter::default(), visits: 0, solutions: 0, listed: Vec::new() }
    }
}

impl<P: Problem + Clone> Worker<'_, P> {
    fn walk(&mut self) {
        let mut fuel = POLL;
        let mut told = 0;
        loop {
            match self.walk.run(&mut self.batch.counter, &mut fuel) {
                Pause::Solution => {
                    self.batch.solutions += 1;
                    if self.cut.listing {
                        self.batch.listed.push(self.walk.problem().solution());
                        if self.batch.listed.len() == SOLUTIONS {
                            self.jobs.note(0, self.batch.solutions - told);
                            told = 0;
                            self.put();
                        }
                    }
                }
                Pause::Fuel => {}
                Pause::Observer => unreachable!("a counter does not pause"),
                Pause::Done => {
                    self.jobs.note(POLL - fuel, self.batch.solutions - told);
                    self.put();
                    self.jobs.finish(self.number);
                    return;
                }
            }
            if fuel == 0 {
                fuel = POLL;
                self.batch.visits += POLL;
                self.jobs.note(POLL, self.batch.solutions - told);
                told = self.batch.solutions;
                if self.jobs.is_stopped() {
                    self.put();
                    return;
                }
                if self.cut.short && self.batch.visits >= VISITS {
                    self.put();
                    told = 0;
                }
                self.share_work();
            }
        }
    }

    /// Gives work to somebody who waits for it, and tells how far this job is if somebody asks.
    fn share_work(&mut self) {
        if self.jobs.is_wanted()
            && let Some(rest) = self.walk.give_away()
        {
            let at = Walk::over(self.problem.clone(), &rest).share();
            self.jobs.give(self.number, rest, at);
        }
        let asked = self.jobs.asked();
        if asked != self.asked {
            self.asked = asked;
            self.jobs.tell(self.number, self.walk.share());
        }
    }

    /// Closes the batch and begins the next one.
    fn put(&mut self) {
        let end = (!self.walk.is_done()).then(|| self.walk.path());
        let next = Open::new(end.clone().map_or(Start::Root, Start::After));
        let Open { start, counter, solutions, listed, .. } = std::mem::replace(&mut self.batch, next);
        let batch = Batch { start, end, stats: counter.stats(), solutions: u128::from(solutions), listed };
        self.jobs.put(self.number, batch);
    }
}
