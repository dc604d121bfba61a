//! What can be said of a graph at once, and the components that are left to count.
//!
//! With P(G, k) for the number of colourings of G with k colours:
//!
//! * A vertex whose d neighbours are joined to each other is coloured last, in k − d ways. Isolated and pendant vertices
//!   are of this kind, and chordal graphs have nothing else.
//! * Parts that share nothing are independent. If they share a clique of c vertices, P(G) is P(G1)·P(G2) divided by
//!   k(k − 1)…(k − c + 1), the ways to colour the clique: c = 1 at cut vertices.
//! * A vertex joined to all others takes a colour for itself: P(G, k) = k·P(G − v, k − 1).
//!
//! So P(G, k) is a product of powers of k − d, negative ones too, and of P(H, k − s) for components H. For each d there is a
//! clique of d + 1 vertices in G: if k − d is zero for one of them, so is P(G, k), and nothing is divided by zero.

use std::collections::{BTreeMap, VecDeque};

use crate::Graph;
use crate::decide::effort::Effort;

/// The factors of P(G, k): powers of k − d, and components that are left to count.
#[derive(Debug, Default)]
pub(super) struct Decomposition {
    /// The power of k − d, by d. There are some with power 0.
    pub(super) factors: BTreeMap<u64, i64>,
    pub(super) components: Vec<Component>,
}

/// A component: a graph in which every two vertices lie on a cycle.
#[derive(Debug)]
pub(super) struct Component {
    /// The neighbours of each vertex, ascending.
    pub(super) graph: Vec<Vec<u32>>,
    /// By how much it has fewer colours than the whole.
    pub(super) shift: u64,
}

impl Component {
    /// How many edges there are.
    pub(super) fn edges(&self) -> usize {
        self.graph.iter().map(Vec::len).sum::<usize>() / 2
    }
}

impl Decomposition {
    /// Takes a graph apart. With little effort they are larger than they could be; if a limit ends it, they are not all.
    pub(super) fn of(graph: &Graph, effort: &mut Effort<'_>) -> Decomposition {
        let rows = (0..graph.vertices()).map(|vertex| graph.neighbours(vertex).to_vec()).collect();
        let mut decomposition = Decomposition::default();
        let mut left = vec![Component { graph: rows, shift: 0 }];
        while let Some(component) = left.pop() {
            decomposition.take(component, &mut left, effort);
            if effort.ended().is_some() {
                break;
            }
        }
        decomposition
    }

    /// Multiplies by (k − d) to this power, which may be negative.
    fn factor(&mut self, d: u64, power: i64) {
        *self.factors.entry(d).or_default() += power;
    }

    /// Takes a component apart. What may be taken apart further goes to `left`.
    fn take(&mut self, component: Component, left: &mut Vec<Component>, effort: &mut Effort<'_>) {
        let Component { graph, shift } = component;
        let mut is_there = vec![true; graph.len()];
        for d in peel(&graph, &mut is_there, effort) {
            self.factor(shift + d as u64, 1);
        }
        let blocks = Blocks::of(&graph, &is_there);
        for _ in blocks.components..blocks.blocks.len() {
            self.factor(shift, -1);
        }
        for block in blocks.blocks {
            let whole = block.len() == graph.len();
            let inner = within(&graph, &block);
            let size = |row: &Vec<u32>| 8 * (row.len() + 1) as u64;
            if effort.spend(inner.iter().map(size).sum()) && effort.ended().is_some() {
                return;
            }
            let all = inner.iter().filter(|row| row.len() + 1 == block.len()).count();
            if all > 0 {
                let others: Vec<u32> =
                    (0..block.len()).filter(|&at| inner[at].len() + 1 < block.len()).map(|at| at as u32).collect();
                for d in 0..all as u64 {
                    self.factor(shift + d, 1);
                }
                left.push(Component { graph: within(&inner, &others), shift: shift + all as u64 });
            } else if whole {
                self.components.push(Component { graph: inner, shift });
            } else {
                left.push(Component { graph: inner, shift });
            }
        }
    }
}

