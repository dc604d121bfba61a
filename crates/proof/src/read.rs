//! A proof, line by line.

use std::io::{self, BufRead};

use backtrail::{Text, text};

/// A literal as the formats DIMACS and DRAT have it: a variable from 1 on, or its number below 0 if it is false.
pub(crate) type Literal = i32;

/// A line of a proof.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Line<'a> {
    /// A clause that follows from those before it.
    Clause(&'a [Literal]),
    /// A clause that is not needed any more.
    Gone(&'a [Literal]),
    /// A line of our own: a word, and what comes after it.
    Structure(&'a str, Vec<&'a str>),
}

/// Reads the lines of a proof.
pub(crate) struct Lines<R> {
    reader: R,
    bytes: Vec<u8>,
    literals: Vec<Literal>,
    /// The number of the line that was read last, from 1 on.
    pub(crate) number: u64,
}

/// Why a line could not be read.
pub(crate) enum Unread {
    Io(io::Error),
    Bad(Text),
}

impl<R: BufRead> Lines<R> {
    pub(crate) fn new(reader: R) -> Self {
        Lines { reader, bytes: Vec::new(), literals: Vec::new(), number: 0 }
    }

    /// The next line that is not empty; none at the end.
    pub(crate) fn next(&mut self) -> Result<Option<Line<'_>>, Unread> {
        loop {
            self.bytes.clear();
            self.number += 1;
            if self.reader.read_until(b'\n', &mut self.bytes).map_err(Unread::Io)? == 0 {
                return Ok(None);
            }
            if !self.bytes.trim_ascii().is_empty() {
                break;
            }
        }
        let bytes = self.bytes.trim_ascii();
        match bytes {
            [b'c', b' ' | b'\t', rest @ ..] => {
                let rest = str::from_utf8(rest).map_err(|_| Unread::Bad(text!("proof-not-text")))?;
                let mut words = rest.split_ascii_whitespace();
                Ok(Some(Line::Structure(words.next().unwrap_or_default(), words.collect())))
            }
            [b'd', b' ' | b'\t', rest @ ..] => {
                literals(rest, &mut self.literals).map_err(Unread::Bad)?;
                Ok(Some(Line::Gone(&self.literals)))
            }
            _ => {
                literals(bytes, &mut self.literals).map_err(Unread::Bad)?;
                Ok(Some(Line::Clause(&self.literals)))
            }
        }
    }
}

/// Reads numbers up to the 0 that ends a clause.
fn literals(bytes: &[u8], into: &mut Vec<Literal>) -> Result<(), Text> {
    into.clear();
    let mut ended = false;
    for word in bytes.split(u8::is_ascii_whitespace).filter(|word| !word.is_empty()) {
        let number = str::from_utf8(word).ok().and_then(|word| word.parse::<Literal>().ok());
        match number.filter(|number| *number != Literal::MIN && !ended) {
            Some(0) => ended = true,
            Some(literal) => into.push(literal),
            None => {
                let word: String = String::from_utf8_lossy(word).chars().take(20).collect();
                return Err(text!("proof-no-literal", word = word));
            }
        }
    }
    if ended { Ok(()) } else { Err(text!("proof-no-end")) }
}

/// A number among the words of a line of our own.
pub(crate) fn number<N: std::str::FromStr>(word: &str) -> Result<N, Text> {
    word.parse().map_err(|_| text!("proof-no-number", word = word.chars().take(20).collect::<String>()))
}
