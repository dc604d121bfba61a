//! Vertices that have their colour from the start, made part of the graph.
//!
//! Those of the same colour become one vertex, and these are joined to each other. A colouring of that graph is one of the
//! first up to the names of its colours, so that every solver that knows nothing of fixed colours can be used: of its
//! colourings with k colours, one in k (k − 1) … (k − p + 1) gives p fixed colours the names that they should have.

use super::Graph;

/// A graph without fixed colours in place of one with them.
#[derive(Clone, Debug)]
pub(super) struct Contracted {
    /// The graph: a vertex for each fixed colour first, then those without one.
    pub(super) graph: Graph,
    /// What became of each vertex of the first.
    place: Vec<u32>,
    /// A vertex of the first that became this one.
    outside: Vec<u32>,
    /// The fixed colours, ascending: those of the first vertices.
    fixed: Vec<u32>,
}

impl Contracted {
    /// The graph in place of this one.
    ///
    /// # Errors
    ///
    /// If two vertices that are joined have the same colour: these.
    pub(super) fn new(graph: &Graph, fixed: &[Option<u32>]) -> Result<Self, (u32, u32)> {
        let mut colors: Vec<u32> = fixed.iter().copied().flatten().collect();
        colors.sort_unstable();
        colors.dedup();
        if colors.is_empty() {
            let all: Vec<u32> = (0..graph.vertices()).collect();
            return Ok(Contracted { graph: graph.clone(), place: all.clone(), outside: all, fixed: colors });
        }
        let first = colors.len() as u32;
        let mut next = first;
        let mut place = Vec::with_capacity(graph.vertices() as usize);
        for vertex in 0..graph.vertices() {
            place.push(match fixed.get(vertex as usize).copied().flatten() {
                Some(color) => colors.partition_point(|&c| c < color) as u32,
                None => {
                    next += 1;
                    next - 1
                }
            });
        }
        let mut edges: Vec<(u32, u32)> = (0..first).flat_map(|a| (0..a).map(move |b| (a, b))).collect();
        for (a, b) in graph.each_edge() {
            let (to_a, to_b) = (place[a as usize], place[b as usize]);
            if to_a == to_b {
                return Err((a, b));
            }
            if to_a.max(to_b) >= first {
                edges.push((to_a, to_b));
            }
        }
        let graph_size = graph.vertices();
        let graph = Graph::new(next, edges).expect("no vertex is joined to itself");
        let mut outside = vec![0; next as usize];
        // Of several the first.
        (0..graph_size).zip(&place).rev().for_each(|(vertex, &place)| outside[place as usize] = vertex);
        Ok(Contracted { graph, place, outside, fixed: colors })
    }

    /// How many colours are fixed.
    pub(super) fn fixed(&self) -> u32 {
        self.fixed.len() as u32
    }

    /// The fixed colours, ascending: those of the first vertices.
    pub(super) fn fixed_colors(&self) -> &[u32] {
        &self.fixed
    }

    /// Colours to begin with, from those of the first graph.
    pub(super) fn start(&self, start: &[Option<u32>]) -> Vec<Option<u32>> {
        let mut colors = vec![None; self.graph.vertices() as usize];
        for (&place, &color) in self.place.iter().zip(start) {
            colors[place as usize] = color;
        }
        colors
    }

    /// A vertex of the first graph that became this one.
    pub(super) fn outside(&self, vertex: u32) -> u32 {
        self.outside[vertex as usize]
    }

    /// The colours of the first graph, where the fixed ones have their names, from those of this one.
    pub(super) fn lift(&self, colors: &[u32]) -> Vec<u32> {
        if self.fixed.is_empty() {
            return colors.to_vec(); // nothing was renumbered
        }
        let most = colors.iter().chain(&self.fixed).max().map_or(0, |&most| most as usize + 1);
        let mut called = vec![u32::MAX; most];
        for (at, &color) in self.fixed.iter().enumerate() {
            called[colors[at] as usize] = color;
        }
        let mut others = (0..).filter(|color| self.fixed.binary_search(color).is_err());
        for name in called.iter_mut().filter(|name| **name == u32::MAX) {
            *name = others.next().expect("there are always more numbers");
        }
        self.place.iter().map(|&place| called[colors[place as usize] as usize]).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fixed_colours_keep_their_names() {
        let path = Graph::new(4, vec![(0, 1), (1, 2), (2, 3)]).unwrap();
        let contracted = Contracted::new(&path, &[Some(2), None, Some(1), None]).unwrap();
        assert_eq!((contracted.graph.vertices(), contracted.graph.edges(), contracted.fixed()), (4, 4, 2));
        // Vertex 0 is colour 1, vertex 1 colour 2, then the free ones.
        assert_eq!(contracted.lift(&[0, 1, 2, 1]), [2, 0, 1, 2]);
    }

    #[test]
    fn joined_vertices_of_one_colour_are_named() {
        let path = Graph::new(3, vec![(0, 1), (1, 2)]).unwrap();
        assert_eq!(Contracted::new(&path, &[None, Some(0), Some(0)]).unwrap_err(), (1, 2));
        let none = Contracted::new(&path, &[]).unwrap();
        assert_eq!((none.graph == path, none.lift(&[5, 6, 5])), (true, vec![5, 6, 5]));
    }
}
