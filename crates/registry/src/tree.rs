//! From a typed problem to the words of the registry: the tree of a problem, searched without its types.

use std::fmt::Display;
use std::ops::ControlFlow;

use backtrail::{Problem, Search, Threads};

use crate::{Narrated, OnSolution, Outcome, Request, Solution, Stepper, stepper};

/// The tree of a problem: it can be searched for every question, and stepped through.
pub trait Tree: Send {
    /// Answers a request, on as many threads as it allows.
    fn solve(self: Box<Self>, request: &Request, answer: OnSolution<'_>) -> Outcome;

    /// A walk over it, one event at a time.
    fn stepper(self: Box<Self>) -> Box<dyn Stepper>;
}

/// The tree of a problem whose solutions can be shown as they are.
pub fn tree<P>(problem: P) -> Box<dyn Tree>
where
    P: Narrated<Choice: Send, Choices: Send, Solution: Solution> + Clone + Send + 'static,
{
    tree_with(problem, |solution| solution)
}

/// The tree of a problem whose solutions are shown in another form.
pub fn tree_with<P, S>(problem: P, show: impl Fn(P::Solution) -> S + Send + 'static) -> Box<dyn Tree>
where
    P: Narrated<Choice: Send, Choices: Send, Solution: Send> + Clone + Send + 'static,
    S: Solution,
{
    Box::new(Planted { problem, show })
}

struct Planted<P, F> {
    problem: P,
    show: F,
}

impl<P, S, F> Tree for Planted<P, F>
where
    P: Narrated<Choice: Send, Choices: Send, Solution: Send> + Clone + Send + 'static,
    S: Solution,
    F: Fn(P::Solution) -> S + Send + 'static,
{
    fn solve(self: Box<Self>, request: &Request, answer: OnSolution<'_>) -> Outcome {
        let Planted { problem, show } = *self;
        walk(problem, request, &mut |solution| answer(&show(solution)))
    }

    fn stepper(self: Box<Self>) -> Box<dyn Stepper> {
        stepper(self.problem)
    }
}

/// Answers a question with the engine, on as many threads as it allows.
pub fn walk<P>(problem: P, request: &Request, answer: &mut dyn FnMut(P::Solution) -> ControlFlow<()>) -> Outcome
where
    P: Problem<Choice: Display + Send, Choices: Send, Solution: Send> + Clone + Send,
{
    let mut limits = request.limits;
    let listing = request.question.lists();
    if let Some(enough) = request.question.enough() {
        limits.solutions = Some(limits.solutions.unwrap_or(enough).min(enough));
    }
    if request.threads > 1 {
        let search = Threads::new(problem, request.threads).limits(limits).monitor(&request.monitor);
        if listing { search.each(answer) } else { search.count() }.into()
    } else {
        let mut search = Search::new(problem).limits(limits).monitor(&request.monitor);
        if listing { search.each(answer) } else { search.count() }.into()
    }
}
