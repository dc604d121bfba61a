//! Nodes that wait: a stack of nodes, each with the ways to go on from it that are still untried.
//!
//! A node keeps its place until its last way is taken, so a branch of six ways is written once. Nodes lie in blocks that look
//! like the lanes themselves: a word of a block is loaded, its lanes are permuted into place, and it is stored, always at a
//! multiple of 64 bytes. Rows of 1344 nodes, written by compression at any place, took 20 to 30 % more of the whole time: they
//! cross cache lines, and the rows in use do not fit into the first cache.

use super::layout::WORDS;
use lanes::words8::Words8;

/// With more blocks than this only one lane may branch, so that the stack grows as in a search of one node at a time: by a
/// node for each digit, band and stack at most. The sets of PEERS need less.
const CROWD: usize = 24;

/// A word for each lane, row by row.
pub(super) type Rows = [[u8; 64]; WORDS];

/// A lane of waiting nodes, from lane 0 on; the others are free.
#[repr(align(64))]
pub(super) struct Block {
    pub(super) words: Rows,
    /// The ways that are left: even ones in bits 0 to 2, odd ones in bits 4 to 6; none for a new puzzle.
    pub(super) ways: [u8; 64],
    /// The band, or 3 + the stack, to choose a way for.
    pub(super) unit: [u8; 64],
    /// The digit to choose a way for.
    pub(super) digit: [u8; 64],
    /// The kind of the puzzle.
    pub(super) kind: [u8; 64],
    pub(super) puzzle: [u32; 64],
    pub(super) len: usize,
}

/// The stack.
pub(super) struct Pool {
    /// Blocks that were used once, the stack first.
    blocks: Vec<Block>,
    /// How many blocks the stack has.
    height: usize,
    /// How many nodes it has.
    len: usize,
    /// With more blocks it is crowded.
    pub(super) crowd: usize,
}

impl Default for Pool {
    fn default() -> Self {
        Pool { blocks: Vec::new(), height: 0, len: 0, crowd: CROWD }
    }
}

impl Pool {
    /// The most blocks that there ever were.
    #[cfg(test)]
    pub(super) fn room(&self) -> usize {
        self.blocks.len()
    }

    pub(super) fn clear(&mut self) {
        self.height = 0;
        self.len = 0;
    }

    pub(super) fn len(&self) -> usize {
        self.len
    }

    pub(super) fn is_crowded(&self) -> bool {
        self.height > self.crowd
    }

    /// Adds a block without nodes.
    fn open(&mut self) -> &mut Block {
        if self.height == self.blocks.len() {
            let none = [0; 64];
            self.blocks.push(Block {
                words: [none; WORDS],
                ways: none,
                unit: none,
                digit: none,
                kind: none,
                puzzle: [0; 64],
                len: 0,
            });
        }
        self.height += 1;
        let block = &mut self.blocks[self.height - 1];
        block.len = 0;
        block
    }

    /// Adds a block of new puzzles, and gives their words and kinds to be written.
    #[inline(always)]
    pub(super) fn push_new(&mut self, first: usize, count: usize) -> (&mut Rows, &mut [u8; 64]) {
        self.len += count;
        let block = self.open();
        block.len = count;
        block.ways = [0; 64];
        for (i, puzzle) in block.puzzle.iter_mut().enumerate() {
            *puzzle = (first + i) as u32;
        }
        (&mut block.words, &mut block.kind)
    }

    /// A block with room for some more nodes, which are added, of `lanes`.
    pub(super) fn room_for(&mut self, count: usize, lanes: usize) -> &mut Block {
        if self.height == 0 || self.blocks[self.height - 1].len + count > lanes {
            self.open();
        }
        self.len += count;
        &mut self.blocks[self.height - 1]
    }

    /// The block on top, if there is one.
    pub(super) fn top(&mut self) -> Option<&mut Block> {
        self.blocks[..self.height].last_mut()
    }

    /// Takes nodes from the end of the block on top until it has only so many.
    pub(super) fn shrink(&mut self, len: usize) {
        let block = &mut self.blocks[self.height - 1];
        self.len -= block.len - len;
        block.len = len;
        self.height -= usize::from(len == 0);
    }
}

/// The row of a word.
#[inline(always)]
pub(super) const fn row(pair: usize, band: usize, place: usize) -> usize {
    27 * pair + 9 * band + place
}

/// The bits of a mask, lowest first.
#[inline(always)]
pub(super) fn bits(mut mask: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = (mask != 0).then(|| mask.trailing_zeros() as usize);
        mask &= mask.wrapping_sub(1);
        bit
    })
}

/// How some lanes (one at least) are packed one after another, from a place on: from where each place takes its lane, and which places
/// these are.
#[inline(always)]
pub(super) fn pack<W: Words8>(lanes: u64, at: usize) -> (W, W) {
    let mut from = [0; 128];
    W::load(&NUMBERS).compress(lanes, &mut from[at..]);
    (W::load(&from), W::of_mask((!0 >> (64 - lanes.count_ones())) << at))
}

/// 0 to 63.
static NUMBERS: [u8; 64] = {
    let mut numbers = [0; 64];
    let mut i = 0;
    while i < 64 {
        numbers[i] = i as u8;
        i += 1;
    }
    numbers
};
