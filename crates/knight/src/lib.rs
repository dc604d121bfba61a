//! Knight's tours: every square of a board once, a leap at a time.
//!
//! Read `plain` first, then `warnsdorff`, which changes the order of its leaps, and `pruned`, which sees dead ends coming;
//! `divide` and `frontier` answer one question each, without a search.

mod board;
mod check;
mod divide;
mod frontier;
mod images;
mod impossible;
mod instance;
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
pub use images::{Images, Telling, Tellings};
pub use instance::{BadTours, KnightsTour};
pub use leaper::{Leap, Leaper};
pub use plain::{Plain, Step, Steps};
pub use pruned::{Pruned, Spot, Spots, Wide, Word};
pub use read::{BadBoard, parse_board, parse_piece, parse_range, parse_square};
pub use symmetry::Symmetry;
pub use tour::Tour;
pub use tours::{Keep, Tours};
pub use warnsdorff::{Ranked, Warnsdorff};

use backtrail::text;
use registry::{Ability, Solver, programs, tree};

use Ability::{All, Count, First, Threads};

/// The most squares that `pruned` takes: the bits of its widest word.
const PRUNED: u64 = 1_024;

/// One line for each solver, from the textbook's walk to the fastest.
#[rustfmt::skip]
fn solvers() -> Vec<Solver> {
    vec![
        Solver::walking("plain", text!("idea-knight-plain"), |tours: &Tours| tree(Plain::new(tours))).up_to(Board::LARGEST).written(programs!("plain")),
        Solver::walking("warnsdorff", text!("idea-knight-warnsdorff"), |tours: &Tours| tree(Warnsdorff::new(tours))).up_to(Board::LARGEST).checked_by("plain").written(programs!("warnsdorff")),
        Solver::walking("pruned", text!("idea-knight-pruned"), instance::pruned).up_to(PRUNED).checked_by("plain"),
        Solver::answering("images", text!("idea-knight-images"), &[First, All, Count, Threads], instance::images).up_to(PRUNED).checked_by("pruned"),
        Solver::answering("divide", text!("idea-knight-divide"), &[First], divide::solve).up_to(Board::LARGEST).checked_by("plain"),
        Solver::counting("endings", text!("idea-knight-endings"), pruned::count, pruned::units).up_to(pruned::ENDINGS.into()).checked_by("pruned"),
        Solver::new("frontier", text!("idea-knight-frontier"), &[Count, Threads], frontier::Frontier).up_to(frontier::LARGEST).checked_by("endings"),
    ]
}
