//! Thirty-two bytes: small sets of bits that are combined, permuted and counted together.
//!
//! `portable` is an array and says in plain integers what every operation means; the other files hold it in a register
//! of 256 bits. The tests below compare them byte by byte. Bit logic of three words is one instruction with AVX-512,
//! which is why it stands here under names.

use std::ops::{BitAnd, BitOr, BitXor};

#[cfg(target_arch = "x86_64")]
pub(crate) mod avx2;
#[cfg(target_arch = "x86_64")]
pub(crate) mod avx512;
pub(crate) mod portable;
#[cfg(target_arch = "x86_64")]
mod shared;

/// A vector of 32 bytes.
pub trait Bytes32: Copy + BitAnd<Output = Self> + BitOr<Output = Self> + BitXor<Output = Self> {
    /// Where each byte comes from, in the form that the instructions want.
    type Order: Copy;

    /// The same byte everywhere.
    fn splat(byte: u8) -> Self;

    /// Reads 32 bytes.
    fn load(from: &[u8; 32]) -> Self;

    /// Writes 32 bytes.
    fn store(self, to: &mut [u8; 32]);

    /// The byte where the mask has a bit, zero elsewhere.
    fn at(mask: u32, byte: u8) -> Self;

    /// `self | b | c`.
    fn or3(self, b: Self, c: Self) -> Self;

    /// `self & b & c`.
    fn and3(self, b: Self, c: Self) -> Self;

    /// The bits that at least two of the three have.
    fn two_of(self, b: Self, c: Self) -> Self;

    /// `self & (b | c)`.
    fn and_or(self, b: Self, c: Self) -> Self;

    /// `self | (b & c)`.
    fn or_and(self, b: Self, c: Self) -> Self;

    /// `self | (b ^ c)`.
    fn or_xor(self, b: Self, c: Self) -> Self;

    /// `self | (b & !c)`.
    fn or_without(self, b: Self, c: Self) -> Self;

    /// `self & !b`.
    fn without(self, b: Self) -> Self;

    /// `self & !(b & c)`.
    fn without_both(self, b: Self, c: Self) -> Self;

    /// Each byte shifted by three bits towards the high ones. The three high bits must be zero.
    fn up3(self) -> Self;

    /// Each byte shifted by `N` bits towards the low ones. The `N` low bits must be zero, or lost later: they fall into
    /// the high bits of the byte before.
    fn down<const N: i32>(self) -> Self;

    /// Rotates the low three bits of each byte: bit `i` comes from bit `i + 1` of three. The other bits must be zero.
    fn turn1(self) -> Self;

    /// As [`turn1`](Bytes32::turn1), twice.
    fn turn2(self) -> Self;

    /// Rotates the low and the next three bits of each byte, as [`turn1`](Bytes32::turn1). The other bits must be zero.
    fn turn1_both(self) -> Self;

    /// As [`turn1_both`](Bytes32::turn1_both), twice.
    fn turn2_both(self) -> Self;

    /// Prepares an order: byte `i` will come from byte `from[i] & 31`.
    fn order(from: &[u8; 32]) -> Self::Order;

    /// The bytes in another order.
    fn permute(self, order: Self::Order) -> Self;

    /// The bytes of each half in another order: byte `i` comes from byte `from[i] & 15` of its half, or is zero if
    /// `from[i]` has its highest bit.
    fn shuffle(self, from: Self) -> Self;

    /// Looks each byte up in a table. All bytes must be below 16.
    fn lookup(self, table: &[u8; 16]) -> Self;

    /// Sums, modulo 256.
    fn add(self, other: Self) -> Self;

    /// Differences, modulo 256.
    fn sub(self, other: Self) -> Self;

    /// The smaller ones.
    fn min(self, other: Self) -> Self;

    /// How many bits each byte has.
    fn count(self) -> Self;

    /// All bits where the bytes are equal, none elsewhere.
    fn equals(self, other: Self) -> Self;

    /// The smallest byte.
    fn least(self) -> u8;

    /// The highest bit of each byte.
    fn highest(self) -> u32;

