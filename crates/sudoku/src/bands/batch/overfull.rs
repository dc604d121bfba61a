//! Four digits for three cells.
//!
//! A way chosen in a band says in which row of each box a digit is, not in which cell. Nothing in a pass counts the digits
//! that a row of a box must take: in an empty grid the search would give the first row to digit after digit and look for the
//! mistake in all that follows, for hours. So it is counted here, but only when many nodes wait: the count costs half a pass,
//! and puzzles with few solutions do without it.

use super::layout::PAIRS;
use super::pass::Nodes;
use lanes::{Part, words8::Words8};

/// Finds the lanes where a row or a column of a box has to hold four digits or more.
pub(super) struct Overfull<'a, W>(pub(super) &'a Nodes<W>);

impl<W: Words8> Part for Overfull<'_, W> {
    type Out = u64;

    #[inline(always)]
    fn run(self) -> u64 {
        let none = W::splat(0);
        let mut overfull = none;
        for band in 0..3 {
            for line in 0..6 {
                // The count in binary, for each half and stack; from four on it stays there.
                let (mut ones, mut twos, mut fours) = (none, none, none);
                for pair in 0..PAIRS {
                    let words = &self.0.words[pair][band];
                    let (mut inside, mut outside) = (none, none);
                    for place in 0..9 {
                        if (if line < 3 { place / 3 } else { 3 + place % 3 }) == line {
                            inside = inside | words[place];
                        } else {
                            outside = outside | words[place];
                        }
                    }
                    let confined = inside & !outside;
                    let carry = ones & confined;
                    ones = ones ^ confined;
                    fours = fours.or_both(twos, carry);
                    twos = twos ^ carry;
                }
                let carry = ones & ones.swap();
                overfull = overfull.or3(fours, twos.majority(twos.swap(), carry));
            }
        }
        overfull.nonzero()
    }
}
