//! A tour, as the texts print it: the number of the step at which each square is visited.

use std::borrow::Cow;

use super::board::Board;
use registry::Solution;
use registry::board::{Kind, Path};

/// A tour of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tour {
    board: Board,
    /// For each square in row order when it is visited, from 1; 0 for a hole.
    numbers: Vec<u32>,
}

impl Tour {
    /// A tour from the number of each square in row order; 0 stands for a hole.
    ///
    /// # Panics
    ///
    /// If there are more or fewer numbers than squares.
    pub fn new(board: Board, numbers: Vec<u32>) -> Self {
        assert_eq!(numbers.len(), board.squares(), "a number for each square");
        Tour { board, numbers }
    }

    /// A tour from its squares in the order of the visit.
    pub fn of_path(board: Board, path: &[u32]) -> Self {
        let mut numbers = vec![0; board.squares()];
        for (number, &square) in (1..).zip(path) {
            numbers[square as usize] = number;
        }
        Tour { board, numbers }
    }

    /// The board.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The number of each square in row order, from 1; 0 for a hole.
    pub fn numbers(&self) -> &[u32] {
        &self.numbers
    }

    /// Its squares in the order of the visit.
    pub fn path(&self) -> Vec<u32> {
        let mut path = vec![0; self.board.free() as usize];
        for (square, &number) in (0..).zip(&self.numbers) {
            if number > 0 {
                path[number as usize - 1] = square;
            }
        }
        path
    }

    /// Does one more leap lead from its last square to its first?
    pub fn is_closed(&self) -> bool {
        let at = |wanted: u32| self.numbers.iter().position(|&number| number == wanted);
        match (at(1), at(self.board.free())) {
            (Some(first), Some(last)) => self.board.neighbours(first as u32).any(|there| there as usize == last),
            _ => false,
        }
    }
}

/// The board of a tour: with the square where it starts, or with the numbers of all squares.
pub(super) fn drawn<'a>(board: &Board, start: Option<u32>, numbers: Cow<'a, [u32]>) -> registry::Board<'a> {
    let step = (board.piece().short(), board.piece().long());
    let (rows, columns, holes, free) = (board.rows(), board.columns(), board.holes(), board.free());
    let path = Path { rows, columns, first: board.first(), holes, free, step, start, numbers };
    registry::Board::new(Kind::Path(path), "knight-noun", "knight-mark")
}

impl Solution for Tour {
    fn board(&self) -> registry::Board<'_> {
        drawn(&self.board, None, self.numbers().into())
    }

    fn numbers(&self) -> Cow<'_, [u32]> {
        self.numbers().into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_becomes_numbers_and_comes_back() {
        let path = [0, 5, 6, 1, 8, 3, 2, 7];
        let board = Board::new(3, 3).with_holes((0..9).map(|square| square == 4).collect());
        let tour = Tour::of_path(board, &path);
        assert_eq!(tour.numbers(), [1, 4, 7, 6, 0, 2, 3, 8, 5]);
        assert_eq!(tour.path(), path);
        assert!(tour.is_closed());
    }
}
