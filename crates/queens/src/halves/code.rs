//! Half boards as words: diagonal keys, and leaves.
//!
//! A **key** is the set of diagonals that lead from a half board into the other half, both families:
//!
//! ```text
//!     bit    0 …            lines …             2 · lines   + 1
//!            c + e          c − e − gap         alive       tie
//! ```
//!
//! A queen of the other half, row f and column d, stands on the diagonals c + e = d − f − gap and c − e − gap = d + f. A key
//! that has neither bit goes with that queen. Every key of a list is *alive*, so that what fills a vector up is told from
//! keys; `tie` marks a tie under transposition.
//!
//! A **leaf** is a permutation: the rank, among the half board's columns, of the queen of each row, beginning at
//! the middle. The first rows are the *path*, a number; the last rows go in pairs, a byte each:
//!
//! ```text
//!     bit 24 …                                    16             8              0
//!     path: ranks of rows 0, 1 …, to base m       third pair     second pair    first pair: rank + m · rank
//! ```
//!
//! Sorted by path, leaves with the same first rows are neighbours.

use super::board::{CutBoard, Half};
use super::quadrant::Value;

/// The bit of a leaf from which on it is the path.
pub(super) const PATH: u32 = 24;

/// How many pairs of rows end a leaf; the halves of boards below 14, and some of 15, have rows for fewer.
pub(super) const PAIRS: usize = 3;

/// Diagonal keys.
#[derive(Clone, Copy, Debug)]
pub(super) struct Keys {
    lines: u32,
    gap: u32,
}

impl Keys {
    pub(super) fn new(board: &CutBoard) -> Self {
        Keys { lines: 2 * board.side - 1, gap: board.gap }
    }

    /// Set in every key.
    pub(super) fn alive(&self) -> u32 {
        2 * self.lines
    }

    /// Set in a key that is a tie.
    pub(super) fn tie(&self) -> u32 {
        2 * self.lines + 1
    }

    /// How many bytes hold all its bits.
    pub(super) fn bytes(&self) -> u32 {
        (2 * self.lines + 2).div_ceil(8)
    }

    /// The bits of keys that a queen of the other half rules out.
    pub(super) fn against(&self, e: u32, column: u32) -> [Option<u32>; 2] {
        let (falling, rising) = (column.checked_sub(e + self.gap), column + e);
        [falling.filter(|&line| line < self.lines), (rising < self.lines).then_some(self.lines + rising)]
    }
}

impl Value for Keys {
    fn value(&self, e: u32, column: u32, _: u32) -> u64 {
        let (falling, rising) = (column + e, column.checked_sub(e + self.gap));
        let falling = if falling < self.lines { 1 << falling } else { 0 };
        falling | rising.filter(|&line| line < self.lines).map_or(0, |line| 1 << (self.lines + line))
    }
}

/// Leaves of one half.
#[derive(Clone, Debug)]
pub(super) struct Leaves {
    /// Its rows by distance, from the middle on.
    pub(super) rows: Vec<u32>,
    /// How many pairs end a leaf: [`PAIRS`], or fewer on small boards.
    pub(super) pairs: usize,
}

impl Leaves {
    pub(super) fn new(half: &Half) -> Self {
        let rows: Vec<u32> = (0..32).filter(|e| half.rows >> e & 1 == 1).collect();
        let pairs = ((rows.len() - 1) / 2).min(PAIRS);
        Leaves { rows, pairs }
    }

    /// How many rows the path has: one at least.
    pub(super) fn path_rows(&self) -> usize {
        self.rows.len() - 2 * self.pairs
    }

    /// How many paths there are to this many rows.
    pub(super) fn paths(&self, rows: usize) -> usize {
        self.rows.len().pow(rows as u32)
    }
}

impl Value for Leaves {
    fn value(&self, e: u32, _: u32, rank: u32) -> u64 {
        let Some(row) = self.rows.iter().position(|&row| row == e) else { return 0 };
        let (rank, base) = (u64::from(rank), self.rows.len() as u64);
        match row.checked_sub(self.path_rows()) {
            None => (rank * base.pow((self.path_rows() - 1 - row) as u32)) << PATH,
            Some(row) => (rank * if row % 2 == 0 { 1 } else { base }) << (8 * (row / 2)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::board::boards;
    use super::{Keys, Leaves, PATH};
    use crate::halves::quadrant::Value;

    #[test]
    fn a_key_and_a_queen_share_a_bit_if_they_share_a_diagonal() {
        for n in [8, 9] {
            let board = &boards(n)[0];
            let keys = Keys::new(board);
            let squares = || (0..n / 2).flat_map(|e| (0..n).map(move |column| (e, column)));
            for (e, c) in squares() {
                for (f, d) in squares() {
                    let against: u64 = keys.against(f, d).into_iter().flatten().map(|bit| 1 << bit).sum();
                    let attacks = c.abs_diff(d) == e + f + board.gap;
                    assert_eq!(keys.value(e, c, 0) & against != 0, attacks, "{e} {c} {f} {d}");
                }
            }
        }
    }

    #[test]
    fn a_leaf_is_a_path_and_pairs() {
        let leaves = Leaves::new(&boards(16)[0].leaves);
        let ranks = [3, 7, 0, 1, 2, 4, 5, 6];
        let leaf: u64 = (0..).zip(ranks).map(|(e, rank)| leaves.value(e, 0, rank)).sum();
        assert_eq!(leaf >> PATH, 3 * 8 + 7);
        assert_eq!(leaf.to_le_bytes()[..3], [8, 2 + 4 * 8, 5 + 6 * 8]);
    }
}
