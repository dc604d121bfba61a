//! Lanes of 64 bits: sets of bits in slices, and lists of 64-bit keys.
//!
//! Two views of the same keys. As a list, a vector holds [`LANES`](Words64::LANES) keys, and those that pass a test are
//! moved together (*compressed*). As *slices*, a vector holds one bit of 64 · `LANES` keys, and one instruction asks
//! all of them; [`transpose`](Words64::transpose) leads from the first view to the second.
//!
//! ```text
//!     list:    key 0  key 1  key 2 …        slices:  bit 0 of every key
//!                                                    bit 1 of every key
//!                                                    …
//! ```

#[cfg(target_arch = "x86_64")]
pub(crate) mod avx2;
#[cfg(target_arch = "x86_64")]
pub(crate) mod avx512;
pub(crate) mod portable;

/// How many entries a [`Words64::Block`] holds.
pub const BLOCK: usize = 16;

/// A vector of lanes of 64 bits.
pub trait Words64: Copy {
    /// How many lanes.
    const LANES: usize;

    /// Entries of a list, each a mask of 32 bits and a value, kept in registers.
    type Block: Copy;

    /// The same in every lane.
    fn splat(word: u64) -> Self;

    /// The first lanes of a slice.
    ///
    /// # Panics
    ///
    /// If it is shorter than a vector.
    fn load(words: &[u64]) -> Self;

    /// `self & b`.
    fn and(self, b: Self) -> Self;

    /// `self & b & c`.
    fn and3(self, b: Self, c: Self) -> Self;

    /// `self ^ b`.
    fn xor(self, b: Self) -> Self;

    /// `!(self | b)`.
    fn nor(self, b: Self) -> Self;

    /// Lane by lane.
    fn add(self, b: Self) -> Self;

    /// How many bits are set, counted in lanes: only their [`sum`](Words64::sum) means something.
    fn ones(self) -> Self;

    /// The sum of the lanes.
    fn sum(self) -> u64;

    /// The first lane.
    fn first(self) -> u64;

    /// The bits of all lanes together.
    fn any(self) -> u64;

    /// `self | b & c`.
    fn or_and(self, b: Self, c: Self) -> Self;

    /// The lanes that have a bit in common with `b`, as bits.
    fn meets(self, b: Self) -> u32;

    /// The lanes in which `other` is 0; the rest are 0.
    fn where_zero(self, other: Self) -> Self;

    /// Writes the lanes in the set `keep` to the front of `out`.
    ///
    /// # Panics
    ///
    /// If it is shorter than a vector; what is left of it is overwritten.
    fn compress(self, keep: u32, out: &mut [u64]);

    /// The lanes turned: lane i is lane i + `by`, around the end. `by` is a power of two below [`LANES`](Words64::LANES).
    fn turn(self, by: usize) -> Self;

    /// Writes the lanes to the front of `out`.
    ///
    /// # Panics
    ///
    /// If it is shorter than a vector.
    fn store(self, out: &mut [u64]);

    /// Writes the lanes that have no bit in common with `key` to the front of `out`; says how many.
    ///
    /// # Panics
    ///
    /// If `out` is shorter than a vector; what is left of it is overwritten.
    fn disjoint(self, key: Self, out: &mut [u64]) -> usize;

    /// The first `count` of sixteen entries; the others never match.
    fn block(masks: &[u32; BLOCK], values: &[u64; BLOCK], count: usize) -> Self::Block;

    /// For each entry whose mask has no bit in common with `mask`, writes its value plus `base` to the front of `out`;
    /// says how many.
    ///
    /// # Panics
    ///
    /// If `out` is shorter than a block; what is left of it is overwritten.
    fn matches(block: Self::Block, mask: u32, base: u64, out: &mut [u64]) -> usize;

    /// Slices 64 · `LANES` keys, the lowest 8 · `BYTES` bits of them; bit i goes to `slices[i * stride]`. The keys' order
    /// within a slice is not told, but the same in each.
    ///
    /// # Panics
    ///
    /// If there are fewer keys, or no such place.
    fn transpose<const BYTES: usize>(keys: &[u64], slices: &mut [Self], stride: usize);
}

#[cfg(test)]
mod tests {
    use super::{BLOCK, Words64, portable};
    use crate::{Isa, Kernel, Simd, dispatch};

