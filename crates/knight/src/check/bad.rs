//! What makes a text no tour, not even a wrong one.

use backtrail::{Text, text};

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
    /// A word in a list of squares that is none.
    NotASquare {
        /// Which line of the text, from 1.
        line: usize,
        /// Which sign of the line, from 1.
        column: usize,
        /// What stands there.
        word: String,
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

registry::errors_by_text!(BadTour);

impl BadTour {
    /// What is wrong, and where.
    pub fn text(&self) -> Text {
        const MOST: u64 = Board::LARGEST / 1_000_000;
        match *self {
            BadTour::Empty => text!("knight-tour-empty"),
            BadTour::UnknownSign { line, column, sign } => {
                text!("knight-tour-unknown-sign", line = line, column = column, sign = sign)
            }
            BadTour::NotANumber { line, column, ref word } => {
                text!("knight-tour-not-a-number", line = line, column = column, word = &**word, most = MOST)
            }
            BadTour::Ragged { line, entries, first } => {
                text!("knight-tour-ragged", line = line, entries = entries, first = first)
            }
            BadTour::NotASquare { line, column, ref word } => {
                text!("knight-tour-not-a-square", line = line, column = column, word = &**word)
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
}
