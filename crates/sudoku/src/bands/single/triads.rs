//! A minirow (three cells of a box in a row) and a minicolumn hold three digits each.
//!
//! If only three digits have a place in a minirow, they leave the rest of its box; if three digits have no other place in the
//! box, all others leave the minirow. tdoku (Tom Dillon, 2019) builds its whole state on these triads. Here they cost
//! much of a pass, so they are asked only when the pass is stuck: guesses for a 17-clue puzzle go from .74
//! to .53, for magictour from 11.0 to 7.9, for 11plus from 35 to 29; speed by 4, 9 and -1 %. With the first half alone
//! (three digits with a place) it was .63, 9.4 and 30.6, and no gain in time.

use super::layout::{State, Tables};
use super::propagate::{columns, rows};
use lanes::bytes32::Bytes32;

/// One of two directions: orders along which the digits of a line lie in one word, and along which they are skewed.
#[derive(Clone, Copy)]
struct Direction<W: Bytes32> {
    along: (W::Order, W::Order),
    skew: (W::Order, W::Order),
}

/// The minilines of three words with exactly three of nine digits, and with four or more: two adders, one after the other.
#[inline(always)]
fn three_or_more<W: Bytes32>(lines: [W; 3], direction: Direction<W>) -> (W, W) {
    let (s0, c0) = add_along(lines[0], direction);
    let (s1, c1) = add_along(lines[1], direction);
    let (s2, c2) = add_along(lines[2], direction);
    let (next, after) = direction.skew;
    let (s1, c1, s2, c2) = (s1.permute(after), c1.permute(after), s2.permute(next), c2.permute(next));
    // The number is `odd + 2 (carry + c0 + c1 + c2)`.
    let (odd, carry, any) = (s0 ^ s1 ^ s2, s0.two_of(s1, s2), c0.or3(c1, c2));
    let four = c0.two_of(c1, c2).or_and(carry, any);
    (odd.and_or(carry, any).without(four), four)
}

/// Of the three digits that lie along a line: the lower and the higher bit of their number, in all three places.
#[inline(always)]
fn add_along<W: Bytes32>(line: W, direction: Direction<W>) -> (W, W) {
    let (b, c) = (line.permute(direction.along.0), line.permute(direction.along.1));
    (line ^ b ^ c, line.two_of(b, c))
}

/// What goes from the three lines of words; and anything, if that is a contradiction.
#[inline(always)]
fn losses<W: Bytes32>(lines: [W; 3], direction: Direction<W>, full: W) -> ([W; 3], W) {
    let [a, b, c] = lines;
    let (next, after) = direction.skew;
    let (three, four) = three_or_more(lines, direction);
    let missing = full.without(three | four);
    let (x, y, z) = (a & three, b & three.permute(next), c & three.permute(after));
    let only = [a.without(b | c), b.without(a | c), c.without(a | b)];
    let (three, four) = three_or_more(only, direction);
    let lost = [
        (y | z).or_without(three, only[0]),
        (x | z).or_without(three.permute(next), only[1]),
        (x | y).or_without(three.permute(after), only[2]),
    ];
    (lost, missing | four)
}

/// Applies both rules in both directions. False if there is no solution.
#[inline(always)]
pub(super) fn triads<W: Bytes32>(w: &mut State<W>, tables: &Tables<W>) -> bool {
    let [[_, c1, c2], [r1, ..], [r2, ..]] = tables.by;
    let by_rows = Direction { along: (c1, c2), skew: (r1, r2) };
    let by_columns = Direction { along: (r1, r2), skew: (c1, c2) };
    let (rows_lose, bad_rows) = losses(rows(w), by_rows, tables.full);
    let (columns_lose, bad_columns) = losses(columns(w), by_columns, tables.full);
    for word in 0..9 {
        w[word] = w[word].without(rows_lose[word / 3] | columns_lose[word % 3]);
    }
    (bad_rows | bad_columns).is_zero()
}
