//! What the signs of a grid mean, once its size is known.
//!
//! If any cell is written with two signs, all are decimal numbers. Otherwise a value is one sign, and the signs that are
//! in the grid say which alphabet it is:
//!
//! | alphabet | sizes | when |
//! |---|---|---|
//! | `1-9A-Z` | to 35, and 36 with `0` for 36 | always, but |
//! | letters, `A` for 1 | 10 to 26 | no digit from 1 to 9 is there, and a letter that is too large for `1-9A-Z` is |
//! | `0` for the largest value (16×16 in `0-9A-F`) | 10 to 35 | the largest value's own letter is not there, and `0` is: beside another sign for empty cells, or once in every row |
//!
//! `0` stands for the largest value rather than for the smallest, so that all other signs keep their faces when the
//! grid is printed. Lower case is upper case.

use super::super::{Grid, Shape};
use super::bad::BadGrid;
use super::mark::{Mark, is_empty};

/// The grid of this shape with these cells.
pub(super) fn grid(marks: &[Mark<'_>], shape: Shape) -> Result<Grid, BadGrid> {
    debug_assert_eq!(marks.len(), shape.cells());
    let n = shape.n();
    let cells: Result<Vec<u8>, BadGrid> = if marks.iter().any(Mark::is_long) {
        marks.iter().map(|mark| number(mark, n)).collect()
    } else {
        let alphabet = Alphabet::of(marks, n);
        marks.iter().map(|mark| alphabet.value(mark, n)).collect()
    };
    Ok(Grid::new(shape, cells?))
}

/// A decimal number; 0 is an empty cell.
fn number(mark: &Mark<'_>, n: usize) -> Result<u8, BadGrid> {
    let Mark { line, column, word } = *mark;
    if mark.is_empty() {
        return Ok(0);
    }
    if !word.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(BadGrid::sign(line, column, word));
    }
    // What does not fit a number is above every n.
    let value = word.parse::<u8>().ok().filter(|&value| usize::from(value) <= n);
    value.ok_or_else(|| BadGrid::value(line, column, word, n))
}

/// Which sign is which value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Alphabet {
    /// `1` to `9`, then letters; `0` is an empty cell.
    Digits,
    /// The same, but `0` is the largest value.
    Zero,
    /// Letters from the first on; `0` is an empty cell.
    Letters,
}

impl Alphabet {
    fn of(marks: &[Mark<'_>], n: usize) -> Alphabet {
        match n {
            ..10 | 37.. => return Alphabet::Digits,
            36 => return Alphabet::Zero,
            _ => {}
        }
        let last = (b'A' + n as u8 - 10) as char; // of 1-9A-Z
        let mut used = [false; 128];
        let mut empties = false;
        for mark in marks {
            match mark.sign() {
                Some(sign) if is_empty(sign) => empties = true,
                Some(sign) if sign.is_ascii() => used[sign.to_ascii_uppercase() as usize] = true,
                Some(_) => {}
                None => empties = true,
            }
        }
        let is_used = |sign: char| used[sign as usize];
        if n <= 26 && !('1'..='9').any(is_used) && (last..='Z').skip(1).any(is_used) {
            return Alphabet::Letters;
        }
        let once_a_row = || marks.chunks(n).all(|row| row.iter().filter(|mark| mark.word == "0").count() == 1);
        if is_used('0') && !is_used(last) && (empties || once_a_row()) { Alphabet::Zero } else { Alphabet::Digits }
    }

    fn value(self, mark: &Mark<'_>, n: usize) -> Result<u8, BadGrid> {
        let Mark { line, column, word } = *mark;
        let bad = || BadGrid::sign(line, column, word);
        let value = match mark.sign().map(|sign| sign.to_ascii_uppercase()) {
            None => 0,
            Some(sign) if is_empty(sign) => 0,
            Some('0') if self == Alphabet::Zero => n as u8,
            Some('0') => 0,
            Some(sign @ '1'..='9') => sign as u8 - b'0',
            Some(sign @ 'A'..='Z') if (10..=36).contains(&n) => {
                sign as u8 - b'A' + if self == Alphabet::Letters { 1 } else { 10 }
            }
            Some(_) => return Err(bad()),
        };
        if usize::from(value) <= n { Ok(value) } else { Err(BadGrid::value(line, column, word, n)) }
    }
}
