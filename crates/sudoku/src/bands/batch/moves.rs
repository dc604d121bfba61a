//! Nodes moved between the lanes and where they wait: in the [`Pool`] of all, or on the [`Stacks`] of their own lane.

use super::branch::Branch;
use super::layout::PAIRS;
use super::pass::Nodes;
use super::pool::{Pool, bits, pack, row};
use super::stacks::{Stacks, Waiting};
use lanes::{Part, words8::Words8};

/// No way to choose: a new puzzle, taken as it is.
const WHOLE: u8 = 63;

/// Splits the nodes of some lanes: each lane goes on with the first way of its choice, and the others wait.
pub(super) struct Split<'a, W> {
    pub(super) nodes: &'a mut Nodes<W>,
    pub(super) pool: &'a mut Pool,
    pub(super) stacks: &'a mut Stacks,
    pub(super) lanes: u64,
    /// Of these lanes those whose nodes wait on their own stacks.
    pub(super) own: u64,
    pub(super) branch: Branch<W>,
    pub(super) puzzles: &'a [u32; 64],
}

impl<W: Words8> Part for Split<'_, W> {
    type Out = ();

    #[inline(always)]
    fn run(self) {
        let Split { nodes, pool, stacks, lanes, own, branch, puzzles } = self;
        let Branch { ways, unit, digit, kind } = branch;
        let rest = ways & ways.add(W::splat(255));
        if own != lanes {
            let lanes = lanes & !own;
            let count = lanes.count_ones() as usize;
            let block = pool.room_for(count, W::LANES);
            let (from, new) = pack::<W>(lanes, block.len);
            for pair in 0..PAIRS {
                for band in 0..3 {
                    for place in 0..9 {
                        let to = &mut block.words[row(pair, band, place)];
                        new.choose(nodes.words[pair][band][place].permute(from), W::load(to)).store(to);
                    }
                }
            }
            for (word, to) in
                [(rest, &mut block.ways), (unit, &mut block.unit), (digit, &mut block.digit), (kind, &mut block.kind)]
            {
                new.choose(word.permute(from), W::load(to)).store(to);
            }
            for lane in bits(lanes) {
                block.puzzle[block.len] = puzzles[lane];
                block.len += 1;
            }
        }
        if own != 0 {
            let place = stacks.room_for(own);
            let block = &mut stacks.blocks[place];
            let kept = W::of_mask(own);
            for pair in 0..PAIRS {
                for band in 0..3 {
                    for place in 0..9 {
                        let to = &mut block.words[row(pair, band, place)];
                        kept.choose(nodes.words[pair][band][place], W::load(to)).store(to);
                    }
                }
            }
            let (mut left, mut units, mut digits) = ([0; 64], [0; 64], [0; 64]);
            rest.store(&mut left);
            unit.store(&mut units);
            digit.store(&mut digits);
            for lane in bits(own) {
                let node = Waiting { block: place as u16, ways: left[lane], unit: units[lane], digit: digits[lane] };
                stacks.push(lane, node);
            }
        }
        let split = W::of_mask(lanes);
        let twice = unit.add(unit);
        let four = twice.add(twice);
        let first = ways.pick16(&LOWEST).min(ways.swap().pick16(&LOWEST_OF_ODD));
        nodes.choose(split, first.add(four).add(four), digit & split);
        nodes.kind = split.choose(kind, nodes.kind);
    }
}

impl<W: Words8> Nodes<W> {
    /// Takes a way in some lanes, by its code: 8 times the unit, and its number. Without a digit nothing is chosen.
    #[inline(always)]
    fn choose(&mut self, lanes: W, codes: W, digits: W) {
        for band in 0..3 {
            let [a, b, c] = &DROP_IN_BAND[band];
            let in_row = [codes.pick64(a), codes.pick64(b), codes.pick64(c)];
            let [a, b, c] = &DROP_IN_STACK[band];
            let in_column = [codes.pick64(a), codes.pick64(b), codes.pick64(c)];
            for pair in 0..PAIRS {
                let chosen = digits.pick16(&HALF[pair]);
                for place in 0..9 {
                    let word = &mut self.words[pair][band][place];
                    *word = word.and_not_both(chosen, in_row[place / 3] | in_column[place % 3]);
                }
                self.alone[pair][band] = self.alone[pair][band] & !lanes;
            }
        }
    }
}

