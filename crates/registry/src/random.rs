//! A random source whose numbers never change: the same seed gives the same puzzles on any machine, in any version.
//!
//! `SplitMix64`, by Guy Steele, Doug Lea and Christine Flood (2014): a counter, and a mixer of its bits. It jumps to any of
//! its streams at no cost, so that the thousandth puzzle of a seed can be made without the 999 before it.

/// Random numbers from a seed.
#[derive(Clone, Debug)]
pub struct Random(u64);

/// The step of the counter: 2^64 over the golden ratio.
const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

/// Mixes the bits of a number, one to one.
fn mix(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

impl Random {
    /// The numbers of stream `index` of a seed.
    pub fn stream(seed: u64, index: u64) -> Self {
        Random(mix(mix(seed).wrapping_add(STEP).wrapping_add(index)))
    }

    /// The next 64 random bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(STEP);
        mix(self.0)
    }

    /// A number below `n`, each as likely as another to one part in 2^32 / `n`: by multiplying, not by a division.
    pub fn below(&mut self, n: usize) -> usize {
        debug_assert!(n > 0 && n <= 1 << 16);
        (((self.bits() >> 32) * n as u64) >> 32) as usize
    }

    /// Puts things into a random order (Fisher and Yates).
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            things.swap(last, self.below(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Random;

    #[test]
    fn the_numbers_never_change() {
        // The first numbers of SplitMix64 from 1234567, as its authors' test vector has them.
        let mut random = Random(1_234_567);
        assert_eq!([random.bits(), random.bits()], [6_457_827_717_110_365_317, 3_203_168_211_198_807_973]);
    }

    #[test]
    fn streams_differ_and_every_order_turns_up() {
        assert_ne!(Random::stream(1, 2).bits(), Random::stream(2, 1).bits());
        assert_ne!(Random::stream(1, 0).bits(), Random::stream(1, 1).bits());
        let mut seen = std::collections::HashSet::new();
        for index in 0..200 {
            let mut order = [0, 1, 2, 3];
            Random::stream(5, index).shuffle(&mut order);
            seen.insert(order);
        }
        assert_eq!(seen.len(), 24);
    }
}
