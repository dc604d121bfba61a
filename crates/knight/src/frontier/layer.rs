//! The states after a step: block by block, of each its matchings and their counts.
//!
//! A block belongs to a degree vector; its states are the perfect matchings of the vertices where paths end, by rank,
//! with the number of ways to come to each. Most matchings of a large block cannot be come to, so a block lists those
//! that can: rank and count, ranks ascending.
//!
//! Blocks lie in chunks of some hundred, each as large as it has to be: a vector of all that grows by doubling would need
//! twice the memory. Counts have 32 bits while that is sure to be enough, then 64, then 128, then as many as it takes. On 8×8 32
//! always are, and a state takes 8 bytes rather than 12.

use num_bigint::BigUint;

/// A number of ways.
pub(super) trait Amount: Clone + Default + PartialOrd + Send + Sync {
    /// Adds. The caller knows that the sum is not too large.
    fn add(&mut self, more: Self);

    /// The same number, if it is below 2^128.
    fn small(&self) -> Option<u128>;

    /// How many bits it needs.
    fn bits(&self) -> u64;

    /// Some of its bits, from a place on.
    fn part(&self, part: Part) -> u128;

    /// The memory that it takes beside its own place.
    fn heap(&self) -> u64 {
        0
    }
}

/// Some bits of a number: their place, and how many they are, at most 128.
#[derive(Clone, Copy, Debug)]
pub(super) struct Part {
    pub(super) from: u64,
    pub(super) bits: u32,
}

impl Part {
    /// All bits of a number below 2^128.
    pub(super) const WHOLE: Part = Part { from: 0, bits: 128 };

    /// These bits of a number below 2^128.
    fn of(self, number: u128) -> u128 {
        let moved = u32::try_from(self.from).map_or(0, |from| number.unbounded_shr(from));
        moved & u128::MAX.unbounded_shr(128 - self.bits)
    }
}

macro_rules! amount {
    ($word:ty) => {
        impl Amount for $word {
            #[inline(always)]
            fn add(&mut self, more: $word) {
                *self += more;
            }

            fn small(&self) -> Option<u128> {
                Some((*self).into())
            }

            fn bits(&self) -> u64 {
                (<$word>::BITS - self.leading_zeros()).into()
            }

            #[inline(always)]
            fn part(&self, part: Part) -> u128 {
                part.of((*self).into())
            }
        }
    };
}
amount!(u32);
amount!(u64);
amount!(u128);

impl Amount for BigUint {
    fn add(&mut self, more: BigUint) {
        *self += more;
    }

    fn small(&self) -> Option<u128> {
        self.try_into().ok()
    }

    fn bits(&self) -> u64 {
        BigUint::bits(self)
    }

    fn part(&self, part: Part) -> u128 {
        // The words with these bits: 128 bits anywhere lie in three.
        let (first, shift) = ((part.from / 64) as usize, (part.from % 64) as u32);
        let mut words = self.iter_u64_digits().skip(first);
        let [a, b, c] = [(); 3].map(|()| u128::from(words.next().unwrap_or(0)));
        let moved = (b << 64 | a) >> shift | c.unbounded_shl(128 - shift);
        Part { from: 0, ..part }.of(moved)
    }

    fn heap(&self) -> u64 {
        self.bits().div_ceil(64) * 8
    }
}

/// How many blocks a chunk has.
pub(super) const CHUNK: usize = 128;

/// Some blocks.
#[derive(Debug)]
pub(super) struct Chunk<T> {
    /// Where each block begins, and where the last ends.
    pub(super) starts: Box<[u32]>,
    pub(super) ranks: Box<[u32]>,
    pub(super) counts: Box<[T]>,
    /// The largest count.
    pub(super) largest: T,
}

impl<T: Amount> Chunk<T> {
    /// How much memory it takes.
    pub(super) fn bytes(&self) -> u64 {
        let own = size_of_val(&*self.starts) + size_of_val(&*self.ranks) + size_of_val(&*self.counts);
        own as u64 + self.counts.iter().map(Amount::heap).sum::<u64>()
    }
}

/// The states after a step, with counts of one width.
#[derive(Debug)]
pub(super) struct Blocks<T>(Vec<Chunk<T>>);

impl<T> Blocks<T> {
    /// These chunks. All but the last have [`CHUNK`] blocks.
    pub(super) fn new(chunks: Vec<Chunk<T>>) -> Self {
        Blocks(chunks)
    }

