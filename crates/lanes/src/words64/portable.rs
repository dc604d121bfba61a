//! One lane: a plain integer.

use super::{BLOCK, Words64};

/// A vector of one lane.
#[derive(Clone, Copy)]
pub(crate) struct Words(u64);

impl Words64 for Words {
    const LANES: usize = 1;

    type Block = ([u32; BLOCK], [u64; BLOCK], usize);

    #[inline(always)]
    fn splat(word: u64) -> Self {
        Words(word)
    }

    #[inline(always)]
    fn load(words: &[u64]) -> Self {
        Words(words[0])
    }

    #[inline(always)]
    fn and(self, b: Self) -> Self {
        Words(self.0 & b.0)
    }

    #[inline(always)]
    fn and3(self, b: Self, c: Self) -> Self {
        Words(self.0 & b.0 & c.0)
    }

    #[inline(always)]
    fn xor(self, b: Self) -> Self {
        Words(self.0 ^ b.0)
    }

    #[inline(always)]
    fn nor(self, b: Self) -> Self {
        Words(!(self.0 | b.0))
    }

    #[inline(always)]
    fn add(self, b: Self) -> Self {
        Words(self.0.wrapping_add(b.0))
    }

    #[inline(always)]
    fn ones(self) -> Self {
        Words(u64::from(self.0.count_ones()))
    }

    #[inline(always)]
    fn sum(self) -> u64 {
        self.0
    }

    #[inline(always)]
    fn first(self) -> u64 {
        self.0
    }

    #[inline(always)]
    fn any(self) -> u64 {
        self.0
    }

    #[inline(always)]
    fn or_and(self, b: Self, c: Self) -> Self {
        Words(self.0 | b.0 & c.0)
    }

    #[inline(always)]
    fn meets(self, b: Self) -> u32 {
        u32::from(self.0 & b.0 != 0)
    }

    #[inline(always)]
    fn where_zero(self, other: Self) -> Self {
        Words(if other.0 == 0 { self.0 } else { 0 })
    }

    #[inline(always)]
    fn compress(self, _: u32, out: &mut [u64]) {
        out[0] = self.0; // kept or not: what comes next overwrites it
    }

    #[inline(always)]
    fn turn(self, _: usize) -> Self {
        self
    }

    #[inline(always)]
    fn store(self, out: &mut [u64]) {
        out[0] = self.0;
    }

    #[inline(always)]
    fn disjoint(self, key: Self, out: &mut [u64]) -> usize {
        out[0] = self.0;
        usize::from(self.0 & key.0 == 0)
    }

    #[inline(always)]
    fn block(masks: &[u32; BLOCK], values: &[u64; BLOCK], count: usize) -> Self::Block {
        (*masks, *values, count)
    }

    #[inline(always)]
    fn matches((masks, values, entries): Self::Block, mask: u32, base: u64, out: &mut [u64]) -> usize {
        let out = &mut out[..BLOCK];
        let mut count = 0;
        for (&other, &value) in masks.iter().zip(&values).take(entries) {
            out[count] = value.wrapping_add(base);
            count += usize::from(other & mask == 0);
        }
        count
    }

    /// The 64 × 64 bits of 64 keys are swapped across the diagonal block by block: halves, quarters … (Warren, Hacker's
    /// Delight, 7-3).
    #[inline(always)]
    fn transpose<const BYTES: usize>(keys: &[u64], slices: &mut [Self], stride: usize) {
        let mut rows: [u64; 64] = keys[..64].try_into().expect("64 keys");
        let mut width = 32;
        let mut low = u64::MAX >> 32;
        while width != 0 {
            for i in (0..64).filter(|i| i & width == 0) {
                let swapped = (rows[i] >> width ^ rows[i + width]) & low;
                rows[i] ^= swapped << width;
                rows[i + width] ^= swapped;
            }
            width /= 2;
            low ^= low << width;
        }
        for (bit, &row) in rows[..8 * BYTES].iter().enumerate() {
            slices[bit * stride] = Words(row);
        }
    }
}
