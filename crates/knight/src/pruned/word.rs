//! A set of squares in one word.

use std::fmt::Debug;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

/// A word whose bits are squares: `u64` for 64 squares, `u128` for 128, [`Wide`](super::Wide) for more.
pub trait Word:
    Copy
    + Default
    + Debug
    + Eq
    + Send
    + Sync
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + BitAndAssign
    + BitOrAssign
    + BitXorAssign
    + 'static
{
    /// How many squares it holds.
    const BITS: u32;

    /// The set of one square.
    fn of(square: u16) -> Self;

    /// The same set without its lowest square; of an empty set, anything.
    fn rest(self) -> Self;

    /// The number of its lowest square; of an empty set, anything.
    fn lowest(self) -> u16;

    /// How many squares are in the set?
    fn len(self) -> u32;

    /// Mixes the set and a square into 64 bits, of which the highest are the best mixed.
    fn mix(self, square: u16) -> u64;

    /// Is no square in the set?
    #[inline(always)]
    fn is_empty(self) -> bool {
        self == Self::default()
    }

    /// Are there at least two?
    #[inline(always)]
    fn is_many(self) -> bool {
        !self.is_empty() && !self.rest().is_empty()
    }

    /// Is this square in the set?
    fn has(self, square: u16) -> bool {
        !(self & Self::of(square)).is_empty()
    }

    /// The squares of the set, lowest first.
    fn squares(mut self) -> impl Iterator<Item = u16> {
        std::iter::from_fn(move || {
            (!self.is_empty()).then(|| {
                let lowest = self.lowest();
                self = self.rest();
                lowest
            })
        })
    }
}

macro_rules! words {
    ($($word:ident: $fold:expr;)*) => {
        $(
            impl Word for $word {
                const BITS: u32 = $word::BITS;

                #[inline(always)]
                fn of(square: u16) -> Self {
                    1 << square
                }

                #[inline(always)]
                fn rest(self) -> Self {
                    self & self.wrapping_sub(1)
                }

                #[inline(always)]
                fn lowest(self) -> u16 {
                    self.trailing_zeros() as u16
                }

                #[inline(always)]
                fn len(self) -> u32 {
                    self.count_ones()
                }

                #[inline(always)]
                fn mix(self, square: u16) -> u64 {
                    ($fold(self) ^ u64::from(square).wrapping_mul(GOLDEN)).wrapping_mul(GOLDEN)
                }
            }
        )*
    };
}

/// 2⁶⁴ divided by the golden ratio.
pub(super) const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15;

words! {
    u64: |word: u64| word;
    u128: |word: u128| (word as u64) ^ ((word >> 64) as u64).wrapping_mul(GOLDEN).rotate_left(32);
}

/// Does something in the narrowest word that holds a board: `in_words!(board, W => …)` is `…` with that word for `W`.
///
/// # Panics
///
/// If no word holds it.
macro_rules! in_words {
    ($board:expr, $word:ident => $answer:expr) => {{
        use $crate::pruned::{Wide, Word, in_words};
        in_words!(@narrowest of u64, u128, Wide<4>, Wide<16>; $board.free(), $word => $answer)
    }};
    (@narrowest of $($width:ty),*; $free:expr, $word:ident => $answer:expr) => {{
        let free: u32 = $free;
        $(
            if free <= <$width as Word>::BITS {
                type $word = $width;
                $answer
            } else
        )* {
            panic!("no word holds {free} squares")
        }
    }};
}

pub(crate) use in_words;
