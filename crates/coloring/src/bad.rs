//! What cannot be asked of a graph, and what is said of it.

use backtrail::{Text, text};
use graphs::generate::BadGenerator;
use graphs::read::{BadColors, BadFormat, BadGraph};
use registry::{Position, memory};

use super::greedy::UnknownOrder;

/// Why words name no graph to be coloured.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum BadColoring {
    /// It cannot be read.
    Graph(BadGraph),
    /// There is no such kind of graph.
    Generator(BadGenerator),
    /// There is no such format.
    Format(BadFormat),
    /// The colours of a flag cannot be read.
    Colors {
        /// The flag.
        flag: &'static str,
        /// Why not.
        why: BadColors,
    },
    /// A colouring to check cannot be read.
    Given(BadColors),
    /// There is no such order.
    UnknownOrder(UnknownOrder),
    /// Two flags that say different things.
    Both,
    /// A vertex has a colour that there is not.
    Beyond {
        /// The vertex.
        vertex: String,
        /// Its colour.
        color: u32,
        /// How many colours there are.
        k: u32,
    },
    /// Greedy is asked for a proof.
    GreedyProof,
    /// An order for a solver that has its own.
    Order(String),
    /// The polynomial would take too much memory.
    TooWide {
        /// The graph.
        graph: Text,
        /// What it would take, if any amount would do.
        needs: Option<u64>,
        /// What there may be.
        may: u64,
    },
    /// A solver keeps how often each vertex sees each colour.
    Memory {
        /// The solver.
        solver: String,
        /// The graph.
        graph: Text,
        /// How many colours there are.
        k: u32,
        /// What it would take.
        needs: u64,
        /// What there may be.
        may: u64,
    },
    /// Greedy takes what it needs.
    Greedy,
    /// A colouring cannot be checked alone.
    NoGraph,
    /// The polynomial counts every colouring.
    Polynomial(&'static str),
    /// A word without an edge.
    NoGraphAtAll(String),
    /// A range that goes nowhere.
    Range(String),
}

registry::errors_by_text!(BadColoring, at place);

impl BadColoring {
    /// What is wrong.
    pub fn text(&self) -> Text {
        match self {
            BadColoring::Graph(bad) => bad.fault(),
            BadColoring::Generator(bad) => bad.text(),
            BadColoring::Format(bad) => bad.text(),
            BadColoring::Colors { flag, why } => text!("color-bad-flag", flag = *flag, why = why.text()),
            BadColoring::Given(bad) => bad.text(),
            BadColoring::UnknownOrder(bad) => bad.text(),
            BadColoring::Both => text!("color-k-and-chromatic"),
            BadColoring::Beyond { vertex, color, k } => {
                text!(
                    "color-fixed-beyond",
                    vertex = &**vertex,
                    colour = *color,
                    colours = *k,
                    last = k.saturating_sub(1)
                )
            }
            BadColoring::GreedyProof => text!("color-greedy-proof"),
            BadColoring::Order(solver) => text!("color-order-of-its-own", solver = &**solver),
            BadColoring::TooWide { graph, needs: Some(needs), may } => {
                let (human, may) = (memory::human(*needs), memory::human(*may));
                let text = text!("color-polynomial-memory", graph = graph.clone(), needs = human, may = may);
                text.with("memory", memory::flag(*needs))
            }
            BadColoring::TooWide { graph, needs: None, may } => {
                text!("color-polynomial-wide", graph = graph.clone(), may = memory::human(*may))
            }
            BadColoring::Memory { solver, graph, k, needs, may } => {
                let (human, may) = (memory::human(*needs), memory::human(*may));
                let graph = graph.clone();
                let text =
                    text!("color-memory", solver = &**solver, graph = graph, colours = *k, needs = human, may = may);
                text.with("memory", memory::flag(*needs))
            }
            BadColoring::Greedy => text!("color-greedy-k"),
            BadColoring::NoGraph => text!("color-check-no-graph"),
            BadColoring::Polynomial(flag) => text!("color-polynomial-flag", flag = *flag),
            BadColoring::NoGraphAtAll(word) => text!("color-no-graph", word = &**word),
            BadColoring::Range(range) => text!("color-bad-range", range = &**range),
        }
    }

    /// Where, if that is a place in the text of a graph.
    pub fn place(&self) -> Option<Position> {
        match self {
            BadColoring::Graph(bad) => bad.place(),
            _ => None,
        }
    }
}

/// Lets `?` wrap what others find wrong.
macro_rules! wrap {
    ($($bad:ident as $variant:ident),+) => {
        $(impl From<$bad> for BadColoring {
            fn from(bad: $bad) -> Self {
                BadColoring::$variant(bad)
            }
        })+
    };
}
wrap!(
    BadGraph as Graph,
    BadGenerator as Generator,
    BadFormat as Format,
    BadColors as Given,
    UnknownOrder as UnknownOrder
);
