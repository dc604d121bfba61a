//! Lanes of 8 bits: two *triads* in each lane, one in each half.
//!
//! ```text
//!   bit   7 6 5 4 3 2 1 0
//!         . c b a . c b a       three boxes of a band, for two digits
//! ```
//!
//! `portable` has sixteen lanes and says in plain integers what every operation means; the other files hold it for the
//! lanes of a register. The tests below compare them lane by lane. A mask of lanes is a plain number, bit i for lane i.

use std::ops::{BitAnd, BitOr, BitXor, Not};

#[cfg(target_arch = "x86_64")]
pub(crate) mod avx2;
#[cfg(target_arch = "x86_64")]
pub(crate) mod avx512;
pub(crate) mod portable;

/// A vector of [`LANES`](Words8::LANES) lanes of 8 bits.
pub trait Words8:
    Copy + BitAnd<Output = Self> + BitOr<Output = Self> + BitXor<Output = Self> + Not<Output = Self>
{
    /// How many lanes: a multiple of 16, 64 at most.
    const LANES: usize;

    /// The same word in every lane.
    fn splat(word: u8) -> Self;

    /// The first [`LANES`](Words8::LANES) words.
    ///
    /// # Panics
    ///
    /// If there are fewer.
    fn load(from: &[u8]) -> Self;

    /// Writes all lanes.
    ///
    /// # Panics
    ///
    /// If there is not enough room.
    fn store(self, to: &mut [u8]);

    /// All ones in the lanes of a mask, zeros in the others.
    fn of_mask(mask: u64) -> Self;

    /// The lanes that are not zero.
    fn nonzero(self) -> u64;

    /// The lanes that are equal.
    fn equals(self, other: Self) -> u64;

    /// The sum, without its carry.
    fn add(self, other: Self) -> Self;

    /// The smaller of two numbers.
    fn min(self, other: Self) -> Self;

    /// How many bits are set.
    fn count_ones(self) -> Self;

    /// In every triad bit 0 takes bit 1, bit 1 bit 2 and bit 2 bit 0. Bits 3 and 7 become zero.
    fn turn(self) -> Self;

    /// The inverse of [`turn`](Words8::turn).
    fn turn_back(self) -> Self;

    /// Swaps the halves of every lane.
    fn swap(self) -> Self;

    /// Multiplies every lane, a vector of eight bits, by a matrix of bits. Byte i of the matrix, from the top, says which
    /// bits are added up (by "exclusive or") to make bit i.
    fn linear<const MATRIX: u64>(self) -> Self;

    /// Takes each lane as an index into a table. Bit 7 must be zero, bits 4 to 6 are ignored.
    fn pick16(self, table: &[u8; 16]) -> Self;

    /// Takes each lane as an index into a table. Bits 6 and 7 are ignored.
    fn pick64(self, table: &[u8; 64]) -> Self;

    /// Lane i takes the lane that `index` names in its lane i, modulo [`LANES`](Words8::LANES).
    fn permute(self, index: Self) -> Self;

    /// Writes the kept lanes one after another, then anything, [`LANES`](Words8::LANES) words in all.
    ///
    /// # Panics
    ///
    /// If there is not enough room.
    fn compress(self, keep: u64, to: &mut [u8]);

    /// Interleaves two words by lanes, in each section of sixteen lanes: the first halves of the sections, then the second.
    fn interleave(self, other: Self) -> (Self, Self);

    /// Makes a word of its sections of sixteen lanes.
    fn of_sections<'a>(section: impl Fn(usize) -> &'a [u8; 16]) -> Self;

    /// `self | b | c`
    #[inline(always)]
    fn or3(self, b: Self, c: Self) -> Self {
        self | b | c
    }

    /// `self & b & c`
    #[inline(always)]
    fn and3(self, b: Self, c: Self) -> Self {
        self & b & c
    }

    /// `self ^ b ^ c`
    #[inline(always)]
    fn xor3(self, b: Self, c: Self) -> Self {
        self ^ b ^ c
    }

    /// Bits that are set in two of the three, or in all.
    #[inline(always)]
    fn majority(self, b: Self, c: Self) -> Self {
        (self & b) | (c & (self | b))
    }

    /// `self & (b | c)`
    #[inline(always)]
    fn and_either(self, b: Self, c: Self) -> Self {
        self & (b | c)
    }

    /// `self & !(b & c)`
    #[inline(always)]
    fn and_not_both(self, b: Self, c: Self) -> Self {
        self & !(b & c)
    }

    /// `self | (b & c)`
    #[inline(always)]
    fn or_both(self, b: Self, c: Self) -> Self {
        self | (b & c)
    }

    /// `self | (b & !c)`
    #[inline(always)]
    fn or_but(self, b: Self, c: Self) -> Self {
        self | (b & !c)
    }

    /// `self | (b ^ c)`
    #[inline(always)]
    fn or_differ(self, b: Self, c: Self) -> Self {
        self | (b ^ c)
    }

    /// The bits of `yes` where `self` is set, the bits of `no` where it is not.
    #[inline(always)]
    fn choose(self, yes: Self, no: Self) -> Self {
        (self & yes) | (!self & no)
    }
}

