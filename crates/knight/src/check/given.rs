//! The texts in which people bring a tour.
//!
//! - A **numbered board**: a line for each row, or `/` between the rows, with blanks, commas, semicolons or bars between its numbers; a square without a
//!   number yet is `.`, `·`, `_`, `-` or `0`, a hole is `#` or another sign that pictures of boards have. Frames are skipped.
//!   Rows may also stand in brackets, as Python prints them: `[[1, 2, 3], [6, 5, 4]]`, or in one pair of brackets,
//!   as our JSON does (with all that it says around them, or without); then their length comes from the size of the board, or from the square root of how many there are.
//! - A **list of squares** in the order of the visit: `0,0 2,1 4,2`, with blanks, line ends, `;`, `->` or `→` between them, in
//!   brackets or not; or as in chess: `a1 b3 c5`. The first word decides: so `1,4` and a line end begin a list, and a
//!   numbered board of two columns needs blanks between them.

use backtrail::text;

use super::bad::BadTour;
use crate::read;
use crate::{Board, Square};

/// A hole among the numbers.
pub(super) const HOLE: u32 = u32::MAX;

/// What somebody brings.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum GivenTour {
    /// The number of each square in row order; 0 if it has none, or [`HOLE`].
    Numbers { rows: u32, columns: u32, numbers: Vec<u32> },
    /// Squares in the order of the visit; they may be beside the board.
    Squares { rows: u32, columns: u32, squares: Vec<Square> },
}

impl GivenTour {
    /// Reads a text; `size` is that of the board, if it is known. Rows and columns of squares count from 0 or `from_one`.
    pub(super) fn read(text: &str, size: Option<&Board>, from_one: bool) -> Result<Self, BadTour> {
        let text = text.trim_start_matches('\u{FEFF}').trim_end();
        if text.is_empty() {
            return Err(BadTour::Empty);
        }
        if let Some(array) = in_record(text) {
            return read_numbers(array, true, size);
        }
        match Form::of(text.trim_start()) {
            Form::Squares => read_squares(text, size, from_one),
            form => read_numbers(text, form == Form::Brackets, size),
        }
    }
}

/// The numbers in a line of our JSON, as they stand there.
fn in_record(text: &str) -> Option<&str> {
    let record = text.strip_prefix('{')?;
    let (_, array) = record.split_once("\"solution\":")?;
    Some(&array[..=array.find(']')?])
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    /// Numbers, a row a line.
    Lines,
    /// Numbers, a row in each pair of inner brackets.
    Brackets,
    /// Squares.
    Squares,
}

impl Form {
    fn of(text: &str) -> Self {
        let bytes = text.as_bytes();
        if bytes[0] == b'[' {
            // Several brackets, with two numbers in the first of them: squares.
            let end = text.find([']', ')']).unwrap_or(text.len());
            let start = text[..end].rfind(['[', '(']).unwrap_or(0);
            let several = start > 0 || text[end..].contains('[');
            let numbers = text[start..end].split(|c: char| !c.is_ascii_digit()).filter(|run| !run.is_empty());
            return if several && numbers.count() == 2 { Form::Squares } else { Form::Brackets };
        }
        if bytes[0] == b'(' || is_chess(bytes) {
            return Form::Squares;
        }
        let mut words = text.split(|c: char| !c.is_ascii_digit() && c != ',');
        let (row, column) = words.next().and_then(|word| word.split_once(',')).unwrap_or_default();
        let is_square = !row.is_empty() && !column.is_empty() && !column.contains(',');
        if is_square { Form::Squares } else { Form::Lines }
    }
}

/// A letter, then a number?
fn is_chess(bytes: &[u8]) -> bool {
    bytes[0].is_ascii_alphabetic() && bytes.get(1).is_some_and(u8::is_ascii_digit)
}

