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

use thiserror::Error;

use super::graph::Graph;
use crate::registry::Place;
use crate::words::{likeness, nearest};
use arguments::Arguments;
use drawn::Drawn;

/// The most vertices and the most edges of a graph that is made here: some gigabytes.
const LARGEST: u64 = 1 << 28;

/// A family of graphs that have a name.
#[derive(Clone, Copy, Debug)]
pub struct Family {
    /// Its name.
    pub word: &'static str,
    /// What follows the colon, as help shows it; nothing, for a single graph.
    pub parameters: &'static str,
    /// What follows the colon, in words that complete "queen takes …".
    pub takes: &'static str,
    /// One sentence.
    pub help: &'static str,
    /// A word that is worth trying.
    pub example: &'static str,
    make: fn(&mut Arguments<'_>) -> Result<Drawn, BadGenerator>,
}

/// Why a word makes no graph.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum BadGenerator {
    /// No word.
    #[error("which graph? Give a word such as petersen, queen:8 or gnm:200,470,1")]
    Empty,
    /// No family of this name.
    #[error("there is no file and no graph '{word}'{nearest} (backtrail color --help lists the names)")]
    Unknown {
        /// What was asked for.
        word: String,
        /// ", the nearest is 'petersen'", if one is near.
        nearest: String,
    },
    /// A parameter is not there.
    #[error("{family} takes {takes}, and the {what} is missing")]
    Missing {
        /// The family.
        family: &'static str,
        /// What it takes.
        takes: &'static str,
        /// What is missing.
        what: &'static str,
    },
    /// More parameters than the family takes.
    #[error("{family} takes {takes}, and '{word}' is too much")]
    Extra {
        /// The family.
        family: &'static str,
        /// What it takes.
        takes: &'static str,
        /// The first that is too much.
        word: String,
    },
    /// A parameter that is not what it should be.
    #[error("{family} takes {takes}: '{word}' is no {what}")]
    Bad {
        /// The family.
        family: &'static str,
        /// What it takes.
        takes: &'static str,
        /// What was given.
        word: String,
        /// What it should be.
        what: String,
    },
    /// More edges than there can be.
    #[error("{family} of {vertices} vertices has at most {most} edges, and {edges} are asked for")]
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
    #[error("{family} would have {count} {things}; at most {most} are made")]
    TooLarge {
        /// The family.
        family: &'static str,
        /// "at least 300,000,000", or so.
        count: String,
        /// Vertices or edges.
        things: &'static str,
        /// How many are made at most.
        most: u64,
    },
}

/// Makes the graph of a word: the name of a family, then a colon and its parameters, if it has some.
///
/// # Errors
///
/// If there is no such family (the nearest name is offered), its parameters are not these, or the graph is too large.
///
/// ```
/// use puzzles::coloring::generate;
/// assert_eq!(generate("petersen")?.to_string(), "a graph of 10 vertices and 15 edges");
/// assert_eq!(generate("gnm:200,470,1")?.edges(), 470);
/// assert!(generate("queens:8").unwrap_err().to_string().contains("the nearest is 'queen'"));
/// # Ok::<(), puzzles::coloring::generate::BadGenerator>(())
/// ```
pub fn generate(word: &str) -> Result<Graph, BadGenerator> {
    generate_within(word, LARGEST)
}

/// The same for who has less room: a graph with more than `most` vertices or edges is not made.
///
/// # Errors
///
/// As for [`generate`].
///
/// ```
/// use puzzles::coloring::generate_within;
/// assert!(generate_within("hypercube:4", 1_000).is_ok());
/// let why = generate_within("hypercube:24", 1_000).unwrap_err().to_string();
/// assert_eq!(why, "hypercube would have 16777216 vertices; at most 1000 are made");
/// ```
pub fn generate_within(word: &str, most: u64) -> Result<Graph, BadGenerator> {
    Ok(make(word, most)?.graph())
}

/// Where a picture puts the vertices of such a graph, if its family has places by nature and it is not too large to draw.
///
/// ```
/// use puzzles::coloring::layout;
/// assert_eq!(layout("grid:2x3").map(|places| places.len()), Some(6));
/// assert_eq!(layout("gnm:2,1"), None);
/// ```
pub fn layout(word: &str) -> Option<Vec<Place>> {
    make(word, LARGEST).ok()?.places
}

/// All families, in the order of the help.
pub fn families() -> &'static [Family] {
    families::ALL
}

fn make(word: &str, most: u64) -> Result<Drawn, BadGenerator> {
    let (name, parameters) = match word.split_once(':') {
        Some((name, parameters)) => (name.trim(), Some(parameters)),
        None => (word.trim(), None),
    };
    if name.is_empty() {
        return Err(BadGenerator::Empty);
    }
    let lower = name.to_lowercase();
    let Some(family) = families().iter().find(|family| family.word == lower) else {
        let nearest =
            nearest(name, families(), |family| family.word).filter(|family| likeness(name, family.word) > 0.8);
        let nearest = nearest.map_or(String::new(), |family| format!("; the nearest is '{}'", family.word));
        return Err(BadGenerator::Unknown { word: name.to_string(), nearest });
    };
    (family.make)(&mut Arguments::new(family, parameters, most))
}

#[cfg(test)]
mod tests;
