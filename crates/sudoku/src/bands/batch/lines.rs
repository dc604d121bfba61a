//! Puzzles in and solved grids out: from lines of 81 characters to lanes and back.
//!
//! Sixteen cells of sixteen lines at a time are turned over, cells for lines, by four rounds of interleaving. A band has 27
//! cells: its first sixteen and its last sixteen.

use super::branch::{OWN, SPARSE, kind_of_new};
use super::layout::{BOTH, PAIRS, WORDS, cell, full};
use super::pass::Nodes;
use super::pool::{Pool, Rows, bits, pack, row};
use crate::bands::TOO_FEW;
use lanes::{Part, words8::Words8};

/// A puzzle or a solved grid.
pub(super) type Line = [u8; 81];

/// Where the second sixteen cells of a band begin.
const SECOND: usize = 27 - 16;

/// Turns over a square of sixteen lanes and sixteen words, in every section.
#[inline(always)]
fn transpose<W: Words8>(mut square: [W; 16]) -> [W; 16] {
    for _ in 0..4 {
        let before = square;
        for i in 0..8 {
            (square[2 * i], square[2 * i + 1]) = before[i].interleave(before[i + 8]);
        }
    }
    square
}

/// Sixteen cells of the puzzles, a lane for each.
#[inline(always)]
fn block<W: Words8>(puzzles: &[Line], from: usize) -> [W; 16] {
    let last = puzzles.len() - 1;
    let mut square = [W::splat(0); 16];
    for (i, word) in square.iter_mut().enumerate() {
        *word = W::of_sections(|section| {
            puzzles[(16 * section + i).min(last)][from..from + 16].first_chunk().expect("sixteen cells")
        });
    }
    transpose(square)
}

/// What a clue sets in the words of a pair, by pair, stack and digit less one; nothing for no clue.
static CLUE: [[[u8; 16]; 3]; PAIRS] = {
    let mut table = [[[0; 16]; 3]; PAIRS];
    let mut i = 0;
    while i < 27 {
        let (digit, stack) = (1 + i / 3, i % 3);
        table[digit / 2][stack][digit - 1] = 1 << (stack + 4 * (digit % 2));
        i += 1;
    }
    table
};

/// Puts puzzles onto the stack, a lane of them at most. A clue leaves its digit nowhere else in its box. Says which of the puzzles have
/// too few clues for one solution.
pub(super) struct Enter<'a, W> {
    pub(super) puzzles: &'a [Line],
    pub(super) first: usize,
    pub(super) pool: &'a mut Pool,
    /// Do nodes of all of them wait on the stacks of their lanes? Those of puzzles with too few clues do anyway.
    pub(super) own: bool,
    pub(super) word: std::marker::PhantomData<W>,
}

impl<W: Words8> Part for Enter<'_, W> {
    type Out = ();

    #[inline(always)]
    fn run(self) {
        let none = W::splat(0);
        let (words, kind) = self.pool.push_new(self.first, self.puzzles.len());
        let mut clues = none;
        for band in 0..3 {
            let (head, tail) = (block(self.puzzles, 27 * band), block(self.puzzles, 27 * band + SECOND));
            let mut left = [none; PAIRS];
            let mut empty = [none; 9];
            for place in 0..9 {
                // Less '1', so that all but digits is 9 or more.
                let mut digits = [none; 3];
                for stack in 0..3 {
                    let cell = cell(0, place, stack);
                    let character: W = if cell < 16 { head[cell] } else { tail[cell - SECOND] };
                    digits[stack] = character.add(W::splat(0u8.wrapping_sub(b'1'))).min(W::splat(9));
                }
                let mut given = none;
                for pair in 0..PAIRS {
                    let [a, b, c] = &CLUE[pair];
                    let clue = digits[0].pick16(a).or3(digits[1].pick16(b), digits[2].pick16(c));
                    given = given | clue;
                    left[pair] = left[pair] | clue;
                    clue.store(&mut words[row(pair, band, place)]);
                }
                let given = given | given.swap();
                clues = clues.add((given & W::splat(7)).count_ones());
                empty[place] = W::splat(BOTH) & !given;
            }
            for pair in 0..PAIRS {
                let left = full::<W>(pair) & !left[pair];
                for place in 0..9 {
                    let word = &mut words[row(pair, band, place)];
                    W::load(word).or_both(empty[place], left).store(word);
                }
            }
        }
        let sparse = W::of_mask(clues.min(W::splat(TOO_FEW as u8)).equals(clues));
        let flags = sparse & W::splat(SPARSE | OWN) | W::splat(if self.own { OWN } else { 0 });
        (kind_of_new(clues) | flags).store(kind);
    }
}

