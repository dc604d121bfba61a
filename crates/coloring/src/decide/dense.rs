//! A graph for the exact solver: neighbours as lists, and as rows of bits.

#[cfg(test)]
use crate::Graph;

/// A graph small enough to keep a bit for each pair of vertices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Dense {
    /// The words of a row.
    words: usize,
    /// Row by row: bit u of row v is set if the two are joined.
    bits: Vec<u64>,
    /// The neighbours of each vertex, ascending.
    lists: Vec<Vec<u32>>,
}

impl Dense {
    /// The graph with these edges, given once or more.
    pub(crate) fn new(n: usize, edges: impl IntoIterator<Item = (u32, u32)>) -> Self {
        let words = n.div_ceil(64);
        let mut graph = Dense { words, bits: vec![0; n * words], lists: vec![Vec::new(); n] };
        for (a, b) in edges {
            let (a, b) = (a as usize, b as usize);
            debug_assert_ne!(a, b);
            graph.bits[a * words + b / 64] |= 1 << (b % 64);
            graph.bits[b * words + a / 64] |= 1 << (a % 64);
        }
        for v in 0..n {
            graph.lists[v] = ones(graph.row(v)).map(|u| u as u32).collect();
        }
        graph
    }

    /// The part of a graph with these vertices, which become 0, 1, … in this order.
    #[cfg(test)]
    pub(crate) fn induced(graph: &Graph, vertices: &[u32]) -> Self {
        let place = |vertex: u32| vertices.iter().position(|&v| v == vertex).map(|at| at as u32);
        let edges = graph.each_edge().filter_map(|(a, b)| Some((place(a)?, place(b)?)));
        Dense::new(vertices.len(), edges)
    }

    /// A whole graph.
    #[cfg(test)]
    pub(crate) fn of(graph: &Graph) -> Self {
        Dense::new(graph.vertices() as usize, graph.each_edge())
    }

    /// How many vertices there are.
    pub(crate) fn n(&self) -> usize {
        self.lists.len()
    }

    /// How many words a set of vertices has.
    pub(crate) fn words(&self) -> usize {
        self.words
    }

    /// The neighbours of a vertex as a set.
    pub(crate) fn row(&self, v: usize) -> &[u64] {
        &self.bits[v * self.words..][..self.words]
    }

    /// The neighbours of a vertex, ascending.
    pub(crate) fn neighbours(&self, v: usize) -> &[u32] {
        &self.lists[v]
    }

    /// How many neighbours a vertex has.
    pub(crate) fn degree(&self, v: usize) -> usize {
        self.lists[v].len()
    }

    /// Are these two joined?
    pub(crate) fn joins(&self, a: usize, b: usize) -> bool {
        has(self.row(a), b)
    }

    /// Every vertex, as a set.
    pub(crate) fn all(&self) -> Vec<u64> {
        let mut set = vec![0; self.words];
        (0..self.n()).for_each(|v| set[v / 64] |= 1 << (v % 64));
        set
    }

    /// Is this a proper colouring with colours below k?
    pub(crate) fn is_proper(&self, colors: &[u32], k: usize) -> bool {
        let free = |v: usize| self.lists[v].iter().all(|&u| colors[u as usize] != colors[v]);
        colors.len() == self.n() && (0..self.n()).all(|v| (colors[v] as usize) < k && free(v))
    }
}

/// Is a number in a set?
pub(crate) fn has(set: &[u64], at: usize) -> bool {
    set[at / 64] >> (at % 64) & 1 == 1
}

/// The numbers in a set, ascending.
pub(crate) fn ones(set: &[u64]) -> impl Iterator<Item = usize> {
    set.iter().enumerate().flat_map(|(word, &bits)| {
        let rest = |bits: &u64| Some(bits & (bits - 1)).filter(|bits| *bits != 0);
        let all = std::iter::successors(Some(bits).filter(|bits| *bits != 0), rest);
        all.map(move |bits| word * 64 + bits.trailing_zeros() as usize)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_and_lists_agree() {
        let graph = Graph::new(70, vec![(0, 69), (69, 3), (3, 0), (68, 1)]).unwrap();
        let dense = Dense::of(&graph);
        assert_eq!((dense.n(), dense.words(), dense.degree(69)), (70, 2, 2));
        assert_eq!(ones(dense.row(69)).collect::<Vec<_>>(), [0, 3]);
        assert!(dense.joins(1, 68) && !dense.joins(1, 2));
        assert_eq!(dense.all().iter().map(|word| word.count_ones()).sum::<u32>(), 70);
    }
}
