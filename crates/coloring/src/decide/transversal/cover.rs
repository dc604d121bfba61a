//! Exact cover by lists: the sets that are still possible are copied from node to node.
//!
//! The next vertex is always one in the fewest sets. Sets are few words long, so that filtering a list is cheaper than
//! unlinking them ([`::cover`]) one by one.
//!
//! `::cover::Dense` does not take its place yet. It refutes the 724 transversals of 10×10 squares sooner, in less than 3 ms of CPU with its start
//! where lists take 5, and the 352 of 9×9, which lists refute in .2 ms, no sooner (2026-11-19). But it takes 512 vertices and not 1024, copies
//! what may be four million sets, and tells its work every thousand nodes, where an [`Effort`] is to be asked for each list.

use super::{Set, meets, ones};
use crate::decide::effort::Effort;

/// A search for disjoint sets that cover every vertex.
pub(super) struct Cover<'a, const W: usize> {
    sets: &'a [Set<W>],
    n: usize,
    chosen: Vec<u32>,
    /// The lists of all nodes above, one after the other.
    lists: Vec<u32>,
    counts: Vec<u32>,
}

impl<'a, const W: usize> Cover<'a, W> {
    pub(super) fn new(sets: &'a [Set<W>], n: usize) -> Self {
        Cover { sets, n, chosen: Vec::new(), lists: (0..sets.len() as u32).collect(), counts: vec![0; n] }
    }

    /// The sets of a cover, or no sets if there is no cover. `None` if the effort was spent.
    pub(super) fn run(mut self, effort: &mut Effort) -> Option<Option<Vec<u32>>> {
        let mut left = [0; W];
        (0..self.n).for_each(|v| left[v / 64] |= 1 << (v % 64));
        self.go(0, &left, effort).map(|found| found.then_some(self.chosen))
    }

    /// Covers what is left with the sets from `start` on in the lists.
    fn go(&mut self, start: usize, left: &Set<W>, effort: &mut Effort) -> Option<bool> {
        let end = self.lists.len();
        self.counts.fill(0);
        for &at in &self.lists[start..] {
            for v in ones(&self.sets[at as usize]) {
                self.counts[v] += 1;
            }
        }
        let Some(rarest) = ones(left).min_by_key(|&v| self.counts[v]) else { return Some(true) };
        let size =
            self.lists[start..].first().map_or(1, |&at| self.sets[at as usize].iter().map(|w| w.count_ones()).sum());
        if effort.spend(((end - start) * size as usize + self.n) as u64) {
            return None;
        }
        if self.counts[rarest] == 0 {
            return Some(false);
        }
        let (word, bit) = (rarest / 64, rarest % 64);
        for index in start..end {
            let at = self.lists[index];
            let set = self.sets[at as usize];
            if set[word] >> bit & 1 == 0 {
                continue;
            }
            for other in start..end {
                let other = self.lists[other];
                if !meets(&self.sets[other as usize], &set) {
                    self.lists.push(other);
                }
            }
            if effort.spend(((end - start) * W) as u64) {
                return None;
            }
            self.chosen.push(at);
            let left = std::array::from_fn(|word| left[word] & !set[word]);
            if self.go(end, &left, effort)? {
                return Some(true);
            }
            self.chosen.pop();
            self.lists.truncate(end);
        }
        Some(false)
    }
}
