//! Cliques: vertices all joined to each other need as many colours.
//!
//! [`greedy`] grows one from each of some vertices. [`largest`] proves that there is no larger one ([`search`]), and
//! [`of_size`] lists those with k vertices ([`list`]), each with the vertices in the order of [`order`], in which few neighbours
//! of a vertex come after it: so the search in a large sparse graph is many small ones. [`in_graph`] does the same for
//! graphs without a bit for each pair.
//!
//! CPU milliseconds, 2026-11-15: the largest clique is proven in .23 for DSJC125.5 (10), 20 for DSJC125.9 (34), .30 for DSJC500.1 (5),
//! .10 for `le450_25a` (25).

mod list;
mod odd;
mod order;
mod search;

use super::dense::{Dense, has, ones};
use super::effort::Effort;
use crate::Graph;
pub(crate) use list::of_size;
#[allow(unused_imports, reason = "for the certificate of three colours")]
pub(crate) use odd::{odd_cycle, two_sides};
use order::Order;

/// A graph by its rows of neighbours, each ascending.
trait Lists {
    fn n(&self) -> usize;
    fn list(&self, v: u32) -> &[u32];
}

impl Lists for Dense {
    fn n(&self) -> usize {
        Dense::n(self)
    }

    fn list(&self, v: u32) -> &[u32] {
        self.neighbours(v as usize)
    }
}

impl Lists for Graph {
    fn n(&self) -> usize {
        self.vertices() as usize
    }

    fn list(&self, v: u32) -> &[u32] {
        self.neighbours(v)
    }
}

/// A large clique, grown from each of `tries` vertices: always by the vertex with most neighbours among those that are left.
pub(crate) fn greedy(graph: &Dense, tries: usize) -> Vec<usize> {
    let mut starts: Vec<usize> = (0..graph.n()).collect();
    starts.sort_by_key(|&v| std::cmp::Reverse(graph.degree(v)));
    let mut best = Vec::new();
    let mut left = vec![0; graph.words()];
    let mut clique = Vec::new();
    for &start in starts.iter().take(tries) {
        if graph.degree(start) < best.len() {
            break;
        }
        clique.clear();
        clique.push(start);
        left.copy_from_slice(graph.row(start));
        let neighbours_left = |v: usize, left: &[u64]| {
            if graph.degree(v) < graph.words() {
                return graph.neighbours(v).iter().filter(|&&u| has(left, u as usize)).count() as u32;
            }
            graph.row(v).iter().zip(left).map(|(row, left)| (row & left).count_ones()).sum()
        };
        while let Some(next) = ones(&left).max_by_key(|&v| (neighbours_left(v, &left), std::cmp::Reverse(v))) {
            clique.push(next);
            left.iter_mut().zip(graph.row(next)).for_each(|(left, row)| *left &= row);
        }
        if clique.len() > best.len() {
            best.clone_from(&clique);
        }
    }
    best
}

/// The largest clique, if the effort is enough to prove it: else the largest found, this one or a better one.
pub(crate) fn largest(graph: &Dense, start: Vec<usize>, effort: &mut Effort) -> (Vec<usize>, bool) {
    let start = start.into_iter().map(|v| v as u32).collect();
    let (clique, proven) = search::largest(graph, &Order::new(graph), start, effort);
    (clique.into_iter().map(|v| v as usize).collect(), proven)
}

/// A core in which every vertex has this many neighbours or more is looked at first.
const LARGE: usize = 64;

