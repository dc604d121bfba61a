//! Lanes of 16 bits: small boards side by side, a row of one in each lane.
//!
//! `portable` has one lane and says in plain integers what every operation means; the other files hold it for
//! the lanes of a register. The tests below compare them lane by lane.

use std::ops::{BitAnd, BitOr, BitXor, Not};

#[cfg(target_arch = "x86_64")]
pub(crate) mod avx2;
#[cfg(target_arch = "x86_64")]
pub(crate) mod avx512;
pub(crate) mod portable;

/// A vector of [`LANES`](Words16::LANES) lanes of 16 bits.
pub trait Words16:
    Copy + BitAnd<Output = Self> + BitOr<Output = Self> + BitXor<Output = Self> + Not<Output = Self>
{
    /// How many lanes.
    const LANES: usize;

    /// A truth for each lane.
    type Mask: Mask16;

    /// A distance to shift by, in the form that the instructions want.
    type Shift: Copy;

    /// The same word in every lane.
    fn splat(word: u16) -> Self;

    /// The first [`LANES`](Words16::LANES) words.
    ///
    /// # Panics
    ///
    /// If there are fewer.
    fn load(from: &[u16]) -> Self;

    /// Writes all lanes.
    ///
    /// # Panics
    ///
    /// If there is not enough room.
    fn store(self, to: &mut [u16]);

    /// Prepares a shift. A distance of 16 or more shifts everything out.
    fn shift(distance: u32) -> Self::Shift;

    /// Shifts towards the high bits.
    fn up(self, by: Self::Shift) -> Self;

    /// Shifts towards the low bits.
    fn down(self, by: Self::Shift) -> Self;

    /// Clears the lowest bit that is set.
    fn without_lowest(self) -> Self;

    /// The greater of two numbers; it has all bits set when one of them has.
    fn max(self, other: Self) -> Self;

    /// Lanes that are zero.
    fn is_zero(self) -> Self::Mask;

    /// Lanes with a bit in common.
    fn meets(self, other: Self) -> Self::Mask;

    /// Lanes that are equal.
    fn equals(self, other: Self) -> Self::Mask;

    /// Writes the kept lanes one after another, then anything, [`LANES`](Words16::LANES) words in all.
    ///
    /// # Panics
    ///
    /// If there is not enough room.
    fn compress(self, keep: Self::Mask, to: &mut [u16]);

    /// Puts the first words into the filled lanes, one after another; leaves the other lanes as they are.
    ///
    /// # Panics
    ///
    /// If there are fewer than [`LANES`](Words16::LANES) words, even if not all are wanted.
    fn expand(self, fill: Self::Mask, from: &[u16]) -> Self;

    /// Takes the lanes of `other` where the mask says so.
    fn replace(self, where_: Self::Mask, other: Self) -> Self;
}

/// A truth for each lane.
pub trait Mask16: Copy + BitAnd<Output = Self> + Not<Output = Self> {
    /// How many lanes it is true for.
    fn count(self) -> usize;
}

#[cfg(test)]
mod tests {
    use super::{Mask16, Words16};
    use crate::{Isa, Kernel, Simd, dispatch};

    /// Words that are often sparse, sometimes zero or full: xorshift, then a few shapes.
    struct Random(u64);

    impl Random {
        fn word(&mut self) -> u16 {
            self.0 ^= self.0 << 13;
            self.0 ^= self.0 >> 7;
            self.0 ^= self.0 << 17;
            let (a, b, shape) = (self.0 as u16, (self.0 >> 16) as u16, self.0 >> 32 & 7);
            match shape {
                0 => 0,
                1 => !0,
                2 => 1 << (a & 15),
                3 | 4 => a & b,
                _ => a,
            }
        }

        fn words(&mut self) -> [u16; 64] {
            std::array::from_fn(|_| self.word())
        }
    }

    struct Check;

    impl Kernel for Check {
        type Out = ();

