//! Graph colouring: a colour for each vertex, so that no two joined vertices have the same.
//!
//! Read `plain` first, then `dsatur`, which changes the order of its vertices. `decide` is the fast solver: a folder of
//! techniques, each with its gain in its head. `count` counts without listing, `greedy` colours at once.

mod answer;
mod bad;
mod check;
mod chromatic;
mod colored;
mod count;
mod decide;
mod dsatur;
mod explain;
mod fixed;
pub mod generate;
mod graph;
pub mod greedy;
mod instance;
mod job;
mod plain;
mod puzzle;
pub mod read;
mod reason;
mod simple;
mod why;
mod widen;

pub use crate::registry::Place;
pub use bad::BadColoring;
pub use check::check;
pub use colored::Colored;
pub use count::{Polynomial, polynomial};
pub use dsatur::{Dsatur, Paint, Paints};
pub use generate::{generate, generate_within, layout};
pub use graph::{Graph, Loop, Names};
pub use instance::Coloring;
pub use job::Job;
pub use plain::Plain;
pub use puzzle::{COLOR, Color};
pub use simple::{NotColored, color, color3};

use crate::engine::{self, Entry};
use crate::registry::Ability::{self, All, Count, First, Threads, Trace};
use crate::registry::Solver;

const WALK: &[Ability] = &[First, All, Count, Trace, Threads];

/// One line for each solver, from the textbook's walk to the fastest.
#[rustfmt::skip]
static SOLVERS: &[Entry<Coloring>] = &[
    Entry {
        solver: Solver { name: "plain", idea: "vertices in order, colours ascending, neighbours checked", can: WALK, largest: Graph::LARGEST, twin: None },
        solve: |coloring, request, answer| answer::walk(coloring, request, answer, Plain::new),
        steps: Some(|coloring| engine::stepper(Plain::new(&coloring.job(coloring.walked())))),
    },
    Entry {
        solver: Solver { name: "dsatur", idea: "the vertex with the fewest possible colours first; no neighbour left without one", can: WALK, largest: 100_000, twin: Some("plain") },
        solve: |coloring, request, answer| answer::walk(coloring, request, answer, Dsatur::new),
        steps: Some(|coloring| engine::stepper(Dsatur::new(&coloring.job(coloring.walked())))),
    },
    Entry {
        solver: Solver { name: "decide", idea: "reductions, cliques and bounds, exact cover, look-ahead, tabu search and learning in turns", can: &[First], largest: Graph::LARGEST, twin: Some("dsatur") },
        solve: answer::exactly,
        steps: None,
    },
    Entry {
        solver: Solver { name: "widen", idea: "the colouring of decide, then its renamings, then all that dsatur finds", can: &[First, All], largest: 100_000, twin: Some("dsatur") },
        solve: answer::widened,
        steps: None,
    },
    Entry {
        solver: Solver { name: "greedy", idea: "each vertex the least colour its neighbours leave: no proof, and graphs of millions", can: &[First], largest: Graph::LARGEST, twin: Some("plain") },
        solve: answer::greedily,
        steps: None,
    },
    Entry {
        solver: Solver { name: "partitions", idea: "vertex by vertex, colourings that part the frontier alike counted as one", can: &[Count], largest: Graph::LARGEST, twin: Some("dsatur") },
        solve: |coloring, request, _| answer::counted(coloring, request),
        steps: None,
    },
];
