//! Two halves of a board joined: how many pairs of their matchings close to one single loop.
//!
//! Above a separator there are x\[a\] ways to be left with the matching a of its 2k ends, below it y\[b\] ways to be left with b.
//! The two make one loop or several. Wanted is the sum of x\[a\] · y\[b\] over the pairs that make **one**: a bilinear form of
//! (2k − 1)!! by (2k − 1)!!. Three ideas spare most of its square:
//!
//! * **Slices.** Those a that have the pair (0, p) are a slice of x, the p-th. For them, walk along that pair: the ends 0 and p
//!   of b are joined, which is a map of y to k − 1 pairs ([`Map::Join`]). So the form is 2k − 1 forms of k − 1 pairs, and
//!   the work k² · (2k − 1)!! in all.
//! * **Three pairs** are a formula: two matchings of six ends make one loop if they have no pair in common.
//! * **Eight lanes.** Eight pairs of vectors with the same k are computed side by side, a lane each ([`Batch`]). Of large
//!   vectors the slices are the lanes ([`Pairing::slice`]).
//!
//! With k = 0 there is one matching, the empty one, and the form is x\[0\] · y\[0\]: there is no end on the separator at all. That is
//! no loop: a caller counts such pairs only if one side has closed its loop already and the other has none.
//!
//! Microseconds for a batch of eight full vectors, the least of many on a core of a Zen 4 with much other work (November 2026). The
//! throwaway probe has the same slices and lanes; it adds y to z entry by entry, here each of z is gathered at once:
//!
//! ```text
//!     k                       3       4       5       6       7
//!     probe, AVX-512        .10     1.5      30     520   16200
//!     here, AVX-512         .07     .66      10     190    6300
//!           AVX2            .11     .83      12     215   14500
//!           portable        .15     1.3      17     300   19300
//!     128 bits, AVX-512     .24     2.3      28     470   25300
//! ```
//!
//! Filling a batch takes as long again. Indices of 16 bits instead of 32 gained two of a hundred.

mod batch;
mod count;
mod kernel;
mod sparse;

pub(super) use batch::{Batch, LANES};
pub(super) use count::Count;
pub(super) use sparse::Sparse;

use std::sync::OnceLock;

use super::matching::{Map, Tables, count};
use lanes::Isa;

/// The most pairs of a [`Batch`].
pub(super) const LARGEST: usize = 7;

/// What all joins share: the tables by which y is mapped.
#[derive(Debug)]
pub(super) struct Pairing<'t> {
    isa: Isa,
    tables: &'t Tables,
    gathers: [OnceLock<Vec<u32>>; LARGEST + 1],
}

impl<'t> Pairing<'t> {
    /// With these instructions; tables are made when they are needed.
    pub(super) fn new(isa: Isa, tables: &'t Tables) -> Pairing<'t> {
        Pairing { isa, tables, gathers: Default::default() }
    }

    /// From where the slices of k pairs are gathered: for each partner p of position 0, for each matching m of k − 1 pairs, the
    /// 2k − 2 matchings that become m when 0 and p are joined.
    fn gather(&self, k: usize) -> &[u32] {
        self.gathers[k].get_or_init(|| {
            let below = count(k - 1);
            let ends = 2 * k as u8;
            let mut from = Vec::with_capacity(count(k) * (2 * k - 2));
            for p in 1..ends {
                // In such a matching 0 has a mate b. Joined, b takes the place of p: so m comes from it by moving back.
                let mates: Vec<(u32, &[u32])> = (1..ends)
                    .filter(|&b| b != p)
                    .map(|b| {
                        let back = (b - 1 - u8::from(p < b), p - 1 - u8::from(b < p));
                        let table = self.tables.table(Map::Move { k: k as u8 - 1, from: back.0, to: back.1 });
                        (u32::from(b - 1) * below as u32, table)
                    })
                    .collect();
                for m in 0..below {
                    from.extend(mates.iter().map(|(slice, table)| slice + table[m]));
                }
            }
            from
        })
    }
}

#[cfg(test)]
mod tests;
