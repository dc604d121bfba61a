//! A count cut into units: parts that are counted one by one, anywhere and in any order, and add up to the whole.
//!
//! The list of units depends on the instance, the solver and the depth of the cut alone, never on threads, instructions or a
//! measurement; so a unit's number means the same on every machine. [`dyn Units`](trait.Units.html) `::run` is the only loop over
//! them.

mod walk;
mod whole;

use std::ops::{AddAssign, Range};

use backtrail::{Address, Stats};

use crate::counting::Counting;
use crate::{Count, Outcome, Request};

pub use walk::walk_units;
pub(crate) use whole::Whole;

/// A count cut into units.
pub trait Units: Send + Sync {
    /// How many units there are.
    fn count(&self) -> usize;

    /// The number of the way in which the list is made. Whoever cuts otherwise than the last version did, raises it, so that what
    /// was counted of the old list is not taken for a part of the new one.
    fn format(&self) -> u32 {
        1
    }

    /// The node whose subtree a unit is, if it is one.
    fn node(&self, unit: usize) -> Option<&Address> {
        let _ = unit;
        None
    }

    /// What a unit is expected to cost, in a measure of the list's own, without the tables that it shares with others.
    fn cost(&self, unit: usize) -> f64 {
        let _ = unit;
        1.0
    }

    /// The tables that a unit needs, which its neighbours share.
    fn tables(&self, unit: usize) -> SharedTables {
        let _ = unit;
        SharedTables { units: 0..self.count(), cost: 0.0, bytes: 0 }
    }

    /// The most memory that may be held while units are counted, in bytes.
    fn memory(&self) -> u64 {
        u64::MAX
    }

    /// Counts units that share their tables, in ascending order, on the threads of `counting`.
    fn work(&self, units: &[usize], counting: &Counting<'_>);

    /// The same list, counted in a plainer way by which what was counted can be confirmed; none if there is no other.
    fn twin(&self) -> Option<Box<dyn Units>> {
        None
    }

    /// What the sum over all units says of the instance: the same number, or one that follows from it.
    fn whole(&self, sum: Count) -> Count {
        sum
    }
}

/// Tables that neighbouring units share.
#[derive(Clone, Debug, PartialEq)]
pub struct SharedTables {
    /// The units.
    pub units: Range<usize>,
    /// What it is expected to cost to build them, in the measure of the units.
    pub cost: f64,
    /// The memory that they take, in bytes.
    pub bytes: u64,
}

/// What was counted in a unit, or in several.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counted {
    /// Solutions.
    pub solutions: Count,
    /// What was counted on the way.
    pub stats: Stats,
}

impl AddAssign<&Counted> for Counted {
    fn add_assign(&mut self, other: &Counted) {
        self.solutions += &other.solutions;
        self.stats += &other.stats;
    }
}

/// What is called with the number of each unit that is complete, and what was counted in it; on any thread, in any order.
pub type OnUnit<'a> = &'a (dyn Fn(usize, &Counted) + Sync);

impl dyn Units + '_ {
    /// Counts these units, each once, in ascending order on as many threads as the request allows, and keeps its limits
    /// between units and within them.
    ///
    /// It is [`Exhausted`](backtrail::Status::Exhausted) if all of them are complete. Solutions and statistics are the sum over them, and over those
    /// that a limit has broken as far as they came.
    ///
    /// # Panics
    ///
    /// If there is no such unit.
    pub fn run(&self, units: impl IntoIterator<Item = usize>, request: &Request, on_unit: OnUnit<'_>) -> Outcome {
        let mut units: Vec<usize> = units.into_iter().collect();
        units.sort_unstable();
        units.dedup();
        assert!(units.last().is_none_or(|&last| last < self.count()), "there are {} units", self.count());
        let counting = Counting::of_units(request, self.memory(), self.expected(&units), on_unit);
        for group in self.groups(&units) {
            if counting.should_stop() {
                break;
            }
            self.work(group, &counting);
        }
        counting.outcome(units.len())
    }

    /// Counts all units, and says of the instance what their sum says if they are complete.
    pub fn run_all(&self, request: &Request) -> Outcome {
        let outcome = self.run(0..self.count(), request, &|_, _| ());
        match outcome.status {
            backtrail::Status::Exhausted => Outcome { solutions: self.whole(outcome.solutions), ..outcome },
            _ => outcome,
        }
    }

    /// What units, in ascending order, are expected to cost, with the tables that must be built for them.
    pub fn expected(&self, units: &[usize]) -> f64 {
        let tables: f64 = self.groups(units).map(|group| self.tables(group[0]).cost).sum();
        tables + units.iter().map(|&unit| self.cost(unit)).sum::<f64>()
    }

    /// The share of the expected cost of them all that goes into tables for which every unit waits; 0 if there are several such tables.
    pub fn common(&self) -> f64 {
        let tables = (self.count() > 0).then(|| self.tables(0)).filter(|tables| tables.units.len() == self.count());
        let costs = || (0..self.count()).map(|unit| self.cost(unit)).sum::<f64>();
        tables.filter(|tables| tables.cost > 0.0).map_or(0.0, |tables| tables.cost / (tables.cost + costs()))
    }

    /// Units in ascending order, those together that share tables.
    fn groups<'a>(&self, units: &'a [usize]) -> impl Iterator<Item = &'a [usize]> {
        let mut rest = units;
        std::iter::from_fn(move || {
            let shared = self.tables(*rest.first()?).units;
            let (group, others) = rest.split_at(rest.partition_point(|&unit| unit < shared.end));
            rest = others;
            Some(group)
        })
    }
}

#[cfg(test)]
mod tests;
