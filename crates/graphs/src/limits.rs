//! How large a graph may be: whoever reads or makes one says what it can bear.

use registry::Bounds;

use super::graph::Graph;

/// The most vertices and edges that a graph may have. Readers look at it while they read, and families before they make
/// anything, so that a few bytes never take the memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The most vertices.
    pub vertices: u64,
    /// The most edges, each counted once however often it is written.
    pub edges: u64,
}

impl Limits {
    /// As large as a graph can be.
    pub const NONE: Limits = Limits { vertices: Graph::LARGEST, edges: u64::MAX };

    /// Vertices and edges together.
    pub(crate) fn both(self) -> u64 {
        self.vertices.saturating_add(self.edges)
    }
}

impl From<&Bounds> for Limits {
    fn from(bounds: &Bounds) -> Self {
        Limits { vertices: bounds.cells.min(Graph::LARGEST), edges: bounds.edges }
    }
}
