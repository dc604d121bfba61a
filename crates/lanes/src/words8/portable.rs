//! Sixteen lanes as an array: what the operations mean. Compilers make the vector instructions of the machine of it.

use super::Words8;
use std::array::from_fn;
use std::ops::{BitAnd, BitOr, BitXor, Not};

/// Sixteen lanes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Words([u8; 16]);

impl Words {
    #[inline(always)]
    fn map(self, f: impl Fn(u8) -> u8) -> Self {
        Words(from_fn(|lane| f(self.0[lane])))
    }

    #[inline(always)]
    fn zip(self, other: Self, f: impl Fn(u8, u8) -> u8) -> Self {
        Words(from_fn(|lane| f(self.0[lane], other.0[lane])))
    }

    #[inline(always)]
    fn mask(self, f: impl Fn(usize) -> bool) -> u64 {
        (0..16).map(|lane| u64::from(f(lane)) << lane).sum()
    }
}

impl Words8 for Words {
    const LANES: usize = 16;

    #[inline(always)]
    fn splat(word: u8) -> Self {
        Words([word; 16])
    }

    #[inline(always)]
    fn load(from: &[u8]) -> Self {
        Words(from_fn(|lane| from[..16][lane]))
    }

    #[inline(always)]
    fn store(self, to: &mut [u8]) {
        to[..16].copy_from_slice(&self.0);
    }

    #[inline(always)]
    fn of_mask(mask: u64) -> Self {
        Words(from_fn(|lane| 0u8.wrapping_sub((mask >> lane & 1) as u8)))
    }

    #[inline(always)]
    fn nonzero(self) -> u64 {
        self.mask(|lane| self.0[lane] != 0)
    }

    #[inline(always)]
    fn equals(self, other: Self) -> u64 {
        self.mask(|lane| self.0[lane] == other.0[lane])
    }

    #[inline(always)]
    fn add(self, other: Self) -> Self {
        self.zip(other, u8::wrapping_add)
    }

    #[inline(always)]
    fn min(self, other: Self) -> Self {
        self.zip(other, u8::min)
    }

    #[inline(always)]
    fn count_ones(self) -> Self {
        self.map(|word| word.count_ones() as u8)
    }

    #[inline(always)]
    fn turn(self) -> Self {
        self.map(|word| (word >> 1 & 0x33) | (word << 2 & 0x44))
    }

    #[inline(always)]
    fn turn_back(self) -> Self {
        self.map(|word| (word << 1 & 0x66) | (word >> 2 & 0x11))
    }

    #[inline(always)]
    fn swap(self) -> Self {
        self.map(|word| word.rotate_left(4))
    }

    #[inline(always)]
    fn linear<const MATRIX: u64>(self) -> Self {
        let row = |bit: u32| (MATRIX >> (8 * (7 - bit))) as u8;
        let bit = |word: u8, bit: u32| ((word & row(bit)).count_ones() as u8 & 1) << bit;
        self.map(|word| (0..8).fold(0, |made, i| made | bit(word, i)))
    }

    #[inline(always)]
    fn pick16(self, table: &[u8; 16]) -> Self {
        self.map(|word| table[usize::from(word & 15)])
    }

    #[inline(always)]
    fn pick64(self, table: &[u8; 64]) -> Self {
        self.map(|word| table[usize::from(word & 63)])
    }

    #[inline(always)]
    fn permute(self, index: Self) -> Self {
        index.pick16(&self.0)
    }

    #[inline(always)]
    fn compress(self, keep: u64, to: &mut [u8]) {
        let to = &mut to[..16];
        let mut count = 0;
        for lane in 0..16 {
            to[count & 15] = self.0[lane];
            count += (keep >> lane & 1) as usize;
        }
    }

    #[inline(always)]
    fn interleave(self, other: Self) -> (Self, Self) {
        let half = |from: usize| {
            Words(from_fn(|lane| if lane % 2 == 0 { self.0[from + lane / 2] } else { other.0[from + lane / 2] }))
        };
        (half(0), half(8))
    }

    #[inline(always)]
    fn of_sections<'a>(section: impl Fn(usize) -> &'a [u8; 16]) -> Self {
        Words(*section(0))
    }
}

impl BitAnd for Words {
    type Output = Self;
    #[inline(always)]
    fn bitand(self, other: Self) -> Self {
        self.zip(other, |a, b| a & b)
    }
}

impl BitOr for Words {
    type Output = Self;
    #[inline(always)]
    fn bitor(self, other: Self) -> Self {
        self.zip(other, |a, b| a | b)
    }
}

impl BitXor for Words {
    type Output = Self;
    #[inline(always)]
    fn bitxor(self, other: Self) -> Self {
        self.zip(other, |a, b| a ^ b)
    }
}

impl Not for Words {
    type Output = Self;
    #[inline(always)]
    fn not(self) -> Self {
        self.map(|word| !word)
    }
}
