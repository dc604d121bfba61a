//! Vertices that never matter, taken away and put back.
//!
//! What is left after these rules has a colouring with k colours if and only if the graph has one:
//!
//! ```text
//!     peel       a vertex with fewer than k neighbours always finds a colour: take it away, colour it last
//!     dominate   every neighbour of u is one of v: u takes v's colour
//!     merge      u and v are both joined to the same k − 1 vertices, all joined to each other: they have the same colour
//!     split      parts that share one vertex are coloured apart, and the colours of one renamed
//! ```
//!
//! Peeling runs on the whole graph, in linear time; the rest is copied once ([`Remainder`]) and the other rules run from a list of
//! vertices to look at again, until none is left or the effort is spent. Pieces that a cut vertex separates ([`blocks`]) start
//! again on their own, where the cut vertex has fewer neighbours than before.
//!
//! Two colours are decided here for good: there are two sides, or an odd cycle.
//!
//! CPU milliseconds, 2026-11-15, least of five, and what is left:
//!
//! ```text
//!     mug100_1, 3 colours     .027    none: merged into a contradiction     1-FullIns_5, 5    .21    69 of 282
//!     gnm400 s1, 3            .16     320 of 400                            3-FullIns_4, 6    .29    23 of 405
//!     flat200-1, 3            .046    172 of 200                            le450_5a, 5       1.5    436 of 450
//!     le450_25a, 24           .16     none: a clique                        DSJC500.1, 12     1.2    all
//! ```

mod blocks;
mod lift;
mod merge;
mod remainder;

use super::clique;
use super::dense::Dense;
use super::effort::Effort;
use super::script::Merge;
use crate::Graph;
use lift::{Lift, Step};
use remainder::Remainder;

/// The most vertices of a part for which there is a bit for each pair: 50 MB.
const DENSE: usize = 20_000;

/// What is left of a graph, in parts that can be coloured apart.
#[derive(Debug)]
pub(crate) struct Kernel {
    /// Smallest first. None is left: every colouring is found by [`Kernel::lift`].
    pub(crate) parts: Vec<Part>,
    /// Were vertices merged? If not, every part is a part of the graph, with the same edges.
    pub(crate) merged: bool,
    lift: Lift,
}

/// A part of what is left. Every vertex has at least k neighbours in it, unless the effort was spent too soon.
#[derive(Debug)]
pub(crate) struct Part {
    pub(crate) shape: Shape,
    /// The vertex of the graph that each vertex is (or, if there were merges, one of those that it is).
    pub(crate) vertices: Vec<u32>,
    /// What the vertices are called while the colours are put back.
    names: Vec<u32>,
}

/// A part as a graph.
#[derive(Debug)]
pub(crate) enum Shape {
    /// Small enough for the exact solver.
    Dense(Dense),
    /// Too many vertices for it.
    Sparse(Graph),
}

/// Why k colours are not enough.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Impossible {
    /// These k + 1 vertices are joined to each other.
    Clique(Vec<u32>),
    /// k = 2, and these vertices are a cycle, in this order.
    OddCycle(Vec<u32>),
    /// Vertices that need the same colour are joined: so after these merges these k + 1 vertices are.
    Merged(Vec<Merge>, Vec<u32>),
}

/// What is left of a graph that k colours shall do for.
pub(crate) fn reduce(graph: &Graph, k: usize, effort: &mut Effort) -> Result<Kernel, Impossible> {
    if k == 0 && graph.vertices() > 0 {
        return Err(Impossible::Clique(vec![0]));
    }
    let (peeled, rest) = peel(graph, k);
    let _ = effort.spend(graph.edges() + u64::from(graph.vertices()));
    let mut kernel = Kernel { parts: Vec::new(), merged: false, lift: Lift::new(k, peeled, rest) };
    if kernel.lift.origin.is_empty() {
        return Ok(kernel);
    }
    match k {
        1 => {
            let (a, b) = graph.each_edge().next().expect("what has no edge is peeled");
            return Err(Impossible::Clique(vec![a, b]));
        }
        2 => two_colors(graph, &mut kernel)?,
        _ => kernel.shrink(graph, k, effort)?,
    }
    kernel.parts.sort_by_key(|part| part.vertices.len());
    Ok(kernel)
}

/// The vertices in the order in which each has fewer than k neighbours when it is taken away, and those that stay.
fn peel(graph: &Graph, k: usize) -> (Vec<u32>, Vec<u32>) {
    let n = graph.vertices();
    let mut degrees: Vec<u32> = (0..n).map(|v| graph.degree(v) as u32).collect();
    let mut peeled: Vec<u32> = (0..n).filter(|&v| graph.degree(v) < k).collect();
    let mut at = 0;
    while at < peeled.len() {
        for &u in graph.neighbours(peeled[at]) {
            let degree = &mut degrees[u as usize];
            // A vertex is listed when its degree passes k, downwards, and never again.
            peeled.extend((*degree as usize == k).then_some(u));
            *degree = degree.saturating_sub(1);
        }
        at += 1;
    }
    let rest = (0..n).filter(|&v| degrees[v as usize] as usize >= k).collect();
    (peeled, rest)
}

