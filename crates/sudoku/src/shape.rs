//! The shape of a grid: how large its boxes are, and so the grid.

use std::fmt;

use backtrail::{Text, text};
use registry::show_in_english;

/// The shape of a grid: boxes of `box_rows` × `box_columns` cells, so n = `box_rows` · `box_columns` values, and a grid of
/// n × n cells with `box_columns` bands of boxes and `box_rows` stacks.
///
/// Cells are numbered in row order, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Shape {
    box_rows: u8,
    box_columns: u8,
}

/// Why there is no such shape.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum BadShape {
    /// A box would have no cell, or too many.
    Cells {
        /// The rows of the box.
        box_rows: usize,
        /// Its columns.
        box_columns: usize,
    },
    /// This is no size of a box.
    Word(String),
}

impl BadShape {
    /// What is said of it.
    pub fn text(&self) -> Text {
        match *self {
            BadShape::Cells { box_rows, box_columns } => {
                let cells = box_rows.saturating_mul(box_columns);
                text!("sudoku-box-cells", rows = box_rows, columns = box_columns, cells = cells)
                    .with("largest", Shape::LARGEST)
            }
            BadShape::Word(ref word) => text!("sudoku-no-box", word = &**word),
        }
    }
}

show_in_english!(BadShape);

/// A row, column or box, numbered from 0; boxes in row order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum House {
    /// A row.
    Row(usize),
    /// A column.
    Column(usize),
    /// A box.
    Box(usize),
}

impl House {
    /// Its kind, in a word by which sentences tell houses apart, and its number as people count: from 1.
    pub(crate) fn named(self) -> (&'static str, usize) {
        match self {
            House::Row(i) => ("row", i + 1),
            House::Column(i) => ("column", i + 1),
            House::Box(i) => ("box", i + 1),
        }
    }

    /// The sentence of this id about a house.
    pub(crate) fn text(self, id: &'static str) -> Text {
        let (kind, number) = self.named();
        text!(id, house = kind, number = number)
    }
}

impl fmt::Display for House {
    /// As people count: from 1.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            House::Row(i) => write!(f, "row {}", i + 1),
            House::Column(i) => write!(f, "column {}", i + 1),
            House::Box(i) => write!(f, "box {}", i + 1),
        }
    }
}

impl Shape {
    /// The shape everybody knows.
    pub const NINE: Shape = Shape { box_rows: 3, box_columns: 3 };

    /// The most values that a grid may have.
    pub const LARGEST: usize = 49;

    /// The shape with boxes of `box_rows` × `box_columns` cells.
    ///
    /// # Errors
    ///
    /// If a box would have no cell, or more than [`LARGEST`](Shape::LARGEST).
    pub fn new(box_rows: usize, box_columns: usize) -> Result<Self, BadShape> {
        let cells = box_rows.saturating_mul(box_columns);
        if cells == 0 || cells > Self::LARGEST {
            return Err(BadShape::Cells { box_rows, box_columns });
        }
        Ok(Shape { box_rows: box_rows as u8, box_columns: box_columns as u8 })
    }

    /// The usual shape for `n` values: boxes as square as can be, wider than high (6 has boxes of 2×3).
    ///
    /// # Errors
    ///
    /// If `n` is 0 or more than [`LARGEST`](Shape::LARGEST).
    pub fn usual(n: usize) -> Result<Self, BadShape> {
        let rows = (1..=n.isqrt().min(Self::LARGEST)).rev().find(|rows| n.is_multiple_of(*rows)).unwrap_or(1);
        Self::new(rows, n / rows)
    }

    /// Reads `3x4`: three rows and four columns.
    ///
    /// # Errors
    ///
    /// If the word says no shape, or an impossible one.
    pub fn parse(word: &str) -> Result<Self, BadShape> {
        let bad = || BadShape::Word(word.to_string());
        let (rows, columns) = word.split_once(['x', 'X', '×']).ok_or_else(bad)?;
        Self::new(rows.trim().parse().map_err(|_| bad())?, columns.trim().parse().map_err(|_| bad())?)
    }

    /// The rows of a box.
    pub fn box_rows(self) -> usize {
        self.box_rows.into()
    }

    /// The columns of a box.
    pub fn box_columns(self) -> usize {
        self.box_columns.into()
    }

