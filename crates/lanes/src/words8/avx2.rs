//! Thirty-two lanes in a register of 256 bits.
//!
//! There is no instruction that compresses, so eight lanes at a time are shuffled by a table; and none that shifts bytes, so
//! words of 16 bits are shifted and what came from the neighbour is masked away.
//!
//! Every block of `unsafe` here rests on one fact: a [`Words`] is made only by a kernel that
//! [`dispatch`](crate::dispatch) has started after the processor said that it has these instructions.

use super::Words8;
use crate::operators::operators;
use std::arch::x86_64::*;

/// Thirty-two lanes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Words(__m256i);

/// For each mask of eight lanes, the lanes that it keeps.
static COMPRESS: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut mask = 0;
    while mask < 256 {
        let (mut lane, mut front) = (0, 0);
        while lane < 8 {
            if mask >> lane & 1 == 1 {
                table[mask][front] = lane as u8;
                front += 1;
            }
            lane += 1;
        }
        mask += 1;
    }
    table
};

/// A matrix as two tables: what the low half of a lane adds to the product, and what the high half adds.
const fn products(matrix: u64, shift: u32) -> [u8; 16] {
    let mut table = [0; 16];
    let mut half = 0;
    while half < 16 {
        let mut bit = 0;
        while bit < 8 {
            let row = (matrix >> (8 * (7 - bit))) as u8;
            table[half] |= ((row & ((half as u8) << shift)).count_ones() as u8 & 1) << bit;
            bit += 1;
        }
        half += 1;
    }
    table
}

/// The lanes shifted down, with bits of the neighbours shifted in.
#[inline(always)]
fn down<const BY: i32>(word: Words) -> Words {
    // SAFETY: the processor has AVX2 (see above).
    Words(unsafe { _mm256_srli_epi16::<BY>(word.0) })
}

/// The lanes shifted up, with bits of the neighbours shifted in.
#[inline(always)]
fn up<const BY: i32>(word: Words) -> Words {
    // SAFETY: the processor has AVX2.
    Words(unsafe { _mm256_slli_epi16::<BY>(word.0) })
}

/// A table in both halves of a register.
#[inline(always)]
fn twice(table: &[u8; 16]) -> Words {
    // SAFETY: the processor has AVX2; a table is 16 bytes.
    Words(unsafe { _mm256_broadcastsi128_si256(_mm_loadu_si128(table.as_ptr().cast())) })
}

/// Picks from the sixteen lanes of the same half; zero where bit 7 of the index is set.
#[inline(always)]
fn shuffle(table: Words, index: Words) -> Words {
    // SAFETY: the processor has AVX2.
    Words(unsafe { _mm256_shuffle_epi8(table.0, index.0) })
}

/// The lanes of `yes` where bit 7 of `by` is set.
#[inline(always)]
fn blend(by: Words, yes: Words, no: Words) -> Words {
    // SAFETY: the processor has AVX2.
    Words(unsafe { _mm256_blendv_epi8(no.0, yes.0, by.0) })
}

impl Words8 for Words {
    const LANES: usize = 32;

    #[inline(always)]
    fn splat(word: u8) -> Self {
        // SAFETY: the processor has AVX2.
        Words(unsafe { _mm256_set1_epi8(word.cast_signed()) })
    }

    #[inline(always)]
    fn load(from: &[u8]) -> Self {
        assert!(from.len() >= Self::LANES);
        // SAFETY: the processor has AVX2; 32 bytes can be read, as the line before makes sure.
        Words(unsafe { _mm256_loadu_si256(from.as_ptr().cast()) })
    }

    #[inline(always)]
    fn store(self, to: &mut [u8]) {
        assert!(to.len() >= Self::LANES);
        // SAFETY: the processor has AVX2; 32 bytes can be written, as the line before makes sure.
        unsafe { _mm256_storeu_si256(to.as_mut_ptr().cast(), self.0) }
    }

    #[inline(always)]
    fn of_mask(mask: u64) -> Self {
        // Each lane takes the byte of the mask that holds its bit, then looks at that bit.
        // SAFETY: the processor has AVX2.
        unsafe {
            let whole = _mm256_set1_epi32((mask as u32).cast_signed());
            let byte = _mm256_setr_epi8(
                0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3,
            );
            let bit = _mm256_set1_epi64x(0x8040_2010_0804_0201_u64.cast_signed());
            Words(_mm256_cmpeq_epi8(_mm256_and_si256(_mm256_shuffle_epi8(whole, byte), bit), bit))
        }
    }

    #[inline(always)]
    fn nonzero(self) -> u64 {
        !self.equals(Self::splat(0)) & 0xFFFF_FFFF
    }