/// Colours what is left with two colours: there is no choice.
fn two_colors(graph: &Graph, kernel: &mut Kernel) -> Result<(), Impossible> {
    let sides = clique::two_sides(graph).map_err(Impossible::OddCycle)?;
    let fixed = kernel.lift.origin.iter().enumerate();
    let steps = fixed.map(|(name, &v)| Step::Fixed { vertex: name as u32, color: u32::from(sides[v as usize]) });
    kernel.lift.steps.extend(steps);
    Ok(())
}

impl Kernel {
    /// Applies every rule until none does any more.
    fn shrink(&mut self, graph: &Graph, k: usize, effort: &mut Effort) -> Result<(), Impossible> {
        let mut remainders = vec![Remainder::induced(graph, k, &self.lift.origin)];
        while let Some(mut remainder) = remainders.pop() {
            remainder.settle(effort, &mut self.lift).map_err(|found| match found {
                (clique, false) if !self.merged => Impossible::Clique(clique),
                (clique, _) => Impossible::Merged(std::mem::take(&mut self.lift.merges), clique),
            })?;
            self.merged |= remainder.merged;
            let _ = effort.spend(remainder.size());
            let blocks = remainder.blocks();
            if let [block] = &blocks[..] {
                self.parts.push(self.part(&remainder, &block.vertices));
            } else {
                remainders.extend(blocks.iter().map(|block| remainder.cut_off(block, &mut self.lift)));
            }
        }
        Ok(())
    }

    /// The part with these vertices of a remainder.
    fn part(&self, remainder: &Remainder, vertices: &[u32]) -> Part {
        let mut place = vec![u32::MAX; remainder.n()];
        for (at, &v) in vertices.iter().enumerate() {
            place[v as usize] = at as u32;
        }
        let place = &place;
        let edges = vertices.iter().flat_map(|&v| {
            let ends = remainder.neighbours(v).iter().filter(move |&&u| v < u);
            ends.map(move |&u| (place[v as usize], place[u as usize]))
        });
        let n = vertices.len();
        let shape = if n <= DENSE {
            Shape::Dense(Dense::new(n, edges))
        } else {
            Shape::Sparse(Graph::new(n as u32, edges.collect()).expect("no vertex is joined to itself"))
        };
        let names: Vec<u32> = vertices.iter().map(|&v| remainder.name(v)).collect();
        Part { shape, vertices: names.iter().map(|&name| self.lift.origin[name as usize]).collect(), names }
    }

    /// What was merged, in order.
    pub(crate) fn merges(&self) -> &[Merge] {
        &self.lift.merges
    }

    /// The colours of the whole graph, from those of each part.
    ///
    /// # Panics
    ///
    /// If there are not as many colourings as parts.
    pub(crate) fn lift<C: AsRef<[u32]>>(&self, graph: &Graph, colors: &[C]) -> Vec<u32> {
        assert_eq!(colors.len(), self.parts.len(), "every part has its colours");
        let names = self.parts.iter().zip(colors).flat_map(|(part, colors)| part.names.iter().zip(colors.as_ref()));
        self.lift.run(graph, names.map(|(&name, &color)| (name, color)))
    }
}

