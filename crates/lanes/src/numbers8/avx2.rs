//! Eight numbers in two registers of 256 bits.

use std::arch::x86_64::*;

use super::{Numbers8, Row};

/// Eight numbers, four and four.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Numbers(__m256i, __m256i);

/// Evaluates instructions of this set.
macro_rules! avx2 {
    ($body:expr) => {{
        // SAFETY: kernels name this type only as a part of `Avx2`, and have one of those only from `dispatch`, which has
        // asked the processor. A row is twice 32 bytes at a multiple of 32.
        unsafe { $body }
    }};
}

/// The low halves and the high halves by the same function. No closure: it would be compiled without the instructions.
macro_rules! both {
    ($function:ident($a:expr, $b:expr)) => {
        Numbers($function($a.0, $b.0), $function($a.1, $b.1))
    };
}

impl Numbers8 for Numbers {
    #[inline(always)]
    fn splat(number: u64) -> Self {
        let four = avx2!(_mm256_set1_epi64x(number.cast_signed()));
        Numbers(four, four)
    }

    #[inline(always)]
    fn load(row: &Row) -> Self {
        let (low, high) = row.0.split_at(4);
        avx2!(Numbers(_mm256_load_si256(low.as_ptr().cast()), _mm256_load_si256(high.as_ptr().cast())))
    }

    #[inline(always)]
    fn store(self, row: &mut Row) {
        let (low, high) = row.0.split_at_mut(4);
        avx2!({
            _mm256_store_si256(low.as_mut_ptr().cast(), self.0);
            _mm256_store_si256(high.as_mut_ptr().cast(), self.1);
        });
    }

    #[inline(always)]
    fn add(self, b: Self) -> Self {
        avx2!(both!(_mm256_add_epi64(self, b)))
    }

    #[inline(always)]
    fn sub(self, b: Self) -> Self {
        avx2!(both!(_mm256_sub_epi64(self, b)))
    }

    #[inline(always)]
    fn mul(self, b: Self) -> Self {
        both!(mul(self, b))
    }

    #[inline(always)]
    fn mul_high(self, b: Self) -> Self {
        both!(mul_high(self, b))
    }

    #[inline(always)]
    fn less(self, b: Self) -> Self {
        both!(less(self, b))
    }
}

/// The product of the low halves, and the two mixed ones 32 bits higher: there is no instruction for the whole.
#[inline(always)]
fn mul(a: __m256i, b: __m256i) -> __m256i {
    avx2!({
        let first = _mm256_mul_epu32(_mm256_srli_epi64::<32>(a), b);
        let second = _mm256_mul_epu32(a, _mm256_srli_epi64::<32>(b));
        let mixed = _mm256_slli_epi64::<32>(_mm256_add_epi64(first, second));
        _mm256_add_epi64(_mm256_mul_epu32(a, b), mixed)
    })
}

/// By halves, as on paper; no sum of three numbers overflows.
#[inline(always)]
fn mul_high(a: __m256i, b: __m256i) -> __m256i {
    avx2!({
        let half = _mm256_set1_epi64x(0xffff_ffff);
        let (a_high, b_high) = (_mm256_srli_epi64::<32>(a), _mm256_srli_epi64::<32>(b));
        let low = _mm256_srli_epi64::<32>(_mm256_mul_epu32(a, b));
        let first = _mm256_add_epi64(_mm256_mul_epu32(a_high, b), low);
        let second = _mm256_add_epi64(_mm256_mul_epu32(a, b_high), _mm256_and_si256(first, half));
        let high = _mm256_add_epi64(_mm256_mul_epu32(a_high, b_high), _mm256_srli_epi64::<32>(first));
        _mm256_add_epi64(high, _mm256_srli_epi64::<32>(second))
    })
}

/// The comparison is of signed numbers, so the highest bits are flipped first.
#[inline(always)]
fn less(a: __m256i, b: __m256i) -> __m256i {
    avx2!({
        let sign = _mm256_set1_epi64x(i64::MIN);
        let less = _mm256_cmpgt_epi64(_mm256_xor_si256(b, sign), _mm256_xor_si256(a, sign));
        _mm256_srli_epi64::<63>(less)
    })
}
