//! A part that no reduction makes smaller: every technique in its turn.

use super::dense::Dense;
use super::effort::Effort;
use super::focus::Focus;
use super::learn::Learn;
use super::lookahead::Lookahead;
use super::reduce::Shape;
use super::script::PartScript;
use super::tabu::breed::Breed;
use super::{Decision, Verdict, clique, first, independent, mycielski, transversal};
use crate::Graph;
use crate::greedy::{self, Order};
use crate::why::Why;

/// What a clique may cost, and the list of those with k vertices.
const CLIQUE: u64 = 2_000_000;
const LIST: u64 = 2_000_000;
const HEAVY: u64 = 300_000;

/// What a bound and an exact cover may spend at first.
const MYCIELSKI: u64 = 4_000_000;
const TRANSVERSAL: u64 = 5_000_000;
/// What the search for a large independent set may spend at first: it decides the square of the cyclic group of order 8 with 9 colours.
const INDEPENDENT: u64 = 2_000_000;

/// How many times as much they may spend the next time, and for how many turns' worth of steps.
const AGAIN: u64 = 16;
const WORTH: u64 = 8;

/// What the first turn of the slow ones may spend, and how much more the next may: in halves.
const TURN: u64 = 4_000_000;

/// What tabu search may spend before all others, a quarter of a millisecond: king's graphs of tori with 5 colours, planar
/// triangulations with 4, circulants and small-world graphs, which took 3 to 10 ms, take 0.1 to 2. With three colours look-ahead is
/// at home, and no tabu search goes before it: flat200 lost a millisecond.
const TASTE: u64 = 100_000;

/// What it may spend then for each vertex of a wide graph ([`is_wide`]): circulants of 1,000 vertices with 4 and 5 colours often need two to
/// four times its taste, and waited 4 ms for its first turn.
const WIDE_TASTE: u64 = 400;

/// What look-ahead may spend with three colours before the bound, if the graph is wide: circulants without triangles waited 2 ms.
const LOOK_TASTE: u64 = 2_000_000;

/// What learning may spend for each vertex of a wide graph before the exact cover. It would decide as much before the bound, but cannot
/// say why.
const WIDE_LEARN: u64 = 350;

/// Which graphs are wide: those with so many vertices, and fewer neighbours on average.
const WIDE: usize = 250;
const SPARSE: usize = 20;

/// How many times as much as the others focused search may spend where it is at home. Random graphs of 5,000 vertices with 11,000
/// edges have their 3 colours after 1.1, 0.9 and 0.2 s of CPU (three seeds; 2.5, 1.8 and 0.4 with equal shares; before, none in 20 s).
const FOCUS: u64 = 4;

/// How many turns look-ahead may still want for everybody else to wait. Its home are three colours.
fn patience(k: usize) -> u64 {
    if k == 3 { 20 } else { 3 }
}

/// Decides whether k colours are enough for a part.
pub(super) fn decide(
    shape: &Shape,
    k: u32,
    start: &[Option<u32>],
    seed: u64,
    effort: &mut Effort<'_>,
    script: Option<PartScript>,
) -> Decision {
    match shape {
        Shape::Dense(graph) => dense(graph, k as usize, start, seed, effort, script),
        Shape::Sparse(graph) => sparse(graph, k, effort, script.as_ref()),
    }
}

/// A clique with too many vertices, if it has.
fn is_clique(clique: &[u32], k: usize, script: Option<&PartScript>) -> Option<Decision> {
    (clique.len() > k).then(|| {
        if let Some(script) = script {
            script.end_with_clique(clique);
        }
        Decision::impossible("clique", Some(Why::Clique(clique.to_vec())))
    })
}

/// A part too large for anything but a clique and quick colourings.
fn sparse(graph: &Graph, k: u32, effort: &mut Effort<'_>, script: Option<&PartScript>) -> Decision {
    let (clique, _) = clique::in_graph(graph, effort);
    if let Some(decision) = is_clique(&clique, k as usize, script) {
        return decision;
    }
    for order in Order::ALL {
        let colors = greedy::color(graph, order, &[]);
        if colors.iter().all(|&color| color < k) {
            return Decision::colored(colors, "greedy");
        }
    }
    Decision::unknown()
}