#[cfg(test)]
mod tests {
    use super::Words8;
    use crate::{Isa, Kernel, Simd, dispatch};

    /// Words that are often sparse, sometimes zero or full: xorshift, then a few shapes.
    struct Random(u64);

    impl Random {
        fn next(&mut self) -> u64 {
            self.0 ^= self.0 << 13;
            self.0 ^= self.0 >> 7;
            self.0 ^= self.0 << 17;
            self.0
        }

        fn word(&mut self) -> u8 {
            let next = self.next();
            match next >> 32 & 7 {
                0 => 0,
                1 => !0,
                2 => 1 << (next & 7),
                _ => next as u8,
            }
        }

        fn words(&mut self) -> [u8; 64] {
            std::array::from_fn(|_| self.word())
        }
    }

    struct Check;

    impl Kernel for Check {
        type Out = ();

        fn run<S: Simd>(self, _: S) {
            let mut random = Random(88_172_645_463_325_252);
            for _ in 0..500 {
                check::<S::W8>(&mut random);
            }
        }
    }

    fn lanes<W: Words8>(word: W) -> Vec<u8> {
        let mut lanes = vec![0; W::LANES];
        word.store(&mut lanes);
        lanes
    }

    /// A matrix of no pattern.
    const MATRIX: u64 = 0x81C3_5A17_0F62_99E4;

    /// What [`Words8::linear`] means, a bit at a time.
    fn product(word: u8) -> u8 {
        (0..8).map(|bit| ((word & MATRIX.to_be_bytes()[bit]).count_ones() as u8 & 1) << bit).sum()
    }

    /// A triad turned, a bit at a time.
    fn turned(word: u8) -> u8 {
        let bit = |from: u32, to: u32| (word >> from & 1) << to;
        bit(1, 0) | bit(2, 1) | bit(0, 2) | bit(5, 4) | bit(6, 5) | bit(4, 6)
    }

