//! Named and random graphs, each by a word such as `petersen`, `queen:8x12` or `gnm:200,470,1`: a class needs no files.
//!
//! Where the DIMACS challenge has a graph of the family (queens, Mycielski), the vertices are in its order. They are numbers
//! from 0, but maps keep their names. A random graph depends on its word alone, on every machine and in every version.
//!
//! A family that has natural places (a board, a ring, a map) tells them to the pictures.

mod arguments;
mod boards;
mod classic;
mod drawn;
mod families;
mod kneser;
mod maps;
mod mycielski;
mod random;
mod solids;

use backtrail::{Arg, Text, text};
use registry::board::Place;
use registry::{likeness, nearest, show_in_english};

use super::graph::Graph;
use super::limits::Limits;
use arguments::Arguments;
use drawn::Drawn;

/// The most vertices and the most edges of a graph that is made here: some gigabytes.
const LARGEST: u64 = 1 << 28;

/// The same, as limits.
const MOST: Limits = Limits { vertices: LARGEST, edges: LARGEST };

/// A family of graphs that have a name.
#[derive(Clone, Copy, Debug)]
pub struct Family {
    /// Its name.
    pub word: &'static str,
    /// What follows the colon, as help shows it; nothing, for a single graph.
    pub parameters: &'static str,
    /// What follows the colon, in words that complete "queen takes …", by id.
    pub takes: &'static str,
    /// A word that is worth trying.
    pub example: &'static str,
    make: fn(&mut Arguments<'_>) -> Result<Drawn, BadGenerator>,
}

/// Why a word makes no graph.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum BadGenerator {
    /// No word.
    Empty,
    /// No family of this name.
    Unknown {
        /// What was asked for.
        word: String,
        /// The nearest, if one is near.
        nearest: Option<&'static str>,
    },
    /// A parameter is not there.
    Missing {
        /// The family.
        family: &'static str,
        /// What it takes, by id.
        takes: &'static str,
        /// What is missing, by id.
        what: &'static str,
    },
    /// More parameters than the family takes.
    Extra {
        /// The family.
        family: &'static str,
        /// What it takes, by id.
        takes: &'static str,
        /// The first that is too much.
        word: String,
    },
    /// A parameter that is not what it should be.
    Bad {
        /// The family.
        family: &'static str,
        /// What it takes, by id.
        takes: &'static str,
        /// What was given.
        word: String,
        /// What it should be.
        what: Text,
    },
    /// More edges than there can be.
    TooDense {
        /// The family.
        family: &'static str,
        /// How many vertices there are.
        vertices: u64,
        /// How many edges that allows.
        most: u64,
        /// How many are asked for.
        edges: u64,
    },
    /// More than this program makes.
    TooLarge {
        /// The family.
        family: &'static str,
        /// How many it would have, if that fits.
        count: Option<u64>,
        /// `vertices` or `edges`.
        things: &'static str,
        /// How many are made at most.
        most: u64,
    },
}

impl Family {
    /// One sentence.
    pub fn help(&self) -> Text {
        Text::id_only(format!("graph-family-{}", self.word))
    }
}

/// All families, a line each, below a title.
pub fn help() -> Text {
    let wide = families().iter().map(|family| family.example.len()).max().unwrap_or(0);
    let lines = families().iter().fold(Text::default(), |before, family| {
        let example = format!("{:wide$}", family.example);
        text!("graph-families-line", before = before, example = example, help = family.help())
    });
    text!("graph-families", lines = lines)
}

