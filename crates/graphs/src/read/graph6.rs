//! graph6 and sparse6 (McKay): a graph in a line of printable characters, each of which holds six bits, `?` none and `~` all.
//!
//! Both start with the number of vertices: a character below 63, or `~` and three more, or `~~` and six more. In graph6 the
//! upper half of the matrix follows, column by column. sparse6 starts with `:`; its edges are steps of a pen that stands at a
//! vertex: a bit that moves it on by one, and a number of as many bits as a vertex needs, to which it jumps if that lies ahead, and
//! which is joined to it if not. A header `>>graph6<<` or `>>sparse6<<` may stand before it.

use super::super::graph::Graph;
use super::super::limits::Limits;
use super::Format;
use super::bad::{BadGraph, Fault, quoted};
use super::edges::is_remark;
use super::lines::Lines;
use super::pairs::Pairs;

const HEADERS: [(&[u8], Format); 2] = [(b">>graph6<<", Format::Graph6), (b">>sparse6<<", Format::Sparse6)];

/// Are these lines one of both? Without a header, a line has as many characters as its first ones ask for.
pub(super) fn format<'a>(mut lines: impl Iterator<Item = &'a [u8]>, whole: bool) -> Option<Format> {
    let first = lines.next()?;
    if let Some((_, format)) = HEADERS.into_iter().find(|(header, _)| first.starts_with(header)) {
        return Some(format);
    }
    let are_sextets = |text: &[u8]| !text.is_empty() && text.iter().all(|byte| sextet(*byte).is_some());
    if first.strip_prefix(b":").is_some_and(are_sextets) {
        return Some(Format::Sparse6);
    }
    let is_graph = |line: &[u8]| {
        let mut bits = Bits::new(line, 0);
        let vertices = bits.vertices().ok().filter(|&n| n > 1)?;
        let due = bits.at as u64 + matrix_bits(vertices).div_ceil(6);
        let fits = if whole { line.len() as u64 == due } else { line.len() as u64 <= due };
        let last = sextet(*line.last()?)?;
        let is_padded = !whole
            || u64::from(last.trailing_zeros()) >= due.saturating_sub(bits.at as u64) * 6 - matrix_bits(vertices);
        (fits && is_padded && are_sextets(line)).then_some(())
    };
    is_graph(first).and_then(|()| lines.all(|line| is_graph(line).is_some()).then_some(Format::Graph6))
}

/// Reads graph6.
pub(super) fn read(lines: &mut Lines<'_>, limits: Limits) -> Result<Graph, BadGraph> {
    only_line(lines, Format::Graph6, |text, start| {
        let mut bits = Bits::new(text, start);
        let n = bits.vertices()?;
        limits.admit_vertices(n).map_err(|fault| (1, fault))?;
        let (due, many) = (matrix_bits(n).div_ceil(6), (text.len() - bits.at) as u64);
        if many != due {
            return Err((start, Fault::Sextets { vertices: n, many, due }));
        }
        let mut pairs = Pairs::new(limits);
        for b in 1..n as u32 {
            for a in 0..b {
                if bits.take(1)? == Some(1) {
                    pairs.push([a, b]).map_err(|fault| (bits.column(), fault))?;
                }
            }
        }
        bits.all_known()?;
        pairs.graph(n).map_err(|fault| (start, fault))
    })
}

/// Reads sparse6.
pub(super) fn read_sparse(lines: &mut Lines<'_>, limits: Limits) -> Result<Graph, BadGraph> {
    only_line(lines, Format::Sparse6, |text, start| {
        let text = text.strip_prefix(b":").ok_or((start, Fault::NoColon))?;
        let mut bits = Bits::new(text, start + 1);
        let n = bits.vertices()?;
        limits.admit_vertices(n).map_err(|fault| (start, fault))?;
        let wide = (n.max(1) - 1).checked_ilog2().map_or(0, |log| log + 1);
        let mut pairs = Pairs::new(limits);
        let mut pen = 0;
        // A last group that is cut short, or that leads beyond the vertices, only fills the last character.
        while wide > 0
            && let (Some(step), Some(to)) = (bits.take(1)?, bits.take(wide)?)
        {
            pen += step;
            if pen >= n || to >= n {
                break;
            }
            if to > pen {
                pen = to;
            } else if to == pen {
                return Err((bits.column(), Fault::Loop(to.to_string())));
            } else {
                pairs.push([to as u32, pen as u32]).map_err(|fault| (bits.column(), fault))?;
            }
        }
        bits.all_known()?;
        pairs.admit_lonely(n).and_then(|()| pairs.graph(n)).map_err(|fault| (start, fault))
    })
}

/// How many bits the upper half of a matrix has.
fn matrix_bits(vertices: u64) -> u64 {
    vertices.saturating_mul(vertices.saturating_sub(1)) / 2
}

/// The graph of the only line that has one, by whoever reads it from the column where it starts.
fn only_line(
    lines: &mut Lines<'_>,
    format: Format,
    read: impl Fn(&[u8], usize) -> Result<Graph, (usize, Fault)>,
) -> Result<Graph, BadGraph> {
    let mut graph = None;
    lines.each(|line, text| {
        let header = HEADERS.iter().find(|(_, known)| *known == format).map(|(header, _)| *header);
        let bare = header.and_then(|header| text.strip_prefix(header)).unwrap_or(text).trim_ascii_end();
        if bare.is_empty() || is_remark(bare) {
            return Ok(());
        }
        if graph.is_some() {
            return Err(Fault::SecondGraph.at(line));
        }
        let start = text.trim_ascii_end().len() - bare.len() + 1;
        let place = |(column, fault)| BadGraph::Place { line, column: column as u64, fault };
        graph = Some(read(bare, start).map_err(place)?);
        Ok(())
    })?;
    graph.ok_or(BadGraph::Empty)
}

