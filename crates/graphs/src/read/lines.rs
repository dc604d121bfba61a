//! A file in blocks of whole lines, so that numbers are read straight from the block and no line is copied.

use std::io::{ErrorKind, Read};

use super::bad::{BadGraph, Fault};

/// How much is read at once: larger blocks were no faster.
const BLOCK: usize = 1 << 17;
/// The longest line.
const LONGEST: usize = 1 << 26;

/// The lines of a file.
pub(super) struct Lines<'a> {
    input: &'a mut dyn Read,
    block: Vec<u8>,
    /// What of the block is read.
    filled: usize,
    /// What of it was handed out.
    taken: usize,
    ended: bool,
    /// Did the last line lack its end?
    is_open: bool,
}

impl<'a> Lines<'a> {
    pub(super) fn new(input: &'a mut dyn Read) -> Self {
        Lines { input, block: vec![0; BLOCK], filled: 0, taken: 0, ended: false, is_open: false }
    }

    /// The next lines, each with its line end, also the last. `line` is the number of the first of them.
    pub(super) fn block(&mut self, line: u64) -> Result<Option<&[u8]>, BadGraph> {
        self.block.copy_within(self.taken..self.filled, 0);
        self.filled -= self.taken;
        self.taken = 0;
        let mut seen = 0;
        while !self.ended {
            if self.filled == self.block.len() {
                if self.filled >= LONGEST {
                    return Err(Fault::LongLine.at(line));
                }
                self.block.resize(2 * self.filled, 0);
            }
            match self.input.read(&mut self.block[self.filled..]) {
                Ok(0) => self.ended = true,
                Ok(read) => self.filled += read,
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => return Err(BadGraph::unread(&error)),
            }
            if let Some(end) = self.block[seen..self.filled].iter().rposition(|&byte| byte == b'\n') {
                self.taken = seen + end + 1;
                return Ok(Some(&self.block[..self.taken]));
            }
            seen = self.filled;
        }
        if self.filled == 0 {
            return Ok(None);
        }
        self.taken = self.filled;
        if self.block[self.filled - 1] == b'\n' {
            return Ok(Some(&self.block[..self.filled]));
        }
        self.block.truncate(self.filled);
        self.block.push(b'\n');
        self.is_open = true;
        Ok(Some(&self.block))
    }

    /// Does the last line lack its end? Known once all are handed out.
    pub(super) fn is_open(&self) -> bool {
        self.is_open
    }

    /// Hands every line over with its number, without its line end.
    pub(super) fn each(&mut self, mut act: impl FnMut(u64, &[u8]) -> Result<(), BadGraph>) -> Result<(), BadGraph> {
        let mut number = 1;
        while let Some(block) = self.block(number)? {
            for line in block[..block.len() - 1].split(|&byte| byte == b'\n') {
                act(number, line)?;
                number += 1;
            }
        }
        Ok(())
    }
}

/// Two numbers at the start of a line that holds no more than numbers, and how long that line is with its end: what
/// almost every line of a large file is, read without looking at it twice.
pub(super) fn pair(block: &[u8]) -> Option<([u32; 2], usize)> {
    let (a, rest) = number(block)?;
    let rest = gap(rest)?;
    let (b, rest) = number(rest)?;
    if let [b'\n', rest @ ..] = rest {
        return Some(([a, b], block.len() - rest.len()));
    }
    let end = rest.iter().position(|byte| !matches!(byte, b'0'..=b'9' | b'.' | b'-' | b'+' | b' ' | b'\t' | b'\r'))?;
    let apart = matches!(rest[0], b' ' | b'\t' | b'\r');
    (apart && rest[end] == b'\n').then(|| ([a, b], block.len() - rest.len() + end + 1))
}

