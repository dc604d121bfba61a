//! A lower bound from generalised Mycielskians: graphs without large cliques that need many colours.
//!
//! The Mycielskian of a graph H has for each vertex v a second one, joined to the neighbours of v, and an apex joined to all
//! of these. It needs one colour more than H. So does, with any number of levels between H and the apex,
//!
//! ```text
//!     level 0     1           2             r            apex
//!          H ──── f₁(v) ───── f₂(v) ── … ── fᵣ(v) ────── w
//!                 joined to   joined to                  joined to
//!                 N(v)        f₁(N(v))                   every fᵣ(v)
//! ```
//!
//! as long as H started as a clique and grew by such steps only. With one level this is Mycielski's theorem; with more it is
//! topology: each step suspends the box complex (Stiebitz 1985; Csorba 2007), the sphere of a clique becomes a
//! sphere of one more dimension, and where a sphere of dimension d maps into the box complex of a graph, the graph needs
//! d + 2 colours (Lovász 1978). Vertices of the construction may fall together: all that is needed is a map that keeps edges. So:
//! start from a clique, find w and the levels in the graph, take the image as the next H, and go on. Hebrard and Katsirelos
//! (2019) did it with one level. The graphs called "Insertions" are cones with more levels, so that these settle them, too.
//!
//! Which vertices a level may use is found without search, for all w at once ([`Levels`]): a set for each vertex of H. A
//! choice from the sets comes after, greedily, with a look at the next level.
//!
//! CPU milliseconds for the proof that χ − 1 colours are not enough, 2026-11-15, least of three, after [`super::reduce`]. With one
//! level only, the bound of every one of the Insertions is 2.
//!
//! ```text
//!     myciel6, 7         .48, 2.1       1-Insertions_4, _5, _6   .12, 9.5, 113
//!     1-FullIns_4, _5    .007, .023     2-Insertions_4, _5       .87, 24
//!     5-FullIns_4        .015           3-, 4-Insertions_4       21, 2.1
//! ```
//!
//! 3-Insertions_5 is not settled with 2 · 10⁸ steps.

mod levels;

use std::sync::Arc;

use super::clique;
use super::dense::{Dense, has, ones};
use super::effort::Effort;
use levels::Levels;

/// A number of colours that is needed, and the part of the graph that shows it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Bound {
    pub(crate) colors: usize,
    pub(crate) vertices: Vec<u32>,
    /// How it shows it: the clique that it grew from, and what it grew by.
    pub(crate) base: Vec<u32>,
    pub(crate) cones: Vec<Arc<Cone>>,
}

/// A step: what was there, and what was put on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Cone {
    pub(crate) members: Vec<u32>,
    /// The vertices that stand for the members, level by level.
    pub(crate) levels: Vec<Vec<u32>>,
    pub(crate) apex: u32,
}

/// How many cliques to start from, how many apexes to try at each step, and how many of these to follow.
const STARTS: usize = 48;
const APEXES: usize = 16;
const FOLLOWED: usize = 3;

/// The fewest and the most levels of a step, round by round. One level is cheap, and where it is enough, more are in the way; then
/// as few as will do; then a fixed number, as the graphs have that are made so.
const LEVELS: [(usize, usize); 6] = [(1, 1), (1, 6), (3, 3), (4, 4), (2, 2), (5, 5)];

/// The best bound found, or the first above `k`.
pub(crate) fn bound(graph: &Dense, k: usize, effort: &mut Effort) -> Bound {
    let mut search = LevelSearch { graph, k, best: Bound::default(), levels: (1, 1), until: 0 };
    let starts = cliques(graph);
    for levels in LEVELS {
        search.levels = levels;
        for (at, clique) in starts.iter().enumerate() {
            let sub = Sub::clique(graph, clique);
            // One start gets a share of what is left, so that no bad one takes it all.
            search.until = effort.spent() + effort.left() / (starts.len() - at).clamp(2, 6) as u64;
            search.go(&sub, clique.len(), effort);
            if search.best.colors > k || effort.left() == 0 {
                return search.best;
            }
        }
    }
    search.best
}

