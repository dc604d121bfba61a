//! Sets of small numbers as the bits of words: one word, two, or many.

use std::fmt::Debug;

/// A set of numbers from 0 to `WIDE - 1`.
pub trait Bits: Copy + PartialEq + Debug + Send + Sync + 'static {
    /// How many numbers there can be.
    const WIDE: u32;
    /// No number.
    const NONE: Self;

    /// This number alone.
    fn one(number: u32) -> Self;
    /// All numbers from the first to the last.
    fn span(first: u32, last: u32) -> Self;
    /// Is it in the set?
    fn has(&self, number: u32) -> bool;
    /// Is nothing in it?
    fn is_none(&self) -> bool;
    /// Are there fewer than two?
    fn is_few(&self) -> bool;
    /// How many there are.
    fn count(&self) -> u32;
    /// The least, if there is one.
    fn low(&self) -> u32;
    /// The greatest, if there is one.
    fn high(&self) -> u32;
    /// The same without the least.
    fn rest(&self) -> Self;
    /// What is in both.
    fn and(&self, other: &Self) -> Self;
    /// What is in one of them.
    fn or(&self, other: &Self) -> Self;
    /// What is not in the other.
    fn without(&self, other: &Self) -> Self;
    /// Every number larger by this; what becomes too large is lost.
    fn up(&self, by: u32) -> Self;
    /// Every number smaller by this; what becomes negative is lost.
    fn down(&self, by: u32) -> Self;
    /// Every number larger by this, which is less than `WIDE`; none becomes too large.
    #[inline(always)]
    fn raised(&self, by: u32) -> Self {
        self.up(by)
    }
    /// Every number smaller by this, which is less than `WIDE`; what becomes negative is lost.
    #[inline(always)]
    fn lowered(&self, by: u32) -> Self {
        self.down(by)
    }
    /// Every number taken from the largest there can be.
    fn mirrored(&self) -> Self;
    /// Puts a number in.
    fn insert(&mut self, number: u32);
    /// The numbers in it, ascending.
    fn numbers(self) -> impl Iterator<Item = u32>;
}

macro_rules! bits_of {
    ($word:ty) => {
        impl Bits for $word {
            const WIDE: u32 = <$word>::BITS;
            const NONE: Self = 0;

            #[inline(always)]
            fn one(number: u32) -> Self {
                1 << number
            }
            #[inline(always)]
            fn span(first: u32, last: u32) -> Self {
                (<$word>::MAX >> (<$word>::BITS - 1 - last)) & (<$word>::MAX << first)
            }
            #[inline(always)]
            fn has(&self, number: u32) -> bool {
                self >> number & 1 == 1
            }
            #[inline(always)]
            fn is_none(&self) -> bool {
                *self == 0
            }
            #[inline(always)]
            fn is_few(&self) -> bool {
                self & self.wrapping_sub(1) == 0
            }
            #[inline(always)]
            fn count(&self) -> u32 {
                self.count_ones()
            }
            #[inline(always)]
            fn low(&self) -> u32 {
                self.trailing_zeros()
            }
            #[inline(always)]
            fn high(&self) -> u32 {
                <$word>::BITS - 1 - self.leading_zeros()
            }
            #[inline(always)]
            fn rest(&self) -> Self {
                self & self.wrapping_sub(1)
            }
            #[inline(always)]
            fn and(&self, other: &Self) -> Self {
                self & other
            }
            #[inline(always)]
            fn or(&self, other: &Self) -> Self {
                self | other
            }
            #[inline(always)]
            fn without(&self, other: &Self) -> Self {
                self & !other
            }
            #[inline(always)]
            fn up(&self, by: u32) -> Self {
                self.checked_shl(by).unwrap_or(0)
            }
            #[inline(always)]
            fn down(&self, by: u32) -> Self {
                self.checked_shr(by).unwrap_or(0)
            }
            #[inline(always)]
            fn raised(&self, by: u32) -> Self {
                self.wrapping_shl(by)
            }
            #[inline(always)]
            fn lowered(&self, by: u32) -> Self {
                self.wrapping_shr(by)
            }
            #[inline(always)]
            fn mirrored(&self) -> Self {
                self.reverse_bits()
            }
            #[inline(always)]
            fn insert(&mut self, number: u32) {
                *self |= 1 << number;
            }
            #[inline(always)]
            fn numbers(mut self) -> impl Iterator<Item = u32> {
                std::iter::from_fn(move || {
                    let low = (self != 0).then(|| self.low());
                    self = self.rest();
                    low
                })
            }
        }
    };
}

