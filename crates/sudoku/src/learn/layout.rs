//! Where candidates and constraints stand: numbers made of bit fields.
//!
//! With `S` bits for a row, a column, a value, a box or a place in a box:
//!
//! ```text
//!     cell        row · column                candidate   row · column · value
//!     constraint  kind · x · y                kind 0, a cell holds one value:        row · column
//!                                             kind 1, a row holds a value once:      row · value
//!                                             kind 2, a column holds a value once:   column · value
//!                                             kind 3, a box holds a value once:      box · value
//! ```
//!
//! So a candidate's cell, row and column constraints are shifts and masks of its number, and only its box is looked up.
//! A constraint's members are a word: bit i is the value i of the cell, column i of the row, row i of the column, place
//! i of the box. The fields leave gaps (25 values take 32), which cost addresses but no time.

use std::collections::BTreeSet;

use super::super::Shape;

/// Which kind of constraint.
pub(super) const CELL: usize = 0;
pub(super) const ROW: usize = 1;
pub(super) const COLUMN: usize = 2;
pub(super) const BOX: usize = 3;

/// The tables of a shape with at most 2^S values.
#[derive(Debug)]
pub(super) struct Layout<const S: usize> {
    pub(super) shape: Shape,
    /// How many values.
    pub(super) n: usize,
    /// Of each cell: its box and its place there.
    pub(super) places: Box<[Place]>,
    /// The cell at each box · place.
    cells: Box<[u16]>,
    /// By column: the columns that pass through the same boxes.
    pub(super) stack: [u64; 64],
    /// By row: the rows that pass through the same boxes.
    pub(super) band: [u64; 64],
    /// By place: the places in the same row of the box.
    pub(super) box_row: [u64; 64],
    /// By place: the places in the same column of the box.
    pub(super) box_column: [u64; 64],
    /// By kind of constraint: the sets of members that another constraint has too.
    pub(super) groups: [Vec<u64>; 4],
}

/// A box, and a place in it.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Place {
    pub(super) of: u8,
    pub(super) at: u8,
}

/// All of a candidate's fields: box and place are those of its cell.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spot {
    pub(super) row: usize,
    pub(super) column: usize,
    pub(super) value: usize,
    pub(super) of: usize,
    pub(super) at: usize,
}

impl<const S: usize> Layout<S> {
    /// How many numbers a field has.
    pub(super) const FIELD: usize = 1 << S;
    /// How many numbers a cell, or a constraint of one kind, may have.
    pub(super) const CELLS: usize = 1 << (2 * S);
    /// How many numbers a candidate may have.
    pub(super) const CANDIDATES: usize = 1 << (3 * S);

    pub(super) fn new(shape: Shape) -> Self {
        let (n, rows, columns) = (shape.n(), shape.box_rows(), shape.box_columns());
        assert!(n <= Self::FIELD);
        let mut layout = Layout {
            shape,
            n,
            places: vec![Place::default(); Self::CELLS].into(),
            cells: vec![0; Self::CELLS].into(),
            stack: [0; 64],
            band: [0; 64],
            box_row: [0; 64],
            box_column: [0; 64],
            groups: Default::default(),
        };
        for row in 0..n {
            for column in 0..n {
                let which = row / rows * rows + column / columns;
                let place = row % rows * columns + column % columns;
                layout.places[row << S | column] = Place { of: which as u8, at: place as u8 };
                layout.cells[which << S | place] = (row << S | column) as u16;
            }
        }
        let like = |same: &dyn Fn(usize, usize) -> bool| {
            let mut masks = [0; 64];
            for (i, mask) in masks[..n].iter_mut().enumerate() {
                *mask = (0..n).filter(|&j| same(i, j)).fold(0, |mask, j| mask | 1 << j);
            }
            masks
        };
        layout.stack = like(&|i, j| i / columns == j / columns);
        layout.band = like(&|i, j| i / rows == j / rows);
        layout.box_row = like(&|i, j| i / columns == j / columns);
        layout.box_column = like(&|i, j| i % columns == j % columns);
        let distinct = |masks: &[u64]| masks[..n].iter().copied().collect::<BTreeSet<_>>().into_iter().collect();
        layout.groups[ROW] = distinct(&layout.stack);
        layout.groups[COLUMN] = distinct(&layout.band);
        layout.groups[BOX] = distinct(&layout.box_row);
        layout.groups[BOX].extend::<Vec<_>>(distinct(&layout.box_column));
        layout
    }

    #[inline(always)]
    pub(super) fn row(candidate: usize) -> usize {
        candidate >> (2 * S)
    }

    #[inline(always)]
    pub(super) fn column(candidate: usize) -> usize {
        candidate >> S & (Self::FIELD - 1)
    }

    #[inline(always)]
    pub(super) fn value(candidate: usize) -> usize {
        candidate & (Self::FIELD - 1)
    }

    #[inline(always)]
    pub(super) fn place(&self, cell: usize) -> Place {
        self.places[cell]
    }

    /// The cell at a place of a box.
    #[inline(always)]
    pub(super) fn cell(&self, of: usize, at: usize) -> usize {
        usize::from(self.cells[of << S | at])
    }

    #[inline(always)]
    pub(super) fn spot(&self, candidate: usize) -> Spot {
        let place = self.place(candidate >> S);
        let (row, column, value) = (Self::row(candidate), Self::column(candidate), Self::value(candidate));
        Spot { row, column, value, of: place.of.into(), at: place.at.into() }
    }

    /// The constraint of a kind that a candidate is in, and which member it is there.
    #[inline(always)]
    pub(super) fn constraint(&self, kind: usize, candidate: usize) -> (usize, usize) {
        let (row, column, value) = (Self::row(candidate), Self::column(candidate), Self::value(candidate));
        match kind {
            CELL => (candidate >> S, value),
            ROW => (ROW << (2 * S) | row << S | value, column),
            COLUMN => (COLUMN << (2 * S) | candidate & (Self::CELLS - 1), row),
            _ => {
                let place = self.place(candidate >> S);
                (BOX << (2 * S) | usize::from(place.of) << S | value, usize::from(place.at))
            }
        }
    }

    /// The candidate that is a member of a constraint.
    #[inline(always)]
    pub(super) fn member(&self, constraint: usize, i: usize) -> usize {
        let rest = constraint & (Self::CELLS - 1);
        let (x, y) = (rest >> S, rest & (Self::FIELD - 1));
        match constraint >> (2 * S) {
            CELL => rest << S | i,
            ROW => x << (2 * S) | i << S | y,
            COLUMN => i << (2 * S) | rest,
            _ => usize::from(self.cells[x << S | i]) << S | y,
        }
    }

    /// Some members of a constraint.
    #[inline(always)]
    pub(super) fn members(&self, constraint: usize, mut some: u64) -> impl Iterator<Item = usize> + use<'_, S> {
        std::iter::from_fn(move || {
            (some != 0).then(|| {
                let member = self.member(constraint, some.trailing_zeros() as usize);
                some &= some - 1;
                member
            })
        })
    }

    /// The kind of a constraint, and its two fields.
    #[inline(always)]
    pub(super) fn parts(constraint: usize) -> (usize, usize, usize) {
        let rest = constraint & (Self::CELLS - 1);
        (constraint >> (2 * S), rest >> S, rest & (Self::FIELD - 1))
    }

    /// The constraints of a kind, as ranges without the gaps.
    pub(super) fn constraints(&self, kind: usize) -> impl Iterator<Item = usize> + use<'_, S> {
        (0..self.n).flat_map(move |x| (0..self.n).map(move |y| kind << (2 * S) | x << S | y))
    }
}
