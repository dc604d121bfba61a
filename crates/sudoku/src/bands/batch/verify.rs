//! Is a settled node solved? A proof.
//!
//! In a settled node each digit has one place in each box, and the pass has seen a digit in each cell: 81 places in 81 cells.
//! Its columns are right, because what a way through the columns leaves holds all of that way. Only its rows may clash, since
//! the columns came after them; so they are looked at once more. The probe waited for a second pass instead.

use super::layout::{PAIRS, full, rows, ways_in_band};
use super::pass::Nodes;
use lanes::{Part, words8::Words8};

/// Finds the lanes, among those that are settled, with a digit twice in a row.
pub(super) struct Verify<'a, W>(pub(super) &'a Nodes<W>);

impl<W: Words8> Part for Verify<'_, W> {
    type Out = u64;

    #[inline(always)]
    fn run(self) -> u64 {
        let mut bad = W::splat(0);
        for pair in 0..PAIRS {
            for band in 0..3 {
                let (even, odd) = ways_in_band(rows(&self.0.words[pair][band]));
                let way = even | odd;
                bad = bad.or_differ(way.or3(way.turn(), way.turn_back()), full(pair));
            }
        }
        bad.nonzero()
    }
}