/// Reads a text from its beginning to its end.
struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl Reader<'_> {
    fn byte(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn byte_after(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at + 1).copied()
    }

    /// The character here; there is one.
    fn sign(&self) -> char {
        self.text[self.at..].chars().next().expect("not at the end")
    }

    /// Reads digits, as many as there are; what is beyond all boards stays so.
    fn number(&mut self) -> u64 {
        let mut number: u64 = 0;
        while let Some(digit) = self.byte().map(|byte| byte.wrapping_sub(b'0')).filter(|&digit| digit < 10) {
            number = number.saturating_mul(10).saturating_add(digit.into());
            self.at += 1;
        }
        number
    }

    /// The line and the column of a byte, from 1.
    fn place(&self, at: usize) -> (usize, usize) {
        let before = &self.text[..at];
        let line_start = before.rfind('\n').map_or(0, |end| end + 1);
        (before.matches('\n').count() + 1, before[line_start..].chars().count() + 1)
    }

    /// The word that begins at a byte, cut short.
    fn word(&self, at: usize) -> String {
        self.text[at..].split_whitespace().next().unwrap_or_default().chars().take(20).collect()
    }

    fn not_a_number(&self, at: usize) -> BadTour {
        let (line, column) = self.place(at);
        BadTour::NotANumber { line, column, word: self.word(at) }
    }

    fn not_a_square(&self, at: usize, first: u32) -> BadTour {
        let (line, column) = self.place(at);
        BadTour::NotASquare { line, column, word: self.word(at), first }
    }
}

fn read_numbers(text: &str, brackets: bool, size: Option<&Board>) -> Result<GivenTour, BadTour> {
    let mut reader = Reader { text, at: 0 };
    let mut read = Rows::default();
    let mut line_start = !brackets;
    loop {
        if std::mem::take(&mut line_start) {
            reader.at += rule(&text[reader.at..]);
        }
        let Some(byte) = reader.byte() else { break };
        match byte {
            b'0'..=b'9' => {
                let at = reader.at;
                let number = reader.number();
                if number > Board::LARGEST {
                    return Err(reader.not_a_number(at));
                }
                read.numbers.push(number as u32);
                continue;
            }
            b'\n' | b'/' if !brackets => line_start = true,
            b' ' | b',' | b'|' | b';' | b'\t' | b'\r' | b'\n' => {}
            b'[' | b']' if brackets => {}
            b'-' if reader.byte_after().is_some_and(|next| next.is_ascii_digit()) => {
                return Err(reader.not_a_number(reader.at));
            }
            _ => {
                let sign = reader.sign();
                match read::sign(sign) {
                    Some(hole) => read.numbers.push(if hole { HOLE } else { 0 }),
                    None if sign.is_whitespace() || is_frame(sign) => {}
                    None => {
                        let (line, column) = reader.place(reader.at);
                        return Err(BadTour::UnknownSign { line, column, sign });
                    }
                }
                reader.at += sign.len_utf8() - 1;
            }
        }
        if line_start || byte == b']' {
            read.end(&reader)?;
        }
        reader.at += 1;
    }
    read.end(&reader)?;
    let Rows { numbers, rows, columns, .. } = read;

    let entries = numbers.len() as u64;
    if numbers.iter().all(|&number| number == HOLE) {
        return Err(BadTour::Empty);
    }
    if entries > Board::LARGEST {
        return Err(BadTour::TooLarge { squares: entries });
    }
    let (rows, columns) = match size {
        Some(board) if rows == 1 && numbers.len() == board.squares() => (board.rows(), board.columns()),
        Some(board) if (rows, columns) != (board.rows() as usize, board.columns() as usize) => {
            let (board_rows, board_columns) = (board.rows(), board.columns());
            return Err(BadTour::WrongShape { rows, columns, board_rows, board_columns });
        }
        None if brackets && rows == 1 => {
            let side = entries.isqrt();
            if side * side != entries {
                return Err(BadTour::NeedsSize { given: text!("knight-numbers", numbers = entries) });
            }
            (side as u32, side as u32)
        }
        _ => (rows as u32, columns as u32),
    };
    Ok(GivenTour::Numbers { rows, columns, numbers })
}

/// Numbers, row by row.
#[derive(Default)]
struct Rows {
    numbers: Vec<u32>,
    rows: usize,
    columns: usize,
    /// Where the row begins that is read now.
    start: usize,
}

impl Rows {
    /// Ends a row, if there is anything in it.
    fn end(&mut self, reader: &Reader<'_>) -> Result<(), BadTour> {
        let entries = self.numbers.len() - self.start;
        if entries == 0 {
            return Ok(());
        }
        if self.rows == 0 {
            self.columns = entries;
        }
        if entries != self.columns {
            return Err(BadTour::Ragged { line: reader.place(reader.at).0, entries, first: self.columns });
        }
        self.rows += 1;
        self.start = self.numbers.len();
        Ok(())
    }
}

