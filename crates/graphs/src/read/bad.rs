//! What is wrong with a file that is no graph, in one sentence that names the place.

use std::io;

use thiserror::Error;

use super::Format;

/// A word that names no format.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "'{word}' is no format of graphs: did you mean {nearest}? (dimacs, edges, csv, dot, gml, graphml, json or matrix)"
)]
pub struct BadFormat {
    word: String,
    nearest: Format,
}

impl BadFormat {
    pub(super) fn new(word: &str, nearest: Format) -> Self {
        BadFormat { word: shown(word), nearest }
    }
}

/// Why a file is no graph.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum BadGraph {
    /// The system did not hand the file over.
    #[error("the graph cannot be read: {0}")]
    Unread(String),
    /// There is nothing in it.
    #[error("there is nothing in it: a graph needs at least a vertex")]
    Empty,
    /// There is no text in it.
    #[error("this is no text{0}")]
    NoText(&'static str),
    /// A fault in a file of which it was only guessed that it is a list of edges.
    #[error("{0} (read as a list of edges; --input-format says otherwise)")]
    Guessed(Box<BadGraph>),
    /// A fault of the whole.
    #[error("{0}")]
    Whole(Fault),
    /// A fault in a line.
    #[error("line {line}: {fault}")]
    Line {
        /// Which, from 1.
        line: u64,
        /// What is wrong.
        fault: Fault,
    },
    /// A fault at a place in a line.
    #[error("line {line}, column {column}: {fault}")]
    Place {
        /// Which line, from 1.
        line: u64,
        /// Which column, from 1.
        column: u64,
        /// What is wrong.
        fault: Fault,
    },
}

impl BadGraph {
    pub(super) fn unread(error: &io::Error) -> Self {
        BadGraph::Unread(shown(&error.to_string()))
    }
}