bits_of!(u64);
bits_of!(u128);

/// As many words as the widest domain needs.
pub(super) type Wide = [u64; 256];

impl Bits for Wide {
    const WIDE: u32 = 64 * 256;
    const NONE: Self = [0; 256];

    fn one(number: u32) -> Self {
        let mut set = Self::NONE;
        set[number as usize / 64] = 1 << (number % 64);
        set
    }
    fn span(first: u32, last: u32) -> Self {
        let mut set = Self::NONE;
        for (word, at) in set.iter_mut().zip((0..).step_by(64)) {
            let (from, to) = (first.max(at), last.min(at + 63));
            if from <= to {
                *word = u64::span(from - at, to - at);
            }
        }
        set
    }
    fn has(&self, number: u32) -> bool {
        self[number as usize / 64].has(number % 64)
    }
    fn is_none(&self) -> bool {
        self.iter().all(|word| *word == 0)
    }
    fn is_few(&self) -> bool {
        self.count() < 2
    }
    fn count(&self) -> u32 {
        self.iter().map(|word| word.count_ones()).sum()
    }
    fn low(&self) -> u32 {
        let word = self.iter().position(|word| *word != 0).unwrap_or(0);
        64 * word as u32 + self[word].trailing_zeros()
    }
    fn high(&self) -> u32 {
        let word = self.iter().rposition(|word| *word != 0).unwrap_or(0);
        64 * word as u32 + 63 - self[word].leading_zeros().min(63)
    }
    fn rest(&self) -> Self {
        let mut set = *self;
        if let Some(word) = set.iter_mut().find(|word| **word != 0) {
            *word = word.rest();
        }
        set
    }
    fn and(&self, other: &Self) -> Self {
        std::array::from_fn(|at| self[at] & other[at])
    }
    fn or(&self, other: &Self) -> Self {
        std::array::from_fn(|at| self[at] | other[at])
    }
    fn without(&self, other: &Self) -> Self {
        std::array::from_fn(|at| self[at] & !other[at])
    }
    fn up(&self, by: u32) -> Self {
        let (words, bits) = (by as usize / 64, by % 64);
        std::array::from_fn(|at| {
            let word = |at: Option<usize>| at.map_or(0, |at| self[at]);
            let here = at.checked_sub(words);
            word(here) << bits | word(here.and_then(|here| here.checked_sub(1))).checked_shr(64 - bits).unwrap_or(0)
        })
    }
    fn down(&self, by: u32) -> Self {
        let (words, bits) = (by as usize / 64, by % 64);
        std::array::from_fn(|at| {
            let word = |at: usize| self.get(at).copied().unwrap_or(0);
            word(at + words) >> bits | word(at + words + 1).checked_shl(64 - bits).unwrap_or(0)
        })
    }
    fn mirrored(&self) -> Self {
        std::array::from_fn(|at| self[255 - at].reverse_bits())
    }
    fn insert(&mut self, number: u32) {
        self[number as usize / 64].insert(number % 64);
    }
    fn numbers(self) -> impl Iterator<Item = u32> {
        self.into_iter().zip((0..).step_by(64)).flat_map(|(word, at)| word.numbers().map(move |number| at + number))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn words_of_every_width_hold_the_same(set in prop::collection::btree_set(0..64_u32, 0..20), by in 0..70_u32, first in 0..64_u32, last in 0..64_u32) {
            fn told<B: Bits>(set: &std::collections::BTreeSet<u32>, by: u32, first: u32, last: u32) -> Vec<Vec<u32>> {
                let bits = set.iter().fold(B::NONE, |bits, number| bits.or(&B::one(*number)));
                let below = |set: B| set.numbers().filter(|number| *number < 64).collect::<Vec<_>>();
                let span = if first <= last { B::span(first, last) } else { B::NONE };
                let ends = if bits.is_none() { vec![] } else { vec![bits.low(), bits.high()] };
                let facts = vec![bits.count(), bits.is_few().into(), bits.has(first).into()];
                let back: B = bits.mirrored().down(B::WIDE - 64).mirrored().down(B::WIDE - 64);
                vec![below(bits), below(bits.up(by)), below(bits.down(by)), below(bits.rest()), below(bits.and(&span)), below(bits.or(&span)),
                    below(bits.without(&span)), ends, facts, below(back)]
            }
            let one = told::<u64>(&set, by, first, last);
            prop_assert_eq!(&one, &told::<u128>(&set, by, first, last));
            prop_assert_eq!(&one, &told::<Wide>(&set, by, first, last));
        }
    }
}
