//! The states after a step: block by block, of each its matchings and their counts.
//!
//! A block belongs to a degree vector; its states are the perfect matchings of the vertices where paths end, by rank, with the number
//! of ways to come to each. Most matchings of a large block cannot be come to, so a block lists those that can: rank and
//! count, ranks ascending.
//!
//! Blocks lie in chunks of some hundred, each as large as it has to be: a vector of all that grows by doubling would need
//! twice the memory. Counts have 32 bits while that is sure to be enough, then 64, then 128. On 8×8 it always is, and a state
//! takes 8 bytes rather than 12.

use std::ops::AddAssign;

/// A number of ways.
pub(super) trait Amount: Copy + Default + PartialEq + AddAssign + Send + Sync + Into<u128> + 'static {
    /// The largest.
    const LARGEST: u128;
}

impl Amount for u32 {
    const LARGEST: u128 = u32::MAX as u128;
}

impl Amount for u64 {
    const LARGEST: u128 = u64::MAX as u128;
}

impl Amount for u128 {
    const LARGEST: u128 = u128::MAX;
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

    /// How many states there are.
    fn states(&self) -> usize {
        self.0.iter().map(|chunk| chunk.ranks.len()).sum()
    }
}

impl<T: Amount> Blocks<T> {
    /// The largest count.
    fn largest(&self) -> u128 {
        self.0.iter().flat_map(|chunk| chunk.counts.iter()).map(|&count| count.into()).max().unwrap_or(0)
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

impl Layer {
    /// Before the first step: nothing is touched, in one way.
    pub(super) fn first() -> Layer {
        let chunk = Chunk { starts: [0, 1].into(), ranks: [0].into(), counts: [1].into() };
        Layer { codes: vec![0], counts: Counts::Narrow(Blocks(vec![chunk])) }
    }

    /// How many states there are.
    pub(super) fn states(&self) -> usize {
        match &self.counts {
            Counts::Narrow(blocks) => blocks.states(),
            Counts::Wide(blocks) => blocks.states(),
            Counts::Widest(blocks) => blocks.states(),
        }
    }

    /// The largest count.
    pub(super) fn largest(&self) -> u128 {
        match &self.counts {
            Counts::Narrow(blocks) => blocks.largest(),
            Counts::Wide(blocks) => blocks.largest(),
            Counts::Widest(blocks) => blocks.largest(),
        }
    }
}
