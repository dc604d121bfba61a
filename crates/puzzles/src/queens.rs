//! N queens: n queens on an n × n board, none attacking another.
//!
//! Read the solvers in the order of the registry below, from `brute` on: each changes one thing.

mod attack;
mod bits;
mod brute;
mod check;
mod construct;
mod distinct;
mod grid;
mod halves;
mod instance;
mod lanes;
mod marks;
mod mirror;
mod permutation;
mod placement;
mod scan;
mod symmetric;

pub use bits::{Bits, Row, RowSet};
pub use brute::Brute;
pub use check::{BadPlacement, Board, Conflict, Line, Square};
pub use construct::construct;
pub use distinct::Distinct;
pub use grid::Grid;
pub use halves::{Sample, sample as sample_halves};
pub use instance::{BadInstance, NQueens, QUEENS, Queens};
pub use marks::Marks;
pub use mirror::Mirror;
pub use permutation::Permutation;
pub use placement::Placement;
pub use scan::Scan;
pub use symmetric::{Symmetric, Turn};

use crate::engine::Entry;
use crate::registry::Ability::{self, All, Count, First, Threads, Trace};
use crate::registry::Solver;

/// The largest board of all: a list of ten million rows.
pub const LARGEST: u32 = 10_000_000;

const WALK: &[Ability] = &[First, All, Count, Trace, Threads];
const BITS: u64 = bits::LARGEST as u64;

/// A solver that walks the tree of a problem: its entry in the registry below.
macro_rules! walk {
    ($name:literal, $idea:literal, $problem:ty, up to $largest:expr, twin $twin:expr) => {
        Entry {
            solver: Solver { name: $name, idea: $idea, can: WALK, largest: $largest, twin: $twin },
            solve: |queens, request, answer| instance::search(queens, <$problem>::new(queens.n), request, answer),
            steps: Some(|queens| instance::step(queens, <$problem>::new(queens.n))),
        }
    };
}

/// A solver that only counts: its entry in the registry below.
macro_rules! count {
    ($name:literal, $idea:literal, $module:ident, up to $largest:expr, twin $twin:literal) => {
        Entry {
            solver: Solver { name: $name, idea: $idea, can: &[Count, Threads], largest: $largest, twin: Some($twin) },
            solve: |queens, request, _| instance::count(queens, request, $module::count),
            steps: None,
        }
    };
}

/// One line for each solver, from the textbook's first try to the fastest.
#[rustfmt::skip]
static SOLVERS: &[Entry<Queens>] = &[
    walk!("brute", "n of the n² squares, tested when complete", Brute, up to 16, twin None),
    walk!("grid", "a boolean grid; row and both diagonals walked from their first square", Grid, up to 1_000, twin Some("brute")),
    walk!("scan", "each new queen compared with the earlier ones, O(n)", Scan, up to 10_000, twin Some("brute")),
    walk!("marks", "marks for rows and both diagonals, O(1)", Marks, up to 100_000, twin Some("scan")),
    walk!("permutation", "swaps along a permutation; only diagonals are tested", Permutation, up to 100_000, twin Some("scan")),
    walk!("bits", "three integers; only free squares are offered", Bits, up to BITS, twin Some("scan")),
    count!("mirror", "bits on half the board, each solution counted with its mirror image", mirror, up to BITS, twin "bits"),
    count!("lanes", "border queens up to symmetry, then 32 or 16 subtrees in the lanes of a vector", lanes, up to lanes::LARGEST as u64, twin "bits"),
    count!("halves", "half boards by column set, joined where no diagonal clashes", halves, up to halves::LARGEST as u64, twin "lanes"),
    Entry {
        solver: Solver { name: "construct", idea: "one solution by formula, without a search", can: &[First], largest: LARGEST as u64, twin: Some("scan") },
        solve: |queens, _, answer| instance::formula(queens, answer),
        steps: None,
    },
];
