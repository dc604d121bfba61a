//! Eight numbers as an array: what the operations mean.

use super::{Numbers8, Row};
use std::array::from_fn;

/// Eight numbers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Numbers([u64; 8]);

impl Numbers {
    #[inline(always)]
    fn zip(self, b: Self, f: impl Fn(u64, u64) -> u64) -> Self {
        Numbers(from_fn(|lane| f(self.0[lane], b.0[lane])))
    }
}

impl Numbers8 for Numbers {
    #[inline(always)]
    fn splat(number: u64) -> Self {
        Numbers([number; 8])
    }

    #[inline(always)]
    fn load(row: &Row) -> Self {
        Numbers(row.0)
    }

    #[inline(always)]
    fn store(self, row: &mut Row) {
        row.0 = self.0;
    }

    #[inline(always)]
    fn add(self, b: Self) -> Self {
        self.zip(b, u64::wrapping_add)
    }

    #[inline(always)]
    fn sub(self, b: Self) -> Self {
        self.zip(b, u64::wrapping_sub)
    }

    #[inline(always)]
    fn mul(self, b: Self) -> Self {
        self.zip(b, u64::wrapping_mul)
    }

    #[inline(always)]
    fn mul_high(self, b: Self) -> Self {
        self.zip(b, |a, b| ((u128::from(a) * u128::from(b)) >> 64) as u64)
    }

    #[inline(always)]
    fn less(self, b: Self) -> Self {
        self.zip(b, |a, b| u64::from(a < b))
    }
}