/// Cliques of the largest size found, each grown from another vertex by the vertices with most neighbours.
fn cliques(graph: &Dense) -> Vec<Vec<u32>> {
    let mut order: Vec<usize> = (0..graph.n()).collect();
    order.sort_by_key(|&v| std::cmp::Reverse(graph.degree(v)));
    let mut found: Vec<Vec<u32>> = Vec::new();
    for &start in order.iter().take(STARTS) {
        let mut clique = vec![start as u32];
        let mut left = graph.row(start).to_vec();
        while let Some(next) = ones(&left).max_by_key(|&v| (graph.degree(v), std::cmp::Reverse(v))) {
            clique.push(next as u32);
            left.iter_mut().zip(graph.row(next)).for_each(|(left, row)| *left &= row);
        }
        clique.sort_unstable();
        if !found.contains(&clique) {
            found.push(clique);
        }
    }
    let mut dense: Vec<u32> = clique::greedy(graph, 1).into_iter().map(|v| v as u32).collect();
    dense.sort_unstable();
    if !found.contains(&dense) {
        found.push(dense);
    }
    let most = found.iter().map(Vec::len).max().unwrap_or(0);
    found.retain(|clique| clique.len() == most);
    found
}

/// A part of the graph, with some of its edges.
#[derive(Clone)]
struct Sub {
    words: usize,
    members: Vec<u32>,
    /// The neighbours of each member among the members, as sets of vertices.
    rows: Vec<u64>,
    /// Which member each vertex is.
    places: Vec<u32>,
    /// The steps by which it grew.
    cones: Vec<Arc<Cone>>,
}

impl Sub {
    fn new(graph: &Dense) -> Self {
        Sub {
            words: graph.words(),
            members: Vec::new(),
            rows: Vec::new(),
            places: vec![u32::MAX; graph.n()],
            cones: Vec::new(),
        }
    }

    fn clique(graph: &Dense, clique: &[u32]) -> Self {
        let mut sub = Sub::new(graph);
        sub.add(clique[0]);
        for (at, &a) in clique.iter().enumerate() {
            clique[..at].iter().for_each(|&b| sub.join(a, b));
        }
        sub
    }

    fn add(&mut self, v: u32) -> usize {
        if self.places[v as usize] == u32::MAX {
            self.places[v as usize] = self.members.len() as u32;
            self.members.push(v);
            self.rows.resize(self.members.len() * self.words, 0);
        }
        self.places[v as usize] as usize
    }

    fn join(&mut self, a: u32, b: u32) {
        for (a, b) in [(a, b), (b, a)] {
            let row = self.add(a) * self.words;
            self.rows[row + b as usize / 64] |= 1 << (b % 64);
        }
    }

    fn row(&self, member: usize) -> &[u64] {
        &self.rows[member * self.words..][..self.words]
    }

    /// The proof that it needs this number of colours.
    fn bound(&self, colors: usize) -> Bound {
        let base = self.cones.first().map_or(&self.members, |cone| &cone.members);
        Bound { colors, vertices: self.members.clone(), base: base.clone(), cones: self.cones.clone() }
    }

    /// The members joined to a member, by their places.
    fn around(&self, member: usize) -> impl Iterator<Item = usize> {
        ones(self.row(member)).map(|v| self.places[v] as usize)
    }
}

struct LevelSearch<'a> {
    graph: &'a Dense,
    k: usize,
    best: Bound,
    /// The fewest and the most levels of a step.
    levels: (usize, usize),
    /// How many steps may be spent in all before the next start.
    until: u64,
}

