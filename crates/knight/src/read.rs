//! Boards, squares, pieces and ranges of boards from words, and boards from pictures.
//!
//! # What is understood
//!
//! - A board is a size, `5` for 5×5 or `6x8` for 6 rows of 8 columns (`x`, `X`, `×` or `*`, with blanks around it or not);
//!   or a picture, one line a row, or one line with `/` between its rows: `..#/...`.
//! - In a picture `.`, `·`, `_` and `-` are squares; `#`, `X`, `x`, `*` and `█` are holes. Blanks and bars between the signs,
//!   empty lines and a byte order mark are skipped: a blank is never a hole, because it cannot be seen at the end of a line.
//!   `0`, `1` and `o` mean a square to some and a hole to others, and so they mean nothing here.
//! - A square is its row and its column, counted from 0 at the top left: `0,0` or `(0, 0)`. Up to 26 columns it may be named
//!   as in chess: `a1` is at the bottom left.
//! - A piece is how far it leaps each way, `1,3`, or its name, `camel`.

mod bad;

pub use bad::BadBoard;

use super::board::{Board, Square};
use super::leaper::Leaper;
use registry::{Bounds, Error, nearest};

/// The most boards of a range.
const MOST_BOARDS: usize = 1_000;

/// Reads a board with no more squares than the bounds allow.
pub(super) fn parse_board_within(word: &str, bounds: &Bounds) -> Result<Board, Error> {
    // A side beyond the bounds is seen before the squares are made.
    let sides = word.split(['x', '×', 'X', '*']).map(|side| side.trim().parse::<u64>().ok());
    if let Some(squares) = sides.collect::<Option<Vec<u64>>>().filter(|sides| sides.len() <= 2) {
        let squares = squares[0].saturating_mul(*squares.last().unwrap_or(&1));
        Bounds::admit(squares, bounds.cells, "registry-squares")?;
    }
    let board = parse_board(word)?;
    Bounds::admit(board.squares() as u64, bounds.cells, "registry-squares")?;
    Ok(board)
}

/// Reads a board for a knight: a size or a picture.
///
/// # Errors
///
/// If it is neither, or has no square, or too many; the message says where.
///
/// ```
/// use knight::{Board, parse_board};
/// assert_eq!(parse_board("6x8"), Ok(Board::new(6, 8)));
/// let cross = parse_board("#.#\n...\n#.#\n")?;
/// assert_eq!((cross.rows(), cross.free()), (3, 5));
/// let bad = parse_board("...\n.?.\n").unwrap_err();
/// assert_eq!(bad.to_string(), "line 2, column 2: '?' is neither a square (. · _ -) nor a hole (# X * █)");
/// # Ok::<(), knight::BadBoard>(())
/// ```
pub fn parse_board(text: &str) -> Result<Board, BadBoard> {
    let text = text.trim_start_matches('\u{FEFF}');
    let word = text.trim();
    let mut signs = word.chars();
    let Some(first) = signs.next() else { return Err(BadBoard::Empty) };
    let minus = first == '-' && signs.next().is_some_and(|next| next.is_ascii_digit());
    if !word.contains('\n') && (minus || sign(first).is_none() && first != '/' && first != '|') {
        return parse_size(word);
    }
    parse_picture(text)
}

/// Reads rows and columns, or one number for both.
fn parse_size(word: &str) -> Result<Board, BadBoard> {
    // What is no size may be anything: its beginning is enough to say so.
    let bad = || BadBoard::NotASize(word.chars().filter(|sign| !sign.is_control()).take(40).collect());
    let (rows, columns) = match word.split_once(['x', 'X', '×', '*']) {
        Some((rows, columns)) => (rows.trim(), columns.trim()),
        None => (word, word),
    };
    let written = || if rows == columns && rows == word { format!("{rows}×{rows}") } else { word.to_string() };
    let mut negative = false;
    let mut read = |side: &str| {
        let digits = side.strip_prefix(['+', '-']).unwrap_or(side);
        negative |= side.starts_with('-');
        // What is no number of squares is too large: so is what has too many digits.
        is_number(digits).then(|| digits.parse::<u64>().unwrap_or(u64::MAX))
    };
    let (Some(rows), Some(columns)) = (read(rows), read(columns)) else { return Err(bad()) };
    if negative {
        return Err(BadBoard::Negative(written()));
    }
    match rows.checked_mul(columns) {
        Some(0) => Err(BadBoard::NoSquares(written())),
        Some(squares) if squares <= Board::LARGEST => Ok(Board::new(rows as u32, columns as u32)),
        _ => Err(BadBoard::TooLarge(written())),
    }
}

