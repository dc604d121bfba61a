//! The independent checker: reads a placement and names every conflict. It shares no code with any solver.

use std::fmt;

use backtrail::{Arg, Text, text};
use registry::Position;

use super::LARGEST;
use super::reading::{By, Reading};

/// Queens anywhere on a board, legal or not, complete or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlacedQueens {
    size: u32,
    queens: Vec<Square>,
}

/// A square of the board, counted from 0 at the top left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Square {
    /// From the left.
    pub column: u32,
    /// From the top.
    pub row: u32,
}

impl Square {
    /// "column 3, row 0".
    fn text(self) -> Text {
        text!("queens-square", column = self.column, row = self.row)
    }
}

/// Two queens that attack each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Conflict {
    /// The line that they share.
    pub line: AttackLine,
    /// The queen further left, or further up in the same column.
    pub first: Square,
    /// The other one.
    pub second: Square,
}

/// A line along which queens attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AttackLine {
    /// A column.
    Column,
    /// A row.
    Row,
    /// A diagonal from the bottom left to the top right.
    Rising,
    /// A diagonal from the top left to the bottom right.
    Falling,
}

impl Conflict {
    /// The same, on squares that are read in this way.
    pub(super) fn read(&self, reading: Reading) -> Text {
        // The squares are those of the board itself, whichever way a list went.
        Reading { by: By::Column, ..reading }.text(self.text())
    }

    /// Which queens, and along which line.
    pub fn text(&self) -> Text {
        let Conflict { line, first, second } = self;
        match line {
            AttackLine::Column => {
                text!("queens-conflict-column", column = first.column, one = first.row, other = second.row)
            }
            AttackLine::Row => text!("queens-conflict-row", row = first.row, one = first.column, other = second.column),
            AttackLine::Rising => text!("queens-conflict-rising", one = first.text(), other = second.text()),
            AttackLine::Falling => text!("queens-conflict-falling", one = first.text(), other = second.text()),
        }
    }
}

/// In English.
impl fmt::Display for Conflict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&words::english(&self.text()))
    }
}

/// Why a text is no placement.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum BadPlacement {
    /// Nothing but white space.
    Empty,
    /// An entry of a list that is no row.
    NotARow {
        /// The entry, from 0.
        column: usize,
        /// What stands there.
        word: String,
    },
    /// A row beyond the board.
    OffBoard {
        /// The entry, from 0.
        column: usize,
        /// Its row, from 0; −1 for a 0 in a list that counts from 1.
        row: i128,
        /// The size of the board.
        size: u32,
        /// Is that only how long the list is?
        is_guessed: bool,
    },
    /// More columns, or a picture with other than as many rows, than the size that was given.
    WrongLength {
        /// Entries in the list.
        entries: usize,
        /// The size that was asked for.
        size: u32,
    },
    /// A picture with a line of another length.
    NotSquare {
        /// Which line, from 1.
        line: usize,
        /// How many squares it has.
        squares: usize,
        /// How many it should have.
        size: usize,
    },
    /// A sign in a picture that is neither a queen nor an empty square.
    UnknownSign {
        /// Which line, from 1.
        line: usize,
        /// Which sign of the line, from 1.
        column: usize,
        /// The sign.
        sign: char,
    },
    /// More than this program holds.
    TooLarge(usize),
    /// The same in a list that is read in another way.
    Read(Reading, Box<BadPlacement>),
}

registry::errors_by_text!(BadPlacement, at place);

