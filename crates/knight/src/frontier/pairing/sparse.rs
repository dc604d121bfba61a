//! Large vectors by their entries: slices until slices fit the lanes of a batch.
//!
//! Few pairs of vectors have many ends, and hardly any of their entries is not zero: on the separator of the board of 8 × 8 it is
//! 66 of a hundred for k = 4, 38 for k = 5, 15 for k = 6, 4 for k = 7 and less than one for k = 8. So the map of y to a slice is
//! by entry, and a slice of x without any entry costs nothing.

use super::super::matching::{Map, count};
use super::batch::{Batch, LANES};
use super::count::Count;
use super::{LARGEST, Pairing};

/// With at most this many pairs, a single pair of vectors is a batch with one lane.
const SMALL: usize = 3;

/// A vector by its entries, ranks ascending.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sparse<'a, C> {
    ranks: &'a [u32],
    values: &'a [C],
}

impl<'a, C: Count> Sparse<'a, C> {
    /// The entries with these ranks, which ascend.
    ///
    /// # Panics
    ///
    /// If there are not as many values as ranks.
    pub(crate) fn new(ranks: &'a [u32], values: &'a [C]) -> Self {
        assert_eq!(ranks.len(), values.len(), "a value for each rank");
        Sparse { ranks, values }
    }

    /// The entries of the p-th slice, p from 1 on, of vectors of k pairs.
    fn slice(self, k: usize, p: usize) -> Self {
        let place = |p| self.ranks.partition_point(|&rank| rank < first(k, p));
        let range = place(p)..place(p + 1);
        Sparse { ranks: &self.ranks[range.clone()], values: &self.values[range] }
    }

    /// Ranks and values.
    pub(super) fn entries(self) -> impl Iterator<Item = (u32, C)> {
        self.ranks.iter().copied().zip(self.values.iter().copied())
    }
}

impl Pairing<'_> {
    /// The p-th of the 2k − 1 parts of the form, p from 1 on: that of the x with a pair (0, p). The form is their sum, and threads
    /// can share them. There is at least one pair.
    pub(crate) fn slice<C: Count>(&self, k: usize, p: usize, x: Sparse<C>, y: Sparse<C>) -> C {
        let x = x.slice(k, p);
        if x.ranks.is_empty() {
            return C::default();
        }
        let mut joined = vec![C::default(); count(k - 1)];
        self.join(k, p, y, |rank, value| joined[rank as usize] = joined[rank as usize].plus(value));
        let entries = joined.into_iter().enumerate().filter(|&(_, value)| value != C::default());
        let (ranks, values): (Vec<u32>, Vec<C>) = entries.map(|(rank, value)| (rank as u32, value)).unzip();
        let first = first(k, p);
        let x_ranks: Vec<u32> = x.ranks.iter().map(|rank| rank - first).collect();
        self.loops(k - 1, Sparse::new(&x_ranks, x.values), Sparse::new(&ranks, &values))
    }

    /// The sum of x\[a\] · y\[b\] over the matchings a and b of k pairs that together are one loop.
    pub(crate) fn loops<C: Count>(&self, k: usize, x: Sparse<C>, y: Sparse<C>) -> C {
        if k > LARGEST {
            return (1..2 * k).map(|p| self.slice(k, p, x, y)).fold(C::default(), C::plus);
        }
        if k > SMALL {
            return self.loops_by_lanes(k, x, y);
        }
        let mut batch = Batch::new(k);
        x.entries().for_each(|(rank, value)| batch.add_x(0, rank, value));
        y.entries().for_each(|(rank, value)| batch.add_y(0, rank, value));
        batch.loops(self)[0]
    }

    /// The form with slices for lanes.
    fn loops_by_lanes<C: Count>(&self, k: usize, x: Sparse<C>, y: Sparse<C>) -> C {
        let slices: Vec<usize> = (1..2 * k).filter(|&p| !x.slice(k, p).ranks.is_empty()).collect();
        let mut batch = Batch::new(k - 1);
        let mut sum = C::default();
        for slices in slices.chunks(LANES) {
            for (lane, &p) in slices.iter().enumerate() {
                let first = first(k, p);
                x.slice(k, p).entries().for_each(|(rank, value)| batch.add_x(lane, rank - first, value));
                self.join(k, p, y, |rank, value| batch.add_y(lane, rank, value));
            }
            sum = batch.loops(self).into_iter().fold(sum, C::plus);
        }
        sum
    }

    /// Joins the ends 0 and p of each entry, and says which rank has it then.
    #[inline(always)]
    fn join<C: Count>(&self, k: usize, p: usize, y: Sparse<C>, mut each: impl FnMut(u32, C)) {
        let join = Map::Join { k: k as u8, i: 0, j: p as u8 };
        self.tables.images(join, y.ranks, |entry, image| {
            if image != join.closed() {
                each(image, y.values[entry]);
            }
        });
    }
}

/// The first rank of the p-th slice of k pairs.
fn first(k: usize, p: usize) -> u32 {
    ((p - 1) * count(k - 1)) as u32
}