/// How many blocks of the stacks are fetched from at once.
const BLOCKS: usize = 8;

/// Fills free lanes, one way of a node in each: of what waits on their own stacks, else from the top block of the pool. Gives the lanes
/// that it has filled.
pub(super) struct Fill<'a, W> {
    pub(super) nodes: &'a mut Nodes<W>,
    pub(super) pool: &'a mut Pool,
    pub(super) stacks: &'a mut Stacks,
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
        let Fill { nodes, pool, stacks, free, puzzles, counts, limit } = self;
        let (mut back, mut down) = (0, 0);
        let (mut from, mut codes, mut digits) = ([0; 64], [WHOLE; 64], [0; 64]);
        // From which blocks of the stacks, for which lanes.
        let mut places = [(0, 0); BLOCKS];
        let mut many = 0;
        let mut late = 0;
        for lane in bits(free & stacks.waiting) {
            if counts[puzzles[lane] as usize] >= limit {
                stacks.drop(lane);
                continue;
            }
            let place = stacks.top(lane);
            let at = places[..many].iter().position(|&(other, _)| other == place).unwrap_or(many);
            if at == BLOCKS {
                late |= 1 << lane; // the next time
                continue;
            }
            many = many.max(at + 1);
            places[at] = (place, places[at].1 | 1 << lane);
            let node = stacks.next(lane);
            codes[lane] = 8 * node.unit + node.ways.trailing_zeros() as u8;
            digits[lane] = node.digit;
            back |= 1 << lane;
        }
        if let Some(block) = pool.top() {
            let mut len = block.len;
            for lane in bits(free & !(back | late)) {
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
                down |= 1 << lane;
                if ways != 0 {
                    codes[lane] = 8 * block.unit[node] + ways.trailing_zeros() as u8;
                    digits[lane] = block.digit[node];
                    block.ways[node] = ways & (ways - 1);
                }
                len -= usize::from(ways & ways.wrapping_sub(1) == 0);
            }
            if down != 0 {
                let (from, fill) = (W::load(&from), W::of_mask(down));
                for pair in 0..PAIRS {
                    for band in 0..3 {
                        for place in 0..9 {
                            let word = W::load(&block.words[row(pair, band, place)]).permute(from);
                            let to = &mut nodes.words[pair][band][place];
                            *to = fill.choose(word, *to);
                        }
                    }
                }
                nodes.kind = fill.choose(W::load(&block.kind).permute(from), nodes.kind);
            }
            pool.shrink(len);
        }
        for &(place, lanes) in &places[..many] {
            let (block, fill) = (&stacks.blocks[place], W::of_mask(lanes));
            for pair in 0..PAIRS {
                for band in 0..3 {
                    for place in 0..9 {
                        let to = &mut nodes.words[pair][band][place];
                        *to = fill.choose(W::load(&block.words[row(pair, band, place)]), *to);
                    }
                }
            }
        }
        nodes.choose(W::of_mask(back | down), W::load(&codes), W::load(&digits));
        back | down
    }
}

/// The number of the lowest bit of three, and of three that stand four higher; 8 if there is none.
static LOWEST: [u8; 16] = lowest(0);
static LOWEST_OF_ODD: [u8; 16] = lowest(4);

const fn lowest(add: u8) -> [u8; 16] {
    let mut table = [8; 16];
    let mut bits = 1_u8;
    while bits < 16 {
        table[bits as usize] = bits.trailing_zeros() as u8 + add;
        bits += 1;
    }
    table
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