/// The six bits of a character.
fn sextet(byte: u8) -> Option<u8> {
    (63..=126).contains(&byte).then(|| byte - 63)
}

/// The bits of a line, from the first on.
struct Bits<'a> {
    text: &'a [u8],
    /// The column of its first character.
    start: usize,
    /// The character that comes next.
    at: usize,
    /// Bits that were begun, and how many of them are left.
    held: u64,
    left: u32,
}

impl<'a> Bits<'a> {
    fn new(text: &'a [u8], start: usize) -> Self {
        Bits { text, start, at: 0, held: 0, left: 0 }
    }

    /// The column of the character that was read last.
    fn column(&self) -> usize {
        self.start + self.at.max(1) - 1
    }

    /// The next `many` bits, at most 36, as a number; none at the end.
    fn take(&mut self, many: u32) -> Result<Option<u64>, (usize, Fault)> {
        while self.left < many {
            let Some(&byte) = self.text.get(self.at) else { return Ok(None) };
            self.at += 1;
            self.held = self.held << 6 | u64::from(self.known(byte)?);
            self.left += 6;
        }
        self.left -= many;
        let taken = self.held >> self.left;
        self.held &= (1 << self.left) - 1;
        Ok(Some(taken))
    }

    fn known(&self, byte: u8) -> Result<u8, (usize, Fault)> {
        sextet(byte).ok_or_else(|| (self.column(), Fault::NoSextet(quoted(&[byte]))))
    }

    /// Are there no other characters to the end?
    fn all_known(&mut self) -> Result<(), (usize, Fault)> {
        while let Some(&byte) = self.text.get(self.at) {
            self.at += 1;
            self.known(byte)?;
        }
        Ok(())
    }

    /// The number of vertices, with which both formats start.
    fn vertices(&mut self) -> Result<u64, (usize, Fault)> {
        let tildes = self.text.iter().take(2).take_while(|&&byte| byte == b'~').count();
        self.at = tildes;
        let number = self.take([6, 18, 36][tildes])?;
        number.ok_or_else(|| (self.column(), Fault::Cut("graph6")))
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::edges;
    use super::super::{Format, read_text};

    #[test]
    fn graphs_of_the_description_are_read() {
        // The examples in McKay's description of both formats.
        assert_eq!(edges("DQc"), ["0+2", "0+4", "1+3", "3+4"]);
        assert_eq!(edges(":Fa@x^"), ["0+1", "0+2", "1+2", "5+6"]);
        assert_eq!(read_text(":Fa@x^", None).unwrap().vertices(), 7);
        assert_eq!(edges(">>graph6<<DQc\n"), edges("DQc\r\n"));
        assert_eq!(edges(">>sparse6<<:Fa@x^\n"), edges(":Fa@x^"));
        for (text, vertices) in [("?", 0), ("@", 1), ("A?", 2), ("~?@?", 64)] {
            let text = if vertices == 64 { text.to_string() + &"?".repeat(336) } else { text.to_string() };
            let graph = read_text(&text, Some(Format::Graph6)).unwrap();
            assert_eq!((graph.vertices(), graph.edges()), (vertices, 0), "{text}");
        }
        for (text, vertices) in [(":?", 0), (":@", 1), (":~?@?", 64), (":~~????@?", 64)] {
            assert_eq!(read_text(text, Some(Format::Sparse6)).unwrap().vertices(), vertices, "{text}");
        }
    }

    #[test]
    fn what_is_wrong_is_pointed_at() {
        for (text, format, sentence) in [
            (
                "DQ",
                Format::Graph6,
                "line 1, column 1: a graph6 of 5 vertices has 2 characters after their number, not 1",
            ),
            (
                "\nD c",
                Format::Graph6,
                "line 2, column 2: ' ' is not a character of graph6 and sparse6: those are ? to ~",
            ),
            (
                ">>graph6<<D1c",
                Format::Graph6,
                "line 1, column 12: 1 is not a character of graph6 and sparse6: those are ? to ~",
            ),
            ("DQc\n\nDQc\n", Format::Graph6, "line 3: a second graph begins here, but only one is read"),
            ("~?", Format::Graph6, "line 1, column 2: the graph6 ends too early: was the file cut off?"),
            ("DQc", Format::Sparse6, "line 1, column 1: sparse6 starts with ':'"),
            (
                ":A_é",
                Format::Sparse6,
                "line 1, column 4: '\u{fffd}' is not a character of graph6 and sparse6: those are ? to ~",
            ),
            (":BF", Format::Sparse6, "line 1, column 3: vertex 0 is its own neighbour, so it cannot have any colour"),
            (
                "~~~~~~~~",
                Format::Graph6,
                "line 1, column 1: 68719476735 vertices are too many; a graph may have 2147483648",
            ),
            (":~~?C???@", Format::Sparse6, "line 1, column 1: 67108865 vertices are announced, but only 0 edges"),
        ] {
            let told = read_text(text, Some(format)).map(|_| ()).unwrap_err().to_string();
            assert!(told.starts_with(sentence), "{text:?}: {told}");
        }
    }
}
