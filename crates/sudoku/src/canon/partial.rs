//! A way to move the cells that is decided in part: some rows have their place, and columns and stacks stand in classes.
//!
//! ```text
//! places       0 1 2 | 3 4 5 | 6 7 8
//! columns     {3 5 4}|{6 7 8}| 1{0 2}     the columns 0 and 2 may still change places, and so may stacks 1 and 2
//! ```
//! Columns of a stack that no row has told apart form a class, which has as many places side by side; the same holds for
//! stacks. Stacks of one class have classes of columns in the same places. A value gets its number where it is first met:
//! that is known by row and column, and the number itself is decided only with the place of that column.

use crate::Shape;
use crate::bits::bits;

/// No row has met the value.
const UNSEEN: u8 = u8::MAX;

/// A way to move the cells, as far as it is decided.
#[derive(Clone, Copy, Debug)]
pub(super) struct Partial<const N: usize> {
    /// Whose rows: 0 for those of the grid, 1 for those of the transposed one.
    pub(super) side: usize,
    /// The rows that have a place.
    pub(super) used: u64,
    /// The band of the last of them.
    pub(super) band: usize,
    /// How many ways that differ only in rows without a clue this one stands for.
    alike: u128,
    /// The first place of the class of a column in its stack, and how many it has.
    first: [u8; N],
    size: [u8; N],
    /// The same for stacks.
    stack_first: [u8; N],
    stack_size: [u8; N],
    /// The row of the form and the column of the grid where a value was first met.
    seen: [(u8, u8); N],
}

impl<const N: usize> Partial<N> {
    /// Nothing is decided.
    pub(super) fn new(shape: Shape, side: usize) -> Self {
        Partial {
            side,
            used: 0,
            band: 0,
            alike: 1,
            first: [0; N],
            size: [shape.box_columns() as u8; N],
            stack_first: [0; N],
            stack_size: [shape.box_rows() as u8; N],
            seen: [(UNSEEN, 0); N],
        }
    }

    /// The way that takes a line of a band next, which stands for `alike` lines that are alike.
    pub(super) fn with_line(&self, line: usize, band: usize, alike: u128) -> Self {
        Partial { used: self.used | 1 << line, band, alike: self.alike.saturating_mul(alike), ..*self }
    }

    /// The place that a column would get now: the first of its class, in the first place of its stack.
    pub(super) fn place(&self, column: usize, width: usize) -> usize {
        usize::from(self.stack_first[column / width]) * width + usize::from(self.first[column])
    }

    /// The stacks that may come at a place, as bits.
    pub(super) fn stacks_at(&self, place: usize, stacks: usize) -> u64 {
        (0..stacks).fold(0, |set, stack| set | u64::from(usize::from(self.stack_first[stack]) == place) << stack)
    }

    /// The columns of a stack that may come at a place of it, as bits.
    pub(super) fn columns_at(&self, place: usize, stack: usize, width: usize) -> u64 {
        let columns = stack * width..(stack + 1) * width;
        columns.fold(0, |set, column| set | u64::from(usize::from(self.first[column]) == place) << column)
    }

    /// Where a value was first met.
    pub(super) fn seen(&self, value: u8) -> Option<(usize, usize)> {
        let (row, column) = self.seen[usize::from(value) - 1];
        (row != UNSEEN).then_some((row.into(), column.into()))
    }

    /// A value is met for the first time.
    pub(super) fn meet(&mut self, value: u8, row: usize, column: usize) {
        self.seen[usize::from(value) - 1] = (row as u8, column as u8);
    }

    /// Makes columns of a stack a class of their own that begins at a place.
    pub(super) fn make_class(&mut self, columns: u64, place: usize) {
        for column in bits(columns) {
            (self.first[column], self.size[column]) = (place as u8, columns.count_ones() as u8);
        }
    }

    /// Makes stacks a class of their own that begins at a place.
    pub(super) fn make_stack_class(&mut self, stacks: u64, place: usize) {
        for stack in bits(stacks) {
            (self.stack_first[stack], self.stack_size[stack]) = (place as u8, stacks.count_ones() as u8);
        }
    }

    /// Gives a column the first place of its class, and its stack too.
    pub(super) fn fix(&mut self, column: usize, shape: Shape) {
        let (width, stacks) = (shape.box_columns(), shape.box_rows());
        let stack = column / width;
        if self.stack_size[stack] > 1 {
            let place = self.stack_first[stack].into();
            let others = self.stacks_at(place, stacks) & !(1 << stack);
            self.make_stack_class(1 << stack, place);
            self.make_stack_class(others, place + 1);
        }
        if self.size[column] > 1 {
            let place = self.first[column].into();
            let others = self.columns_at(place, stack, width) & !(1 << column);
            self.make_class(1 << column, place);
            self.make_class(others, place + 1);
        }
    }

    /// How many ways are left to decide all.
    pub(super) fn ways(&self, shape: Shape) -> u128 {
        let (n, width) = (shape.n(), shape.box_columns());
        // A class of m gives m! = 1 · 2 · … · m: one factor for each member, its rank among those before it.
        let rank = |i: usize, start: usize, first: &[u8]| (start..=i).filter(|&j| first[j] == first[i]).count() as u128;
        let columns = (0..n).map(|column| rank(column, column / width * width, &self.first));
        let stacks = (0..n / width).map(|stack| rank(stack, 0, &self.stack_first));
        columns.chain(stacks).fold(self.alike, u128::saturating_mul)
    }
}
