//! A question, and what may be spent on it.

use std::ops::ControlFlow;
use std::sync::Arc;

use backtrail::{Address, Limits, Monitor};

use crate::{Ability, Findings, ProofLog, Solution};

/// What is asked of a solver.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// The first solution.
    First,
    /// The first few.
    Take(u128),
    /// All of them.
    All,
    /// How many there are.
    Count,
    /// Is there none, one, or more than one?
    Unique,
}

impl Question {
    /// The ability that it needs.
    pub fn needs(self) -> Ability {
        match self {
            Question::First => Ability::First,
            Question::Take(_) | Question::All | Question::Unique => Ability::All,
            Question::Count => Ability::Count,
        }
    }

    /// Are the solutions wanted themselves, rather than how many?
    pub fn lists(self) -> bool {
        !matches!(self, Question::Count | Question::Unique)
    }

    /// One word, as JSON says it.
    pub fn name(self) -> &'static str {
        match self {
            Question::First => "first",
            Question::Take(_) => "take",
            Question::All => "all",
            Question::Count => "count",
            Question::Unique => "unique",
        }
    }

    /// How many solutions answer it, if not all do.
    pub fn enough(self) -> Option<u128> {
        match self {
            Question::First => Some(1),
            Question::Take(enough) => Some(enough),
            Question::Unique => Some(2),
            Question::All | Question::Count => None,
        }
    }
}

/// A question with its limits.
#[derive(Clone, Debug)]
pub struct Request {
    /// What is asked.
    pub question: Question,
    /// The puzzle's own question that is asked in place of it, if one is.
    pub own: Option<Arc<str>>,
    /// What may be spent.
    pub limits: Limits,
    /// Search the subtree of this node alone; its own visit is counted, and depths are those of the whole tree.
    pub under: Option<Address>,
    /// Go on after this node was entered; it is not counted again.
    pub from: Option<Address>,
    /// How many threads to use.
    pub threads: usize,
    /// Cancels the search, and reads its progress, from elsewhere.
    pub monitor: Monitor,
    /// Where to put what is found out beside solutions.
    pub findings: Findings,
    /// Where to write a proof, if one is wanted: only solvers that can prove are asked then.
    pub proof: Option<ProofLog>,
}

impl Request {
    /// A question without limits, on one thread.
    pub fn new(question: Question) -> Self {
        Request {
            question,
            own: None,
            limits: Limits::default(),
            under: None,
            from: None,
            threads: 1,
            monitor: Monitor::default(),
            findings: Findings::default(),
            proof: None,
        }
    }

    /// Is only a part of the tree to be searched?
    pub fn is_part(&self) -> bool {
        self.under.is_some() || self.from.is_some()
    }

    /// Is this question of the puzzle's own asked?
    pub fn asks(&self, own: &str) -> bool {
        self.own.as_deref() == Some(own)
    }
}

/// What is called with each solution; it may break off the search.
pub type OnSolution<'a> = &'a mut dyn FnMut(&dyn Solution) -> ControlFlow<()>;

/// The same for solutions of one type, inside a solver.
pub type OnFound<'a, S> = &'a mut dyn FnMut(S) -> ControlFlow<()>;

/// The same as [`ignore`], inside a solver.
pub fn skip<S>(_: S) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

/// Takes solutions that nobody wants to see.
pub fn ignore(_: &dyn Solution) -> ControlFlow<()> {
    ControlFlow::Continue(())
}
