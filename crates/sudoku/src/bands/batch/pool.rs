//! Nodes that wait: a stack of nodes, each with the ways to go on from it that are still untried.
//!
//! A node keeps its place until its last way is taken, so a branch of six ways is written once. Nodes lie in blocks that look
//! like the lanes themselves: a word of a block is loaded, its lanes are permuted into place, and it is stored, always at a
//! multiple of 64 bytes. Rows of 1344 nodes, written by compression at any place, took 20 to 30 % more of the whole time: they
//! cross cache lines, and the rows in use do not fit into the first cache.

use super::branch::Branch;
use super::layout::{PAIRS, WORDS};
use super::pass::Nodes;
use lanes::{Part, words8::Words8};

/// With more blocks than this only one lane may branch, so that the stack grows as in a search of one node at a time: by a
/// node for each digit, band and stack at most. The sets of PEERS need less.
const CROWD: usize = 24;

/// No way to choose: a new puzzle, taken as it is.
const WHOLE: u8 = 63;

/// A lane of waiting nodes, from lane 0 on; the others are free.
#[repr(align(64))]
struct Block {
    words: [[u8; 64]; WORDS],
    /// The ways that are left: even ones in bits 0 to 2, odd ones in bits 4 to 6; none for a new puzzle.
    ways: [u8; 64],
    /// The band, or 3 + the stack, to choose a way for.
    unit: [u8; 64],
    /// The digit to choose a way for.
    digit: [u8; 64],
    /// The kind of the puzzle.
    kind: [u8; 64],
    puzzle: [u32; 64],
    len: usize,
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
    pub(super) fn push_new(&mut self, first: usize, count: usize) -> (&mut [[u8; 64]; WORDS], &mut [u8; 64]) {
        self.len += count;
        let block = self.open();
        block.len = count;
        block.ways = [0; 64];
        for (i, puzzle) in block.puzzle.iter_mut().enumerate() {
            *puzzle = (first + i) as u32;
        }
        (&mut block.words, &mut block.kind)
    }
}

/// Adds the nodes of some lanes, with their choice.
pub(super) struct Push<'a, W> {
    pub(super) nodes: &'a Nodes<W>,
    pub(super) pool: &'a mut Pool,
    pub(super) lanes: u64,
    pub(super) branch: Branch<W>,
    pub(super) puzzles: &'a [u32; 64],
}

impl<W: Words8> Part for Push<'_, W> {
    type Out = ();

    #[inline(always)]
    fn run(self) {
        let Push { nodes, pool, lanes, branch, puzzles } = self;
        let count = lanes.count_ones() as usize;
        if pool.height == 0 || pool.blocks[pool.height - 1].len + count > W::LANES {
            pool.open();
        }
        pool.len += count;
        let block = &mut pool.blocks[pool.height - 1];
        let mut from = [0; 128];
        W::load(&NUMBERS).compress(lanes, &mut from[block.len..]);
        let from = W::load(&from);
        let new = W::of_mask((!0 >> (64 - count)) << block.len);
        for pair in 0..PAIRS {
            for band in 0..3 {
                for place in 0..9 {
                    let to = &mut block.words[row(pair, band, place)];
                    new.choose(nodes.words[pair][band][place].permute(from), W::load(to)).store(to);
                }
            }
        }
        for (word, to) in [
            (branch.ways, &mut block.ways),
            (branch.unit, &mut block.unit),
            (branch.digit, &mut block.digit),
            (branch.kind, &mut block.kind),
        ] {
            new.choose(word.permute(from), W::load(to)).store(to);
        }
        for lane in bits(lanes) {
            block.puzzle[block.len] = puzzles[lane];
            block.len += 1;
        }
    }
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

/// Fills free lanes from the top block of the stack, one way of a node for each; gives the lanes that it has filled.
pub(super) struct Fill<'a, W> {
    pub(super) nodes: &'a mut Nodes<W>,
    pub(super) pool: &'a mut Pool,
    pub(super) free: u64,
    /// The puzzle of each lane.
    pub(super) puzzles: &'a mut [u32; 64],
    /// Solutions found, by puzzle; a puzzle with `limit` is finished.
    pub(super) counts: &'a [u8],
    pub(super) limit: u8,
}