/// Is this sign of a picture a hole? `None` if it means nothing.
pub(super) fn sign(sign: char) -> Option<bool> {
    match sign {
        '.' | '·' | '_' | '-' => Some(false),
        '#' | 'X' | 'x' | '*' | '█' => Some(true),
        _ => None,
    }
}

/// Reads a picture.
fn parse_picture(text: &str) -> Result<Board, BadBoard> {
    let mut holes = Vec::new();
    let (mut rows, mut columns, mut blank) = (0, 0, None);
    for (line, whole) in (1..).zip(text.lines()) {
        let whole = whole.trim_end();
        let whole = whole.strip_suffix('/').unwrap_or(whole);
        let mut start = 1;
        for row in whole.split('/') {
            let before = holes.len();
            for (place, seen) in row.chars().enumerate().filter(|&(_, seen)| !seen.is_whitespace() && seen != '|') {
                let unknown = || BadBoard::UnknownSign { line, column: start + place, sign: seen };
                holes.push(sign(seen).ok_or_else(unknown)?);
            }
            let squares = holes.len() - before;
            if squares == 0 && !whole.contains('/') {
                blank = blank.or((rows > 0).then_some(line)); // an empty line, not an empty row between slashes
                continue;
            }
            if let Some(line) = blank {
                return Err(BadBoard::BlankInside { line });
            }
            columns = if rows == 0 { squares } else { columns };
            if squares != columns {
                return Err(BadBoard::Ragged { line, column: start, squares, first: columns });
            }
            rows += 1;
            start += row.chars().count() + 1;
        }
    }
    match holes.len() as u64 {
        0 => Err(BadBoard::Empty),
        squares if squares > Board::LARGEST => Err(BadBoard::TooLarge(format!("{rows}×{columns}"))),
        _ if !holes.contains(&false) => Err(BadBoard::OnlyHoles),
        _ => Ok(Board::new(rows, columns as u32).with_holes(holes)),
    }
}

/// Reads a square of a board, which is no hole.
///
/// # Errors
///
/// If it is no square, or one beside the board, or a hole; the message says which there are.
///
/// ```
/// use knight::{Board, parse_square};
/// let board = Board::new(5, 6);
/// assert_eq!(parse_square("1,2", &board), Ok(8));
/// assert_eq!(parse_square("a1", &board), Ok(24));
/// assert_eq!(parse_square("1,2", &Board::new(5, 6).counted_from_one(true)), Ok(1));
/// let beside = parse_square("5,0", &board).unwrap_err();
/// assert_eq!(beside.to_string(), "5,0 is not on the board, whose rows are 0 to 4 and columns 0 to 5");
/// ```
pub fn parse_square(text: &str, board: &Board) -> Result<u32, BadBoard> {
    let word = text.trim();
    let (first, rows, columns) = (board.first(), board.rows(), board.columns());
    let off = || BadBoard::OffBoard { square: word.to_string(), first, rows, columns };
    let bad = || BadBoard::NotASquare { word: word.to_string(), first };
    let (row, column) = match pair(word) {
        Some((row, column)) => (row - i64::from(first), column - i64::from(first)),
        None => chess(word, board).ok_or_else(bad)?,
    };
    let whole = |number: i64| u32::try_from(number).ok();
    let place = whole(row).zip(whole(column)).map(|(row, column)| Square::new(row, column).written(first == 1));
    let (place, square) = place.and_then(|place| Some((place, board.square(place)?))).ok_or_else(off)?;
    if board.is_free(square) { Ok(square) } else { Err(BadBoard::Hole(place)) }
}

/// Two whole numbers with a comma between them, in brackets or not.
fn pair(word: &str) -> Option<(i64, i64)> {
    let bare = word.strip_prefix('(').and_then(|word| word.strip_suffix(')')).unwrap_or(word);
    let (one, other) = bare.split_once(',')?;
    let read = |word: &str| {
        let word = word.trim();
        let digits = word.strip_prefix('-').unwrap_or(word);
        let number = is_number(digits).then(|| digits.parse().unwrap_or(i64::MAX))?;
        Some(if digits == word { number } else { -number })
    };
    Some((read(one)?, read(other)?))
}

