//! Blocks: parts of a graph that share at most one vertex with the others (Hopcroft and Tarjan, 1973).

use super::lift::{Lift, Step};
use super::remainder::Remainder;

/// A block.
pub(super) struct Block {
    /// Ascending.
    pub(super) vertices: Vec<u32>,
    /// The vertex that it shares with a block that comes later, if it does.
    cut: Option<u32>,
}

impl Remainder {
    /// The blocks of what is left. Each hangs on one that comes later, or on none.
    pub(super) fn blocks(&self) -> Vec<Block> {
        let n = self.n();
        let mut blocks: Vec<Block> = Vec::new();
        // When each vertex was reached, from 1; and the earliest vertex that it and what hangs on it are joined to.
        let (mut reached, mut low) = (vec![0u32; n], vec![0u32; n]);
        let mut time = 0;
        let mut open: Vec<u32> = Vec::new();
        let mut path: Vec<(u32, usize)> = Vec::new();
        for root in (0..n as u32).filter(|&v| self.is_alive(v)) {
            if reached[root as usize] != 0 {
                continue;
            }
            let mut enter = |v: u32, reached: &mut [u32], low: &mut [u32]| {
                time += 1;
                (reached[v as usize], low[v as usize]) = (time, time);
            };
            enter(root, &mut reached, &mut low);
            path.push((root, 0));
            if self.neighbours(root).is_empty() {
                blocks.push(Block { vertices: vec![root], cut: None });
            }
            while let Some((v, at)) = path.last_mut() {
                let v = *v;
                if let Some(&u) = self.neighbours(v).get(*at) {
                    *at += 1;
                    if reached[u as usize] == 0 {
                        enter(u, &mut reached, &mut low);
                        open.push(u);
                        path.push((u, 0));
                    } else {
                        low[v as usize] = low[v as usize].min(reached[u as usize]);
                    }
                    continue;
                }
                path.pop();
                let Some(&(parent, _)) = path.last() else { break };
                low[parent as usize] = low[parent as usize].min(low[v as usize]);
                if low[v as usize] >= reached[parent as usize] {
                    let start = open.iter().rposition(|&u| u == v).expect("it was opened");
                    let mut vertices = open.split_off(start);
                    vertices.push(parent);
                    vertices.sort_unstable();
                    blocks.push(Block { vertices, cut: Some(parent) });
                }
            }
            // The last block of a component hangs on none.
            blocks.iter_mut().last().expect("a component has a block").cut = None;
        }
        blocks
    }

    /// A block as a remainder of its own, with a copy of the vertex that it hangs on.
    pub(super) fn cut_off(&self, block: &Block, lift: &mut Lift) -> Remainder {
        let mut names: Vec<u32> = block.vertices.iter().map(|&v| self.name(v)).collect();
        if let Some(cut) = block.cut {
            let at = block.vertices.binary_search(&cut).expect("it is in the block");
            let copy = lift.copy(names[at]);
            let members = names.iter().copied().filter(|&name| name != names[at]).collect();
            lift.steps.push(Step::Split { copy, cut: names[at], members });
            names[at] = copy;
        }
        let place = |u: &u32| block.vertices.binary_search(u).ok().map(|at| at as u32);
        let lists = block.vertices.iter().map(|&v| self.neighbours(v).iter().filter_map(place).collect());
        Remainder::new(self.k, names, lists.collect())
    }
}
