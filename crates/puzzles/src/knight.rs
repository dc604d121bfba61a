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
pub use instance::{BadTours, KNIGHT, KnightsTour};
pub use leaper::{Leap, Leaper};
pub use plain::{Plain, Step, Steps};
pub use pruned::{Pruned, Spot, Spots, Wide, Word};
pub use read::{BadBoard, RANGE_HELP, parse_board, parse_piece, parse_range, parse_square};
pub use symmetry::Symmetry;
pub use tour::Tour;
pub use tours::{Keep, Tours};
pub use warnsdorff::{Ranked, Warnsdorff};

use crate::engine::{self, Entry};
use crate::registry::Ability::{self, All, Count, First, Threads, Trace};
use crate::registry::Solver;

const WALK: &[Ability] = &[First, All, Count, Trace, Threads];

/// The most squares that `pruned` takes: the bits of its widest word.
const PRUNED: u64 = 1_024;

/// One line for each solver, from the textbook's walk to the fastest.
#[rustfmt::skip]
static SOLVERS: &[Entry<Tours>] = &[
    Entry {
        solver: Solver { name: "plain", idea: "the eight leaps in the textbook's order", can: WALK, largest: Board::LARGEST, twin: None },
        solve: |tours, request, answer| engine::solve(Plain::new(tours), request, &mut |tour| answer(&tour)),
        steps: Some(|tours| engine::stepper(Plain::new(tours))),
    },
    Entry {
        solver: Solver { name: "warnsdorff", idea: "to the square with the fewest ways on first, ties away from the centre", can: WALK, largest: Board::LARGEST, twin: Some("plain") },
        solve: |tours, request, answer| engine::solve(Warnsdorff::new(tours), request, &mut |tour| answer(&tour)),
        steps: Some(|tours| engine::stepper(Warnsdorff::new(tours))),
    },
    Entry {
        solver: Solver { name: "pruned", idea: "degrees in bit planes: a square cut off ends it, one with a single way in forces it", can: WALK, largest: PRUNED, twin: Some("plain") },
        solve: |tours, request, answer| instance::enumerate(tours, request, &mut |tour| answer(&tour)),
        steps: Some(instance::step),
    },
    Entry {
        solver: Solver { name: "images", idea: "pruned for one tour of each kind; its turns, mirrors and reversals told after it", can: &[First, All, Count, Threads], largest: PRUNED, twin: Some("pruned") },
        solve: |tours, request, answer| instance::images(tours, request, &mut |tour| answer(&tour)),
        steps: None,
    },
    Entry {
        solver: Solver { name: "divide", idea: "small closed tours joined at their edges: a tour of any board that has one", can: &[First], largest: Board::LARGEST, twin: Some("plain") },
        solve: |tours, request, answer| divide::solve(tours, request, &mut |tour| answer(&tour)),
        steps: None,
    },
    Entry {
        solver: Solver { name: "endings", idea: "pruned, from starts up to symmetry, with a memory of how tours can end", can: &[Count, Threads], largest: pruned::ENDINGS as u64, twin: Some("pruned") },
        solve: |tours, request, _| pruned::count(tours, request),
        steps: None,
    },
    Entry {
        solver: Solver { name: "frontier", idea: "square by square, partial tours that look alike on the frontier counted as one", can: &[Count, Threads], largest: frontier::LARGEST, twin: Some("endings") },
        solve: |tours, request, _| frontier::count(tours, request),
        steps: None,
    },
];