/// `bit` of both halves to two bits that follow each other.
const fn digit_bits(bit: u32, to: u32) -> u64 {
    (1 << bit) << (8 * (7 - to)) | (16 << bit) << (8 * (6 - to))
}

/// Solved grids that wait to be written: as long as to write one takes for a lane of them, but for their last bytes.
#[repr(align(64))]
pub(super) struct Finals {
    words: Rows,
    puzzles: [u32; 64],
    pub(super) len: usize,
}

impl Default for Finals {
    fn default() -> Self {
        Finals { words: [[0; 64]; WORDS], puzzles: [0; 64], len: 0 }
    }
}

/// Puts the grids of some lanes, which are solved, with those that wait to be written. There must be room for them.
pub(super) struct Finish<'a, W> {
    pub(super) nodes: &'a Nodes<W>,
    pub(super) lanes: u64,
    pub(super) puzzles: &'a [u32; 64],
    pub(super) finals: &'a mut Finals,
}

impl<W: Words8> Part for Finish<'_, W> {
    type Out = ();

    #[inline(always)]
    fn run(self) {
        let Finish { nodes, lanes, puzzles, finals } = self;
        let (from, new) = pack::<W>(lanes, finals.len);
        for pair in 0..PAIRS {
            for band in 0..3 {
                for place in 0..9 {
                    let to = &mut finals.words[row(pair, band, place)];
                    new.choose(nodes.words[pair][band][place].permute(from), W::load(to)).store(to);
                }
            }
        }
        for lane in bits(lanes) {
            finals.puzzles[finals.len] = puzzles[lane];
            finals.len += 1;
        }
    }
}

/// Writes the solved grids that wait.
pub(super) struct Leave<'a, W> {
    pub(super) finals: &'a mut Finals,
    pub(super) grids: &'a mut [Line],
    /// Room for the two squares of a band.
    pub(super) squares: &'a mut [[[u8; 64]; 16]; 2],
    pub(super) word: std::marker::PhantomData<W>,
}

impl<W: Words8> Part for Leave<'_, W> {
    type Out = ();

    #[inline(always)]
    fn run(self) {
        let low = W::splat(15);
        let zero = W::splat(b'0');
        for band in 0..3 {
            let mut cells = [zero; 27];
            for place in 0..9 {
                // The digit in binary: its lowest bit is its half, the others number its pair.
                let mut words = [zero; PAIRS];
                for (pair, word) in words.iter_mut().enumerate() {
                    *word = W::load(&self.finals.words[row(pair, band, place)]);
                }
                let [a, b, c, d, e] = words;
                let (one, two) = (b | d, c | d);
                let ones_and_twos = low.choose(a.or3(b, c).or3(d, e).swap(), one | one.swap());
                let fours_and_eights = low.choose(two | two.swap(), e | e.swap());
                let digit = |low: W, high: W| low.xor3(high, zero);
                cells[cell(0, place, 0)] = digit(
                    ones_and_twos.linear::<{ digit_bits(0, 0) }>(),
                    fours_and_eights.linear::<{ digit_bits(0, 2) }>(),
                );
                cells[cell(0, place, 1)] = digit(
                    ones_and_twos.linear::<{ digit_bits(1, 0) }>(),
                    fours_and_eights.linear::<{ digit_bits(1, 2) }>(),
                );
                cells[cell(0, place, 2)] = digit(
                    ones_and_twos.linear::<{ digit_bits(2, 0) }>(),
                    fours_and_eights.linear::<{ digit_bits(2, 2) }>(),
                );
            }
            let [head, tail] = self.squares;
            for (square, from) in [(&mut *head, 0), (&mut *tail, SECOND)] {
                let cells = *cells[from..].first_chunk().expect("sixteen cells");
                for (line, word) in square.iter_mut().zip(transpose(cells)) {
                    word.store(line);
                }
            }
            for lane in 0..self.finals.len {
                let cells: &mut [u8; 27] = (&mut self.grids[self.finals.puzzles[lane] as usize]
                    [27 * band..27 * band + 27])
                    .try_into()
                    .expect("the cells of a band");
                let section = lane / 16 * 16;
                cells[..16].copy_from_slice(&head[lane % 16][section..section + 16]);
                cells[SECOND..].copy_from_slice(&tail[lane % 16][section..section + 16]);
            }
        }
        self.finals.len = 0;
    }
}
