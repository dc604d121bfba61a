//! Look-ahead search on bit planes: for graphs on which little can be learned, random ones near the threshold first of all.
//!
//! At each node a few promising vertices are tried, every colour of each, by propagating on a copy of the state (`planes`). A
//! colour that fails is forbidden; the vertex whose colours change most, in every branch, is branched on (`node`). The
//! whole state is K planes of W words, in vector registers for the usual sizes, so that a copy costs less than an undo.
//!
//! Colours that no vertex has are all alike: only the first of them is tried. The clique has the first colours. A heavy clique
//! (of many neighbours) halves the nodes against the first one found: on fourteen graphs of 400 vertices and 938
//! edges the geometric mean of nodes was 3,214 against 6,891. So the caller should choose it with care.
//!
//! CPU time against `CaDiCaL` 1.5.3 (direct encoding, a fixed triangle, not counting our reductions), three colours, one machine
//! under load: 23 times less in the geometric mean on fourteen random graphs of 400 vertices and 938 edges (19 ms), 14 times on
//! nine of 500 vertices and 1,172 edges; fifty `flat200` graphs take 0.3 ms each. On those of 400 vertices AVX2 and AVX-512 took the
//! same time, so that AVX2 is all there is; plain integers take 1.4 times as long.

mod node;
mod planes;
mod search;
mod set;

use lanes::Isa;

use self::search::{LookAhead, Resume};
use super::Verdict;
use super::dense::Dense;
use super::effort::Effort;

/// The most colours it is made for.
const COLORS: usize = 12;

/// A look-ahead search that can be stopped and goes on where it was.
pub(crate) struct Lookahead(Box<dyn Resume>);

impl Lookahead {
    /// A search for a colouring with k colours, in which the vertices of a clique have the first colours. Refused if the graph
    /// has more than 1,024 vertices or k is not from 1 to 12.
    pub(crate) fn new(graph: &Dense, k: usize, clique: &[usize], seed: u64) -> Option<Self> {
        Self::with(Isa::best(), graph, k, clique, seed)
    }

    /// The same with an instruction set.
    fn with(isa: Isa, graph: &Dense, k: usize, clique: &[usize], seed: u64) -> Option<Self> {
        /// A search for the graph's number of words.
        macro_rules! search {
            ($colors:expr) => {
                match graph.words() {
                    0..=2 => Box::new(LookAhead::<$colors, 2>::new(isa, graph, k, clique, seed)) as Box<dyn Resume>,
                    3..=4 => Box::new(LookAhead::<$colors, 4>::new(isa, graph, k, clique, seed)),
                    5..=8 => Box::new(LookAhead::<$colors, 8>::new(isa, graph, k, clique, seed)),
                    9..=16 => Box::new(LookAhead::<$colors, 16>::new(isa, graph, k, clique, seed)),
                    _ => return None,
                }
            };
        }
        let search = match k {
            3 => search!(3),
            4 => search!(4),
            1..=COLORS => search!(COLORS),
            _ => return None,
        };
        Some(Lookahead(search))
    }

    /// Searches until it knows or the effort is spent; then it can be called again, and no work is done twice.
    pub(crate) fn search(&mut self, effort: &mut Effort) -> Verdict {
        self.0.search(effort)
    }

    /// How many steps the rest will take, if the rest of the tree is like the part that is done.
    pub(crate) fn estimate(&self) -> f64 {
        self.0.estimate()
    }

