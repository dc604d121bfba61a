//! What makes a text no tour, not even a wrong one.

use backtrail::{Text, text};
use registry::Position;

use crate::Board;

/// Why a text cannot be read as a tour.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum BadTour {
    /// Nothing but white space.
    Empty,
    /// A sign in a numbered board that means nothing.
    UnknownSign {
        /// Which line of the text, from 1.
        line: usize,
        /// Which sign of the line, from 1.
        column: usize,
        /// The sign.
        sign: char,
    },
    /// A number that no board has.
    NotANumber {
        /// Which line of the text, from 1.
        line: usize,
        /// Which sign of the line, from 1.
        column: usize,
        /// What stands there.
        word: String,
    },
    /// A row of a numbered board that is longer or shorter than the first.
    Ragged {
        /// Which line of the text, from 1.
        line: usize,
        /// How many squares and holes the row has.
        entries: usize,
        /// How many the first row has.
        first: usize,
    },
    /// A word in a list of squares that is not a square.
    NotASquare {
        /// Which line of the text, from 1.
        line: usize,
        /// Which sign of the line, from 1.
        column: usize,
        /// What stands there.
        word: String,
        /// The number of the first row and column.
        first: u32,
    },
    /// A square named as in chess that the board has not.
    OffBoard {
        /// Which step, from 1.
        step: usize,
        /// Its square.
        square: String,
        /// How many rows the board has.
        rows: u32,
    },
    /// A numbered board of another size than was said.
    WrongShape {
        /// Rows of the text.
        rows: usize,
        /// Columns of the text.
        columns: usize,
        /// Rows of the board.
        board_rows: u32,
        /// Columns of the board.
        board_columns: u32,
    },
    /// Squares or numbers that could be of several boards.
    NeedsSize {
        /// What there is, such as `12 squares`.
        given: Text,
    },
    /// More squares than this program holds.
    TooLarge {
        /// How many.
        squares: u64,
    },
}

registry::errors_by_text!(BadTour, at place);

impl BadTour {
    /// What is wrong.
    pub fn text(&self) -> Text {
        const MOST: u64 = Board::LARGEST / 1_000_000;
        match *self {
            BadTour::Empty => text!("knight-tour-empty"),
            BadTour::UnknownSign { sign, .. } => text!("knight-tour-unknown-sign", sign = sign),
            BadTour::NotANumber { ref word, .. } => text!("knight-tour-not-a-number", word = &**word, most = MOST),
            BadTour::Ragged { entries, first, .. } => text!("knight-ragged", squares = entries, first = first),
            BadTour::NotASquare { ref word, first, .. } => {
                text!("knight-tour-not-a-square", word = &**word, first = first)
            }
            BadTour::OffBoard { step, ref square, rows } => {
                text!("knight-tour-off-board", step = step, square = &**square, rows = rows)
            }
            BadTour::WrongShape { rows, columns, board_rows, board_columns } => {
                let (given, board) = (format!("{rows} × {columns}"), format!("{board_rows} × {board_columns}"));
                text!("knight-tour-wrong-shape", given = given, board = board)
            }
            BadTour::NeedsSize { ref given } => text!("knight-tour-needs-size", given = given.clone()),
            BadTour::TooLarge { squares } => text!("knight-tour-too-large", squares = squares, most = MOST),
        }
    }

    /// Where, if that is a place in the text.
    pub fn place(&self) -> Option<Position> {
        match *self {
            BadTour::UnknownSign { line, column, .. }
            | BadTour::NotANumber { line, column, .. }
            | BadTour::NotASquare { line, column, .. } => {
                Some(Position { line: line as u64, column: Some(column as u64) })
            }
            BadTour::Ragged { line, .. } => Some(Position { line: line as u64, column: None }),
            _ => None,
        }
    }
}
