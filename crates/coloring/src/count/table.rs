//! States and what they are worth: a hash table that is filled once and read in the order in which it was filled.
//!
//! A state is a partition of a bag's vertices: which of them have the same colour. The blocks are numbered in the order in
//! which they first occur, so that a partition has one name, and the numbers are packed into words, none across two.

use super::ring::Scalar;

/// The most vertices of a bag.
pub(super) const WIDEST: usize = 128;

/// A packed state.
pub(super) type Key<const N: usize> = [u64; N];

/// How the numbers of blocks are packed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Packing {
    bits: u32,
    per_word: usize,
}

impl Packing {
    /// For states of `blocks` blocks.
    pub(super) fn new(blocks: usize) -> Packing {
        let bits = usize::BITS - blocks.saturating_sub(1).max(1).leading_zeros();
        Packing { bits, per_word: (64 / bits) as usize }
    }

    /// How many words a state of `vertices` vertices takes.
    pub(super) fn words(self, vertices: usize) -> usize {
        vertices.div_ceil(self.per_word)
    }

    /// Reads the blocks of the first vertices.
    #[inline(always)]
    pub(super) fn read<const N: usize>(self, key: &Key<N>, blocks: &mut [u8]) {
        let mask = (1 << self.bits) - 1;
        for (&word, blocks) in key.iter().zip(blocks.chunks_mut(self.per_word)) {
            let mut word = word;
            for block in blocks {
                *block = (word & mask) as u8;
                word >>= self.bits;
            }
        }
    }

    /// Writes the block of a vertex that has none yet.
    #[inline(always)]
    pub(super) fn write<const N: usize>(self, key: &mut Key<N>, vertex: usize, block: u8) {
        if N == 1 {
            key[0] |= u64::from(block) << (vertex as u32 * self.bits);
        } else {
            key[vertex / self.per_word] |= u64::from(block) << ((vertex % self.per_word) as u32 * self.bits);
        }
    }
}

/// States with values of one length.
pub(super) struct Table<const N: usize, S> {
    /// The number of an entry, one more; 0 where there is none. Empty as long as nothing was asked for.
    slots: Vec<u32>,
    keys: Vec<Key<N>>,
    values: Vec<S>,
    length: usize,
}

impl<const N: usize, S: Scalar> Table<N, S> {
    /// No states yet; their values will be this long.
    pub(super) fn new(length: usize) -> Self {
        Table { slots: Vec::new(), keys: Vec::new(), values: Vec::new(), length }
    }

    /// How many states there are.
    pub(super) fn len(&self) -> usize {
        self.keys.len()
    }

    /// How much memory it takes.
    pub(super) fn bytes(&self) -> u64 {
        let Table { slots, keys, values, .. } = self;
        (slots.capacity() * 4 + keys.capacity() * size_of::<Key<N>>() + values.capacity() * size_of::<S>()) as u64
    }

    pub(super) fn key(&self, at: usize) -> &Key<N> {
        &self.keys[at]
    }

    pub(super) fn value(&self, at: usize) -> &[S] {
        &self.values[at * self.length..][..self.length]
    }

    /// Where a state is or belongs.
    #[inline(always)]
    fn slot(&self, key: &Key<N>) -> usize {
        let mixed = key.iter().fold(0_u64, |hash, &word| (hash.rotate_left(29) ^ word).wrapping_mul(MIX));
        let mut at = (mixed ^ mixed >> 32).wrapping_mul(MIX) as usize >> (usize::BITS - self.slots.len().ilog2());
        while self.slots[at] != 0 && self.keys[self.slots[at] as usize - 1] != *key {
            at = (at + 1) & (self.slots.len() - 1);
        }
        at
    }

    /// Makes room in the slots for as many states again.
    #[cold]
    fn grow(&mut self) {
        assert!(self.keys.len() < 1 << 31, "a table has fewer than 2^32 states");
        self.slots = vec![0; (4 * self.keys.len()).next_power_of_two().max(16)];
        for entry in 0..self.keys.len() {
            let at = self.slot(&self.keys[entry]);
            self.slots[at] = entry as u32 + 1;
        }
    }

    /// The states can be found from now on.
    pub(super) fn index(&mut self) {
        if self.slots.is_empty() {
            self.grow();
        }
    }

    /// What a state is worth, if it is there. The table must have an [`index`](Self::index).
    #[inline(always)]
    pub(super) fn find(&self, key: &Key<N>) -> Option<&[S]> {
        let entry = self.slots[self.slot(key)].checked_sub(1)?;
        Some(self.value(entry as usize))
    }

    /// The value of a state, which is zero at first.
    #[inline(always)]
    pub(super) fn entry(&mut self, key: &Key<N>) -> &mut [S] {
        if 2 * self.keys.len() >= self.slots.len() {
            self.grow();
        }
        let at = self.slot(key);
        if self.slots[at] == 0 {
            self.slots[at] = self.keys.len() as u32 + 1;
            return self.push(key);
        }
        let entry = self.slots[at] as usize - 1;
        &mut self.values[entry * self.length..][..self.length]
    }

    /// The value of a state that is known to be new.
    #[inline(always)]
    pub(super) fn push(&mut self, key: &Key<N>) -> &mut [S] {
        let start = self.values.len();
        self.keys.push(*key);
        self.values.resize(start + self.length, S::ZERO);
        &mut self.values[start..]
    }
}

const MIX: u64 = 0x9E37_79B9_7F4A_7C15;
