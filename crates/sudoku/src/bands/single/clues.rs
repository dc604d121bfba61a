//! From a line of 81 characters to candidates.
//!
//! A word of cells for each stack is compared with the digits of every word. A clue's digit leaves its box and the other
//! digits its cell at once; rows and columns follow in the first pass.

use super::layout::{CELLS, State, Tables};
use lanes::bytes32::Bytes32;

/// The candidates that clues leave, and the digits that are clues in each box.
#[inline(always)]
pub(super) fn clues<W: Bytes32>(line: &[u8; 81], tables: &Tables<W>) -> (State<W>, W) {
    let zero = W::splat(0);
    let characters = [W::pick(line, &CELLS[0]), W::pick(line, &CELLS[1]), W::pick(line, &CELLS[2])];
    // No bits where there is no digit: the characters there are anything, even the byte that stands for no digit.
    let stack = [tables.full & W::splat(1), tables.full & W::splat(2), tables.full & W::splat(4)];
    let mut given = [zero; 9];
    let mut filled = zero;
    for x in 0..3 {
        // A digit is below 9 when b'1' is taken off; everything else is an empty cell.
        let value = characters[x].sub(W::splat(b'1'));
        let is_digit = value.min(W::splat(8)).equals(value);
        filled = filled.or_and(is_digit, stack[x]);
        for (word, given) in given.iter_mut().enumerate() {
            *given = given.or_and(tables.spread(characters[x], word).equals(tables.digit), stack[x]);
        }
    }
    let [a, b, c, d, e, f, g, h, i] = given;
    let in_box = a.or3(b, c).or3(d.or3(e, f), g.or3(h, i));
    let empty = tables.full.without(filled);
    let mut state = given;
    for (word, state) in state.iter_mut().enumerate() {
        *state = state.or_without(tables.spread(empty, word), in_box);
    }
    (state, in_box)
}
