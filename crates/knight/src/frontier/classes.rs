//! Tours up to symmetry: a turn or a mirror of the board makes a tour one with its image.
//!
//! Most tours have as many images as the board has symmetries, but some are images of themselves. Burnside's lemma counts classes all
//! the same: add up over all symmetries how many tours each leaves as they are, and divide by the number of symmetries. The identity
//! leaves all of them; the others leave few, on [folded](super::folded) boards.

use num_bigint::BigUint;
use registry::{Count, Counting};

use super::super::symmetry::Symmetry;
use super::super::tours::Tours;
use super::folded::{Fixed, fixed};

/// What has to be counted beside all tours.
#[derive(Clone, Debug)]
pub(super) struct Classes(Vec<Fixed>);

/// The symmetries that make tours one.
fn symmetries(tours: &Tours) -> Vec<Symmetry> {
    let fixed: Vec<u32> = tours.start.into_iter().chain(tours.end).collect();
    Symmetry::of(&tours.board, &fixed)
}

/// How many tours are wanted, by the sum of all and of those that are fixed.
pub(super) fn of_sum(tours: &Tours, sum: Count) -> Count {
    if tours.distinct { sum.over(symmetries(tours).len() as u32) } else { sum }
}

impl Classes {
    /// Of these tours; `None` if a folded board is too wide.
    pub(super) fn of(tours: &Tours) -> Option<Classes> {
        let symmetries = if tours.distinct { symmetries(tours) } else { Vec::new() };
        let fixed: Option<Vec<Vec<Fixed>>> = symmetries.iter().skip(1).map(|symmetry| fixed(tours, symmetry)).collect();
        Some(Classes(fixed?.concat()))
    }

    /// Can no tour be its own image?
    pub(super) fn are_lists(&self) -> bool {
        self.0.is_empty()
    }

    /// How many tours symmetries other than the identity leave as they are, in all; `None` if it should stop.
    pub(super) fn fixed(&self, work: &Counting<'_>) -> Option<BigUint> {
        work.each(self.0.len(), || (), |(), at| self.0[at].count(work))?.into_iter().sum()
    }

    /// The memory that it takes, in bytes.
    pub(super) fn memory(&self) -> u64 {
        self.0.iter().map(Fixed::memory).sum()
    }
}
