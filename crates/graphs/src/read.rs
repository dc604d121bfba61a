//! Graphs from files: fourteen formats, told apart by what is in them. Where that allows two readings that make different
//! graphs, it is a question to the caller and no guess (`bare.rs`).
//!
//! Files of numbers, DIMACS or a list of edges, are read as a stream into 8 bytes an edge, which become the graph in
//! place. A list of 1.07 GB, 78 million edges of a million vertices, takes the whole command 6.4 s of processor time (least of
//! three, two cores, 2026-11-16) and 642 MB at its peak: 1.03 times the 624 MB of the rows of neighbours, 8 bytes an edge, or
//! 1.02 times the adjacency with where each row starts, 632 MB. Five million edges of a million vertices take 0.41 s.
//! Names are slow: the same five million edges with a name for each vertex take 5.8 to 6.3 s, for every word is looked up in a
//! table (`interner.rs`), at 2.8 times the memory of the adjacency.

mod adjacency;
mod adjlist;
mod bad;
mod bare;
mod collect;
mod colors;
mod csv;
mod dimacs;
mod dot;
mod edges;
mod gml;
mod graph6;
mod graphml;
mod interner;
mod json;
mod lines;
mod lookup;
mod matrix;
mod pairs;
mod pajek;
mod sniff;
#[cfg(test)]
mod tests;

use std::fmt;
use std::io::{BufRead, Read};

use super::graph::Graph;
use super::limits::Limits;
use backtrail::{Text, text};
pub use bad::{BadFormat, BadGraph, Fault};
pub use colors::{BadColors, Place, colors_line, read_colors};
use lines::Lines;
pub use lookup::{Lookup, NoVertex};
use registry::nearest;

/// How a graph is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Format {
    /// DIMACS `.col`: a line `p edge 5 4`, then lines `e 1 2`.
    Dimacs,
    /// Two vertices a line, or a line such as `a-b,b-c`.
    Edges,
    /// The neighbours of each vertex: a line for each, which may start with `a:`, or lists such as `[[1, 2], [0]]` and
    /// `[|[1; 2]; [0]|]`.
    Adjacency,
    /// `write_adjlist` of `NetworkX`: a vertex and its neighbours a line.
    Adjlist,
    /// `write_multiline_adjlist` of `NetworkX`: a line for each vertex with its degree, and one for each neighbour below.
    MultilineAdjlist,
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
    /// graph6: the matrix in printable characters.
    Graph6,
    /// sparse6: the edges in printable characters.
    Sparse6,
    /// Pajek `.net`.
    Pajek,
}

impl Format {
    /// Every format.
    pub const ALL: [Format; 14] = [
        Format::Dimacs,
        Format::Edges,
        Format::Adjacency,
        Format::Adjlist,
        Format::MultilineAdjlist,
        Format::Csv,
        Format::Dot,
        Format::Gml,
        Format::GraphMl,
        Format::Json,
        Format::Matrix,
        Format::Graph6,
        Format::Sparse6,
        Format::Pajek,
    ];

    /// What it is called.
    pub fn name(self) -> &'static str {
        match self {
            Format::Dimacs => "dimacs",
            Format::Edges => "edges",
            Format::Adjacency => "adjacency",
            Format::Adjlist => "adjlist",
            Format::MultilineAdjlist => "multiline-adjlist",
            Format::Csv => "csv",
            Format::Dot => "dot",
            Format::Gml => "gml",
            Format::GraphMl => "graphml",
            Format::Json => "json",
            Format::Matrix => "matrix",
            Format::Graph6 => "graph6",
            Format::Sparse6 => "sparse6",
            Format::Pajek => "pajek",
        }
    }

    /// What people call it.
    pub fn text(self) -> Text {
        match self {
            Format::Edges => text!("graph-format-edges"),
            Format::Adjacency => text!("graph-format-adjacency"),
            Format::Adjlist => text!("graph-format-adjlist"),
            Format::MultilineAdjlist => text!("graph-format-multiline-adjlist"),
            Format::Matrix => text!("graph-format-matrix"),
            Format::Dimacs => "DIMACS".into(),
            Format::Csv => "CSV".into(),
            Format::Dot => "DOT".into(),
            Format::Gml => "GML".into(),
            Format::GraphMl => "GraphML".into(),
            Format::Json => "JSON".into(),
            Format::Graph6 => "graph6".into(),
            Format::Sparse6 => "sparse6".into(),
            Format::Pajek => "Pajek".into(),
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
    /// assert!(wrong.starts_with("'dimax' is not a format of graphs; did you mean dimacs?"));
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
    read_within(input, format, Limits::NONE).map(|reading| reading.graph)
}

/// A graph, and the format that it was in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The graph.
    pub graph: Graph,
    /// The format: that of the lists in it, where it is JSON that has nothing else.
    pub format: Format,
}

