//! Pictures: data in, text (or, for films, bytes) out. A solution becomes a board, the events of a search become a decision tree, its
//! visits per depth a histogram, the times of several solvers a table or a chart, and a search that is watched a film.
//!
//! Every function here is pure: no file, no terminal, no clock, no randomness, so that a picture depends on its data
//! alone and the snapshots in `testdata/pictures` can be compared byte for byte.
//!
//! ```
//! use queens::Placement;
//! use render::solution::{Look, draw};
//!
//! let mut board = String::new();
//! draw(&Placement::new(vec![1, 3, 0, 2]), Look::Board { ascii: false }, &mut board)?;
//! assert_eq!(board, "· · ♕ ·\n♕ · · ·\n· · · ♕\n· ♕ · ·\n");
//! # Ok::<(), std::fmt::Error>(())
//! ```

pub mod comparison;
pub mod film;
pub mod histogram;
pub mod ladder;
pub mod numbers;
pub mod solution;
pub mod stage;
pub mod tree;

mod board;
mod shape;
mod svg;

pub use board::graph::{Point, place};

#[cfg(test)]
mod snapshot;