        fn run<S: Simd>(self, _: S) {
            let mut random = Random(88_172_645_463_325_252);
            for _ in 0..2_000 {
                check::<S::W16>(&mut random);
            }
        }
    }

    fn lanes<W: Words16>(word: W) -> Vec<u16> {
        let mut lanes = vec![0; W::LANES];
        word.store(&mut lanes);
        lanes
    }

    /// Which lanes: a full word is seen where the mask is true.
    fn truths<W: Words16>(mask: W::Mask) -> Vec<bool> {
        lanes(W::splat(0).replace(mask, W::splat(!0))).iter().map(|&lane| lane != 0).collect()
    }

    fn check<W: Words16>(random: &mut Random) {
        let (a, b, c) = (random.words(), random.words(), random.words());
        let (x, y) = (W::load(&a), W::load(&b));
        let each = |of: &dyn Fn(u16, u16) -> u16| (0..W::LANES).map(|i| of(a[i], b[i])).collect::<Vec<_>>();
        let all = |of: &dyn Fn(u16, u16) -> bool| (0..W::LANES).map(|i| of(a[i], b[i])).collect::<Vec<_>>();
        assert_eq!(lanes(x & y), each(&|a, b| a & b));
        assert_eq!(lanes(x | y), each(&|a, b| a | b));
        assert_eq!(lanes(x ^ y), each(&|a, b| a ^ b));
        assert_eq!(lanes(!x), each(&|a, _| !a));
        assert_eq!(lanes(W::splat(b[0])), vec![b[0]; W::LANES]);
        for distance in [0, 1, 2, 3, 7, 15, 16, 17, 40] {
            let shift = W::shift(distance);
            assert_eq!(lanes(x.up(shift)), each(&|a, _| a.checked_shl(distance).unwrap_or(0)), "up {distance}");
            assert_eq!(lanes(x.down(shift)), each(&|a, _| a.checked_shr(distance).unwrap_or(0)), "down {distance}");
        }
        assert_eq!(lanes(x.without_lowest()), each(&|a, _| a & a.wrapping_sub(1)));
        assert_eq!(lanes(x.max(y)), each(&|a, b| a.max(b)));
        assert_eq!(truths::<W>(x.is_zero()), all(&|a, _| a == 0));
        assert_eq!(truths::<W>(x.meets(y)), all(&|a, b| a & b != 0));
        assert_eq!(truths::<W>(x.equals(y)), all(&|a, b| a == b));
        assert_eq!(truths::<W>(!x.is_zero() & y.is_zero()), all(&|a, b| a != 0 && b == 0));

        let mask = x.meets(y);
        let set = truths::<W>(mask);
        let count = set.iter().filter(|&&lane| lane).count();
        assert_eq!(mask.count(), count);
        let kept: Vec<u16> = (0..W::LANES).filter(|&i| set[i]).map(|i| c[i]).collect();
        let mut room = vec![0xABCD; W::LANES + 1];
        W::load(&c).compress(mask, &mut room);
        assert_eq!((&room[..count], room[W::LANES]), (&kept[..], 0xABCD));
        let mut next = c.iter();
        let filled: Vec<u16> = (0..W::LANES).map(|i| if set[i] { *next.next().unwrap() } else { a[i] }).collect();
        assert_eq!(lanes(x.expand(mask, &c)), filled);
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
            let mut short = vec![0; S::W16::LANES - 1];
            let word = S::W16::splat(1);
            let panics = |f: &mut dyn FnMut()| std::panic::catch_unwind(std::panic::AssertUnwindSafe(f)).is_err();
            assert!(panics(&mut || word.store(&mut short)));
            assert!(panics(&mut || word.compress(word.is_zero(), &mut short)));
            assert!(panics(&mut || drop(lanes(S::W16::load(&short)))));
            assert!(panics(&mut || drop(lanes(word.expand(word.is_zero(), &short)))));
        }
    }

    #[test]
    fn too_little_room_is_refused() {
        for isa in Isa::ALL.into_iter().filter(|isa| isa.is_available()) {
            dispatch(isa, Short);
        }
    }
}