#[cfg(test)]
impl Part {
    /// The part for the exact solver, if it is small enough.
    pub(crate) fn dense(&self) -> Option<&Dense> {
        match &self.shape {
            Shape::Dense(graph) => Some(graph),
            Shape::Sparse(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::decide::clique::tests::{colorable, graphs, graphs_up_to};
    use proptest::prelude::*;

    /// A colouring by trying every one.
    fn color(graph: &Dense, k: usize) -> Option<Vec<u32>> {
        fn go(graph: &Dense, k: u32, colors: &mut Vec<u32>) -> bool {
            let v = colors.len();
            v == graph.n()
                || (0..k).any(|color| {
                    colors.push(color);
                    let free = (0..v).all(|u| colors[u] != color || !graph.joins(u, v));
                    (free && go(graph, k, colors)) || {
                        colors.pop();
                        false
                    }
                })
        }
        let mut colors = Vec::new();
        go(graph, k as u32, &mut colors).then_some(colors)
    }

    /// The answer for a graph, through its kernel; a certificate and a lifted colouring are checked.
    fn decide(graph: &Graph, k: usize, effort: u64) -> bool {
        match reduce(graph, k, &mut Effort::of(effort)) {
            Ok(kernel) => {
                let sizes: Vec<usize> = kernel.parts.iter().map(|part| part.vertices.len()).collect();
                assert!(sizes.is_sorted());
                for part in kernel.parts.iter().filter(|_| !kernel.merged) {
                    assert_eq!(part.dense().unwrap(), &Dense::induced(graph, &part.vertices));
                }
                let colors: Option<Vec<_>> = kernel.parts.iter().map(|part| color(part.dense().unwrap(), k)).collect();
                colors.is_some_and(|colors| {
                    let colors = kernel.lift(graph, &colors);
                    assert!(Dense::of(graph).is_proper(&colors, k), "{colors:?} of {graph:?}");
                    true
                })
            }
            Err(Impossible::Clique(clique)) => {
                assert_eq!(clique.len(), k + 1);
                assert!(clique.iter().all(|&a| clique.iter().all(|&b| a == b || graph.joins(a, b))));
                false
            }
            Err(Impossible::OddCycle(_) | Impossible::Merged(..)) => false,
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(400))]

        #[test]
        fn a_kernel_has_a_colouring_if_the_graph_has((n, edges) in graphs(), effort in 0..2000u64) {
            let graph = Graph::new(n, edges).unwrap();
            for k in 0..=n as usize {
                let expected = colorable(&Dense::of(&graph), k);
                prop_assert_eq!(decide(&graph, k, u64::MAX), expected, "k = {}", k);
                prop_assert_eq!(decide(&graph, k, effort), expected, "k = {}", k);
            }
        }

        #[test]
        fn parts_that_share_one_vertex_come_together(
            (n, edges) in graphs_up_to(6), (m, more) in graphs_up_to(6), (l, most) in graphs_up_to(5), at in 0..6u32, to in 0..6u32
        ) {
            // Three graphs in a row; each hangs on some vertex of the one before.
            let (at, to) = (at % n, n - 1 + to % m);
            let glued = |v: u32, on: u32, first: u32| if v == 0 { on } else { v + first - 1 };
            let more = more.into_iter().map(|(a, b)| (glued(a, at, n), glued(b, at, n)));
            let to = if to == n - 1 { at } else { to };
            let most = most.into_iter().map(|(a, b)| (glued(a, to, n + m - 1), glued(b, to, n + m - 1)));
            let graph = Graph::new(n + m + l - 2, edges.into_iter().chain(more).chain(most).collect()).unwrap();
            for k in 2..=5 {
                prop_assert_eq!(decide(&graph, k, u64::MAX), colorable(&Dense::of(&graph), k), "k = {}", k);
            }
        }
    }

    fn wheel(spokes: u32) -> Graph {
        Graph::new(spokes + 1, (1..=spokes).flat_map(|v| [(0, v), (v, v % spokes + 1)]).collect()).unwrap()
    }

    #[test]
    fn wheels_are_merged_away() {
        let kernel = reduce(&wheel(600), 3, &mut Effort::of(1 << 20)).unwrap();
        assert!(kernel.parts.is_empty());
        let colors = kernel.lift::<Vec<u32>>(&wheel(600), &[]);
        assert!(Dense::of(&wheel(600)).is_proper(&colors, 3));
        let why = reduce(&wheel(601), 3, &mut Effort::of(1 << 20)).unwrap_err();
        assert!(matches!(why, Impossible::Merged(merges, clique) if !merges.is_empty() && clique.len() == 4));
    }

    #[test]
    fn a_million_vertices_are_peeled_at_once() {
        // A path of triangles, each sharing a vertex with the next.
        let edges = (0..500_000).flat_map(|i| [(2 * i, 2 * i + 1), (2 * i + 1, 2 * i + 2), (2 * i, 2 * i + 2)]);
        let graph = Graph::new(1_000_001, edges.collect()).unwrap();
        let kernel = reduce(&graph, 3, &mut Effort::of(0)).unwrap();
        assert!(kernel.parts.is_empty());
        let colors = kernel.lift::<Vec<u32>>(&graph, &[]);
        assert!(graph.each_edge().all(|(a, b)| colors[a as usize] != colors[b as usize]));
        assert!(
            matches!(reduce(&graph, 2, &mut Effort::of(0)).unwrap_err(), Impossible::OddCycle(cycle) if cycle.len() == 3)
        );
    }

    #[test]
    fn a_kernel_that_is_too_large_stays_sparse_and_can_be_lifted() {
        // A strip of a torus: every vertex has four neighbours, none dominates another, and no two triangles share an edge.
        let n = 30_000;
        let graph = Graph::new(n, (0..n).flat_map(|v| [(v, (v + 1) % n), (v, (v + 173) % n)]).collect()).unwrap();
        let kernel = reduce(&graph, 3, &mut Effort::of(1 << 24)).unwrap();
        assert_eq!(kernel.parts.len(), 1);
        let Shape::Sparse(part) = &kernel.parts[0].shape else { panic!("too large for a bit for each pair") };
        assert_eq!((part.vertices(), part.edges()), (n, 2 * u64::from(n)));
        let sides: Vec<u32> = (0..n).map(|v| v % 2).collect();
        assert_eq!(kernel.lift(&graph, &[&sides]), sides);
    }
}
