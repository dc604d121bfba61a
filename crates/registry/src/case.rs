//! An instance together with its puzzle, and the solver that answers what is wished of it, or the reason why none does: the only place
//! where that is decided.

use std::ops::Deref;
use std::sync::Arc;

use backtrail::{Address, Missing, NoSuchNode, Text, text};

use crate::units::Whole;
use crate::{Ability, Entry, Error, Instance, OnSolution, Outcome, Question, Request, Solver, Stepper, Units};

/// An instance together with its puzzle. Cloning one copies nothing.
#[derive(Clone)]
pub struct Case {
    puzzle: Arc<Entry>,
    instance: Arc<dyn Instance>,
    source: Option<Arc<str>>,
}

impl Deref for Case {
    type Target = dyn Instance;

    fn deref(&self) -> &Self::Target {
        &*self.instance
    }
}

impl Case {
    pub(crate) fn new(puzzle: Arc<Entry>, instance: Arc<dyn Instance>) -> Self {
        Case { puzzle, instance, source: None }
    }

    /// The same, read from what has this name: whoever tells how to ask again names it, rather than writing out what was read.
    #[must_use]
    pub fn read_from(self, source: &str) -> Self {
        Case { source: Some(source.into()), ..self }
    }

    /// What it was read from, if that has a name; otherwise its [`word`](crate::Instance::word).
    pub fn source(&self) -> String {
        self.source.as_ref().map_or_else(|| self.word(), ToString::to_string)
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

/// What somebody wants of a solver.
#[derive(Clone, Copy, Debug)]
pub struct Wish<'a> {
    /// What it must be able to do.
    pub needs: Ability,
    /// The puzzle's own question that is asked, if one is.
    pub own: Option<&'a str>,
    /// The solver that was asked for by name; otherwise the best one is taken.
    pub solver: Option<&'a str>,
    /// How many threads to use; a best solver that needs no help takes fewer.
    pub threads: usize,
    /// Is there a limit on visits? Then the solver must walk visit by visit.
    pub visit_limit: bool,
    /// Is there a limit on the solutions that are counted? Then they must be counted one by one.
    pub solution_limit: bool,
    /// Must the solver walk the tree visit by visit, whatever else it does?
    pub walks: bool,
    /// Search the subtree of this node alone: see [`Request::under`](crate::Request::under).
    pub under: Option<&'a Address>,
    /// Go on after this node: see [`Request::from`](crate::Request::from).
    pub from: Option<&'a Address>,
    /// Must it write a proof: see [`Request::proof`](crate::Request::proof)?
    pub proof: bool,
}

impl<'a> Wish<'a> {
    /// To do this, in the best way there is, on one thread.
    pub fn new(needs: Ability) -> Self {
        let (own, solver, under, from) = (None, None, None, None);
        Wish {
            needs,
            own,
            solver,
            threads: 1,
            visit_limit: false,
            solution_limit: false,
            walks: false,
            under,
            from,
            proof: false,
        }
    }

    /// To have a question answered.
    pub fn asking(question: Question) -> Self {
        Wish::new(question.needs())
    }

    /// The same, by the solver of this name, if there is one.
    #[must_use]
    pub fn by(self, solver: Option<&'a str>) -> Self {
        Wish { solver, ..self }
    }

    /// Is only a part of the tree to be searched?
    pub fn is_part(&self) -> bool {
        self.under.is_some() || self.from.is_some()
    }
}

/// Which solver answers, on how many threads.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The solver.
    pub solver: Arc<Solver>,
    /// How many threads it uses.
    pub threads: usize,
}

impl Case {
    /// The solver that was asked for, or the best one, if it can do what is wished.
    ///
    /// # Errors
    ///
    /// If there is no such solver (the nearest name is offered), or it cannot (those that can are named).
    pub fn plan(&self, wish: &Wish<'_>) -> Result<Plan, Error> {
        let best = self.puzzle().solver(self.best_for(wish.needs));
        let counts_one_by_one = wish.solution_limit && !best.is_ok_and(|best| best.counts_to_a_limit);
        let is_limited = wish.visit_limit || counts_one_by_one || wish.is_part();
        let must_walk = wish.walks || is_limited && wish.needs != Ability::Trace;
        let walker = || self.walker().filter(|_| must_walk);
        let prover = || if wish.proof { self.prover(wish) } else { None };
        let name = wish.solver.or_else(prover).or_else(walker).unwrap_or_else(|| self.best_for(wish.needs));
        let solver = self.puzzle().solver(name)?;
        self.admits(solver, wish)?;
        if (wish.visit_limit || wish.is_part()) && !solver.can(Ability::Trace) {
            let (deed, who) = match wish.is_part() {
                true => (text!("registry-deed-part"), can(&self.able(&Wish { needs: Ability::Trace, ..*wish }))),
                false => (text!("registry-deed-visit-limit"), can(self.walker().as_slice())),
            };
            return Err(Error::new("cannot", text!("registry-cannot", solver = &*solver.name, deed = deed, who = who)));
        }
        self.find(solver, wish.under, wish.from)?;
        // A part is searched by one thread.
        let mut threads = if wish.is_part() { 1 } else { wish.threads };
        if threads > 1 {
            match self.admits(solver, &Wish { needs: Ability::Threads, ..*wish }) {
                Err(error) if wish.solver.is_some() => return Err(error),
                Err(_) => threads = 1, // the best solver needs no help
                Ok(()) => {}
            }
        }
        Ok(Plan { solver: Arc::clone(solver), threads })
    }

