//! Sudoku: every row, column and box of a grid holds every value once.
//!
//! Read the solvers in the order `plain`, `fewest`, `cover`: the textbook's, then what a little thought adds. `bands` is the
//! record for 9×9, and `learn` solves the grids that are too large for a search that forgets.

mod bands;
mod canon;
mod check;
mod cover;
mod fewest;
mod generate;
mod grid;
mod human;
mod learn;
mod minimize;
mod plain;
mod read;
mod reason;
#[cfg(test)]
mod samples;
mod shape;

pub use cover::Covering;
pub use fewest::{Candidates, Entry, Fewest};
pub use grid::Grid;
pub use plain::{Plain, solve_plain};
pub use shape::{BadShape, House, Shape};
