//! Sudoku: every row, column and box of a grid holds every value once.
//!
//! Read the solvers in the order `plain`, `fewest`, `cover`: the textbook's, then what a little thought adds; `every_cell` shows
//! what the textbook's avoids. `bands` is the record for 9×9, and `learn` solves the grids that are too large for a search that forgets.

mod answer;
pub mod bands;
mod bits;
pub mod canon;
pub mod check;
mod collection;
mod cover;
mod every_cell;
mod fewest;
mod filled;
mod generate;
mod grid;
pub mod human;
mod instance;
pub mod learn;
mod minimize;
mod plain;
mod quickest;
pub mod read;
mod reason;
#[cfg(test)]
mod sample;
mod shape;
mod tools;
pub mod write;

pub use bands::{Batch, Single};
pub use cover::Covering;
pub use every_cell::{EveryCandidate, EveryCell};
pub use fewest::{Candidate, Candidates, Fewest};
pub use filled::Filled;
pub use generate::{BadSymmetry, BadWish, GAVE_UP, Generator, Made, NoPuzzle, Symmetry, Uniqueness, Wish};
pub use grid::Grid;
pub use instance::{BadSudoku, Given, Sudoku};
pub use minimize::{Minimized, NotUnique, minimize};
pub use plain::{Plain, solve_plain};
pub use shape::{BadShape, House, Shape};

use std::sync::Arc;

use backtrail::{Problem, Text, text};
use registry::{Ability, Narrated, Solver, programs, tree_with};

use Ability::{All, Count, First};

const LARGEST: u64 = Shape::LARGEST as u64;

/// One line for each solver, from the textbook's to the fastest.
#[rustfmt::skip]
fn solvers() -> Vec<Solver> {
    vec![
        walk("every-cell", text!("idea-sudoku-every-cell"), EveryCell::new).checked_by("plain"),
        walk("plain", text!("idea-sudoku-plain"), Plain::new).written(programs!("plain")),
        walk("fewest", text!("idea-sudoku-fewest"), Fewest::new).checked_by("plain").written(programs!("fewest")),
        walk("cover", text!("idea-sudoku-cover"), Covering::new).checked_by("plain"),
        Solver::answering("bands", text!("idea-sudoku-bands"), &[First, All, Count], answer::with_bands).up_to(9).checked_by("fewest").counting_to_a_limit(),
        Solver::answering("learn", text!("idea-sudoku-learn"), &[First, All, Count], answer::with_learn).up_to(LARGEST).checked_by("fewest").counting_to_a_limit().proving(),
    ]
}

/// A solver that walks the tree of a problem.
fn walk<P>(name: &'static str, idea: Text, new: fn(&Grid) -> P) -> Solver
where
    P: Narrated + Problem<Choice: Send, Choices: Send, Solution = Grid> + Clone + Send + 'static,
{
    let plant = move |given: &Given| {
        let puzzle = Arc::clone(&given.puzzle);
        tree_with(new(&given.puzzle), move |grid| Filled { puzzle: Arc::clone(&puzzle), grid })
    };
    Solver::walking(name, idea, plant).up_to(LARGEST)
}
