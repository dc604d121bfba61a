//! The learner against the plainest search there is, and on graphs whose numbers are known.

use super::*;
use proptest::prelude::*;

/// The twin: vertices in order, each colour in turn.
fn colors_brute(graph: &Dense, k: u32, colors: &mut Vec<u32>) -> bool {
    let v = colors.len();
    v == graph.n()
        || (0..k).any(|color| {
            let free = graph.neighbours(v).iter().all(|&u| colors.get(u as usize) != Some(&color));
            free && {
                colors.push(color);
                let found = colors_brute(graph, k, colors);
                colors.pop();
                found
            }
        })
}

/// What the learner says at once, with a check of its colouring.
fn decide(graph: &Dense, k: usize, clique: &[usize], k_cliques: &[Vec<u32>], seed: u64) -> bool {
    match Learn::new(graph, k, clique, k_cliques, seed, None).search(&mut Effort::of(u64::MAX)) {
        Verdict::Colored(colors) => {
            assert!(graph.is_proper(&colors, k), "{colors:?}");
            true
        }
        Verdict::Impossible => false,
        Verdict::Unknown => panic!("the effort has no end"),
    }
}

/// Is it colourable with k colours, but not with fewer?
fn assert_chromatic(graph: &Dense, k: usize) {
    for colors in [k - 1, k] {
        let clique = greedy_clique(graph);
        let all = cliques(graph, colors);
        assert_eq!(decide(graph, colors, &clique, &all, 1), colors == k, "{colors} colours");
        assert_eq!(decide(graph, colors, &[], &[], 2), colors == k, "{colors} colours without a clique");
    }
}

fn greedy_clique(graph: &Dense) -> Vec<usize> {
    let mut clique: Vec<usize> = Vec::new();
    for v in 0..graph.n() {
        if clique.iter().all(|&u| graph.joins(u, v)) {
            clique.push(v);
        }
    }
    clique
}

/// All cliques of k vertices.
fn cliques(graph: &Dense, k: usize) -> Vec<Vec<u32>> {
    let mut all = vec![Vec::new()];
    for _ in 0..k {
        let larger = |clique: &Vec<u32>| {
            let clique = clique.clone();
            let next = clique.last().map_or(0, |&last| last as usize + 1);
            let joined = (next..graph.n()).filter(|&v| clique.iter().all(|&u| graph.joins(u as usize, v)));
            joined.map(|v| [&clique[..], &[v as u32]].concat()).collect::<Vec<_>>()
        };
        all = all.iter().flat_map(larger).collect();
    }
    all
}

fn cycle(n: u32) -> Vec<(u32, u32)> {
    (0..n).map(|v| (v, (v + 1) % n)).collect()
}

fn mycielskian(n: u32, edges: &[(u32, u32)]) -> (u32, Vec<(u32, u32)>) {
    let copies = edges.iter().flat_map(|&(a, b)| [(a, b), (a, b + n), (a + n, b)]);
    (2 * n + 1, copies.chain((0..n).map(|v| (v + n, 2 * n))).collect())
}

fn queens(n: u32) -> Dense {
    let attacks = |a: u32, b: u32| {
        let (rows, columns) = ((a / n).abs_diff(b / n), (a % n).abs_diff(b % n));
        rows == 0 || columns == 0 || rows == columns
    };
    Dense::new((n * n) as usize, (0..n * n).flat_map(|b| (0..b).filter(move |&a| attacks(a, b)).map(move |a| (a, b))))
}

fn graph() -> impl Strategy<Value = Dense> {
    (0usize..=12, 0u32..=10).prop_flat_map(|(n, tenths)| {
        let pairs = n * n.saturating_sub(1) / 2;
        proptest::collection::vec(0u32..10, pairs).prop_map(move |dice| {
            let pairs = (0..n as u32).flat_map(|b| (0..b).map(move |a| (a, b)));
            Dense::new(n, pairs.zip(&dice).filter(|(_, dice)| **dice < tenths).map(|(pair, _)| pair))
        })
    })
}

