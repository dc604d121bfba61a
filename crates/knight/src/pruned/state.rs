//! The squares that are left, how many of them are a leap from each, and what follows from that.

use backtrail::{Text, text};

use super::word::Word;

/// No square has more neighbours.
const MOST: usize = 8;

/// The free squares and their degrees: how many free squares are a leap away.
///
/// There is a set for each degree, and a square that is entered moves all its neighbours to the next lower set at once:
///
/// ```text
///     of degree 2   . x . x . .        . . . x . .
///     of degree 3   x . . . . x   ──►  . x . . . x      the squares in columns 0 and 1 are neighbours of the one entered
///     neighbours    x x . . . .        (column 1 goes on to degree 1, column 0 comes to degree 2)
/// ```
///
/// Degrees as binary numbers, a bit of all squares in a word, take half of the words, but then each bit waits for the borrow
/// of the one before: that took 1.1 times as long on 6×6. Squares that are not free may be left over in sets of two and more.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct State<W> {
    pub(super) free: W,
    /// The squares of each degree.
    of_degree: [W; MOST + 1],
    /// The free squares where the tour may end.
    pub(super) ends: W,
}

impl<W: Word> State<W> {
    /// Every square is free; a tour may end anywhere.
    pub(super) fn new(near: &[W]) -> Self {
        let mut state = State::default();
        for (square, near) in (0..).zip(near) {
            state.free |= W::of(square);
            state.of_degree[near.len() as usize] |= W::of(square);
        }
        State { ends: state.free, ..state }
    }

    /// Enters a square, whose neighbours are `near`.
    #[inline(always)]
    pub(super) fn enter(&mut self, square: u16, near: W) {
        self.free &= !W::of(square);
        self.ends &= self.free;
        let sets = &mut self.of_degree;
        sets[0] = sets[1] & near & self.free;
        for degree in 1..MOST {
            sets[degree] ^= (sets[degree] ^ sets[degree + 1]) & near;
        }
        sets[1] &= self.free;
        sets[MOST] &= !near;
    }

    /// Where a tour can go on from a square, whose neighbours are `near`; nowhere if it is seen that it cannot be completed.
    /// Narrows down where it ends.
    ///
    /// Of the squares that are left, one with a single neighbour among them must be the next or the last.
    #[inline(always)]
    pub(super) fn onward(&mut self, near: W) -> W {
        let nowhere = W::default();
        let mut next = near & self.free;
        if !self.of_degree[0].is_empty() {
            // Nothing leads on from there: it must be the only one.
            return if self.free.is_many() { nowhere } else { next & self.ends };
        }
        let low = self.of_degree[1];
        if !low.is_empty() {
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

    /// Why [`onward`](State::onward) leads nowhere.
    pub(super) fn why_nowhere(&self, near: W) -> Nowhere {
        let pair = |set: W| (set.lowest(), set.rest().lowest());
        let zero = self.of_degree[0];
        if !zero.is_empty() {
            let square = zero.lowest();
            return if self.free.is_many() { Nowhere::Dead(square) } else { Nowhere::NotTheLast(square) };
        }
        let low = self.of_degree[1];
        let last = low & !near;
        if last.is_many() {
            let (one, other) = pair(last);
            return Nowhere::TwoLast(one, other);
        }
        let ends = if last.is_empty() { self.ends } else { self.ends & last };
        if ends.is_empty() {
            return if last.is_empty() { Nowhere::NoEnd } else { Nowhere::NotTheLast(last.lowest()) };
        }
        let must = low & !ends;
        if must.is_many() {
            let (one, other) = pair(must);
            return Nowhere::TwoNext(one, other);
        }
        if low.is_many() && low.rest().is_many() {
            return Nowhere::Three(low.lowest(), low.rest().lowest(), low.rest().rest().lowest());
        }
        Nowhere::Stuck
    }

    /// The squares with at most this many neighbours left, and perhaps some that are not free.
    #[inline(always)]
    pub(super) fn up_to_degree(&self, most: usize) -> W {
        self.of_degree[1..=most].iter().fold(W::default(), |set, &squares| set | squares)
    }
}

/// Why a tour cannot be completed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Nowhere {
    /// Nothing leads on from this square.
    Dead(u16),
    /// This square would be the last, and must not be.
    NotTheLast(u16),
    /// Both would be the last.
    TwoLast(u16, u16),
    /// Both would be the next.
    TwoNext(u16, u16),
    /// Each of them would be the next or the last.
    Three(u16, u16, u16),
    /// No square is left where the tour may end.
    NoEnd,
    /// There is no next square.
    Stuck,
}

impl Nowhere {
    /// One clause for a person; `place` says where a square is.
    pub(super) fn text(self, place: impl Fn(u16) -> String) -> Text {
        match self {
            Nowhere::Dead(square) => text!("knight-dead", place = place(square)),
            Nowhere::NotTheLast(square) => text!("knight-not-last", place = place(square)),
            Nowhere::TwoLast(one, other) => text!("knight-two-last", one = place(one), other = place(other)),
            Nowhere::TwoNext(one, other) => text!("knight-two-next", one = place(one), other = place(other)),
            Nowhere::Three(one, other, third) => {
                text!("knight-next-or-last", places = vec![place(one), place(other), place(third)])
            }
            Nowhere::NoEnd => text!("knight-no-end"),
            Nowhere::Stuck => text!("knight-stuck"),
        }
    }
}
