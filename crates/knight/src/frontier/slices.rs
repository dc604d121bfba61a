//! The join cut into slices, which are the units of a count.
//!
//! A slice is what meets with certain degrees at a few squares of the separator: with three of them there are 27 slices, one for each
//! way to have 0, 1 or 2 edges at each. They depend on the board alone, every pair of blocks that meets is in one, and what a slice needs
//! of the sweeps can be told by degrees ([`super::degrees`]). So the squares are those that both sweeps are done with first: from
//! there on a sweep for one slice has only a part of the blocks.

use super::codes::{Known, Reader};
use super::graph::{OUTSIDE, Vertex};
use super::plan::{Plan, Step};

/// How many squares tell the slices.
const SQUARES: usize = 3;

/// Which slice a block of the upper half is in.
#[derive(Debug)]
pub(super) struct Slices {
    count: usize,
    reader: Reader<Slice>,
}

/// The number of a slice, as far as some digits tell it.
#[derive(Clone, Copy, Debug, Default)]
struct Slice(usize);

impl Known for Slice {
    #[inline(always)]
    fn and(self, other: Slice) -> Slice {
        Slice(self.0 + other.0)
    }
}

impl Slices {
    /// The only slice: the whole join.
    pub(super) fn whole(plan: &Plan) -> Slices {
        Slices::by(plan, &[])
    }

    /// The slices that a count is cut into.
    pub(super) fn of(plan: &Plan) -> Slices {
        let mut places: Vec<(usize, usize)> = settled(plan).into_iter().zip(0..).collect();
        places.sort_unstable();
        let places: Vec<usize> = places.into_iter().take(SQUARES).map(|(_, place)| place).collect();
        Slices::by(plan, &places)
    }

    /// A slice for each way to have edges at these places of the separator.
    fn by(plan: &Plan, places: &[usize]) -> Slices {
        let digit = |place: usize, value: u32| {
            let at = places.iter().position(|&told| told == place);
            Slice(at.map_or(0, |at| value as usize * 3_usize.pow(at as u32)))
        };
        Slices { count: 3_usize.pow(places.len() as u32), reader: Reader::new(plan.separator().len(), digit) }
    }

    /// How many there are.
    pub(super) fn count(&self) -> usize {
        self.count
    }

    /// The slice that a code of the upper half is in.
    #[inline(always)]
    pub(super) fn slice(&self, code: u32) -> usize {
        self.reader.read(code).0
    }
}

/// How many steps both sweeps have made, together, when they are done with each square of the separator.
fn settled(plan: &Plan) -> Vec<usize> {
    let separator = plan.separator();
    let below = &plan.lower.last().or(plan.stem.last()).expect("a row is swept").after;
    let squares = separator.iter().filter(|&&vertex| vertex != OUTSIDE).count();
    let done = |branch: &[Step], vertex: Vertex| {
        let steps = plan.stem.iter().chain(branch);
        let touches = |step: &Step| step.choices.iter().flatten().any(|&raised| raised == vertex);
        steps.zip(1..).filter(|(step, _)| touches(step)).map(|(_, at)| at).max().unwrap_or(0)
    };
    (0..squares)
        .map(|place| done(&plan.upper, separator[place]) + done(&plan.lower, below[squares - 1 - place]))
        .collect()
}
