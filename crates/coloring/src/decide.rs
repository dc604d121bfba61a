//! Are k colours enough? The exact solver: many techniques, for graphs of many kinds.
//!
//! ```text
//!     reduce        vertices that never matter are taken away; what is left falls apart
//!     clique        more than k vertices joined to each other settle it
//!     first         so does a quick colouring
//!     mycielski     a bound above the largest clique
//!     transversal   exact cover, where cliques of k partition the graph
//!     independent   classes too small to hold all vertices, however they are chosen
//!     lookahead     a search that looks before it leaps, as long as its own estimate says that it will end
//!     focus         random moves of what clashes, in large sparse graphs
//!     tabu          local search for a colouring, two searches whose finds are crossed
//!     learn         a search that learns from conflicts
//! ```
//!
//! The first six are quick and come in this order, except that `independent` waits for the first turn of look-ahead; the last four
//! take turns, with more steps each time ([`part`]). With more than three colours tabu search has a moment before them; in wide graphs,
//! of many vertices with few neighbours, look-ahead has one with three, and learning one before the exact cover.
//! Steps are counted, not seconds: the same graph and seed take the same way on any machine.

pub(super) mod clique;
pub(super) mod dense;
pub(super) mod effort;
mod first;
mod focus;
mod independent;
mod learn;
mod lookahead;
mod mycielski;
mod part;
mod reduce;
pub(super) mod script;
mod tabu;
mod transversal;

use super::Graph;
use super::why::Why;
use effort::Effort;
use reduce::{Impossible, reduce};
use script::Script;

pub(super) use clique::odd_cycle;

/// What a technique says of a graph and a number of colours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// The colour of each vertex.
    Colored(Vec<u32>),
    /// This number of colours is not enough.
    Impossible,
    /// It gave up.
    Unknown,
}

/// What was decided, and how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Decision {
    pub(super) verdict: Verdict,
    /// The technique that decided.
    pub(super) by: &'static str,
    /// Why the colours are not enough, if that can be said.
    pub(super) why: Option<Why>,
}

impl Decision {
    fn colored(colors: Vec<u32>, by: &'static str) -> Self {
        Decision { verdict: Verdict::Colored(colors), by, why: None }
    }

    fn impossible(by: &'static str, why: Option<Why>) -> Self {
        Decision { verdict: Verdict::Impossible, by, why }
    }

    fn unknown() -> Self {
        Decision { verdict: Verdict::Unknown, by: "nothing", why: None }
    }
}

/// What reductions may spend.
const REDUCE: u64 = 200_000_000;

/// Decides whether k colours are enough, within the effort; `start` is a colouring to begin with, as far as there is one. With a
/// script it writes a proof, and takes what can prove alone.
pub(super) fn decide(
    graph: &Graph,
    k: u32,
    start: &[Option<u32>],
    seed: u64,
    effort: &mut Effort<'_>,
    script: Option<Script<'_>>,
) -> Decision {
    let kernel = match effort.share(REDUCE, |effort| reduce(graph, k as usize, effort)) {
        Ok(kernel) => kernel,
        Err(impossible) => {
            if let Some(script) = script {
                write(&script, &impossible);
            }
            return Decision::impossible("reduce", Some(impossible.into()));
        }
    };
    let mut by = "reduce";
    let mut colors = Vec::with_capacity(kernel.parts.len());
    for part in &kernel.parts {
        let start: Vec<Option<u32>> = part.vertices.iter().map(|&v| start.get(v as usize).copied().flatten()).collect();
        let script = script.map(|script| {
            script.begin(kernel.merges());
            script.part(&part.vertices)
        });
        let decision = part::decide(&part.shape, k, &start, seed, effort, script);
        match decision.verdict {
            Verdict::Colored(part) => {
                colors.push(part);
                by = decision.by;
            }
            Verdict::Impossible => {
                // What was merged is no part of the graph.
                let why = decision.why.filter(|_| !kernel.merged);
                return Decision { why: why.map(|why| why.renumbered(|v| part.vertices[v as usize])), ..decision };
            }
            Verdict::Unknown => return decision,
        }
    }
    let colors = kernel.lift(graph, &colors);
    debug_assert!(graph.each_edge().all(|(a, b)| colors[a as usize] != colors[b as usize]));
    Decision::colored(colors, by)
}

impl From<Impossible> for Why {
    fn from(impossible: Impossible) -> Self {
        match impossible {
            Impossible::Clique(clique) => Why::Clique(clique),
            Impossible::OddCycle(cycle) => Why::OddCycle(cycle),
            Impossible::Merged(..) => Why::Merged,
        }
    }
}

/// Writes the proof of what reductions found out.
fn write(script: &Script<'_>, impossible: &Impossible) {
    match impossible {
        Impossible::Clique(clique) => {
            script.begin(&[]);
            script.end_with_clique(clique);
        }
        Impossible::OddCycle(cycle) => {
            script.begin(&[]);
            script.end_with_odd_cycle(cycle);
        }
        Impossible::Merged(merges, clique) => {
            script.begin(merges);
            script.end_with_clique(clique);
        }
    }
}
