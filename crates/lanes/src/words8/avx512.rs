//! Sixty-four lanes in a register of 512 bits.
//!
//! Every block of `unsafe` here rests on one fact: a [`Words`] is made only by a kernel that
//! [`dispatch`](crate::dispatch) has started after the processor said that it has these instructions.

use super::Words8;
use crate::operators::operators;
use std::arch::x86_64::*;

/// Sixty-four lanes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Words(__m512i);

/// Logic of three words; bit 4a + 2b + c of the table is its value for the bits a, b, c.
#[inline(always)]
fn logic<const TABLE: i32>(a: Words, b: Words, c: Words) -> Words {
    // SAFETY: the processor has AVX-512 (see above).
    Words(unsafe { _mm512_ternarylogic_epi32::<TABLE>(a.0, b.0, c.0) })
}

impl Words8 for Words {
    const LANES: usize = 64;

    #[inline(always)]
    fn splat(word: u8) -> Self {
        // SAFETY: the processor has AVX-512.
        Words(unsafe { _mm512_set1_epi8(word.cast_signed()) })
    }

    #[inline(always)]
    fn load(from: &[u8]) -> Self {
        assert!(from.len() >= Self::LANES);
        // SAFETY: the processor has AVX-512; 64 bytes can be read, as the line before makes sure.
        Words(unsafe { _mm512_loadu_si512(from.as_ptr().cast()) })
    }

    #[inline(always)]
    fn store(self, to: &mut [u8]) {
        assert!(to.len() >= Self::LANES);
        // SAFETY: the processor has AVX-512; 64 bytes can be written, as the line before makes sure.
        unsafe { _mm512_storeu_si512(to.as_mut_ptr().cast(), self.0) }
    }

    #[inline(always)]
    fn of_mask(mask: u64) -> Self {
        // SAFETY: the processor has AVX-512 with BW.
        Words(unsafe { _mm512_movm_epi8(mask) })
    }

    #[inline(always)]
    fn nonzero(self) -> u64 {
        // SAFETY: the processor has AVX-512 with BW.
        unsafe { _mm512_test_epi8_mask(self.0, self.0) }
    }

    #[inline(always)]
    fn equals(self, other: Self) -> u64 {
        // SAFETY: the processor has AVX-512 with BW.
        unsafe { _mm512_cmpeq_epi8_mask(self.0, other.0) }
    }

    #[inline(always)]
    fn add(self, other: Self) -> Self {
        // SAFETY: the processor has AVX-512 with BW.
        Words(unsafe { _mm512_add_epi8(self.0, other.0) })
    }

    #[inline(always)]
    fn min(self, other: Self) -> Self {
        // SAFETY: the processor has AVX-512 with BW.
        Words(unsafe { _mm512_min_epu8(self.0, other.0) })
    }

    #[inline(always)]
    fn count_ones(self) -> Self {
        // SAFETY: the processor has AVX-512 with BITALG.
        Words(unsafe { _mm512_popcnt_epi8(self.0) })
    }

    #[inline(always)]
    fn turn(self) -> Self {
        self.linear::<0x0204_0100_2040_1000>()
    }

    #[inline(always)]
    fn turn_back(self) -> Self {
        self.linear::<0x0401_0200_4010_2000>()
    }

    #[inline(always)]
    fn swap(self) -> Self {
        self.linear::<0x1020_4080_0102_0408>()
    }

    #[inline(always)]
    fn linear<const MATRIX: u64>(self) -> Self {
        // SAFETY: the processor has AVX-512 with GFNI.
        Words(unsafe { _mm512_gf2p8affine_epi64_epi8::<0>(self.0, _mm512_set1_epi64(MATRIX.cast_signed())) })
    }

    #[inline(always)]
    fn pick16(self, table: &[u8; 16]) -> Self {
        // SAFETY: the processor has AVX-512 with BW; a table is 16 bytes.
        Words(unsafe { _mm512_shuffle_epi8(_mm512_broadcast_i32x4(_mm_loadu_si128(table.as_ptr().cast())), self.0) })
    }

    #[inline(always)]
    fn pick64(self, table: &[u8; 64]) -> Self {
        Self::load(table).permute(self)
    }

    #[inline(always)]
    fn permute(self, index: Self) -> Self {
        // SAFETY: the processor has AVX-512 with VBMI.
        Words(unsafe { _mm512_permutexvar_epi8(index.0, self.0) })
    }

    #[inline(always)]
    fn compress(self, keep: u64, to: &mut [u8]) {
        // In a register, then stored whole: straight to memory it takes a hundred cycles on Zen 4. The lanes behind the
        // kept ones are merged with the word itself: the zeroing form waits for what its register held before.
        // SAFETY: the processor has AVX-512 with VBMI2.
        Words(unsafe { _mm512_mask_compress_epi8(self.0, keep, self.0) }).store(to);
    }

    #[inline(always)]
    fn interleave(self, other: Self) -> (Self, Self) {
        // SAFETY: the processor has AVX-512 with BW.
        unsafe { (Words(_mm512_unpacklo_epi8(self.0, other.0)), Words(_mm512_unpackhi_epi8(self.0, other.0))) }
    }

    #[inline(always)]
    fn of_sections<'a>(section: impl Fn(usize) -> &'a [u8; 16]) -> Self {
        // SAFETY: the processor has AVX-512; a section is 16 bytes.
        unsafe {
            let load = |k: usize| _mm_loadu_si128(section(k).as_ptr().cast());
            let low = _mm256_inserti128_si256::<1>(_mm256_castsi128_si256(load(0)), load(1));
            let high = _mm256_inserti128_si256::<1>(_mm256_castsi128_si256(load(2)), load(3));
            Words(_mm512_inserti64x4::<1>(_mm512_castsi256_si512(low), high))
        }
    }

    #[inline(always)]
    fn or3(self, b: Self, c: Self) -> Self {
        logic::<0xFE>(self, b, c)
    }

    #[inline(always)]
    fn and3(self, b: Self, c: Self) -> Self {
        logic::<0x80>(self, b, c)
    }

    #[inline(always)]
    fn xor3(self, b: Self, c: Self) -> Self {
        logic::<0x96>(self, b, c)
    }

    #[inline(always)]
    fn majority(self, b: Self, c: Self) -> Self {
        logic::<0xE8>(self, b, c)
    }

    #[inline(always)]
    fn and_either(self, b: Self, c: Self) -> Self {
        logic::<0xE0>(self, b, c)
    }

    #[inline(always)]
    fn and_not_both(self, b: Self, c: Self) -> Self {
        logic::<0x70>(self, b, c)
    }

    #[inline(always)]
    fn or_both(self, b: Self, c: Self) -> Self {
        logic::<0xF8>(self, b, c)
    }

    #[inline(always)]
    fn or_but(self, b: Self, c: Self) -> Self {
        logic::<0xF4>(self, b, c)
    }

    #[inline(always)]
    fn or_differ(self, b: Self, c: Self) -> Self {
        logic::<0xF6>(self, b, c)
    }

    #[inline(always)]
    fn choose(self, yes: Self, no: Self) -> Self {
        logic::<0xCA>(self, yes, no)
    }
}

operators!(Words: _mm512_and_si512, _mm512_or_si512, _mm512_xor_si512, _mm512_set1_epi16);
