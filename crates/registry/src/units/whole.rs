//! The one unit of a counter that cannot be cut.

use std::sync::Arc;

use backtrail::Status;

use super::{Counted, Units};
use crate::counting::Counting;
use crate::{Case, Question, Request, Solver, ignore};

/// An instance that is counted in one piece.
pub(crate) struct Whole {
    pub(crate) case: Case,
    pub(crate) solver: Arc<Solver>,
}

impl Units for Whole {
    fn count(&self) -> usize {
        1
    }

    fn work(&self, units: &[usize], counting: &Counting<'_>) {
        for &number in units {
            let mut unit = counting.unit(number);
            let request = Request { question: Question::Count, ..counting.request().clone() };
            let outcome = self.case.solve(&self.solver, &request, &mut ignore);
            unit.tell(outcome.solutions.to_u128().unwrap_or(u128::MAX), outcome.stats.visits.unwrap_or(0), 1.0);
            unit.set(Counted { solutions: outcome.solutions, stats: outcome.stats });
            match outcome.status {
                Status::Exhausted => unit.done(),
                status => counting.end(status),
            }
        }
    }
}
