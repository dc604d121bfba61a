//! Where to go on: the choice that had the largest part in recent conflicts (VSIDS; Moskewicz and others, Chaff, 2001).
//!
//! It is placed, never struck out: a vertex with k colours is decided at once.

use super::board::{Board, Choice};
use crate::coloring::decide::dense::Dense;
use crate::conflict::heap::Heap;
use crate::random::Random;

/// How much a part counts after one more conflict.
const FADE: f32 = 0.99;

/// What the degree counts, at most, beside having a part in a conflict.
const DEGREE: f32 = 1e-3;

#[derive(Debug)]
pub(super) struct Chooser {
    /// Choices by their part in conflicts: at least those that are open.
    heap: Heap,
    /// What a part counts now.
    part: f32,
}

impl Chooser {
    /// Before there are conflicts, vertices of large degree come first.
    pub(super) fn new(board: &Board, seed: u64) -> Self {
        let graph: &Dense = board.graph;
        let mut heap = Heap::new(board.choices());
        let mut random = Random::stream(seed, 0);
        let mut vertices: Vec<usize> = (0..graph.n()).collect();
        random.shuffle(&mut vertices);
        vertices.sort_by_key(|&v| std::cmp::Reverse(graph.degree(v)));
        let most = vertices.first().map_or(1.0, |&v| graph.degree(v).max(1) as f32);
        for v in vertices {
            let mut choices: Vec<Choice> = board.choices_of(v).collect();
            random.shuffle(&mut choices);
            for choice in choices {
                heap.add(choice as usize, DEGREE * graph.degree(v) as f32 / most);
                heap.insert(choice);
            }
        }
        Chooser { heap, part: 1.0 }
    }

    /// Notes that a choice had a part in a conflict.
    #[inline(always)]
    pub(super) fn bump(&mut self, choice: Choice) {
        if self.heap.add(choice as usize, self.part) {
            self.part *= self.heap.scale_down();
        }
    }

    /// Makes parts in later conflicts count more.
    pub(super) fn fade(&mut self) {
        self.part /= FADE;
    }

    /// Notes that a choice is open again.
    #[inline(always)]
    pub(super) fn opened(&mut self, choice: Choice) {
        if !self.heap.has(choice) {
            self.heap.insert(choice);
        }
    }

    /// The choice to place; none if all vertices have their colours.
    pub(super) fn choose(&mut self, board: &Board) -> Option<Choice> {
        while !self.heap.is_empty() {
            let choice = self.heap.pop() as u32;
            if board.value(2 * choice) == 0 {
                return Some(choice);
            }
        }
        None
    }
}
