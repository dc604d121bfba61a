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
mod placed;
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
pub use instance::{BadInstance, NQueens, Queens};
pub use marks::Marks;
pub use mirror::Mirror;
pub use permutation::Permutation;
pub use placed::{ByColumn, Placed};
pub use placement::Placement;
pub use scan::Scan;
pub use symmetric::{Symmetric, Turn};

use backtrail::Problem;
use registry::{Ability, Outcome, Request, Solver, Tree, tree};

use Ability::{Count, First, Threads};

/// The largest board of all: a list of ten million rows.
pub const LARGEST: u32 = 10_000_000;

const BITS: u64 = bits::LARGEST as u64;

/// One line for each solver, from the textbook's first try to the fastest.
#[rustfmt::skip]
fn solvers() -> Vec<Solver> {
    vec![
        Solver::walking("brute", "n of the n² squares, tested when complete", |queens: &Queens| if queens.distinct { tree(Distinct(Brute::new(queens.n))) } else { tree(Brute::new(queens.n)) }).up_to(16),
        walk("grid", "a boolean grid; row and both diagonals walked from their first square", Grid::new).up_to(1_000).checked_by("brute"),
        walk("scan", "each new queen compared with the earlier ones, O(n)", Scan::new).up_to(10_000).checked_by("brute"),
        walk("marks", "marks for rows and both diagonals, O(1)", Marks::new).up_to(100_000).checked_by("scan"),
        walk("permutation", "swaps along a permutation; only diagonals are tested", Permutation::new).up_to(100_000).checked_by("scan"),
        walk("bits", "three integers; only free squares are offered", Bits::new).up_to(BITS).checked_by("scan"),
        count("mirror", "bits on half the board, each solution counted with its mirror image", mirror::count).up_to(BITS).checked_by("bits"),
        count("lanes", "border queens up to symmetry, then 32 or 16 subtrees in the lanes of a vector", lanes::count).up_to(lanes::LARGEST.into()).checked_by("bits"),
        count("halves", "half boards by column set, joined where no diagonal clashes", halves::count).up_to(halves::LARGEST.into()).checked_by("lanes"),
        Solver::answering("construct", "one solution by formula, without a search", &[First], |queens: &Queens, _, answer| instance::formula(queens, answer)).up_to(LARGEST.into()).checked_by("scan"),
    ]
}

/// Solvers that complete a placement.
const COMPLETING: [&str; 5] = ["grid", "scan", "marks", "permutation", "bits"];

/// A solver that walks the tree of a problem, and completes placements.
fn walk<P>(name: &'static str, idea: &'static str, new: fn(u32) -> P) -> Solver
where
    P: ByColumn + Problem<Choice: Send, Choices: Send> + Clone + Send + 'static,
{
    Solver::walking(name, idea, move |queens: &Queens| -> Box<dyn Tree> {
        match &queens.given {
            Some(given) => tree(Placed::new(new(queens.n), given.clone())),
            None if queens.distinct => tree(Distinct(new(queens.n))),
            None => tree(new(queens.n)),
        }
    })
}

/// A solver that only counts.
fn count(name: &'static str, idea: &'static str, count: fn(u32, &Request) -> Outcome) -> Solver {
    Solver::answering(name, idea, &[Count, Threads], move |queens: &Queens, request, _| instance::count(queens, request, count))
}
