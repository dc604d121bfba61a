//! Eight lanes of 64 bits: AVX-512 with VBMI, VPOPCNTDQ and GFNI.

use std::arch::x86_64::*;

use super::{BLOCK, Words64};

/// A vector of eight lanes.
#[derive(Clone, Copy)]
pub(crate) struct Words(__m512i);

/// Sixteen entries: their masks in one vector, their values in two.
#[derive(Clone, Copy)]
pub(crate) struct Block(__m512i, __m512i, __m512i, u16);

/// Evaluates instructions of this set.
macro_rules! avx512 {
    ($body:expr) => {{
        // SAFETY: kernels name this type only as a part of `Avx512`, and have one of those only from `dispatch`, which has
        // asked the processor. Memory is reached through slices whose length is checked beside the call.
        #[allow(unused_unsafe)]
        unsafe {
            $body
        }
    }};
}

impl Words64 for Words {
    const LANES: usize = 8;

    type Block = Block;

    #[inline(always)]
    fn splat(word: u64) -> Self {
        Words(avx512!(_mm512_set1_epi64(word as i64)))
    }

    #[inline(always)]
    fn load(words: &[u64]) -> Self {
        let words = &words[..8];
        Words(avx512!(_mm512_loadu_si512(words.as_ptr().cast())))
    }

    #[inline(always)]
    fn and(self, b: Self) -> Self {
        Words(avx512!(_mm512_and_si512(self.0, b.0)))
    }

    #[inline(always)]
    fn and3(self, b: Self, c: Self) -> Self {
        Words(avx512!(_mm512_ternarylogic_epi64::<0x80>(self.0, b.0, c.0)))
    }

    #[inline(always)]
    fn xor(self, b: Self) -> Self {
        Words(avx512!(_mm512_xor_si512(self.0, b.0)))
    }

    #[inline(always)]
    fn nor(self, b: Self) -> Self {
        Words(avx512!(_mm512_ternarylogic_epi64::<0x03>(self.0, b.0, b.0)))
    }

    #[inline(always)]
    fn add(self, b: Self) -> Self {
        Words(avx512!(_mm512_add_epi64(self.0, b.0)))
    }

    #[inline(always)]
    fn ones(self) -> Self {
        Words(avx512!(_mm512_popcnt_epi64(self.0)))
    }

    #[inline(always)]
    fn sum(self) -> u64 {
        avx512!(_mm512_reduce_add_epi64(self.0)) as u64
    }

    #[inline(always)]
    fn first(self) -> u64 {
        avx512!(_mm_cvtsi128_si64(_mm512_castsi512_si128(self.0))) as u64
    }

    #[inline(always)]
    fn any(self) -> u64 {
        avx512!(_mm512_reduce_or_epi64(self.0)) as u64
    }

    #[inline(always)]
    fn or_and(self, b: Self, c: Self) -> Self {
        Words(avx512!(_mm512_ternarylogic_epi64::<0xf8>(self.0, b.0, c.0)))
    }

    #[inline(always)]
    fn meets(self, b: Self) -> u32 {
        avx512!(_mm512_test_epi64_mask(self.0, b.0)).into()
    }

    #[inline(always)]
    fn where_zero(self, other: Self) -> Self {
        Words(avx512!(_mm512_maskz_mov_epi64(_mm512_testn_epi64_mask(other.0, other.0), self.0)))
    }

    /// In a register first: Zen 4 is slow at compressing into memory.
    #[inline(always)]
    fn compress(self, keep: u32, out: &mut [u64]) {
        Words(avx512!(_mm512_maskz_compress_epi64(keep as u8, self.0))).store(out);
    }

    #[inline(always)]
    fn turn(self, by: usize) -> Self {
        Words(match by {
            1 => avx512!(_mm512_alignr_epi64::<1>(self.0, self.0)),
            2 => avx512!(_mm512_alignr_epi64::<2>(self.0, self.0)),
            _ => avx512!(_mm512_alignr_epi64::<4>(self.0, self.0)),
        })
    }

    #[inline(always)]
    fn store(self, out: &mut [u64]) {
        let out = &mut out[..8];
        avx512!(_mm512_storeu_si512(out.as_mut_ptr().cast(), self.0));
    }

    /// Compressed in a register and stored whole: on Zen 4 `vpcompressq` to memory is microcode, some 140 cycles.
    #[inline(always)]
    fn disjoint(self, key: Self, out: &mut [u64]) -> usize {
        let out = &mut out[..8];
        let kept = avx512!(_mm512_testn_epi64_mask(self.0, key.0));
        avx512!(_mm512_storeu_si512(out.as_mut_ptr().cast(), _mm512_maskz_compress_epi64(kept, self.0)));
        kept.count_ones() as usize
    }

