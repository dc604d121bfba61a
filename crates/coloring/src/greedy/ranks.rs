//! The vertices by degree, the largest first; those of the same degree by number.

use super::Graph;

/// Every vertex has a rank: 0 has the most neighbours.
pub(super) struct Ranks {
    /// The vertices in the order of their ranks.
    pub(super) order: Vec<u32>,
    /// For each d, how many vertices have at least d neighbours. They are the first of the order.
    pub(super) at_least: Vec<u32>,
}

impl Ranks {
    /// Counts the degrees, then deals the vertices out.
    pub(super) fn new(graph: &Graph) -> Self {
        let n = graph.vertices();
        let most = (0..n).map(|vertex| graph.degree(vertex)).max().unwrap_or(0);
        let mut next = vec![0_u32; most + 2];
        for vertex in 0..n {
            next[graph.degree(vertex)] += 1;
        }
        for degree in (0..=most).rev() {
            next[degree] += next[degree + 1];
        }
        let at_least = next[..=most].to_vec();
        let mut order = vec![0; n as usize];
        for vertex in 0..n {
            // Vertices of this degree come after those that have more.
            let at = &mut next[graph.degree(vertex) + 1];
            order[*at as usize] = vertex;
            *at += 1;
        }
        Ranks { order, at_least }
    }

    /// The rank of each vertex.
    pub(super) fn of_vertices(&self) -> impl Iterator<Item = (u32, u32)> {
        self.order.iter().zip(0..).map(|(&vertex, rank)| (vertex, rank))
    }
}