    /// Does the tree that this solver walks have these nodes, the second under the first?
    fn find(&self, solver: &Solver, under: Option<&Address>, from: Option<&Address>) -> Result<(), Error> {
        for node in under.into_iter().chain(from) {
            let mut steps = self.steps(solver).expect("a solver that can be traced can be stepped");
            steps.go_to(node).map_err(|missing| no_such_node(node, &missing))?;
        }
        match (under, from) {
            (Some(under), Some(from)) if !from.is_under(under) => {
                let (node, under) = (from.to_string(), under.to_string());
                Err(Error::new("no-such-node", text!("registry-node-outside", node = node, under = under)))
            }
            _ => Ok(()),
        }
    }

    /// The names of the solvers that can do what is wished.
    pub fn able(&self, wish: &Wish<'_>) -> Vec<&str> {
        let solvers = self.puzzle().solvers().iter();
        solvers.filter(|solver| self.admits(solver, wish).is_ok()).map(|solver| &*solver.name).collect()
    }

    /// The name of the best solver for this: one that says so itself, else the one that the instance names, else the first that
    /// can.
    pub fn best_for(&self, needs: Ability) -> &str {
        let instance: &dyn Instance = &**self;
        let is_best = |solver: &&Arc<Solver>| {
            solver.can(needs) && instance.size() <= solver.largest && solver.method().is_best(instance, needs)
        };
        if let Some(solver) = self.puzzle().solvers().iter().find(is_best) {
            return &solver.name;
        }
        match self.best(needs) {
            "" => {
                let solvers = self.puzzle().solvers();
                solvers.iter().find(|solver| solver.can(needs)).or(solvers.first()).map_or("", |solver| &solver.name)
            }
            name => name,
        }
    }

    /// The best solver that writes proofs, among those that can do the rest.
    fn prover(&self, wish: &Wish<'_>) -> Option<&str> {
        let best = self.best_for(wish.needs);
        let able = self.able(wish);
        able.iter().find(|name| **name == best).or(able.last()).copied()
    }

    /// The quickest solver that walks the tree of this instance visit by visit, and so counts visits and keeps a limit on them.
    fn walker(&self) -> Option<&str> {
        let best = [Ability::All, Ability::Trace].map(|needs| self.best_for(needs));
        let walks = |name: &&str| {
            let solver = self.puzzle().solver(name);
            solver.is_ok_and(|solver| self.admits(solver, &Wish::new(Ability::Trace)).is_ok())
        };
        best.into_iter().find(walks)
    }

    /// Can this solver do what is wished?
    ///
    /// # Errors
    ///
    /// If it cannot; the message says why, and which others can.
    pub fn admits(&self, solver: &Solver, wish: &Wish<'_>) -> Result<(), Error> {
        let instance: &dyn Instance = &**self;
        let needs = wish.needs;
        let special =
            |solver: &Solver| instance.admit(solver, wish).and_then(|()| solver.method().admit(instance, wish));
        if let Some(question) = wish.own.and_then(|own| self.puzzle().question(own))
            && !question.solvers.iter().any(|able| *able == *solver.name)
        {
            let able: Vec<&str> = question.solvers.iter().map(String::as_str).collect();
            let (solver, deed) = (&*solver.name, text!("registry-deed-own", question = &*question.name));
            return Err(Error::new("cannot", text!("registry-cannot", solver = solver, deed = deed, who = can(&able))));
        }
        let is_too_large = instance.size() > solver.largest;
        let proves = |solver: &Solver| solver.proves || !wish.proof;
        if solver.can(needs) && !is_too_large && proves(solver) {
            return special(solver);
        }
        let fits = |other: &&Arc<Solver>| {
            other.can(needs) && instance.size() <= other.largest && proves(other) && special(other).is_ok()
        };
        let able: Vec<&str> = self.puzzle().solvers().iter().filter(fits).map(|other| &*other.name).collect();
        let who = can(&able);
        let name = &*solver.name;
        Err(if !solver.can(needs) {
            Error::new("cannot", text!("registry-cannot", solver = name, deed = needs.deed(), who = who))
        } else if !proves(solver) {
            let deed = text!("registry-deed-prove");
            Error::new("cannot", text!("registry-cannot", solver = name, deed = deed, who = who))
        } else {
            let (largest, title) = (solver.largest, instance.title());
            Error::new(
                "too-large",
                text!("registry-solver-too-large", solver = name, largest = largest, title = title, who = who),
            )
        })
    }
}

/// Why there is no node of this address.
pub fn no_such_node(node: &Address, missing: &NoSuchNode) -> Error {
    let NoSuchNode { depth, why } = *missing;
    let (address, place) = (node.to_string(), node.places().get(depth).copied().unwrap_or(0));
    Error::new(
        "no-such-node",
        match why {
            Missing::NotOffered { offered } => {
                let last = offered.saturating_sub(1);
                text!("registry-node-not-offered", node = address, depth = depth, offered = offered, last = last)
            }
            Missing::Refused => text!("registry-node-refused", node = address, place = place, depth = depth),
            Missing::BelowSolution => text!("registry-node-below-solution", node = address, depth = depth),
            Missing::Outside => missing.to_string().into(),
        },
    )
}

/// "a, b and c can".
fn can(solvers: &[&str]) -> Text {
    match solvers {
        [] => text!("registry-nobody-can"),
        _ => text!("registry-these-can", solvers = solvers.to_vec()),
    }
}
