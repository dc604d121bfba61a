//! A solution: one queen in each column.

use std::borrow::Cow;
use std::fmt;

use registry::board::{Kind, Squares, Standing, Symbol};
use registry::{Board, Solution};

use super::reading::{By, Reading};

/// The row of the queen in each column, or the column of the queen in each row.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Placement {
    rows: Vec<u32>,
    reading: Reading,
}

impl Placement {
    /// Queens in these rows, column by column.
    pub fn new(rows: Vec<u32>) -> Self {
        Placement { rows, reading: Reading::default() }
    }

    /// The same queens, read in this way.
    #[must_use]
    pub(super) fn read(self, reading: Reading) -> Self {
        Placement { reading, ..self }
    }

    /// The rows, column by column; if it is read by row, the columns, row by row. From 0.
    pub fn rows(&self) -> &[u32] {
        &self.rows
    }

    /// Is this the least of its eight images under rotation and reflection, column by column?
    ///
    /// Exactly one solution of each class up to symmetry is.
    pub fn is_least_image(&self) -> bool {
        let rows = &self.rows;
        let n = rows.len();
        let last = n as u32 - u32::from(n > 0);
        let mut columns = vec![0u32; n]; // the transposed board: the column of the queen in each row
        for (column, &row) in rows.iter().enumerate() {
            columns[row as usize] = column as u32;
        }
        [rows, &columns].into_iter().all(|board| {
            let turned = |flip: bool, reverse: bool| {
                (0..n).map(move |i| {
                    let row = board[if reverse { n - 1 - i } else { i }];
                    if flip { last - row } else { row }
                })
            };
            [(false, false), (true, false), (false, true), (true, true)]
                .into_iter()
                .all(|(flip, reverse)| rows.iter().copied().le(turned(flip, reverse)))
        })
    }
}

/// A board of n × n squares with these queens on it.
pub(super) fn drawn(n: u32, first: u32, standing: Standing<'_>) -> Board<'_> {
    let symbols = Cow::Borrowed(&[Symbol { drawn: '♕', typed: 'Q' }][..]);
    let squares = Squares { rows: n, columns: n, first, holes: None, symbols, standing };
    Board::new(Kind::Squares(squares), "queens-noun", "queens-mark")
}

impl Solution for Placement {
    fn board(&self) -> Board<'_> {
        let numbers = self.rows().into();
        let standing = match self.reading.by {
            By::Column => Standing::InColumns(numbers),
            By::Row => Standing::InRows(numbers),
        };
        drawn(self.rows.len() as u32, self.reading.first(), standing)
    }

    fn numbers(&self) -> Cow<'_, [u32]> {
        match self.reading.from_one {
            false => self.rows().into(),
            true => self.rows.iter().map(|row| row + 1).collect(),
        }
    }

    fn by(&self) -> Option<&'static str> {
        Some(self.reading.by.name()).filter(|_| self.reading.by == By::Row)
    }

    fn is_from_one(&self) -> bool {
        self.reading.from_one
    }
}

/// `0,4,7,5,2,6,1,3`
impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, row) in self.numbers().iter().enumerate() {
            if i > 0 {
                f.write_str(",")?;
            }
            write!(f, "{row}")?;
        }
        Ok(())
    }
}
