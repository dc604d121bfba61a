//! An instance together with its puzzle: what the ends of the system carry about.

use std::ops::Deref;
use std::sync::Arc;

use crate::{Ability, Entry, Error, Instance, OnSolution, Outcome, Request, Solver, Stepper, Wish};

/// An instance together with its puzzle. Cloning one copies nothing.
#[derive(Clone)]
pub struct Case {
    puzzle: Arc<Entry>,
    instance: Arc<dyn Instance>,
}

impl Deref for Case {
    type Target = dyn Instance;

    fn deref(&self) -> &Self::Target {
        &*self.instance
    }
}

impl Case {
    pub(crate) fn new(puzzle: Arc<Entry>, instance: Arc<dyn Instance>) -> Self {
        Case { puzzle, instance }
    }

    /// The puzzle.
    pub fn puzzle(&self) -> &Arc<Entry> {
        &self.puzzle
    }

    /// Answers a request with a solver that [`plan`](Case::plan) has approved.
    pub fn solve(&self, solver: &Solver, request: &Request, answer: OnSolution<'_>) -> Outcome {
        solver.method().solve(&*self.instance, request, answer)
    }

    /// A search to step through, by the solver of this name or by the best one that can be stepped.
    ///
    /// # Errors
    ///
    /// If there is no such solver, or it cannot be stepped.
    pub fn trace(&self, solver: Option<&str>) -> Result<(Arc<Solver>, Box<dyn Stepper>), Error> {
        let solver = self.plan(&Wish::new(Ability::Trace).by(solver))?.solver;
        let steps = self.steps(&solver).expect("a solver that can be traced can be stepped");
        Ok((solver, steps))
    }

    /// A search of that solver to step through, if it can be stepped.
    pub fn steps(&self, solver: &Solver) -> Option<Box<dyn Stepper>> {
        solver.method().steps(&*self.instance)
    }
}