    /// Are all bytes zero?
    fn is_zero(self) -> bool;

    /// Takes 32 of 81 bytes: byte `i` is `from[pick.order[i]]`.
    fn pick(from: &[u8; 81], pick: &Pick) -> Self;

    /// Writes 81 of 96 bytes, three words in a row: byte `i` is number `order[i]`.
    fn arrange(words: [Self; 3], order: &[u8; 81], to: &mut [u8; 81]);
}

/// Which of 81 bytes to take.
pub struct Pick {
    /// For each byte, its place among the 81.
    pub order: [u8; 32],
    /// For each nine of the 81, a shuffle that puts those of them that are wanted into their places. The nine are
    /// the first of 16 bytes, except the last nine: they are the last of 16.
    nines: [[u8; 32]; 9],
}

impl Pick {
    /// Prepares it.
    ///
    /// # Panics
    ///
    /// If a place is above 80.
    pub const fn new(order: [u8; 32]) -> Pick {
        let mut nines = [[0x80; 32]; 9];
        let mut i = 0;
        while i < 32 {
            assert!(order[i] < 81);
            let nine = order[i] as usize / 9;
            nines[nine][i] = order[i] % 9 + if nine == 8 { 7 } else { 0 };
            i += 1;
        }
        Pick { order, nines }
    }
}

#[cfg(test)]
mod tests {
    use super::{Bytes32, Pick};
    use crate::{Isa, Kernel, Simd, dispatch};

    /// Bytes that are often sparse, sometimes zero or full: xorshift, then a few shapes.
    struct Random(u64);

    impl Random {
        fn byte(&mut self) -> u8 {
            self.0 ^= self.0 << 13;
            self.0 ^= self.0 >> 7;
            self.0 ^= self.0 << 17;
            let (a, b, shape) = (self.0 as u8, (self.0 >> 8) as u8, self.0 >> 32 & 7);
            match shape {
                0 => 0,
                1 => !0,
                2 => 1 << (a & 7),
                3 | 4 => a & b,
                _ => a,
            }
        }

        fn bytes<const N: usize>(&mut self) -> [u8; N] {
            std::array::from_fn(|_| self.byte())
        }
    }

    fn bytes<W: Bytes32>(word: W) -> [u8; 32] {
        let mut bytes = [0; 32];
        word.store(&mut bytes);
        bytes
    }