impl BadGenerator {
    /// What is said of it.
    pub fn text(&self) -> Text {
        let takes = |id: &'static str, family: &'static str, takes: &'static str| {
            Text::id_only(id).with("family", family).with("takes", Text::id_only(takes))
        };
        match self {
            BadGenerator::Empty => text!("graph-which"),
            BadGenerator::Unknown { word, nearest: None } => text!("graph-unknown", word = &**word),
            BadGenerator::Unknown { word, nearest: Some(nearest) } => {
                text!("graph-unknown-near", word = &**word, nearest = *nearest)
            }
            BadGenerator::Missing { family, takes: what_it_takes, what } => {
                takes("graph-parameter-missing", family, what_it_takes).with("what", Text::id_only(*what))
            }
            BadGenerator::Extra { family, takes: what_it_takes, word } => {
                takes("graph-parameter-extra", family, what_it_takes).with("word", &**word)
            }
            BadGenerator::Bad { family, takes: what_it_takes, word, what } => {
                takes("graph-parameter-bad", family, what_it_takes).with("word", &**word).with("what", what.clone())
            }
            BadGenerator::TooDense { family, vertices, most, edges } => {
                text!("graph-too-dense", family = *family, vertices = *vertices, most = *most, edges = *edges)
            }
            BadGenerator::TooLarge { family, count, things, most } => {
                let count = count.map_or_else(|| Arg::from(text!("graph-far-too-many")), Arg::from);
                text!("graph-too-large", family = *family, count = count, things = *things, most = *most)
            }
        }
    }
}

show_in_english!(BadGenerator);

/// Makes the graph of a word: the name of a family, then a colon and its parameters, if it has some.
///
/// # Errors
///
/// If there is no such family (the nearest name is offered), its parameters are not these, or the graph is too large.
///
/// ```
/// use graphs::generate;
/// assert_eq!(generate("petersen")?.to_string(), "a graph of 10 vertices and 15 edges");
/// assert_eq!(generate("gnm:200,470,1")?.edges(), 470);
/// assert!(generate("queens:8").unwrap_err().to_string().contains("did you mean 'queen'?"));
/// # Ok::<(), graphs::generate::BadGenerator>(())
/// ```
pub fn generate(word: &str) -> Result<Graph, BadGenerator> {
    generate_within(word, MOST)
}

/// The same for whoever has less room: a graph with more vertices or edges is not made.
///
/// # Errors
///
/// As for [`generate`].
///
/// ```
/// use graphs::{Limits, generate_within};
/// let few = Limits { vertices: 1_000, edges: 5_000 };
/// assert!(generate_within("hypercube:4", few).is_ok());
/// let why = generate_within("hypercube:24", few).unwrap_err().to_string();
/// assert_eq!(why, "hypercube would have 16777216 vertices; at most 1000 are possible");
/// ```
pub fn generate_within(word: &str, limits: Limits) -> Result<Graph, BadGenerator> {
    let Limits { vertices, edges } = limits;
    Ok(make(word, Limits { vertices: vertices.min(LARGEST), edges: edges.min(LARGEST) })?.graph())
}

/// Where a picture puts the vertices of such a graph, if its family has places by nature and it is not too large to draw.
///
/// ```
/// use graphs::layout;
/// assert_eq!(layout("grid:2x3").map(|places| places.len()), Some(6));
/// assert_eq!(layout("gnm:2,1"), None);
/// ```
pub fn layout(word: &str) -> Option<Vec<Place>> {
    make(word, MOST).ok()?.places
}

/// All families, in the order of the help.
pub fn families() -> &'static [Family] {
    families::ALL
}

fn make(word: &str, limits: Limits) -> Result<Drawn, BadGenerator> {
    let (name, parameters) = match word.split_once(':') {
        Some((name, parameters)) => (name.trim(), Some(parameters)),
        None => (word.trim(), None),
    };
    if name.is_empty() {
        return Err(BadGenerator::Empty);
    }
    let lower = name.to_lowercase();
    let Some(family) = families().iter().find(|family| family.word == lower) else {
        let nearest = nearest(name, families(), |family| family.word).map(|family| family.word);
        let nearest = nearest.filter(|word| likeness(name, word) > 0.8);
        return Err(BadGenerator::Unknown { word: name.to_string(), nearest });
    };
    (family.make)(&mut Arguments::new(family, parameters, limits))
}

#[cfg(test)]
mod tests;
