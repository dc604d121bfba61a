//! How many neighbours of each colour each vertex has.

use super::super::dense::Dense;

/// A row for each colour, an entry for each vertex.
pub(super) struct Counts<'a> {
    graph: &'a Dense,
    rows: Vec<u16>,
    /// For graphs that are small and dense: a byte for each pair of vertices, 1 if they are joined.
    joined: Vec<u8>,
}

impl<'a> Counts<'a> {
    /// Room for k colours.
    pub(super) fn new(graph: &'a Dense, k: usize) -> Self {
        let n = graph.n();
        let ends: usize = (0..n).map(|v| graph.degree(v)).sum();
        let mut joined = Vec::new();
        if n <= LARGEST && ends * SPARSE >= n * n {
            joined = vec![0; n * n];
            for v in 0..n {
                graph.neighbours(v).iter().for_each(|&u| joined[v * n + u as usize] = 1);
            }
        }
        Counts { graph, rows: vec![0; n * k], joined }
    }

    /// Counts anew.
    pub(super) fn count(&mut self, colors: &[u32]) {
        let n = self.graph.n();
        self.rows.fill(0);
        for (v, &color) in colors.iter().enumerate() {
            let row = &mut self.rows[color as usize * n..][..n];
            self.graph.neighbours(v).iter().for_each(|&u| row[u as usize] += 1);
        }
    }

    /// How many neighbours of a vertex have a colour.
    pub(super) fn of(&self, v: usize, color: usize) -> u16 {
        self.rows[color * self.graph.n() + v]
    }

    /// How many neighbours of a vertex have each colour.
    pub(super) fn each(&self, v: usize) -> impl Iterator<Item = u16> {
        self.rows[v..].iter().step_by(self.graph.n()).copied()
    }

    /// A vertex changes its colour. How much work it was.
    pub(super) fn recolor(&mut self, vertex: usize, from: usize, to: usize) -> u64 {
        let n = self.graph.n();
        let (low, high) = self.rows.split_at_mut(from.max(to) * n);
        let (low, high) = (&mut low[from.min(to) * n..][..n], &mut high[..n]);
        let (from, to) = if from < to { (low, high) } else { (high, low) };
        if self.joined.is_empty() {
            let neighbours = self.graph.neighbours(vertex);
            for &u in neighbours {
                from[u as usize] -= 1;
                to[u as usize] += 1;
            }
            return 2 * neighbours.len() as u64;
        }
        // Many at a time: the compiler makes vectors of it.
        for ((from, to), &joined) in from.iter_mut().zip(to).zip(&self.joined[vertex * n..][..n]) {
            *from = from.wrapping_sub(u16::from(joined));
            *to = to.wrapping_add(u16::from(joined));
        }
        n as u64 / 4
    }
}

/// The most vertices for a byte a pair: 4 MB.
const LARGEST: usize = 2048;

/// Rows are quicker than lists if at least one in this many pairs is joined.
const SPARSE: usize = 16;
