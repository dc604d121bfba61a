//! Placing and striking out: the innermost of the search.
//!
//! The parts of the board are borrowed one by one, as slices whose lengths the compiler knows. Through the board itself
//! each access would load a pointer and a length again, as any word written might have been one of these. (That is a
//! fiftieth of all instructions, and about as much of the time.)

use super::board::{Assignment, Conflict, OPEN, Rule, Step};
use super::layout::{BOX, CELL, COLUMN, Layout, Place, ROW, Spot};
use ::learn::{Cause, Literal};

/// What striking out reads and writes of a board.
pub(super) struct Hand<'a, const S: usize> {
    pub(super) layout: &'a Layout<S>,
    places: &'a [Place],
    pub(super) left: &'a mut [u64],
    pub(super) state: &'a mut [u32],
    trail: &'a mut [Step],
    watched: &'a [u64],
    waiting: &'a mut [bool],
    queue: &'a mut Vec<Literal>,
    locks: &'a mut Vec<u32>,
    len: &'a mut usize,
    placed: &'a mut usize,
    pub(super) conflict: &'a mut Option<Conflict>,
    level: usize,
}

impl<const S: usize> Assignment<S> {
    #[inline(always)]
    pub(super) fn hand(&mut self) -> Hand<'_, S> {
        Hand {
            layout: &self.layout,
            places: &self.layout.places[..1 << (2 * S)],
            left: &mut self.left[..4 << (2 * S)],
            state: &mut self.state[..1 << (3 * S)],
            trail: &mut self.trail,
            watched: &self.watched[..2 << (2 * S)],
            waiting: &mut self.waiting[..4 << (2 * S)],
            queue: &mut self.queue,
            locks: &mut self.locks,
            len: &mut self.len,
            placed: &mut self.placed,
            conflict: &mut self.conflict,
            level: self.starts.len(),
        }
    }
}

impl<const S: usize> Hand<'_, S> {
    /// What any constraint's number is within.
    const CONSTRAINT: usize = (4 << (2 * S)) - 1;

    #[inline(always)]
    pub(super) fn place_of(&self, cell: usize) -> Place {
        self.places[cell & (Layout::<S>::CELLS - 1)]
    }

    #[inline(always)]
    fn push(&mut self, literal: usize, step: Step) {
        let number = *self.len;
        *self.len = number + 1;
        self.state[literal >> 1 & (Layout::<S>::CANDIDATES - 1)] = (number << 1) as u32 | (!literal & 1) as u32;
        self.trail[number] = step.with(literal);
    }

    /// Places an open candidate; its peers are struck out when the trail is propagated.
    #[inline(always)]
    pub(super) fn place(&mut self, candidate: usize, cause: Cause) {
        *self.placed += 1;
        self.push(candidate << 1, Step::new(cause, self.level));
        self.queue.push((candidate << 1) as u32);
    }

    /// Strikes out an open candidate; `conflict` says whether that cannot be. `BUT` is the kind of constraint whose
    /// word the caller writes.
    #[inline(always)]
    pub(super) fn strike<const BUT: usize>(&mut self, spot: Spot, step: Step) {
        let Spot { row, column, value, of, at } = spot;
        let cell = row << S | column;
        let candidate = cell << S | value;
        self.push(candidate << 1 | 1, step);
        if self.watched[cell & (Layout::<S>::CELLS - 1)] >> value & 1 != 0 {
            self.queue.push((candidate << 1 | 1) as u32);
        }
        if BUT != CELL {
            let left = self.take_out(cell, value);
            if left & left.wrapping_sub(1) == 0 {
                self.narrowed(cell, left);
            }
        }
        // A constraint becomes locked when the last member in a box or line but one is struck out.
        let layout = self.layout;
        let locks = |left: u64, groups: &[u64; 64], i: usize| {
            left & groups[i & 63] == 0 && left & !groups[left.trailing_zeros() as usize & 63] == 0
        };
        if BUT != ROW {
            let constraint = ROW << (2 * S) | row << S | value;
            let left = self.take_out(constraint, column);
            if left & left.wrapping_sub(1) == 0 {
                self.narrowed(constraint, left);
            } else if locks(left, &layout.stack, column) {
                self.lock(constraint);
            }
        }
        if BUT != COLUMN {
            let constraint = COLUMN << (2 * S) | column << S | value;
            let left = self.take_out(constraint, row);
            if left & left.wrapping_sub(1) == 0 {
                self.narrowed(constraint, left);
            } else if locks(left, &layout.band, row) {
                self.lock(constraint);
            }
        }
        if BUT != BOX {
            let constraint = BOX << (2 * S) | of << S | value;
            let left = self.take_out(constraint, at);
            if left & left.wrapping_sub(1) == 0 {
                self.narrowed(constraint, left);
            } else if locks(left, &layout.box_row, at) || locks(left, &layout.box_column, at) {
                self.lock(constraint);
            }
        }
    }

    /// Takes a member out of a constraint's word; what is left of it?
    #[inline(always)]
    fn take_out(&mut self, constraint: usize, i: usize) -> u64 {
        let word = &mut self.left[constraint & Self::CONSTRAINT];
        *word &= !(1 << i);
        *word
    }

    /// Notes that a constraint has one member left, or none.
    #[inline(always)]
    pub(super) fn narrowed(&mut self, constraint: usize, left: u64) {
        if left == 0 {
            self.conflict.get_or_insert(Conflict::Empty(constraint));
            return;
        }
        let last = self.layout.member(constraint, left.trailing_zeros() as usize);
        if self.state[last & (Layout::<S>::CANDIDATES - 1)] == OPEN {
            self.place(last, Rule::Last(constraint).cause());
        }
    }

    /// Notes a row, column or box whose members left all stand in one box, row or column.
    #[inline(always)]
    pub(super) fn lock(&mut self, constraint: usize) {
        let waiting = &mut self.waiting[constraint & Self::CONSTRAINT];
        if !*waiting {
            *waiting = true;
            self.locks.push(constraint as u32);
        }
    }
}
