//! Each new queen is compared with the earlier ones: O(n) a check.

use super::attack;
use super::placed::ByColumn;
use super::placement::Placement;
use backtrail::{Problem, Reason};
use registry::Mark;
use registry::Narrated;

/// Queens column by column; a row is refused if an earlier queen stands in it or on a diagonal through it.
///
/// ```
/// use backtrail::Search;
/// use queens::Scan;
/// let mut search = Search::new(Scan::new(8));
/// assert_eq!(search.first().unwrap().rows(), [0, 4, 7, 5, 2, 6, 1, 3]);
/// assert_eq!(search.outcome().stats.checks, Some(876));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scan {
    n: u32,
    /// The row of the queen in each column so far.
    rows: Vec<u32>,
}

impl Scan {
    /// An empty board of n × n squares.
    pub fn new(n: u32) -> Self {
        Scan { n, rows: Vec::with_capacity(n as usize) }
    }
}

impl Problem for Scan {
    type Choice = u32;
    type Choices = std::ops::Range<u32>;
    type Solution = Placement;

    // @code
    fn choices(&self) -> Self::Choices {
        if self.rows.len() < self.n as usize { 0..self.n } else { 0..0 } // @dead_end
    }

    fn apply(&mut self, row: u32) -> bool {
        let mut distance = self.rows.len() as u32;
        for &other in &self.rows {
            if other == row || other.abs_diff(row) == distance {
                return false; // @refuse
            }
            distance -= 1;
        }
        self.rows.push(row); // @enter
        true
    }

    fn undo(&mut self, _row: u32) {
        self.rows.pop(); // @leave
    }

    fn is_solved(&self) -> bool {
        self.rows.len() == self.n as usize // @solution
    }
    // @end

    fn solution(&self) -> Placement {
        Placement::new(self.rows.clone())
    }

    fn explain(&self, row: u32) -> Option<Reason> {
        attack::explain(&self.rows, row)
    }
}

impl Narrated for Scan {
    fn marks(&self, row: u32, made: bool, marks: &mut Vec<Mark>) {
        marks.push(attack::mark(self.n as usize, self.rows.len(), row, made));
    }
}

impl ByColumn for Scan {
    fn row(&self, row: u32) -> u32 {
        row
    }

    fn choice(&self, row: u32) -> u32 {
        row
    }
}
