//! Are k colours enough? The exact solver: what it takes so that no rival wins.

pub(super) mod clique;
pub(super) mod dense;
pub(super) mod effort;
mod learn;
mod lookahead;
mod mycielski;
mod reduce;
mod tabu;
mod transversal;

/// What a technique says of a graph and a number of colours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// The colour of each vertex.
    Colored(Vec<u32>),
    /// So few colours are not enough.
    Impossible,
    /// It gave up.
    Unknown,
}
