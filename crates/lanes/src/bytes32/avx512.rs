//! A register of 256 bits with the instructions of AVX-512: three-input logic, permutations of bytes, and rotations inside
//! a byte as products of bit matrices (GFNI).
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

/// The truth table of a three-input operation: `TABLE` is the operation on these three bytes.
const A: i32 = 0xF0;
const B: i32 = 0xCC;
const C: i32 = 0xAA;

#[inline(always)]
fn three<const TABLE: i32>(a: Bytes, b: Bytes, c: Bytes) -> Bytes {
    // SAFETY: the processor has AVX-512 with VL (see above).
    Bytes(unsafe { _mm256_ternarylogic_epi32::<TABLE>(a.0, b.0, c.0) })
}

/// Multiplies every byte by a matrix of bits: byte `7 - i` of `rows` says which bits make bit `i`.
#[inline(always)]
fn product(of: Bytes, rows: u64) -> Bytes {
    // SAFETY: the processor has GFNI and AVX-512 with VL.
    Bytes(unsafe { _mm256_gf2p8affine_epi64_epi8::<0>(of.0, _mm256_set1_epi64x(rows.cast_signed())) })
}

/// Two words as one of 512 bits.
#[inline(always)]
fn pair(low: Bytes, high: Bytes) -> __m512i {
    // SAFETY: the processor has AVX-512.
    unsafe { _mm512_inserti64x4::<1>(_mm512_castsi256_si512(low.0), high.0) }
}

impl Bytes32 for Bytes {
    type Order = __m256i;

    in_256_bits!();

    #[inline(always)]
    fn at(mask: u32, byte: u8) -> Self {
        // SAFETY: the processor has AVX-512 with BW and VL.
        Bytes(unsafe { _mm256_maskz_set1_epi8(mask, byte.cast_signed()) })
    }

    #[inline(always)]
    fn or3(self, b: Self, c: Self) -> Self {
        three::<{ A | B | C }>(self, b, c)
    }

    #[inline(always)]
    fn and3(self, b: Self, c: Self) -> Self {
        three::<{ A & B & C }>(self, b, c)
    }

    #[inline(always)]
    fn two_of(self, b: Self, c: Self) -> Self {
        three::<{ A & B | (A | B) & C }>(self, b, c)
    }

    #[inline(always)]
    fn and_or(self, b: Self, c: Self) -> Self {
        three::<{ A & (B | C) }>(self, b, c)
    }

    #[inline(always)]
    fn or_and(self, b: Self, c: Self) -> Self {
        three::<{ A | B & C }>(self, b, c)
    }

    #[inline(always)]
    fn or_xor(self, b: Self, c: Self) -> Self {
        three::<{ A | (B ^ C) }>(self, b, c)
    }

    #[inline(always)]
    fn or_without(self, b: Self, c: Self) -> Self {
        three::<{ A | B & !C }>(self, b, c)
    }

    #[inline(always)]
    fn without_both(self, b: Self, c: Self) -> Self {
        three::<{ A & !(B & C) }>(self, b, c)
    }

    #[inline(always)]
    fn turn1(self) -> Self {
        product(self, 0x0204_0100_0000_0000)
    }

    #[inline(always)]
    fn turn2(self) -> Self {
        product(self, 0x0401_0200_0000_0000)
    }

    #[inline(always)]
    fn turn1_both(self) -> Self {
        product(self, 0x0204_0110_2008_0000)
    }

    #[inline(always)]
    fn turn2_both(self) -> Self {
        product(self, 0x0401_0220_0810_0000)
    }

    #[inline(always)]
    fn order(from: &[u8; 32]) -> __m256i {
        Self::load(from).0
    }

    #[inline(always)]
    fn permute(self, order: __m256i) -> Self {
        // SAFETY: the processor has AVX-512 with VBMI and VL.
        Bytes(unsafe { _mm256_permutexvar_epi8(order, self.0) })
    }

    #[inline(always)]
    fn count(self) -> Self {
        // SAFETY: the processor has AVX-512 with BITALG and VL.
        Bytes(unsafe { _mm256_popcnt_epi8(self.0) })
    }

    #[inline(always)]
    fn least(self) -> u8 {
        super::avx2::least(self.0)
    }

    #[inline(always)]
    fn pick(from: &[u8; 81], pick: &Pick) -> Self {
        // The 81 bytes are two words of 64 that overlap: place 64 and above are found 17 lower, in the second.
        let place = Self::load(&pick.order);
        // SAFETY: the processor has AVX-512 with BW, VL and VBMI; 64 bytes from 0 and from 17 lie within the 81.
        unsafe {
            let (first, last) =
                (_mm512_loadu_si512(from.as_ptr().cast()), _mm512_loadu_si512(from.as_ptr().add(17).cast()));
            let high = _mm256_cmpgt_epu8_mask(place.0, _mm256_set1_epi8(63));
            let place = _mm256_mask_add_epi8(place.0, high, place.0, _mm256_set1_epi8(64 - 17));
            Bytes(_mm512_castsi512_si256(_mm512_permutex2var_epi8(first, _mm512_castsi256_si512(place), last)))
        }
    }

    #[inline(always)]
    fn arrange(words: [Self; 3], order: &[u8; 81], to: &mut [u8; 81]) {
        let (low, high) = (pair(words[0], words[1]), pair(words[2], words[2]));
        for offset in [0, 17] {
            // SAFETY: the processor has AVX-512 with VBMI; 64 bytes from 0 and from 17 lie within the 81.
            unsafe {
                let order = _mm512_loadu_si512(order.as_ptr().add(offset).cast());
                _mm512_storeu_si512(to.as_mut_ptr().add(offset).cast(), _mm512_permutex2var_epi8(low, order, high));
            }
        }
    }
}

operators!(Bytes: _mm256_and_si256, _mm256_or_si256, _mm256_xor_si256);
