//! From a typed problem to the words of the registry: the tree of a problem, searched without its types.

use std::borrow::Cow;

use backtrail::{Address, Counter, Probe, Problem, Search, Sketch, Status, Text, Threads, Walk};

use crate::solver::typed;
use crate::{
    Instance, Method, Narrated, OnFound, OnSolution, Outcome, Request, Solution, Solver, Stepper, Units, WALKING,
    stepper, walk_units,
};

/// The tree of a problem: it can be searched for every question, and stepped through.
pub trait Tree: Send {
    /// Answers a request, on as many threads as it allows.
    fn solve(self: Box<Self>, request: &Request, answer: OnSolution<'_>) -> Outcome;

    /// A walk over it, one event at a time.
    fn stepper(self: Box<Self>) -> Box<dyn Stepper>;

    /// It, cut into units at this depth, or at one that follows from the problem: see [`walk_units`].
    fn units(self: Box<Self>, depth: Option<usize>) -> Box<dyn Units>;

    /// An estimate of its size: see [`Sketch::of`].
    fn sketch(self: Box<Self>, probe: &mut Probe<'_>) -> Option<Sketch>;
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

impl Solver {
    /// A solver that walks the tree of a problem, which is made of an instance of type `I`: see [`tree`].
    pub fn walking<I: Instance>(
        name: impl Into<Cow<'static, str>>,
        idea: impl Into<Text>,
        plant: impl Fn(&I) -> Box<dyn Tree> + Send + Sync + 'static,
    ) -> Self {
        Solver::new(name, idea, WALKING, Walking { plant: move |instance: &dyn Instance| plant(typed(instance)) })
    }
}

/// Walks a tree that is planted for each search.
struct Walking<F> {
    plant: F,
}

impl<F: Fn(&dyn Instance) -> Box<dyn Tree> + Send + Sync> Method for Walking<F> {
    fn solve(&self, instance: &dyn Instance, request: &Request, answer: OnSolution<'_>) -> Outcome {
        (self.plant)(instance).solve(request, answer)
    }

    fn steps(&self, instance: &dyn Instance) -> Option<Box<dyn Stepper>> {
        Some((self.plant)(instance).stepper())
    }

    fn units(&self, instance: &dyn Instance, depth: Option<usize>) -> Option<Box<dyn Units>> {
        Some((self.plant)(instance).units(depth))
    }

    fn sketch(&self, instance: &dyn Instance, probe: &mut Probe<'_>) -> Option<Sketch> {
        (self.plant)(instance).sketch(probe)
    }
}

/// A problem, and how its solutions are shown.
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

    fn units(self: Box<Self>, depth: Option<usize>) -> Box<dyn Units> {
        walk_units(self.problem, depth, 1)
    }

    fn sketch(self: Box<Self>, probe: &mut Probe<'_>) -> Option<Sketch> {
        Sketch::of(self.problem, probe)
    }
}

/// A solution deeper than this has no address in the outcome: nobody goes on from there by hand.
const LONGEST_FOUND: usize = 1_000;

/// Answers a question with the engine, on as many threads as it allows. A part of a tree is searched on one.
///
/// # Panics
///
/// If the request is for a part under or after a node that the tree does not have: [`Case::plan`](crate::Case::plan) looks for it.
pub fn walk<P>(problem: P, request: &Request, answer: OnFound<'_, P::Solution>) -> Outcome
where
    P: Problem<Choice: Send, Choices: Send, Solution: Send> + Clone + Send,
{
    let mut limits = request.limits;
    let listing = request.question.lists();
    if let Some(enough) = request.question.enough() {
        limits.solutions = Some(limits.solutions.unwrap_or(enough).min(enough));
    }
    if request.threads > 1 && !request.is_part() {
        let search = Threads::new(problem.clone(), request.threads).limits(limits).monitor(&request.monitor);
        let outcome = if listing { search.each(answer) } else { search.count() };
        let address = |path| Walk::under(problem, &path).expect("a search stops at a node of its tree").address();
        let at = outcome.at.clone().map(address);
        return Outcome { at, ..outcome.into() };
    }
    let root = Address::root();
    let (under, from) = (request.under.as_ref().unwrap_or(&root), request.from.as_ref());
    let part = Search::part(problem, under, from, Counter::default()).expect("a part of the tree was found beforehand");
    let mut search = part.limits(limits).monitor(&request.monitor);
    let outcome = if listing { search.each(answer) } else { search.count() };
    // An address takes the choices back and makes them again: after 40,000 of them that was a third of the search.
    let is_told = outcome.status != Status::Found || search.walk().depth() <= LONGEST_FOUND;
    let at = if is_told { search.address() } else { None };
    Outcome { at, ..outcome.into() }
}
