//! The states after a step: block by block, of each its matchings and their counts.
//!
//! A block belongs to a degree vector; its states are the perfect matchings of the vertices where paths end, by rank,
//! with the number of ways to come to each. Most matchings of a large block cannot be come to, so a block lists those
//! that can: rank and count, ranks ascending.
//!
//! Blocks lie in chunks of some hundred, each as large as it has to be: a vector of all that grows by doubling would need
//! twice the memory. Counts have 32 bits while that is sure to be enough, then 64, then 128. On 8×8 it always is, and a
//! state takes 8 bytes rather than 12.

/// A number of ways.
pub(super) trait Amount: Copy + Default + PartialOrd + Send + Sync + Into<u128> {
    /// The largest.
    const LARGEST: Self;

    /// Adds. The caller knows that the sum is not too large; but the widest stay at their largest.
    fn add(&mut self, more: Self);
}

impl Amount for u32 {
    const LARGEST: u32 = u32::MAX;

    #[inline(always)]
    fn add(&mut self, more: u32) {
        *self += more;
    }
}

impl Amount for u64 {
    const LARGEST: u64 = u64::MAX;

    #[inline(always)]
    fn add(&mut self, more: u64) {
        *self += more;
    }
}

impl Amount for u128 {
    const LARGEST: u128 = u128::MAX;

    #[inline(always)]
    fn add(&mut self, more: u128) {
        *self = self.saturating_add(more);
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

impl<T> Chunk<T> {
    /// How much memory it takes.
    pub(super) fn bytes(&self) -> u64 {
        (size_of_val(&*self.starts) + size_of_val(&*self.ranks) + size_of_val(&*self.counts)) as u64
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

    /// How much memory they take.
    fn bytes(&self) -> u64 {
        self.0.iter().map(Chunk::bytes).sum()
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
    /// The largest count.
    pub(super) fn largest(&self) -> u128 {
        self.0.iter().map(|chunk| chunk.largest.into()).max().unwrap_or(0)
    }

    /// The sum of a block's counts, if it is less than 2^128.
    pub(super) fn sum(&self, place: usize) -> Option<u128> {
        self.block(place).1.iter().try_fold(0_u128, |sum, &count| sum.checked_add(count.into()))
    }

    /// At least the sum of a block's counts, at once.
    pub(super) fn most(&self, place: usize) -> u128 {
        self.0[place / CHUNK].largest.into().saturating_mul(self.block(place).0.len() as u128)
    }

    /// How many bits the sum of a block's counts needs.
    pub(super) fn bits(&self, place: usize) -> u32 {
        let largest: u128 = self.0[place / CHUNK].largest.into();
        (u128::BITS - largest.leading_zeros()) + (usize::BITS - self.block(place).0.len().leading_zeros())
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
}

/// Does something with blocks, whatever the width of their counts is.
macro_rules! of_any_width {
    ($counts:expr, $blocks:ident => $then:expr) => {
        match $counts {
            Counts::Narrow($blocks) => $then,
            Counts::Wide($blocks) => $then,
            Counts::Widest($blocks) => $then,
        }
    };
}
pub(super) use of_any_width;

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

    /// The largest count.
    pub(super) fn largest(&self) -> u128 {
        of_any_width!(&self.counts, blocks => blocks.largest())
    }
}
