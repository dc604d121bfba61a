//! Eight numbers in a register of 512 bits.

use std::arch::x86_64::*;

use super::{Numbers8, Row};

/// Eight numbers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Numbers(__m512i);

/// Evaluates instructions of this set.
macro_rules! avx512 {
    ($body:expr) => {{
        // SAFETY: kernels name this type only as a part of `Avx512`, and have one of those only from `dispatch`, which has
        // asked the processor. A row is 64 bytes at a multiple of 64.
        unsafe { $body }
    }};
}

impl Numbers8 for Numbers {
    #[inline(always)]
    fn splat(number: u64) -> Self {
        Numbers(avx512!(_mm512_set1_epi64(number.cast_signed())))
    }

    #[inline(always)]
    fn load(row: &Row) -> Self {
        Numbers(avx512!(_mm512_load_si512(row.0.as_ptr().cast())))
    }

    #[inline(always)]
    fn store(self, row: &mut Row) {
        avx512!(_mm512_store_si512(row.0.as_mut_ptr().cast(), self.0));
    }

    #[inline(always)]
    fn add(self, b: Self) -> Self {
        Numbers(avx512!(_mm512_add_epi64(self.0, b.0)))
    }

    #[inline(always)]
    fn sub(self, b: Self) -> Self {
        Numbers(avx512!(_mm512_sub_epi64(self.0, b.0)))
    }

    #[inline(always)]
    fn mul(self, b: Self) -> Self {
        Numbers(avx512!(_mm512_mullo_epi64(self.0, b.0)))
    }

    /// By halves, as on paper; no sum of three numbers overflows.
    #[inline(always)]
    fn mul_high(self, b: Self) -> Self {
        Numbers(avx512!({
            let half = _mm512_set1_epi64(0xffff_ffff);
            let (a_high, b_high) = (_mm512_srli_epi64::<32>(self.0), _mm512_srli_epi64::<32>(b.0));
            let low = _mm512_srli_epi64::<32>(_mm512_mul_epu32(self.0, b.0));
            let first = _mm512_add_epi64(_mm512_mul_epu32(a_high, b.0), low);
            let second = _mm512_add_epi64(_mm512_mul_epu32(self.0, b_high), _mm512_and_si512(first, half));
            let high = _mm512_add_epi64(_mm512_mul_epu32(a_high, b_high), _mm512_srli_epi64::<32>(first));
            _mm512_add_epi64(high, _mm512_srli_epi64::<32>(second))
        }))
    }

    #[inline(always)]
    fn less(self, b: Self) -> Self {
        Numbers(avx512!(_mm512_maskz_set1_epi64(_mm512_cmplt_epu64_mask(self.0, b.0), 1)))
    }
}
