//! From a typed problem to the words of the registry: answers without the problem's own types.

use std::fmt::Display;
use std::ops::ControlFlow;

use backtrail::{Counter, Event, Outcome, Problem, Reason, Search, Stats, Threads, Walk};

use crate::registry::{Answer, Request, Solver, Stepper};

/// A problem whose choices can be written for a person.
pub trait Posed: Problem<Choice: Display> {
    /// Writes a choice: one that has just been `made`, or one about to be tried at the current state.
    fn label(&self, choice: Self::Choice, made: bool) -> String {
        let _ = made;
        choice.to_string()
    }
}

/// Makes a search to step through.
pub(crate) type Steps<I> = fn(&I) -> Box<dyn Stepper>;

/// A line in a puzzle's table of solvers, for instances of type `I`.
pub(crate) struct Entry<I> {
    /// The solver as the registry lists it.
    pub(crate) solver: Solver,
    /// How it answers.
    pub(crate) solve: fn(&I, &Request, Answer<'_>) -> Outcome<String>,
    /// How it is stepped, if it can be.
    pub(crate) steps: Option<Steps<I>>,
}

/// The line of a solver.
pub(crate) fn entry<I>(table: &'static [Entry<I>], solver: &Solver) -> &'static Entry<I> {
    table.iter().find(|entry| entry.solver.name == solver.name).expect("a solver comes from the registry")
}

/// Answers a question with the engine, on as many threads as it allows.
pub fn solve<P>(problem: P, request: &Request, answer: Answer<'_, P::Solution>) -> Outcome<String>
where
    P: Problem<Choice: Display + Send, Choices: Send, Solution: Send> + Clone + Send,
{
    let mut limits = request.limits;
    let listing = request.question.lists();
    if let Some(enough) = request.question.enough() {
        limits.solutions = Some(limits.solutions.unwrap_or(enough).min(enough));
    }
    let outcome = if request.threads > 1 {
        let search = Threads::new(problem, request.threads).limits(limits).monitor(&request.monitor);
        if listing { search.each(answer) } else { search.count() }
    } else {
        let mut search = Search::new(problem).limits(limits).monitor(&request.monitor);
        if listing { search.each(answer) } else { search.count() }
    };
    Outcome {
        status: outcome.status,
        solutions: outcome.solutions,
        stats: outcome.stats,
        at: outcome.at.map(|path| path.map(ToString::to_string)),
    }
}

/// An answer that nobody wants to see.
pub fn ignore<S>(_: S) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

/// A walk that can be stepped without knowing the problem's types.
pub fn stepper<P: Posed + 'static>(problem: P) -> Box<dyn Stepper> {
    Box::new(Stepping { walk: Walk::new(problem), counter: Counter::default(), refused: None })
}

struct Stepping<P: Problem> {
    walk: Walk<P>,
    counter: Counter,
    /// The choice that was refused by the last step.
    refused: Option<P::Choice>,
}

impl<P: Posed> Stepping<P> {
    /// The choice that led to the current node.
    fn label_here(&self) -> Option<String> {
        self.walk.choice().map(|choice| self.walk.problem().label(choice, true))
    }

    fn write(&self, event: Event<P::Choice>, made: bool) -> Event<String> {
        event.map(|choice| self.walk.problem().label(choice, made))
    }
}

impl<P: Posed> Stepper for Stepping<P> {
    fn step(&mut self) -> Option<Event<String>> {
        // A choice that is left is taken back by the step: it must be written before.
        let leaving = self.label_here();
        let event = self.walk.step()?;
        self.refused = if let Event::Refuse(choice) = event { Some(choice) } else { None };
        self.counter.count(&event, self.walk.depth());
        Some(match event {
            Event::Leave(Some(_)) => Event::Leave(leaving),
            _ => self.write(event, matches!(event, Event::Enter(_))),
        })
    }

    fn step_back(&mut self) -> Option<Event<String>> {
        let depth = self.walk.depth();
        let entered = self.label_here();
        let event = self.walk.step_back()?;
        self.refused = None;
        self.counter.uncount(&event, depth);
        Some(match event {
            Event::Enter(Some(_)) => Event::Enter(entered),
            _ => self.write(event, matches!(event, Event::Leave(_))),
        })
    }

    fn depth(&self) -> usize {
        self.walk.depth()
    }

    fn share(&mut self) -> f64 {
        self.walk.share()
    }

    fn stats(&self) -> Stats {
        self.counter.stats()
    }

    fn why(&self) -> Option<Reason> {
        self.walk.problem().explain(self.refused?)
    }
}
