//! A choice in the search for a solution of a model: a value for a variable, or for what is to be as small or as large as possible.

use std::fmt;
use std::sync::Arc;

use registry::Mark;

use super::bits::Bits;
use super::show;
use super::statement::Model;

/// A value for a variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pick {
    /// The number of the variable, or [`Pick::GOAL`].
    pub variable: u32,
    /// Its value.
    pub value: i64,
}

impl Pick {
    /// Stands for what is to be as small or as large as possible.
    pub const GOAL: u32 = u32::MAX;

    /// As people read it: `x[1,2]=5`.
    pub(super) fn label(self, model: &Model) -> String {
        let Some(variable) = model.variables.get(self.variable as usize) else {
            let words = model.goal.as_ref().map_or("", |goal| &goal.words);
            let of = words.split_once(' ').map_or(words, |(_, of)| of);
            return format!("{of} = {}", self.value);
        };
        format!("{}={}", variable.name, model.written(self.variable as usize, self.value))
    }

    /// What it puts on the board.
    pub(super) fn mark(self, model: &Model) -> Option<Mark> {
        if self.variable == Pick::GOAL { None } else { show::mark(model, self.variable as usize, self.value) }
    }
}

impl fmt::Display for Pick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.variable {
            Pick::GOAL => write!(f, "goal={}", self.value),
            variable => write!(f, "{variable}={}", self.value),
        }
    }
}

/// The values of what is to be best that are left to try, the best first.
#[derive(Clone, Copy, Debug)]
pub(super) struct Goals {
    pub(super) next: i64,
    pub(super) last: i64,
    pub(super) step: i64,
}

impl Goals {
    pub(super) const NONE: Goals = Goals { next: 1, last: 0, step: 1 };

    /// From the best value to the worst, or to one that is known to be reached.
    pub(super) fn new(model: &Model, (low, high): (i64, i64), reached: Option<i64>) -> Self {
        match model.goal.as_ref().is_some_and(|goal| goal.is_largest) {
            true => Goals { next: high, last: reached.unwrap_or(low), step: -1 },
            false => Goals { next: low, last: reached.unwrap_or(high), step: 1 },
        }
    }

    pub(super) fn next(&mut self) -> Option<Pick> {
        if (self.last - self.next).signum() == -self.step {
            return None;
        }
        let value = self.next;
        self.next += self.step;
        Some(Pick { variable: Pick::GOAL, value })
    }
}

/// The values of a variable that are left to try, as bits; before any variable, those of the goal.
#[derive(Clone, Copy, Debug)]
pub struct Options<B> {
    pub(super) goals: Goals,
    pub(super) variable: u32,
    pub(super) base: i64,
    pub(super) rest: B,
}

impl<B: Bits> Options<B> {
    pub(super) fn goals(goals: Goals) -> Self {
        Options { goals, variable: 0, base: 0, rest: B::NONE }
    }
}

impl<B: Bits> Iterator for Options<B> {
    type Item = Pick;

    #[inline]
    fn next(&mut self) -> Option<Pick> {
        if self.rest.is_none() {
            return self.goals.next();
        }
        let value = self.base + i64::from(self.rest.low());
        self.rest = self.rest.rest();
        Some(Pick { variable: self.variable, value })
    }
}

/// The values of a variable that are left to try, from its domain.
#[derive(Clone, Debug)]
pub struct Each {
    pub(super) goals: Goals,
    pub(super) variable: u32,
    pub(super) domain: Arc<[i64]>,
    pub(super) at: usize,
}

impl Iterator for Each {
    type Item = Pick;

    fn next(&mut self) -> Option<Pick> {
        let Some(&value) = self.domain.get(self.at) else { return self.goals.next() };
        self.at += 1;
        Some(Pick { variable: self.variable, value })
    }
}
