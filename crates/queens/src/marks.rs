//! A mark for every row and every diagonal: O(1) a check.

use super::attack;
use super::placed::ByColumn;
use super::placement::Placement;
use backtrail::{Problem, Reason, Text, text};
use registry::{Mark, Narrated, Strip};

/// Queens column by column; three marks say whether a square is attacked.
///
/// On a rising diagonal row + column is constant, on a falling one row − column; both are numbered from 0:
///
/// ```text
///     row + column          row − column + (n − 1)
///     0 1 2 3               3 2 1 0
///     1 2 3 4               4 3 2 1
///     2 3 4 5               5 4 3 2
///     3 4 5 6               6 5 4 3
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Marks {
    /// The row of the queen in each column; 0 in those that have none yet.
    rows: Vec<u32>,
    column: usize,
    in_row: Vec<bool>,
    rising: Vec<bool>,
    falling: Vec<bool>,
}

impl Marks {
    /// An empty board of n × n squares.
    pub fn new(n: u32) -> Self {
        let (lines, diagonals) = (n as usize, (2 * n as usize).saturating_sub(1));
        Marks {
            rows: vec![0; lines],
            column: 0,
            in_row: vec![false; lines],
            rising: vec![false; diagonals],
            falling: vec![false; diagonals],
        }
    }

    /// The row and both diagonals of a square of the current column.
    #[inline(always)]
    fn lines(&self, row: u32) -> (usize, usize, usize) {
        let row = row as usize;
        (row, row + self.column, row + self.rows.len() - 1 - self.column)
    }
}

impl Problem for Marks {
    type Choice = u32;
    type Choices = std::ops::Range<u32>;
    type Solution = Placement;

    // @code
    fn choices(&self) -> Self::Choices {
        if self.is_solved() { 0..0 } else { 0..self.rows.len() as u32 } // @dead_end
    }

    fn apply(&mut self, row: u32) -> bool {
        let (line, rising, falling) = self.lines(row);
        if self.in_row[line] || self.rising[rising] || self.falling[falling] {
            return false; // @refuse
        }
        self.in_row[line] = true;
        self.rising[rising] = true;
        self.falling[falling] = true;
        self.rows[self.column] = row; // @enter
        self.column += 1;
        true
    }

    fn undo(&mut self, row: u32) {
        self.column -= 1;
        self.rows[self.column] = 0; // @leave
        let (line, rising, falling) = self.lines(row);
        self.in_row[line] = false;
        self.rising[rising] = false;
        self.falling[falling] = false;
    }

    fn is_solved(&self) -> bool {
        self.column == self.rows.len() // @solution
    }
    // @end

    fn solution(&self) -> Placement {
        Placement::new(self.rows.clone())
    }

    fn explain(&self, row: u32) -> Option<Reason> {
        attack::explain(&self.rows[..self.column], row)
    }
}

impl Narrated for Marks {
    fn marks(&self, row: u32, made: bool, marks: &mut Vec<Mark>) {
        marks.push(attack::mark(self.rows.len(), self.column, row, made));
    }

    fn strips(&self) -> Vec<Strip> {
        let strip = |title: Text, cells: &[bool]| Strip { title, cells: cells.to_vec() };
        vec![
            strip(text!("queens-strip-rows"), &self.in_row),
            strip(text!("queens-strip-rising"), &self.rising),
            strip(text!("queens-strip-falling"), &self.falling),
        ]
    }
}

impl ByColumn for Marks {
    fn row(&self, row: u32) -> u32 {
        row
    }

    fn choice(&self, row: u32) -> u32 {
        row
    }
}
