//! Sixteen lanes in a register of 256 bits; a mask is a register too, all ones where it is true.
//!
//! There are no instructions that compress and expand, so each half of eight lanes is shuffled by a table:
//!
//! ```text
//!   mask 0b0010_0110    compress: lanes 1, 2, 5 to words 0, 1, 2    expand: words 0, 1, 2 to lanes 1, 2, 5
//! ```
//!
//! Every block of `unsafe` here rests on one fact: a [`Words`] is made only by a kernel that
//! [`dispatch`](crate::dispatch) has started after the processor said that it has these instructions.

use super::{Mask16, Words16};
use crate::operators::operators;
use std::arch::x86_64::*;
use std::ops::{BitAnd, Not};

/// Sixteen lanes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Words(__m256i);

/// All ones or all zeros in each lane.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mask(__m256i);

impl Mask {
    /// A bit for each lane.
    #[inline(always)]
    fn bits(self) -> u32 {
        // SAFETY: the processor has AVX2 (see above). Packing halves each lane to a byte, whose top bit is then taken.
        unsafe {
            let halves = _mm_packs_epi16(_mm256_castsi256_si128(self.0), _mm256_extracti128_si256::<1>(self.0));
            _mm_movemask_epi8(halves).cast_unsigned()
        }
    }
}

impl Mask16 for Mask {
    #[inline(always)]
    fn count(self) -> usize {
        self.bits().count_ones() as usize
    }
}

/// For each mask of eight lanes, the bytes that bring the kept lanes to the front.
static COMPRESS: [Shuffle; 256] = shuffles(true);
/// For each mask of eight lanes, the bytes that bring the front to the filled lanes.
static EXPAND: [Shuffle; 256] = shuffles(false);

#[derive(Clone, Copy)]
#[repr(align(16))]
struct Shuffle([u8; 16]);

const fn shuffles(compress: bool) -> [Shuffle; 256] {
    let mut table = [Shuffle([0; 16]); 256];
    let mut mask = 0;
    while mask < 256 {
        let (mut lane, mut front) = (0, 0);
        while lane < 8 {
            if mask >> lane & 1 == 1 {
                let (to, from) = if compress { (front, lane) } else { (lane, front) };
                table[mask].0[2 * to] = 2 * from as u8;
                table[mask].0[2 * to + 1] = 2 * from as u8 + 1;
                front += 1;
            }
            lane += 1;
        }
        mask += 1;
    }
    table
}

/// Eight lanes shuffled.
#[inline(always)]
fn shuffle(half: __m128i, by: &Shuffle) -> __m128i {
    // SAFETY: the processor has AVX2, hence SSSE3; a shuffle is 16 bytes at a multiple of 16.
    unsafe { _mm_shuffle_epi8(half, _mm_load_si128(by.0.as_ptr().cast())) }
}

/// Eight words.
#[inline(always)]
fn load_half(from: &[u16]) -> __m128i {
    assert!(from.len() >= 8);
    // SAFETY: every x86-64 processor has SSE2; 16 bytes can be read, as the line before makes sure.
    unsafe { _mm_loadu_si128(from.as_ptr().cast()) }
}

/// Writes eight words.
#[inline(always)]
fn store_half(half: __m128i, to: &mut [u16]) {
    assert!(to.len() >= 8);
    // SAFETY: every x86-64 processor has SSE2; 16 bytes can be written, as the line before makes sure.
    unsafe { _mm_storeu_si128(to.as_mut_ptr().cast(), half) }
}

impl Words16 for Words {
    const LANES: usize = 16;
    type Mask = Mask;
    type Shift = __m128i;

    #[inline(always)]
    fn splat(word: u16) -> Self {
        // SAFETY: the processor has AVX2.
        Words(unsafe { _mm256_set1_epi16(word.cast_signed()) })
    }

    #[inline(always)]
    fn load(from: &[u16]) -> Self {
        assert!(from.len() >= Self::LANES);
        // SAFETY: the processor has AVX2; 32 bytes can be read, as the line before makes sure.
        Words(unsafe { _mm256_loadu_si256(from.as_ptr().cast()) })
    }

