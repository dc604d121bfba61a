//! A queue of vertices with small numbers as keys: a bucket for each key, a set of ranks in each.
//!
//! A set is a tree of words: a bit for each rank, above it a bit for each word that is not zero, and so on to a single word.
//! To put a rank in, to take it out, and to find the first or last take a word or two in most cases, four at worst in a graph of
//! a million vertices. Neither a heap nor linked lists are needed, and ties go by rank for nothing.
//!
//! A key is a number of colours or of neighbours, so it never exceeds the degree. Ranks go by degree: those that can ever
//! be in bucket k are the vertices of degree k or more, which are the first. So bucket k has that many bits, and all buckets
//! together one for each end of an edge: a graph of five million edges has a queue of 1.3 MB, which stays in the cache.

/// Sets of ranks, one for each key.
pub(super) struct Buckets {
    words: Vec<u64>,
    /// Where the words of each bucket start, the lowest level first; and how many it has in the lowest level.
    parts: Vec<(usize, usize)>,
}

impl Buckets {
    /// Empty buckets: number k has room for ranks below `rooms[k]`.
    pub(super) fn new(rooms: &[u32]) -> Self {
        let mut start = 0;
        let part = |&room: &u32| {
            let part = (start, (room as usize).div_ceil(64).max(1));
            start += levels(part).map(|(_, len)| len).sum::<usize>();
            part
        };
        let parts = rooms.iter().map(part).collect();
        Buckets { words: vec![0; start], parts }
    }

    /// Puts a rank into a bucket.
    #[inline]
    pub(super) fn insert(&mut self, key: usize, rank: u32) {
        let mut at = rank as usize;
        for (start, _) in levels(self.parts[key]) {
            let word = &mut self.words[start + at / 64];
            let was_empty = *word == 0;
            *word |= 1 << (at % 64);
            if !was_empty {
                return;
            }
            at /= 64;
        }
    }

    /// Takes a rank out of its bucket.
    #[inline]
    pub(super) fn remove(&mut self, key: usize, rank: u32) {
        let mut at = rank as usize;
        for (start, _) in levels(self.parts[key]) {
            let word = &mut self.words[start + at / 64];
            debug_assert!(*word >> (at % 64) & 1 == 1, "it is in there");
            *word &= !(1 << (at % 64));
            if *word != 0 {
                return;
            }
            at /= 64;
        }
    }

    /// The smallest rank in a bucket.
    pub(super) fn first(&self, key: usize) -> Option<u32> {
        self.descend(key, u64::trailing_zeros)
    }

    /// The largest rank in a bucket.
    pub(super) fn last(&self, key: usize) -> Option<u32> {
        self.descend(key, |word| 63 - word.leading_zeros())
    }

    /// Goes down from the single word at the top: at each level `choose` says which bit.
    #[inline]
    fn descend(&self, key: usize, choose: impl Fn(u64) -> u32) -> Option<u32> {
        let mut starts = [0; HIGHEST];
        let mut height = 0;
        for (start, _) in levels(self.parts[key]) {
            starts[height] = start;
            height += 1;
        }
        if self.words[starts[height - 1]] == 0 {
            return None;
        }
        let down = |at: usize, &start: &usize| at * 64 + choose(self.words[start + at]) as usize;
        Some(starts[..height].iter().rev().fold(0, down) as u32)
    }
}

/// The most levels: 64⁶ exceeds 2³².
const HIGHEST: usize = 6;

/// Where each level of a bucket starts, from the lowest up, and how many words it has.
#[inline]
fn levels(part: (usize, usize)) -> impl Iterator<Item = (usize, usize)> {
    let above = |&(start, len): &(usize, usize)| (len > 1).then(|| (start + len, len.div_ceil(64)));
    std::iter::successors(Some(part), above)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::Buckets;
    use registry::random::Random;

    #[test]
    fn a_bucket_is_an_ordered_set() {
        let rooms = [300_000, 5_000, 64, 1, 0];
        let mut buckets = Buckets::new(&rooms);
        let mut sets = rooms.map(|_| BTreeSet::new());
        let mut random = Random::stream(1, 0);
        for _ in 0..20_000 {
            let key = random.below(4);
            // Few ranks in all, so that buckets run empty and words too.
            let rank = (random.below(40) * 7919) as u32 % rooms[key];
            if sets[key].remove(&rank) {
                buckets.remove(key, rank);
            } else {
                sets[key].insert(rank);
                buckets.insert(key, rank);
            }
            assert_eq!(buckets.first(key), sets[key].first().copied());
            assert_eq!(buckets.last(key), sets[key].last().copied());
        }
        assert_eq!(buckets.first(4), None);
    }
}