impl Reading {
    /// What was read: "10 vertices, 15 edges, adjacency lists".
    pub fn text(&self) -> Text {
        let (vertices, edges) = (self.graph.vertices(), self.graph.edges());
        text!("graph-reading", vertices = vertices, edges = edges, format = self.format.text())
    }
}

/// The same for whoever has less room: what is too large is refused while it is read. It says in which format it was.
///
/// # Errors
///
/// As for [`read`], or if there are more vertices or edges than allowed.
pub fn read_within(input: &mut dyn BufRead, format: Option<Format>, limits: Limits) -> Result<Reading, BadGraph> {
    let mut head = Vec::new();
    let whole = input.take(HEAD).read_to_end(&mut head).map_err(|error| BadGraph::unread(&error))? < HEAD as usize;
    let head = sniff::text(&head)?;
    let told = format.map_or_else(|| sniff::format(head, whole), Ok)?;
    let reading = read_as(told, head, whole, input, limits);
    if told != Format::Edges || format.is_some() || sniff::dashes(head, whole) || head.starts_with(b"%%MatrixMarket") {
        return reading;
    }
    match reading {
        Err(bad) if bad.is_too_large() => Err(bad),
        // Words alone are no list: something in another format, perhaps.
        Ok(Reading { graph, .. }) if graph.edges() == 0 => {
            Err(BadGraph::Guessed(BadGraph::Whole(Fault::NoEdge).into()))
        }
        Err(bad @ (BadGraph::Whole(_) | BadGraph::Line { .. })) => Err(BadGraph::Guessed(bad.into())),
        reading => reading,
    }
}

/// Reads a graph in this format that starts with `head`.
fn read_as(
    format: Format,
    head: &[u8],
    whole: bool,
    input: &mut dyn BufRead,
    limits: Limits,
) -> Result<Reading, BadGraph> {
    let mut input = head.chain(input);
    let is_list = head.trim_ascii_start().starts_with(b"[");
    if matches!(format, Format::Dot | Format::Gml | Format::Json)
        || matches!(format, Format::Edges | Format::Adjacency) && is_list
    {
        let mut text = Vec::new();
        let most = limits.both().saturating_mul(BYTES).saturating_add(HEAD);
        let read = input.take(most.saturating_add(1)).read_to_end(&mut text);
        let many = read.map_err(|error| BadGraph::unread(&error))? as u64;
        if many > most {
            return Err(BadGraph::Whole(Fault::TooManyHere { many, most, things: "registry-bytes" }));
        }
        let graph = match format {
            Format::Dot => dot::read(&text, limits)?,
            Format::Gml => gml::read(&text, limits)?,
            _ => return json::read(&text, Some(format).filter(|&format| format != Format::Json), limits),
        };
        return Ok(Reading { graph, format });
    }
    if format == Format::GraphMl {
        return Ok(Reading { graph: graphml::read(&mut input, limits)?, format });
    }
    let lines = &mut Lines::new(&mut input);
    let graph = match format {
        Format::Dimacs => dimacs::read(lines, limits),
        // Lists whose lines start with their vertex need no order.
        Format::Adjacency if !sniff::is_labelled(head, whole) => adjacency::read(lines, limits),
        Format::Adjlist => adjlist::read(lines, limits),
        Format::MultilineAdjlist => adjlist::read_multiline(lines, limits),
        Format::Csv => csv::read(lines, head, limits),
        Format::Matrix => matrix::read(lines, limits),
        Format::Graph6 => graph6::read(lines, limits),
        Format::Sparse6 => graph6::read_sparse(lines, limits),
        Format::Pajek => pajek::read(lines, limits),
        _ => edges::read(lines, sniff::dashes(head, whole), limits),
    };
    Ok(Reading { graph: graph?, format })
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
    read_text_within(text, format, Limits::NONE).map(|reading| reading.graph)
}

/// The same for whoever has less room: what is too large is refused while it is read. It says in which format it was.
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
pub fn read_text_within(text: &str, format: Option<Format>, limits: Limits) -> Result<Reading, BadGraph> {
    let mut bytes = sniff::text(text.as_bytes())?;
    if format.is_none() && !text.contains('\n') {
        // A word of a command line is never a table, and a vertex alone is for the caller to judge.
        let is_lone = !text.trim().contains(char::is_whitespace);
        let told = sniff::format(bytes, true)?;
        if told == Format::Csv || told == Format::Edges && is_lone {
            let graph = edges::read(&mut Lines::new(&mut bytes), true, limits)?;
            return Ok(Reading { graph, format: Format::Edges });
        }
    }
    read_within(&mut bytes, format, limits)
}
