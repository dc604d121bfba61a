//! What makes a text no tour, not even a wrong one.

use thiserror::Error;

use crate::Board;

/// Why a text cannot be read as a tour.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum BadTour {
    /// Nothing but white space.
    #[error("the tour is empty: give the numbered board row by row, or its squares in order, such as 0,0 2,1 4,2")]
    Empty,
    /// A sign in a numbered board that means nothing.
    #[error(
        "line {line}, column {column}: '{sign}' is neither a number, nor a square without one (. 0 -), nor a hole (#)"
    )]
    UnknownSign {
        /// Which line of the text, from 1.
        line: usize,
        /// Which sign of the line, from 1.
        column: usize,
        /// The sign.
        sign: char,
    },
    /// A number that no board has.
    #[error("line {line}, column {column}: {word} is no number of a step; these go from 1 to {most} million at most", most = Board::LARGEST / 1_000_000)]
    NotANumber {
        /// Which line of the text, from 1.
        line: usize,
        /// Which sign of the line, from 1.
        column: usize,
        /// What stands there.
        word: String,
    },
    /// A row of a numbered board that is longer or shorter than the first.
    #[error("line {line}: the width of this row is {entries}, and that of the first is {first}")]
    Ragged {
        /// Which line of the text, from 1.
        line: usize,
        /// How many squares and holes the row has.
        entries: usize,
        /// How many the first row has.
        first: usize,
    },
    /// A word in a list of squares that is none.
    #[error("line {line}, column {column}: '{word}' is no square; give its row and its column from 0, such as 0,0")]
    NotASquare {
        /// Which line of the text, from 1.
        line: usize,
        /// Which sign of the line, from 1.
        column: usize,
        /// What stands there.
        word: String,
    },
    /// A square named as in chess that the board has not.
    #[error("step {step}: {square} is not on the board, whose rows are 1 to {rows}")]
    OffBoard {
        /// Which step, from 1.
        step: usize,
        /// Its square.
        square: String,
        /// How many rows the board has.
        rows: u32,
    },
    /// A numbered board of another size than was said.
    #[error("the text has {rows} × {columns} squares, and the board that was given {board_rows} × {board_columns}")]
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
    #[error("{given} could be of several boards: give the size of the board too")]
    NeedsSize {
        /// What there is, such as `12 squares`.
        given: String,
    },
    /// More squares than this program holds.
    #[error("a board of {squares} squares is too large; the largest has {most} million", most = Board::LARGEST / 1_000_000)]
    TooLarge {
        /// How many.
        squares: u64,
    },
}