/// The number at the start, of at most nine digits, so that it fits without a look; `007` is a name.
fn number(text: &[u8]) -> Option<(u32, &[u8])> {
    let mut value = 0;
    let mut at = 0;
    while let Some(digit) = text.get(at).map(|byte| byte.wrapping_sub(b'0')).filter(|&digit| digit < 10) {
        if at == 9 {
            return None;
        }
        value = 10 * value + u32::from(digit);
        at += 1;
    }
    (at == 1 || (at > 1 && text[0] != b'0')).then(|| (value, &text[at..]))
}

/// The text after a gap of spaces and tabs.
fn gap(text: &[u8]) -> Option<&[u8]> {
    let wide = text.iter().position(|byte| !matches!(byte, b' ' | b'\t'))?;
    (wide > 0).then(|| &text[wide..])
}

/// Does this stand between words?
pub(super) fn is_gap(byte: &u8) -> bool {
    byte.is_ascii_whitespace() || matches!(byte, b',' | b';')
}

/// The words of a line, and where each starts; characters, if they are `glued`.
pub(super) fn words(line: &[u8], glued: bool) -> impl Iterator<Item = (usize, &[u8])> {
    let mut at = 0;
    std::iter::from_fn(move || {
        at += line[at..].iter().position(|byte| !is_gap(byte))?;
        let wide = if glued { Some(1) } else { line[at..].iter().position(is_gap) };
        let start = at;
        at = wide.map_or(line.len(), |wide| at + wide);
        Some((start, &line[start..at]))
    })
}

/// The number that a word is, if it is written as numbers are.
pub(super) fn plain_number(word: &[u8]) -> Option<u32> {
    let digits = !word.is_empty() && word.len() <= 10 && word.iter().all(u8::is_ascii_digit);
    if !digits || (word[0] == b'0' && word.len() > 1) {
        return None;
    }
    u32::try_from(word.iter().fold(0, |value, digit| 10 * value + u64::from(digit - b'0'))).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_the_same_however_the_file_arrives() {
        /// Hands out a few bytes at a time.
        struct Drip<'a>(&'a [u8]);
        impl Read for Drip<'_> {
            fn read(&mut self, into: &mut [u8]) -> std::io::Result<usize> {
                let many = self.0.len().min(3).min(into.len());
                into[..many].copy_from_slice(&self.0[..many]);
                self.0 = &self.0[many..];
                Ok(many)
            }
        }
        for text in ["", "\n", "a", "a\n", "a\n\nbcdefgh\n", "a\nbcdefghijk", "abcdefgh\r\ni\n\n"] {
            let mut input = Drip(text.as_bytes());
            let mut seen = Vec::new();
            let mut lines = Lines::new(&mut input);
            lines.block.truncate(2);
            let keep = |number, line: &[u8]| {
                seen.push((number as usize, line.to_vec()));
                Ok(())
            };
            lines.each(keep).unwrap();
            let told = text.strip_suffix('\n').unwrap_or(text).split('\n').map(|line| line.as_bytes().to_vec());
            let told: Vec<_> = told.enumerate().map(|(at, line)| (at + 1, line)).collect();
            assert_eq!(seen, if text.is_empty() { vec![] } else { told }, "{text:?}");
        }
    }

    #[test]
    fn a_pair_is_two_numbers_and_perhaps_weights() {
        assert_eq!(pair(b"12 345\n6"), Some(([12, 345], 7)));
        assert_eq!(pair(b"0\t7 -1.5 2\r\n"), Some(([0, 7], 12)));
        for odd in ["1 2", "1\n", "1 2a\n", "1 2 a\n", "01 2\n", "1234567890 1\n", "1,2\n", "# 1 2\n", "\n", "1 2.5\n"]
        {
            assert_eq!(pair(odd.as_bytes()), None, "{odd}");
        }
    }

    #[test]
    fn numbers_fit_and_have_no_zeros_before_them() {
        assert_eq!(plain_number(b"4294967295"), Some(u32::MAX));
        assert_eq!(plain_number(b"0"), Some(0));
        for odd in ["", "4294967296", "00", "-1", "1.0", "99999999999", "x"] {
            assert_eq!(plain_number(odd.as_bytes()), None, "{odd}");
        }
    }
}