proptest! {
    #[test]
    fn it_says_what_the_twin_says(graph in graph(), seed in 0u64..3) {
        let clique = greedy_clique(&graph);
        for k in 1..=6 {
            let expected = colors_brute(&graph, k, &mut Vec::new());
            let k = k as usize;
            let all = cliques(&graph, k);
            prop_assert_eq!(decide(&graph, k, &clique, &all, seed), expected, "{} colours", k);
            prop_assert_eq!(decide(&graph, k, &clique, &[], seed), expected, "{} colours", k);
            prop_assert_eq!(decide(&graph, k, &clique[..clique.len() / 2], &[], seed), expected, "{} colours", k);
            prop_assert_eq!(decide(&graph, k, &[], &all, seed), expected, "{} colours", k);
        }
    }
}

#[test]
fn odd_cycles_and_wheels_need_one_more() {
    for n in [3, 5, 9, 65, 129] {
        assert_chromatic(&Dense::new(n as usize, cycle(n)), 3);
        let wheel = cycle(n).into_iter().chain((0..n).map(|v| (v, n)));
        assert_chromatic(&Dense::new(n as usize + 1, wheel), 4);
    }
    for n in [4, 8, 64] {
        assert_chromatic(&Dense::new(n as usize, cycle(n)), 2);
    }
}

#[test]
fn each_mycielskian_needs_one_colour_more() {
    let (mut n, mut edges) = (2, vec![(0, 1)]);
    for k in 3..=5 {
        (n, edges) = mycielskian(n, &edges);
        assert_chromatic(&Dense::new(n as usize, edges.iter().copied()), k);
    }
}

#[test]
fn queens_need_their_number_of_colours() {
    for (n, k) in [(4, 5), (5, 5), (6, 7), (7, 7)] {
        assert_chromatic(&queens(n), k);
    }
}

#[test]
fn a_graph_without_vertices_has_a_colouring() {
    let empty = Dense::new(0, []);
    assert!(decide(&empty, 0, &[], &[], 0) && decide(&empty, 3, &[], &[], 0));
    assert!(!decide(&Dense::new(1, []), 0, &[], &[], 0));
}

/// Sets of colours have more than one word: 64 vertices joined to each other and to all of a cycle of five.
#[test]
fn more_than_64_colours_are_told_apart() {
    let edges = (0..69).flat_map(|b| (0..b.min(64)).map(move |a| (a, b)));
    let graph = Dense::new(69, edges.chain(cycle(5).into_iter().map(|(a, b)| (a + 64, b + 64))));
    let clique: Vec<usize> = (0..66).collect();
    for seed in 0..3 {
        assert!(decide(&graph, 67, &clique, &[], seed));
        assert!(decide(&graph, 67, &[], &[], seed));
        assert!(!decide(&graph, 66, &clique, &[], seed));
    }
}

#[test]
fn a_suggestion_changes_the_way_but_not_the_answer() {
    let graph = queens(6);
    for (k, colors) in [(6, 0..36), (7, 3..39)] {
        let mut learn = Learn::new(&graph, k, &[], &[], 5, None);
        learn.suggest(&colors.map(|v| v % k as u32).collect::<Vec<_>>());
        let verdict = learn.search(&mut Effort::of(u64::MAX));
        assert_eq!(matches!(verdict, Verdict::Colored(colors) if graph.is_proper(&colors, k)), k == 7);
    }
}

#[test]
fn going_on_in_small_steps_is_one_run() {
    let (n, edges) = mycielskian(5, &cycle(5));
    let (n, edges) = mycielskian(n, &edges);
    let graph = Dense::new(n as usize, edges);
    for k in [4, 5] {
        let mut once = Learn::new(&graph, k, &[0, 1], &[], 7, None);
        let mut purse = Effort::of(u64::MAX);
        let expected = once.search(&mut purse);
        for share in [1, 10, 1000] {
            let mut often = Learn::new(&graph, k, &[0, 1], &[], 7, None);
            let (mut spent, mut calls) = (0, 0);
            let verdict = loop {
                let mut effort = Effort::of(share);
                let verdict = often.search(&mut effort);
                (spent, calls) = (spent + effort.spent(), calls + 1);
                if verdict != Verdict::Unknown {
                    break verdict;
                }
            };
            assert_eq!((&verdict, often.conflicts(), spent), (&expected, once.conflicts(), purse.spent()));
            assert!(share > 10 || calls > 3, "{calls}");
        }
    }
}