/// The graph that some vertices, ascending, have among themselves.
fn within(graph: &[Vec<u32>], vertices: &[u32]) -> Vec<Vec<u32>> {
    let row = |&vertex: &u32| {
        let row = &graph[vertex as usize];
        // A hub may be in many small blocks.
        if row.len() > 16 * vertices.len() {
            let is_joined = |&at: &u32| row.binary_search(&vertices[at as usize]).is_ok();
            return (0..vertices.len() as u32).filter(is_joined).collect();
        }
        row.iter().filter_map(|other| vertices.binary_search(other).ok().map(|place| place as u32)).collect()
    };
    vertices.iter().map(row).collect()
}

/// Takes away vertices whose neighbours are joined to each other, as long as there are some and that costs no more than it may;
/// their degrees.
fn peel(graph: &[Vec<u32>], is_there: &mut [bool], effort: &mut Effort<'_>) -> Vec<usize> {
    let mut degrees = Vec::new();
    let mut queue: VecDeque<u32> = (0..graph.len() as u32).collect();
    let mut waits = vec![true; graph.len()];
    let mut around = Vec::new();
    while let Some(vertex) = queue.pop_front() {
        waits[vertex as usize] = false;
        around.clear();
        around.extend(graph[vertex as usize].iter().copied().filter(|&other| is_there[other as usize]));
        let joined = |one: u32, other: u32| graph[one as usize].binary_search(&other).is_ok();
        let is_clique = around.iter().enumerate().all(|(at, &one)| {
            // A look is a search among the neighbours.
            !effort.spend(1 + 8 * at as u64) && around[..at].iter().all(|&other| joined(one, other))
        });
        if effort.spend(graph[vertex as usize].len() as u64) {
            break;
        }
        if !is_clique {
            continue;
        }
        is_there[vertex as usize] = false;
        degrees.push(around.len());
        for &other in &around {
            if !std::mem::replace(&mut waits[other as usize], true) {
                queue.push_back(other);
            }
        }
    }
    degrees
}

/// The blocks of a graph: cut at the vertices without which it would fall apart.
struct Blocks {
    /// The vertices of each, ascending.
    blocks: Vec<Vec<u32>>,
    components: usize,
}

impl Blocks {
    /// Depth first, after Hopcroft and Tarjan: a vertex is cut from its parent where nothing below it leads above. Only
    /// vertices with neighbours are left by [`peel`].
    fn of(graph: &[Vec<u32>], is_there: &[bool]) -> Blocks {
        const NOT_SEEN: u32 = u32::MAX;
        let mut found = Blocks { blocks: Vec::new(), components: 0 };
        let mut seen = vec![NOT_SEEN; graph.len()];
        let mut lowest = vec![0; graph.len()];
        let mut time = 0;
        let mut stack: Vec<u32> = Vec::new();
        for root in (0..graph.len() as u32).filter(|&root| is_there[root as usize]) {
            if seen[root as usize] != NOT_SEEN {
                continue;
            }
            found.components += 1;
            // The path from the root, and how many neighbours of each were looked at.
            let mut path: Vec<(u32, usize)> = vec![(root, 0)];
            (seen[root as usize], lowest[root as usize]) = (time, time);
            time += 1;
            stack.push(root);
            while let Some((vertex, next)) = path.last_mut() {
                let (vertex, place) = (*vertex as usize, *next);
                *next += 1;
                if let Some(&other) = graph[vertex].get(place) {
                    let to = other as usize;
                    if !is_there[to] {
                        continue;
                    }
                    if seen[to] == NOT_SEEN {
                        (seen[to], lowest[to]) = (time, time);
                        time += 1;
                        stack.push(other);
                        path.push((other, 0));
                    } else {
                        lowest[vertex] = lowest[vertex].min(seen[to]);
                    }
                    continue;
                }
                path.pop();
                let Some(&(parent, _)) = path.last() else { break };
                lowest[parent as usize] = lowest[parent as usize].min(lowest[vertex]);
                if lowest[vertex] >= seen[parent as usize] {
                    let from = stack.iter().rposition(|&other| other as usize == vertex).expect("it is on the stack");
                    let mut block = stack.split_off(from);
                    block.push(parent);
                    block.sort_unstable();
                    found.blocks.push(block);
                }
            }
            stack.clear();
        }
        found
    }
}
