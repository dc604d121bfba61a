//! Pajek `.net`: sections that start with `*`. `*Vertices 5` says how many there are, and a line below may name one, `2 "Vic"`;
//! `*Edges` and `*Arcs` have two vertices a line and perhaps a weight, `*Edgeslist` and `*Arcslist` a vertex and its neighbours,
//! `*Matrix` a row for each vertex. Other sections, such as a partition, are passed over; `%` starts a comment.

use super::super::graph::{Graph, Names};
use super::super::limits::Limits;
use super::bad::{BadGraph, Fault, quoted};
use super::collect::{labels, tidy};
use super::edges::Word;
use super::lines::{Lines, plain_number};
use super::pairs::Pairs;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Section {
    Vertices,
    Edges,
    Lists,
    Matrix,
    Other,
}

struct Reader {
    limits: Limits,
    section: Section,
    /// How many vertices there are, and the line that says so.
    vertices: Option<(u32, u64)>,
    /// The vertices that have names, as they come.
    names: Vec<(u32, String)>,
    pairs: Pairs,
    /// How many rows of a matrix are read.
    rows: u32,
}

/// Reads a network.
pub(super) fn read(lines: &mut Lines<'_>, limits: Limits) -> Result<Graph, BadGraph> {
    let (section, pairs) = (Section::Other, Pairs::new(limits));
    let mut reader = Reader { limits, section, vertices: None, names: Vec::new(), pairs, rows: 0 };
    let mut last = 1;
    lines.each(|number, line| {
        last = number;
        let line = line.trim_ascii();
        if line.is_empty() || line.starts_with(b"%") {
            return Ok(());
        }
        let read = if line.starts_with(b"*") { reader.open(line, number) } else { reader.line(line) };
        read.map_err(|fault| fault.at(number))
    })?;
    let Reader { vertices, mut names, pairs, .. } = reader;
    let (vertices, line) = vertices.ok_or_else(|| Fault::NoVertices.at(last))?;
    pairs.admit_lonely(vertices.into()).map_err(|fault| fault.at(line))?;
    names.sort();
    names.dedup_by_key(|(vertex, _)| *vertex);
    // A few names among many vertices are no names for all of them.
    let named = (!names.is_empty() && names.len() == vertices as usize).then_some(names);
    let named = named.and_then(|names| labels([names.into_iter().map(|(_, name)| Some(name)).collect()]));
    let names = named.map_or(Names::From(1), tidy);
    Ok(pairs.graph(vertices.into()).map_err(|fault| fault.at(line))?.named(names))
}

impl Reader {
    /// Begins a section.
    fn open(&mut self, line: &[u8], number: u64) -> Result<(), Fault> {
        let mut words = line.split(u8::is_ascii_whitespace).filter(|word| !word.is_empty());
        let name = words.next().unwrap_or_default().to_ascii_lowercase();
        self.section = match &name[..] {
            b"*vertices" => {
                if self.vertices.is_some() {
                    return Err(Fault::SecondGraph);
                }
                let many = words.next().ok_or(Fault::NoVertices)?;
                if !many.iter().all(u8::is_ascii_digit) {
                    return Err(Fault::NoVertices);
                }
                let fits = plain_number(many).filter(|&many| u64::from(many) <= Graph::LARGEST);
                let many = fits.ok_or_else(|| Fault::TooMany(quoted(many)))?;
                self.limits.admit_vertices(many.into())?;
                self.vertices = Some((many, number));
                Section::Vertices
            }
            b"*edges" | b"*arcs" => Section::Edges,
            b"*edgeslist" | b"*arcslist" => Section::Lists,
            b"*matrix" => Section::Matrix,
            _ => Section::Other,
        };
        Ok(())
    }

    fn line(&mut self, line: &[u8]) -> Result<(), Fault> {
        match self.section {
            Section::Other => Ok(()),
            Section::Vertices => {
                let words = words(line)?;
                let vertex = self.vertex(&words[0])?;
                let Some(name) = words.get(1) else { return Ok(()) };
                let name = str::from_utf8(name).map_err(|_| Fault::NotUtf8(quoted(name)))?;
                self.names.push((vertex, name.to_string()));
                Ok(())
            }
            Section::Edges => {
                let words = words(line)?;
                let [a, b, ..] = &words[..] else { return Err(Fault::OneEnd) };
                self.join(a, b)
            }
            Section::Lists => {
                let words = words(line)?;
                words[1..].iter().try_for_each(|other| self.join(&words[0], other))
            }
            Section::Matrix => {
                let (many, _) = self.vertices.ok_or(Fault::NoVertices)?;
                if self.rows == many {
                    return Err(Fault::TooManyRows(many as usize));
                }
                self.rows += 1;
                let (row, entries) = (self.rows, words(line)?);
                if entries.len() != many as usize {
                    return Err(Fault::Entries { entries: entries.len(), columns: many as usize });
                }
                (1..)
                    .zip(&entries)
                    .filter(|(_, entry)| !is_zero(entry))
                    .try_for_each(|(column, _)| self.add(row, column))
            }
        }
    }

