//! Four lanes of 64 bits: AVX2.

use std::arch::x86_64::*;

use super::{BLOCK, Words64};

/// A vector of four lanes.
#[derive(Clone, Copy)]
pub(crate) struct Words(__m256i);

/// Sixteen entries: their masks in two vectors, their values in four.
#[derive(Clone, Copy)]
pub(crate) struct Block([__m256i; 2], [__m256i; 4], usize);

/// Evaluates instructions of this set.
macro_rules! avx2 {
    ($body:expr) => {{
        // SAFETY: kernels name this type only as a part of `Avx2`, and have one of those only from `dispatch`, which has
        // asked the processor. Memory is reached through slices whose length is checked beside the call.
        #[allow(unused_unsafe)]
        unsafe {
            $body
        }
    }};
}

/// For each set of lanes, the 32-bit halves that bring them to the front.
const FRONT: [[u32; 8]; 16] = {
    let mut front = [[0; 8]; 16];
    let mut set = 0;
    while set < 16 {
        let (mut lane, mut to) = (0, 0);
        while lane < 4 {
            if set >> lane & 1 == 1 {
                front[set][to] = 2 * lane as u32;
                front[set][to + 1] = 2 * lane as u32 + 1;
                to += 2;
            }
            lane += 1;
        }
        set += 1;
    }
    front
};

/// Writes the lanes in `set` (below 16) to the front of `out`; says how many.
#[inline(always)]
fn compress(words: __m256i, set: usize, out: &mut [u64]) -> usize {
    let (out, front) = (&mut out[..4], &FRONT[set]);
    avx2!({
        let front = _mm256_loadu_si256(front.as_ptr().cast());
        _mm256_storeu_si256(out.as_mut_ptr().cast(), _mm256_permutevar8x32_epi32(words, front));
    });
    set.count_ones() as usize
}

impl Words64 for Words {
    const LANES: usize = 4;

    type Block = Block;

    #[inline(always)]
    fn splat(word: u64) -> Self {
        Words(avx2!(_mm256_set1_epi64x(word as i64)))
    }

    #[inline(always)]
    fn load(words: &[u64]) -> Self {
        let words = &words[..4];
        Words(avx2!(_mm256_loadu_si256(words.as_ptr().cast())))
    }

    #[inline(always)]
    fn and(self, b: Self) -> Self {
        Words(avx2!(_mm256_and_si256(self.0, b.0)))
    }

    #[inline(always)]
    fn and3(self, b: Self, c: Self) -> Self {
        self.and(b).and(c)
    }

    #[inline(always)]
    fn xor(self, b: Self) -> Self {
        Words(avx2!(_mm256_xor_si256(self.0, b.0)))
    }

    #[inline(always)]
    fn nor(self, b: Self) -> Self {
        Words(avx2!(_mm256_andnot_si256(_mm256_or_si256(self.0, b.0), _mm256_set1_epi64x(-1))))
    }

    #[inline(always)]
    fn add(self, b: Self) -> Self {
        Words(avx2!(_mm256_add_epi64(self.0, b.0)))
    }

    /// Each half byte looks its count up (Muła, 2008).
    #[inline(always)]
    fn ones(self) -> Self {
        Words(avx2!({
            let counts = _mm256_setr_epi8(
                0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4, //
                0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4,
            );
            let low = _mm256_set1_epi8(15);
            let lower = _mm256_shuffle_epi8(counts, _mm256_and_si256(self.0, low));
            let upper = _mm256_shuffle_epi8(counts, _mm256_and_si256(_mm256_srli_epi16::<4>(self.0), low));
            _mm256_sad_epu8(_mm256_add_epi8(lower, upper), _mm256_setzero_si256())
        }))
    }

    #[inline(always)]
    fn sum(self) -> u64 {
        let mut words = [0; 4];
        avx2!(_mm256_storeu_si256(words.as_mut_ptr().cast(), self.0));
        words.into_iter().fold(0, u64::wrapping_add)
    }

    #[inline(always)]
    fn first(self) -> u64 {
        avx2!(_mm256_extract_epi64::<0>(self.0)) as u64
    }

    #[inline(always)]
    fn any(self) -> u64 {
        avx2!({
            let two = _mm_or_si128(_mm256_castsi256_si128(self.0), _mm256_extracti128_si256::<1>(self.0));
            _mm_cvtsi128_si64(_mm_or_si128(two, _mm_unpackhi_epi64(two, two))) as u64
        })
    }

    #[inline(always)]
    fn or_and(self, b: Self, c: Self) -> Self {
        Words(avx2!(_mm256_or_si256(self.0, _mm256_and_si256(b.0, c.0))))
    }

