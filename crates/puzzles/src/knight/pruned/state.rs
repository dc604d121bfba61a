//! The squares that are left, how many of them are a leap from each, and what follows from that.

use super::word::Word;

/// The free squares and their degrees: how many free squares are a leap away.
///
/// ```text
///     free    1 1 1 0 1 1      a column is a square
///     ones    1 0 1 . 0 1      its degree, in binary: 1, 2, 3, –, 0, 5
///     twos    0 1 1 . 0 0
///     fours   0 0 0 . 0 1
/// ```
///
/// A square that is entered is one less for all its neighbours at once: a subtraction with borrow, bit by bit of the
/// degrees. Planes of squares that are not free mean nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct State<W> {
    pub(super) free: W,
    /// The bits of the degrees, lowest first.
    degree: [W; 4],
    /// The free squares where the tour may end.
    pub(super) ends: W,
}

impl<W: Word> State<W> {
    /// Every square is free; a tour may end anywhere.
    pub(super) fn new(near: &[W]) -> Self {
        let mut state = State::default();
        for (square, near) in (0..).zip(near) {
            state.free |= W::of(square);
            for (bit, plane) in state.degree.iter_mut().enumerate() {
                if near.len() >> bit & 1 == 1 {
                    *plane |= W::of(square);
                }
            }
        }
        State { ends: state.free, ..state }
    }

    /// Enters a square, whose neighbours are `near`.
    #[inline(always)]
    pub(super) fn enter(&mut self, square: u8, near: W) {
        let mut borrow = near;
        for plane in &mut self.degree {
            *plane ^= borrow;
            borrow &= *plane;
        }
        self.free &= !W::of(square);
        self.ends &= self.free;
    }

    /// Where a tour can go on from a square, whose neighbours are `near`; nowhere if it is seen that it cannot be completed.
    /// Narrows down where it ends.
    ///
    /// Of the squares that are left, one with a single neighbour among them must be the next or the last.
    #[inline(always)]
    pub(super) fn onward(&mut self, near: W) -> W {
        let nowhere = W::default();
        let low = self.free & !(self.degree[1] | self.degree[2] | self.degree[3]);
        let mut next = near & self.free;
        if !low.is_empty() {
            if !(low & !self.degree[0]).is_empty() {
                // Nothing leads on from a square of degree 0: it must be the only one.
                return if self.free.is_many() { nowhere } else { next & self.ends };
            }
            let last = low & !near;
            if !last.is_empty() {
                if last.is_many() {
                    return nowhere;
                }
                self.ends &= last;
            }
            let must = low & !self.ends;
            let may = low & self.ends;
            if !must.is_empty() {
                if must.is_many() || may.is_many() {
                    return nowhere;
                }
                next = must;
                if !may.is_empty() {
                    self.ends = may;
                }
            } else if may.is_many() {
                if may.rest().is_many() {
                    return nowhere;
                }
                next &= may; // one is next, one is last
                self.ends = may;
            }
        }
        if self.ends.is_many() {
            next
        } else if self.ends.is_empty() {
            nowhere
        } else {
            next & !self.ends
        }
    }

    /// The free squares of this many free neighbours.
    pub(super) fn of_degree(&self, degree: usize) -> W {
        let planes = self.degree.iter().enumerate();
        planes.fold(self.free, |set, (bit, &plane)| set & if degree >> bit & 1 == 1 { plane } else { !plane })
    }
}
