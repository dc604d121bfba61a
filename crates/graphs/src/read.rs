//! Graphs from files: eight formats, told apart by what is in them.
//!
//! Files of numbers, DIMACS or a list of edges, are read as a stream into 8 bytes an edge, which become the graph in
//! place. A list of 1.07 GB, 78 million edges of a million vertices, takes the whole command 6.4 s of processor time (least of
//! three, two cores, 2026-11-16) and 642 MB at its peak: 1.03 times the 624 MB of the rows of neighbours, 8 bytes an edge, or
//! 1.02 times the adjacency with where each row starts, 632 MB. Five million edges of a million vertices take 0.41 s.
//! Names are slow: the same five million edges with a name for each vertex take 5.8 to 6.3 s, for every word is looked up in a
//! table (`interner.rs`), at 2.8 times the memory of the adjacency.

mod bad;
mod collect;
mod colors;
mod csv;
mod dimacs;
mod dot;
mod edges;
mod gml;
mod graphml;
mod interner;
mod json;
mod lines;
mod lookup;
mod matrix;
mod pairs;
mod sniff;
#[cfg(test)]
mod tests;

use std::fmt;
use std::io::{BufRead, Read};

use super::graph::Graph;
use super::limits::Limits;
pub use bad::{BadFormat, BadGraph, Fault};
pub use colors::{BadColors, Place, read_colors};
use lines::Lines;
pub use lookup::{Lookup, NoVertex};
use registry::nearest;

/// How a graph is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Format {
    /// DIMACS `.col`: a line `p edge 5 4`, then lines `e 1 2`.
    Dimacs,
    /// Two vertices a line, a vertex and its neighbours `a: b c`, or a line such as `a-b,b-c`.
    Edges,
    /// Two columns of a table, with or without its head.
    Csv,
    /// The language of Graphviz.
    Dot,
    /// GML, in square brackets.
    Gml,
    /// `GraphML`, in XML.
    GraphMl,
    /// Nodes and links, neighbours by vertex, or pairs.
    Json,
    /// Rows of 0 and 1.
    Matrix,
}

impl Format {
    /// Every format.
    pub const ALL: [Format; 8] = [
        Format::Dimacs,
        Format::Edges,
        Format::Csv,
        Format::Dot,
        Format::Gml,
        Format::GraphMl,
        Format::Json,
        Format::Matrix,
    ];

