//! A list of edges: two vertices a line, apart by spaces, tabs, commas or semicolons; one is a vertex without edge.
//!
//! `#`, `%` and `//` start comments, as in the collections of SNAP and KONECT; numbers after the two vertices are
//! weights and passed over, and so is a `{…}` of `NetworkX`. A coordinate file of Matrix Market is such a list after
//! a line with its size. Names may stand in double quotes. On a command line the list is `a-b,b-c`.

use std::borrow::Cow;

use super::super::graph::Graph;
use super::bad::{BadGraph, Fault, quoted};
use super::collect::Collector;
use super::lines::{Lines, pair, plain_number};

/// Reads a list of edges; `dashes` says that they are written `a-b`.
pub(super) fn read(lines: &mut Lines<'_>, dashes: bool) -> Result<Graph, BadGraph> {
    let mut list = List { edges: Collector::default(), dashes, market: Market::No };
    let mut line = 1;
    while let Some(mut block) = lines.block(line)? {
        while !block.is_empty() {
            let quick = list.edges.has_numbers() && !matches!(list.market, Market::Started(_));
            if let Some(([a, b], length)) = pair(block).filter(|_| quick) {
                list.join_numbers(a, b).map_err(|fault| fault.at(line))?;
                block = &block[length..];
            } else {
                let end = block.iter().position(|&byte| byte == b'\n').expect("a block ends with a line end");
                list.line(&block[..end], line).map_err(|fault| fault.at(line))?;
                block = &block[end + 1..];
            }
            line += 1;
        }
    }
    match list.market {
        Market::No => list.edges.finish(),
        Market::Started(line) => Err(Fault::Market.at(line)),
        Market::Sized { vertices, line } => list.edges.finish_from_one(vertices, line),
    }
}

/// Is this a line that says nothing of the graph?
pub(super) fn is_remark(line: &[u8]) -> bool {
    let line = line.trim_ascii_start();
    line.is_empty() || line[0] == b'#' || line[0] == b'%' || line.starts_with(b"//")
}

struct List {
    edges: Collector,
    dashes: bool,
    market: Market,
}

/// How far the head of a Matrix Market file is read.
enum Market {
    No,
    /// Its first line.
    Started(u64),
    /// Its size.
    Sized {
        vertices: u32,
        line: u64,
    },
}

impl List {
    fn line(&mut self, line: &[u8], number: u64) -> Result<(), Fault> {
        if is_remark(line) {
            if number == 1 && line.starts_with(b"%%MatrixMarket") {
                let head = line.to_ascii_lowercase();
                let mut words = head.split(u8::is_ascii_whitespace).skip(1);
                if words.next() != Some(b"matrix") || words.next() != Some(b"coordinate") {
                    return Err(Fault::Market);
                }
                self.market = Market::Started(number);
            }
            return Ok(());
        }
        let words = words(line)?;
        if let Market::Started(_) = self.market {
            let mut sizes = words.iter().map(|word| plain_number(word));
            return match (sizes.next().flatten(), sizes.next().flatten()) {
                (Some(rows), Some(columns)) if rows == columns && u64::from(rows) <= Graph::LARGEST => {
                    self.market = Market::Sized { vertices: rows, line: number };
                    Ok(())
                }
                _ => Err(Fault::Market),
            };
        }
        if self.dashes {
            return words.iter().try_for_each(|word| self.dashed(word));
        }
        match &words[..] {
            [] => Ok(()),
            [lone] => match (&self.market, plain_number(lone)) {
                (Market::Sized { .. }, _) => Err(Fault::OneEnd),
                _ => self.edges.mention(lone),
            },
            [a, b, rest @ ..] => {
                if let Some(rest) = rest.iter().take_while(|word| word[0] != b'{').find(|word| !is_weight(word)) {
                    return Err(Fault::Rest(quoted(rest)));
                }
                match (&self.market, plain_number(a), plain_number(b)) {
                    (Market::No, ..) => self.edges.join(a, b),
                    (_, Some(a), Some(b)) => self.join_numbers(a, b),
                    (_, number, _) => Err(Fault::NoNumber(quoted(if number.is_none() { a } else { b }))),
                }
            }
        }
    }

    fn join_numbers(&mut self, a: u32, b: u32) -> Result<(), Fault> {
        if let Market::Sized { vertices, line } = self.market {
            if a == 0 || b == 0 {
                return Err(Fault::Zero);
            }
            let larger = a.max(b);
            if larger > vertices {
                return Err(Fault::Beyond { vertex: larger.to_string(), announced: vertices, line });
            }
        }
        self.edges.join_numbers(a, b)
    }

    fn dashed(&mut self, word: &[u8]) -> Result<(), Fault> {
        match split_dash(word) {
            Some((a, b)) => self.edges.join(a, b),
            None if word.contains(&b'-') => Err(Fault::NoPair(quoted(word))),
            None => self.edges.mention(word),
        }
    }
}

/// The two sides of a word such as `a-b` or `a--b`.
pub(super) fn split_dash(word: &[u8]) -> Option<(&[u8], &[u8])> {
    let at = word.iter().position(|&byte| byte == b'-')?;
    let (a, b) = (&word[..at], &word[at + 1..]);
    let b = b.strip_prefix(b"-").unwrap_or(b);
    (!a.is_empty() && !b.is_empty() && !b.contains(&b'-')).then_some((a, b))
}

fn is_weight(word: &[u8]) -> bool {
    str::from_utf8(word).is_ok_and(|word| word.parse::<f64>().is_ok())
}

/// The words of a line, of which none is empty.
pub(super) fn words(line: &[u8]) -> Result<Vec<Cow<'_, [u8]>>, Fault> {
    let is_gap = |byte: &u8| byte.is_ascii_whitespace() || matches!(byte, b',' | b';');
    let mut words = Vec::new();
    let mut rest = line;
    loop {
        let Some(start) = rest.iter().position(|byte| !is_gap(byte)) else { return Ok(words) };
        rest = &rest[start..];
        if rest[0] == b'{' {
            words.push(rest.into());
            return Ok(words);
        }
        let (word, after) = if rest[0] == b'"' {
            let end = rest[1..].iter().position(|&byte| byte == b'"').ok_or(Fault::OpenQuote)?;
            (&rest[1..=end], &rest[end + 2..])
        } else {
            rest.split_at(rest.iter().position(is_gap).unwrap_or(rest.len()))
        };
        if !word.is_empty() {
            words.push(word.into());
        }
        rest = after;
    }
}