    #[inline(always)]
    fn block(masks: &[u32; BLOCK], values: &[u64; BLOCK], count: usize) -> Block {
        let entries = ((1_u32 << count.min(BLOCK)) - 1) as u16;
        let (low, high) = values.split_at(8);
        avx512!(Block(
            _mm512_loadu_si512(masks.as_ptr().cast()),
            _mm512_loadu_si512(low.as_ptr().cast()),
            _mm512_loadu_si512(high.as_ptr().cast()),
            entries,
        ))
    }

    #[inline(always)]
    fn matches(block: Block, mask: u32, base: u64, out: &mut [u64]) -> usize {
        let out = &mut out[..BLOCK];
        let fits = avx512!(_mm512_mask_testn_epi32_mask(block.3, block.0, _mm512_set1_epi32(mask as i32)));
        let base = avx512!(_mm512_set1_epi64(base as i64));
        let (low, high) = (fits as u8, (fits >> 8) as u8);
        let first = low.count_ones() as usize;
        avx512!({
            let values = _mm512_maskz_compress_epi64(low, _mm512_add_epi64(base, block.1));
            _mm512_storeu_si512(out.as_mut_ptr().cast(), values);
        });
        // The same for all matches of a block, so that the branch is foreseen.
        if block.3 > 0xff {
            // `first` is at most 8, so this lies within the sixteen words of `out`.
            avx512!({
                let values = _mm512_maskz_compress_epi64(high, _mm512_add_epi64(base, block.2));
                _mm512_storeu_si512(out.as_mut_ptr().add(first).cast(), values);
            });
        }
        fits.count_ones() as usize
    }

    /// Three steps, for each 64 keys and then for all 512:
    ///
    /// ```text
    ///     8 keys of 8 bytes    byte j of each key in word j (vpermb); each word's 8 × 8 bits across (gf2p8affine):
    ///                          word j = bits 8j … 8j + 7, a byte of 8 keys each
    ///     8 such vectors       words across: vector j = bits 8j … of 64 keys; vpermb: word k = bit 8j + k of 64 keys
    ///     8 groups of 64       words across: vector k of byte j = bit 8j + k of 512 keys
    /// ```
    #[inline(always)]
    fn transpose<const BYTES: usize>(keys: &[u64], slices: &mut [Self], stride: usize) {
        const fn bytes_across() -> [u8; 64] {
            let mut bytes = [0; 64];
            let mut i = 0;
            while i < 64 {
                bytes[i] = ((i % 8) * 8 + i / 8) as u8;
                i += 1;
            }
            bytes
        }
        const ACROSS: [u8; 64] = bytes_across();
        let keys = &keys[..512];
        let across = avx512!(_mm512_loadu_si512(ACROSS.as_ptr().cast()));
        // The matrix whose product with a vector of eight bytes is those bytes' own bits across.
        let identity = avx512!(_mm512_set1_epi64(0x8040_2010_0804_0201_u64 as i64));
        let mut groups = [[across; 8]; BYTES];
        for group in 0..8 {
            let mut words = [across; 8];
            for i in 0..8 {
                let eight = Self::load(&keys[64 * group + 8 * i..]);
                words[i] =
                    avx512!(_mm512_gf2p8affine_epi64_epi8::<0>(identity, _mm512_permutexvar_epi8(across, eight.0)));
            }
            words_across(&mut words);
            for byte in 0..BYTES {
                groups[byte][group] = avx512!(_mm512_permutexvar_epi8(across, words[byte]));
            }
        }
        for (byte, words) in groups.iter_mut().enumerate() {
            words_across(words);
            for (bit, &slice) in words.iter().enumerate() {
                slices[(8 * byte + bit) * stride] = Words(slice);
            }
        }
    }
}

/// Exchanges word i of vector j and word j of vector i.
#[inline(always)]
fn words_across(v: &mut [__m512i; 8]) {
    let mut t = *v;
    let mut u = *v;
    for i in [0, 2, 4, 6] {
        t[i] = avx512!(_mm512_unpacklo_epi64(v[i], v[i + 1]));
        t[i + 1] = avx512!(_mm512_unpackhi_epi64(v[i], v[i + 1]));
    }
    for i in [0, 4] {
        for odd in [0, 1] {
            u[i + odd] = avx512!(_mm512_shuffle_i64x2::<0x88>(t[i + odd], t[i + 2 + odd]));
            u[i + 2 + odd] = avx512!(_mm512_shuffle_i64x2::<0xdd>(t[i + odd], t[i + 2 + odd]));
        }
    }
    for i in [0, 1, 2, 3] {
        v[i] = avx512!(_mm512_shuffle_i64x2::<0x88>(u[i], u[i + 4]));
        v[i + 4] = avx512!(_mm512_shuffle_i64x2::<0xdd>(u[i], u[i + 4]));
    }
}