fn dense(
    graph: &Dense,
    k: usize,
    start: &[Option<u32>],
    seed: u64,
    effort: &mut Effort<'_>,
    script: Option<PartScript>,
) -> Decision {
    let is_clique = |clique: &[usize]| {
        let clique: Vec<u32> = clique.iter().map(|&v| v as u32).collect();
        is_clique(&clique, k, script.as_ref())
    };
    let clique = clique::greedy(graph, 30);
    if let Some(decision) = is_clique(&clique) {
        return decision;
    }
    let first = first::color(graph, k, effort);
    if graph.is_proper(&first, k) {
        return Decision::colored(first, "greedy");
    }
    let (clique, _) = effort.share(CLIQUE, |effort| clique::largest(graph, clique, effort));
    if let Some(decision) = is_clique(&clique) {
        return decision;
    }
    let clique = effort.share(HEAVY, |effort| heaviest(graph, clique, effort));
    let mut turns = Turns::new(graph, k, &clique, seed, begin(start, first, k), effort, script);
    turns.run(effort)
}

/// Of the cliques of the same size the one whose vertices have the most neighbours: its colours are fixed, and so the more is
/// decided beforehand. On random graphs it halves the tree of the look-ahead search (3,214 nodes for 6,891 on 14 graphs of 400
/// vertices).
fn heaviest(graph: &Dense, clique: Vec<usize>, effort: &mut Effort<'_>) -> Vec<usize> {
    let weight = |clique: &[usize]| clique.iter().map(|&v| graph.degree(v)).sum::<usize>();
    let (others, _) = clique::of_size(graph, clique.len(), 5_000, effort);
    let others = others.into_iter().map(|other| other.into_iter().map(|v| v as usize).collect::<Vec<_>>());
    others.fold(clique, |best, other| if weight(&other) > weight(&best) { other } else { best })
}

/// The colouring to begin with: what is given of it, and the first one for the rest.
fn begin(start: &[Option<u32>], first: Vec<u32>, k: usize) -> Vec<u32> {
    let given = |color: Option<u32>| color.filter(|&color| (color as usize) < k);
    start.iter().zip(first).map(|(&start, first)| given(start).unwrap_or(first)).collect()
}

/// The slow techniques. Four go on where they stopped; three begin again, with more to spend.
struct Turns<'a> {
    graph: &'a Dense,
    k: usize,
    clique: Vec<usize>,
    bound: Purse,
    cover: Purse,
    classes: Purse,
    look: Option<Lookahead>,
    focus: Option<Focus<'a>>,
    tabu: Breed<'a>,
    learn: Learn<'a>,
    /// The proof that is written: then only those take part that can prove.
    script: Option<PartScript>,
}

/// What a technique that begins again may spend the next time; nothing more once it has come to its end.
struct Purse(u64);

impl Purse {
    /// Has its time come? Then does it with what there is.
    fn spend<T>(&mut self, turn: u64, effort: &mut Effort<'_>, work: impl FnOnce(&mut Effort<'_>) -> T) -> Option<T> {
        if self.0 > WORTH * turn {
            return None;
        }
        let before = effort.spent();
        let done = effort.share(self.0, work);
        let ended = effort.spent() - before < self.0;
        self.0 = if ended { u64::MAX } else { self.0 * AGAIN };
        Some(done)
    }
}

impl<'a> Turns<'a> {
    fn new(
        graph: &'a Dense,
        k: usize,
        clique: &[usize],
        seed: u64,
        start: Vec<u32>,
        effort: &mut Effort<'_>,
        script: Option<PartScript>,
    ) -> Self {
        let cliques = match clique.len() {
            size if size == k && k > 3 => {
                effort.share(LIST, |effort| clique::of_size(graph, k, 2 * graph.n(), effort).0)
            }
            _ => Vec::new(),
        };
        Turns {
            graph,
            k,
            clique: clique.to_vec(),
            bound: Purse(MYCIELSKI),
            cover: Purse(if script.is_some() { u64::MAX } else { TRANSVERSAL }),
            classes: Purse(if script.is_some() { u64::MAX } else { INDEPENDENT }),
            look: if script.is_some() { None } else { Lookahead::new(graph, k, clique, seed) },
            focus: Focus::new(graph, k, &start, seed),
            tabu: Breed::new(graph, k, start, seed),
            learn: Learn::new(graph, k, clique, &cliques, seed, script.clone()),
            script,
        }
    }

