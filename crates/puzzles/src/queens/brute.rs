//! Brute force: every set of n squares, tested when it is complete.

use super::placement::Placement;
use crate::engine::Posed;
use backtrail::Problem;

/// n of the n² squares, in ascending order, column by column; nothing is tested before all are placed.
///
/// It enters C(n², n) complete boards, 4,426,165,368 for n = 8: what the other ways are measured against.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Brute {
    n: u32,
    /// column · n + row of each queen.
    squares: Vec<u32>,
}

impl Brute {
    /// An empty board of n × n squares.
    pub fn new(n: u32) -> Self {
        Brute { n, squares: Vec::with_capacity(n as usize) }
    }

    /// Does no queen attack another? Pairs of queens, all four lines.
    fn is_legal(&self) -> bool {
        self.squares.iter().enumerate().all(|(i, &a)| {
            let (column, row) = (a / self.n, a % self.n);
            self.squares[..i].iter().all(|&b| {
                let (across, down) = (column - b / self.n, row.abs_diff(b % self.n));
                across != 0 && down != 0 && across != down
            })
        })
    }
}

impl Problem for Brute {
    type Choice = u32;
    type Choices = std::ops::Range<u32>;
    type Solution = Placement;

    /// The squares after the last one, as far as there are enough for the queens that are left.
    fn choices(&self) -> Self::Choices {
        let left = self.n - self.squares.len() as u32;
        if left == 0 {
            return 0..0;
        }
        self.squares.last().map_or(0, |last| last + 1)..self.n * self.n - left + 1
    }

    fn apply(&mut self, square: u32) -> bool {
        self.squares.push(square);
        true
    }

    fn undo(&mut self, _square: u32) {
        self.squares.pop();
    }

    fn is_solved(&self) -> bool {
        self.squares.len() == self.n as usize && self.is_legal()
    }

    fn solution(&self) -> Placement {
        // A legal board has one queen in each column, and the squares are in the order of the columns.
        Placement::new(self.squares.iter().map(|square| square % self.n).collect())
    }
}

impl Posed for Brute {
    fn label(&self, square: u32, _made: bool) -> String {
        format!("{}:{}", square / self.n, square % self.n)
    }
}