impl BadPlacement {
    /// What is wrong.
    pub fn text(&self) -> Text {
        match *self {
            BadPlacement::Empty => text!("queens-empty"),
            BadPlacement::NotARow { column, ref word } => {
                text!("queens-not-a-row", column = column, word = &**word, first = 0_u32)
            }
            BadPlacement::OffBoard { column, row, size, is_guessed } => {
                let id = if is_guessed { "queens-off-board-guessed" } else { "queens-off-board" };
                let (row, last) = (Arg::Number(row), size.saturating_sub(1));
                text!(id, column = column, row = row, size = size, first = 0_u32, last = last)
            }
            BadPlacement::WrongLength { entries, size } => text!("queens-wrong-length", entries = entries, size = size),
            BadPlacement::NotSquare { squares, size, .. } => text!("queens-not-square", squares = squares, size = size),
            BadPlacement::UnknownSign { sign, .. } => text!("queens-unknown-sign", sign = sign),
            BadPlacement::TooLarge(columns) => text!("queens-board-too-large", columns = columns, largest = LARGEST),
            BadPlacement::Read(reading, ref bad) => reading.text(bad.text()),
        }
    }

    /// Where, if that is a place in a picture.
    pub fn place(&self) -> Option<Position> {
        match *self {
            BadPlacement::NotSquare { line, .. } => Some(Position { line: line as u64, column: None }),
            BadPlacement::UnknownSign { line, column, .. } => {
                Some(Position { line: line as u64, column: Some(column as u64) })
            }
            _ => None,
        }
    }
}

impl PlacedQueens {
    /// Reads a list of rows such as `7,3,0,2,5,1,6,4`, with `-`, `.`, `·` or −1 for an empty column, or a picture of the board, one
    /// line for each row.
    ///
    /// A list stands for a board of its own length, or for the first columns of one of this `size`.
    ///
    /// # Errors
    ///
    /// If the text is neither, or does not fit the board; the message says where.
    ///
    /// ```
    /// use queens::PlacedQueens;
    /// let board = PlacedQueens::parse("7,3,0,2,5,1,6,4", None).unwrap();
    /// assert_eq!(board.conflicts(10).1, 0);
    /// let board = PlacedQueens::parse("Q . \n Q .", None).unwrap(); // two in one column
    /// assert_eq!(board.conflicts(10).0[0].to_string(), "column 0: queens in rows 0 and 1");
    /// ```
    pub fn parse(text: &str, size: Option<u32>) -> Result<Self, BadPlacement> {
        PlacedQueens::parse_read(text, size, Reading::default())
    }