/// A large clique of any graph, and whether there is no larger one.
pub(crate) fn in_graph(graph: &Graph, effort: &mut Effort) -> (Vec<u32>, bool) {
    let order = Order::new(graph);
    let _ = effort.spend(graph.edges() + u64::from(graph.vertices()));
    // Always by the one that comes last.
    let grow = |start: u32, least: usize| {
        let mut left: Vec<u32> = order.later(graph, start).collect();
        let mut clique = vec![start];
        while clique.len() + left.len() > least
            && let Some(&next) = left.iter().max_by_key(|&&v| order.place(v))
        {
            clique.push(next);
            left.retain(|&v| graph.joins(v, next));
        }
        clique
    };
    // No clique is larger than the densest core. Where a large one is as large, growing it from below would take its cube: 4 s
    // for 1,200 vertices.
    let densest = order.vertices().iter().max_by_key(|&&v| (order.core(v), std::cmp::Reverse(order.place(v))));
    if let Some(&start) = densest.filter(|&&v| order.core(v) >= LARGE) {
        let clique = grow(start, 0);
        if clique.len() > order.core(start) {
            return (clique, true);
        }
    }
    let mut best = Vec::new();
    // From the vertices of the densest parts.
    for &start in order.vertices().iter().rev().take(1000) {
        if effort.spend(graph.degree(start) as u64) || effort.is_over() {
            break;
        }
        let clique = grow(start, best.len());
        if clique.len() > best.len() {
            best = clique;
        }
    }
    search::largest(graph, &order, best, effort)
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use proptest::prelude::*;

    /// The cliques with `k` vertices, by trying every set.
    fn by_hand(graph: &Dense, k: usize) -> Vec<Vec<u32>> {
        let sets = (0..1u32 << graph.n()).filter(|set| set.count_ones() as usize == k);
        let lists = sets.map(|set| ones(&[u64::from(set)]).map(|v| v as u32).collect::<Vec<_>>());
        let joined =
            |list: &Vec<u32>| list.iter().all(|&a| list.iter().all(|&b| a == b || graph.joins(a as usize, b as usize)));
        let mut cliques: Vec<_> = lists.filter(joined).collect();
        cliques.sort();
        cliques
    }

    fn is_clique(graph: &Dense, clique: &[usize]) -> bool {
        clique.iter().enumerate().all(|(at, &a)| clique[..at].iter().all(|&b| graph.joins(a, b)))
    }

    proptest! {
        #[test]
        fn cliques_are_those_of_trying_every_set((n, edges) in graphs()) {
            let sparse = Graph::new(n, edges).unwrap();
            let graph = Dense::of(&sparse);
            let most = (0..=n as usize).rev().find(|&k| !by_hand(&graph, k).is_empty()).unwrap();
            let greedy = greedy(&graph, 3);
            prop_assert!(is_clique(&graph, &greedy) && greedy.len() <= most);
            let (found, proven) = largest(&graph, vec![], &mut Effort::of(1 << 20));
            prop_assert!(proven && is_clique(&graph, &found) && found.len() == most, "{found:?} of {most}");
            let (found, proven) = in_graph(&sparse, &mut Effort::of(1 << 20));
            let found: Vec<usize> = found.into_iter().map(|v| v as usize).collect();
            prop_assert!(proven && is_clique(&graph, &found) && found.len() == most, "{found:?} of {most}");
            for k in 1..=n as usize + 1 {
                let (mut cliques, complete) = of_size(&graph, k, usize::MAX, &mut Effort::of(1 << 20));
                cliques.iter_mut().for_each(|clique| clique.sort_unstable());
                cliques.sort();
                prop_assert!(complete);
                prop_assert_eq!(cliques, by_hand(&graph, k));
            }
        }
    }

    /// Does a graph have a colouring with k colours? Every one is tried, up to renaming.
    pub(in crate::decide) fn colorable(graph: &Dense, k: usize) -> bool {
        fn go(graph: &Dense, k: u32, colors: &mut Vec<u32>) -> bool {
            let v = colors.len();
            let fresh = colors.iter().max().map_or(0, |most| most + 1);
            v == graph.n()
                || (0..k.min(fresh + 1)).any(|color| {
                    let free = (0..v).all(|u| colors[u] != color || !graph.joins(u, v));
                    free && {
                        colors.push(color);
                        let done = go(graph, k, colors);
                        colors.pop();
                        done
                    }
                })
        }
        go(graph, k as u32, &mut Vec::new())
    }

    /// Random graphs of up to ten vertices, of every density.
    pub(in crate::decide) fn graphs() -> impl Strategy<Value = (u32, Vec<(u32, u32)>)> {
        graphs_up_to(10)
    }

    pub(in crate::decide) fn graphs_up_to(most: u32) -> impl Strategy<Value = (u32, Vec<(u32, u32)>)> {
        (1..=most, 1..=9u32).prop_flat_map(|(n, density)| {
            let pairs: Vec<(u32, u32)> = (0..n).flat_map(|a| (0..a).map(move |b| (a, b))).collect();
            let coins = prop::collection::vec(0..10u32, pairs.len());
            coins.prop_map(move |coins| {
                let kept = pairs.iter().zip(coins).filter(|&(_, coin)| coin < density);
                (n, kept.map(|(&pair, _)| pair).collect())
            })
        })
    }

    #[test]
    fn a_planted_clique_is_found_and_proven_in_a_larger_graph() {
        let mut random = registry::random::Random::stream(7, 0);
        let mut edges: Vec<(u32, u32)> =
            (0..150).flat_map(|a| (0..a).map(move |b| (a, b))).filter(|_| random.below(10) < 3).collect();
        let planted: Vec<u32> = (0..12).map(|i| i * 12 + 5).collect();
        edges.extend(planted.iter().flat_map(|&a| planted.iter().filter(move |&&b| b < a).map(move |&b| (a, b))));
        let graph = Dense::of(&Graph::new(150, edges).unwrap());
        let (found, proven) = largest(&graph, vec![0], &mut Effort::of(1 << 24));
        assert!(proven && is_clique(&graph, &found) && found.len() == 12);
        assert_eq!(of_size(&graph, 12, 10, &mut Effort::of(1 << 24)).0.len(), 1);
        let (_, proven) = largest(&graph, vec![0], &mut Effort::of(100));
        assert!(!proven, "a hundred steps are not enough");
    }
}