    /// Pseudo-random words (xorshift, Marsaglia 2003).
    fn random(seed: u64) -> impl FnMut() -> u64 {
        let mut state = seed | 1;
        move || {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            state
        }
    }

    fn on_every_isa<K: Kernel + Copy>(kernel: K) -> Vec<(Isa, K::Out)> {
        let available = Isa::ALL.into_iter().filter(|isa| isa.is_available());
        available.map(|isa| (isa, dispatch(isa, kernel))).collect()
    }

    /// Logic and counting on 64 words, by vectors of whatever length.
    #[derive(Clone, Copy)]
    struct Logic;

    impl Kernel for Logic {
        type Out = Vec<u64>;

        #[inline(always)]
        fn run<S: Simd>(self, _: S) -> Vec<u64> {
            let mut next = random(1);
            let words: Vec<[u64; 3]> = (0..64).map(|_| [next(), next(), next()]).collect();
            let lists: [Vec<u64>; 3] = std::array::from_fn(|i| words.iter().map(|word| word[i]).collect());
            let (mut sums, mut any) = (vec![0; 8], 0);
            for at in (0..64).step_by(S::W64::LANES) {
                let a = S::W64::load(&lists[0][at..]);
                let b = S::W64::load(&lists[1][at..]);
                let c = S::W64::load(&lists[2][at..]);
                let splat = S::W64::splat(lists[0][0]);
                for (sum, value) in sums.iter_mut().zip([
                    a.sum(),
                    a.and(b).add(c).sum(),
                    a.and3(b, c).ones().sum(),
                    a.nor(b).sum(),
                    a.nor(b).ones().add(c.ones()).sum(),
                    splat.and(b).sum(),
                    a.xor(b).sum(),
                    if at % 8 == 0 { a.first() } else { 0 },
                ]) {
                    *sum = u64::wrapping_add(*sum, value);
                }
                any |= a.and3(b, c).any();
            }
            sums.push(any);
            sums
        }
    }

    #[test]
    fn logic_is_the_same_everywhere() {
        let expected = dispatch(Isa::Portable, Logic);
        for (isa, sums) in on_every_isa(Logic) {
            assert_eq!(sums, expected, "{}", isa.name());
        }
    }

