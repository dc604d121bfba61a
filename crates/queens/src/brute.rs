//! Brute force: every set of n squares, tested when it is complete.

use super::placement::Placement;
use backtrail::{Problem, Reason, text};
use registry::{Mark, Narrated};

/// n of the n² squares, in ascending order, column by column; nothing is tested before all are placed.
///
/// It tests C(n², n) complete boards, 4,426,165,368 for n = 8, and refuses all but the solutions: what the other ways
/// are measured against.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Brute {
    n: u32,
    /// All squares of the board, by number.
    board: Vec<Square>,
    /// Those that hold a queen, in ascending order.
    queens: Vec<Square>,
}

/// A square with its number, column · n + row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Square {
    number: u32,
    column: u32,
    row: u32,
}

impl Brute {
    /// An empty board of n × n squares.
    pub fn new(n: u32) -> Self {
        let square = |number| Square { number, column: number / n, row: number % n };
        Brute { n, board: (0..n * n).map(square).collect(), queens: Vec::with_capacity(n as usize) }
    }

    /// Does no queen attack another?
    fn is_legal(&self) -> bool {
        self.queens.iter().enumerate().all(|(i, a)| self.queens[..i].iter().all(|b| !a.attacks(b)))
    }
}

impl Square {
    /// Do queens on both attack each other, along any of the four lines? `other` comes earlier on the board.
    fn attacks(&self, other: &Square) -> bool {
        let (across, down) = (self.column - other.column, self.row.abs_diff(other.row));
        across == 0 || down == 0 || across == down
    }
}

impl Problem for Brute {
    type Choice = u32;
    type Choices = std::ops::Range<u32>;
    type Solution = Placement;

    /// The squares after the last one, as far as there are enough for the queens that are left.
    fn choices(&self) -> Self::Choices {
        let left = self.n - self.queens.len() as u32;
        if left == 0 {
            return 0..0;
        }
        self.queens.last().map_or(0, |last| last.number + 1)..self.n * self.n - left + 1
    }

    fn apply(&mut self, square: u32) -> bool {
        self.queens.push(self.board[square as usize]);
        let made = self.queens.len() < self.n as usize || self.is_legal();
        if !made {
            self.queens.pop();
        }
        made
    }

    fn undo(&mut self, _square: u32) {
        self.queens.pop();
    }

    fn is_solved(&self) -> bool {
        self.queens.len() == self.n as usize
    }

    fn solution(&self) -> Placement {
        // A legal board has one queen in each column, and the squares are in the order of the columns.
        Placement::new(self.queens.iter().map(|queen| queen.row).collect())
    }

    fn explain(&self, square: u32) -> Option<Reason> {
        if self.queens.len() + 1 < self.n as usize {
            return None;
        }
        let queens: Vec<&Square> = self.queens.iter().chain(self.board.get(square as usize)).collect();
        let pairs = (0..queens.len()).flat_map(|i| (0..i).map(move |j| (j, i)));
        let (first, second) = pairs.into_iter().find(|&(j, i)| queens[i].attacks(queens[j]))?;
        let square = |at: usize| text!("queens-square", column = queens[at].column, row = queens[at].row);
        let text = text!("queens-complete", one = square(first), other = square(second));
        let blames = [first, second].into_iter().filter(|&depth| depth < self.queens.len()).collect();
        Some(Reason { text, blames })
    }
}

impl Narrated for Brute {
    fn label(&self, square: u32, _made: bool) -> String {
        format!("{}:{}", square / self.n, square % self.n)
    }

    fn marks(&self, square: u32, _made: bool, marks: &mut Vec<Mark>) {
        marks.push(Mark { cell: square % self.n * self.n + square / self.n, value: 1 });
    }
}
