//! One lane: what the operations mean.

use super::{Mask16, Words16};
use std::ops::{BitAnd, BitOr, BitXor, Not};

/// One lane.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Words(u16);

/// The truth for one lane.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mask(bool);

impl Mask16 for Mask {
    #[inline(always)]
    fn count(self) -> usize {
        usize::from(self.0)
    }
}

impl Words16 for Words {
    const LANES: usize = 1;
    type Mask = Mask;
    type Shift = u32;

    #[inline(always)]
    fn splat(word: u16) -> Self {
        Words(word)
    }

    #[inline(always)]
    fn load(from: &[u16]) -> Self {
        Words(from[0])
    }

    #[inline(always)]
    fn store(self, to: &mut [u16]) {
        to[0] = self.0;
    }

    #[inline(always)]
    fn shift(distance: u32) -> u32 {
        // In 32 bits no distance that remains shifts too far, so that no test is needed at the shift itself.
        distance.min(16)
    }

    #[inline(always)]
    fn up(self, by: u32) -> Self {
        Words((u32::from(self.0) << (by & 31)) as u16)
    }

    #[inline(always)]
    fn down(self, by: u32) -> Self {
        Words((u32::from(self.0) >> (by & 31)) as u16)
    }

    #[inline(always)]
    fn without_lowest(self) -> Self {
        Words(self.0 & self.0.wrapping_sub(1))
    }

    #[inline(always)]
    fn max(self, other: Self) -> Self {
        Words(self.0.max(other.0))
    }

    #[inline(always)]
    fn is_zero(self) -> Mask {
        Mask(self.0 == 0)
    }

    #[inline(always)]
    fn meets(self, other: Self) -> Mask {
        Mask(self.0 & other.0 != 0)
    }

    #[inline(always)]
    fn equals(self, other: Self) -> Mask {
        Mask(self.0 == other.0)
    }

    #[inline(always)]
    fn compress(self, _: Mask, to: &mut [u16]) {
        to[0] = self.0;
    }

    #[inline(always)]
    fn expand(self, fill: Mask, from: &[u16]) -> Self {
        self.replace(fill, Words(from[0]))
    }

    #[inline(always)]
    fn replace(self, where_: Mask, other: Self) -> Self {
        if where_.0 { other } else { self }
    }
}

impl BitAnd for Words {
    type Output = Self;
    #[inline(always)]
    fn bitand(self, other: Self) -> Self {
        Words(self.0 & other.0)
    }
}

impl BitOr for Words {
    type Output = Self;
    #[inline(always)]
    fn bitor(self, other: Self) -> Self {
        Words(self.0 | other.0)
    }
}

impl BitXor for Words {
    type Output = Self;
    #[inline(always)]
    fn bitxor(self, other: Self) -> Self {
        Words(self.0 ^ other.0)
    }
}

impl Not for Words {
    type Output = Self;
    #[inline(always)]
    fn not(self) -> Self {
        Words(!self.0)
    }
}

impl BitAnd for Mask {
    type Output = Self;
    #[inline(always)]
    fn bitand(self, other: Self) -> Self {
        Mask(self.0 & other.0)
    }
}

impl Not for Mask {
    type Output = Self;
    #[inline(always)]
    fn not(self) -> Self {
        Mask(!self.0)
    }
}
