//! Eight pairs of vectors, filled entry by entry.

use lanes::dispatch;

use super::super::matching::count;
use super::count::Count;
use super::kernel::{self, Loops};
use super::{LARGEST, Pairing};

/// How many pairs of vectors there are in a batch.
pub(crate) const LANES: usize = 8;

/// Eight pairs of vectors (x, y), the room of a thread for one after the other.
#[derive(Debug)]
pub(crate) struct Batch<C: Count> {
    k: usize,
    x: Vec<C::Row>,
    y: Vec<C::Row>,
    scratch: Vec<C::Row>,
}

impl<C: Count> Batch<C> {
    /// Zeros, of k pairs.
    ///
    /// # Panics
    ///
    /// If k is more than [`LARGEST`].
    pub(crate) fn new(k: usize) -> Batch<C> {
        assert!(k <= LARGEST, "batches go up to {LARGEST} pairs, not {k}");
        let rows = |rows| vec![C::Row::default(); rows];
        Batch { k, x: rows(count(k)), y: rows(count(k)), scratch: rows(kernel::scratch(k)) }
    }

    /// Adds to x\[rank\] of a lane.
    #[inline(always)]
    pub(crate) fn add_x(&mut self, lane: usize, rank: u32, value: C) {
        value.add_to(&mut self.x[rank as usize], lane);
    }

    /// Adds to y\[rank\] of a lane.
    #[inline(always)]
    pub(crate) fn add_y(&mut self, lane: usize, rank: u32, value: C) {
        value.add_to(&mut self.y[rank as usize], lane);
    }

    /// For each lane the sum of x\[a\] · y\[b\] over the matchings a and b that together are one loop. All is zero afterwards.
    pub(crate) fn loops(&mut self, pairing: &Pairing) -> [C; LANES] {
        let loops = Loops::<C> { k: self.k, pairing, x: &self.x, y: &self.y, scratch: &mut self.scratch };
        let row = dispatch(pairing.isa, loops);
        self.x.fill(C::Row::default());
        self.y.fill(C::Row::default());
        std::array::from_fn(|lane| C::of(&row, lane))
    }
}