    /// Turns of growing length, until one decides or the effort is spent.
    fn run(&mut self, effort: &mut Effort<'_>) -> Decision {
        if let Some(decision) = self.taste(effort) {
            return decision;
        }
        let mut moment = self.moment();
        let mut turn = TURN;
        while effort.left() > 0 {
            let decision = self
                .bound(turn, effort)
                .or_else(|| match std::mem::take(&mut moment) {
                    0 => None,
                    moment => self.learn(moment, effort),
                })
                .or_else(|| self.cover(turn, effort))
                .or_else(|| self.going_on(turn, effort));
            if let Some(decision) = decision {
                return decision;
            }
            turn += turn / 2;
        }
        Decision::unknown()
    }

    /// What those have before all others that are at home with so many colours.
    fn taste(&mut self, effort: &mut Effort<'_>) -> Option<Decision> {
        let is_wide = is_wide(self.graph);
        if self.k > 3 {
            let taste = if is_wide { TASTE.max(WIDE_TASTE * self.graph.n() as u64) } else { TASTE };
            let colors = effort.share(taste, |effort| self.tabu.search(effort))?;
            return Some(Decision::colored(colors, "tabu"));
        }
        let look = self.look.as_mut().filter(|_| is_wide)?;
        decided(effort.share(LOOK_TASTE, |effort| look.search(effort)), "lookahead")
    }

    /// What learning has before the exact cover: only where that may go on for long and in vain, because there are cliques of k
    /// vertices in a wide graph, or where look-ahead cannot come after it.
    fn moment(&self) -> u64 {
        let waits = self.graph.n().is_multiple_of(self.k) || self.look.is_none();
        let is_home = waits && self.clique.len() == self.k && is_wide(self.graph) && is_triangulated(self.graph);
        if is_home { WIDE_LEARN * self.graph.n() as u64 } else { 0 }
    }

    fn bound(&mut self, turn: u64, effort: &mut Effort<'_>) -> Option<Decision> {
        let (graph, k) = (self.graph, self.k);
        let bound = self.bound.spend(turn, effort, |effort| mycielski::bound(graph, k, effort));
        let bound = bound.filter(|bound| bound.colors > k)?;
        if let Some(script) = &self.script {
            script.end_with_cones(&bound);
        }
        Some(Decision::impossible("mycielski", Some(Why::Mycielski(bound.vertices))))
    }

    fn cover(&mut self, turn: u64, effort: &mut Effort<'_>) -> Option<Decision> {
        let (graph, k) = (self.graph, self.k);
        let verdict = self.cover.spend(turn, effort, |effort| transversal::decide(graph, k, effort));
        decided(verdict.unwrap_or(Verdict::Unknown), "transversal")
    }

    fn classes(&mut self, turn: u64, effort: &mut Effort<'_>) -> Option<Decision> {
        let (graph, k) = (self.graph, self.k);
        if independent::is_large(graph, k, self.tabu.best_colors()) {
            return None;
        }
        let refuted = self.classes.spend(turn, effort, |effort| independent::refutes(graph, k, effort))?;
        decided(if refuted { Verdict::Impossible } else { Verdict::Unknown }, "independent")
    }

    fn going_on(&mut self, turn: u64, effort: &mut Effort<'_>) -> Option<Decision> {
        if let Some(look) = &mut self.look {
            let verdict = effort.share(turn, |effort| look.search(effort));
            // As long as it says itself that it will end soon, nothing else is tried.
            if verdict != Verdict::Unknown || look.estimate() < (turn * patience(self.k)) as f64 {
                return decided(verdict, "lookahead");
            }
        }
        if let Some(decision) = self.classes(turn, effort) {
            return Some(decision);
        }
        if let Some(focus) = &mut self.focus
            && let Some(colors) = effort.share(FOCUS * turn, |effort| focus.search(effort))
        {
            return Some(Decision::colored(colors, "focus"));
        }
        if let Some(colors) = effort.share(turn, |effort| self.tabu.search(effort)) {
            return Some(Decision::colored(colors, "tabu"));
        }
        self.learn(turn, effort)
    }

