//! Knight's tours: every square of a board once, a leap at a time.
//!
//! Read `plain` first, then `warnsdorff`, which changes the order of its leaps; the others answer one question each and fast.

#![allow(dead_code)]

mod board;
mod check;
mod divide;
mod frontier;
mod impossible;
mod leaper;
mod plain;
mod pruned;
mod read;
mod symmetry;
mod tour;
mod tours;
mod warnsdorff;

pub use board::{Board, Square};
pub use check::{BadTour, check};
pub use leaper::{Leap, Leaper};
pub use plain::{Plain, Step, Steps};
pub use read::{BadBoard, RANGE_HELP, parse_board, parse_piece, parse_range, parse_square};
pub use symmetry::Symmetry;
pub use tour::Tour;
pub use tours::{Keep, Tours};
pub use warnsdorff::{Ranked, Warnsdorff};
