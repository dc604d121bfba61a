//! The board of a grid's clues, written at once.
//!
//! Placing clues one by one would strike out most candidates of the grid, each in four constraints and on the trail.
//! Instead the candidates that no clue excludes are written into empty words. (Working out the words of rows, columns
//! and boxes by set operations on where each value stands looks cleverer, and took 20 µs more on 16×16.)
//!
//! Before that, what the clues force at once is taken as clues too: going through all cells with a word for each house
//! of the values seen once and one of those seen twice finds every single of the grid, and none of their peers has to be
//! struck out one by one.

use lanes::{Isa, Kernel, Simd};

use super::super::Shape;
use super::board::{Assignment, OPEN, PLACED, STRUCK};
use super::layout::{BOX, CELL, COLUMN, Layout, ROW};

/// Going through all cells again pays if this many were filled the last time.
const PAYS: usize = 4;

/// The values that stand in each row, column and box.
struct Seen {
    rows: [u64; 64],
    columns: [u64; 64],
    boxes: [u64; 64],
}

impl<const S: usize> Assignment<S> {
    /// Sets the board to these cells (0 is an empty one) at level 0, with what they force at once. False if two clues
    /// exclude each other.
    pub(super) fn set(&mut self, cells: &[u8], isa: Isa) -> bool {
        self.clear();
        let n = self.layout.n;
        let all = u64::MAX >> (64 - n);
        let mut seen = Seen { rows: [0; 64], columns: [0; 64], boxes: [0; 64] };
        self.grid.copy_from_slice(cells);
        for (row, cells) in cells.chunks_exact(n).enumerate() {
            for (column, &value) in cells.iter().enumerate() {
                let cell = row << S | column;
                self.left[cell] = all;
                if value != 0 {
                    let of = usize::from(self.layout.place(cell).of);
                    let bit = 1 << (value - 1);
                    if (seen.rows[row] | seen.columns[column] | seen.boxes[of]) & bit != 0 {
                        return false;
                    }
                    self.fill(&mut seen, row, column, bit);
                }
            }
        }
        while self.fill_singles(&mut seen) >= PAYS {}
        self.write(&seen);
        self.look_at_all(&seen, isa);
        true
    }

    /// Fills a cell if it may still have this value. Until the words are written, an empty cell has all values left and
    /// a filled one none.
    fn fill(&mut self, seen: &mut Seen, row: usize, column: usize, bit: u64) -> bool {
        let cell = row << S | column;
        let of = usize::from(self.layout.place(cell).of);
        let may = self.left[cell] & bit & !(seen.rows[row] | seen.columns[column] | seen.boxes[of]) != 0;
        if may {
            self.left[cell] = 0;
            self.grid[row * self.layout.n + column] = bit.trailing_zeros() as u8 + 1;
            self.placed += 1;
            seen.rows[row] |= bit;
            seen.columns[column] |= bit;
            seen.boxes[of] |= bit;
        }
        may
    }

    /// Fills the cells that have one value left, and those that are the last place of their house for a value. How
    /// many?
    fn fill_singles(&mut self, seen: &mut Seen) -> usize {
        let before = self.placed;
        let n = self.layout.n;
        // The values that some cell of a house may have, and those that two may.
        let (mut in_columns, mut in_boxes) = ([(0, 0); 64], [(0, 0); 64]);
        let add = |(once, twice): &mut (u64, u64), left| {
            *twice |= *once & left;
            *once |= left;
        };
        for row in 0..n {
            let mut in_row = (0, 0);
            for (column, in_column) in in_columns[..n].iter_mut().enumerate() {
                let cell = row << S | column;
                let of = usize::from(self.layout.place(cell).of) & 63;
                let left = self.left[cell] & !(seen.rows[row] | seen.columns[column] | seen.boxes[of]);
                add(&mut in_row, left);
                add(in_column, left);
                add(&mut in_boxes[of], left);
                if left.is_power_of_two() {
                    self.fill(seen, row, column, left);
                }
            }
            let cells = (0..n).map(|column| (row, column));
            self.fill_hidden(seen, in_row.0 & !(in_row.1 | seen.rows[row]), &cells);
        }
        for (column, (once, twice)) in in_columns.into_iter().enumerate().take(n) {
            self.fill_hidden(seen, once & !(twice | seen.columns[column]), &(0..n).map(|row| (row, column)));
        }
        for (of, (once, twice)) in in_boxes.into_iter().enumerate().take(n) {
            let shape = self.layout.shape;
            let cells = (0..n).map(|at| place_of(shape, of, at));
            self.fill_hidden(seen, once & !(twice | seen.boxes[of]), &cells);
        }
        self.placed - before
    }

