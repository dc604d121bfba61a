//! What is wrong with a word or a picture, in a sentence that points at the place.

use thiserror::Error;

use crate::{Board, Leaper, Square};

/// Why a text is no board, no square of it, no piece, or no range of boards.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum BadBoard {
    /// Nothing but white space.
    #[error("the board is empty: give a size such as 5 or 6x8, or a picture of . for a square and # for a hole")]
    Empty,
    /// No size, and nothing that looks like a picture.
    #[error("'{0}' is no board; give a size such as 5 or 6x8 (rows x columns), or a picture of . and #")]
    NotASize(String),
    /// No rows or no columns.
    #[error("a board of {0} has no squares; rows and columns begin with 1")]
    NoSquares(String),
    /// A negative number of rows or columns.
    #[error("a board of {0} cannot be; rows and columns begin with 1")]
    Negative(String),
    /// More squares than fit in memory.
    #[error("a board of {0} is too large; the largest has {most} million squares", most = Board::LARGEST / 1_000_000)]
    TooLarge(String),
    /// A sign in a picture that means nothing.
    #[error("line {line}, column {column}: '{sign}' is neither a square (. · _ -) nor a hole (# X * █)")]
    UnknownSign {
        /// Which line of the text, from 1.
        line: usize,
        /// Which sign of the line, from 1.
        column: usize,
        /// The sign.
        sign: char,
    },
    /// A row of a picture that is longer or shorter than the first.
    #[error("line {line}, column {column}: the width of this row is {squares}, and that of the first is {first}")]
    Ragged {
        /// Which line of the text, from 1.
        line: usize,
        /// Where in the line the row begins, from 1.
        column: usize,
        /// How many squares and holes the row has.
        squares: usize,
        /// How many the first row has.
        first: usize,
    },
    /// An empty line between two rows: perhaps there are two boards.
    #[error("line {line}: an empty line inside the board; a file holds one board")]
    BlankInside {
        /// Which line of the text, from 1.
        line: usize,
    },
    /// A picture without a square.
    #[error("the board has no square, only holes: draw squares as . and holes as #")]
    OnlyHoles,
    /// No row and column.
    #[error("'{0}' is no square; give its row and its column, counted from 0 at the top left, such as 0,0")]
    NotASquare(String),
    /// A square beside the board.
    #[error("{square} is not on the board, whose rows are 0 to {} and columns 0 to {}", rows - 1, columns - 1)]
    OffBoard {
        /// What was given.
        square: String,
        /// How many rows the board has.
        rows: u32,
        /// How many columns it has.
        columns: u32,
    },
    /// A square that no tour enters.
    #[error("{0} is a hole of the board")]
    Hole(Square),
    /// Neither legs nor a name.
    #[error("'{0}' is no piece; give how far it leaps each way, such as 1,2 for the knight, or a name; the nearest is '{nearest}'", nearest = super::nearest_name(.0))]
    NotAPiece(String),
    /// A piece that does not move.
    #[error("a piece that leaps {0} stays where it is")]
    StaysPut(String),
    /// A piece that leaps too far.
    #[error("a piece that leaps {0} goes too far; the furthest leap is {most}", most = Leaper::FURTHEST)]
    TooFar(String),
    /// A range from a larger board to a smaller.
    #[error("the range {0} is empty; the smaller board comes first")]
    EmptyRange(String),
    /// A range with more boards than anybody compares.
    #[error("the range {0} has more than {most} boards", most = super::MOST_BOARDS)]
    LongRange(String),
    /// A range whose rows and columns run differently far.
    #[error(
        "the range {range}: its rows grow by {rows} and its columns by {columns}; let one of them stay, or both grow alike"
    )]
    UnevenRange {
        /// The range.
        range: String,
        /// How far its rows run.
        rows: u32,
        /// How far its columns run.
        columns: u32,
    },
}
