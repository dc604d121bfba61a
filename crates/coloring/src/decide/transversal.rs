//! Exact cover, where cliques partition the graph.
//!
//! If disjoint cliques of k vertices cover the graph, there are n/k of them, and each of k colour classes has exactly one vertex
//! of each: it is a transversal. More than that, it has exactly one vertex of every clique of k vertices. On a queen graph
//! these are the solutions of the queens' puzzle. So: list all transversals without joined vertices ([`list`]), and look for k of them
//! that cover every vertex once ([`cover`]). Colours have no names here, so that no symmetry of theirs is searched.
//!
//! Where there are many transversals, colourings that keep a symmetry of the graph come first ([`symmetry`]): their classes
//! come in whole orbits, a few of which make a colouring.
//!
//! CPU milliseconds with as many colours as columns, 2026-11-15: `queen9_9` .39 (none), `queen10_10` 2.8 (none), `queen11_11` 6.2,
//! `queen12_12` 26, `queen13_13` 134, `queen14_14` 1844, `queen8_12` 129. Without symmetries neither `queen12_12` nor `queen13_13` was coloured
//! in 2 · 10⁹ steps, more than two seconds.

mod cover;
mod list;
mod symmetry;

use super::Verdict;
use super::clique;
use super::dense::{Dense, ones};
use super::effort::Effort;
use cover::Cover;

/// A set of vertices.
type Set<const W: usize> = [u64; W];

/// With at most this many transversals the whole search comes first, because it is short.
const FEW: usize = 4000;

/// A colouring, or a proof that there is none, of a graph that cliques of k vertices partition.
pub(crate) fn decide(graph: &Dense, k: usize, effort: &mut Effort) -> Verdict {
    let n = graph.n();
    if k == 0 || n == 0 || !n.is_multiple_of(k) {
        return Verdict::Unknown;
    }
    match graph.words() {
        1..=2 => in_words::<2>(graph, k, effort),
        3..=4 => in_words::<4>(graph, k, effort),
        5..=8 => in_words::<8>(graph, k, effort),
        9..=16 => in_words::<16>(graph, k, effort),
        _ => Verdict::Unknown,
    }
}

fn in_words<const W: usize>(graph: &Dense, k: usize, effort: &mut Effort) -> Verdict {
    let n = graph.n();
    let (cliques, _) = clique::of_size(graph, k, 4 * n + 1000, effort);
    let cliques: Vec<Set<W>> = cliques.iter().map(|clique| set(clique.iter().map(|&v| v as usize))).collect();
    // Whether cliques partition the graph is an exact cover, too.
    let Some(Some(parts)) = Cover::new(&cliques, n).run(effort) else { return Verdict::Unknown };
    let rows: Vec<Set<W>> = (0..n).map(|v| wide(graph.row(v))).collect();
    let Some(sets) = list::transversals(&rows, &cliques, &parts, effort) else { return Verdict::Unknown };
    let colored = |sets: &[Set<W>]| {
        let mut colors = vec![0; n];
        for (color, set) in sets.iter().enumerate() {
            ones(set).for_each(|v| colors[v] = color as u32);
        }
        debug_assert!(graph.is_proper(&colors, k));
        Verdict::Colored(colors)
    };
    if sets.len() > FEW
        && let Some(classes) = symmetry::color(graph, &rows, &sets, k, effort)
    {
        return colored(&classes);
    }
    match Cover::new(&sets, n).run(effort) {
        Some(Some(chosen)) => colored(&chosen.iter().map(|&at| sets[at as usize]).collect::<Vec<_>>()),
        Some(None) => Verdict::Impossible,
        None => Verdict::Unknown,
    }
}

fn set<const W: usize>(vertices: impl Iterator<Item = usize>) -> Set<W> {
    let mut set = [0; W];
    vertices.for_each(|v| set[v / 64] |= 1 << (v % 64));
    set
}

fn wide<const W: usize>(words: &[u64]) -> Set<W> {
    std::array::from_fn(|at| words.get(at).copied().unwrap_or(0))
}

fn meets<const W: usize>(a: &Set<W>, b: &Set<W>) -> bool {
    (0..W).fold(0, |both, at| both | a[at] & b[at]) != 0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Graph;
    use crate::decide::clique::tests::{colorable, graphs};
    use proptest::prelude::*;

    fn queen(rows: u32, columns: u32) -> Dense {
        let squares = (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column)));
        let squares: Vec<(u32, u32)> = squares.collect();
        let attacks = |a: (u32, u32), b: (u32, u32)| a.0 == b.0 || a.1 == b.1 || a.0.abs_diff(b.0) == a.1.abs_diff(b.1);
        let pairs = (0..squares.len()).flat_map(|a| (0..a).map(move |b| (a, b)));
        let joined = pairs.filter(|&(a, b)| attacks(squares[a], squares[b]));
        Dense::new(squares.len(), joined.map(|(a, b)| (a as u32, b as u32)))
    }

    fn check(graph: &Dense, k: usize, expected: bool) {
        match decide(graph, k, &mut Effort::of(1 << 28)) {
            Verdict::Colored(colors) => assert!(expected && graph.is_proper(&colors, k)),
            verdict => assert!(!expected && verdict == Verdict::Impossible, "{verdict:?} for {k}"),
        }
    }

    #[test]
    fn queens_need_more_colours_than_columns_on_some_boards() {
        for (n, expected) in
            [(1, true), (4, false), (5, true), (6, false), (7, true), (8, false), (9, false), (10, false)]
        {
            check(&queen(n, n), n as usize, expected);
        }
        check(&queen(5, 7), 7, true);
    }

    #[test]
    fn twelve_colours_do_for_queens_on_twelve_columns() {
        check(&queen(12, 12), 12, true);
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(300))]

        /// Random graphs with cliques planted that partition them.
        #[test]
        fn answers_are_those_of_trying_every_colouring((n, edges) in graphs(), k in 1..5u32) {
            let n = n.div_ceil(k) * k;
            let planted = (0..n).flat_map(|a| (a / k * k..a).map(move |b| (a, b)));
            let graph = Dense::of(&Graph::new(n, edges.into_iter().chain(planted).collect()).unwrap());
            match decide(&graph, k as usize, &mut Effort::of(1 << 24)) {
                Verdict::Colored(colors) => prop_assert!(graph.is_proper(&colors, k as usize)),
                verdict => {
                    prop_assert_eq!(verdict, Verdict::Impossible);
                    prop_assert!(!colorable(&graph, k as usize));
                }
            }
        }
    }
}
