//! Where a candidate sits: which word, which bit.
//!
//! The *place* of a cell within its box picks the word, so that "or" over a row, a column or the whole of a box is plain
//! logic between words, without a shuffle. What is left of a cell is its box: its band picks the word too, and its stack
//! is a bit. The digits come in pairs, one in each half of a lane:
//!
//! ```text
//!   word (pair, band, place)     lane: one search node      place   0 1 2   of each box
//!                                                                   3 4 5
//!   bit   7  6  5  4  3  2  1  0                                    6 7 8
//!         .  s2 s1 s0 .  s2 s1 s0
//!            digit         digit
//!          2 pair + 1     2 pair
//! ```
//!
//! Pair 0 has digit 1 and nobody. Turning the stacks of a band is one instruction; turning the bands is none, it is another
//! word. The probe before this had lanes of 16 bits with the nine boxes of one digit: 81 words for 32 nodes, here 135 for 64,
//! and a pass took 28 shifts for each digit and 32 nodes, where this takes 8 turns for each pair, band and 64 nodes.

use lanes::words8::Words8;

/// Pairs of digits.
pub(super) const PAIRS: usize = 5;
/// All words of a node.
pub(super) const WORDS: usize = PAIRS * 3 * 9;
/// Both triads.
pub(super) const BOTH: u8 = 0x77;

/// The candidates: words by pair, band and place.
pub(super) type Candidates<W> = [[[W; 9]; 3]; PAIRS];

/// The bits that a pair uses.
#[inline(always)]
pub(super) fn full<W: Words8>(pair: usize) -> W {
    W::splat(if pair == 0 { 0x70 } else { BOTH })
}

/// The cell of a band, place and stack, as an index into a line.
pub(super) const fn cell(band: usize, place: usize, stack: usize) -> usize {
    27 * band + 9 * (place / 3) + 3 * stack + place % 3
}

/// The ways to put a digit into a band: the row of its box in each of three stacks. Bit x of `even`: row 0 in stack x,
/// row 1 in the stack after, row 2 in the next. Bit x of `odd`: row 0 in stack x, row 1 in the stack before, row 2 in the
/// one before that.
#[inline(always)]
pub(super) fn ways_in_band<W: Words8>(rows: [W; 3]) -> (W, W) {
    let [first, second, third] = rows;
    let even = first.and3(second.turn(), third.turn_back());
    let odd = first.and3(second.turn_back(), third.turn());
    (even, odd)
}

/// The same for the three bands of a stack, by the columns of its boxes: `even[b]` has column 0 in band b, column 1 in the
/// band after.
#[inline(always)]
pub(super) fn ways_in_stacks<W: Words8>(columns: &[[W; 3]; 3]) -> ([W; 3], [W; 3]) {
    let [a, b, c] = columns;
    let even = [a[0].and3(b[1], c[2]), b[0].and3(c[1], a[2]), c[0].and3(a[1], b[2])];
    let odd = [a[0].and3(c[1], b[2]), b[0].and3(a[1], c[2]), c[0].and3(b[1], a[2])];
    (even, odd)
}

/// The rows of the boxes of a band that hold a digit.
#[inline(always)]
pub(super) fn rows<W: Words8>(words: &[W; 9]) -> [W; 3] {
    let [a, b, c, d, e, f, g, h, i] = *words;
    [a.or3(b, c), d.or3(e, f), g.or3(h, i)]
}

/// The columns of the boxes of a band that hold a digit.
#[inline(always)]
pub(super) fn columns<W: Words8>(words: &[W; 9]) -> [W; 3] {
    let [a, b, c, d, e, f, g, h, i] = *words;
    [a.or3(d, g), b.or3(e, h), c.or3(f, i)]
}