    /// The same, with a list that says the row in each column, or the column in each row, from 0 or from 1. A picture shows both.
    ///
    /// # Errors
    ///
    /// As for [`parse`](PlacedQueens::parse).
    pub fn parse_read(text: &str, size: Option<u32>, reading: Reading) -> Result<Self, BadPlacement> {
        let text = text.trim_end();
        if text.trim().is_empty() {
            return Err(BadPlacement::Empty);
        }
        let lines: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty()).collect();
        // A line of its own is a list, unless it is the picture of a board of one square.
        let one_square = match text.trim() {
            "Q" | "♕" | "♛" => true,
            sign => size == Some(1) && sign.chars().count() == 1 && sign != "0",
        };
        if lines.len() > 1 || one_square {
            return PlacedQueens::parse_picture(&lines, size);
        }
        let board = PlacedQueens::parse_list(lines[0], size, reading.first());
        let board = board.map(|board| if reading.by == By::Row { board.transposed() } else { board });
        let is_usual = reading == Reading::default();
        board.map_err(|bad| if is_usual { bad } else { BadPlacement::Read(reading, Box::new(bad)) })
    }

    /// The board with its rows for columns.
    fn transposed(self) -> Self {
        let turn = |Square { column, row }| Square { column: row, row: column };
        PlacedQueens::new(self.size, self.queens.into_iter().map(turn).collect())
    }

    fn parse_list(list: &str, size: Option<u32>, first: u32) -> Result<Self, BadPlacement> {
        let list = list.trim().trim_start_matches(['[', '(']).trim_end_matches([']', ')']);
        let by_commas = list.contains(',');
        let words: Vec<&str> =
            if by_commas { list.split(',').map(str::trim).collect() } else { list.split_whitespace().collect() };
        if words.len() > LARGEST as usize {
            return Err(BadPlacement::TooLarge(words.len()));
        }
        let is_guessed = size.is_none();
        let size = match size {
            Some(size) if (size as usize) < words.len() => {
                return Err(BadPlacement::WrongLength { entries: words.len(), size });
            }
            Some(size) => size,
            None => words.len() as u32,
        };
        let mut queens = Vec::with_capacity(words.len());
        for (column, word) in words.into_iter().enumerate() {
            if matches!(word, "-" | "." | "_" | "·" | "-1" | "−1") {
                continue;
            }
            let number: u64 = word.parse().map_err(|_| BadPlacement::NotARow { column, word: word.to_string() })?;
            let row = i128::from(number) - i128::from(first);
            match u32::try_from(row) {
                Ok(row) if row < size => queens.push(Square { column: column as u32, row }),
                _ => return Err(BadPlacement::OffBoard { column, row, size, is_guessed }),
            }
        }
        Ok(PlacedQueens { size, queens })
    }

    fn parse_picture(lines: &[&str], size: Option<u32>) -> Result<Self, BadPlacement> {
        if lines.len() > LARGEST as usize {
            return Err(BadPlacement::TooLarge(lines.len()));
        }
        if let Some(size) = size.filter(|&size| size as usize != lines.len()) {
            return Err(BadPlacement::WrongLength { entries: lines.len(), size });
        }
        let mut queens = Vec::new();
        for (row, line) in lines.iter().enumerate() {
            let mut squares = 0;
            for (place, sign) in line.chars().enumerate() {
                match sign {
                    _ if sign.is_whitespace() || sign == '|' => continue,
                    'Q' | 'q' | '♕' | '♛' | '*' | '1' | '#' | 'X' | 'x' => {
                        queens.push(Square { column: squares as u32, row: row as u32 });
                    }
                    '.' | '·' | '-' | '_' | '0' => {}
                    _ => return Err(BadPlacement::UnknownSign { line: row + 1, column: place + 1, sign }),
                }
                squares += 1;
            }
            if squares != lines.len() {
                return Err(BadPlacement::NotSquare { line: row + 1, squares, size: lines.len() });
            }
        }
        queens.sort_unstable();
        Ok(PlacedQueens { size: lines.len() as u32, queens })
    }

    /// A board with these queens.
    pub fn new(size: u32, queens: Vec<Square>) -> Self {
        let mut queens = queens;
        queens.sort_unstable();
        PlacedQueens { size, queens }
    }

    /// Rows, and columns.
    pub fn size(&self) -> u32 {
        self.size
    }

    /// The squares that hold a queen, by column and then by row.
    pub fn queens(&self) -> &[Square] {
        &self.queens
    }

    /// Every pair of queens on one line, at most `most` of them; and how many there are in all.
    pub fn conflicts(&self, most: usize) -> (Vec<Conflict>, u64) {
        let mut named = Vec::new();
        let mut total = 0;
        for line in [AttackLine::Column, AttackLine::Row, AttackLine::Rising, AttackLine::Falling] {
            let key = |square: &Square| {
                let (column, row) = (i64::from(square.column), i64::from(square.row));
                match line {
                    AttackLine::Column => column,
                    AttackLine::Row => row,
                    AttackLine::Rising => row + column,
                    AttackLine::Falling => row - column,
                }
            };
            // Sorted by line, the queens of one line stand together, and stay ordered by column and row.
            let mut queens = self.queens.clone();
            queens.sort_by_key(key);
            for together in queens.chunk_by(|a, b| key(a) == key(b)) {
                let k = together.len() as u64;
                total += k * (k - 1) / 2;
                for (i, &first) in together.iter().enumerate() {
                    let room = most - named.len().min(most);
                    named.extend(together[i + 1..].iter().take(room).map(|&second| Conflict { line, first, second }));
                    if room == 0 {
                        break;
                    }
                }
            }
        }
        (named, total)
    }
}
