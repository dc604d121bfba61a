//! A set of vertices in a fixed number of words.
//!
//! Plain loops over an array: compiled inside a kernel of `lanes` they become vector instructions, eight words in one with
//! AVX-512. So every method is inlined, and none takes a closure.

/// A set of at most 64 · W vertices, in one line of the cache if W is 8.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(16))]
pub(super) struct Set<const W: usize>(pub(super) [u64; W]);

impl<const W: usize> Set<W> {
    /// No vertex.
    pub(super) const EMPTY: Self = Set([0; W]);

    /// A set from its words, of which the last may be left out.
    pub(super) fn of(words: &[u64]) -> Self {
        let mut set = Set::EMPTY;
        set.0[..words.len()].copy_from_slice(words);
        set
    }

    /// One vertex; none if it is too large. Made in a register: a bit written to memory would hold up the vector that is read
    /// next.
    #[inline(always)]
    pub(super) fn one(v: usize) -> Self {
        let mut set = Set::EMPTY;
        for (at, word) in set.0.iter_mut().enumerate() {
            *word = if at == v / 64 { 1 << (v % 64) } else { 0 };
        }
        set
    }

    #[inline(always)]
    pub(super) fn has(&self, v: usize) -> bool {
        self.0[v / 64] >> (v % 64) & 1 == 1
    }

    #[inline(always)]
    pub(super) fn insert(&mut self, v: usize) {
        self.0[v / 64] |= 1 << (v % 64);
    }

    #[inline(always)]
    pub(super) fn remove(&mut self, v: usize) {
        self.0[v / 64] &= !(1 << (v % 64));
    }

    #[inline(always)]
    pub(super) fn is_empty(&self) -> bool {
        let mut any = 0;
        for word in &self.0 {
            any |= word;
        }
        any == 0
    }

    #[inline(always)]
    pub(super) fn count(&self) -> u32 {
        let mut count = 0;
        for word in &self.0 {
            count += word.count_ones();
        }
        count
    }

    #[inline(always)]
    pub(super) fn and(mut self, other: &Self) -> Self {
        for (word, other) in self.0.iter_mut().zip(&other.0) {
            *word &= other;
        }
        self
    }

    #[inline(always)]
    pub(super) fn or(mut self, other: &Self) -> Self {
        for (word, other) in self.0.iter_mut().zip(&other.0) {
            *word |= other;
        }
        self
    }

    #[inline(always)]
    pub(super) fn xor(mut self, other: &Self) -> Self {
        for (word, other) in self.0.iter_mut().zip(&other.0) {
            *word ^= other;
        }
        self
    }

    /// `self` without `other`.
    #[inline(always)]
    pub(super) fn but(mut self, other: &Self) -> Self {
        for (word, other) in self.0.iter_mut().zip(&other.0) {
            *word &= !other;
        }
        self
    }

    /// The words that are not zero, as bits.
    #[inline(always)]
    pub(super) fn words(&self) -> u32 {
        let mut words = 0;
        for (at, &word) in self.0.iter().enumerate() {
            words |= u32::from(word != 0) << at;
        }
        words
    }

    /// Goes through the vertices, ascending: `while let Some(v) = walk.next(&set)`.
    #[inline(always)]
    pub(super) fn walk(&self) -> Walk {
        Walk { words: self.words(), at: 0, rest: 0 }
    }
}

/// A walk through a set that is not borrowed by it. The set must not change.
pub(super) struct Walk {
    /// The words that are still to come.
    words: u32,
    /// The word at hand, and what is left of it.
    at: usize,
    rest: u64,
}

impl Walk {
    #[inline(always)]
    pub(super) fn next<const W: usize>(&mut self, set: &Set<W>) -> Option<usize> {
        if self.rest == 0 {
            if self.words == 0 {
                return None;
            }
            self.at = self.words.trailing_zeros() as usize;
            self.words &= self.words - 1;
            self.rest = set.0[self.at];
        }
        let v = self.at * 64 + self.rest.trailing_zeros() as usize;
        self.rest &= self.rest - 1;
        Some(v)
    }
}
