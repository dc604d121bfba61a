//! A path as text: the numbered board of the texts, and the list of squares.
//!
//! A path may have hundreds of millions of squares. So these write to wherever the text goes, some 64 KiB at a time, and never
//! hold it whole. The digits are written by hand: the board of 4,000 × 4,000 takes 0.13 s of CPU and its list 0.24, with the
//! format machinery 0.32 and 0.58 (to nowhere, least of three; two busy cores, November 2026).

use std::fmt::{self, Write};

use registry::board::Path;
use words::say;

/// Writes the numbered board, one line a row: numbers aligned to the right with a blank between them, `#` for a hole.
///
/// # Errors
///
/// If `out` fails.
pub(crate) fn board(path: &Path<'_>, out: &mut dyn Write) -> fmt::Result {
    let numbers = &path.numbers;
    if numbers.is_empty() {
        return out.write_str(&format!("({})\n", say!("render-empty-board")));
    }
    let wide = long(numbers.iter().copied().max().unwrap_or(0));
    let mut text = Text::new(out);
    for (row, numbers) in (0..).zip(numbers.chunks(path.columns as usize)) {
        let cells = text.room(numbers.len() * (wide + 1));
        for (column, (&number, cell)) in (0..).zip(numbers.iter().zip(cells.chunks_exact_mut(wide + 1))) {
            let cell = &mut cell[..wide];
            match number {
                0 if path.is_free(row * path.columns + column) => cell[wide - 1] = b'.',
                0 => cell[wide - 1] = b'#',
                _ => {
                    digits(number, cell, wide);
                }
            }
        }
        cells[numbers.len() * (wide + 1) - 1] = b'\n';
        text.flush_if_full()?;
    }
    text.flush()
}

/// Writes the squares in the order of the visit as row and column, in one line: `0,0 2,1 4,2`.
///
/// # Errors
///
/// If `out` fails.
pub(crate) fn list(path: &Path<'_>, out: &mut dyn Write) -> fmt::Result {
    let (columns, first) = (path.columns, path.first);
    let mut text = Text::new(out);
    let mut between = "";
    for square in path.path() {
        text.push(between);
        text.pair(square / columns + first, b',', square % columns + first);
        text.flush_if_full()?;
        between = " ";
    }
    text.push("\n");
    text.flush()
}

/// ASCII text on its way.
pub(super) struct Text<'a> {
    out: &'a mut dyn Write,
    bytes: Vec<u8>,
}

impl<'a> Text<'a> {
    /// The bytes that are collected before they are handed on.
    pub(super) const FULL: usize = 1 << 16;

    pub(super) fn new(out: &'a mut dyn Write) -> Self {
        Text { out, bytes: Vec::with_capacity(Self::FULL + 64) }
    }

    pub(super) fn push(&mut self, text: &str) {
        self.bytes.extend_from_slice(text.as_bytes());
    }

    /// Writes two numbers with a sign between them: from the right, so that nobody asks how long they are.
    pub(super) fn pair(&mut self, one: u32, between: u8, other: u32) {
        let mut room = [0; 2 * LONGEST + 1];
        let comma = digits(other, &mut room, 2 * LONGEST + 1) - 1;
        room[comma] = between;
        let start = digits(one, &mut room, comma);
        self.bytes.extend_from_slice(&room[start..]);
    }

    /// Appends `long` blanks, to write into.
    pub(super) fn room(&mut self, long: usize) -> &mut [u8] {
        let start = self.bytes.len();
        self.bytes.resize(start + long, b' ');
        &mut self.bytes[start..]
    }

    pub(super) fn flush_if_full(&mut self) -> fmt::Result {
        if self.bytes.len() < Self::FULL { Ok(()) } else { self.flush() }
    }

    pub(super) fn flush(&mut self) -> fmt::Result {
        self.out.write_str(std::str::from_utf8(&self.bytes).expect("it is ASCII"))?;
        self.bytes.clear();
        Ok(())
    }
}

/// The most digits of a number.
const LONGEST: usize = 10;

/// How many digits a number has.
fn long(number: u32) -> usize {
    number.checked_ilog10().unwrap_or(0) as usize + 1
}

/// Writes the digits of a number so that they end at `end`; where they begin.
fn digits(mut number: u32, room: &mut [u8], mut end: usize) -> usize {
    while number >= 100 {
        let two = (number % 100) as u8;
        number /= 100;
        room[end - 2..end].copy_from_slice(&[b'0' + two / 10, b'0' + two % 10]);
        end -= 2;
    }
    room[end - 1] = b'0' + (number % 10) as u8;
    if number < 10 {
        return end - 1;
    }
    room[end - 2] = b'0' + (number / 10) as u8;
    end - 2
}
