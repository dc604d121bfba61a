//! What every operation means, byte by byte. Nothing here is fast: a machine without vectors solves in another way.

use super::{Bytes32, Pick};
use std::array::from_fn;
use std::ops::{BitAnd, BitOr, BitXor};

/// Thirty-two bytes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bytes([u8; 32]);

impl Bytes {
    fn map(self, of: impl Fn(u8) -> u8) -> Self {
        Bytes(self.0.map(of))
    }

    fn with(self, other: Self, of: impl Fn(u8, u8) -> u8) -> Self {
        Bytes(from_fn(|i| of(self.0[i], other.0[i])))
    }
}

/// The low three bits, rotated.
fn turn(byte: u8, by: u32) -> u8 {
    (byte & 7) >> by | (byte & 7) << (3 - by) & 7
}

impl Bytes32 for Bytes {
    type Order = [u8; 32];

    fn splat(byte: u8) -> Self {
        Bytes([byte; 32])
    }

    fn load(from: &[u8; 32]) -> Self {
        Bytes(*from)
    }

    fn store(self, to: &mut [u8; 32]) {
        *to = self.0;
    }

    fn at(mask: u32, byte: u8) -> Self {
        Bytes(from_fn(|i| if mask >> i & 1 != 0 { byte } else { 0 }))
    }

    fn or3(self, b: Self, c: Self) -> Self {
        self | b | c
    }

    fn and3(self, b: Self, c: Self) -> Self {
        self & b & c
    }

    fn two_of(self, b: Self, c: Self) -> Self {
        self & b | (self | b) & c
    }

    fn and_or(self, b: Self, c: Self) -> Self {
        self & (b | c)
    }

    fn or_and(self, b: Self, c: Self) -> Self {
        self | b & c
    }

    fn or_xor(self, b: Self, c: Self) -> Self {
        self | (b ^ c)
    }

    fn or_without(self, b: Self, c: Self) -> Self {
        self | b.without(c)
    }

    fn without(self, b: Self) -> Self {
        self.with(b, |a, b| a & !b)
    }

    fn without_both(self, b: Self, c: Self) -> Self {
        self.without(b & c)
    }

    fn up3(self) -> Self {
        self.map(|byte| byte << 3)
    }

    fn down<const N: i32>(self) -> Self {
        self.map(|byte| byte >> N)
    }

    fn turn1(self) -> Self {
        self.map(|byte| turn(byte, 1))
    }

    fn turn2(self) -> Self {
        self.map(|byte| turn(byte, 2))
    }

    fn turn1_both(self) -> Self {
        self.map(|byte| turn(byte, 1) | turn(byte >> 3, 1) << 3)
    }

    fn turn2_both(self) -> Self {
        self.map(|byte| turn(byte, 2) | turn(byte >> 3, 2) << 3)
    }

    fn order(from: &[u8; 32]) -> [u8; 32] {
        *from
    }

    fn permute(self, order: [u8; 32]) -> Self {
        Bytes(order.map(|from| self.0[usize::from(from & 31)]))
    }

    fn shuffle(self, from: Self) -> Self {
        let byte = |i: usize| match from.0[i] {
            0x80.. => 0,
            from => self.0[i & 16 | usize::from(from & 15)],
        };
        Bytes(from_fn(byte))
    }

    fn lookup(self, table: &[u8; 16]) -> Self {
        self.map(|byte| table[usize::from(byte)])
    }

    fn add(self, other: Self) -> Self {
        self.with(other, u8::wrapping_add)
    }

    fn sub(self, other: Self) -> Self {
        self.with(other, u8::wrapping_sub)
    }

    fn min(self, other: Self) -> Self {
        self.with(other, u8::min)
    }

    fn count(self) -> Self {
        self.map(|byte| byte.count_ones() as u8)
    }

    fn equals(self, other: Self) -> Self {
        self.with(other, |a, b| if a == b { !0 } else { 0 })
    }

    fn least(self) -> u8 {
        self.0.into_iter().fold(u8::MAX, u8::min)
    }

    fn highest(self) -> u32 {
        (0..32).map(|i| u32::from(self.0[i] >> 7) << i).sum()
    }

    fn is_zero(self) -> bool {
        self.0 == [0; 32]
    }

    fn pick(from: &[u8; 81], pick: &Pick) -> Self {
        Bytes(pick.order.map(|place| from[usize::from(place)]))
    }

    fn arrange(words: [Self; 3], order: &[u8; 81], to: &mut [u8; 81]) {
        *to = order.map(|place| words[usize::from(place) / 32].0[usize::from(place) % 32]);
    }
}

impl BitAnd for Bytes {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        self.with(other, |a, b| a & b)
    }
}

impl BitOr for Bytes {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        self.with(other, |a, b| a | b)
    }
}

impl BitXor for Bytes {
    type Output = Self;

    fn bitxor(self, other: Self) -> Self {
        self.with(other, |a, b| a ^ b)
    }
}
