//! Sudoku: every row, column and box of a grid holds every value once.
//!
//! Read the solvers in the order `plain`, `fewest`, `cover`: the textbook's, then what a little thought adds. `bands` is the
//! record for 9×9, and `learn` solves the grids that are too large for a search that forgets.

mod answer;
pub mod bands;
mod bits;
pub mod canon;
pub mod check;
mod collection;
mod cover;
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
pub use fewest::{Candidate, Candidates, Fewest};
pub use filled::Filled;
pub use generate::{BadSymmetry, BadWish, End, GAVE_UP, Generator, Made, Symmetry, Uniqueness, Wish};
pub use grid::Grid;
pub use instance::{BadSudoku, Given, SUDOKU, Sudoku};
pub use minimize::{Minimized, NotUnique, minimize};
pub use plain::{Plain, solve_plain};
pub use shape::{BadShape, House, Shape};

use crate::engine::{self, Entry};
use crate::registry::Ability::{self, All, Count, First, Threads, Trace};
use crate::registry::Solver;

const WALK: &[Ability] = &[First, All, Count, Trace, Threads];
const LARGEST: u64 = Shape::LARGEST as u64;

/// A solver that walks the tree of a problem: its line in the registry below.
macro_rules! walk {
    ($name:literal, $idea:literal, $problem:ty, twin $twin:expr) => {
        Entry {
            solver: Solver { name: $name, idea: $idea, can: WALK, largest: LARGEST, twin: $twin },
            solve: |given, request, answer| instance::search(given, <$problem>::new(&given.puzzle), request, answer),
            steps: Some(|given| engine::stepper(<$problem>::new(&given.puzzle))),
        }
    };
}

/// One line for each solver, from the textbook's to the fastest.
#[rustfmt::skip]
static SOLVERS: &[Entry<Given>] = &[
    walk!("plain", "the first empty cell, values in order, each compared with the whole grid", Plain, twin None),
    walk!("fewest", "candidates kept at every cell, the cell with the fewest first", Fewest, twin Some("plain")),
    walk!("cover", "exact cover by dancing links: the cell, or the value in a house, with the fewest ways", Covering, twin Some("plain")),
    Entry {
        solver: Solver { name: "bands", idea: "the places of a value in a band as permutations, all bands in a few vectors; 9×9 only", can: &[First, All, Count], largest: 9, twin: Some("fewest") },
        solve: answer::with_bands,
        steps: None,
    },
    Entry {
        solver: Solver { name: "learn", idea: "learns a clause from every conflict: for grids that no plain search ends on", can: &[First, All, Count], largest: LARGEST, twin: Some("fewest") },
        solve: answer::with_learn,
        steps: None,
    },
];
