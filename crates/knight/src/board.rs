//! A board, perhaps with holes, and the piece that leaps on it: the graph whose paths are tours.

use std::fmt;
use std::sync::Arc;

use backtrail::Arg;

use super::leaper::{Leap, Leaper};

/// A square: its row and its column, counted from 0 at the top left. It may be written counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square {
    /// From the top.
    pub row: u32,
    /// From the left.
    pub column: u32,
    /// Are they counted from 1 where it is written?
    from_one: bool,
}

impl Square {
    /// Written as it is counted, from 0.
    pub fn new(row: u32, column: u32) -> Self {
        Square { row, column, from_one: false }
    }

    /// The same square, written in one way or the other.
    #[must_use]
    pub fn written(self, from_one: bool) -> Self {
        Square { from_one, ..self }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let first = u64::from(self.from_one);
        write!(f, "{},{}", u64::from(self.row) + first, u64::from(self.column) + first)
    }
}

/// A board of rows and columns, the piece that leaps on it, and the squares that it must not enter.
///
/// Squares are numbered in row order, holes included. A copy is cheap.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    rows: u32,
    columns: u32,
    piece: Leaper,
    /// Where the holes are, if there are any.
    holes: Option<Arc<[bool]>>,
    /// How many squares are no holes.
    free: u32,
    /// Are rows and columns counted from 1 where its squares are written?
    from_one: bool,
}

impl Board {
    /// The largest board, in squares: its tour takes 2 GB.
    pub const LARGEST: u64 = 400_000_000;

    /// A board without holes for a knight.
    ///
    /// # Panics
    ///
    /// If it is larger than the largest.
    pub fn new(rows: u32, columns: u32) -> Self {
        let squares = u64::from(rows) * u64::from(columns);
        assert!(squares <= Self::LARGEST, "a board of {squares} squares");
        Board { rows, columns, piece: Leaper::KNIGHT, holes: None, free: squares as u32, from_one: false }
    }

    /// The same board with holes where `holes` says so, a sign for each square in row order.
    ///
    /// # Panics
    ///
    /// If there are more or fewer signs than squares.
    #[must_use]
    pub fn with_holes(self, holes: Vec<bool>) -> Self {
        assert_eq!(holes.len(), self.squares(), "a sign for each square");
        let free = holes.iter().filter(|hole| !**hole).count() as u32;
        let any = holes.contains(&true);
        Board { holes: any.then(|| holes.into()), free, ..self }
    }

    /// The same board for another piece.
    #[must_use]
    pub fn with_piece(self, piece: Leaper) -> Self {
        Board { piece, ..self }
    }

    /// The same board, its rows and columns counted from 1 where squares are written.
    #[must_use]
    pub fn counted_from_one(self, from_one: bool) -> Self {
        Board { from_one, ..self }
    }

    /// The number of the first row and of the first column, as they are written.
    pub fn first(&self) -> u32 {
        self.from_one.into()
    }

    /// How many rows it has.
    pub fn rows(&self) -> u32 {
        self.rows
    }

    /// How many columns it has.
    pub fn columns(&self) -> u32 {
        self.columns
    }

    /// The piece that moves on it.
    pub fn piece(&self) -> Leaper {
        self.piece
    }

    /// How many squares it has, holes included.
    pub fn squares(&self) -> usize {
        self.rows as usize * self.columns as usize
    }

    /// How many squares a tour has to visit.
    pub fn free(&self) -> u32 {
        self.free
    }

    /// How many of them are dark.
    pub fn dark(&self) -> u32 {
        match self.has_holes() {
            true => self.free_squares().filter(|&square| self.is_dark(square)).count() as u32,
            false => self.free / 2,
        }
    }

    /// Has it holes?
    pub fn has_holes(&self) -> bool {
        self.holes.is_some()
    }

    /// Where its holes are, in row order, if it has any.
    pub(super) fn holes(&self) -> Option<Arc<[bool]>> {
        self.holes.clone()
    }

    /// Is this square no hole?
    pub fn is_free(&self, square: u32) -> bool {
        self.holes.as_ref().is_none_or(|holes| !holes[square as usize])
    }

    /// The squares that a tour has to visit, in row order.
    pub fn free_squares(&self) -> impl Iterator<Item = u32> {
        (0..self.squares() as u32).filter(|&square| self.is_free(square))
    }

    /// Where a square is.
    pub fn place(&self, square: u32) -> Square {
        Square { row: square / self.columns, column: square % self.columns, from_one: self.from_one }
    }

    /// The square at a place, if that is on the board.
    pub fn square(&self, place: Square) -> Option<u32> {
        (place.row < self.rows && place.column < self.columns).then(|| place.row * self.columns + place.column)
    }

    /// Is it of the other colour than the top left corner?
    pub fn is_dark(&self, square: u32) -> bool {
        let Square { row, column, .. } = self.place(square);
        (row + column) % 2 == 1
    }

    /// Where a leap from a square ends, if that is on the board; it may be a hole.
    pub fn leap(&self, square: u32, (down, right): Leap) -> Option<u32> {
        let Square { row, column, .. } = self.place(square);
        let (row, column) = (row.checked_add_signed(down)?, column.checked_add_signed(right)?);
        self.square(Square::new(row, column))
    }

    /// The free squares a leap away, in the order of the leaps.
    pub fn neighbours(&self, square: u32) -> impl Iterator<Item = u32> {
        self.piece.leaps().filter_map(move |leap| self.leap(square, leap)).filter(|&there| self.is_free(there))
    }
}

/// `0,4`, in every language.
impl From<Square> for Arg {
    fn from(square: Square) -> Self {
        square.to_string().into()
    }
}

/// `5x6`, or the picture row by row: `..#/...`.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(holes) = &self.holes else {
            return match self.rows == self.columns {
                true => write!(f, "{}", self.rows),
                false => write!(f, "{}x{}", self.rows, self.columns),
            };
        };
        let row = |row: &[bool]| row.iter().map(|&hole| if hole { '#' } else { '.' }).collect::<String>();
        let rows: Vec<String> = holes.chunks(self.columns as usize).map(row).collect();
        f.write_str(&rows.join("/"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_are_on_the_board_and_no_holes() {
        let board = Board::new(3, 3).with_holes(vec![false, false, false, false, true, false, false, true, false]);
        assert_eq!(board.free(), 7);
        assert_eq!(board.neighbours(0).collect::<Vec<_>>(), [5]); // 7 is a hole
        assert_eq!(board.to_string(), ".../.#./.#.");
    }

    #[test]
    fn a_corner_of_a_large_board_has_two_neighbours() {
        let board = Board::new(20_000, 20_000);
        assert_eq!(board.neighbours(0).collect::<Vec<_>>(), [40_001, 20_002]);
        assert_eq!(board.neighbours(399_999_999).count(), 2);
    }
}
