//! A boolean grid, with both diagonals walked from their first square.

use super::attack;
use super::placed::ByColumn;
use super::placement::Placement;
use backtrail::{Problem, Reason};
use registry::Mark;
use registry::Narrated;

/// Queens column by column on a grid that says of each square whether it is free of a queen.
///
/// A square is tested by walking the whole of its row and of both its diagonals, each from its first square: as a
/// first course writes it, and the slowest of the ways that test at every step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grid {
    n: usize,
    /// Row by row.
    free: Vec<bool>,
    rows: Vec<u32>,
}

impl Grid {
    /// An empty board of n × n squares.
    pub fn new(n: u32) -> Self {
        let n = n as usize;
        Grid { n, free: vec![true; n * n], rows: Vec::with_capacity(n) }
    }

    fn is_free(&self, row: usize, column: usize) -> bool {
        self.free[row * self.n + column]
    }

    // @code
    fn row_is_free(&self, row: usize) -> bool {
        (0..self.n).all(|column| self.is_free(row, column))
    }

    /// From north-east to south-west: row + column stays the same.
    fn rising_is_free(&self, row: usize, column: usize) -> bool {
        let sum = row + column;
        let mut column = sum.min(self.n - 1);
        let mut row = sum - column;
        loop {
            if !self.is_free(row, column) {
                return false;
            }
            if column == 0 || row + 1 == self.n {
                return true;
            }
            row += 1;
            column -= 1;
        }
    }

    /// From north-west to south-east: row − column stays the same.
    fn falling_is_free(&self, row: usize, column: usize) -> bool {
        let back = row.min(column);
        let (mut row, mut column) = (row - back, column - back);
        while row < self.n && column < self.n {
            if !self.is_free(row, column) {
                return false;
            }
            row += 1;
            column += 1;
        }
        true
    }
    // @end
}

impl Problem for Grid {
    type Choice = u32;
    type Choices = std::ops::Range<u32>;
    type Solution = Placement;

    // @code
    fn choices(&self) -> Self::Choices {
        if self.rows.len() < self.n { 0..self.n as u32 } else { 0..0 } // @dead_end
    }

    fn apply(&mut self, choice: u32) -> bool {
        let (row, column) = (choice as usize, self.rows.len());
        let free = self.row_is_free(row) && self.rising_is_free(row, column) && self.falling_is_free(row, column);
        if !free {
            return false; // @refuse
        }
        self.free[row * self.n + column] = false;
        self.rows.push(choice); // @enter
        true
    }

    fn undo(&mut self, row: u32) {
        self.rows.pop();
        self.free[row as usize * self.n + self.rows.len()] = true; // @leave
    }

    fn is_solved(&self) -> bool {
        self.rows.len() == self.n // @solution
    }
    // @end

    fn solution(&self) -> Placement {
        Placement::new(self.rows.clone())
    }

    fn explain(&self, row: u32) -> Option<Reason> {
        attack::explain(&self.rows, row)
    }
}

impl Narrated for Grid {
    fn marks(&self, row: u32, made: bool, marks: &mut Vec<Mark>) {
        marks.push(attack::mark(self.n, self.rows.len(), row, made));
    }
}

impl ByColumn for Grid {
    fn row(&self, row: u32) -> u32 {
        row
    }

    fn choice(&self, row: u32) -> u32 {
        row
    }
}
