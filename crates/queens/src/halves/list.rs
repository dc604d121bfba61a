//! Lists of the half boards of one column set, made from quadrants.

use lanes::words64::{BLOCK, Words64};
use lanes::{Part, Simd};

use super::board::rows_rank;
use super::quadrant::{Cells, Entries, RowSets};

/// Which half boards to list: all, or by their rows' rank against that of the column set.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Which {
    All,
    /// Those that rank higher.
    Above(u32),
    /// Those that rank the same.
    Ties(u32),
}

impl Which {
    #[inline(always)]
    fn admits(self, side: u32, rows: u32) -> bool {
        match self {
            Which::All => true,
            Which::Above(rank) => rows_rank(side, rows) > rank,
            Which::Ties(rank) => rows_rank(side, rows) == rank,
        }
    }
}

/// Lists half boards: for each row set of the left quadrant, its entries with those entries of the right quadrant that have the
/// other rows and no diagonal in common with it.
///
/// The longer of the two lists stands in the lanes, sixteen entries at a time. Up to n = 19 a row set has few entries, and most
/// of the time is in finding them and in loops that end too soon to be foreseen. One loop over all entries of one side,
/// each against the row set that it needs on the other, has no such ends but more steps: n = 17 took 1.1 times as long,
/// n = 19 1.2 times.
pub(super) struct Generate<'a, S> {
    /// Proof of the instructions; held, never read.
    #[allow(dead_code)]
    pub(super) simd: S,
    /// Rows of a half.
    pub(super) side: u32,
    /// The left quadrant's row sets.
    pub(super) rows: &'a RowSets,
    /// How many queens the left quadrant has.
    pub(super) queens: u32,
    pub(super) left: &'a Cells,
    pub(super) right: &'a Cells,
    pub(super) which: Which,
    /// Added to the values.
    pub(super) base: u64,
    /// The list, which may be longer than `len`.
    pub(super) out: &'a mut Vec<u64>,
    /// Where to begin.
    pub(super) len: usize,
}

impl<S: Simd> Part for Generate<'_, S> {
    /// Where the list ends.
    type Out = usize;

    #[inline(always)]
    fn run(self) -> usize {
        let mut len = self.len;
        let sets = self.rows.of(self.queens);
        if self.left.row_sets() != sets.len() || self.right.row_sets() != sets.len() {
            return len;
        }
        for (index, &rows) in sets.iter().enumerate() {
            let other = sets.len() - 1 - index;
            if self.left.is_empty(index) | self.right.is_empty(other) || !self.which.admits(self.side, rows) {
                continue;
            }
            let (left, right) = (self.left.entries(index), self.right.entries(other));
            let most = len + left.count * right.count + BLOCK;
            if self.out.len() < most {
                self.out.resize(most.next_power_of_two(), 0);
            }
            let (one, many) = if left.count <= right.count { (left, right) } else { (right, left) };
            len = pair::<S>(one, many, self.base, self.out, len);
        }
        len
    }
}

/// Appends the sums of all entries that fit.
#[inline(always)]
fn pair<S: Simd>(one: Entries<'_>, many: Entries<'_>, base: u64, out: &mut [u64], mut len: usize) -> usize {
    let masks = &one.masks[..one.count];
    let values = &one.values[..one.count];
    for at in (0..many.count).step_by(BLOCK) {
        let block = S::W64::block(
            many.masks[at..at + BLOCK].try_into().expect("a block"),
            many.values[at..at + BLOCK].try_into().expect("a block"),
            many.count - at,
        );
        for (&mask, &value) in masks.iter().zip(values) {
            len += S::W64::matches(block, mask, base + value, &mut out[len..]);
        }
    }
    len
}

/// Moves the keys that have no bit in common with `against` to the front of `out`.
pub(super) struct Filter<'a, S> {
    /// Proof of the instructions; held, never read.
    #[allow(dead_code)]
    pub(super) simd: S,
    pub(super) keys: &'a [u64],
    pub(super) against: u64,
    pub(super) out: &'a mut [u64],
}

impl<S: Simd> Part for Filter<'_, S> {
    /// How many.
    type Out = usize;

    #[inline(always)]
    fn run(self) -> usize {
        let against = S::W64::splat(self.against);
        let lanes = S::W64::LANES;
        let mut count = 0;
        let whole = self.keys.len() / lanes * lanes;
        for keys in self.keys[..whole].chunks_exact(lanes) {
            count += S::W64::load(keys).disjoint(against, &mut self.out[count..]);
        }
        for &key in &self.keys[whole..] {
            self.out[count] = key;
            count += usize::from(key & self.against == 0);
        }
        count
    }
}
