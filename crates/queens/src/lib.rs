//! N queens: n queens on an n × n board, none attacking another.
//!
//! Read the solvers in the order of the registry below, from `brute` on: each changes one thing.

mod attack;
mod bits;
mod brute;
mod check;
mod construct;
#[cfg(test)]
mod counters;
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
mod reading;
mod scan;
mod symmetric;

pub use bits::{Bits, Row, RowSet};
pub use brute::Brute;
pub use check::{AttackLine, BadPlacement, Conflict, PlacedQueens, Square};
pub use construct::construct;
pub use distinct::Distinct;
pub use grid::Grid;
pub use halves::{Sample, sample as sample_halves};
pub use instance::{BadInstance, NQueens, Queens, count_with, up_to_symmetry};
pub use marks::Marks;
pub use mirror::Mirror;
pub use permutation::Permutation;
pub use placed::{ByColumn, Placed};
pub use placement::Placement;
pub use reading::{By, Reading};
pub use scan::Scan;
pub use symmetric::{Symmetric, Turn};

use backtrail::{Problem, Text, text};
use registry::{Ability, Narrated, Outcome, Request, Solver, Tree, Units, programs, tree_with};

use Ability::First;

/// The largest board of all: a list of ten million rows.
pub const LARGEST: u32 = 10_000_000;

const BITS: u64 = bits::LARGEST as u64;

/// One line for each solver, from the textbook's first try to the fastest.
#[rustfmt::skip]
fn solvers() -> Vec<Solver> {
    vec![
        Solver::walking("brute", text!("idea-queens-brute"), |queens: &Queens| if queens.distinct { plant(queens, Distinct(Brute::new(queens.n))) } else { plant(queens, Brute::new(queens.n)) }).up_to(16),
        walk("grid", text!("idea-queens-grid"), Grid::new).up_to(1_000).checked_by("brute").written(programs!("grid")),
        walk("scan", text!("idea-queens-scan"), Scan::new).up_to(10_000).checked_by("brute").written(programs!("scan")),
        walk("marks", text!("idea-queens-marks"), Marks::new).up_to(100_000).checked_by("scan").written(programs!("marks")),
        walk("permutation", text!("idea-queens-permutation"), Permutation::new).up_to(100_000).checked_by("scan").written(programs!("permutation")),
        walk("bits", text!("idea-queens-bits"), Bits::new).up_to(BITS).checked_by("scan").written(programs!("bits")),
        count("mirror", text!("idea-queens-mirror"), mirror::units, mirror::count).up_to(BITS).checked_by("bits"),
        count("lanes", text!("idea-queens-lanes"), lanes::units, |n, request| lanes::units(n, None).run_all(request)).up_to(lanes::LARGEST.into()).checked_by("bits"),
        count("halves", text!("idea-queens-halves"), halves::units, |n, request| halves::units(n, None).run_all(request)).up_to(halves::LARGEST.into()).checked_by("lanes"),
        Solver::answering("construct", text!("idea-queens-construct"), &[First], |queens: &Queens, _, answer| instance::formula(queens, answer)).up_to(LARGEST.into()).checked_by("scan"),
    ]
}

/// Solvers that complete a placement.
const COMPLETING: [&str; 5] = ["grid", "scan", "marks", "permutation", "bits"];

/// A solver that walks the tree of a problem, and completes placements.
fn walk<P>(name: &'static str, idea: Text, new: fn(u32) -> P) -> Solver
where
    P: ByColumn + Problem<Choice: Send, Choices: Send> + Clone + Send + 'static,
{
    Solver::walking(name, idea, move |queens: &Queens| -> Box<dyn Tree> {
        match &queens.given {
            Some(given) => plant(queens, Placed::new(new(queens.n), given.clone())),
            None if queens.distinct => plant(queens, Distinct(new(queens.n))),
            None => plant(queens, new(queens.n)),
        }
    })
}

/// The tree of a search that fills the columns, told by the lines that somebody reads.
fn plant<P>(queens: &Queens, problem: P) -> Box<dyn Tree>
where
    P: Narrated<Choice: Send, Choices: Send, Solution = Placement> + Clone + Send + 'static,
{
    let reading = queens.reading;
    reading::told(tree_with(problem, move |placement| placement.read(reading)), queens.n, reading)
}

/// All solutions of n queens, cut into units; a depth says where a tree is cut.
type Cut = fn(u32, Option<usize>) -> Box<dyn Units>;

/// A solver that only counts.
fn count(name: &'static str, idea: Text, units: Cut, count: fn(u32, &Request) -> Outcome) -> Solver {
    let count = move |queens: &Queens, request: &Request| count_with(queens, request, count);
    Solver::counting(name, idea, count, move |queens: &Queens, depth| up_to_symmetry(queens, units(queens.n, depth)))
}
