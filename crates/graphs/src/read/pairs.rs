//! Edges as they are met in a file, never many more than there may be.
//!
//! Files often give an edge twice, once in each direction, so that a count of what is written says little. Where there is a
//! limit, edges are thrown out that were met before, each time that twice as many are held as there may be: that takes a
//! constant time for each, and 16 bytes for each edge and vertex of the limit.

use std::collections::HashSet;

use super::super::graph::Graph;
use super::super::limits::Limits;
use super::bad::Fault;

/// The edges, and each vertex that a file only mentions, paired with itself.
pub(super) struct Pairs {
    pub(super) limits: Limits,
    pairs: Vec<[u32; 2]>,
    /// How many are held at most.
    room: usize,
}

impl Limits {
    /// Are these not too many vertices?
    pub(super) fn admit_vertices(self, many: u64) -> Result<(), Fault> {
        match many {
            many if many <= self.vertices.min(Graph::LARGEST) => Ok(()),
            many if self.vertices >= Graph::LARGEST => Err(Fault::TooMany(many.to_string())),
            many => Err(Fault::TooManyHere { many, most: self.vertices, things: "registry-vertices" }),
        }
    }

    /// Are these not too many edges?
    pub(super) fn admit_edges(self, many: u64) -> Result<(), Fault> {
        if many <= self.edges {
            return Ok(());
        }
        Err(Fault::TooManyHere { many, most: self.edges, things: "registry-edges" })
    }
}

impl Pairs {
    pub(super) fn new(limits: Limits) -> Self {
        let room = usize::try_from(limits.both().saturating_mul(2)).unwrap_or(usize::MAX);
        Pairs { limits, pairs: Vec::new(), room }
    }

    /// These edges, which are known to be not too many.
    pub(super) fn of(limits: Limits, pairs: Vec<[u32; 2]>) -> Self {
        Pairs { pairs, ..Pairs::new(limits) }
    }

    /// Are there edges for these vertices? One that nothing is said of takes 12 bytes, and a file of a few bytes must not take the
    /// memory.
    pub(super) fn admit_lonely(&self, vertices: u64) -> Result<(), Fault> {
        if vertices > 1 << 26 && vertices / 8 > self.len() as u64 {
            return Err(Fault::Lonely { vertices, edges: self.len() });
        }
        Ok(())
    }

    /// How many there are, as often as they are written as far as that is known.
    pub(super) fn len(&self) -> usize {
        self.pairs.len()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.pairs.is_empty()
    }

    pub(super) fn push(&mut self, pair: [u32; 2]) -> Result<(), Fault> {
        self.pairs.push(pair);
        if self.pairs.len() > self.room { self.prune() } else { Ok(()) }
    }

    /// Both ends of all, one pair after the other.
    pub(super) fn ends(&mut self) -> &mut [u32] {
        self.pairs.as_flattened_mut()
    }

    /// Keeps each edge and each mention once, in the order in which they are met first.
    #[cold]
    fn prune(&mut self) -> Result<(), Fault> {
        let mut seen = HashSet::with_capacity(self.pairs.len() / 2);
        self.pairs.retain(|&[a, b]| seen.insert([a.min(b), a.max(b)]));
        let mentions = self.pairs.iter().filter(|[a, b]| a == b).count();
        self.limits.admit_vertices(mentions as u64)?;
        self.limits.admit_edges((self.pairs.len() - mentions) as u64)
    }

    /// The graph with these pairs as edges and `vertices` vertices, unless they are too many.
    pub(super) fn graph(self, vertices: u64) -> Result<Graph, Fault> {
        self.limits.admit_vertices(vertices)?;
        let graph = Graph::from_pairs(vertices as u32, self.pairs);
        self.limits.admit_edges(graph.edges())?;
        Ok(graph)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_edge_counts_once_however_often_it_is_written() {
        let limits = Limits { vertices: 4, edges: 3 };
        let path = |edges: u32| {
            let mut pairs = Pairs::new(limits);
            for at in 0..1_000 * edges {
                let (a, b) = (at % edges, at % edges + 1);
                pairs.push(if at % 2 == 0 { [a, b] } else { [b, a] })?;
                pairs.push([a, a])?;
                assert!(pairs.len() <= 14);
            }
            pairs.graph(u64::from(edges) + 1)
        };
        assert_eq!(path(3).unwrap().edges(), 3);
        let here = |many, most, things| Fault::TooManyHere { many, most, things };
        assert_eq!(path(4), Err(here(4, 3, "registry-edges")));
        assert_eq!(path(9), Err(here(7, 4, "registry-vertices")));
        let mut triangle = Pairs::new(Limits { vertices: 3, edges: 2 });
        [[0, 1], [1, 2], [2, 0]].into_iter().try_for_each(|pair| triangle.push(pair)).unwrap();
        assert_eq!(triangle.graph(3), Err(here(3, 2, "registry-edges")));
    }
}