    fn check<W: Words8>(random: &mut Random) {
        let (a, b, c) = (random.words(), random.words(), random.words());
        let (x, y, z) = (W::load(&a), W::load(&b), W::load(&c));
        let each = |of: &dyn Fn(u8, u8, u8) -> u8| (0..W::LANES).map(|i| of(a[i], b[i], c[i])).collect::<Vec<_>>();
        let mask = |of: &dyn Fn(usize) -> bool| (0..W::LANES).map(|i| u64::from(of(i)) << i).sum::<u64>();
        assert_eq!(lanes(x & y), each(&|a, b, _| a & b));
        assert_eq!(lanes(x | y), each(&|a, b, _| a | b));
        assert_eq!(lanes(x ^ y), each(&|a, b, _| a ^ b));
        assert_eq!(lanes(!x), each(&|a, _, _| !a));
        assert_eq!(lanes(x.or3(y, z)), each(&|a, b, c| a | b | c));
        assert_eq!(lanes(x.and3(y, z)), each(&|a, b, c| a & b & c));
        assert_eq!(lanes(x.xor3(y, z)), each(&|a, b, c| a ^ b ^ c));
        assert_eq!(lanes(x.majority(y, z)), each(&|a, b, c| (a & b) | (a & c) | (b & c)));
        assert_eq!(lanes(x.and_either(y, z)), each(&|a, b, c| a & (b | c)));
        assert_eq!(lanes(x.and_not_both(y, z)), each(&|a, b, c| a & !(b & c)));
        assert_eq!(lanes(x.or_both(y, z)), each(&|a, b, c| a | (b & c)));
        assert_eq!(lanes(x.or_but(y, z)), each(&|a, b, c| a | (b & !c)));
        assert_eq!(lanes(x.or_differ(y, z)), each(&|a, b, c| a | (b ^ c)));
        assert_eq!(lanes(x.choose(y, z)), each(&|a, b, c| (a & b) | (!a & c)));
        assert_eq!(lanes(W::splat(b[0])), vec![b[0]; W::LANES]);
        assert_eq!(lanes(x.add(y)), each(&|a, b, _| a.wrapping_add(b)));
        assert_eq!(lanes(x.min(y)), each(&|a, b, _| a.min(b)));
        assert_eq!(lanes(x.count_ones()), each(&|a, _, _| a.count_ones() as u8));
        assert_eq!(lanes(x.turn()), each(&|a, _, _| turned(a)));
        assert_eq!(lanes(x.turn_back().turn()), each(&|a, _, _| a & 0x77));
        assert_eq!(lanes(x.swap()), each(&|a, _, _| a.rotate_left(4)));
        assert_eq!(lanes(x.linear::<MATRIX>()), each(&|a, _, _| product(a)));
        assert_eq!(x.nonzero(), mask(&|i| a[i] != 0));
        assert_eq!(x.equals(y), mask(&|i| a[i] == b[i]));
        let some = random.next() & mask(&|_| true);
        assert_eq!(W::of_mask(some).nonzero(), some);
        assert_eq!(lanes(W::of_mask(some) | x)[0], if some & 1 == 1 { 255 } else { a[0] });

        let table: &[u8; 16] = b[..16].try_into().unwrap();
        assert_eq!(lanes((x & W::splat(127)).pick16(table)), each(&|a, _, _| b[usize::from(a & 15)]));
        assert_eq!(lanes(x.pick64(&c)), each(&|a, _, _| c[usize::from(a & 63)]));
        assert_eq!(lanes(y.permute(x)), each(&|a, _, _| b[usize::from(a) % W::LANES]));

        let kept: Vec<u8> = (0..W::LANES).filter(|i| some >> i & 1 == 1).map(|i| c[i]).collect();
        let mut room = vec![0xAB; W::LANES + 1];
        z.compress(some, &mut room);
        assert_eq!((&room[..kept.len()], room[W::LANES]), (&kept[..], 0xAB));

        let (low, high) = x.interleave(y);
        let at = |half: usize, i: usize| if i.is_multiple_of(2) { a } else { b }[i / 16 * 16 + half * 8 + i % 16 / 2];
        assert_eq!(lanes(low), (0..W::LANES).map(|i| at(0, i)).collect::<Vec<_>>());
        assert_eq!(lanes(high), (0..W::LANES).map(|i| at(1, i)).collect::<Vec<_>>());
        let sections = W::of_sections(|k| a[16 * (3 - k)..].first_chunk().unwrap());
        assert_eq!(lanes(sections), (0..W::LANES).map(|i| a[16 * (3 - i / 16) + i % 16]).collect::<Vec<_>>());
    }

    #[test]
    fn every_instruction_set_means_the_same() {
        for isa in Isa::ALL.into_iter().filter(|isa| isa.is_available()) {
            dispatch(isa, Check);
        }
    }

    struct Short;

    impl Kernel for Short {
        type Out = ();

        fn run<S: Simd>(self, _: S) {
            let mut short = vec![0; S::W8::LANES - 1];
            let word = S::W8::splat(1);
            let panics = |f: &mut dyn FnMut()| std::panic::catch_unwind(std::panic::AssertUnwindSafe(f)).is_err();
            assert!(panics(&mut || word.store(&mut short)));
            assert!(panics(&mut || word.compress(5, &mut short)));
            assert!(panics(&mut || drop(lanes(S::W8::load(&short)))));
        }
    }

    #[test]
    fn too_little_room_is_refused() {
        for isa in Isa::ALL.into_iter().filter(|isa| isa.is_available()) {
            dispatch(isa, Short);
        }
    }
}
