//! The turns and mirrors of a board that leave it as it is.

use super::board::{Board, Square};

/// A symmetry of a board: where each of its squares goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Symmetry(Vec<u32>);

impl Symmetry {
    /// Every symmetry that maps the board, its holes and each of the `fixed` squares to themselves; of those that move no square
    /// differently, but for holes, one. The first is the identity.
    pub fn of(board: &Board, fixed: &[u32]) -> Vec<Symmetry> {
        let mut all: Vec<Symmetry> = Vec::new();
        for symmetry in (0..8).filter_map(|turn| Symmetry::new(board, turn)) {
            let alike =
                |other: &Symmetry| board.free_squares().all(|square| symmetry.image(square) == other.image(square));
            if fixed.iter().all(|&square| symmetry.image(square) == square) && !all.iter().any(alike) {
                all.push(symmetry);
            }
        }
        all
    }

    /// The symmetry that transposes (bit 0), turns upside down (bit 1) and left to right (bit 2), if it is one of this board.
    fn new(board: &Board, turn: u8) -> Option<Self> {
        let (transposes, flips, mirrors) = (turn & 1 != 0, turn & 2 != 0, turn & 4 != 0);
        if transposes && board.rows() != board.columns() {
            return None;
        }
        let image = |square: u32| {
            let Square { row, column, .. } = board.place(square);
            let (row, column) = if transposes { (column, row) } else { (row, column) };
            let row = if flips { board.rows() - 1 - row } else { row };
            let column = if mirrors { board.columns() - 1 - column } else { column };
            row * board.columns() + column
        };
        let squares = 0..board.squares() as u32;
        let fits = squares.clone().all(|square| board.is_free(square) == board.is_free(image(square)));
        fits.then(|| Symmetry(squares.map(image).collect()))
    }

    /// Where a square goes.
    pub fn image(&self, square: u32) -> u32 {
        self.0[square as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_square_has_eight_a_rectangle_four_and_holes_leave_fewer() {
        assert_eq!(Symmetry::of(&Board::new(5, 5), &[]).len(), 8);
        assert_eq!(Symmetry::of(&Board::new(5, 6), &[]).len(), 4);
        assert_eq!(Symmetry::of(&Board::new(5, 5), &[0]).len(), 2);
        assert_eq!(Symmetry::of(&Board::new(5, 5), &[12]).len(), 8);
        assert_eq!(Symmetry::of(&Board::new(1, 1), &[]).len(), 1);
        let holes = (0..20).map(|square| square == 0).collect();
        assert_eq!(Symmetry::of(&Board::new(4, 5).with_holes(holes), &[]).len(), 1);
    }
}