    /// How many values there are, and so rows, columns and boxes.
    pub fn n(self) -> usize {
        self.box_rows() * self.box_columns()
    }

    /// How many cells there are.
    pub fn cells(self) -> usize {
        self.n() * self.n()
    }

    /// The row of a cell.
    pub fn row(self, cell: usize) -> usize {
        cell / self.n()
    }

    /// The column of a cell.
    pub fn column(self, cell: usize) -> usize {
        cell % self.n()
    }

    /// The box of a cell; there are as many boxes side by side as a box has rows.
    pub fn box_of(self, cell: usize) -> usize {
        self.row(cell) / self.box_rows() * self.box_rows() + self.column(cell) / self.box_columns()
    }

    /// All rows, then all columns, then all boxes.
    pub fn houses(self) -> impl Iterator<Item = House> {
        let n = self.n();
        (0..n).map(House::Row).chain((0..n).map(House::Column)).chain((0..n).map(House::Box))
    }

    /// The cells of a house, in row order.
    pub fn cells_of(self, house: House) -> impl Iterator<Item = usize> {
        let (n, rows, columns) = (self.n(), self.box_rows(), self.box_columns());
        (0..n).map(move |i| match house {
            House::Row(row) => row * n + i,
            House::Column(column) => i * n + column,
            House::Box(which) => (which / rows * rows + i / columns) * n + which % rows * columns + i % columns,
        })
    }

    /// The row, column and box of a cell.
    pub fn houses_of(self, cell: usize) -> [House; 3] {
        [House::Row(self.row(cell)), House::Column(self.column(cell)), House::Box(self.box_of(cell))]
    }

    /// How people name a cell, as a clause: "row 3, column 7".
    pub(crate) fn cell(self, cell: usize) -> Text {
        text!("sudoku-cell", row = self.row(cell) + 1, column = self.column(cell) + 1)
    }

    /// How people name a cell in English: "row 3, column 7".
    pub fn name(self, cell: usize) -> String {
        format!("row {}, column {}", self.row(cell) + 1, self.column(cell) + 1)
    }
}

impl fmt::Display for Shape {
    /// The size of a box: `3x4`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.box_rows, self.box_columns)
    }
}

#[cfg(test)]
mod tests {
    use super::{House, Shape};

    #[test]
    fn every_cell_is_in_its_three_houses_and_in_no_other() {
        for (rows, columns) in [(1, 1), (2, 2), (2, 3), (3, 2), (3, 3), (2, 5), (3, 4), (4, 3), (7, 7)] {
            let shape = Shape::new(rows, columns).unwrap();
            let mut seen = vec![Vec::new(); shape.cells()];
            for house in shape.houses() {
                assert_eq!(shape.cells_of(house).count(), shape.n());
                shape.cells_of(house).for_each(|cell| seen[cell].push(house));
            }
            for (cell, houses) in seen.iter().enumerate() {
                assert_eq!(houses[..], shape.houses_of(cell), "{shape}, cell {cell}");
            }
        }
    }

    #[test]
    fn boxes_stand_in_row_order() {
        let shape = Shape::new(2, 3).unwrap();
        assert_eq!(shape.cells_of(House::Box(3)).collect::<Vec<_>>(), [15, 16, 17, 21, 22, 23]);
    }

    #[test]
    fn usual_boxes_are_wider_than_high() {
        let sizes = [1, 2, 4, 6, 9, 10, 12, 15, 16, 20, 25, 36, 49];
        let usual = sizes.map(|n| Shape::usual(n).unwrap().to_string());
        let expected = ["1x1", "1x2", "2x2", "2x3", "3x3", "2x5", "3x4", "3x5", "4x4", "4x5", "5x5", "6x6", "7x7"];
        assert_eq!(usual, expected);
        assert!(Shape::usual(0).is_err() && Shape::usual(50).is_err());
    }

    #[test]
    fn words_are_read_and_refused() {
        assert_eq!(Shape::parse("3x4").unwrap(), Shape::new(3, 4).unwrap());
        for word in ["", "3", "x", "3x", "0x4", "8x8", "-1x3", "3x4x5", "99999999999999999999x1"] {
            assert!(Shape::parse(word).is_err(), "{word}");
        }
    }
}
