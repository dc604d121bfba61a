//! A set of squares in several words, for boards of more than 128.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

use super::word::{GOLDEN, Word};

/// `N` words of 64 squares each, the lowest numbers first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wide<const N: usize>([u64; N]);

impl<const N: usize> Wide<N> {
    /// The place of the first word that is not empty; if all are, the last.
    #[inline(always)]
    fn first(&self) -> usize {
        self.0.iter().position(|&word| word != 0).unwrap_or(N - 1)
    }
}

impl<const N: usize> Default for Wide<N> {
    #[inline(always)]
    fn default() -> Self {
        Wide([0; N])
    }
}

impl<const N: usize> Not for Wide<N> {
    type Output = Self;

    #[inline(always)]
    fn not(self) -> Self {
        Wide(self.0.map(|word| !word))
    }
}

macro_rules! word_by_word {
    ($($operator:ident::$name:ident, $assign:ident::$to:ident;)*) => {
        $(
            impl<const N: usize> $assign for Wide<N> {
                #[inline(always)]
                fn $to(&mut self, other: Self) {
                    for (word, other) in self.0.iter_mut().zip(other.0) {
                        word.$to(other);
                    }
                }
            }

            impl<const N: usize> $operator for Wide<N> {
                type Output = Self;

                #[inline(always)]
                fn $name(mut self, other: Self) -> Self {
                    self.$to(other);
                    self
                }
            }
        )*
    };
}

word_by_word! {
    BitAnd::bitand, BitAndAssign::bitand_assign;
    BitOr::bitor, BitOrAssign::bitor_assign;
    BitXor::bitxor, BitXorAssign::bitxor_assign;
}

impl<const N: usize> Word for Wide<N> {
    const BITS: u32 = N as u32 * u64::BITS;

    #[inline(always)]
    fn of(square: u16) -> Self {
        let mut set = Self::default();
        set.0[usize::from(square / 64)] = 1 << (square % 64);
        set
    }

    #[inline(always)]
    fn rest(mut self) -> Self {
        let first = self.first();
        self.0[first] &= self.0[first].wrapping_sub(1);
        self
    }

    #[inline(always)]
    fn lowest(self) -> u16 {
        let first = self.first();
        64 * first as u16 + self.0[first].trailing_zeros() as u16
    }

    #[inline(always)]
    fn len(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    #[inline(always)]
    fn mix(self, square: u16) -> u64 {
        self.0.iter().fold(u64::from(square), |mixed, word| (mixed.rotate_left(32) ^ word).wrapping_mul(GOLDEN))
    }

    #[inline(always)]
    fn has(self, square: u16) -> bool {
        self.0[usize::from(square / 64)] >> (square % 64) & 1 == 1
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::*;

    fn wide(squares: &BTreeSet<u16>) -> Wide<4> {
        squares.iter().fold(Wide::default(), |set, &square| set | Wide::of(square))
    }

    proptest! {
        #[test]
        fn it_is_a_set(one in prop::collection::btree_set(0..256u16, 0..9), other in prop::collection::btree_set(0..256u16, 0..99)) {
            let (a, b) = (wide(&one), wide(&other));
            prop_assert_eq!(a | b, wide(&(&one | &other)));
            prop_assert_eq!(a & b, wide(&(&one & &other)));
            prop_assert_eq!(a ^ b, wide(&(&one ^ &other)));
            prop_assert_eq!(a & !b, wide(&(&one - &other)));
            prop_assert_eq!(a.squares().collect::<Vec<_>>(), one.iter().copied().collect::<Vec<_>>());
            prop_assert_eq!((a.len() as usize, a.is_empty(), a.is_many()), (one.len(), one.is_empty(), one.len() > 1));
            prop_assert!((0..256).all(|square| a.has(square) == one.contains(&square)));
        }
    }
}