    /// Filters a list.
    #[derive(Clone, Copy)]
    struct Filter<'a>(&'a [u64], u64);

    impl Kernel for Filter<'_> {
        type Out = Vec<u64>;

        #[inline(always)]
        fn run<S: Simd>(self, _: S) -> Vec<u64> {
            let mut out = vec![0; self.0.len() + S::W64::LANES];
            let mut count = 0;
            for at in (0..self.0.len()).step_by(S::W64::LANES) {
                count += S::W64::load(&self.0[at..]).disjoint(S::W64::splat(self.1), &mut out[count..]);
            }
            out.truncate(count);
            out
        }
    }

    #[test]
    fn disjoint_keys_are_kept_in_order() {
        let mut next = random(2);
        let list: Vec<u64> = (0..512).map(|_| next()).collect();
        for key in [0, 1, 6, 1 << 63, 0x11, u64::MAX] {
            let expected: Vec<u64> = list.iter().copied().filter(|word| word & key == 0).collect();
            for (isa, kept) in on_every_isa(Filter(&list, key)) {
                assert_eq!(kept, expected, "{} {key}", isa.name());
            }
        }
    }

    /// Every set of eight words, which one or several vectors hold, moved together; and what is turned.
    #[derive(Clone, Copy)]
    struct Moves<'a>(&'a [u64; 8], u64);

    impl Kernel for Moves<'_> {
        type Out = Vec<u64>;

        #[inline(always)]
        fn run<S: Simd>(self, _: S) -> Vec<u64> {
            let (mut all, lanes) = (Vec::new(), S::W64::LANES);
            for keep in 0..256_u32 {
                let (mut out, mut count) = ([0; 16], 0);
                for at in (0..8).step_by(lanes) {
                    let keep = keep >> at & ((1 << lanes) - 1);
                    S::W64::load(&self.0[at..]).compress(keep, &mut out[count..]);
                    count += keep.count_ones() as usize;
                }
                out[count..].fill(0);
                all.extend_from_slice(&out);
            }
            let (mut met, mut joined, mut zero) = (0, [0; 8], [0; 8]);
            for at in (0..8).step_by(lanes) {
                let (word, key) = (S::W64::load(&self.0[at..]), S::W64::splat(self.1));
                met |= word.meets(key) << at;
                word.where_zero(word.and(key)).store(&mut zero[at..]);
                let turned = (0..3).map(|i| 1 << i).filter(|by| *by < lanes).fold(word, |word, by| {
                    let other = word.turn(by);
                    word.or_and(other, other)
                });
                turned.store(&mut joined[at..]);
            }
            all.push(met.into());
            all.extend_from_slice(&zero);
            all.push(joined.iter().fold(0, |all, word| all | word));
            all
        }
    }

    #[test]
    fn words_are_moved_alike_everywhere() {
        let mut next = random(5);
        let words: [u64; 8] = std::array::from_fn(|_| next());
        let expected = dispatch(Isa::Portable, Moves(&words, 0x11));
        assert_eq!(expected[256 * 16 - 16..][..8], words);
        for (isa, all) in on_every_isa(Moves(&words, 0x11)) {
            assert_eq!(all, expected, "{}", isa.name());
        }
    }

    /// Matches one block.
    #[derive(Clone, Copy)]
    struct Matches<'a>(&'a [u32; BLOCK], &'a [u64; BLOCK], usize, u32);

    impl Kernel for Matches<'_> {
        type Out = Vec<u64>;

        #[inline(always)]
        fn run<S: Simd>(self, _: S) -> Vec<u64> {
            let mut out = vec![0; BLOCK];
            let count = S::W64::matches(S::W64::block(self.0, self.1, self.2), self.3, 1000, &mut out);
            out.truncate(count);
            out
        }
    }

    #[test]
    fn matching_entries_are_written_in_order() {
        let mut next = random(3);
        for count in (0..=BLOCK).cycle().take(200) {
            let masks: [u32; BLOCK] = std::array::from_fn(|_| next() as u32 & next() as u32);
            let values: [u64; BLOCK] = std::array::from_fn(|_| next() >> 1);
            let mask = next() as u32 & next() as u32 & next() as u32;
            let expected: Vec<u64> = (0..count).filter(|&i| masks[i] & mask == 0).map(|i| values[i] + 1000).collect();
            for (isa, found) in on_every_isa(Matches(&masks, &values, count, mask)) {
                assert_eq!(found, expected, "{}", isa.name());
            }
        }
    }

    /// Slices one vector's keys; each key's column of the slices is put together again.
    #[derive(Clone, Copy)]
    struct Transpose<'a>(&'a [u64]);

    impl Kernel for Transpose<'_> {
        type Out = (usize, Vec<u64>);

        #[inline(always)]
        fn run<S: Simd>(self, _: S) -> (usize, Vec<u64>) {
            let mut slices = [S::W64::splat(0); 2 * 40];
            S::W64::transpose::<5>(self.0, &mut slices[1..], 2);
            let count = 64 * S::W64::LANES;
            let mut keys = vec![0; count];
            let mut words = vec![0; S::W64::LANES];
            for (bit, &[_, slice]) in slices.as_chunks().0.iter().enumerate() {
                // A vector's lanes, read through `disjoint`, which lets all pass.
                slice.disjoint(S::W64::splat(0), &mut words);
                for (i, key) in keys.iter_mut().enumerate() {
                    *key |= (words[i / 64] >> (i % 64) & 1) << bit;
                }
            }
            (count, keys)
        }
    }

    #[test]
    fn slices_hold_the_bits_of_the_keys() {
        let mut next = random(4);
        let list: Vec<u64> = (0..512).map(|_| next()).collect();
        for (isa, (count, mut keys)) in on_every_isa(Transpose(&list)) {
            // The naive way, and whatever order the keys are in.
            let mut expected: Vec<u64> = list[..count].iter().map(|key| key & 0xff_ffff_ffff).collect();
            expected.sort_unstable();
            keys.sort_unstable();
            assert_eq!(keys, expected, "{}", isa.name());
        }
    }

    #[test]
    fn the_portable_word_is_one_integer() {
        assert_eq!(<portable::Words as Words64>::LANES, 1);
    }
}
