//! The candidates of a puzzle, and what follows from them.
//!
//! One pass: in each band keep only what lies in one of the permutations of its digit (that is locked candidates and hidden
//! singles of rows, for all digits and bands at once); the same for stacks and columns; then hidden singles of boxes and
//! naked singles. A pass costs about 1,400 instructions of baseline x86-64 and 75 ns here; 17 clues take 20 passes in 3.3
//! nodes, an easy puzzle 2.8 passes in one.
//!
//! What did not help: the step for bands a second time in a pass (as many passes, 5 to 10 % slower); cells two places at a
//! time, so that the compiler may use registers of 128 bits (it does not); the steps for bands and stacks as functions of
//! their own, which it does put into such registers, with half the instructions, but they then wait for the narrower
//! stores of the step before (7 % slower).

use super::word::{FIELD, Word};

/// The candidates: word 3·row + column (of a cell within its box) says for each digit in which boxes it may stand there.
#[derive(Clone, Copy)]
pub(super) struct State(pub(super) [Word; 9]);

/// Where propagation ends.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Propagated {
    /// No solution.
    Dead,
    /// One candidate is left in each cell, and they are a solution.
    Solved,
    /// Only a choice goes on.
    Stuck,
}

/// The two kinds of arrangement of a digit in a band (or a stack): its three rows in three boxes, turned or swapped.
#[derive(Clone, Copy)]
pub(super) struct Permutations {
    /// Bit s: row 0 in stack s, row 1 in s + 1, row 2 in s + 2.
    pub(super) even: Word,
    /// Bit s: row 0 in stack s, row 1 in s − 1, row 2 in s − 2.
    pub(super) odd: Word,
}

/// For each byte its digit in box 0; nothing if it is no clue.
static CLUES: [Word; 256] = {
    let mut clues = [Word::NONE; 256];
    let mut digit = 0;
    while digit < 9 {
        clues[b'1' as usize + digit] = Word::one(digit, 0);
        digit += 1;
    }
    clues
};

/// At least one, and at least two, of nine words.
#[inline(always)]
fn one_and_two(w: &[Word; 9]) -> (Word, Word) {
    let three = |a: Word, b: Word, c: Word| {
        let either = a | b;
        (either | c, (a & b) | (either & c))
    };
    let (one_0, two_0) = three(w[0], w[1], w[2]);
    let (one_1, two_1) = three(w[3], w[4], w[5]);
    let (one_2, two_2) = three(w[6], w[7], w[8]);
    let (one, two) = three(one_0, one_1, one_2);
    (one, two | two_0 | two_1 | two_2)
}

impl State {
    /// The candidates that the clues of a line leave in their own cells and boxes; `None` if a clue is twice in its box.
    #[inline(always)]
    pub(super) fn new(line: &[u8; 81]) -> Option<State> {
        let mut given = [Word::NONE; 9];
        for band in 0..3 {
            for row in 0..3 {
                for stack in 0..3 {
                    for column in 0..3 {
                        let clue = CLUES[usize::from(line[27 * band + 9 * row + 3 * stack + column])];
                        let [low, high] = clue.0;
                        let place = 3 * band + stack;
                        given[3 * row + column] = given[3 * row + column] | Word([low << place, high << place]);
                    }
                }
            }
        }
        let (one, two) = one_and_two(&given);
        if !two.is_none() {
            return None;
        }
        Some(State(given.map(|word| word | (Word::FULL & !one & !Word::every_digit(word.any_digit())))))
    }

    /// How the rows of each band may lie in its boxes, for all digits.
    #[inline(always)]
    pub(super) fn in_bands(&self) -> Permutations {
        let w = &self.0;
        let rows = [w[0] | w[1] | w[2], w[3] | w[4] | w[5], w[6] | w[7] | w[8]];
        Permutations {
            even: rows[0] & rows[1].last_stack() & rows[2].next_stack(),
            odd: rows[0] & rows[1].next_stack() & rows[2].last_stack(),
        }
    }

    /// How the columns of each stack may lie in its boxes, for all digits.
    #[inline(always)]
    pub(super) fn in_stacks(&self) -> Permutations {
        let w = &self.0;
        let columns = [w[0] | w[3] | w[6], w[1] | w[4] | w[7], w[2] | w[5] | w[8]];
        Permutations {
            even: columns[0] & columns[1].last_band() & columns[2].next_band(),
            odd: columns[0] & columns[1].next_band() & columns[2].last_band(),
        }
    }

