//! The count in units: the slices of its last join.
//!
//! A layer needs all of the one before, and nothing in it is a part of the answer; but the join is a sum over pairs of blocks, and that
//! can be cut ([`Slices`]). The units that are counted together share what they need of the sweeps, which is done once, and for all of
//! them it is no more than the whole count does. A unit by itself, on a machine of its own, needs only a part of the blocks.

use backtrail::Stats;
use registry::{Count, Counted, Counting, Instance, Method, OnSolution, Outcome, Request, SharedTables, Units};

use super::matching::Tables;
use super::plan::Plan;
use super::slices::Slices;
use super::{Halves, JOINED, PASSED, SWEPT, Way, both_ways, count, distinct, estimate, way};
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
        let (slices, memory) = (Slices::of(&plan), estimate::estimate(&plan).memory);
        Some(Box::new(Sliced { tours: tours.clone(), plan, slices, memory }))
    }
}

/// A count that is cut.
struct Sliced {
    tours: Tours,
    plan: Plan,
    slices: Slices,
    /// The memory that the sweeps are expected to take.
    memory: u64,
}

impl Units for Sliced {
    fn count(&self) -> usize {
        self.slices.count()
    }

    /// The first was a list of one.
    fn format(&self) -> u32 {
        2
    }

    /// The whole count costs 1. How many blocks a slice has is not known before the sweeps.
    fn cost(&self, _: usize) -> f64 {
        JOINED / self.slices.count() as f64
    }

    fn tables(&self, _: usize) -> SharedTables {
        SharedTables { units: 0..self.slices.count(), cost: PASSED + SWEPT, bytes: self.memory }
    }

    fn memory(&self) -> u64 {
        self.tours.memory
    }

    fn work(&self, units: &[usize], counting: &Counting<'_>) {
        let mut wanted = vec![false; self.slices.count()];
        units.iter().for_each(|&unit| wanted[unit] = true);
        let tables = Tables::new();
        let is_wanted = |code| wanted[self.slices.slice(code)];
        let Some(halves) = Halves::sweep(&self.plan, is_wanted, &tables, counting) else { return };
        let join = halves.join(&self.plan, &self.slices, &tables, counting);
        for &number in units {
            let mut unit = counting.unit(number);
            let Some(cycles) = join.slice(number, self.cost(number)) else { return };
            let solutions = both_ways(&self.tours, cycles);
            unit.tell(solutions.to_u128().unwrap_or(u128::MAX), 0, 0.0);
            unit.set(Counted { solutions, stats: Stats::default() });
            unit.done();
        }
    }

    fn whole(&self, sum: Count) -> Count {
        distinct(&self.tours, sum)
    }
}
