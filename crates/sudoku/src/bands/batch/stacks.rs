//! Nodes that wait for their own lane.
//!
//! Where puzzles have many solutions, a stack for all is waste: all lanes take branches of the same puzzle and find a solution each,
//! although two are wanted. There a lane keeps to its puzzle, depth first: what is left of a branch waits on the lane's own stack
//! until it comes back.
//!
//! Nodes lie in blocks that look like the lanes themselves, each in the column of its lane, so that they are kept and fetched by
//! masks; all that are split at the same time go to the same block. To fetch them takes a sweep for each block that some lane comes
//! back to. With few dead ends those are one or two; in `forum_hardest_1905_11plus` ten, and it takes half as long again as with the
//! stack for all.

use super::layout::WORDS;
use super::pool::{Rows, bits};

/// No stack is higher: each branch settles where a digit goes in a band or a stack of boxes.
const HIGHEST: usize = 54;

/// Room for a node of each lane.
#[repr(align(64))]
pub(super) struct Block {
    pub(super) words: Rows,
    /// The lanes whose node is here.
    pub(super) used: u64,
}

/// A node that waits.
#[derive(Clone, Copy, Default)]
pub(super) struct Waiting {
    pub(super) block: u16,
    /// The ways that are left: even ones in bits 0 to 2, odd ones in bits 4 to 6.
    pub(super) ways: u8,
    /// The band, or 3 + the stack of boxes, to choose a way for.
    pub(super) unit: u8,
    /// The digit to choose a way for.
    pub(super) digit: u8,
}

/// The nodes of a lane that wait, the last one on top.
#[derive(Clone, Copy)]
struct Stack {
    nodes: [Waiting; HIGHEST],
    height: usize,
}

/// The stacks of all lanes.
pub(super) struct Stacks {
    stacks: Box<[Stack; 64]>,
    /// The lanes for which something waits.
    pub(super) waiting: u64,
    pub(super) blocks: Vec<Block>,
}

impl Default for Stacks {
    fn default() -> Self {
        let stack = Stack { nodes: [Waiting::default(); HIGHEST], height: 0 };
        Stacks { stacks: Box::new([stack; 64]), waiting: 0, blocks: Vec::new() }
    }
}

impl Stacks {
    /// How many blocks there are.
    #[cfg(test)]
    pub(super) fn room(&self) -> usize {
        self.blocks.len()
    }

    pub(super) fn clear(&mut self) {
        self.stacks.iter_mut().for_each(|stack| stack.height = 0);
        self.waiting = 0;
        self.blocks.iter_mut().for_each(|block| block.used = 0);
    }

    /// Of some lanes those where at least so many nodes wait.
    #[inline(always)]
    pub(super) fn higher(&self, lanes: u64, height: usize) -> u64 {
        bits(lanes & self.waiting)
            .filter(|&lane| self.stacks[lane].height >= height)
            .fold(0, |higher, lane| higher | 1 << lane)
    }

    /// Forgets what waits in a lane.
    pub(super) fn drop(&mut self, lane: usize) {
        let stack = &mut self.stacks[lane];
        for node in &stack.nodes[..stack.height] {
            self.blocks[usize::from(node.block)].used &= !(1 << lane);
        }
        stack.height = 0;
        self.waiting &= !(1 << lane);
    }

    /// A block with room for a node of each of some lanes, which it gets.
    #[inline(always)]
    pub(super) fn room_for(&mut self, lanes: u64) -> usize {
        let place = self.blocks.iter().position(|block| block.used & lanes == 0).unwrap_or_else(|| {
            self.blocks.push(Block { words: [[0; 64]; WORDS], used: 0 });
            self.blocks.len() - 1
        });
        self.blocks[place].used |= lanes;
        place
    }

    /// Lets a node wait that is in its block.
    #[inline(always)]
    pub(super) fn push(&mut self, lane: usize, node: Waiting) {
        let stack = &mut self.stacks[lane];
        stack.nodes[stack.height] = node;
        stack.height += 1;
        self.waiting |= 1 << lane;
    }

    /// The block of the last node of a lane.
    #[inline(always)]
    pub(super) fn top(&self, lane: usize) -> usize {
        let stack = &self.stacks[lane];
        stack.nodes[stack.height - 1].block.into()
    }

    /// Takes a way of the last node of a lane: gives the node with this way, its lowest, and those that are left.
    #[inline(always)]
    pub(super) fn next(&mut self, lane: usize) -> Waiting {
        let stack = &mut self.stacks[lane];
        let top = stack.height - 1;
        let node = stack.nodes[top];
        let left = node.ways & (node.ways - 1);
        stack.nodes[top].ways = left;
        if left == 0 {
            stack.height = top;
            self.waiting &= !(u64::from(top == 0) << lane);
            self.blocks[usize::from(node.block)].used &= !(1 << lane);
        }
        node
    }
}
