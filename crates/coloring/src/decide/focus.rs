//! Focused search for a colouring of a large sparse graph: only what clashes is recoloured, at random.
//!
//! Of all vertices that clash with a neighbour one is taken at random, and another colour for it. If that leaves no more clashes,
//! it has it; if it leaves d more, with a chance of [`ODDS`]^d (focused Metropolis search; Seitz, Alava and Orponen, 2005). A move costs some
//! ten words however large the graph is, where tabu search looks at all that clashes.
//!
//! Random graphs with 5,000 vertices, seconds of CPU of three seeds: 11,000 edges and 3 colours 0.16, 0.43 and 0.13 (0.29, 0.44 and
//! 0.20 with odds of 0.12, 0.9, 0.8 and 0.4 with 0.08; one of 0.3 found nothing in 20 s), 20,500 edges and 4 colours 0.35, 31,000 and
//! 5 colours 0.49 (one seed).

use super::dense::Dense;
use super::effort::Effort;
use registry::random::Random;

/// The odds of a move that leaves one clash more.
const ODDS: f64 = 0.16;

/// It has its turn if there are at least `FEWEST` vertices, with fewer than `SPARSE` neighbours on average: smaller graphs are
/// decided by look-ahead, denser ones coloured by tabu search.
const FEWEST: usize = if cfg!(test) { 300 } else { 1000 };
const SPARSE: f64 = 20.0;

/// Not among those that clash.
const OUT: u32 = u32::MAX;

/// A search that goes on where it stopped.
pub(super) struct Focus<'a> {
    graph: &'a Dense,
    k: usize,
    colors: Vec<u32>,
    /// The vertices that clash, and where each vertex is among them.
    clashing: Vec<u32>,
    places: Vec<u32>,
    random: Random,
}

impl<'a> Focus<'a> {
    /// A search from this colouring, if the graph is large and so sparse that random ones have a colouring with k > 1 colours:
    /// these have some 2k ln k neighbours at most, on average (Achlioptas and Naor, 2005).
    pub(super) fn new(graph: &'a Dense, k: usize, start: &[u32], seed: u64) -> Option<Self> {
        let n = graph.n();
        let ends: usize = (0..n).map(|v| graph.degree(v)).sum();
        let most = SPARSE.min(2.0 * k as f64 * (k as f64).ln());
        let is_home = n >= FEWEST && k > 1 && (ends as f64) < n as f64 * most;
        is_home.then(|| {
            let random = Random::stream(seed, 2);
            let mut focus =
                Focus { graph, k, colors: start.to_vec(), clashing: Vec::new(), places: vec![OUT; n], random };
            (0..n).for_each(|v| focus.note(v, focus.neighbours_with(v, focus.colors[v]) > 0));
            focus
        })
    }

    fn neighbours_with(&self, v: usize, color: u32) -> usize {
        self.graph.neighbours(v).iter().filter(|&&u| self.colors[u as usize] == color).count()
    }

    /// Notes whether a vertex clashes.
    fn note(&mut self, v: usize, clashes: bool) {
        let place = self.places[v];
        if clashes && place == OUT {
            self.places[v] = self.clashing.len() as u32;
            self.clashing.push(v as u32);
        } else if !clashes && place != OUT {
            self.clashing.swap_remove(place as usize);
            if let Some(&moved) = self.clashing.get(place as usize) {
                self.places[moved as usize] = place;
            }
            self.places[v] = OUT;
        }
    }

    /// Searches on. A proper colouring, or none when the effort is spent.
    pub(super) fn search(&mut self, effort: &mut Effort<'_>) -> Option<Vec<u32>> {
        while !self.clashing.is_empty() {
            let v = self.clashing[self.random.below(self.clashing.len())] as usize;
            let cost = self.recolor(v);
            if effort.spend(cost as u64) {
                return None;
            }
        }
        Some(self.colors.clone())
    }

    /// Gives a vertex that clashes another colour, or not. How many words did that take?
    fn recolor(&mut self, v: usize) -> usize {
        let graph = self.graph;
        let old = self.colors[v];
        let new = (old + 1 + self.random.below(self.k - 1) as u32) % self.k as u32;
        let clashes = self.neighbours_with(v, new);
        let more = clashes as i32 - self.neighbours_with(v, old) as i32;
        let mut cost = graph.degree(v);
        if more > 0 && (self.random.bits() >> 32) as f64 >= ODDS.powi(more) * 2f64.powi(32) {
            return cost;
        }
        self.colors[v] = new;
        self.note(v, clashes > 0);
        for &u in graph.neighbours(v) {
            let u = u as usize;
            if self.colors[u] == new {
                self.note(u, true);
            } else if self.colors[u] == old {
                self.note(u, self.neighbours_with(u, old) > 0);
                cost += graph.degree(u);
            }
        }
        cost
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A random graph with a colouring hidden in it.
    fn hidden(n: usize, k: usize, edges: usize, seed: u64) -> Dense {
        let mut random = Random::stream(seed, 0);
        let mut pairs = Vec::new();
        while pairs.len() < edges {
            let (a, b) = (random.below(n), random.below(n));
            if a % k != b % k {
                pairs.push((a as u32, b as u32));
            }
        }
        Dense::new(n, pairs)
    }

    #[test]
    fn what_is_hidden_in_sparse_graphs_is_found() {
        for (k, edges) in [(3, 1200), (4, 2200), (5, 3500)] {
            let graph = hidden(600, k, edges, k as u64);
            let mut focus = Focus::new(&graph, k, &[0; 600], 1).expect("it is large and sparse");
            let mut effort = Effort::of(50_000_000);
            let colors = focus.search(&mut effort).expect("it is easy");
            assert!(graph.is_proper(&colors, k) && focus.clashing.is_empty());
        }
    }

    #[test]
    fn going_on_in_small_steps_is_one_run_and_what_clashes_is_known() {
        let graph = hidden(400, 3, 850, 9);
        let start: Vec<u32> = (0..400).map(|v| v % 2).collect();
        let mut once = Focus::new(&graph, 3, &start, 7).expect("it is large and sparse");
        let expected = once.search(&mut Effort::of(u64::MAX));
        let mut often = Focus::new(&graph, 3, &start, 7).expect("it is large and sparse");
        let found = loop {
            if let Some(colors) = often.search(&mut Effort::of(100)) {
                break colors;
            }
            for v in 0..400 {
                let clashes = often.neighbours_with(v, often.colors[v]) > 0;
                assert_eq!(often.clashing.contains(&(v as u32)), clashes);
            }
        };
        assert_eq!(Some(found), expected);
    }

    #[test]
    fn it_keeps_away_from_small_and_dense_graphs() {
        assert!(Focus::new(&hidden(200, 3, 400, 1), 3, &[0; 200], 0).is_none());
        assert!(Focus::new(&hidden(400, 3, 4000, 1), 3, &[0; 400], 0).is_none());
        assert!(Focus::new(&Dense::new(400, []), 1, &[0; 400], 0).is_none());
    }
}
