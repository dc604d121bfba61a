//! A register of 256 bits with the instructions of AVX-512: three-input logic, permutations of bytes, and rotations inside
//! a byte as products of bit matrices (GFNI).
//!
//! Every block of `unsafe` here rests on one fact: a [`Bytes`] is made only by a kernel that
//! [`dispatch`](crate::dispatch) has started after the processor said that it has these instructions.

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

    #[inline(always)]
    fn splat(byte: u8) -> Self {
        // SAFETY: the processor has AVX2.
        Bytes(unsafe { _mm256_set1_epi8(byte.cast_signed()) })
    }

    #[inline(always)]
    fn load(from: &[u8; 32]) -> Self {
        // SAFETY: the processor has AVX2; the array has 32 bytes.
        Bytes(unsafe { _mm256_loadu_si256(from.as_ptr().cast()) })
    }

    #[inline(always)]
    fn store(self, to: &mut [u8; 32]) {
        // SAFETY: the processor has AVX2; the array has 32 bytes.
        unsafe { _mm256_storeu_si256(to.as_mut_ptr().cast(), self.0) }
    }

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
    fn without(self, b: Self) -> Self {
        // SAFETY: the processor has AVX2.
        Bytes(unsafe { _mm256_andnot_si256(b.0, self.0) })
    }

    #[inline(always)]
    fn without_both(self, b: Self, c: Self) -> Self {
        three::<{ A & !(B & C) }>(self, b, c)
    }

    #[inline(always)]
    fn up3(self) -> Self {
        // SAFETY: the processor has AVX2.
        Bytes(unsafe { _mm256_slli_epi16::<3>(self.0) })
    }

    #[inline(always)]
    fn down<const N: i32>(self) -> Self {
        // SAFETY: the processor has AVX2.
        Bytes(unsafe { _mm256_srli_epi16::<N>(self.0) })
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
    fn shuffle(self, from: Self) -> Self {
        // SAFETY: the processor has AVX2.
        Bytes(unsafe { _mm256_shuffle_epi8(self.0, from.0) })
    }

    #[inline(always)]
    fn lookup(self, table: &[u8; 16]) -> Self {
        // SAFETY: the processor has AVX2; the table has 16 bytes.
        let table = unsafe { _mm256_broadcastsi128_si256(_mm_loadu_si128(table.as_ptr().cast())) };
        Bytes(table).shuffle(self)
    }

    #[inline(always)]
    fn add(self, other: Self) -> Self {
        // SAFETY: the processor has AVX2.
        Bytes(unsafe { _mm256_add_epi8(self.0, other.0) })
    }

    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        // SAFETY: the processor has AVX2.
        Bytes(unsafe { _mm256_sub_epi8(self.0, other.0) })
    }

    #[inline(always)]
    fn min(self, other: Self) -> Self {
        // SAFETY: the processor has AVX2.
        Bytes(unsafe { _mm256_min_epu8(self.0, other.0) })
    }

    #[inline(always)]
    fn count(self) -> Self {
        // SAFETY: the processor has AVX-512 with BITALG and VL.
        Bytes(unsafe { _mm256_popcnt_epi8(self.0) })
    }

    #[inline(always)]
    fn equals(self, other: Self) -> Self {
        // SAFETY: the processor has AVX2.
        Bytes(unsafe { _mm256_cmpeq_epi8(self.0, other.0) })
    }

    #[inline(always)]
    fn least(self) -> u8 {
        super::avx2::least(self.0)
    }

    #[inline(always)]
    fn highest(self) -> u32 {
        // SAFETY: the processor has AVX2.
        unsafe { _mm256_movemask_epi8(self.0) }.cast_unsigned()
    }

    #[inline(always)]
    fn is_zero(self) -> bool {
        // SAFETY: the processor has AVX2.
        unsafe { _mm256_testz_si256(self.0, self.0) != 0 }
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