    #[inline(always)]
    fn store(self, to: &mut [u16]) {
        assert!(to.len() >= Self::LANES);
        // SAFETY: the processor has AVX2; 32 bytes can be written, as the line before makes sure.
        unsafe { _mm256_storeu_si256(to.as_mut_ptr().cast(), self.0) }
    }

    #[inline(always)]
    fn shift(distance: u32) -> __m128i {
        // SAFETY: every x86-64 processor has SSE2.
        unsafe { _mm_cvtsi32_si128(distance.min(16).cast_signed()) }
    }

    #[inline(always)]
    fn up(self, by: __m128i) -> Self {
        // SAFETY: the processor has AVX2.
        Words(unsafe { _mm256_sll_epi16(self.0, by) })
    }

    #[inline(always)]
    fn down(self, by: __m128i) -> Self {
        // SAFETY: the processor has AVX2.
        Words(unsafe { _mm256_srl_epi16(self.0, by) })
    }

    #[inline(always)]
    fn without_lowest(self) -> Self {
        // SAFETY: the processor has AVX2.
        Words(unsafe { _mm256_and_si256(self.0, _mm256_add_epi16(self.0, _mm256_set1_epi16(-1))) })
    }

    #[inline(always)]
    fn max(self, other: Self) -> Self {
        // SAFETY: the processor has AVX2.
        Words(unsafe { _mm256_max_epu16(self.0, other.0) })
    }

    #[inline(always)]
    fn is_zero(self) -> Mask {
        self.equals(Self::splat(0))
    }

    #[inline(always)]
    fn meets(self, other: Self) -> Mask {
        !(self & other).is_zero()
    }

    #[inline(always)]
    fn equals(self, other: Self) -> Mask {
        // SAFETY: the processor has AVX2.
        Mask(unsafe { _mm256_cmpeq_epi16(self.0, other.0) })
    }

    #[inline(always)]
    fn compress(self, keep: Mask, to: &mut [u16]) {
        assert!(to.len() >= Self::LANES);
        let bits = keep.bits() as usize;
        let (low, high) = (bits & 255, bits >> 8 & 255);
        // SAFETY: the processor has AVX2.
        let (front, back) = unsafe { (_mm256_castsi256_si128(self.0), _mm256_extracti128_si256::<1>(self.0)) };
        store_half(shuffle(front, &COMPRESS[low]), to);
        store_half(shuffle(back, &COMPRESS[high]), &mut to[low.count_ones() as usize..]);
    }

    #[inline(always)]
    fn expand(self, fill: Mask, from: &[u16]) -> Self {
        assert!(from.len() >= Self::LANES);
        let bits = fill.bits() as usize;
        let (low, high) = (bits & 255, bits >> 8 & 255);
        let front = shuffle(load_half(from), &EXPAND[low]);
        let back = shuffle(load_half(&from[low.count_ones() as usize..]), &EXPAND[high]);
        // SAFETY: the processor has AVX2.
        self.replace(fill, Words(unsafe { _mm256_set_m128i(back, front) }))
    }

    #[inline(always)]
    fn replace(self, where_: Mask, other: Self) -> Self {
        // SAFETY: the processor has AVX2.
        Words(unsafe { _mm256_blendv_epi8(self.0, other.0, where_.0) })
    }
}

operators!(Words: _mm256_and_si256, _mm256_or_si256, _mm256_xor_si256, _mm256_set1_epi16);

impl BitAnd for Mask {
    type Output = Self;
    #[inline(always)]
    fn bitand(self, other: Self) -> Self {
        // SAFETY: the processor has AVX2.
        Mask(unsafe { _mm256_and_si256(self.0, other.0) })
    }
}

impl Not for Mask {
    type Output = Self;
    #[inline(always)]
    fn not(self) -> Self {
        // SAFETY: the processor has AVX2.
        Mask(unsafe { _mm256_xor_si256(self.0, _mm256_set1_epi16(-1)) })
    }
}