/// A square named as in chess, by row and column: the rows are counted from 1 at the bottom.
fn chess(word: &str, board: &Board) -> Option<(i64, i64)> {
    let letter = word.bytes().next().filter(u8::is_ascii_alphabetic)?;
    let rank = &word[1..];
    let rank = is_number(rank).then(|| rank.parse::<i64>().unwrap_or(i64::MAX))?;
    let fits = board.columns() <= 26;
    fits.then(|| (i64::from(board.rows()) - rank, i64::from(letter.to_ascii_lowercase() - b'a')))
}

fn is_number(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit())
}

/// Reads a piece: its legs or its name.
///
/// # Errors
///
/// If it is neither, or would stay where it is, or leap too far.
///
/// ```
/// use knight::{Leaper, parse_piece};
/// assert_eq!(parse_piece("2,1"), Ok(Leaper::KNIGHT));
/// assert_eq!(parse_piece("Camel"), Ok(Leaper::new(1, 3).unwrap()));
/// ```
pub fn parse_piece(text: &str) -> Result<Leaper, BadBoard> {
    let word = text.trim();
    if let Some(named) = named().find(|piece| piece.to_string().eq_ignore_ascii_case(word)) {
        return Ok(named);
    }
    let (one, other) = pair(word).ok_or_else(|| BadBoard::NotAPiece(word.to_string()))?;
    // A leap up is as far as one down.
    let leg = |leg: i64| u32::try_from(leg.unsigned_abs()).unwrap_or(u32::MAX);
    let bad = || if (one, other) == (0, 0) { BadBoard::StaysPut } else { BadBoard::TooFar };
    Leaper::new(leg(one), leg(other)).ok_or_else(|| bad()(word.to_string()))
}

/// The pieces that have a name, the shortest leaps first.
fn named() -> impl Iterator<Item = Leaper> {
    let legs = (1..=4).flat_map(|long| (0..=long).map(move |short| (short, long)));
    legs.filter_map(|(short, long)| Leaper::new(short, long)).filter(|piece| !piece.to_string().contains(' '))
}

/// The name of a piece most like a word.
fn nearest_name(word: &str) -> String {
    nearest(word, named().map(|piece| piece.to_string()), |name| name).expect("some pieces have names")
}

/// Reads boards to compare, each once: `5`, `4..6` with both ends, `3x4..3x9`, or several between commas. Rows and columns that
/// both grow do so together.
///
/// # Errors
///
/// If one of them is no board, or a range is empty, too long, or runs unevenly.
///
/// ```
/// use knight::{Board, parse_range};
/// let boards = parse_range("3x4..3x6,5")?;
/// assert_eq!(boards, [Board::new(3, 4), Board::new(3, 5), Board::new(3, 6), Board::new(5, 5)]);
/// # Ok::<(), knight::BadBoard>(())
/// ```
pub fn parse_range(text: &str) -> Result<Vec<Board>, BadBoard> {
    range_of(text, parse_board)
}

/// Reads the same with no board of more squares than the bounds allow.
pub(super) fn parse_range_within(text: &str, bounds: &Bounds) -> Result<Vec<Board>, Error> {
    range_of(text, |word| parse_board_within(word, bounds))
}

fn range_of<E: From<BadBoard>>(text: &str, read: impl Fn(&str) -> Result<Board, E>) -> Result<Vec<Board>, E> {
    let mut boards: Vec<Board> = Vec::new();
    for part in text.split(',').map(str::trim) {
        // Two dots between numbers are a range; a picture has no numbers.
        let (from, to) = match part.split_once("..").filter(|_| part.contains(|c: char| c.is_ascii_digit())) {
            Some((from, to)) => (read(from)?, read(to.strip_prefix('=').unwrap_or(to))?),
            None => (read(part)?, read(part)?),
        };
        let (Some(rows), Some(columns)) =
            (to.rows().checked_sub(from.rows()), to.columns().checked_sub(from.columns()))
        else {
            return Err(BadBoard::EmptyRange(part.to_string()).into());
        };
        if rows > 0 && columns > 0 && rows != columns {
            return Err(BadBoard::UnevenRange { range: part.to_string(), rows, columns }.into());
        }
        if rows.max(columns) as usize + boards.len() >= MOST_BOARDS {
            return Err(BadBoard::LongRange(text.to_string()).into());
        }
        let between = (0..=rows.max(columns)).map(|i| match i {
            0 => from.clone(), // perhaps a picture
            _ => Board::new(from.rows() + i.min(rows), from.columns() + i.min(columns)),
        });
        for board in between {
            if !boards.contains(&board) {
                boards.push(board);
            }
        }
    }
    Ok(boards)
}

#[cfg(test)]
mod tests;