    /// Leaves only what is in some permutation of its band.
    #[inline(always)]
    fn keep_bands(&mut self) {
        let Permutations { even, odd } = self.in_bands();
        let rows = [even | odd, even.next_stack() | odd.last_stack(), even.last_stack() | odd.next_stack()];
        for (place, word) in self.0.iter_mut().enumerate() {
            *word = *word & rows[place / 3];
        }
    }

    /// Leaves only what is in some permutation of its stack.
    #[inline(always)]
    fn keep_stacks(&mut self) {
        let Permutations { even, odd } = self.in_stacks();
        let columns = [even | odd, even.next_band() | odd.last_band(), even.last_band() | odd.next_band()];
        for (place, word) in self.0.iter_mut().enumerate() {
            *word = *word & columns[place % 3];
        }
    }

    /// A number that falls whenever a candidate goes: no sum can overflow, so it is the same only if nothing went.
    #[inline(always)]
    fn measure(&self) -> u64 {
        self.0.iter().fold(0, |sum, word| sum + word.0[0] + word.0[1])
    }

    /// How many candidates there are.
    pub(super) fn candidates(&self) -> u32 {
        self.0.iter().map(|word| word.len()).sum()
    }

    /// Removes candidates until nothing follows any more.
    #[inline(never)]
    pub(super) fn propagate(&mut self) -> Propagated {
        let mut last = u64::MAX;
        loop {
            self.keep_bands();
            self.keep_stacks();
            let (one, two) = one_and_two(&self.0);
            if one != Word::FULL {
                return Propagated::Dead;
            }
            if two.is_none() {
                return self.check_solved();
            }
            let measure = self.measure();
            if measure == last {
                return Propagated::Stuck;
            }
            last = measure;
            if !self.fix_cells(two) {
                return Propagated::Dead;
            }
        }
    }

    /// A digit with one cell left in its box takes that cell; a cell with one digit left takes it from its box. False if a
    /// cell has no digit left, or two take one place. `two`: digits with two cells or more in a box.
    #[inline(always)]
    fn fix_cells(&mut self, two: Word) -> bool {
        let mut empty = 0;
        let mut clash = Word::NONE;
        let mut taken = Word::NONE;
        let mut naked = [Word::NONE; 9];
        for (word, naked) in self.0.iter().zip(&mut naked) {
            let (any, several) = word.any_and_two_digits();
            empty |= any ^ FIELD;
            let alone = *word & Word::every_digit(several ^ FIELD);
            clash = clash | (taken & alone);
            taken = taken | alone;
            *naked = alone;
        }
        if empty != 0 || !clash.is_none() {
            return false;
        }
        for (word, naked) in self.0.iter_mut().zip(naked) {
            let hidden = *word & !two;
            let owned = Word::every_digit(hidden.any_digit());
            *word = *word & (hidden | !owned) & (naked | !taken);
        }
        true
    }

    /// Each digit has one cell in each box, and it lies well in the stacks, since that was the last step: does it in the
    /// bands, and has each cell a digit?
    fn check_solved(&self) -> Propagated {
        let Permutations { even, odd } = self.in_bands();
        let each = (even | odd).count_in_bands(Word::NONE);
        let cells = self.0.iter().fold(FIELD, |cells, word| cells & word.any_digit());
        if each == Word::FULL & Word::every_digit(0o111) && cells == FIELD {
            Propagated::Solved
        } else {
            Propagated::Dead
        }
    }

    /// Writes a solved grid.
    #[inline(always)]
    pub(super) fn write(&self, out: &mut [u8; 81]) {
        for (place, word) in self.0.iter().enumerate() {
            for box_ in 0..9 {
                let cell = 9 * (place / 3) + place % 3 + 27 * (box_ / 3) + 3 * (box_ % 3);
                out[cell] = DIGITS[word.bits_of_box(box_).trailing_zeros() as usize % 64];
            }
        }
    }
}

/// The digit of each bit that [`Word::bits_of_box`] gives.
static DIGITS: [u8; 64] = {
    let mut digits = [0; 64];
    let mut field = 0;
    while field < 5 {
        digits[9 * field] = b'1' + field as u8;
        digits[9 * field + 4] = b'6' + field as u8;
        field += 1;
    }
    digits
};
