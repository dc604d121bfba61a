//! A list of edges: two vertices a line, apart by spaces, tabs, commas or semicolons; one is a vertex without edge.
//!
//! `#`, `%` and `//` start comments, as in the collections of SNAP and KONECT; numbers after the two vertices are
//! weights and passed over, and so is a `{…}` of `NetworkX`. A coordinate file of Matrix Market is such a list after
//! a line with its size. Names may stand in double quotes. `a - b` and `a -- b` are edges too, and `a: b c` are all
//! neighbours of `a`.
//!
//! On a command line the list is `a-b,b-c`: parts apart by commas, semicolons or spaces, each a path such as `a-b` or
//! `a-b-c`, or a vertex.

use std::borrow::Cow;

use super::super::graph::Graph;
use super::super::limits::Limits;
use super::bad::{BadGraph, Fault, quoted};
use super::collect::Collector;
use super::lines::{Lines, is_gap, pair, plain_number};

/// A word of a line.
pub(super) type Word<'a> = Cow<'a, [u8]>;

/// Reads a list of edges; `dashes` says that they are written `a-b`.
pub(super) fn read(lines: &mut Lines<'_>, dashes: bool, limits: Limits) -> Result<Graph, BadGraph> {
    let mut list = List { edges: Collector::new(limits), dashes, market: Market::No };
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
                    self.edges.limits().admit_vertices(rows.into())
                }
                _ => Err(Fault::Market),
            };
        }
        if self.dashes {
            return self.dashed(&words);
        }
        if let Market::No = self.market {
            if let Some((vertex, others)) = adjacency(&words) {
                self.edges.mention(vertex)?;
                return others.iter().try_for_each(|other| self.edges.join(vertex, other));
            }
            if words.len() > 2 && is_dash(&words[1]) {
                let signs = words[1..].iter().step_by(2).take_while(|sign| is_dash(sign)).count();
                let (path, rest) = words.split_at(words.len().min(2 * signs + 1));
                only_weights(rest)?;
                return self.dashed(path);
            }
        }
        match &words[..] {
            [] => Ok(()),
            [lone] => match (&self.market, plain_number(lone)) {
                (Market::Sized { .. }, _) => Err(Fault::OneEnd),
                _ => self.edges.mention(lone),
            },
            [a, b, rest @ ..] => {
                only_weights(rest)?;
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

    /// Adds words such as `a-b`, `a-b-c` and `a`; a dash between two words joins them.
    fn dashed(&mut self, words: &[Word<'_>]) -> Result<(), Fault> {
        // The vertex before, and the dash after it.
        let mut last: Option<&[u8]> = None;
        let mut dash: Option<&[u8]> = None;
        for word in words {
            if is_dash(word) {
                if last.is_none() || dash.is_some() {
                    return Err(Fault::NoPair(quoted(word)));
                }
                dash = Some(word);
                continue;
            }
            let path = path(word).ok_or_else(|| Fault::NoPair(quoted(word)))?;
            if let (Some(last), Some(_)) = (last, dash.take()) {
                self.edges.join(last, path[0])?;
            } else if path.len() == 1 {
                self.edges.mention(path[0])?;
            }
            path.windows(2).try_for_each(|pair| self.edges.join(pair[0], pair[1]))?;
            last = path.last().copied();
        }
        dash.map_or(Ok(()), |dash| Err(Fault::NoPair(quoted(dash))))
    }
}

fn is_dash(word: &[u8]) -> bool {
    matches!(word, b"-" | b"--" | b"->")
}

/// The vertices of a word such as `a-b`, `a--b`, `a->b` or `a-b-c`; one if there is no dash.
fn path(word: &[u8]) -> Option<Vec<&[u8]>> {
    let mut path = Vec::new();
    let mut rest = word;
    while let Some(at) = rest.iter().position(|&byte| byte == b'-') {
        path.push(&rest[..at]);
        rest = &rest[at + 1..];
        rest = rest.strip_prefix(b"-").or(rest.strip_prefix(b">")).unwrap_or(rest);
    }
    path.push(rest);
    path.iter().all(|vertex| !vertex.is_empty()).then_some(path)
}

/// Is this a word such as `a-b`?
pub(super) fn is_path(word: &[u8]) -> bool {
    path(word).is_some_and(|path| path.len() > 1)
}

/// The vertex and its neighbours in a line such as `a: b c`.
pub(super) fn adjacency<'w>(words: &'w [Word<'_>]) -> Option<(&'w [u8], &'w [Word<'w>])> {
    match words {
        [vertex, sign, others @ ..] if **sign == *b":" => Some((vertex, others)),
        [vertex, others @ ..] => Some((vertex.strip_suffix(b":").filter(|vertex| !vertex.is_empty())?, others)),
        [] => None,
    }
}

/// What may follow an edge: numbers, or a `{…}`.
fn only_weights(words: &[Word<'_>]) -> Result<(), Fault> {
    let is_weight = |word: &[u8]| str::from_utf8(word).is_ok_and(|word| word.parse::<f64>().is_ok());
    let rest = words.iter().take_while(|word| word[0] != b'{').find(|word| !is_weight(word));
    rest.map_or(Ok(()), |rest| Err(Fault::Rest(quoted(rest))))
}

/// The words of a line, of which none is empty.
pub(super) fn words(line: &[u8]) -> Result<Vec<Word<'_>>, Fault> {
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

#[cfg(test)]
mod tests {
    use super::super::tests::joined;
    use super::super::{Format, read, read_text};

    /// The edges, and how many vertices have none.
    fn edges(text: &str) -> (String, usize) {
        let graph = read_text(text, None).unwrap_or_else(|wrong| panic!("{text:?}: {wrong}"));
        (joined(&graph).join(" "), (0..graph.vertices()).filter(|&vertex| graph.degree(vertex) == 0).count())
    }

    #[test]
    fn a_word_is_paths_and_vertices() {
        for (text, joined, lone) in [
            ("a-b,c", "a+b", 1),
            ("c,a-b", "a+b", 1),
            ("a-b;c d", "a+b", 2),
            ("a-b-c", "a+b b+c", 0),
            ("a--b--c,d->e", "a+b b+c d+e", 0),
            ("a - b, b -- c", "a+b b+c", 0),
            ("0-1,1-2,3-4-5", "0+1 1+2 3+4 4+5", 0),
            ("a-b,b-c\n", "a+b b+c", 0),
            ("a,b,c", "", 3),
            ("7", "", 1),
            ("a b", "a+b", 0),
        ] {
            assert_eq!(edges(text), (joined.into(), lone), "{text:?}");
        }
        for text in ["a-b,-c", "a-b,c-", "a---b,b-c", "a-b - - c", "a-b -"] {
            let wrong = read_text(text, None).unwrap_err().to_string();
            assert!(wrong.ends_with("is not a pair of vertices such as a-b"), "{text:?}: {wrong}");
        }
    }

    #[test]
    fn lines_have_dashes_or_neighbours() {
        for text in [
            "a -- b\nb -- c\n",
            "a - b\nb - c 0.5\n",
            "a -- b -- c\n",
            "a->b\nb->c\n",
            "a-b-c\nb-c\n",
            "a: b\nb: a c\n",
            "a: b\nb: c,a\nc:\n",
            "\"a\": b\n\"b\" : c\n",
        ] {
            assert_eq!(edges(text), ("a+b b+c".into(), 0), "{text:?}");
        }
        assert_eq!(edges("1: 2 3\n4:\n"), ("1+2 1+3".into(), 1));
        assert_eq!(edges("a-b\nc\n"), ("a+b".into(), 1));
    }

    #[test]
    fn a_guess_says_that_it_is_one() {
        let text = "hello my dear\n";
        let sentence = "line 1: after the two vertices of an edge only numbers may follow, not 'dear' (put names with spaces in quotes, or use commas)";
        assert_eq!(read_text(text, Some(Format::Edges)).unwrap_err().to_string(), sentence);
        let guess = " (read as an edge list; choose another format with --input-format)";
        assert_eq!(read_text(text, None).unwrap_err().to_string(), format!("{sentence}{guess}"));
        let word = read(&mut &b"Dave\n"[..], None).unwrap_err().to_string();
        assert_eq!(word, format!("there is no edge here{guess}"));
    }
}