    fn check<W: Bytes32>(random: &mut Random) {
        let (a, b, c): ([u8; 32], [u8; 32], [u8; 32]) = (random.bytes(), random.bytes(), random.bytes());
        let (x, y, z) = (W::load(&a), W::load(&b), W::load(&c));
        let each = |of: &dyn Fn(u8, u8, u8) -> u8| std::array::from_fn(|i| of(a[i], b[i], c[i]));
        assert_eq!(bytes(W::splat(a[0])), [a[0]; 32]);
        assert_eq!(bytes(x & y), each(&|a, b, _| a & b));
        assert_eq!(bytes(x | y), each(&|a, b, _| a | b));
        assert_eq!(bytes(x ^ y), each(&|a, b, _| a ^ b));
        assert_eq!(bytes(x.or3(y, z)), each(&|a, b, c| a | b | c));
        assert_eq!(bytes(x.and3(y, z)), each(&|a, b, c| a & b & c));
        assert_eq!(bytes(x.two_of(y, z)), each(&|a, b, c| a & b | a & c | b & c));
        assert_eq!(bytes(x.and_or(y, z)), each(&|a, b, c| a & (b | c)));
        assert_eq!(bytes(x.or_and(y, z)), each(&|a, b, c| a | b & c));
        assert_eq!(bytes(x.or_xor(y, z)), each(&|a, b, c| a | (b ^ c)));
        assert_eq!(bytes(x.or_without(y, z)), each(&|a, b, c| a | b & !c));
        assert_eq!(bytes(x.without(y)), each(&|a, b, _| a & !b));
        assert_eq!(bytes(x.without_both(y, z)), each(&|a, b, c| a & !(b & c)));

        let mask = u32::from_le_bytes([b[0], b[1], b[2], b[3]]);
        assert_eq!(bytes(W::at(mask, a[0])), std::array::from_fn(|i| a[0] * (mask >> i & 1) as u8));
        let low = |bits: u8| x & W::splat(bits);
        assert_eq!(bytes(low(31).up3()), each(&|a, _, _| (a & 31) << 3));
        assert_eq!(bytes(low(0xF8).down::<3>()), each(&|a, _, _| a >> 3));
        assert_eq!(bytes(x.down::<3>() & W::splat(31)), each(&|a, _, _| a >> 3));
        assert_eq!(bytes(x.down::<1>() & W::splat(127)), each(&|a, _, _| a >> 1));
        let turn = |a: u8, by: u8| (a & 7) >> by | (a & 7) << (3 - by) & 7;
        assert_eq!(bytes(low(7).turn1()), each(&|a, _, _| turn(a, 1)));
        assert_eq!(bytes(low(7).turn2()), each(&|a, _, _| turn(a, 2)));
        assert_eq!(bytes(low(63).turn1_both()), each(&|a, _, _| turn(a, 1) | turn(a >> 3, 1) << 3));
        assert_eq!(bytes(low(63).turn2_both()), each(&|a, _, _| turn(a, 2) | turn(a >> 3, 2) << 3));

        assert_eq!(bytes(x.permute(W::order(&b))), std::array::from_fn(|i| a[b[i] as usize & 31]));
        let half = |i: usize| if b[i] & 0x80 != 0 { 0 } else { a[i & 16 | b[i] as usize & 15] };
        assert_eq!(bytes(x.shuffle(y)), std::array::from_fn(half));
        let table: [u8; 16] = random.bytes();
        assert_eq!(bytes(low(15).lookup(&table)), each(&|a, _, _| table[a as usize & 15]));
        assert_eq!(bytes(x.add(y)), each(&|a, b, _| a.wrapping_add(b)));
        assert_eq!(bytes(x.sub(y)), each(&|a, b, _| a.wrapping_sub(b)));
        assert_eq!(bytes(x.min(y)), each(&|a, b, _| a.min(b)));
        assert_eq!(bytes(x.count()), each(&|a, _, _| a.count_ones() as u8));
        assert_eq!(bytes(x.equals(y)), each(&|a, b, _| if a == b { !0 } else { 0 }));
        assert_eq!(bytes(x.equals(x)), [!0; 32]);
        assert_eq!((x | W::splat(1)).least(), *a.map(|a| a | 1).iter().min().unwrap());
        assert_eq!(x.least(), *a.iter().min().unwrap());
        assert_eq!(x.highest(), (0..32).map(|i| u32::from(a[i] >> 7) << i).sum());
        assert_eq!((x & y & z).is_zero(), (0..32).all(|i| a[i] & b[i] & c[i] == 0));
        assert!(W::splat(0).is_zero() && !W::at(1 << (a[0] & 31), 1 << (b[0] & 7)).is_zero());

        let from: [u8; 81] = random.bytes();
        let pick = Pick::new(random.bytes().map(|place: u8| place % 81));
        assert_eq!(bytes(W::pick(&from, &pick)), pick.order.map(|place| from[place as usize]));
        let order: [u8; 81] = random.bytes().map(|place: u8| place % 96);
        let mut to = [0; 81];
        W::arrange([x, y, z], &order, &mut to);
        assert_eq!(to, order.map(|place| [a, b, c][place as usize / 32][place as usize % 32]));
    }

    struct Check;

    impl Kernel for Check {
        type Out = ();

        fn run<S: Simd>(self, _: S) {
            let mut random = Random(88_172_645_463_325_252);
            for _ in 0..1_000 {
                check::<S::B32>(&mut random);
            }
        }
    }

    #[test]
    fn every_instruction_set_means_the_same() {
        for isa in Isa::ALL.into_iter().filter(|isa| isa.is_available()) {
            dispatch(isa, Check);
        }
    }
}
