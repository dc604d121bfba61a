//! DIMACS `.col`: comments `c`, a header `p edge VERTICES EDGES`, edges `e A B`; vertices are numbered from 1.
//!
//! Read as it is found in the wild: edges several times or in both directions, a wrong number of edges, `p col`,
//! lines `n`, `d`, `v`, `x` of other problems (passed over), arcs `a`, and edges without a letter as in `.gr` files.

use super::super::graph::Graph;
use super::super::limits::Limits;
use super::bad::{BadGraph, Fault, quoted, shown};
use super::collect::Collector;
use super::lines::{Lines, pair, plain_number};

/// What the header announces, and in which line it stands.
#[derive(Clone, Copy)]
struct Header {
    vertices: u32,
    edges: u64,
    line: u64,
}

/// Reads a DIMACS file.
pub(super) fn read(lines: &mut Lines<'_>, limits: Limits) -> Result<Graph, BadGraph> {
    let mut header = None;
    let mut edges = Collector::new(limits);
    let mut line = 1;
    while let Some(mut block) = lines.block(line)? {
        while !block.is_empty() {
            let quick = block.strip_prefix(b"e ").and_then(pair).zip(header);
            if let Some((([a, b], length), header)) = quick {
                add(&mut edges, header, a, b).map_err(|fault| fault.at(line))?;
                block = &block[2 + length..];
            } else {
                let end = block.iter().position(|&byte| byte == b'\n').expect("a block ends with a line end");
                read_line(&block[..end], line, &mut header, &mut edges).map_err(|fault| fault.at(line))?;
                block = &block[end + 1..];
            }
            line += 1;
        }
    }
    match header {
        // A wrong number is common; less than half of it in a file that ends within a line is a file cut off.
        Some(Header { edges: announced, line, .. }) if lines.is_open() && 2 * (edges.len() as u64) < announced => {
            Err(BadGraph::Whole(Fault::Few { announced, line, edges: edges.len() }))
        }
        Some(header) => edges.finish_from_one(header.vertices, header.line),
        None if line == 1 => Err(BadGraph::Empty),
        None => Err(Fault::NoHeader.at(line - 1)),
    }
}

fn read_line(line: &[u8], number: u64, header: &mut Option<Header>, edges: &mut Collector) -> Result<(), Fault> {
    let mut words = line.split(u8::is_ascii_whitespace).filter(|word| !word.is_empty());
    match words.next() {
        None => Ok(()),
        // Some comments have no space after their letter; a name of a graph is one.
        Some(word) if word[0] == b'c' => Ok(()),
        Some(b"n" | b"d" | b"v" | b"x") => Ok(()),
        Some(b"p") => {
            if let Some(first) = header {
                return Err(Fault::SecondHeader(first.line));
            }
            let (vertices, announced) = announced(words, edges.limits())?;
            *header = Some(Header { vertices, edges: announced, line: number });
            Ok(())
        }
        Some(b"e" | b"a") => add_words(edges, *header, words),
        Some(word) if word[0].is_ascii_digit() => add_words(edges, *header, [word].into_iter().chain(words)),
        Some(word) => Err(Fault::Letter(quoted(word))),
    }
}

/// How many vertices and edges the words after `p` announce; no edges if that is no number.
fn announced<'a>(words: impl Iterator<Item = &'a [u8]>, limits: Limits) -> Result<(u32, u64), Fault> {
    let mut words = words.peekable();
    if let Some(kind) = words.next_if(|word| !word[0].is_ascii_digit())
        && !matches!(kind.to_ascii_lowercase().as_slice(), b"edge" | b"edges" | b"col" | b"graph" | b"sp" | b"tw")
    {
        return Err(Fault::OtherHeader(shown(&String::from_utf8_lossy(kind))));
    }
    let vertices = words.next().ok_or(Fault::Header)?;
    if !vertices.iter().all(u8::is_ascii_digit) {
        return Err(Fault::Header);
    }
    let fits = plain_number(without_zeros(vertices)).filter(|&vertices| u64::from(vertices) <= Graph::LARGEST);
    let vertices = fits.ok_or_else(|| Fault::TooMany(quoted(vertices)))?;
    limits.admit_vertices(vertices.into())?;
    let edges = words.next().and_then(|word| str::from_utf8(word).ok()?.parse().ok());
    Ok((vertices, edges.unwrap_or(0)))
}

fn add_words<'a>(
    edges: &mut Collector,
    header: Option<Header>,
    mut words: impl Iterator<Item = &'a [u8]>,
) -> Result<(), Fault> {
    let header = header.ok_or(Fault::NoHeader)?;
    let mut vertex = || {
        let word = words.next().ok_or(Fault::OneEnd)?;
        if !word.iter().all(u8::is_ascii_digit) {
            return Err(Fault::NoNumber(quoted(word)));
        }
        let beyond = || Fault::Beyond { vertex: quoted(word), announced: header.vertices, line: header.line };
        plain_number(without_zeros(word)).ok_or_else(beyond)
    };
    let (a, b) = (vertex()?, vertex()?);
    match words.find(|word| word.iter().any(|byte| !matches!(byte, b'0'..=b'9' | b'.' | b'-' | b'+' | b'e'))) {
        Some(rest) => Err(Fault::Rest(quoted(rest))),
        None => add(edges, header, a, b),
    }
}

fn add(edges: &mut Collector, header: Header, a: u32, b: u32) -> Result<(), Fault> {
    if a == 0 || b == 0 {
        return Err(Fault::Zero);
    }
    let larger = a.max(b);
    if larger > header.vertices {
        return Err(Fault::Beyond { vertex: larger.to_string(), announced: header.vertices, line: header.line });
    }
    edges.join_numbers(a, b)
}

/// A number without the zeros before it: vertices have no names here, so that 007 is 7.
fn without_zeros(digits: &[u8]) -> &[u8] {
    let zeros = digits.iter().take_while(|&&digit| digit == b'0').count();
    &digits[zeros.min(digits.len() - 1)..]
}