impl<W: Words8> Part for Fill<'_, W> {
    type Out = u64;

    #[inline(always)]
    fn run(self) -> u64 {
        let Fill { nodes, pool, free, puzzles, counts, limit } = self;
        let mut filled = 0;
        let (mut from, mut codes, mut digits) = ([0; 64], [WHOLE; 64], [0; 64]);
        let block = &mut pool.blocks[pool.height - 1];
        let before = block.len;
        let mut len = before;
        for lane in bits(free) {
            while len > 0 && counts[block.puzzle[len - 1] as usize] >= limit {
                len -= 1;
            }
            if len == 0 {
                break;
            }
            let node = len - 1;
            let ways = block.ways[node];
            from[lane] = node as u8;
            puzzles[lane] = block.puzzle[node];
            filled |= 1 << lane;
            if ways != 0 {
                codes[lane] = 8 * block.unit[node] + ways.trailing_zeros() as u8;
                digits[lane] = block.digit[node];
                block.ways[node] = ways & (ways - 1);
            }
            len -= usize::from(ways & ways.wrapping_sub(1) == 0);
        }
        block.len = len;
        pool.len -= before - len;
        pool.height -= usize::from(len == 0);
        if filled == 0 {
            return 0;
        }
        let (from, codes, digits) = (W::load(&from), W::load(&codes), W::load(&digits));
        let fill = W::of_mask(filled);
        for band in 0..3 {
            let [a, b, c] = &DROP_IN_BAND[band];
            let in_row = [codes.pick64(a), codes.pick64(b), codes.pick64(c)];
            let [a, b, c] = &DROP_IN_STACK[band];
            let in_column = [codes.pick64(a), codes.pick64(b), codes.pick64(c)];
            for pair in 0..PAIRS {
                let chosen = digits.pick16(&HALF[pair]);
                for place in 0..9 {
                    let word = W::load(&block.words[row(pair, band, place)]).permute(from);
                    let word = word.and_not_both(chosen, in_row[place / 3] | in_column[place % 3]);
                    let to = &mut nodes.words[pair][band][place];
                    *to = fill.choose(word, *to);
                }
                nodes.alone[pair][band] = nodes.alone[pair][band] & !fill;
            }
        }
        nodes.kind = fill.choose(W::load(&block.kind).permute(from), nodes.kind);
        filled
    }
}

/// The half of a pair that a digit has.
static HALF: [[u8; 16]; PAIRS] = {
    let mut table = [[0; 16]; PAIRS];
    let mut digit = 1;
    while digit <= 9 {
        table[digit / 2][digit] = if digit % 2 == 0 { 0x07 } else { 0x70 };
        digit += 1;
    }
    table
};

/// What a way of a band takes from the digit, by band, row of the box, and code: all but one stack in each row.
static DROP_IN_BAND: [[[u8; 64]; 3]; 3] = {
    let mut table = [[[0; 64]; 3]; 3];
    let mut x = 0;
    while x < 27 {
        let (band, r, stack) = (x / 9, x / 3 % 3, x % 3);
        table[band][r][8 * band + stack] = 0x77 & !(0x11 << ((stack + r) % 3));
        table[band][r][8 * band + 4 + stack] = 0x77 & !(0x11 << ((stack + 3 - r) % 3));
        x += 1;
    }
    table
};

/// What a way of a stack takes from the digit, by band, column of the box, and code: the stack, but in one column.
static DROP_IN_STACK: [[[u8; 64]; 3]; 3] = {
    let mut table = [[[0; 64]; 3]; 3];
    let mut x = 0;
    while x < 81 {
        let (band, k, stack, first) = (x / 27, x / 9 % 3, x / 3 % 3, x % 3);
        if (first + k) % 3 != band {
            table[band][k][8 * (3 + stack) + first] = 0x11 << stack;
        }
        if (first + 3 - k) % 3 != band {
            table[band][k][8 * (3 + stack) + 4 + first] = 0x11 << stack;
        }
        x += 1;
    }
    table
};