/// What is wrong at a place.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum Fault {
    /// A vertex joined to itself.
    #[error("vertex {0} is joined to itself, so that no colour does for it")]
    Loop(String),
    /// A vertex of a larger number than announced.
    #[error("vertex {vertex} is beyond the {announced} that line {line} announces")]
    Beyond {
        /// The vertex.
        vertex: String,
        /// How many there are.
        announced: u32,
        /// Where that is said.
        line: u64,
    },
    /// A vertex 0 where they start at 1.
    #[error("there is no vertex 0: the vertices are numbered from 1")]
    Zero,
    /// A word where a number is due.
    #[error("{0} is not a vertex number")]
    NoNumber(String),
    /// One vertex where two are due.
    #[error("an edge needs two vertices")]
    OneEnd,
    /// Words after an edge.
    #[error(
        "{0} follows the two vertices of an edge, where only numbers may (names with spaces need quotes or commas)"
    )]
    Rest(String),
    /// A line that is none of DIMACS.
    #[error("{0} starts no line of a DIMACS file: c, p, n and e do")]
    Letter(String),
    /// A header that says nothing.
    #[error("'p' needs the numbers of vertices and edges, as in 'p edge 5 4'")]
    Header,
    /// A header of something else.
    #[error("'p {0}' announces no graph: 'p edge' or 'p col' does")]
    OtherHeader(String),
    /// A second header.
    #[error("a second 'p' line: line {0} has the first")]
    SecondHeader(u64),
    /// An edge before the header, or no header.
    #[error("the line 'p edge VERTICES EDGES' must come before the edges")]
    NoHeader,
    /// More vertices than a graph may have.
    #[error("{0} vertices are more than a graph may have (2147483648)")]
    TooMany(String),
    /// Hardly any of the announced vertices has an edge.
    #[error("{vertices} vertices are announced for {edges} edges: that many without an edge are refused")]
    Lonely {
        /// How many are announced.
        vertices: u32,
        /// How many edges there are.
        edges: usize,
    },
    /// Fewer than half of the announced edges, and no end of the last line.
    #[error(
        "of {announced} edges that line {line} announces {edges} are here, and the last line has no end: is the file cut off?"
    )]
    Few {
        /// How many are announced.
        announced: u64,
        /// Where that is said.
        line: u64,
        /// How many there are.
        edges: usize,
    },
    /// A name that is no text.
    #[error("{0} is no text in UTF-8")]
    NotUtf8(String),
    /// A line that does not end.
    #[error("it is longer than 64 MiB, which no line of a graph is")]
    LongLine,
    /// A table without a second column.
    #[error("no line has two columns, and an edge needs two")]
    OneColumn,
    /// A quote that does not end.
    #[error("a quote is not closed")]
    OpenQuote,
    /// A word that is no pair among pairs.
    #[error("{0} is not a pair of vertices like a-b")]
    NoPair(String),
    /// A line without an edge, and nothing else.
    #[error("there is no edge in it")]
    NoEdge,
    /// An entry that is no bit.
    #[error("{0} is neither 0 nor 1")]
    NoBit(String),
    /// A matrix that is not symmetric.
    #[error("vertices {} and {} are {}, but line {other} says that they are {}",
        vertices[0], vertices[1], joined(*is_one), joined(!is_one))]
    NotSymmetric {
        /// The vertices.
        vertices: [usize; 2],
        /// Are they joined here?
        is_one: bool,
        /// The line that says otherwise.
        other: u64,
    },
    /// A row of another length.
    #[error("line {line} has {entries} entries, the others {columns}")]
    Ragged {
        /// Its line.
        line: u64,
        /// How many it has.
        entries: usize,
        /// How many most rows have.
        columns: usize,
    },
    /// More rows than columns.
    #[error("a row too many: a matrix with {0} columns has {0} rows")]
    TooManyRows(usize),
    /// Fewer rows than columns.
    #[error("the matrix has {columns} columns but {rows} rows")]
    NotSquare {
        /// How many rows.
        rows: usize,
        /// How many columns.
        columns: usize,
    },
    /// A text that ends too early.
    #[error("the {0} ends too early: is the file cut off?")]
    Cut(&'static str),
    /// No JSON.
    #[error("this is no JSON: {0}")]
    NoJson(String),
    /// JSON of something else.
    #[error("this JSON is no graph: nodes and links, neighbours by vertex, or pairs are")]
    OtherJson,
    /// Nodes without edges; the key of what may be them, and what it may be meant for.
    #[error("no edges or links{}", .0.as_ref().map_or(String::new(), |(key, meant)| format!("; did you mean {meant} for {key}?")))]
    NoLinks(Option<(String, &'static str)>),
    /// Edges in something else than a list.
    #[error("{0} is not a list")]
    NoList(&'static str),
    /// A fault in an item of a list.
    #[error("item {at} of {list}, counted from 0: {fault}")]
    Item {
        /// Which list.
        list: String,
        /// Which item, from 0.
        at: usize,
        /// What is wrong.
        fault: Box<Fault>,
    },
    /// A link without ends.
    #[error("a link needs a source and a target")]
    NoLink,
    /// Something else where a name is due.
    #[error("a vertex is called by a text or a number")]
    NoName,
    /// A node without id among those with one.
    #[error("this node has no id, but others have")]
    NoId,
    /// Two vertices of one name.
    #[error("there are two vertices {0}")]
    Twice(String),
    /// An edge to a vertex that there is not.
    #[error("there is no node {0}")]
    NoNode(String),
    /// The same, with a hint.
    #[error("{0}")]
    NoVertex(String),
    /// No XML.
    #[error("this is no XML: {0}")]
    NoXml(String),
    /// XML of something else.
    #[error("this XML is no GraphML: it has no graph element")]
    NoGraphMl,
    /// An edge of many vertices.
    #[error("a hyperedge joins more than two vertices: that is no graph")]
    Hyper,
    /// An element without what it needs.
    #[error("this {tag} has no {attribute}")]
    NoAttribute {
        /// The element.
        tag: &'static str,
        /// What it needs.
        attribute: &'static str,
    },
    /// A token at the wrong place.
    #[error("{due} is due, not {found}")]
    Dot {
        /// What is due.
        due: String,
        /// What is there.
        found: String,
    },
    /// A file of several graphs.
    #[error("a second graph begins here; one is read")]
    SecondGraph,
    /// Groups too deep in each other.
    #[error("groups lie too deep in each other")]
    Deep,
    /// A comment that does not end.
    #[error("a comment is not closed")]
    OpenComment,
    /// A matrix file of another kind.
    #[error("only a square 'matrix coordinate' of Matrix Market is a graph")]
    Market,
}

impl Fault {
    pub(super) fn at(self, line: u64) -> BadGraph {
        BadGraph::Line { line, fault: self }
    }
}

fn joined(is: bool) -> &'static str {
    if is { "joined" } else { "not joined" }
}

/// A word for a message: on one line, not too long.
pub(super) fn shown(word: &str) -> String {
    const MOST: usize = 60;
    let mut shown: String = word.chars().take(MOST).flat_map(char::escape_debug).collect();
    shown = shown.replace("\\'", "'").replace("\\\"", "\"");
    if word.chars().nth(MOST).is_some() {
        shown.push('…');
    }
    shown
}

/// A word in quotes, but a number bare.
pub(super) fn quoted(word: &[u8]) -> String {
    let text = String::from_utf8_lossy(word);
    if !word.is_empty() && word.len() < 20 && word.iter().all(u8::is_ascii_digit) {
        text.into_owned()
    } else {
        format!("'{}'", shown(&text))
    }
}