    fn join(&mut self, a: &[u8], b: &[u8]) -> Result<(), Fault> {
        let (a, b) = (self.vertex(a)?, self.vertex(b)?);
        self.add(a + 1, b + 1)
    }

    /// Adds an edge by the numbers of its ends.
    fn add(&mut self, a: u32, b: u32) -> Result<(), Fault> {
        if a == b { Err(Fault::Loop(a.to_string())) } else { self.pairs.push([a - 1, b - 1]) }
    }

    /// The vertex of a number, counted from 0.
    fn vertex(&self, word: &[u8]) -> Result<u32, Fault> {
        let (announced, line) = self.vertices.ok_or(Fault::NoVertices)?;
        match plain_number(word) {
            Some(0) => Err(Fault::Zero),
            Some(number) if number <= announced => Ok(number - 1),
            _ if word.iter().all(u8::is_ascii_digit) => Err(Fault::Beyond { vertex: quoted(word), announced, line }),
            _ => Err(Fault::NoNumber(quoted(word))),
        }
    }
}

fn is_zero(entry: &[u8]) -> bool {
    str::from_utf8(entry).is_ok_and(|entry| entry.parse() == Ok(0.0))
}

/// The words of a line that has one, apart by spaces; a word that starts with a quote goes to the next.
fn words(line: &[u8]) -> Result<Vec<Word<'_>>, Fault> {
    let mut words: Vec<Word<'_>> = Vec::new();
    let mut rest = line;
    while !rest.is_empty() {
        let (word, after) = if let Some(quoted) = rest.strip_prefix(b"\"") {
            let end = quoted.iter().position(|&byte| byte == b'"').ok_or(Fault::OpenQuote)?;
            (&quoted[..end], &quoted[end + 1..])
        } else {
            rest.split_at(rest.iter().position(u8::is_ascii_whitespace).unwrap_or(rest.len()))
        };
        words.push(word.into());
        rest = after.trim_ascii_start();
    }
    Ok(words)
}

#[cfg(test)]
mod tests {
    use super::super::read_text;
    use super::super::tests::{edges, joined};

    #[test]
    fn sections_are_told_apart() {
        for (text, names) in [
            (
                "*Vertices 3\n1 \"Vic\"\n2 \"La Seu\" 0.1 0.2\n3 Olot ellipse\n*Edges\n1 2 1.0\n2 3\n",
                "Vic+La Seu La Seu+Olot",
            ),
            ("*network g\r\n% remark\r\n*vertices 3\r\n*arcs\r\n1 2 1\r\n2 1 1\r\n3 2 1\r\n", "1+2 2+3"),
            ("*vertices 3\n1 \"a\"\n2 \"a\"\n*edgeslist\n2 1 3\n*partition p\n7\n8\n", "1+2 2+3"),
            ("*Vertices 3 2\n*Matrix\n0 1 0\n1.5 0 1\n0 0.0 0\n", "1+2 2+3"),
        ] {
            assert_eq!(edges(text).join(" "), names, "{text}");
        }
        assert_eq!(joined(&read_text("*Vertices 4\n", None).unwrap()).len(), 0);
    }

    #[test]
    fn what_is_wrong_is_pointed_at() {
        for (text, sentence) in [
            ("*vertices 3\n*edges\n1 4\n", "line 3: there is no vertex 4: line 1 announces only 3 vertices"),
            ("*vertices 3\n*edges\n0 1\n", "line 3: there is no vertex 0: the vertices are numbered from 1"),
            ("*vertices 3\n*edges\n1 x\n", "line 3: 'x' is not a vertex number"),
            ("*vertices 3\n*edges\n1\n", "line 3: an edge needs two vertices"),
            ("*vertices 3\n*edges\n2 2\n", "line 3: vertex 2 is its own neighbour, so it cannot have any colour"),
            ("*vertices three\n", "line 1: a Pajek file needs its line '*Vertices NUMBER' before anything else"),
            ("*network\n*edges\n1 2\n", "line 3: a Pajek file needs its line '*Vertices NUMBER' before anything else"),
            ("*vertices 2\n*vertices 2\n", "line 2: a second graph begins here, but only one is read"),
            ("*vertices 2\n1 \"a\n", "line 2: a quotation mark is never closed"),
            ("*vertices 2\n*matrix\n0 1\n1\n", "line 4: 1 entry, where the matrix has 2 columns"),
            ("*vertices 1\n*matrix\n0\n0\n", "line 4: there is one row too many: a matrix with 1 columns has 1 rows"),
            ("*vertices 99999999999\n", "line 1: 99999999999 vertices are too many; a graph may have 2147483648"),
        ] {
            assert_eq!(read_text(text, None).unwrap_err().to_string(), sentence, "{text:?}");
        }
    }
}