    /// How many nodes there were so far.
    #[cfg(test)]
    pub(crate) fn nodes(&self) -> u64 {
        self.0.nodes()
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use registry::random::Random;

    /// Can the vertices from `v` on be coloured? The plain way.
    fn brute(graph: &Dense, k: u32, colors: &mut Vec<u32>) -> bool {
        let v = colors.len();
        if v == graph.n() {
            return true;
        }
        (0..k).any(|color| {
            let fits = graph.neighbours(v).iter().all(|&u| u as usize >= v || colors[u as usize] != color);
            fits && {
                colors.push(color);
                let found = brute(graph, k, colors);
                colors.pop();
                found
            }
        })
    }

    /// A graph with `n` vertices and `edges` edges drawn at random, some of them twice.
    fn random_graph(n: usize, edges: usize, seed: u64) -> Dense {
        let mut random = Random::stream(seed, 0);
        let pairs = (0..edges).map(|_| (random.below(n) as u32, random.below(n) as u32));
        Dense::new(n, pairs.filter(|(a, b)| a != b).collect::<Vec<_>>())
    }

    /// A clique around the vertex of highest degree, k vertices at most.
    fn some_clique(graph: &Dense, k: usize) -> Vec<usize> {
        let mut order: Vec<usize> = (0..graph.n()).collect();
        order.sort_by_key(|&v| std::cmp::Reverse(graph.degree(v)));
        let mut clique: Vec<usize> = Vec::new();
        for v in order {
            if clique.len() < k && clique.iter().all(|&u| graph.joins(u, v)) {
                clique.push(v);
            }
        }
        clique
    }

    fn decide(graph: &Dense, k: usize, clique: &[usize], seed: u64) -> bool {
        let mut search = Lookahead::new(graph, k, clique, seed).unwrap();
        match search.search(&mut Effort::of(u64::MAX)) {
            Verdict::Colored(colors) => {
                assert!(graph.is_proper(&colors, k));
                true
            }
            Verdict::Impossible => false,
            Verdict::Unknown => panic!("gave up"),
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(400))]

        #[test]
        fn it_agrees_with_brute_force(n in 1_usize..=12, density in 0_usize..=100, seed: u64, k in 1_usize..=6, clique: bool) {
            let graph = random_graph(n, n * n * density / 100, seed);
            let clique = if clique { some_clique(&graph, k) } else { Vec::new() };
            let expected = brute(&graph, k as u32, &mut Vec::new());
            prop_assert_eq!(decide(&graph, k, &clique, seed), expected);
        }

        /// Copies of a graph side by side, so that every width of the planes is used.
        #[test]
        fn every_width_agrees(copies in 1_usize..=80, density in 10_usize..=60, seed: u64, k in 2_usize..=6) {
            let n = 12;
            let one = random_graph(n, n * n * density / 100, seed);
            let edges = (0..copies).flat_map(|copy| {
                let pairs = (0..n).flat_map(|v| one.neighbours(v).iter().map(move |&u| (v as u32, u)));
                pairs.map(|(v, u)| (v + (n * copy) as u32, u + (n * copy) as u32)).collect::<Vec<_>>()
            });
            let graph = Dense::new(n * copies, edges.collect::<Vec<_>>());
            let expected = brute(&one, k as u32, &mut Vec::new());
            let clique = some_clique(&one, k);
            prop_assert_eq!(decide(&graph, k, &clique, seed), expected);
        }
    }

    /// Random graphs near the threshold, with some search below them: vertices, edges, colours.
    const HARD: [(usize, usize, usize); 6] =
        [(60, 140, 3), (120, 281, 3), (200, 469, 3), (300, 704, 3), (70, 310, 4), (45, 320, 6)];

    /// What a search says, and its number of nodes.
    fn whole(isa: Isa, graph: &Dense, k: usize) -> (Verdict, u64) {
        let mut search = Lookahead::with(isa, graph, k, &some_clique(graph, k), 1).unwrap();
        (search.search(&mut Effort::of(u64::MAX)), search.nodes())
    }

    #[test]
    fn every_instruction_set_walks_the_same_tree() {
        for (n, edges, k) in HARD {
            let graph = random_graph(n, edges, 7);
            let expected = whole(Isa::Portable, &graph, k);
            for isa in Isa::ALL.into_iter().filter(|isa| isa.is_available()) {
                assert_eq!(whole(isa, &graph, k), expected, "{} {n} {k}", isa.name());
            }
        }
    }

    #[test]
    fn small_efforts_add_up_to_a_large_one() {
        for (n, edges, k) in HARD {
            let graph = random_graph(n, edges, 3);
            let expected = whole(Isa::best(), &graph, k);
            let mut search = Lookahead::new(&graph, k, &some_clique(&graph, k), 1).unwrap();
            let mut calls = 0;
            let verdict = loop {
                calls += 1;
                let verdict = search.search(&mut Effort::of(1 + calls % 3000));
                if verdict != Verdict::Unknown {
                    break verdict;
                }
                assert!(search.estimate() >= 0.0);
            };
            assert_eq!((verdict, search.nodes()), expected);
            assert!(calls >= search.nodes() / 2, "one node or so for each small effort");
        }
    }

    #[test]
    fn the_estimate_ends_at_nothing() {
        let graph = random_graph(150, 420, 5);
        let mut search = Lookahead::new(&graph, 3, &[], 1).unwrap();
        assert_eq!(search.search(&mut Effort::of(u64::MAX)), Verdict::Impossible);
        assert!(search.estimate() < 1.0, "{}", search.estimate());
    }

    #[test]
    fn what_is_too_large_is_refused() {
        let graph = Dense::new(1025, []);
        assert!(Lookahead::new(&graph, 3, &[], 1).is_none());
        assert!(Lookahead::new(&random_graph(5, 5, 1), 13, &[], 1).is_none());
        assert!(Lookahead::new(&random_graph(5, 5, 1), 0, &[], 1).is_none());
    }
}
