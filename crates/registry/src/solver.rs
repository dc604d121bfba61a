//! A solver: what it is called, what it can do, and how it does it.

use std::borrow::Cow;
use std::fmt;

use backtrail::{Probe, Sketch, Text, text};

use crate::{Code, Error, Flag, Instance, OnSolution, Outcome, Request, Stepper, Units, Wish};

/// What a solver can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ability {
    /// Find a solution.
    First,
    /// List solutions.
    All,
    /// Count solutions.
    Count,
    /// Be stepped, drawn and explained.
    Trace,
    /// Use several threads.
    Threads,
}

/// All that a solver can do that walks the tree of a problem.
pub const WALKING: &[Ability] = &[Ability::First, Ability::All, Ability::Count, Ability::Trace, Ability::Threads];

impl Ability {
    /// One word for tables.
    pub fn name(self) -> &'static str {
        match self {
            Ability::First => "first",
            Ability::All => "all",
            Ability::Count => "count",
            Ability::Trace => "trace",
            Ability::Threads => "threads",
        }
    }

    /// The rest of the sentence "this solver cannot …".
    pub(crate) fn deed(self) -> Text {
        match self {
            Ability::First => text!("registry-deed-first"),
            Ability::All => text!("registry-deed-all"),
            Ability::Count => text!("registry-deed-count"),
            Ability::Trace => text!("registry-deed-trace"),
            Ability::Threads => text!("registry-deed-threads"),
        }
    }
}

/// How a solver works on instances of its puzzle.
pub trait Method: Send + Sync {
    /// Answers a request.
    fn solve(&self, instance: &dyn Instance, request: &Request, answer: OnSolution<'_>) -> Outcome;

    /// A search to step through, if it can be stepped.
    fn steps(&self, instance: &dyn Instance) -> Option<Box<dyn Stepper>> {
        let _ = instance;
        None
    }

    /// Its count cut into units, if it can be cut: see [`Case::units`](crate::Case::units).
    fn units(&self, instance: &dyn Instance, depth: Option<usize>) -> Option<Box<dyn Units>> {
        let _ = (instance, depth);
        None
    }

    /// An estimate of the tree that it walks, from a look at a few nodes; `None` if it walks none, or may not go on.
    fn sketch(&self, instance: &dyn Instance, probe: &mut Probe<'_>) -> Option<Sketch> {
        let _ = (instance, probe);
        None
    }

    /// Can it do what is wished for this instance? For what size and abilities do not tell.
    ///
    /// # Errors
    ///
    /// If it cannot; the message says why.
    fn admit(&self, instance: &dyn Instance, wish: &Wish<'_>) -> Result<(), Error> {
        let _ = (instance, wish);
        Ok(())
    }

    /// Is it better for this than the solver that the instance names? For solvers that are added to a puzzle that does not know them.
    fn is_best(&self, instance: &dyn Instance, needs: Ability) -> bool {
        let _ = (instance, needs);
        false
    }
}

/// A solver.
pub struct Solver {
    /// One word.
    pub name: Cow<'static, str>,
    /// Its idea, in one sentence.
    pub idea: Text,
    /// What it can do.
    pub can: Vec<Ability>,
    /// The largest instance it takes, in the puzzle's own measure.
    pub largest: u64,
    /// The plain solver that checks it.
    pub twin: Option<Cow<'static, str>>,
    /// Its program, in one language or several, to be read beside its search.
    pub code: Vec<Code>,
    /// Does it stop a count where it is told to, though it does not walk visit by visit?
    pub counts_to_a_limit: bool,
    /// What may be said of an instance for this solver alone, beside the flags of its puzzle.
    pub flags: Vec<Flag>,
    /// Does it write a proof of what it says there is not?
    pub proves: bool,
    method: Box<dyn Method>,
}

impl fmt::Debug for Solver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Solver").field("name", &self.name).finish_non_exhaustive()
    }
}

impl Solver {
    /// A solver of any size of instance, with no twin.
    pub fn new(
        name: impl Into<Cow<'static, str>>,
        idea: impl Into<Text>,
        can: &[Ability],
        method: impl Method + 'static,
    ) -> Self {
        let (name, idea, can) = (name.into(), idea.into(), can.to_vec());
        let (largest, twin, code, method) = (u64::MAX, None, Vec::new(), Box::new(method));
        Solver {
            name,
            idea,
            can,
            largest,
            twin,
            code,
            counts_to_a_limit: false,
            flags: Vec::new(),
            proves: false,
            method,
        }
    }

