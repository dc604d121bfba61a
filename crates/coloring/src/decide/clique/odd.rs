//! Odd cycles: a graph without any has two sides; one with any needs three colours.

use crate::Graph;

/// A short odd cycle, its vertices in order, if there is any.
pub(crate) fn odd_cycle(graph: &Graph) -> Option<Vec<u32>> {
    two_sides(graph).err()
}

/// The side of each vertex, so that every edge joins the two sides; or a short odd cycle.
///
/// The cycle is found from one vertex; walks from some of its own vertices then find a shorter one, if one goes through them.
pub(crate) fn two_sides(graph: &Graph) -> Result<Vec<bool>, Vec<u32>> {
    let mut walk = Walk::new(graph);
    let mut sides = vec![false; graph.vertices() as usize];
    for root in 0..graph.vertices() {
        if walk.depths[root as usize] == NONE {
            if let Some(mut cycle) = walk.from(root, u32::MAX) {
                for _ in 0..ROUNDS {
                    let some = cycle.iter().step_by(cycle.len().div_ceil(WALKS));
                    let closer = some.filter_map(|&v| walk.restart().from(v, cycle.len() as u32 - 2));
                    let Some(shorter) = closer.min_by_key(Vec::len) else { break };
                    cycle = shorter;
                }
                return Err(cycle);
            }
            walk.seen.iter().for_each(|&v| sides[v as usize] = walk.depths[v as usize] % 2 == 1);
            walk.seen.clear();
        }
    }
    Ok(sides)
}

const NONE: u32 = u32::MAX;

/// How often a cycle is made shorter, and from how many of its vertices: few, because a walk may see the whole graph.
const ROUNDS: usize = 8;
const WALKS: usize = 25;

/// A walk in breadth.
struct Walk<'a> {
    graph: &'a Graph,
    depths: Vec<u32>,
    parents: Vec<u32>,
    /// In the order in which they were reached.
    seen: Vec<u32>,
}

impl<'a> Walk<'a> {
    fn new(graph: &'a Graph) -> Self {
        let n = graph.vertices() as usize;
        Walk { graph, depths: vec![NONE; n], parents: vec![NONE; n], seen: Vec::new() }
    }

    /// Forgets what the last walk saw.
    fn restart(&mut self) -> &mut Self {
        self.seen.iter().for_each(|&v| self.depths[v as usize] = NONE);
        self.seen.clear();
        self
    }

    /// The first odd cycle met on a walk from a vertex, if it has at most `most` vertices.
    fn from(&mut self, root: u32, most: u32) -> Option<Vec<u32>> {
        self.depths[root as usize] = 0;
        self.seen.push(root);
        let mut at = 0;
        while at < self.seen.len() {
            let v = self.seen[at];
            let depth = self.depths[v as usize];
            if u64::from(depth) * 2 + 1 > u64::from(most) {
                return None;
            }
            for &u in self.graph.neighbours(v) {
                if self.depths[u as usize] == NONE {
                    self.depths[u as usize] = depth + 1;
                    self.parents[u as usize] = v;
                    self.seen.push(u);
                } else if self.depths[u as usize] == depth {
                    return Some(self.cycle(v, u));
                }
            }
            at += 1;
        }
        None
    }

    /// The cycle through an edge between two vertices of the same depth.
    fn cycle(&self, mut a: u32, mut b: u32) -> Vec<u32> {
        let (mut front, mut back) = (vec![a], vec![b]);
        loop {
            (a, b) = (self.parents[a as usize], self.parents[b as usize]);
            front.push(a);
            if a == b {
                back.reverse();
                back.extend(front);
                return back;
            }
            back.push(b);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn a_graph_has_two_sides_or_an_odd_cycle(
            (n, edges) in crate::decide::clique::tests::graphs()
        ) {
            let graph = Graph::new(n, edges).unwrap();
            match two_sides(&graph) {
                Ok(sides) => prop_assert!(graph.each_edge().all(|(a, b)| sides[a as usize] != sides[b as usize])),
                Err(cycle) => {
                    prop_assert_eq!(cycle.len() % 2, 1);
                    let closed = cycle.iter().zip(cycle.iter().cycle().skip(1));
                    prop_assert!(closed.clone().all(|(&a, &b)| graph.joins(a, b)));
                    let mut once = cycle.clone();
                    once.sort_unstable();
                    once.dedup();
                    prop_assert_eq!(once.len(), cycle.len());
                }
            }
        }
    }

    #[test]
    fn a_pentagon_far_from_a_long_cycle_is_found_where_they_meet() {
        // A cycle of 21, and one of 5 through its vertex 10.
        let mut edges: Vec<(u32, u32)> = (0..21).map(|v| (v, (v + 1) % 21)).collect();
        edges.extend([(10, 21), (21, 22), (22, 23), (23, 24), (24, 10)]);
        let graph = Graph::new(25, edges).unwrap();
        assert_eq!(odd_cycle(&graph).unwrap().len(), 5);
        assert_eq!(odd_cycle(&Graph::new(4, vec![(0, 1), (1, 2), (2, 3), (3, 0)]).unwrap()), None);
    }
}
