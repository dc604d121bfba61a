//! Three integers: only free squares are offered.

use std::fmt;
use std::num::NonZeroU32;

use super::attack;
use super::placed::ByColumn;
use super::placement::Placement;
use backtrail::{Problem, Text, text};
use registry::{Alternative, Mark, Narrated, Strip};

/// The largest board: a row is a bit of a 32-bit word, a diagonal one of a 64-bit word.
pub(super) const LARGEST: u32 = 32;

/// Queens column by column, with rows and diagonals as sets of bits.
///
/// ```text
///             column 0 1 2 3      what attacks column 2:  rows  rising  falling
///     row 0          . . ? .                               0     0       0        free
///     row 1          Q . ? .                               1     0       0
///     row 2          . . ? .                               0     1       0        from column 1, row 3
///     row 3          . Q ? .                               1     0       1        from column 0, row 1
/// ```
///
/// Going one column to the right shifts a rising diagonal to the row above and a falling one to the row below. A shift
/// loses the bits that leave the board, so the words of every column are kept, and `undo` only goes back to them.
/// (Keeping each diagonal where it is on the board, and setting and clearing its bit, took 1.2 times as long at n = 12.)
///
/// Martin Richards described this recursion in 1997; Jeff Somers made it known.
#[derive(Clone, Debug)]
pub struct Bits {
    n: u32,
    /// All rows of the board.
    board: u32,
    column: usize,
    /// What attacks the squares of each column up to the current one.
    attacks: [Attacks; LARGEST as usize + 1],
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Attacks {
    rows: u32,
    rising: u32,
    falling: u32,
}

impl Bits {
    /// An empty board of n × n squares.
    ///
    /// # Panics
    ///
    /// If n is greater than 32.
    pub fn new(n: u32) -> Self {
        assert!(n <= LARGEST, "a board of bits has at most {LARGEST} rows");
        let board = u32::MAX.checked_shr(LARGEST - n).unwrap_or(0);
        Bits { n, board, column: 0, attacks: [Attacks::default(); LARGEST as usize + 1] }
    }

    /// The number of queens placed.
    pub(super) fn column(&self) -> usize {
        self.column
    }

    /// The row of the queen in an earlier column: the bit that is new in the next one.
    pub(super) fn row(&self, column: usize) -> u32 {
        (self.attacks[column].rows ^ self.attacks[column + 1].rows).trailing_zeros()
    }
}

/// The words of columns that are not reached are left over from elsewhere and mean nothing.
impl PartialEq for Bits {
    fn eq(&self, other: &Self) -> bool {
        self.n == other.n && self.attacks[..=self.column] == other.attacks[..=other.column]
    }
}

impl Problem for Bits {
    type Choice = Row;
    type Choices = RowSet;
    type Solution = Placement;

    // @code
    #[inline(always)]
    fn choices(&self) -> RowSet {
        let Attacks { rows, rising, falling } = self.attacks[self.column];
        RowSet(!(rows | rising | falling) & self.board) // @dead_end
    }

    #[inline(always)]
    fn apply(&mut self, Row(row): Row) -> bool {
        let Attacks { rows, rising, falling } = self.attacks[self.column];
        let row = row.get();
        self.column += 1;
        self.attacks[self.column] = // @enter
            Attacks { rows: rows | row, rising: (rising | row) >> 1, falling: (falling | row) << 1 };
        true
    }

    #[inline(always)]
    fn undo(&mut self, _row: Row) {
        self.column -= 1; // @leave
    }

    #[inline(always)]
    fn is_solved(&self) -> bool {
        self.column == self.n as usize // @solution
    }
    // @end

    fn solution(&self) -> Placement {
        Placement::new((0..self.n as usize).map(|column| self.row(column)).collect())
    }
}

impl Narrated for Bits {
    fn withheld(&self) -> Vec<Alternative> {
        let rows: Vec<u32> = (0..self.column).map(|column| self.row(column)).collect();
        let RowSet(free) = self.choices();
        let is_free = |row: u32| free >> row & 1 == 1;
        attack::withheld(self.n as usize, self.column, is_free, |row| attack::explain(&rows, row))
    }

    fn marks(&self, Row(row): Row, made: bool, marks: &mut Vec<Mark>) {
        marks.push(attack::mark(self.n as usize, self.column, row.trailing_zeros(), made));
    }

    fn strips(&self) -> Vec<Strip> {
        let Attacks { rows, rising, falling } = self.attacks[self.column];
        let free = if self.is_solved() { 0 } else { !(rows | rising | falling) };
        let strip =
            |title: Text, mask: u32| Strip { title, cells: (0..self.n).map(|row| mask >> row & 1 == 1).collect() };
        vec![
            strip(text!("queens-strip-rows"), rows),
            strip(text!("queens-strip-rising"), rising),
            strip(text!("queens-strip-falling"), falling),
            strip(text!("queens-strip-free"), free),
        ]
    }
}

impl ByColumn for Bits {
    fn row(&self, Row(row): Row) -> u32 {
        row.trailing_zeros()
    }

    fn choice(&self, row: u32) -> Row {
        Row(NonZeroU32::new(1 << row).expect("a row of the board"))
    }

    fn narrowed(rows: RowSet, is_free: impl Fn(u32) -> bool) -> RowSet {
        RowSet(rows.filter(|Row(row)| is_free(row.trailing_zeros())).fold(0, |set, Row(row)| set | row.get()))
    }
}

/// A row as a word with its one bit set; written as its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row(NonZeroU32);

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.trailing_zeros().fmt(f)
    }
}

/// A set of rows, lowest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RowSet(pub u32);

impl Iterator for RowSet {
    type Item = Row;

    #[inline(always)]
    fn next(&mut self) -> Option<Row> {
        let lowest = NonZeroU32::new(self.0 & self.0.wrapping_neg())?;
        self.0 ^= lowest.get();
        Some(Row(lowest))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let rows = self.0.count_ones() as usize;
        (rows, Some(rows))
    }
}