    fn learn(&mut self, steps: u64, effort: &mut Effort<'_>) -> Option<Decision> {
        // Half the steps on graphs that have a colouring: le450_15c, 15d, 25c and 25d, wap06a.
        let suggestion = renamed(self.tabu.best_colors(), &self.clique, self.k);
        self.learn.suggest(&suggestion);
        let verdict = effort.share(steps, |effort| self.learn.search(effort));
        if let (Verdict::Impossible, Some(script)) = (&verdict, &self.script) {
            script.end();
        }
        decided(verdict, "learn")
    }
}

/// Are there many vertices with few neighbours? Bounds, look-ahead and exact cover, whose steps grow with the graph, rarely end soon there.
fn is_wide(graph: &Dense) -> bool {
    let ends: usize = (0..graph.n()).map(|v| graph.degree(v)).sum();
    graph.n() >= WIDE && ends < SPARSE * graph.n()
}

/// Is every vertex in a triangle?
fn is_triangulated(graph: &Dense) -> bool {
    let meet = |a: usize, b: usize| graph.row(a).iter().zip(graph.row(b)).any(|(a, b)| a & b != 0);
    (0..graph.n()).all(|v| graph.neighbours(v).iter().any(|&u| meet(v, u as usize)))
}

/// The same colouring with names that give the vertices of a clique 0, 1, … as far as they have different ones.
fn renamed(colors: &[u32], clique: &[usize], k: usize) -> Vec<u32> {
    let mut names = vec![u32::MAX; k];
    for (at, &v) in clique.iter().enumerate() {
        let name = &mut names[colors[v] as usize];
        *name = (*name).min(at as u32);
    }
    let others: Vec<u32> = (0..k as u32).filter(|name| !names.contains(name)).collect();
    let mut others = others.into_iter();
    for name in names.iter_mut().filter(|name| **name == u32::MAX) {
        *name = others.next().expect("there is a name for each colour");
    }
    colors.iter().map(|&color| names[color as usize]).collect()
}

/// What a technique has decided, if it has.
fn decided(verdict: Verdict, by: &'static str) -> Option<Decision> {
    (verdict != Verdict::Unknown).then_some(Decision { verdict, by, why: None })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The king's graph of a torus.
    fn kings(rows: u32, columns: u32) -> Dense {
        let at = |row: u32, column: u32| row % rows * columns + column % columns;
        let cells = (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column)));
        let moves = cells.flat_map(|(row, column)| {
            [(0, 1), (1, 0), (1, 1), (1, columns - 1)]
                .map(|(down, right)| (at(row, column), at(row + down, column + right)))
        });
        Dense::new((rows * columns) as usize, moves)
    }

    /// Each needed the first turns of techniques that do not decide it: 4 to 20 million steps.
    #[test]
    fn wide_graphs_wait_for_no_turn_of_others() {
        let circulant = |n: u32, jumps: &[u32]| {
            Dense::new(n as usize, (0..n).flat_map(|v| jumps.iter().map(move |jump| (v, (v + jump) % n))))
        };
        let cases = [
            (kings(15, 20), 4, "learn"),
            (kings(20, 25), 4, "learn"),
            (kings(25, 41), 4, "learn"),
            (circulant(300, &[7, 37, 70, 72, 112, 130]), 3, "lookahead"),
            (circulant(1000, &[153, 156, 179, 281, 288, 475, 490]), 4, "tabu"),
        ];
        for (graph, k, by) in cases {
            let decision = dense(&graph, k, &vec![None; graph.n()], 0, &mut Effort::of(2_000_000), None);
            assert_eq!(decision.by, by, "{} vertices: {:?}", graph.n(), decision.verdict);
        }
    }

    #[test]
    fn classes_that_are_too_small_are_found_out_in_the_first_turn() {
        let square = independent::tests::cyclic_square(8);
        let decision = dense(&square, 9, &[None; 64], 0, &mut Effort::of(10_000_000), None);
        assert_eq!((decision.verdict, decision.by), (Verdict::Impossible, "independent"));
    }

    #[test]
    fn wide_and_triangulated_graphs_are_known() {
        assert!(is_wide(&kings(15, 20)) && is_triangulated(&kings(15, 20)));
        assert!(!is_wide(&kings(10, 20)), "it is small");
        assert!(!is_wide(&Dense::new(300, (0..300).flat_map(|b| (0..b.min(11)).map(move |a| (a, b))))), "it is dense");
        let ring = Dense::new(300, (0..300).map(|v| (v, (v + 1) % 300)));
        assert!(is_wide(&ring) && !is_triangulated(&ring));
    }
}
