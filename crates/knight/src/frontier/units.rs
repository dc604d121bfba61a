//! The count in units: the slices of its last join.
//!
//! A layer needs all of the one before, and nothing in it is a part of the answer; but the join is a sum over pairs of blocks, and that
//! can be cut ([`Slices`]). The units that are counted together share what they need of the sweeps, which is done once, and for all of
//! them it is no more than the whole count does. A unit by itself, on a machine of its own, needs only a part of the blocks.
//!
//! Where tours are counted up to symmetry and some may be images of themselves, those are a further unit, the last ([`Classes`]).

use backtrail::Stats;
use num_bigint::BigUint;
use registry::{Count, Counted, Counting, Instance, Method, OnSolution, Outcome, Request, SharedTables, Unit, Units};

use super::classes::{self, Classes};
use super::matching::Tables;
use super::plan::Plan;
use super::slices::Slices;
use super::{FIXED, Halves, JOINED, PASSED, SWEPT, Way, both_ways, count, estimate, way};
use crate::tours::Tours;

/// The solver.
pub(crate) struct Frontier;

fn tours(instance: &dyn Instance) -> &Tours {
    (instance as &dyn std::any::Any).downcast_ref().expect("a solver is given instances of its own puzzle")
}

impl Method for Frontier {
    fn solve(&self, instance: &dyn Instance, request: &Request, _: OnSolution<'_>) -> Outcome {
        count(tours(instance), request)
    }

    /// A board that is too small to be swept is one unit.
    fn units(&self, instance: &dyn Instance, _: Option<usize>) -> Option<Box<dyn Units>> {
        let tours = tours(instance);
        let Some(Way::Sweep(plan)) = way(tours) else { return None };
        let (slices, classes) = (Slices::of(&plan), Classes::of(tours)?);
        let memory = estimate::estimate(&plan).memory.max(classes.memory());
        Some(Box::new(Sliced { tours: tours.clone(), plan, slices, memory, classes }))
    }
}

/// A count that is cut.
struct Sliced {
    tours: Tours,
    plan: Plan,
    slices: Slices,
    /// The memory that it is expected to take.
    memory: u64,
    classes: Classes,
}

impl Sliced {
    /// Counts slices of the join; `None` if it should stop.
    fn count_slices(&self, units: &[usize], counting: &Counting<'_>) -> Option<()> {
        let mut wanted = vec![false; self.slices.count()];
        units.iter().for_each(|&unit| wanted[unit] = true);
        let tables = Tables::new();
        let is_wanted = |code| wanted[self.slices.slice(code)];
        let halves = Halves::sweep(&self.plan, is_wanted, &tables, counting)?;
        let join = halves.join(&self.plan, &self.slices, &tables, counting);
        for &number in units {
            let unit = counting.unit(number);
            tell(unit, both_ways(&self.tours, join.slice(number, self.cost(number))?), 0.0);
        }
        Some(())
    }

    /// Counts the tours that symmetries leave as they are; `None` if it should stop.
    fn count_fixed(&self, number: usize, counting: &Counting<'_>) -> Option<()> {
        let unit = counting.unit(number);
        tell(unit, self.classes.fixed(counting)?, self.cost(number));
        Some(())
    }
}

/// A unit is complete, and this is what was counted in it; some of its cost has not been told yet.
fn tell(mut unit: Unit<'_>, found: BigUint, cost: f64) {
    let solutions = Count::from(found);
    unit.tell(solutions.to_u128().unwrap_or(u128::MAX), 0, cost);
    unit.set(Counted { solutions, stats: Stats::default() });
    unit.done();
}

impl Units for Sliced {
    fn count(&self) -> usize {
        self.slices.count() + usize::from(!self.classes.are_lists())
    }

    /// The first was a list of one.
    fn format(&self) -> u32 {
        2
    }

    /// The slices cost 1 in all. How many blocks each has is not known before the sweeps.
    fn cost(&self, unit: usize) -> f64 {
        if unit < self.slices.count() { JOINED / self.slices.count() as f64 } else { FIXED }
    }

    fn tables(&self, _: usize) -> SharedTables {
        SharedTables { units: 0..self.count(), cost: PASSED + SWEPT, bytes: self.memory }
    }

    fn memory(&self) -> u64 {
        self.tours.memory
    }

    fn work(&self, units: &[usize], counting: &Counting<'_>) {
        let (slices, fixed) = units.split_at(units.partition_point(|&unit| unit < self.slices.count()));
        let fixed = || fixed.iter().try_for_each(|&unit| self.count_fixed(unit, counting));
        // What stops is told by `counting`.
        let _ = if slices.is_empty() { fixed() } else { self.count_slices(slices, counting).and_then(|()| fixed()) };
    }

    fn whole(&self, sum: Count) -> Count {
        classes::of_sum(&self.tours, sum)
    }
}