    #[inline(always)]
    fn meets(self, b: Self) -> u32 {
        let free = avx2!({
            let free = _mm256_cmpeq_epi64(_mm256_and_si256(self.0, b.0), _mm256_setzero_si256());
            _mm256_movemask_pd(_mm256_castsi256_pd(free))
        });
        !free as u32 & 15
    }

    #[inline(always)]
    fn where_zero(self, other: Self) -> Self {
        Words(avx2!(_mm256_and_si256(self.0, _mm256_cmpeq_epi64(other.0, _mm256_setzero_si256()))))
    }

    #[inline(always)]
    fn compress(self, keep: u32, out: &mut [u64]) {
        compress(self.0, keep as usize & 15, out);
    }

    #[inline(always)]
    fn turn(self, by: usize) -> Self {
        Words(match by {
            1 => avx2!(_mm256_permute4x64_epi64::<0b00_11_10_01>(self.0)),
            _ => avx2!(_mm256_permute4x64_epi64::<0b01_00_11_10>(self.0)),
        })
    }

    #[inline(always)]
    fn store(self, out: &mut [u64]) {
        let out = &mut out[..4];
        avx2!(_mm256_storeu_si256(out.as_mut_ptr().cast(), self.0));
    }

    #[inline(always)]
    fn disjoint(self, key: Self, out: &mut [u64]) -> usize {
        let kept = avx2!({
            let kept = _mm256_cmpeq_epi64(_mm256_and_si256(self.0, key.0), _mm256_setzero_si256());
            _mm256_movemask_pd(_mm256_castsi256_pd(kept))
        });
        compress(self.0, kept as usize, out)
    }

    #[inline(always)]
    fn block(masks: &[u32; BLOCK], values: &[u64; BLOCK], count: usize) -> Block {
        let entries = (1 << count.min(BLOCK)) - 1;
        avx2!({
            let (m, v) = (masks.as_ptr(), values.as_ptr());
            Block(
                [_mm256_loadu_si256(m.cast()), _mm256_loadu_si256(m.add(8).cast())],
                [
                    _mm256_loadu_si256(v.cast()),
                    _mm256_loadu_si256(v.add(4).cast()),
                    _mm256_loadu_si256(v.add(8).cast()),
                    _mm256_loadu_si256(v.add(12).cast()),
                ],
                entries,
            )
        })
    }

    #[inline(always)]
    fn matches(block: Block, mask: u32, base: u64, out: &mut [u64]) -> usize {
        let mask = avx2!(_mm256_set1_epi32(mask as i32));
        let base = Self::splat(base);
        let mut count = 0;
        for half in [0, 1] {
            let fits = avx2!({
                let fits = _mm256_cmpeq_epi32(_mm256_and_si256(block.0[half], mask), _mm256_setzero_si256());
                _mm256_movemask_ps(_mm256_castsi256_ps(fits))
            }) as usize
                & block.2 >> (8 * half);
            for (quarter, set) in [(2 * half, fits & 15), (2 * half + 1, fits >> 4)] {
                count += compress(base.add(Words(block.1[quarter])).0, set, &mut out[count..]);
            }
        }
        count
    }

    /// As the portable one, four times 64 keys side by side.
    #[inline(always)]
    fn transpose<const BYTES: usize>(keys: &[u64], slices: &mut [Self], stride: usize) {
        let keys = &keys[..256];
        let mut rows = [Self::splat(0); 64];
        for i in 0..64 {
            let four = [keys[i], keys[64 + i], keys[128 + i], keys[192 + i]];
            rows[i] = Self::load(&four);
        }
        let mut width = 32;
        let mut low = u64::MAX >> 32;
        while width != 0 {
            let mask = Self::splat(low);
            let by = avx2!(_mm_cvtsi32_si128(width as i32));
            for i in 0..64 {
                if i & width != 0 {
                    continue;
                }
                let (a, b) = (rows[i].0, rows[i + width].0);
                avx2!({
                    let swapped = _mm256_and_si256(_mm256_xor_si256(_mm256_srl_epi64(a, by), b), mask.0);
                    rows[i] = Words(_mm256_xor_si256(a, _mm256_sll_epi64(swapped, by)));
                    rows[i + width] = Words(_mm256_xor_si256(b, swapped));
                });
            }
            width /= 2;
            low ^= low << width;
        }
        for (bit, &row) in rows[..8 * BYTES].iter().enumerate() {
            slices[bit * stride] = row;
        }
    }
}