    /// Fills in values that have one place among these cells.
    fn fill_hidden(
        &mut self,
        seen: &mut Seen,
        mut values: u64,
        cells: &(impl Iterator<Item = (usize, usize)> + Clone),
    ) {
        while values != 0 {
            let bit = values & values.wrapping_neg();
            values &= values - 1;
            cells.clone().any(|(row, column)| self.fill(seen, row, column, bit));
        }
    }

    /// Writes the words.
    fn write(&mut self, seen: &Seen) {
        let n = self.layout.n;
        let all = u64::MAX >> (64 - n);
        for kind in [ROW, COLUMN, BOX] {
            for x in 0..n {
                self.left[kind << (2 * S) | x << S..][..n].fill(0);
            }
        }
        for row in 0..n {
            for column in 0..n {
                let cell = row << S | column;
                let place = self.layout.place(cell);
                let of = usize::from(place.of);
                let (left, open) = match self.grid[row * n + column] {
                    0 => (all & !(seen.rows[row] | seen.columns[column] | seen.boxes[of]), OPEN),
                    value => (1 << (value - 1), PLACED),
                };
                self.left[cell] = left;
                let states = &mut self.state[cell << S..][..Layout::<S>::FIELD];
                for (value, state) in states.iter_mut().enumerate() {
                    *state = if left >> value & 1 != 0 { open } else { STRUCK };
                }
                let mut rest = left;
                while rest != 0 {
                    let value = rest.trailing_zeros() as usize;
                    rest &= rest - 1;
                    self.left[ROW << (2 * S) | row << S | value] |= 1 << column;
                    self.left[COLUMN << (2 * S) | column << S | value] |= 1 << row;
                    self.left[BOX << (2 * S) | of << S | value] |= 1 << place.at;
                }
            }
        }
    }

    /// Notes what is narrowed or locked from the start.
    fn look_at_all(&mut self, seen: &Seen, isa: Isa) {
        let n = self.layout.n;
        for kind in [CELL, ROW, COLUMN, BOX] {
            for x in 0..n {
                let start = kind << (2 * S) | x << S;
                // The gaps have no members: up to a multiple of eight there is no remainder loop.
                let left = &self.left[start..][..n.next_multiple_of(8)];
                let filled = match kind {
                    CELL => {
                        self.grid[x * n..][..n].iter().rev().fold(0, |all, &value| all << 1 | u64::from(value != 0))
                    }
                    ROW => seen.rows[x],
                    COLUMN => seen.columns[x],
                    _ => seen.boxes[x],
                };
                let todo = u64::MAX >> (64 - n) & !filled;
                let (narrow, locked) = lanes::dispatch(isa, Look { left, groups: &self.layout.groups[kind] });
                let (mut narrow, mut locked) = (narrow & todo, locked & todo & !narrow);
                while narrow != 0 {
                    let constraint = start | narrow.trailing_zeros() as usize;
                    narrow &= narrow - 1;
                    let left = self.left[constraint];
                    self.hand().narrowed(constraint, left);
                }
                while locked != 0 {
                    self.hand().lock(start | locked.trailing_zeros() as usize);
                    locked &= locked - 1;
                }
            }
        }
    }
}

/// The row and column of a place in a box.
fn place_of(shape: Shape, of: usize, at: usize) -> (usize, usize) {
    let (rows, columns) = (shape.box_rows(), shape.box_columns());
    (of / rows * rows + at / columns, of % rows * columns + at % columns)
}

/// Finds the words with one bit or none, and those whose bits are all in one group.
struct Look<'a> {
    left: &'a [u64],
    groups: &'a [u64],
}

impl Kernel for Look<'_> {
    type Out = (u64, u64);

    #[inline(always)]
    fn run<I: Simd>(self, _: I) -> (u64, u64) {
        let (mut narrow, mut locked) = (0, 0);
        for (&word, y) in self.left.iter().zip(0..) {
            narrow |= u64::from(word & word.wrapping_sub(1) == 0) << y;
        }
        for &group in self.groups {
            for (&word, y) in self.left.iter().zip(0..) {
                locked |= u64::from(word & !group == 0) << y;
            }
        }
        (narrow, locked)
    }
}
