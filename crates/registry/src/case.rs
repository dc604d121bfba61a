//! An instance together with its puzzle: what the ends of the system carry about.

use std::ops::Deref;
use std::sync::Arc;

use crate::units::Whole;
use crate::{Ability, Entry, Error, Instance, OnSolution, Outcome, Request, Solver, Stepper, Units, Wish};

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

    /// The count of that solver, cut into units; none if it cannot count.
    ///
    /// A tree is cut at `depth`, or at one that follows from the instance; what other counters do with a depth, they say. A counter
    /// that cannot be cut has one unit.
    pub fn units(&self, solver: &Arc<Solver>, depth: Option<usize>) -> Option<Box<dyn Units>> {
        let whole = || -> Box<dyn Units> { Box::new(Whole { case: self.clone(), solver: Arc::clone(solver) }) };
        let units = || solver.method().units(&*self.instance, depth).unwrap_or_else(whole);
        solver.can(Ability::Count).then(units)
    }
}
