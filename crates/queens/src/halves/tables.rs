//! The four quadrant tables of a board: what all its joins read.

use std::sync::atomic::{AtomicUsize, Ordering};

use super::board::{Board, Half};
use super::code::{Keys, Leaves};
use super::quadrant::{Cells, RowSets, Value};

/// One half's quadrants.
pub(super) struct Quadrants {
    pub(super) rows: RowSets,
    /// Left and right, by column set.
    pub(super) sides: [Vec<Cells>; 2],
}

/// A board with the quadrants of its halves.
pub(super) struct Tables {
    pub(super) board: Board,
    pub(super) key: Keys,
    pub(super) leaf: Leaves,
    pub(super) keys: Quadrants,
    pub(super) leaves: Quadrants,
}

impl Tables {
    /// Builds them on several threads; `None` if `stop` says so.
    pub(super) fn build(board: Board, threads: usize, stop: &(impl Fn() -> bool + Sync)) -> Option<Self> {
        let (key, leaf) = (Keys::new(&board), Leaves::new(&board.leaves));
        let keys = Quadrants::build(&board, &board.keys, &key, threads, stop)?;
        let leaves = Quadrants::build(&board, &board.leaves, &leaf, threads, stop)?;
        Some(Tables { board, key, leaf, keys, leaves })
    }
}

impl Quadrants {
    fn build(
        board: &Board,
        half: &Half,
        value: &impl Value,
        threads: usize,
        stop: &(impl Fn() -> bool + Sync),
    ) -> Option<Self> {
        let rows = RowSets::new(half.rows);
        let sets = 1_usize << board.side;
        let next = AtomicUsize::new(0);
        let work = || {
            let mut built = Vec::new();
            loop {
                let job = next.fetch_add(1, Ordering::Relaxed);
                if job >= 2 * sets || stop() {
                    return built;
                }
                built.push((job, Cells::build(board, half, &rows, job / sets, (job % sets) as u32, value)));
            }
        };
        let mut built = std::thread::scope(|scope| {
            let others: Vec<_> = (1..threads).map(|_| scope.spawn(work)).collect();
            let mut built = work();
            for other in others {
                built.extend(other.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
            }
            built
        });
        if built.len() < 2 * sets {
            return None;
        }
        built.sort_unstable_by_key(|&(job, _)| job);
        let mut cells = built.into_iter().map(|(_, cells)| cells);
        let left = cells.by_ref().take(sets).collect();
        Some(Quadrants { rows, sides: [left, cells.collect()] })
    }
}
