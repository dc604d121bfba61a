//! Where to branch, and how.
//!
//! A digit has at most six ways to lie in a band: once in each row and once in each box, a permutation of three; so too in a
//! stack. A band or stack is chosen by the least sum of weights over its digits, a digit in it by a weight of its own,
//! and there is a branch for each of the digit's ways. tdoku too takes the band with the fewest configurations. Against the
//! first bivalue cell this brought our prototype from 34 to 53 thousand puzzles of 11plus a second.
//!
//! The weights are those of the prototype. A random climb over them, with terms for the digit's other lines in both
//! directions added, on the even lines of each set, gained 6 % on these lines and nothing on the odd ones: the terms are
//! not here. One table for all puzzles is not enough: 11plus has 29 guesses with `FLAT` and 49 with `STEEP`.

use super::layout::{State, Tables, place};
use super::propagate::{ways_by_column, ways_by_row};
use super::search::Waiting;
use crate::bands::TOO_FEW;
use lanes::bytes32::Bytes32;

/// For each of the six ways and each line, the boxes where the digit is not.
const ELSEWHERE: [[u8; 3]; 6] = {
    let mut table = [[0; 3]; 6];
    let mut way = 0;
    while way < 6 {
        let mut line = 0;
        while line < 3 {
            let at = if way < 3 { (way + line) % 3 } else { (way - line) % 3 };
            table[way][line] = 7 ^ (1 << at);
            line += 1;
        }
        way += 1;
    }
    table
};

/// For a turn of `by`: of bands, in the place of a stack's number, the bits of the band that is `by` further, for even
/// ways and for odd ways.
const fn diagonal(by: usize) -> [u8; 32] {
    let mut table = [0; 32];
    let mut at = 0;
    while at < 27 {
        let (digit, stack) = (at / 3, at % 3);
        table[place(digit, stack)] = 9 << ((stack + by) % 3);
        at += 1;
    }
    table
}

const DIAGONAL: [[u8; 32]; 3] = [diagonal(0), diagonal(1), diagonal(2)];

/// Weights of a line by the number of ways that a digit has in it: the line with the least sum is split, by the digit with
/// the least weight of its own.
pub(super) struct Weights {
    line: [u8; 16],
    digit: [u8; 16],
}

/// Most puzzles: few ways are good.
static STEEP: Weights = Weights { line: [0, 0, 8, 13, 16, 18, 20, 0, 0, 0, 0, 0, 0, 0, 0, 0], digit: [0; 16] };

