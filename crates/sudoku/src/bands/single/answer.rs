//! From a solved state to a line of 81 characters.
//!
//! The digit of a cell is `3i + j`, and the fold that brings the nine digits of a cell together (see `layout`) knows from which
//! place each came: four folds, of `j = 1`, `j = 2`, `i = 1` and `i = 2`, share most of their work.

use super::layout::{LINE, State, Tables, place};
use lanes::bytes32::Bytes32;

/// All bits in the places whose number in the nine, divided by 3 or modulo 3, is `of`.
const fn thirds(modulo: bool, of: usize) -> [u8; 32] {
    let mut mask = [0; 32];
    let mut nine = 0;
    while nine < 9 {
        if (if modulo { nine % 3 } else { nine / 3 }) == of {
            let mut band = 0;
            while band < 3 {
                mask[place(nine, band)] = 7;
                band += 1;
            }
        }
        nine += 1;
    }
    mask
}

const J: [[u8; 32]; 3] = [thirds(true, 0), thirds(true, 1), thirds(true, 2)];
const I: [[u8; 32]; 3] = [thirds(false, 0), thirds(false, 1), thirds(false, 2)];

/// What came from digit `DIGIT` of the three, of three words that lie above each other: place `p` of word `n` comes from
/// place `p - n`.
#[inline(always)]
fn from<W: Bytes32, const DIGIT: usize>(words: [W; 3], masks: &[[u8; 32]; 3]) -> W {
    let first = words[0] & W::load(&masks[DIGIT]);
    let second = first.or_and(words[1], W::load(&masks[(DIGIT + 1) % 3]));
    second.or_and(words[2], W::load(&masks[(DIGIT + 2) % 3]))
}

/// The three words of a row of the box, brought together.
#[inline(always)]
fn bring<W: Bytes32>(words: [W; 3], one: W::Order, two: W::Order) -> [W; 3] {
    [words[0], words[1].permute(two), words[2].permute(one)]
}

/// Characters, from bits 0 and 3 that say one and two, of `i` and of `j`.
#[inline(always)]
fn characters<W: Bytes32>(i: W, j: W) -> W {
    const TIMES1: [u8; 16] = [0, 1, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0];
    const TIMES3: [u8; 16] = [b'1', b'4', 0, 0, 0, 0, 0, 0, b'7', 0, 0, 0, 0, 0, 0, 0];
    let both = W::splat(9);
    (i & both).lookup(&TIMES3).add((j & both).lookup(&TIMES1))
}

/// Writes the digits of a solved state.
#[inline(always)]
pub(super) fn answer<W: Bytes32>(w: &State<W>, tables: &Tables<W>, to: &mut [u8; 81]) {
    let [[_, c1, c2], [r1, ..], [r2, ..]] = tables.by;
    let (a, b, c) =
        (bring([w[0], w[1], w[2]], c1, c2), bring([w[3], w[4], w[5]], c1, c2), bring([w[6], w[7], w[8]], c1, c2));
    let any = bring([a[0].or3(a[1], a[2]), b[0].or3(b[1], b[2]), c[0].or3(c[1], c[2])], r1, r2);
    let ones = bring([from::<W, 1>(a, &J), from::<W, 1>(b, &J), from::<W, 1>(c, &J)], r1, r2);
    let twos = bring([from::<W, 2>(a, &J), from::<W, 2>(b, &J), from::<W, 2>(c, &J)], r1, r2);
    let i = from::<W, 1>(any, &I) | from::<W, 2>(any, &I).up3();
    let j = ones[0].or3(ones[1], ones[2]) | twos[0].or3(twos[1], twos[2]).up3();
    let stacks = [characters(i, j), characters(i.down::<1>(), j.down::<1>()), characters(i.down::<2>(), j.down::<2>())];
    W::arrange(stacks, &LINE, to);
}