    /// What it is called.
    pub fn name(self) -> &'static str {
        match self {
            Format::Dimacs => "dimacs",
            Format::Edges => "edges",
            Format::Csv => "csv",
            Format::Dot => "dot",
            Format::Gml => "gml",
            Format::GraphMl => "graphml",
            Format::Json => "json",
            Format::Matrix => "matrix",
        }
    }

    /// The format of this name.
    ///
    /// # Errors
    ///
    /// If there is none; the nearest name is offered.
    ///
    /// ```
    /// use graphs::read::Format;
    /// assert_eq!(Format::parse("DOT"), Ok(Format::Dot));
    /// let wrong = Format::parse("dimax").unwrap_err().to_string();
    /// assert!(wrong.starts_with("'dimax' is no format of graphs: did you mean dimacs?"));
    /// ```
    pub fn parse(word: &str) -> Result<Format, BadFormat> {
        match nearest(word, Format::ALL, |format| format.name()).expect("there are formats") {
            format if format.name() == word.to_lowercase() => Ok(format),
            format => Err(BadFormat::new(word, format)),
        }
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// How much of a file is looked at to tell its format.
const HEAD: u64 = 1 << 16;

/// How many bytes a file that has to be held as a whole may have for each vertex and edge of a limit.
const BYTES: u64 = 1_000;

/// Reads a graph. Without a format it is told by the first 64 KiB; lists of edges and DIMACS files are never held.
///
/// # Errors
///
/// If this is no graph: the sentence says why, and in which line.
///
/// ```
/// use graphs::read;
/// let file = "c a triangle\np edge 3 3\ne 1 2\ne 2 3\ne 1 3\n";
/// let graph = read::read(&mut file.as_bytes(), None)?;
/// assert_eq!((graph.vertices(), graph.edges()), (3, 3));
/// # Ok::<(), read::BadGraph>(())
/// ```
pub fn read(input: &mut dyn BufRead, format: Option<Format>) -> Result<Graph, BadGraph> {
    read_within(input, format, Limits::NONE)
}

/// The same for whoever has less room: what is too large is refused while it is read.
///
/// # Errors
///
/// As for [`read`], or if there are more vertices or edges than allowed.
pub fn read_within(input: &mut dyn BufRead, format: Option<Format>, limits: Limits) -> Result<Graph, BadGraph> {
    let mut head = Vec::new();
    let whole = input.take(HEAD).read_to_end(&mut head).map_err(|error| BadGraph::unread(&error))? < HEAD as usize;
    let head = sniff::text(&head)?;
    let told = format.unwrap_or_else(|| sniff::format(head, whole));
    let graph = read_as(told, head, whole, input, limits);
    if told != Format::Edges || format.is_some() || sniff::dashes(head, whole) || head.starts_with(b"%%MatrixMarket") {
        return graph;
    }
    match graph {
        Err(bad) if bad.is_too_large() => Err(bad),
        // A word alone is no list: a graph in another format, perhaps.
        Ok(graph) if graph.vertices() == 1 => Err(BadGraph::Guessed(BadGraph::Whole(Fault::NoEdge).into())),
        Err(bad @ (BadGraph::Whole(_) | BadGraph::Line { .. })) => Err(BadGraph::Guessed(bad.into())),
        graph => graph,
    }
}

/// Reads a graph in this format that starts with `head`.
fn read_as(
    format: Format,
    head: &[u8],
    whole: bool,
    input: &mut dyn BufRead,
    limits: Limits,
) -> Result<Graph, BadGraph> {
    let mut input = head.chain(input);
    match format {
        Format::Dimacs => dimacs::read(&mut Lines::new(&mut input), limits),
        Format::Edges => edges::read(&mut Lines::new(&mut input), sniff::dashes(head, whole), limits),
        Format::Matrix => matrix::read(&mut Lines::new(&mut input), limits),
        Format::Csv => csv::read(&mut Lines::new(&mut input), head, limits),
        Format::GraphMl => graphml::read(&mut input, limits),
        Format::Dot | Format::Gml | Format::Json => {
            let mut text = Vec::new();
            let most = limits.both().saturating_mul(BYTES).saturating_add(HEAD);
            let read = input.take(most.saturating_add(1)).read_to_end(&mut text);
            let many = read.map_err(|error| BadGraph::unread(&error))? as u64;
            if many > most {
                return Err(BadGraph::Whole(Fault::TooManyHere { many, most, things: "registry-bytes" }));
            }
            match format {
                Format::Dot => dot::read(&text, limits),
                Format::Gml => gml::read(&text, limits),
                _ => json::read(&text, limits),
            }
        }
    }
}

/// Reads a graph from a text: what is in a file, or on a command line as `a-b,b-c,c-a`.
///
/// # Errors
///
/// If this is no graph: the sentence says why, and in which line.
///
/// ```
/// use graphs::read;
/// let graph = read::read_text("Lleida-Girona,Girona-Barcelona", None)?;
/// assert_eq!((graph.edges(), graph.name(2)), (2, "Barcelona".into()));
/// # Ok::<(), read::BadGraph>(())
/// ```
pub fn read_text(text: &str, format: Option<Format>) -> Result<Graph, BadGraph> {
    read_text_within(text, format, Limits::NONE)
}

/// The same for whoever has less room: what is too large is refused while it is read.
///
/// # Errors
///
/// As for [`read_text`], or if there are more vertices or edges than allowed.
///
/// ```
/// use graphs::{Limits, read};
/// let few = Limits { vertices: 1_000, edges: 5_000 };
/// let why = read::read_text_within("p edge 60000000 1\ne 1 2", None, few).unwrap_err().to_string();
/// assert_eq!(why, "line 1: 60000000 vertices are too many for this page, which takes at most 1000; the command line takes more");
/// ```
pub fn read_text_within(text: &str, format: Option<Format>, limits: Limits) -> Result<Graph, BadGraph> {
    let mut bytes = sniff::text(text.as_bytes())?;
    if format.is_none() && !text.contains('\n') {
        // A word of a command line is never a table, and a vertex alone is for the caller to judge.
        let is_lone = !text.trim().contains(char::is_whitespace);
        match sniff::format(bytes, true) {
            Format::Csv => return edges::read(&mut Lines::new(&mut bytes), true, limits),
            Format::Edges if is_lone => return edges::read(&mut Lines::new(&mut bytes), true, limits),
            _ => {}
        }
    }
    read_within(&mut bytes, format, limits)
}
