//! A problem of one's own as a puzzle: one instance, one solver.

use std::borrow::Cow;
use std::fmt::{self, Debug};
use std::sync::Arc;

use backtrail::{Probe, Sketch, Text};

use crate::{
    Ability, Board, Bounds, Descriptor, Error, Flags, Instance, Method, Narrated, OnSolution, Operand, Outcome, Puzzle,
    Request, Solution, Solver, Stepper, Tree, Units, WALKING, tree_with,
};

/// A puzzle with one instance and one solver, both of its name: the quickest way to put a problem of one's own into a
/// [`Registry`](crate::Registry).
pub struct Single {
    name: &'static str,
    title: Text,
    board: Board<'static>,
    method: Arc<dyn Method>,
    can: &'static [Ability],
}

impl Single {
    /// This problem under this name, with a few words on it: "three pigeons in two holes".
    pub fn new<P>(name: &'static str, title: impl Into<Text>, problem: P) -> Self
    where
        P: Narrated<Choice: Send, Choices: Send, Solution: Debug + Send> + Clone + Send + Sync + 'static,
    {
        let plant = move || tree_with(problem.clone(), |solution| Shown(format!("{solution:?}")));
        Single { name, title: title.into(), board: Board::CHOICES, method: Arc::new(Planting(plant)), can: WALKING }
    }

    /// A search that a function makes anew for each caller that steps through it, and that can do nothing else.
    pub fn stepped(
        name: &'static str,
        title: impl Into<Text>,
        steps: impl Fn() -> Box<dyn Stepper> + Send + Sync + 'static,
    ) -> Self {
        let can = &[Ability::Trace];
        Single { name, title: title.into(), board: Board::CHOICES, method: Arc::new(Stepping(steps)), can }
    }

    /// The same, watched on this board; otherwise the choices themselves are all there is to see.
    #[must_use]
    pub fn on(self, board: Board<'static>) -> Self {
        Single { board, ..self }
    }
}

impl Puzzle for Single {
    fn describe(&self) -> Descriptor {
        let method = Shared(Arc::clone(&self.method));
        Descriptor {
            solvers: vec![Solver::new(self.name, self.title.clone(), self.can, method)],
            ..Descriptor::new(self.name, self.title.clone(), Operand { is_optional: true, ..Operand::default() })
        }
    }

    fn pose(&self, _: &str, _: &Flags, _: &Bounds) -> Result<Box<dyn Instance>, Error> {
        Ok(Box::new(Only { title: self.title.clone(), board: self.board.clone() }))
    }
}

/// The one instance.
struct Only {
    title: Text,
    board: Board<'static>,
}

impl Instance for Only {
    fn title(&self) -> Text {
        self.title.clone()
    }

    fn word(&self) -> String {
        String::new()
    }

    fn board(&self) -> Board<'static> {
        self.board.clone()
    }
}

/// A solution of which nothing is known but how it is written.
#[derive(Clone)]
struct Shown(String);

impl Debug for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Solution for Shown {
    fn board(&self) -> Board<'_> {
        Board::CHOICES
    }

    fn numbers(&self) -> Cow<'_, [u32]> {
        Cow::Borrowed(&[])
    }

    fn word(&self) -> Option<String> {
        Some(self.0.clone())
    }
}

struct Planting<F>(F);

impl<F: Fn() -> Box<dyn Tree> + Send + Sync> Method for Planting<F> {
    fn solve(&self, _: &dyn Instance, request: &Request, answer: OnSolution<'_>) -> Outcome {
        self.0().solve(request, answer)
    }

    fn steps(&self, _: &dyn Instance) -> Option<Box<dyn Stepper>> {
        Some(self.0().stepper())
    }

    fn units(&self, _: &dyn Instance, depth: Option<usize>) -> Option<Box<dyn Units>> {
        Some(self.0().units(depth))
    }

    fn sketch(&self, _: &dyn Instance, probe: &mut Probe<'_>) -> Option<Sketch> {
        self.0().sketch(probe)
    }
}

struct Stepping<F>(F);

impl<F: Fn() -> Box<dyn Stepper> + Send + Sync> Method for Stepping<F> {
    fn solve(&self, _: &dyn Instance, _: &Request, _: OnSolution<'_>) -> Outcome {
        Outcome::bare(backtrail::Status::Exhausted, 0)
    }

    fn steps(&self, _: &dyn Instance) -> Option<Box<dyn Stepper>> {
        Some(self.0())
    }
}

/// A method that several solvers share.
struct Shared(Arc<dyn Method>);

impl Method for Shared {
    fn solve(&self, instance: &dyn Instance, request: &Request, answer: OnSolution<'_>) -> Outcome {
        self.0.solve(instance, request, answer)
    }

    fn steps(&self, instance: &dyn Instance) -> Option<Box<dyn Stepper>> {
        self.0.steps(instance)
    }

    fn units(&self, instance: &dyn Instance, depth: Option<usize>) -> Option<Box<dyn Units>> {
        self.0.units(instance, depth)
    }

    fn sketch(&self, instance: &dyn Instance, probe: &mut Probe<'_>) -> Option<Sketch> {
        self.0.sketch(instance, probe)
    }
}
