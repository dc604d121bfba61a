//! What is wrong with a file that is no graph, in one sentence that names the place.

use std::io;

use backtrail::{Text, text};
use registry::{Position, show_in_english};

use super::{Format, NoVertex};

/// A word that names no format.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct BadFormat {
    word: String,
    nearest: Format,
}

impl BadFormat {
    pub(super) fn new(word: &str, nearest: Format) -> Self {
        BadFormat { word: shown(word), nearest }
    }

    /// What is said of it.
    pub fn text(&self) -> Text {
        text!("graph-no-format", word = &*self.word, nearest = self.nearest.name())
    }
}

/// Why a file is no graph.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum BadGraph {
    /// The system did not hand the file over.
    Unread(String),
    /// There is nothing in it.
    Empty,
    /// There is no text in it.
    NoText,
    /// It is compressed.
    Compressed,
    /// It is text in UTF-16.
    Utf16,
    /// A fault in a file of which it was only guessed that it is a list of edges.
    Guessed(Box<BadGraph>),
    /// Several formats fit, and make different graphs of it.
    Ambiguous(Vec<Format>),
    /// A fault of the whole.
    Whole(Fault),
    /// A fault in a line.
    Line {
        /// Which, from 1.
        line: u64,
        /// What is wrong.
        fault: Fault,
    },
    /// A fault at a place in a line.
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

    /// Is it no more than too large here?
    pub(super) fn is_too_large(&self) -> bool {
        let (BadGraph::Whole(fault) | BadGraph::Line { fault, .. } | BadGraph::Place { fault, .. }) = self else {
            return false;
        };
        matches!(fault, Fault::TooManyHere { .. })
    }

    /// What is wrong, without the place.
    pub fn fault(&self) -> Text {
        match self {
            BadGraph::Unread(why) => text!("graph-unread", why = &**why),
            BadGraph::Empty => text!("graph-empty"),
            BadGraph::NoText => text!("graph-no-text"),
            BadGraph::Compressed => text!("graph-compressed"),
            BadGraph::Utf16 => text!("graph-utf16"),
            BadGraph::Guessed(bad) => text!("graph-guessed", fault = bad.fault()),
            BadGraph::Ambiguous(formats) => {
                let flags = formats.iter().map(|format| Text::from(format!("--input-format {format}")));
                let either = flags.reduce(|one, other| text!("graph-or", one = one, other = other));
                text!("graph-ambiguous", flags = either.unwrap_or_default())
            }
            BadGraph::Whole(fault) | BadGraph::Line { fault, .. } | BadGraph::Place { fault, .. } => fault.text(),
        }
    }

    /// Where that is, if it is in a line.
    pub fn place(&self) -> Option<Position> {
        match self {
            BadGraph::Guessed(bad) => bad.place(),
            &BadGraph::Line { line, .. } => Some(Position { line, column: None }),
            &BadGraph::Place { line, column, .. } => Some(Position { line, column: Some(column) }),
            _ => None,
        }
    }

    /// What is said of it, with the place.
    pub fn text(&self) -> Text {
        self.place().map_or_else(|| self.fault(), |place| place.say(self.fault()))
    }
}

impl From<BadGraph> for registry::Error {
    fn from(bad: BadGraph) -> Self {
        registry::Error::said(bad.fault()).at(bad.place())
    }
}

show_in_english!(BadFormat, BadGraph, Fault);

