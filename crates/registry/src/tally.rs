//! What solvers that count part by part, on several threads, have in common: the sum so far, limits, and progress.

use std::sync::{Mutex, MutexGuard, PoisonError};

use backtrail::{Limit, Progress, Stats, Status};

use crate::{Deadline, Outcome, Request};

/// The sum of the parts that have been counted, for all threads.
pub struct Tally<'a> {
    request: &'a Request,
    deadline: Deadline<'a>,
    /// How many parts there are, if that is known.
    parts: Option<u64>,
    sum: Mutex<Sum>,
}

#[derive(Debug, Default)]
struct Sum {
    solutions: u128,
    visits: u64,
    /// The share of the work that is done.
    share: f64,
    parts: u64,
    /// Why the count ends early.
    ended: Option<Status>,
}

impl<'a> Tally<'a> {
    /// Nothing is counted yet; the time of the request begins.
    pub fn new(request: &'a Request, parts: Option<u64>) -> Self {
        Tally { request, deadline: Deadline::new(request), parts, sum: Mutex::default() }
    }

    fn sum(&self) -> MutexGuard<'_, Sum> {
        self.sum.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds what a part has given, which is this share of the work.
    pub fn add(&self, solutions: u128, visits: u64, share: f64) {
        let mut sum = self.sum();
        sum.solutions = sum.solutions.checked_add(solutions).expect("more than 2^128 solutions");
        sum.visits = sum.visits.checked_add(visits).expect("a counter passes 2^64");
        sum.share += share;
        sum.parts += 1;
    }

    /// Is there a reason to end before the next part? Tells the monitor what it wants to know.
    pub fn should_stop(&self) -> bool {
        let limits = &self.request.limits;
        let mut sum = self.sum();
        sum.ended = sum.ended.or_else(|| {
            if limits.solutions.is_some_and(|limit| sum.solutions >= limit) {
                Some(Status::Found)
            } else if limits.visits.is_some_and(|limit| sum.visits >= limit) {
                Some(Status::Stopped(Limit::Visits))
            } else {
                self.deadline.limit().map(Status::Stopped)
            }
        });
        if self.request.monitor.wants_progress() {
            self.request.monitor.tell(sum.progress());
        }
        sum.ended.is_some()
    }

    /// How the count ended. A limit that fell when all was done stops nothing.
    pub fn outcome(self) -> Outcome {
        let mut sum = self.sum.into_inner().unwrap_or_else(PoisonError::into_inner);
        let ended = sum.ended.filter(|_| self.parts != Some(sum.parts));
        if ended.is_none() {
            sum.share = 1.0;
        }
        self.request.monitor.tell(sum.progress());
        Outcome {
            status: ended.unwrap_or(Status::Exhausted),
            solutions: sum.solutions.into(),
            stats: Stats { visits: Some(sum.visits), ..Stats::default() },
            at: None,
        }
    }
}

impl Sum {
    fn progress(&self) -> Progress {
        let solutions = u64::try_from(self.solutions).unwrap_or(u64::MAX);
        Progress { visits: self.visits, solutions, share: self.share.min(1.0) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Question;

    #[test]
    fn a_limit_that_falls_with_the_last_part_does_not_cut_the_count() {
        let mut request = Request::new(Question::Count);
        request.limits.solutions = Some(5);
        let tally = Tally::new(&request, Some(2));
        tally.add(4, 10, 0.5);
        assert!(!tally.should_stop());
        tally.add(4, 10, 0.5);
        assert!(tally.should_stop());
        let outcome = tally.outcome();
        assert_eq!((outcome.status, outcome.solutions, outcome.stats.visits), (Status::Exhausted, 8.into(), Some(20)));
        assert_eq!(request.monitor.progress().share, 1.0);
    }
}
