//! What cannot be asked of a graph, and what is said of it.

use registry::{Error, memory};

use graphs::generate::BadGenerator;
use super::greedy::UnknownOrder;
use graphs::read::{BadColors, BadFormat, BadGraph};

/// Why words name no graph to be coloured.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum BadColoring {
    /// It cannot be read.
    #[error(transparent)]
    Graph(#[from] BadGraph),
    /// There is no such kind of graph.
    #[error(transparent)]
    Generator(#[from] BadGenerator),
    /// There is no such format.
    #[error(transparent)]
    Format(#[from] BadFormat),
    /// The colours of a flag cannot be read.
    #[error("--{flag}: {why}")]
    Colors {
        /// The flag.
        flag: &'static str,
        /// Why not.
        why: BadColors,
    },
    /// A colouring to check cannot be read.
    #[error(transparent)]
    Brought(#[from] BadColors),
    /// There is no such order.
    #[error(transparent)]
    UnknownOrder(#[from] UnknownOrder),
    /// Two flags that say different things.
    #[error("-k says how many colours there are, and --chromatic asks for the fewest; give one of both")]
    Both,
    /// A vertex has a colour that there is not.
    #[error("--fixed gives {vertex} the colour {color}, and with -k {k} the colours are 0 to {}", k - 1)]
    Beyond {
        /// The vertex.
        vertex: String,
        /// Its colour.
        color: u32,
        /// How many colours there are.
        k: u32,
    },
    /// Greedy is asked for a proof.
    #[error("greedy proves nothing of fewer colours; decide finds the least number")]
    GreedyProof,
    /// An order for a solver that has its own.
    #[error("--order is for --solver greedy, and {0} has an order of its own")]
    Order(String),
    /// The polynomial would take too much memory.
    #[error("the polynomial of {graph} {needs}, and --memory allows {}", memory::human(*may))]
    TooWide {
        /// The graph.
        graph: String,
        /// What it would take.
        needs: String,
        /// What there may be.
        may: u64,
    },
    /// Greedy takes what it needs.
    #[error(
        "greedy takes as many colours as it needs, and proves nothing of fewer; decide and dsatur answer for a given k"
    )]
    Greedy,
    /// A colouring cannot be checked alone.
    #[error("a colouring is checked against its graph: give --graph with a file or a name such as petersen")]
    NoGraph,
    /// The polynomial counts every colouring.
    #[error("the polynomial counts colourings of all vertices with names of colours; --{0} does not go with it")]
    Polynomial(&'static str),
    /// A word without an edge.
    #[error("'{0}' is no graph: no name such as petersen, no file, and no edges such as a-b,b-c")]
    NoGraphAtAll(String),
    /// A range that goes nowhere.
    #[error("'{0}' is no range of graphs; give one such as queen:4..7")]
    Range(String),
}

impl From<BadColoring> for Error {
    fn from(bad: BadColoring) -> Self {
        match bad {
            BadColoring::Graph(bad) => bad.into(),
            bad => Error::new("bad-coloring", bad.to_string()),
        }
    }
}
