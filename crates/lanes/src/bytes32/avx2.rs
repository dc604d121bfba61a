//! A register of 256 bits with AVX2: three-input logic takes two to four instructions, a permutation across the halves
//! four.
//!
//! Every block of `unsafe` here rests on one fact: a [`Bytes`] is made only by a kernel that
//! [`dispatch`](crate::dispatch) has started after the processor said that it has these instructions.

use super::shared::in_256_bits;
use super::{Bytes32, Pick};
use crate::operators::operators;
use std::arch::x86_64::*;

/// Thirty-two bytes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bytes(__m256i);

/// An order as two shuffles: of the bytes that stay in their half, and of those that change it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Order {
    stay: Bytes,
    cross: Bytes,
}

/// The low three bits rotated, as tables.
const TURN1: [u8; 16] = [0, 4, 1, 5, 2, 6, 3, 7, 0, 4, 1, 5, 2, 6, 3, 7];
const TURN2: [u8; 16] = [0, 2, 4, 6, 1, 3, 5, 7, 0, 2, 4, 6, 1, 3, 5, 7];

/// The smallest byte.
#[inline(always)]
pub(super) fn least(bytes: __m256i) -> u8 {
    // SAFETY: the caller has a word of this module or of `avx512`, so the processor has AVX2.
    unsafe {
        let half = _mm_min_epu8(_mm256_castsi256_si128(bytes), _mm256_extracti128_si256::<1>(bytes));
        let words = _mm_min_epu8(half, _mm_srli_epi16::<8>(half));
        _mm_extract_epi8::<0>(_mm_minpos_epu16(_mm_and_si128(words, _mm_set1_epi16(0xFF)))) as u8
    }
}

impl Bytes {
    /// Both halves exchanged.
    #[inline(always)]
    fn swap(self) -> Self {
        // SAFETY: the processor has AVX2 (see above).
        Bytes(unsafe { _mm256_permute4x64_epi64::<0b01_00_11_10>(self.0) })
    }
}

impl Bytes32 for Bytes {
    type Order = Order;

    in_256_bits!();

    #[inline(always)]
    fn at(mask: u32, byte: u8) -> Self {
        // The byte of the mask that has the bit of each lane, then that bit.
        // SAFETY: the processor has AVX2.
        unsafe {
            let places = _mm256_setr_epi64x(0, 0x0101_0101_0101_0101, 0x0202_0202_0202_0202, 0x0303_0303_0303_0303);
            let bit = _mm256_set1_epi64x(0x8040_2010_0804_0201_u64.cast_signed());
            let mask = _mm256_and_si256(_mm256_shuffle_epi8(_mm256_set1_epi32(mask.cast_signed()), places), bit);
            Bytes(_mm256_cmpeq_epi8(mask, bit)) & Self::splat(byte)
        }
    }

    #[inline(always)]
    fn or3(self, b: Self, c: Self) -> Self {
        self | b | c
    }

    #[inline(always)]
    fn and3(self, b: Self, c: Self) -> Self {
        self & b & c
    }

    #[inline(always)]
    fn two_of(self, b: Self, c: Self) -> Self {
        self & b | (self | b) & c
    }

    #[inline(always)]
    fn and_or(self, b: Self, c: Self) -> Self {
        self & (b | c)
    }

    #[inline(always)]
    fn or_and(self, b: Self, c: Self) -> Self {
        self | b & c
    }

    #[inline(always)]
    fn or_xor(self, b: Self, c: Self) -> Self {
        self | (b ^ c)
    }

    #[inline(always)]
    fn or_without(self, b: Self, c: Self) -> Self {
        self | b.without(c)
    }

    #[inline(always)]
    fn without_both(self, b: Self, c: Self) -> Self {
        self.without(b & c)
    }

    #[inline(always)]
    fn turn1(self) -> Self {
        self.lookup(&TURN1)
    }

    #[inline(always)]
    fn turn2(self) -> Self {
        self.lookup(&TURN2)
    }

    #[inline(always)]
    fn turn1_both(self) -> Self {
        let low = self & Self::splat(7);
        low.turn1() | (self ^ low).down::<3>().turn1().up3()
    }

    #[inline(always)]
    fn turn2_both(self) -> Self {
        let low = self & Self::splat(7);
        low.turn2() | (self ^ low).down::<3>().turn2().up3()
    }

    #[inline(always)]
    fn order(from: &[u8; 32]) -> Order {
        let half = |cross: u8| {
            let byte = |i: usize| if (from[i] ^ i as u8) & 16 == cross { from[i] & 15 } else { 0x80 };
            Self::load(&std::array::from_fn(byte))
        };
        Order { stay: half(0), cross: half(16) }
    }

    #[inline(always)]
    fn permute(self, order: Order) -> Self {
        self.shuffle(order.stay) | self.swap().shuffle(order.cross)
    }

    #[inline(always)]
    fn count(self) -> Self {
        const BITS: [u8; 16] = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4];
        let nibble = Self::splat(15);
        (self & nibble).lookup(&BITS).add((self.down::<4>() & nibble).lookup(&BITS))
    }

    #[inline(always)]
    fn least(self) -> u8 {
        least(self.0)
    }

    #[inline(always)]
    fn pick(from: &[u8; 81], pick: &Pick) -> Self {
        let mut picked = Self::splat(0);
        for (nine, order) in pick.nines.iter().enumerate() {
            let start = if nine == 8 { 81 - 16 } else { 9 * nine };
            // SAFETY: the processor has AVX2; 16 bytes from at most 81 - 16 lie within the 81.
            let row = unsafe { _mm256_broadcastsi128_si256(_mm_loadu_si128(from.as_ptr().add(start).cast())) };
            picked = picked | Bytes(row).shuffle(Self::load(order));
        }
        picked
    }

    #[inline(always)]
    fn arrange(words: [Self; 3], order: &[u8; 81], to: &mut [u8; 81]) {
        let mut bytes = [0; 96];
        for (word, bytes) in words.into_iter().zip(bytes.as_chunks_mut().0) {
            word.store(bytes);
        }
        for (to, &place) in to.iter_mut().zip(order) {
            *to = bytes[usize::from(place)];
        }
    }
}

operators!(Bytes: _mm256_and_si256, _mm256_or_si256, _mm256_xor_si256);