/// How long the first line is if it is part of a frame, such as `+----+----+`; 0 if not.
fn rule(text: &str) -> usize {
    let line = &text[..text.find('\n').unwrap_or(text.len())];
    let first = line.trim_start();
    if !(first.starts_with("--") || first.starts_with(|c| c == '+' || c == '=' || is_frame(c))) {
        return 0;
    }
    let is_rule = |c: char| matches!(c, '+' | '-' | '=' | '|') || c.is_whitespace() || is_frame(c);
    if line.chars().all(is_rule) { line.len() } else { 0 }
}

/// Is it a line of a frame, as terminals draw it?
fn is_frame(sign: char) -> bool {
    ('\u{2500}'..='\u{257f}').contains(&sign)
}

fn read_squares(text: &str, size: Option<&Board>, from_one: bool) -> Result<GivenTour, BadTour> {
    let first = u32::from(from_one);
    let mut reader = Reader { text, at: 0 };
    let mut squares = Vec::new();
    let chess = is_chess(text.trim_start().as_bytes());
    loop {
        skip_between(&mut reader);
        let Some(byte) = reader.byte() else { break };
        let start = reader.at;
        let (row, column) = if chess {
            if !is_chess(&text.as_bytes()[start..]) {
                return Err(reader.not_a_square(start, first));
            }
            reader.at += 1;
            (reader.number(), u64::from(byte.to_ascii_lowercase() - b'a'))
        } else {
            let counted = |number: u64| number.checked_sub(first.into());
            let (row, column) = pair(&mut reader).ok_or_else(|| reader.not_a_square(start, first))?;
            counted(row).zip(counted(column)).ok_or_else(|| reader.not_a_square(start, first))?
        };
        let small = |number: u64| u32::try_from(number).ok().filter(|&number| u64::from(number) <= Board::LARGEST);
        let (Some(row), Some(column)) = (small(row), small(column)) else {
            return Err(reader.not_a_square(start, first));
        };
        squares.push(Square::new(row, column).written(from_one));
    }
    if squares.is_empty() {
        return Err(BadTour::Empty);
    }
    let widest = squares.iter().map(|square| square.column + 1).max().unwrap_or(0);
    let tallest = squares.iter().map(|square| if chess { square.row } else { square.row + 1 }).max().unwrap_or(0);
    let (rows, columns) = size.map_or((tallest, widest), |board| (board.rows(), board.columns()));
    if chess {
        for (step, square) in (1..).zip(&mut squares) {
            if square.row == 0 || square.row > rows {
                let letter = char::from(b'a' + square.column as u8);
                return Err(BadTour::OffBoard { step, square: format!("{letter}{}", square.row), rows });
            }
            square.row = rows - square.row;
        }
    }
    if squares.len() as u64 > Board::LARGEST {
        return Err(BadTour::TooLarge { squares: squares.len() as u64 });
    }
    // The smallest board that holds them all is theirs if they fill it.
    if size.is_none() && squares.len() as u64 != u64::from(rows) * u64::from(columns) {
        return Err(BadTour::NeedsSize { given: text!("knight-squares", squares = squares.len()) });
    }
    Ok(GivenTour::Squares { rows, columns, squares })
}

/// Skips what may stand between two squares. A minus sign belongs to what follows it, unless an arrow or a blank does, or a
/// digit comes before it.
fn skip_between(reader: &mut Reader<'_>) {
    let digit_before = reader.at > 0 && reader.text.as_bytes()[reader.at - 1].is_ascii_digit();
    let mut dash = digit_before;
    while let Some(byte) = reader.byte() {
        match byte {
            b' ' | b'\t' | b'\r' | b'\n' | b',' | b';' | b'(' | b')' | b'[' | b']' | b'>' => reader.at += 1,
            b'-' if dash || matches!(reader.byte_after(), Some(b' ' | b'-' | b'>')) => reader.at += 1,
            _ if reader.text[reader.at..].starts_with('→') => reader.at += '→'.len_utf8(),
            _ => break,
        }
        dash = false;
    }
}

/// Reads a number, a comma and a number, with blanks around the comma or not.
fn pair(reader: &mut Reader<'_>) -> Option<(u64, u64)> {
    let is_digit = |reader: &Reader<'_>| reader.byte().is_some_and(|byte| byte.is_ascii_digit());
    let skip_blanks = |reader: &mut Reader<'_>| {
        while reader.byte() == Some(b' ') {
            reader.at += 1;
        }
    };
    let row = is_digit(reader).then(|| reader.number())?;
    skip_blanks(reader);
    reader.byte().filter(|&byte| byte == b',')?;
    reader.at += 1;
    skip_blanks(reader);
    let column = is_digit(reader).then(|| reader.number())?;
    Some((row, column))
}
