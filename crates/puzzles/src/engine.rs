//! From a typed problem to the words of the registry: answers without the problem's own types.

use std::fmt::Display;
use std::ops::ControlFlow;

use backtrail::{Counter, Event, Outcome, Problem, Reason, Search, Stats, Threads, Walk};

use crate::registry::{Mark, OnSolution, Request, Solver, Stepper, Strip};

/// A problem whose choices can be written for a person.
pub trait Posed: Problem<Choice: Display> {
    /// Writes a choice: one that has just been `made`, or one about to be tried at the current state.
    fn label(&self, choice: Self::Choice, made: bool) -> String {
        let _ = made;
        choice.to_string()
    }

    /// Adds what a choice puts on the board: one that has just been `made`, or one about to be tried.
    fn marks(&self, choice: Self::Choice, made: bool, marks: &mut Vec<Mark>) {
        let _ = (choice, made, marks);
    }

    /// The cells of the board that forbid a choice about to be tried and that no choice filled.
    fn culprits(&self, choice: Self::Choice) -> Vec<u32> {
        let _ = choice;
        Vec::new()
    }

    /// What it keeps at the current state, in rows that are shown beside the board.
    fn strips(&self) -> Vec<Strip> {
        Vec::new()
    }
}

/// Makes a search to step through.
pub(crate) type Steps<I> = fn(&I) -> Box<dyn Stepper>;

/// A line in a puzzle's table of solvers, for instances of type `I`.
pub(crate) struct Entry<I> {
    /// The solver as the registry lists it.
    pub(crate) solver: Solver,
    /// How it answers.
    pub(crate) solve: fn(&I, &Request, OnSolution<'_>) -> Outcome<String>,
    /// How it is stepped, if it can be.
    pub(crate) steps: Option<Steps<I>>,
}

/// The line of a solver.
pub(crate) fn entry<I>(table: &'static [Entry<I>], solver: &Solver) -> &'static Entry<I> {
    table.iter().find(|entry| entry.solver.name == solver.name).expect("a solver comes from the registry")
}

/// Where solutions of one type go, one at a time; it may break off.
pub type OnFound<'a, S> = &'a mut dyn FnMut(S) -> ControlFlow<()>;

/// Answers a question with the engine, on as many threads as it allows.
pub fn solve<P>(problem: P, request: &Request, found: OnFound<'_, P::Solution>) -> Outcome<String>
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
        if listing { search.each(found) } else { search.count() }
    } else {
        let mut search = Search::new(problem).limits(limits).monitor(&request.monitor);
        if listing { search.each(found) } else { search.count() }
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
pub fn stepper<P>(problem: P) -> Box<dyn Stepper>
where
    P: Posed<Choice: Send, Choices: Send> + Send + 'static,
{
    Box::new(Stepping { walk: Walk::new(problem), counter: Counter::default(), last: Last::Nothing })
}

struct Stepping<P: Problem> {
    walk: Walk<P>,
    counter: Counter,
    last: Last<P::Choice>,
}

/// What became of the choice of the last step.
enum Last<C> {
    Made(C),
    Refused(C),
    Nothing,
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

impl<P: Posed<Choice: Send, Choices: Send> + Send> Stepper for Stepping<P> {
    fn step(&mut self) -> Option<Event<String>> {
        // A choice that is left is taken back by the step: it must be written before.
        let leaving = self.label_here();
        let event = self.walk.step()?;
        self.last = match event {
            Event::Enter(Some(choice)) => Last::Made(choice),
            Event::Refuse(choice) => Last::Refused(choice),
            _ => Last::Nothing,
        };
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
        // Where a node is entered again backwards, its choice is made again.
        self.last = if let Event::Leave(Some(choice)) = event { Last::Made(choice) } else { Last::Nothing };
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

    fn visits(&self) -> u64 {
        self.counter.visits()
    }

    fn why(&self) -> Option<Reason> {
        let Last::Refused(choice) = self.last else { return None };
        self.walk.problem().explain(choice)
    }

    fn marks(&self, marks: &mut Vec<Mark>) {
        match self.last {
            Last::Made(choice) => self.walk.problem().marks(choice, true, marks),
            Last::Refused(choice) => self.walk.problem().marks(choice, false, marks),
            Last::Nothing => {}
        }
    }

    fn culprits(&self) -> Vec<u32> {
        let Last::Refused(choice) = self.last else { return Vec::new() };
        self.walk.problem().culprits(choice)
    }

    fn strips(&self) -> Vec<Strip> {
        self.walk.problem().strips()
    }
}
