//! Eighty-one bits in two integers: a bit for each digit and box.
//!
//! ```text
//!   | digit 4 | digit 3 | digit 2 | digit 1 | digit 0 |        a digit is a field of nine bits, its boxes:
//!   |         | digit 8 | digit 7 | digit 6 | digit 5 |        8 7 6 (band 2) 5 4 3 (band 1) 2 1 0 (band 0)
//! ```
//!
//! So a step of the search takes all digits and all boxes at once: a rotation of the boxes within their bands or stacks is
//! two shifts and two masks, and a question about a cell ("has it two digits?") folds the fields onto one.

use std::ops::{BitAnd, BitOr, Not};

/// A set of pairs of a digit and a box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Word(pub(super) [u64; 2]);

/// The bits of a field: the nine boxes.
pub(super) const FIELD: u64 = 0x1ff;

/// One bit in each of the five fields; multiplied by a field, it copies it into all.
const EACH_FIELD: u64 = 1 | 1 << 9 | 1 << 18 | 1 << 27 | 1 << 36;

/// Stack 0 of each band in a field.
const STACK_0: u64 = 0o111 * EACH_FIELD;

/// Band 0 of each field.
const BAND_0: u64 = 0o7 * EACH_FIELD;

/// The bit of a digit in [`Word::bits_of_box`].
#[inline(always)]
pub(super) const fn digit_bit(digit: usize) -> u64 {
    1 << if digit < 5 { 9 * digit } else { 9 * (digit - 5) + 4 }
}

impl Word {
    pub(super) const NONE: Word = Word([0; 2]);
    pub(super) const FULL: Word = Word([(1 << 45) - 1, (1 << 36) - 1]);

    /// The same boxes for every digit.
    #[inline(always)]
    pub(super) fn every_digit(boxes: u64) -> Word {
        let copies = boxes * EACH_FIELD;
        Word([copies, copies])
    }

    /// A set of one.
    #[inline(always)]
    pub(super) const fn one(digit: usize, box_: usize) -> Word {
        let mut word = [0; 2];
        word[digit / 5] = 1 << (9 * (digit % 5) + box_);
        Word(word)
    }

    #[inline(always)]
    pub(super) fn is_none(self) -> bool {
        self.0[0] | self.0[1] == 0
    }

    #[inline(always)]
    fn each(self, f: impl Fn(u64) -> u64) -> Word {
        Word([f(self.0[0]), f(self.0[1])])
    }

    /// What stands in stack s goes to stack s + 1, in its band.
    #[inline(always)]
    pub(super) fn next_stack(self) -> Word {
        self.each(|bits| (bits << 1 & !STACK_0) | (bits >> 2 & STACK_0))
    }

    /// What stands in stack s goes to stack s − 1, in its band.
    #[inline(always)]
    pub(super) fn last_stack(self) -> Word {
        self.each(|bits| (bits >> 1 & !(STACK_0 << 2)) | (bits << 2 & STACK_0 << 2))
    }

    /// What stands in band b goes to band b + 1, in its stack.
    #[inline(always)]
    pub(super) fn next_band(self) -> Word {
        self.each(|bits| (bits << 3 & !BAND_0) | (bits >> 6 & BAND_0))
    }

    /// What stands in band b goes to band b − 1, in its stack.
    #[inline(always)]
    pub(super) fn last_band(self) -> Word {
        self.each(|bits| (bits >> 3 & !(BAND_0 << 6)) | (bits << 6 & BAND_0 << 6))
    }

    /// Boxes mirrored on the diagonal: bands become stacks.
    #[inline(always)]
    pub(super) fn transposed(self) -> Word {
        const NEAR: u64 = 0o042 * EACH_FIELD; // boxes 1 and 5, two below their mirror images 3 and 7
        const FAR: u64 = 0o004 * EACH_FIELD; // box 2, four below box 6
        self.each(|bits| {
            let swap = (bits ^ bits >> 2) & NEAR;
            let bits = bits ^ swap ^ swap << 2;
            let swap = (bits ^ bits >> 4) & FAR;
            bits ^ swap ^ swap << 4
        })
    }

    /// The boxes in which some digit stands.
    #[inline(always)]
    pub(super) fn any_digit(self) -> u64 {
        let any = self.0[0] | self.0[1];
        let any = any | any >> 27;
        (any | any >> 9 | any >> 18) & FIELD
    }

    /// The boxes in which some digit stands, and those with two or more.
    #[inline(always)]
    pub(super) fn any_and_two_digits(self) -> (u64, u64) {
        let [low, high] = self.0;
        let (any, two) = (low | high, low & high);
        // Fields 3 and 4 onto 0 and 1; then three are left.
        let upper = any >> 27;
        let two = two | two >> 27 | (any & upper);
        let any = any | upper;
        let (b, c) = (any >> 9, any >> 18);
        let either = any | b;
        let two = two | two >> 9 | two >> 18 | (any & b) | (either & c);
        ((either | c) & FIELD, two & FIELD)
    }

    /// The digits in one box, each at its [`digit_bit`].
    #[inline(always)]
    pub(super) fn bits_of_box(self, box_: usize) -> u64 {
        (self.0[0] >> box_ & EACH_FIELD) | (self.0[1] >> box_ & EACH_FIELD) << 4
    }

    /// Leaves only these of the digits in one box, as [`bits_of_box`](Word::bits_of_box) gives them.
    #[inline(always)]
    pub(super) fn keep_in_box(&mut self, box_: usize, digits: u64) {
        self.0[0] &= !(EACH_FIELD << box_) | (digits & EACH_FIELD) << box_;
        self.0[1] &= !(EACH_FIELD << box_) | (digits >> 4 & EACH_FIELD) << box_;
    }

    /// Removes a digit from some boxes.
    #[inline(always)]
    pub(super) fn remove(&mut self, digit: usize, boxes: u64) {
        self.0[digit / 5] &= !(boxes << (9 * (digit % 5)));
    }

    /// How many members there are.
    #[inline(always)]
    pub(super) fn len(self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones()
    }

    /// The boxes of one digit.
    #[inline(always)]
    pub(super) fn field(self, digit: usize) -> u64 {
        self.0[digit / 5] >> (9 * (digit % 5)) & FIELD
    }

    /// How many of the stacks of each band are in `self` and in `other` together, as a number of three bits in its place.
    #[inline(always)]
    pub(super) fn count_in_bands(self, other: Word) -> Word {
        let count = |bits: u64| (bits & STACK_0) + (bits >> 1 & STACK_0) + (bits >> 2 & STACK_0);
        Word([count(self.0[0]) + count(other.0[0]), count(self.0[1]) + count(other.0[1])])
    }
}

impl BitAnd for Word {
    type Output = Word;
    #[inline(always)]
    fn bitand(self, other: Word) -> Word {
        Word([self.0[0] & other.0[0], self.0[1] & other.0[1]])
    }
}

impl BitOr for Word {
    type Output = Word;
    #[inline(always)]
    fn bitor(self, other: Word) -> Word {
        Word([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }
}

impl Not for Word {
    type Output = Word;
    #[inline(always)]
    fn not(self) -> Word {
        self.each(|bits| !bits)
    }
}
