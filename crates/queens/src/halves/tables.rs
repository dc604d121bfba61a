//! The four quadrant tables of a board: what all its joins read.

use registry::Counting;

use super::board::{CutBoard, Half};
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
    pub(super) board: CutBoard,
    pub(super) key: Keys,
    pub(super) leaf: Leaves,
    pub(super) keys: Quadrants,
    pub(super) leaves: Quadrants,
}

impl Tables {
    /// Builds them on all threads; `None` if the count should stop.
    pub(super) fn build(board: CutBoard, counting: &Counting<'_>) -> Option<Self> {
        let (key, leaf) = (Keys::new(&board), Leaves::new(&board.leaves));
        let keys = Quadrants::build(&board, &board.keys, &key, counting)?;
        let leaves = Quadrants::build(&board, &board.leaves, &leaf, counting)?;
        Some(Tables { board, key, leaf, keys, leaves })
    }
}

impl Quadrants {
    fn build(board: &CutBoard, half: &Half, value: &impl Value, counting: &Counting<'_>) -> Option<Self> {
        let rows = RowSets::new(half.rows);
        let sets = 1_usize << board.side;
        let build = |(): &mut (), job: usize| Cells::build(board, half, &rows, job / sets, (job % sets) as u32, value);
        let mut cells = counting.each(2 * sets, || (), build)?.into_iter();
        let left = cells.by_ref().take(sets).collect();
        Some(Quadrants { rows, sides: [left, cells.collect()] })
    }
}
