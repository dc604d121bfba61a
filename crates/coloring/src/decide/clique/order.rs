//! An order in which few neighbours of a vertex come after it: always the vertex with fewest neighbours left is next.
//!
//! By buckets, in linear time (Matula and Beck, 1983).

use super::Lists;

/// The vertices in order.
pub(super) struct Order {
    vertices: Vec<u32>,
    /// Where each vertex is in it.
    places: Vec<u32>,
    /// How many neighbours each had left, or the most that one before it had: no clique with it and what comes later is larger
    /// than this plus one.
    cores: Vec<u32>,
}

impl Order {
    pub(super) fn new(graph: &impl Lists) -> Self {
        let n = graph.n();
        let mut cores: Vec<u32> = (0..n as u32).map(|v| graph.list(v).len() as u32).collect();
        // Vertices by degree; `starts` says where each degree begins.
        let most = cores.iter().copied().max().unwrap_or(0) as usize;
        let mut starts = vec![0u32; most + 2];
        cores.iter().for_each(|&degree| starts[degree as usize + 1] += 1);
        (0..=most).for_each(|degree| starts[degree + 1] += starts[degree]);
        let mut next = starts.clone();
        let (mut vertices, mut places) = (vec![0; n], vec![0; n]);
        for (v, &degree) in cores.iter().enumerate() {
            let place = &mut next[degree as usize];
            (vertices[*place as usize], places[v]) = (v as u32, *place);
            *place += 1;
        }
        for at in 0..n {
            let v = vertices[at];
            let core = cores[v as usize];
            for &u in graph.list(v) {
                let degree = cores[u as usize];
                if degree > core {
                    // Swap it with the first of its degree, which then belongs to the degree below.
                    let start = &mut starts[degree as usize];
                    let (place, other) = (places[u as usize], vertices[*start as usize]);
                    vertices.swap(place as usize, *start as usize);
                    (places[other as usize], places[u as usize]) = (place, *start);
                    *start += 1;
                    cores[u as usize] -= 1;
                }
            }
        }
        Order { vertices, places, cores }
    }

    pub(super) fn vertices(&self) -> &[u32] {
        &self.vertices
    }

    pub(super) fn place(&self, v: u32) -> u32 {
        self.places[v as usize]
    }

    pub(super) fn core(&self, v: u32) -> usize {
        self.cores[v as usize] as usize
    }

    /// The neighbours of a vertex that come after it.
    pub(super) fn later<'a>(&'a self, graph: &'a impl Lists, v: u32) -> impl Iterator<Item = u32> + 'a {
        let place = self.place(v);
        graph.list(v).iter().copied().filter(move |&u| self.place(u) > place)
    }
}

/// A small part of a graph, with its vertices in a given order, as rows of bits.
#[derive(Default)]
pub(super) struct Local {
    pub(super) vertices: Vec<u32>,
    pub(super) words: usize,
    bits: Vec<u64>,
    /// Where each vertex of the graph is, for those that are here.
    places: Vec<u32>,
}

impl Local {
    /// Takes these vertices. The steps it took.
    pub(super) fn fill(&mut self, graph: &impl Lists, vertices: impl Iterator<Item = u32>) -> u64 {
        self.places.resize(graph.n(), u32::MAX);
        self.vertices.iter().for_each(|&v| self.places[v as usize] = u32::MAX);
        self.vertices.clear();
        self.vertices.extend(vertices);
        for (at, &v) in self.vertices.iter().enumerate() {
            self.places[v as usize] = at as u32;
        }
        self.words = self.vertices.len().div_ceil(64);
        self.bits.clear();
        self.bits.resize(self.words * self.vertices.len(), 0);
        let mut steps = self.bits.len() as u64 + 1;
        for (row, &v) in self.bits.chunks_exact_mut(self.words.max(1)).zip(&self.vertices) {
            steps += graph.list(v).len() as u64;
            for &u in graph.list(v) {
                let place = self.places[u as usize];
                if place != u32::MAX {
                    row[place as usize / 64] |= 1 << (place % 64);
                }
            }
        }
        steps
    }

    pub(super) fn row(&self, at: usize) -> &[u64] {
        &self.bits[at * self.words..][..self.words]
    }
}