/// Hard ones, whose lines are all alike: count the digits that are not placed.
static FLAT: Weights = Weights {
    line: [0, 0, 15, 12, 17, 14, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    digit: [0, 0, 3, 1, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
};

/// To count many solutions: two ways first, then as many as there are. Most ways first made twice the guesses on one set of
/// grids and a third fewer on another, where it was no quicker.
pub(super) static MANY: Weights = Weights {
    line: [0, 0, 8, 13, 16, 18, 20, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    digit: [0, 0, 0, 20, 15, 10, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0],
};

/// For puzzles with too few clues for one solution: as many ways as there are, since few of them are wrong. With this, and one solution
/// for two, `17_clue` less 1, 2 and 4 clues takes 1.21, 1.50 and 1.85 µs instead of 1.63, 2.05 and 2.58. For all puzzles with fewer than
/// 22 clues and many candidates it gains a tenth on `random_minimal` less 3 clues and loses a quarter on `17_clue`. Without triads
/// such puzzles take hundreds of microseconds, and even for the first branches alone that gains nothing.
static SEVERAL: Weights = Weights {
    line: [0, 0, 15, 12, 17, 14, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    digit: [0, 0, 20, 15, 10, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
};

impl Weights {
    /// The weights for a puzzle that is stuck for the first time.
    #[inline(always)]
    pub(super) fn of<W: Bytes32>(clues: usize, state: &State<W>) -> &'static Weights {
        if clues <= TOO_FEW {
            return &SEVERAL;
        }
        let mut sums = W::splat(0);
        for word in state {
            sums = sums.add(word.count());
        }
        let mut bytes = [0; 32];
        sums.store(&mut bytes);
        let candidates: u32 = bytes.iter().map(|&byte| u32::from(byte)).sum();
        if candidates < 235 || clues < 22 { &STEEP } else { &FLAT }
    }
}

/// The scores of all digits in all lines: smaller is better, 255 where there is no choice.
#[inline(always)]
fn score<W: Bytes32>(ways: W, weights: &Weights, tables: &Tables<W>) -> W {
    let count = ways.count();
    let one = count.min(W::splat(1)).equals(count);
    tables.sum_of_nine(count.lookup(&weights.line)).add(count.lookup(&weights.digit)) | one
}

/// Splits a state: the first branch stays in place, the others wait, as the state before with the ways that are left.
#[inline(always)]
pub(super) fn split<W: Bytes32>(
    state: &mut State<W>,
    tables: &Tables<W>,
    weights: &Weights,
    waiting: &mut Vec<Waiting>,
) {
    let (even, odd) = ways_by_row(state);
    let by_band = even | odd.up3();
    let (even, odd) = ways_by_column(state, tables);
    // Ways by columns have a byte for the band and a bit for the stack: turn them over, to count the ways of a stack.
    let ways = even | odd.up3();
    let by_stack = (ways & W::load(&DIAGONAL[0]))
        .or_and(ways.turn2_both().shuffle(tables.band1), W::load(&DIAGONAL[1]))
        .or_and(ways.turn1_both().shuffle(tables.band2), W::load(&DIAGONAL[2]));
    let (band_scores, stack_scores) = (score(by_band, weights, tables), score(by_stack, weights, tables));
    let best = W::splat(band_scores.min(stack_scores).least());
    let bands = band_scores.equals(best).highest();
    let is_band = bands != 0;
    let at = if is_band { bands } else { stack_scores.equals(best).highest() }.trailing_zeros();
    let mut bytes = [0; 32];
    if is_band { by_band } else { by_stack }.store(&mut bytes);
    let ways = bytes[at as usize & 31];
    let mut words = [[0; 32]; 9];
    for word in 0..9 {
        state[word].store(&mut words[word]);
    }
    waiting.push(Waiting { words, at: at as u8, is_band, ways: ways & ways.wrapping_sub(1) });
    *state = child(state, at, is_band, ways.trailing_zeros());
}

/// Goes on with the next way of the state that waits last, if one waits.
#[inline(always)]
pub(super) fn next<W: Bytes32>(waiting: &mut Vec<Waiting>, state: &mut State<W>) -> bool {
    let Some(last) = waiting.last_mut() else { return false };
    for (word, bytes) in state.iter_mut().zip(&last.words) {
        *word = W::load(bytes);
    }
    *state = child(state, last.at.into(), last.is_band, last.ways.trailing_zeros());
    last.ways &= last.ways.wrapping_sub(1);
    if last.ways == 0 {
        waiting.pop();
    }
    true
}

/// The state where the digit and the band, or stack, of a byte go one way.
#[inline(always)]
fn child<W: Bytes32>(parent: &State<W>, at: u32, is_band: bool, way: u32) -> State<W> {
    if is_band { in_band(parent, at, way) } else { in_stack(parent, at, way) }
}

/// The state where the digit and band of a byte go one way.
#[inline(always)]
fn in_band<W: Bytes32>(parent: &State<W>, at: u32, way: u32) -> State<W> {
    let mut child = *parent;
    for r in 0..3 {
        let out = W::at(1 << (at & 31), ELSEWHERE[way as usize % 6][r]);
        for c in 0..3 {
            child[3 * r + c] = child[3 * r + c].without(out);
        }
    }
    child
}

/// The state where the digit and stack of a byte go one way.
#[inline(always)]
fn in_stack<W: Bytes32>(parent: &State<W>, at: u32, way: u32) -> State<W> {
    let stack = (at & 15) % 3;
    let mut child = *parent;
    for c in 0..3 {
        let out = W::at(u32::from(ELSEWHERE[way as usize % 6][c]) << ((at - stack) & 31), 1 << stack);
        for r in 0..3 {
            child[3 * r + c] = child[3 * r + c].without(out);
        }
    }
    child
}