impl LevelSearch<'_> {
    /// Grows a part that needs `colors` colours.
    fn go(&mut self, sub: &Sub, colors: usize, effort: &mut Effort) {
        if colors > self.best.colors {
            self.best = sub.bound(colors);
        }
        // A single vertex has no neighbours that its second one could be joined to.
        if colors > self.k || colors < 2 || self.spent(effort) {
            return;
        }
        let Some(levels) = Levels::new(self.graph, sub, self.levels, effort) else { return };
        let mut next = Vec::new();
        for w in apexes(self.graph, &levels) {
            if let Some(grown) = levels.grow(self.graph, sub, w, effort) {
                if colors == self.k {
                    self.best = grown.bound(colors + 1);
                    return;
                }
                let after = Levels::new(self.graph, &grown, self.levels, effort);
                let score = after.map_or((usize::MAX, 0), |after| (after.depth(), usize::MAX - after.apexes().count()));
                next.push((score, grown));
            }
            if self.spent(effort) {
                break;
            }
        }
        next.sort_by_key(|(score, _)| *score);
        for (_, grown) in next.iter().take(FOLLOWED) {
            self.go(grown, colors + 1, effort);
            if self.best.colors > self.k || self.spent(effort) {
                return;
            }
        }
    }

    fn spent(&self, effort: &Effort) -> bool {
        effort.left() == 0 || effort.spent() >= self.until
    }
}

/// Some of the possible apexes, of all degrees.
fn apexes(graph: &Dense, levels: &Levels) -> Vec<u32> {
    let mut all: Vec<u32> = levels.apexes().map(|v| v as u32).collect();
    all.sort_by_key(|&v| graph.degree(v as usize));
    if all.len() > APEXES {
        all = (0..APEXES).map(|at| all[at * (all.len() - 1) / (APEXES - 1)]).collect();
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Graph;
    use crate::decide::clique::tests::{colorable, graphs};
    use proptest::prelude::*;

    /// The generalised Mycielskian of a graph, with `levels` levels.
    fn cone(n: u32, edges: &[(u32, u32)], levels: u32) -> (u32, Vec<(u32, u32)>) {
        let mut more = edges.to_vec();
        for level in 1..=levels {
            let (above, below) = (level * n, (level - 1) * n);
            more.extend(edges.iter().flat_map(|&(a, b)| [(a + above, b + below), (b + above, a + below)]));
        }
        let apex = (levels + 1) * n;
        more.extend((0..n).map(|v| (v + levels * n, apex)));
        (apex + 1, more)
    }

    /// Cones over cones, from one edge.
    fn tower(levels: &[u32]) -> Dense {
        let (n, edges) = levels.iter().fold((2, vec![(0, 1)]), |(n, edges), &levels| cone(n, &edges, levels));
        Dense::new(n as usize, edges)
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(300))]

        #[test]
        fn no_bound_is_too_high((n, edges) in graphs()) {
            let graph = Dense::of(&Graph::new(n, edges).unwrap());
            let bound = bound(&graph, n as usize, &mut Effort::of(1 << 22));
            prop_assert!(!colorable(&graph, bound.colors - 1));
            let part: Vec<(u32, u32)> = bound.vertices.iter().enumerate().flat_map(|(at, &a)| {
                let part = &bound.vertices;
                let graph = &graph;
                (0..at).filter(move |&to| graph.joins(a as usize, part[to] as usize)).map(move |to| (at as u32, to as u32))
            }).collect();
            prop_assert!(!colorable(&Dense::new(bound.vertices.len(), part), bound.colors - 1), "the part shows it");
        }
    }

    #[test]
    fn mycielskians_need_a_colour_more_each() {
        for steps in 1..=4 {
            let graph = tower(&vec![1; steps]);
            assert_eq!(bound(&graph, steps + 1, &mut Effort::of(1 << 24)).colors, steps + 2);
        }
    }

    #[test]
    fn so_do_those_with_more_levels() {
        // Odd cycles, and the graphs known as 1-Insertions_4 and 2-Insertions_4.
        for levels in [&[2][..], &[5], &[2, 2], &[3, 3], &[2, 2, 2], &[3, 3, 3], &[1, 2, 3]] {
            let colors = levels.len() + 2;
            assert_eq!(bound(&tower(levels), colors - 1, &mut Effort::of(1 << 26)).colors, colors, "{levels:?}");
        }
    }
}