    /// The ranks and the counts of a block.
    #[inline(always)]
    pub(super) fn block(&self, place: usize) -> (&[u32], &[T]) {
        let chunk = &self.0[place / CHUNK];
        let range = chunk.starts[place % CHUNK] as usize..chunk.starts[place % CHUNK + 1] as usize;
        (&chunk.ranks[range.clone()], &chunk.counts[range])
    }
}

impl<T: Amount> Blocks<T> {
    /// How much memory they take.
    fn bytes(&self) -> u64 {
        self.0.iter().map(Chunk::bytes).sum()
    }

    /// The largest count, if it is below 2^128.
    fn largest(&self) -> Option<u128> {
        self.0.iter().try_fold(0, |most, chunk| Some(chunk.largest.small()?.max(most)))
    }

    /// The sum of a block's counts, if it is below 2^128.
    fn sum(&self, place: usize) -> Option<u128> {
        self.block(place).1.iter().try_fold(0_u128, |sum, count| sum.checked_add(count.small()?))
    }

    /// At least the sum of a block's counts, at once; 2^128 − 1 if it is larger.
    fn most(&self, place: usize) -> u128 {
        let largest = self.0[place / CHUNK].largest.small().unwrap_or(u128::MAX);
        largest.saturating_mul(self.block(place).0.len() as u128)
    }

    /// How many bits the largest count of a block's chunk needs.
    fn bits(&self, place: usize) -> u64 {
        self.0[place / CHUNK].largest.bits()
    }
}

/// The states after a step.
#[derive(Debug)]
pub(super) struct Layer {
    /// The degree vectors of the blocks, ascending.
    pub(super) codes: Vec<u32>,
    pub(super) counts: Counts,
}

/// Blocks, by the width of their counts.
#[derive(Debug)]
pub(super) enum Counts {
    Narrow(Blocks<u32>),
    Wide(Blocks<u64>),
    Widest(Blocks<u128>),
    Any(Blocks<BigUint>),
}

/// Does something with blocks, whatever the width of their counts is.
macro_rules! of_any_width {
    ($counts:expr, $blocks:ident => $then:expr) => {
        match $counts {
            Counts::Narrow($blocks) => $then,
            Counts::Wide($blocks) => $then,
            Counts::Widest($blocks) => $then,
            Counts::Any($blocks) => $then,
        }
    };
}

impl Layer {
    /// Before the first step: nothing is touched, in one way.
    pub(super) fn first() -> Layer {
        let chunk = Chunk { starts: [0, 1].into(), ranks: [0].into(), counts: [1].into(), largest: 1 };
        Layer { codes: vec![0], counts: Counts::Narrow(Blocks(vec![chunk])) }
    }

    /// How much memory its blocks take.
    pub(super) fn bytes(&self) -> u64 {
        of_any_width!(&self.counts, blocks => blocks.bytes())
    }

    /// The largest count, if it is below 2^128.
    pub(super) fn largest(&self) -> Option<u128> {
        of_any_width!(&self.counts, blocks => blocks.largest())
    }

    /// The sum of a block's counts, if it is below 2^128.
    pub(super) fn sum(&self, place: usize) -> Option<u128> {
        of_any_width!(&self.counts, blocks => blocks.sum(place))
    }

    /// At least the sum of a block's counts, at once; 2^128 − 1 if it is larger.
    pub(super) fn most(&self, place: usize) -> u128 {
        of_any_width!(&self.counts, blocks => blocks.most(place))
    }

    /// No count of a block needs more bits.
    pub(super) fn bits(&self, place: usize) -> u64 {
        of_any_width!(&self.counts, blocks => blocks.bits(place))
    }

    /// The ranks of a block.
    pub(super) fn ranks(&self, place: usize) -> &[u32] {
        of_any_width!(&self.counts, blocks => blocks.block(place).0)
    }

    /// Gives of each state of a block its rank, and a part of its count.
    pub(super) fn each(&self, place: usize, part: Part, mut state: impl FnMut(u32, u128)) {
        of_any_width!(&self.counts, blocks => {
            let (ranks, counts) = blocks.block(place);
            ranks.iter().zip(counts).for_each(|(&rank, count)| state(rank, count.part(part)));
        });
    }
}
