//! How much memory a count will take, said before it begins.
//!
//! How many states there will be is not known before they are there: even the passes over degrees, which say how many
//! blocks, take seconds on the boards where it matters, and how full a block is depends on the board. So what was
//! measured is written down, by the number of squares in the frontier and of rows, and what lies in between or beyond is
//! taken from the next larger. Holes and a given start leave as many states or fewer: two holes in 7×10 leave as many, a
//! start on 7×8 95 %.
//!
//! Where the frontier is not too wide, the passes over degrees are made after all, as long as they find few blocks: if all
//! matchings of all blocks need less memory, that is the estimate. It is for pieces other than knights, which have many
//! fewer states than a knight whose frontier is as wide: a zebra on 5×9 takes 27 MB, a knight with that frontier gigabytes.
//!
//! Pieces that leap no further than the next row (the wazir) have paths that do not cross, and few states.

use super::codes::Reader;
use super::degrees::{self, Blocks};
use super::matching::count;
use super::plan::{Plan, Step};
use registry::Counting;
use registry::{Question, Request};

/// What a count will take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Estimate {
    /// The memory in bytes, a little more than it will be.
    pub(crate) memory: u64,
}

/// The memory for boards so small that nothing need be said of them: tables, and the room to join blocks.
pub(super) const LEAST: u64 = 64 << 20;

/// The most memory that was seen, in MiB, on boards of a width, by the largest number of rows.
type Seen = (usize, &'static [(usize, u64)]);

/// Closed tours, one thread. Beyond the last row nothing changes but the width of the counts.
const CLOSED: [Seen; 3] = [
    (6, &[(8, 7), (12, 12), (20, 19)]),
    (7, &[(8, 37), (10, 110), (12, 180), (14, 188), (20, 291)]),
    (8, &[(8, 465), (9, 2_732), (10, 2_580), (12, 4_397), (16, 6_526)]),
];

/// Open tours, one thread. 8×9 was not seen: it takes more than 19 GB, and here as many times 8×8 as with closed tours.
const OPEN: [Seen; 3] = [
    (6, &[(6, 10), (8, 22), (10, 43), (12, 62), (16, 98)]),
    (7, &[(7, 155), (8, 300), (9, 647), (10, 743), (12, 1_318)]),
    (8, &[(8, 5_841), (9, 34_300)]),
];

/// How many times as much the next width takes.
const WIDER: u64 = 16;

/// An estimate for a plan.
pub(super) fn estimate(plan: &Plan) -> Estimate {
    let open = plan.has_outside();
    let squares = plan.width() - usize::from(open);
    if plan.span == 1 {
        let states = 3_u64.pow(squares as u32) * if open { 16 } else { 1 };
        return Estimate { memory: LEAST + 2 * states };
    }
    let seen = seen(plan, squares, open);
    let memory =
        if seen > LEAST && squares <= NARROW { counted(plan).map_or(seen, |counted| counted.min(seen)) } else { seen };
    Estimate { memory }
}

/// The most squares of a frontier, and the most blocks, whose blocks are counted for an estimate: it takes 0.1 s at most.
const NARROW: usize = 16;
const FEW: usize = 30_000;

/// The memory for all matchings of all blocks, two layers at a time; `None` if there are many.
fn counted(plan: &Plan) -> Option<u64> {
    let request = Request::new(Question::Count);
    let needed = degrees::needed(plan, |_| true, &Counting::new(&request, u64::MAX), FEW)?;
    let states = |step: &Step, codes: &[u32]| {
        let reader = Reader::between(&step.after, &[]);
        codes.iter().map(|&code| count(reader.read(code).ones.count_ones() as usize / 2) as u64).sum::<u64>()
    };
    let largest = |steps: &[Step], blocks: &Blocks| {
        steps.iter().zip(&blocks[1..]).map(|(step, codes)| states(step, codes)).max().unwrap_or(0)
    };
    let parts = [(&plan.stem, &needed.stem), (&plan.upper, &needed.upper), (&plan.lower, &needed.lower)];
    let most = parts.iter().map(|(steps, blocks)| largest(steps, blocks)).max()?;
    // Two layers of a sweep, and what the other sweep ended with.
    Some(LEAST + 3 * 12 * most)
}

/// The memory that knights were seen to take with as wide a frontier.
fn seen(plan: &Plan, squares: usize, open: bool) -> u64 {
    // A knight's frontier is two rows.
    let width = squares.div_ceil(2);
    let seen = if open { &OPEN } else { &CLOSED };
    if width < seen[0].0 {
        return LEAST;
    }
    let (wide, by_rows) = seen[(width - seen[0].0).min(seen.len() - 1)];
    let &(_, last) = by_rows.last().expect("some were seen");
    // Counts of 128 bits make a state of 12 bytes one of 20.
    let seen = by_rows.iter().find(|(most, _)| plan.rows <= *most).map_or(2 * last, |&(_, mebibytes)| mebibytes);
    let wider = WIDER.saturating_pow(width.saturating_sub(wide) as u32);
    let memory = (seen << 20).saturating_mul(wider);
    (memory + memory / 10).max(LEAST)
}