    /// A solver with a function of its own for instances of type `I`, and no steps to watch.
    pub fn answering<I: Instance>(
        name: impl Into<Cow<'static, str>>,
        idea: impl Into<Text>,
        can: &[Ability],
        solve: impl Fn(&I, &Request, OnSolution<'_>) -> Outcome + Send + Sync + 'static,
    ) -> Self {
        Solver::new(
            name,
            idea,
            can,
            Answering {
                solve: move |instance: &dyn Instance, request: &Request, answer: OnSolution<'_>| {
                    solve(typed(instance), request, answer)
                },
            },
        )
    }

    /// A solver that only counts instances of type `I`, on several threads, and can cut a count into units: see
    /// [`Case::units`](crate::Case::units).
    pub fn counting<I: Instance>(
        name: impl Into<Cow<'static, str>>,
        idea: impl Into<Text>,
        count: impl Fn(&I, &Request) -> Outcome + Send + Sync + 'static,
        units: impl Fn(&I, Option<usize>) -> Box<dyn Units> + Send + Sync + 'static,
    ) -> Self {
        let count = move |instance: &dyn Instance, request: &Request| count(typed(instance), request);
        let units = move |instance: &dyn Instance, depth| units(typed(instance), depth);
        Solver::new(name, idea, &[Ability::Count, Ability::Threads], CountingUnits { count, units })
    }

    /// The same for instances up to this size, in the puzzle's own measure.
    #[must_use]
    pub fn up_to(self, largest: u64) -> Self {
        Solver { largest, ..self }
    }

    /// The same, with the plain solver that checks it.
    #[must_use]
    pub fn checked_by(self, twin: &'static str) -> Self {
        Solver { twin: Some(twin.into()), ..self }
    }

    /// The same, with its program: see [`Code`].
    #[must_use]
    pub fn written(self, code: impl IntoIterator<Item = Code>) -> Self {
        Solver { code: code.into_iter().collect(), ..self }
    }

    /// The same, with a count that stops at a limit on the solutions.
    #[must_use]
    pub fn counting_to_a_limit(self) -> Self {
        Solver { counts_to_a_limit: true, ..self }
    }

    /// The same, with flags of its own: the puzzle gets them when the solver is [added](crate::Registry::add_solver).
    #[must_use]
    pub fn taking(self, flags: Vec<Flag>) -> Self {
        Solver { flags, ..self }
    }

    /// The same, which writes proofs: see [`Request::proof`].
    #[must_use]
    pub fn proving(self) -> Self {
        Solver { proves: true, ..self }
    }

    /// Can it do this?
    pub fn can(&self, ability: Ability) -> bool {
        self.can.contains(&ability)
    }

    /// How it works.
    pub fn method(&self) -> &dyn Method {
        &*self.method
    }
}

/// An instance by its type.
///
/// # Panics
///
/// If it is an instance of another puzzle.
pub(crate) fn typed<I: Instance>(instance: &dyn Instance) -> &I {
    (instance as &dyn std::any::Any).downcast_ref().expect("a solver is given instances of its own puzzle")
}

/// Answers by a function.
struct Answering<F> {
    solve: F,
}

impl<F: Fn(&dyn Instance, &Request, OnSolution<'_>) -> Outcome + Send + Sync> Method for Answering<F> {
    fn solve(&self, instance: &dyn Instance, request: &Request, answer: OnSolution<'_>) -> Outcome {
        (self.solve)(instance, request, answer)
    }
}

/// Counts by a function, or unit by unit.
struct CountingUnits<F, G> {
    count: F,
    units: G,
}

impl<F, G> Method for CountingUnits<F, G>
where
    F: Fn(&dyn Instance, &Request) -> Outcome + Send + Sync,
    G: Fn(&dyn Instance, Option<usize>) -> Box<dyn Units> + Send + Sync,
{
    fn solve(&self, instance: &dyn Instance, request: &Request, _: OnSolution<'_>) -> Outcome {
        (self.count)(instance, request)
    }

    fn units(&self, instance: &dyn Instance, depth: Option<usize>) -> Option<Box<dyn Units>> {
        Some((self.units)(instance, depth))
    }
}
