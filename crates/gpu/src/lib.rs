//! Queens counted on a GPU: half boards joined, as `queens/src/halves.rs` tells it, by kernels that are compiled and loaded at run time.
//!
//! Read in this order: `columns` (the cut, column sets, symmetry), `kernels.cu` (listing, filtering, the join), `model` (the same in plain
//! Rust), `twin` (the plainest way, on the processor, which checks both and may help), `device` and `batches` (as much at a time as fits), `room` (memory),
//! `units` (the count in parts), `cuda`, `kernels`, `nvrtc` and `cache` (the
//! driver, what it loads, the compiler, and what that has compiled).
//!
//! Nothing of CUDA is needed to build this, or to run all else that there is: the solver says what it has looked for and not found.

mod batches;
mod cache;
mod columns;
mod cuda;
mod device;
#[cfg(test)]
mod fake;
mod find;
mod kernels;
#[cfg(test)]
mod model;
mod nvrtc;
#[cfg(test)]
mod on_device;
mod room;
mod tables;
mod twin;
mod units;

use backtrail::text;
use queens::{Bits, Queens};
use registry::{
    Ability, Error, Flag, FlagKind, Instance, Method, OnSolution, Outcome, Request, Solver, Units, Wish, walk_units,
};

use cuda::Cuda;
use device::Device;
use find::Choice;
use units::ColumnSets;

/// The largest board: the room for its lists was thought of, and no larger count will be asked for soon.
const LARGEST: u64 = 28;

/// On smaller boards a half has too few rows.
const SMALLEST: u32 = 8;

/// From this many queens on a GPU is faster than the processor even if it must be woken first.
const BEST_FROM: u32 = 19;

/// The solver of n queens, for [`Registry::add_solver`](registry::Registry::add_solver).
pub fn solver() -> Solver {
    Solver::new("gpu", text!("idea-queens-gpu"), &[Ability::Count], Gpu).up_to(LARGEST).checked_by("halves").taking(
        vec![
            Flag::new("device", FlagKind::Word("N,N,…|cpu".into()), text!("gpu-help-device")),
            Flag::new("device-memory", FlagKind::Memory, text!("gpu-help-device-memory")),
        ],
    )
}

struct Gpu;

/// An instance by its type.
fn queens(instance: &dyn Instance) -> &Queens {
    (instance as &dyn std::any::Any).downcast_ref().expect("a solver is given instances of its own puzzle")
}

fn units(queens: &Queens, depth: Option<usize>) -> Box<dyn Units> {
    if queens.n < SMALLEST {
        return walk_units(Bits::new(queens.n), depth, 1);
    }
    let (n, choice) = (queens.n, Choice::read(&queens.said));
    let open = move || -> Vec<_> {
        match choice.as_ref().map_err(|error| error.text().clone()).and_then(|choice| Ok((choice, choice.devices()?))) {
            Ok((choice, devices)) => devices
                .into_iter()
                .map(|number| Ok(Box::new(Cuda::open(number, n, choice.memory)?) as Box<dyn Device>))
                .chain(twin::processors(choice.takes_processor).into_iter().map(Ok))
                .collect(),
            Err(why) => vec![Err(why)],
        }
    };
    Box::new(ColumnSets::new(n, Box::new(open)))
}

impl Method for Gpu {
    fn solve(&self, instance: &dyn Instance, request: &Request, _: OnSolution<'_>) -> Outcome {
        let queens = queens(instance);
        queens::count_with(queens, request, |_, request| units(queens, None).run_all(request))
    }

    fn units(&self, instance: &dyn Instance, depth: Option<usize>) -> Option<Box<dyn Units>> {
        let queens = queens(instance);
        Some(queens::up_to_symmetry(queens, units(queens, depth)))
    }

    fn admit(&self, instance: &dyn Instance, _: &Wish<'_>) -> Result<(), Error> {
        let queens = queens(instance);
        let choice = Choice::read(&queens.said)?;
        if queens.n < SMALLEST {
            return Ok(()); // these are walked
        }
        find::look(&choice, queens.n).map_err(|why| Error::new("no-device", why))
    }

    /// On large boards, if a device is found; and wherever one is chosen, so that one that is not there is told.
    fn is_best(&self, instance: &dyn Instance, needs: Ability) -> bool {
        let queens = queens(instance);
        let is_chosen = queens.said.has("device") || queens.said.has("device-memory");
        let is_large = queens.n >= BEST_FROM && self.admit(instance, &Wish::new(needs)).is_ok();
        needs == Ability::Count && queens.given.is_none() && (is_chosen || is_large)
    }
}

/// What a part of a count took.
#[derive(Clone, Debug, Default)]
pub struct Sample {
    /// Column sets that were counted, and all that there are.
    pub sets: (u64, u64),
    /// Solutions in them.
    pub solutions: u128,
    /// What the device has measured.
    pub report: device::Report,
}

/// Counts one of `every` column sets of n queens on a device: for measurements, and for plans of long counts.
///
/// # Errors
///
/// If there is no such device, or it cannot go on; the message says why.
pub fn sample(number: usize, n: u32, every: usize, memory: Option<u64>) -> Result<Sample, Error> {
    let failed = |why| Error::new("cannot", why);
    let mut batches = batches::Batches::new(Box::new(Cuda::open(number, n, memory).map_err(failed)?));
    let mut sample = Sample::default();
    let boards = columns::Board::all(n);
    let mut skip = every / 2;
    for board in &boards {
        let sets = board.sets();
        sample.sets.1 += sets.len() as u64;
        let some: Vec<columns::Set> = sets.iter().copied().skip(skip).step_by(every).collect();
        skip = (skip + some.len() * every).saturating_sub(sets.len());
        for some in some.chunks(1 << 16) {
            match batches.count(board, some, &|| false) {
                Ok(Some(pairs)) => {
                    let solutions =
                        some.iter().zip(pairs).map(|(set, pairs)| u128::from(set.weight) * u128::from(pairs));
                    sample.solutions += solutions.sum::<u128>();
                }
                Ok(None) => {}
                Err(device::Trouble::Failed(why)) => return Err(failed(why)),
                Err(device::Trouble::Overflow) => return Err(failed(text!("gpu-no-room"))),
            }
        }
        sample.sets.0 += some.len() as u64;
    }
    sample.report = batches.report();
    Ok(sample)
}

pub use device::Report;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_device_that_is_chosen_is_not_silently_left_out() {
        let mut queens = Queens::new(20);
        queens.said.give("device", Some("99"));
        assert!(Gpu.is_best(&queens, Ability::Count) && !Gpu.is_best(&queens, Ability::All));
        assert_eq!(Gpu.admit(&queens, &Wish::new(Ability::Count)).unwrap_err().code(), "no-device");
        assert!(!Gpu.is_best(&Queens::new(18), Ability::Count), "small boards are counted before a device wakes up");
        queens.said = registry::Flags::default();
        queens.said.give("device", Some("cpu"));
        assert!(Gpu.admit(&queens, &Wish::new(Ability::Count)).is_ok(), "a processor is always there");
        assert!(Gpu.admit(&Queens::new(7), &Wish::new(Ability::Count)).is_ok(), "the smallest are walked");
    }
}