/// What is wrong at a place.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Fault {
    /// A vertex joined to itself.
    Loop(String),
    /// A vertex of a larger number than announced.
    Beyond {
        /// The vertex.
        vertex: String,
        /// How many there are.
        announced: u32,
        /// Where that is said.
        line: u64,
    },
    /// A vertex 0 where they start at 1.
    Zero,
    /// A word where a number is due.
    NoNumber(String),
    /// One vertex where two are due.
    OneEnd,
    /// Words after an edge.
    Rest(String),
    /// A line that DIMACS does not have.
    Letter(String),
    /// A header that says nothing.
    Header,
    /// A header of something else.
    OtherHeader(String),
    /// A second header.
    SecondHeader(u64),
    /// An edge before the header, or no header.
    NoHeader,
    /// More vertices than a graph may have.
    TooMany(String),
    /// More than whoever asks can bear.
    TooManyHere {
        /// How many there are, or were when they became too many.
        many: u64,
        /// How many there may be.
        most: u64,
        /// What they are, by id.
        things: &'static str,
    },
    /// Hardly any of the announced vertices has an edge.
    Lonely {
        /// How many are announced.
        vertices: u64,
        /// How many edges there are.
        edges: usize,
    },
    /// Fewer than half of the announced edges, and no end of the last line.
    Few {
        /// How many are announced.
        announced: u64,
        /// Where that is said.
        line: u64,
        /// How many there are.
        edges: usize,
    },
    /// A name that is no text.
    NotUtf8(String),
    /// A line that does not end.
    LongLine,
    /// A table without a second column.
    OneColumn,
    /// A quote that does not end.
    OpenQuote,
    /// A word that is no pair among pairs.
    NoPair(String),
    /// A line without an edge, and nothing else.
    NoEdge,
    /// An entry that is no bit.
    NoBit(String),
    /// A matrix that is not symmetric.
    NotSymmetric {
        /// The vertices.
        vertices: [usize; 2],
        /// Are they joined here?
        is_one: bool,
        /// The line that says otherwise.
        other: u64,
    },
    /// A row of another length.
    Ragged {
        /// Its line.
        line: u64,
        /// How many it has.
        entries: usize,
        /// How many most rows have.
        columns: usize,
    },
    /// More rows than columns.
    TooManyRows(usize),
    /// Fewer rows than columns.
    NotSquare {
        /// How many rows.
        rows: usize,
        /// How many columns.
        columns: usize,
    },
    /// A text that ends too early.
    Cut(&'static str),
    /// No JSON.
    NoJson(String),
    /// JSON of something else.
    OtherJson,
    /// Nodes without edges; the key of what may be them, and what it may be meant for.
    NoLinks(Option<(String, &'static str)>),
    /// Edges in something else than a list.
    NoList(&'static str),
    /// A fault in an item of a list.
    Item {
        /// Which list; `list` for one without a name.
        list: String,
        /// Which item, from 0.
        at: usize,
        /// What is wrong.
        fault: Box<Fault>,
    },
    /// A link without ends.
    NoLink,
    /// Something else where a name is due.
    NoName,
    /// A node without id among those with one.
    NoId,
    /// Two vertices of one name.
    Twice(String),
    /// An edge to a vertex that there is not.
    NoNode(String),
    /// The same, with a hint.
    NoVertex(Box<NoVertex>),
    /// No XML.
    NoXml(String),
    /// XML of something else.
    NoGraphMl,
    /// An edge of many vertices.
    Hyper,
    /// An element without what it needs.
    NoAttribute {
        /// The element.
        tag: &'static str,
        /// What it needs.
        attribute: &'static str,
    },
    /// A token at the wrong place.
    Dot {
        /// What is due.
        due: Box<Text>,
        /// What is there.
        found: Box<Text>,
    },
    /// A file of several graphs.
    SecondGraph,
    /// Groups too deep in each other.
    Deep,
    /// A comment that does not end.
    OpenComment,
    /// A matrix file of another kind.
    Market,
    /// Lines too long for edges with weights.
    Columns(usize),
    /// A neighbour without a line of its own.
    NoLine {
        /// Its number.
        vertex: u32,
        /// The number of the first vertex.
        first: u32,
        /// The number of the last.
        last: u32,
    },
    /// A row of another length than there are vertices.
    Entries {
        /// How many entries it has.
        entries: usize,
        /// How many it should have.
        columns: usize,
    },
    /// A character that holds no six bits.
    NoSextet(String),
    /// A graph6 of another length.
    Sextets {
        /// How many vertices it has.
        vertices: u64,
        /// How many characters follow their number.
        many: u64,
        /// How many should.
        due: u64,
    },
    /// A sparse6 without its colon.
    NoColon,
    /// An edge before the vertices, or no vertices.
    NoVertices,
}

impl Fault {
    pub(super) fn at(self, line: u64) -> BadGraph {
        BadGraph::Line { line, fault: self }
    }

    /// One thing is due, and another is found.
    pub(super) fn due(due: impl Into<Text>, found: impl Into<Text>) -> Self {
        Fault::Dot { due: Box::new(due.into()), found: Box::new(found.into()) }
    }

    /// What is said of it.
    pub fn text(&self) -> Text {
        match self {
            Fault::Loop(vertex) => text!("graph-loop", vertex = &**vertex),
            Fault::Beyond { vertex, announced, line } => {
                text!("graph-beyond", vertex = &**vertex, announced = *announced, line = *line)
            }
            Fault::Zero => text!("graph-zero"),
            Fault::NoNumber(word) => text!("graph-no-number", word = &**word),
            Fault::OneEnd => text!("graph-one-end"),
            Fault::Rest(word) => text!("graph-rest", word = &**word),
            Fault::Letter(word) => text!("graph-letter", word = &**word),
            Fault::Header => text!("graph-header"),
            Fault::OtherHeader(word) => text!("graph-other-header", word = &**word),
            Fault::SecondHeader(line) => text!("graph-second-header", line = *line),
            Fault::NoHeader => text!("graph-no-header"),
            Fault::TooMany(vertices) => text!("graph-too-many", vertices = &**vertices),
            Fault::TooManyHere { many, most, things } => {
                text!("registry-too-large-here", many = *many, most = *most, things = Text::id_only(*things))
            }
            Fault::Lonely { vertices, edges } => text!("graph-lonely", vertices = *vertices, edges = *edges),
            Fault::Few { announced, line, edges } => {
                text!("graph-few", announced = *announced, line = *line, edges = *edges)
            }
            Fault::NotUtf8(word) => text!("graph-not-utf8", word = &**word),
            Fault::LongLine => text!("graph-long-line"),
            Fault::OneColumn => text!("graph-one-column"),
            Fault::OpenQuote => text!("graph-open-quote"),
            Fault::NoPair(word) => text!("graph-no-pair", word = &**word),
            Fault::NoEdge => text!("graph-no-edge"),
            Fault::NoBit(word) => text!("graph-no-bit", word = &**word),
            Fault::NotSymmetric { vertices: [a, b], is_one, other } => {
                let joined = if *is_one { "yes" } else { "no" };
                text!("graph-not-symmetric", a = *a, b = *b, joined = joined, other = *other)
            }
            Fault::Ragged { line, entries, columns } => {
                text!("graph-ragged", line = *line, entries = *entries, columns = *columns)
            }
            Fault::TooManyRows(columns) => text!("graph-too-many-rows", columns = *columns),
            Fault::NotSquare { rows, columns } => text!("graph-not-square", rows = *rows, columns = *columns),
            Fault::Cut(what) => text!("graph-cut", what = *what),
            Fault::NoJson(why) => text!("graph-no-json", why = &**why),
            Fault::OtherJson => text!("graph-other-json"),
            Fault::NoLinks(None) => text!("graph-no-links"),
            Fault::NoLinks(Some((key, meant))) => text!("graph-no-links-but", key = &**key, meant = *meant),
            Fault::NoList(what) => text!("graph-no-list", what = *what),
            Fault::Item { list, at, fault } => text!("graph-item", list = &**list, at = *at, fault = fault.text()),
            Fault::NoLink => text!("graph-no-link"),
            Fault::NoName => text!("graph-no-name"),
            Fault::NoId => text!("graph-no-id"),
            Fault::Twice(vertex) => text!("graph-twice", vertex = &**vertex),
            Fault::NoNode(node) => text!("graph-no-node", node = &**node),
            Fault::NoVertex(why) => why.text(),
            Fault::NoXml(why) => text!("graph-no-xml", why = &**why),
            Fault::NoGraphMl => text!("graph-no-graphml"),
            Fault::Hyper => text!("graph-hyper"),
            Fault::NoAttribute { tag, attribute } => text!("graph-no-attribute", tag = *tag, attribute = *attribute),
            Fault::Dot { due, found } => text!("graph-due", due = (**due).clone(), found = (**found).clone()),
            Fault::SecondGraph => text!("graph-second-graph"),
            Fault::Deep => text!("graph-deep"),
            Fault::OpenComment => text!("graph-open-comment"),
            Fault::Market => text!("graph-market"),
            Fault::Columns(many) => text!("graph-columns", many = *many),
            Fault::NoLine { vertex, first, last } => {
                text!("graph-no-line", vertex = *vertex, first = *first, last = *last)
            }
            Fault::Entries { entries, columns } => {
                text!("graph-entries", entries = *entries, columns = *columns)
            }
            Fault::NoSextet(sign) => text!("graph-no-sextet", sign = &**sign),
            Fault::Sextets { vertices, many, due } => {
                text!("graph-sextets", vertices = *vertices, many = *many, due = *due)
            }
            Fault::NoColon => text!("graph-no-colon"),
            Fault::NoVertices => text!("graph-no-vertices"),
        }
    }
}

/// A word for a message: on one line, not too long.
pub(super) fn shown(word: &str) -> String {
    const MOST: usize = 60;
    let mut shown = String::new();
    let mut length = 0;
    for sign in word.chars() {
        if length >= MOST {
            shown.push('…');
            break;
        }
        match sign {
            '\'' | '"' => shown.push(sign),
            _ => shown.extend(sign.escape_debug()),
        }
        // What is escaped is as long as it is written: eight characters for a sign that turns the direction of writing.
        length += if matches!(sign, '\'' | '"') { 1 } else { sign.escape_debug().len() };
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
