//! Propagation: what follows from the steps of the trail, until nothing does.
//!
//! Three rules, the cheap ones first: a placed candidate strikes out the others of its four constraints; a clause with
//! one literal left makes it true; and when nothing else is to do, *locked candidates*: if all places that a row has
//! left for a value are in one box, then the box has it there and nowhere else (and so for columns, and for boxes in a
//! line).
//!
//! A constraint that becomes locked is noticed when the last of its members outside one box or line is struck out;
//! asking that first makes it a rare question.
//!
//! What made no difference: locked candidates before clauses; instructions of newer processors, but for counting bits
//! in `choose`.

use super::board::{Assignment, Conflict, OPEN, Rule, Step};
use super::layout::{BOX, CELL, COLUMN, Layout, ROW, Spot};
use super::strike::Hand;

impl<const S: usize> Assignment<S> {
    /// Strikes out the others of the four constraints of a placed candidate.
    ///
    /// A constraint's own word is written once, after its members: until then none looks at it. If there is a conflict
    /// it is not written, and its level is taken back.
    pub(super) fn spread(&mut self, placed: usize) {
        let step = self.step_for(Rule::Placed(placed).cause());
        let spot = self.layout.spot(placed);
        let Spot { row, column, value, of, at } = spot;
        let cell = row << S | column;
        let mut hand = self.hand();
        hand.each_other::<CELL>(cell, value, placed, step, |_, value| Spot { value, ..spot });
        hand.each_other::<ROW>(ROW << (2 * S) | row << S | value, column, placed, step, |hand, column| {
            let place = hand.place_of(row << S | column);
            Spot { row, column, value, of: place.of.into(), at: place.at.into() }
        });
        hand.each_other::<COLUMN>(COLUMN << (2 * S) | column << S | value, row, placed, step, |hand, row| {
            let place = hand.place_of(row << S | column);
            Spot { row, column, value, of: place.of.into(), at: place.at.into() }
        });
        hand.each_other::<BOX>(BOX << (2 * S) | of << S | value, at, placed, step, |hand, at| {
            let cell = hand.layout.cell(of, at);
            Spot { row: cell >> S, column: cell & (Layout::<S>::FIELD - 1), value, of, at }
        });
    }

    /// Strikes out what a locked constraint leaves no room for.
    pub(super) fn unlock(&mut self, constraint: usize) {
        let left = self.left[constraint];
        if left & left.wrapping_sub(1) == 0 {
            return;
        }
        let (kind, _, value) = Layout::<S>::parts(constraint);
        let first = left.trailing_zeros() as usize;
        let candidate = self.layout.member(constraint, first);
        if kind != BOX {
            let (line, inside) = match kind {
                ROW => (self.layout.stack[first], &self.layout.box_row),
                _ => (self.layout.band[first], &self.layout.box_column),
            };
            if left & !line == 0 {
                let (of, place) = self.layout.constraint(BOX, candidate);
                let others = self.left[of] & !inside[place];
                self.strike_locked(of, others, constraint);
            }
            return;
        }
        let (row, column) = (Layout::<S>::row(candidate), Layout::<S>::column(candidate));
        if left & !self.layout.box_row[first] == 0 {
            let of = ROW << (2 * S) | row << S | value;
            let others = self.left[of] & !self.layout.stack[column];
            self.strike_locked(of, others, constraint);
        } else if left & !self.layout.box_column[first] == 0 {
            let of = COLUMN << (2 * S) | column << S | value;
            let others = self.left[of] & !self.layout.band[row];
            self.strike_locked(of, others, constraint);
        }
    }

    #[inline(always)]
    fn strike_locked(&mut self, of: usize, mut others: u64, locked: usize) {
        let step = self.step_for(Rule::Locked(locked).cause());
        while others != 0 && self.conflict.is_none() {
            let other = self.layout.member(of, others.trailing_zeros() as usize);
            others &= others - 1;
            self.tell_struck(other);
            let state = self.state[other];
            if state == OPEN {
                let spot = self.layout.spot(other);
                self.hand().strike::<4>(spot, step);
            } else if state & 1 != 0 {
                self.conflict = Some(Conflict::Locked(locked, other));
            }
        }
    }

    /// Writes down that a candidate is struck out, at level 0 and if anything is written down: elsewhere that is done where it
    /// matters.
    #[inline(always)]
    pub(super) fn tell_struck(&self, candidate: usize) {
        if let Some(script) = self.script.as_ref().filter(|_| self.starts.is_empty()) {
            script.strikes_for_good(candidate);
        }
    }

    /// The members of a locked constraint that had to be struck out before it could strike out `candidate`.
    #[inline(always)]
    pub(super) fn outside(&self, locked: usize, candidate: usize) -> u64 {
        let (kind, x, _) = Layout::<S>::parts(locked);
        let (row, column) = (Layout::<S>::row(candidate), Layout::<S>::column(candidate));
        let inside = match kind {
            ROW => self.layout.stack[column],
            COLUMN => self.layout.band[row],
            _ => {
                let (rows, columns) = (self.layout.shape.box_rows(), self.layout.shape.box_columns());
                if row / rows == x / rows {
                    self.layout.box_row[row % rows * columns]
                } else {
                    self.layout.box_column[column % columns]
                }
            }
        };
        self.root[locked] & !inside
    }
}

impl<const S: usize> Hand<'_, S> {
    /// Strikes out the members of a constraint but one, which is placed.
    #[inline(always)]
    fn each_other<const KIND: usize>(
        &mut self,
        constraint: usize,
        i: usize,
        placed: usize,
        step: Step,
        spot: impl Fn(&Self, usize) -> Spot,
    ) {
        let mut others = self.left[constraint] & !(1 << i);
        if others == 0 || self.conflict.is_some() {
            return;
        }
        while others != 0 {
            let spot = spot(self, others.trailing_zeros() as usize);
            others &= others - 1;
            let other = (spot.row << S | spot.column) << S | spot.value;
            let state = self.state[other & (Layout::<S>::CANDIDATES - 1)];
            if state == OPEN {
                self.strike::<KIND>(spot, step);
            } else if state & 1 != 0 {
                *self.conflict = Some(Conflict::Both(placed, other));
                return;
            }
        }
        self.left[constraint] = 1 << i;
    }
}