    #[inline(always)]
    fn equals(self, other: Self) -> u64 {
        // SAFETY: the processor has AVX2.
        let mask = unsafe { _mm256_movemask_epi8(_mm256_cmpeq_epi8(self.0, other.0)) };
        u64::from(mask.cast_unsigned())
    }

    #[inline(always)]
    fn add(self, other: Self) -> Self {
        // SAFETY: the processor has AVX2.
        Words(unsafe { _mm256_add_epi8(self.0, other.0) })
    }

    #[inline(always)]
    fn min(self, other: Self) -> Self {
        // SAFETY: the processor has AVX2.
        Words(unsafe { _mm256_min_epu8(self.0, other.0) })
    }

    #[inline(always)]
    fn count_ones(self) -> Self {
        const ONES: [u8; 16] = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4];
        let low = Self::splat(15);
        (self & low).pick16(&ONES).add((down::<4>(self) & low).pick16(&ONES))
    }

    #[inline(always)]
    fn turn(self) -> Self {
        (down::<1>(self) & Self::splat(0x33)) | (up::<2>(self) & Self::splat(0x44))
    }

    #[inline(always)]
    fn turn_back(self) -> Self {
        (up::<1>(self) & Self::splat(0x66)) | (down::<2>(self) & Self::splat(0x11))
    }

    #[inline(always)]
    fn swap(self) -> Self {
        let low = Self::splat(15);
        low.choose(down::<4>(self), up::<4>(self))
    }

    #[inline(always)]
    fn linear<const MATRIX: u64>(self) -> Self {
        let low = Self::splat(15);
        (self & low).pick16(&const { products(MATRIX, 0) })
            ^ (down::<4>(self) & low).pick16(&const { products(MATRIX, 4) })
    }

    #[inline(always)]
    fn pick16(self, table: &[u8; 16]) -> Self {
        shuffle(twice(table), self)
    }

    #[inline(always)]
    fn pick64(self, table: &[u8; 64]) -> Self {
        let index = self & Self::splat(15);
        let of = |part: usize| shuffle(twice(table[16 * part..].first_chunk().expect("a part of four")), index);
        let (four, five) = (up::<3>(self), up::<2>(self));
        blend(five, blend(four, of(3), of(2)), blend(four, of(1), of(0)))
    }

    #[inline(always)]
    fn permute(self, index: Self) -> Self {
        // SAFETY: the processor has AVX2.
        let (low, high) = unsafe {
            (Words(_mm256_permute4x64_epi64::<0x44>(self.0)), Words(_mm256_permute4x64_epi64::<0xEE>(self.0)))
        };
        let within = index & Self::splat(15);
        blend(up::<3>(index), shuffle(high, within), shuffle(low, within))
    }

    #[inline(always)]
    fn compress(self, keep: u64, to: &mut [u8]) {
        let to = &mut to[..Self::LANES];
        let mut lanes = [0; 32];
        self.store(&mut lanes);
        let mut count = 0;
        for eight in 0..4 {
            let mask = (keep >> (8 * eight) & 255) as usize;
            let kept: &mut [u8; 8] = (&mut to[count..count + 8]).try_into().expect("eight");
            // SAFETY: the processor has AVX2, hence SSSE3; 8 bytes are read from each of two arrays that hold them, and
            // 8 are written.
            unsafe {
                let from = _mm_loadl_epi64(lanes[8 * eight..8 * eight + 8].as_ptr().cast());
                let shuffled = _mm_shuffle_epi8(from, _mm_loadl_epi64(COMPRESS[mask].as_ptr().cast()));
                _mm_storel_epi64(kept.as_mut_ptr().cast(), shuffled);
            }
            count += mask.count_ones() as usize;
        }
    }

    #[inline(always)]
    fn interleave(self, other: Self) -> (Self, Self) {
        // SAFETY: the processor has AVX2.
        unsafe { (Words(_mm256_unpacklo_epi8(self.0, other.0)), Words(_mm256_unpackhi_epi8(self.0, other.0))) }
    }

    #[inline(always)]
    fn of_sections<'a>(section: impl Fn(usize) -> &'a [u8; 16]) -> Self {
        // SAFETY: the processor has AVX2; a section is 16 bytes.
        Words(unsafe {
            let load = |k: usize| _mm_loadu_si128(section(k).as_ptr().cast());
            _mm256_inserti128_si256::<1>(_mm256_castsi128_si256(load(0)), load(1))
        })
    }
}

operators!(Words: _mm256_and_si256, _mm256_or_si256, _mm256_xor_si256, _mm256_set1_epi16);
