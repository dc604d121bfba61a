//! What is wrong with a word or a picture, in a sentence that points at the place.

use backtrail::{Text, text};
use registry::Position;

use crate::{Board, Leaper, Square};

/// Why a text is no board, no square of it, no piece, or no range of boards.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum BadBoard {
    /// Nothing but white space.
    Empty,
    /// No size, and nothing that looks like a picture.
    NotASize(String),
    /// No rows or no columns.
    NoSquares(String),
    /// A negative number of rows or columns.
    Negative(String),
    /// More squares than fit in memory.
    TooLarge(String),
    /// A sign in a picture that means nothing.
    UnknownSign {
        /// Which line of the text, from 1.
        line: usize,
        /// Which sign of the line, from 1.
        column: usize,
        /// The sign.
        sign: char,
    },
    /// A row of a picture that is longer or shorter than the first.
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
    BlankInside {
        /// Which line of the text, from 1.
        line: usize,
    },
    /// A picture without a square.
    OnlyHoles,
    /// No row and column.
    NotASquare {
        /// What was given.
        word: String,
        /// The number of the first row and column.
        first: u32,
    },
    /// A square beside the board.
    OffBoard {
        /// What was given.
        square: String,
        /// The number of the first row and column.
        first: u32,
        /// How many rows the board has.
        rows: u32,
        /// How many columns it has.
        columns: u32,
    },
    /// A square that no tour enters.
    Hole(Square),
    /// Neither legs nor a name.
    NotAPiece(String),
    /// A piece that does not move.
    StaysPut(String),
    /// A piece that leaps too far.
    TooFar(String),
    /// A range from a larger board to a smaller.
    EmptyRange(String),
    /// A range with more boards than anybody compares.
    LongRange(String),
    /// A range whose rows and columns run differently far.
    UnevenRange {
        /// The range.
        range: String,
        /// How far its rows run.
        rows: u32,
        /// How far its columns run.
        columns: u32,
    },
}

registry::errors_by_text!(BadBoard, at place);

impl BadBoard {
    /// What is wrong.
    pub fn text(&self) -> Text {
        match *self {
            BadBoard::Empty => text!("knight-board-empty"),
            BadBoard::NotASize(ref word) => text!("knight-not-a-board", word = &**word),
            BadBoard::NoSquares(ref size) => text!("knight-no-squares", size = &**size),
            BadBoard::Negative(ref size) => text!("knight-negative", size = &**size),
            BadBoard::TooLarge(ref size) => {
                text!("knight-too-large", size = &**size, most = Board::LARGEST / 1_000_000)
            }
            BadBoard::UnknownSign { sign, .. } => text!("knight-unknown-sign", sign = sign),
            BadBoard::Ragged { squares, first, .. } => text!("knight-ragged", squares = squares, first = first),
            BadBoard::BlankInside { .. } => text!("knight-blank-inside"),
            BadBoard::OnlyHoles => text!("knight-only-holes"),
            BadBoard::NotASquare { ref word, first } => text!("knight-not-a-square", word = &**word, first = first),
            BadBoard::OffBoard { ref square, first, rows, columns } => {
                let (rows, columns) = (rows - 1 + first, columns - 1 + first);
                text!("knight-square-off-board", square = &**square, first = first, rows = rows, columns = columns)
            }
            BadBoard::Hole(square) => text!("knight-square-hole", square = square),
            BadBoard::NotAPiece(ref word) => {
                text!("knight-not-a-piece", word = &**word, nearest = super::nearest_name(word))
            }
            BadBoard::StaysPut(ref legs) => text!("knight-stays-put", legs = &**legs),
            BadBoard::TooFar(ref legs) => text!("knight-too-far", legs = &**legs, most = Leaper::FURTHEST),
            BadBoard::EmptyRange(ref range) => text!("knight-empty-range", range = &**range),
            BadBoard::LongRange(ref range) => text!("knight-long-range", range = &**range, most = super::MOST_BOARDS),
            BadBoard::UnevenRange { ref range, rows, columns } => {
                text!("knight-uneven-range", range = &**range, rows = rows, columns = columns)
            }
        }
    }

    /// Where, if that is a place in a picture.
    pub fn place(&self) -> Option<Position> {
        match *self {
            BadBoard::UnknownSign { line, column, .. } | BadBoard::Ragged { line, column, .. } => {
                Some(Position { line: line as u64, column: Some(column as u64) })
            }
            BadBoard::BlankInside { line } => Some(Position { line: line as u64, column: None }),
            _ => None,
        }
    }
}
