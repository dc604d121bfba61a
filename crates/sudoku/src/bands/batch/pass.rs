//! One pass of all rules over all lanes.
//!
//! First by digit: a digit alone in a cell leaves the rest of its box; then the ways to put it into a band, and into a stack,
//! leave what some way has. Rows and columns with one place follow from that. Then by cell: the only place of a digit in its
//! box holds nothing else, and cells with one digit are noted for the next pass.
//!
//! A node is still when no other digits are alone in a cell than a pass before. Its candidates may have changed even so, and
//! its children see to that: to wait until nothing changes took 6 % more passes on magictour, as many nodes, and sums of all
//! words to see it by. To wait until no digit has fewer boxes to settle, instead, was no better than that.
//!
//! 400 ns for 64 lanes, 6.3 ns a node (the probe: 12), where about 2100 instructions at half a cycle would be 315. A copy of
//! a register counts as much as an operation on Zen 4. Leaving out all stores of words changed nothing.
//! Zeroing an array of 2.9 kB at the start of a pass cost 130 ns. `std::array::from_fn` with a large closure is not inlined,
//! hence compiled without the instructions: kaggle ran at half its speed.

use super::layout::{BOTH, Candidates, PAIRS, full, rows, ways_in_band, ways_in_stacks};
use lanes::{Part, words8::Words8};

/// A search node in each lane.
pub(super) struct Nodes<W> {
    /// The candidates.
    pub(super) words: Candidates<W>,
    /// Digits that are alone in a cell of the box, as the last pass saw it.
    pub(super) alone: [[W; 3]; PAIRS],
    /// Cells with two candidates or more, by band and place, in both halves.
    pub(super) many: [[W; 9]; 3],
    /// Digits with two places or more in the box.
    open: [[W; 3]; PAIRS],
    /// What the columns leave, by pair, band and column of the box.
    keep: [[[W; 3]; 3]; PAIRS],
    /// The kind of the puzzle.
    pub(super) kind: W,
}

/// What a pass has seen, as masks of lanes.
pub(super) struct Seen {
    /// A digit without a place, a cell without a digit, or two claims to one cell or box.
    pub(super) dead: u64,
    /// Each digit has one place in each box; rows may still clash.
    pub(super) settled: u64,
    /// The digits that are alone in a cell are those of the last pass.
    pub(super) still: u64,
}

impl<W: Words8> Nodes<W> {
    #[inline(always)]
    pub(super) fn new() -> Self {
        let none = W::splat(0);
        Nodes {
            words: [[[none; 9]; 3]; PAIRS],
            alone: [[none; 3]; PAIRS],
            many: [[none; 9]; 3],
            open: [[none; 3]; PAIRS],
            keep: [[[none; 3]; 3]; PAIRS],
            kind: none,
        }
    }
}

/// A pass.
pub(super) struct Pass<'a, W>(pub(super) &'a mut Nodes<W>);

impl<W: Words8> Part for Pass<'_, W> {
    type Out = Seen;

    #[inline(always)]
    fn run(self) -> Seen {
        let nodes = self.0;
        let none = W::splat(0);
        let mut dead = none;
        let mut any_open = none;
        for pair in 0..PAIRS {
            let mut columns = [[none; 3]; 3];
            let mut twice = [[none; 3]; 3];
            for band in 0..3 {
                let alone = nodes.alone[pair][band];
                let board = &mut nodes.words[pair][band];
                let mut words = *board;
                for (word, &many) in words.iter_mut().zip(&nodes.many[band]) {
                    *word = word.and_not_both(alone, many);
                }
                let (even, odd) = ways_in_band(rows(&words));
                let (even_turned, even_back) = (even.turn(), even.turn_back());
                let (odd_turned, odd_back) = (odd.turn(), odd.turn_back());
                for i in 0..3 {
                    words[i] = words[i].and_either(even, odd);
                    words[3 + i] = words[3 + i].and_either(even_back, odd_turned);
                    words[6 + i] = words[6 + i].and_either(even_turned, odd_back);
                }
                for k in 0..3 {
                    columns[band][k] = words[k].or3(words[k + 3], words[k + 6]);
                    twice[band][k] = words[k].majority(words[k + 3], words[k + 6]);
                }
                *board = words;
            }
            let (even, odd) = ways_in_stacks(&columns);
            for band in 0..3 {
                let (after, before) = ((band + 1) % 3, (band + 2) % 3);
                let kept = [even[band] | odd[band], even[before] | odd[after], even[after] | odd[before]];
                let mut open = kept[0].majority(kept[1], kept[2]);
                for k in 0..3 {
                    open = open.or_both(kept[k], twice[band][k]);
                }
                dead = dead.or_differ(kept[0].or3(kept[1], kept[2]), full(pair));
                dead = dead.or_both(open, nodes.alone[pair][band]);
                any_open = any_open | open;
                nodes.open[pair][band] = open;
                nodes.keep[pair][band] = kept;
            }
        }
        let mut change = none;
        for band in 0..3 {
            let open = nodes.open.each_ref().map(|open| open[band]);
            let mut alone = [none; PAIRS];
            for place in 0..9 {
                let mut words = [none; PAIRS];
                for pair in 0..PAIRS {
                    words[pair] = nodes.words[pair][band][place] & nodes.keep[pair][band][place % 3];
                }
                let mut claimed = words[0] & !open[0];
                for pair in 1..PAIRS {
                    claimed = claimed.or_but(words[pair], open[pair]);
                }
                claimed = claimed | claimed.swap();
                for pair in 0..PAIRS {
                    words[pair] = words[pair].and_not_both(claimed, open[pair]);
                }
                let three = words[0].or3(words[1], words[2]);
                let any = three.or3(words[3], words[4]);
                let two = words[0].majority(words[1], words[2]) | three.majority(words[3], words[4]);
                let other = any.swap();
                let many = (two | two.swap()).or_both(any, other);
                dead = dead.or_differ(any | other, W::splat(BOTH));
                dead = dead.or_both(many, claimed);
                nodes.many[band][place] = many;
                for pair in 0..PAIRS {
                    alone[pair] = alone[pair].or_but(words[pair], many);
                    nodes.words[pair][band][place] = words[pair];
                }
            }
            for pair in 0..PAIRS {
                change = change.or_differ(alone[pair], nodes.alone[pair][band]);
                nodes.alone[pair][band] = alone[pair];
            }
        }
        Seen { dead: dead.nonzero(), settled: !any_open.nonzero(), still: !change.nonzero() }
    }
}
