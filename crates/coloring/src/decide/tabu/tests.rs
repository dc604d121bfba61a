//! Both searches on graphs with a colouring hidden in them, and what they keep up to date against counting anew.

use proptest::prelude::*;

use super::breed::Breed;
use super::*;

/// A random graph that k colours suffice for: pairs of different hidden colours are joined with `chances` chances in 256.
fn hidden(n: usize, k: usize, chances: usize, seed: u64) -> Dense {
    let mut random = Random::stream(seed, 0);
    let colors: Vec<usize> = (0..n).map(|_| random.below(k)).collect();
    let pairs = (0..n).flat_map(|b| (0..b).map(move |a| (a, b)));
    let edges: Vec<(u32, u32)> = pairs
        .filter(|&(a, b)| colors[a] != colors[b] && random.below(256) < chances)
        .map(|(a, b)| (a as u32, b as u32))
        .collect();
    Dense::new(n, edges)
}

/// Counts everything anew.
fn assert_consistent(tabu: &Tabu<'_>) {
    let (graph, k) = (tabu.graph, tabu.k);
    let count = |v: usize, color: usize| {
        graph.neighbours(v).iter().filter(|&&u| tabu.colors[u as usize] as usize == color).count()
    };
    let own = |v: usize| count(v, tabu.colors[v] as usize);
    assert_eq!(tabu.clashes as usize * 2, (0..graph.n()).map(own).sum::<usize>());
    assert!(tabu.best <= tabu.clashes);
    let clashing: std::collections::BTreeMap<usize, u16> = tabu.clashing.each().collect();
    for v in 0..graph.n() {
        assert!((0..k).all(|color| usize::from(tabu.counts.of(v, color)) == count(v, color)));
        assert_eq!(clashing.get(&v).map_or(0, |&with| usize::from(with)), own(v));
    }
    // The best move is as good as any that is allowed.
    let allowed =
        |&(v, color): &(usize, usize)| color != tabu.colors[v] as usize && tabu.until[v * k + color] <= tabu.moves;
    let moves = clashing.keys().flat_map(|&v| (0..k).map(move |color| (v, color))).filter(allowed);
    let best = moves.map(|(v, color)| count(v, color) as i64 - own(v) as i64).min();
    assert_eq!(tabu.clashing.best(&mut Random::stream(0, 0)).map(|best| best.gain), best);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn what_is_kept_is_what_there_is(n in 1..40_usize, k in 1..20_usize, chances in 0..257_usize, seed: u64) {
        let graph = hidden(n, k + 2, chances, seed);
        let mut tabu = Tabu::new(&graph, k, vec![u32::MAX; n], seed);
        for _ in 0..60 {
            assert_consistent(&tabu);
            if tabu.clashes == 0 {
                break;
            }
            tabu.step();
        }
    }

    #[test]
    fn hidden_colorings_are_found(n in 1..70_usize, k in 2..7_usize, chances in 0..257_usize, seed: u64) {
        let graph = hidden(n, k, chances, seed);
        let start = vec![0; n];
        let found = Breed::new(&graph, k, start.clone(), seed).search(&mut Effort::of(20_000_000));
        prop_assert!(graph.is_proper(&found.expect("it is easy"), k));
        if let Some(found) = Tabu::new(&graph, k, start, seed).search(&mut Effort::of(1_000_000)) {
            prop_assert!(graph.is_proper(&found, k));
        }
    }
}

#[test]
fn the_same_seed_does_the_same_whatever_the_portions() {
    let graph = hidden(200, 9, 128, 3);
    let run = |seed: u64, portion: u64| {
        let mut breed = Breed::new(&graph, 9, vec![u32::MAX; 200], seed);
        let mut effort = Effort::of(portion);
        loop {
            if let Some(colors) = breed.search(&mut effort) {
                assert!(graph.is_proper(&colors, 9));
                assert_eq!(breed.best(), 0);
                return (colors, breed.moves(), effort.spent());
            }
            effort.allow(portion);
        }
    };
    let whole = run(1, u64::MAX);
    assert!(whole.1 > 200, "only {} moves", whole.1);
    assert_eq!(run(1, u64::MAX), whole);
    assert_eq!(run(1, 1_000), whole);
    assert_ne!(run(2, u64::MAX), whole);
}

#[test]
fn too_few_colors_are_searched_for_in_vain() {
    let complete = Dense::new(12, (0..12).flat_map(|b| (0..b).map(move |a| (a, b))));
    for k in [1, 2, 11] {
        let mut effort = Effort::of(100_000);
        let mut tabu = Tabu::new(&complete, k, vec![0; 12], 1);
        assert_eq!(tabu.search(&mut effort), None);
        assert!(effort.left() == 0 && tabu.best() > 0);
        effort.allow(100_000);
        let mut breed = Breed::new(&complete, k, vec![0; 12], 1);
        assert_eq!(breed.search(&mut effort), None);
        assert!(breed.best() > 0);
    }
    let mut tabu = Tabu::new(&complete, 12, vec![0; 12], 1);
    assert!(complete.is_proper(&tabu.search(&mut Effort::of(100_000)).unwrap(), 12));
    // The fewest clashes: eleven colours leave one.
    let mut tabu = Tabu::new(&complete, 11, vec![0; 12], 1);
    assert_eq!((tabu.search(&mut Effort::of(100_000)), tabu.best()), (None, 1));
}

#[test]
fn sparse_and_large_graphs_go_by_lists() {
    let graph = hidden(3_000, 4, 1, 5);
    let mut tabu = Tabu::new(&graph, 5, vec![u32::MAX; 3_000], 1);
    let colors = tabu.search(&mut Effort::of(50_000_000)).expect("it is easy");
    assert!(graph.is_proper(&colors, 5));
}

#[test]
fn nothing_is_colored_at_once() {
    let none = Dense::new(0, []);
    assert_eq!(Breed::new(&none, 1, vec![], 1).search(&mut Effort::of(1)), Some(vec![]));
}
