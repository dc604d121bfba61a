//! What the engine asks of the board: what follows, and why.
//!
//! Most steps are never asked why they were made, so a step keeps its rule in 32 bits, and the steps that the rule speaks of
//! are worked out when they are wanted.
//!
//! A bit set says which literals clauses watch: most candidates are in no clause, and are not put into the queue when they
//! are struck out.

use super::board::{Assignment, Conflict, Rule};
use super::layout::Layout;
use ::learn::{Cause, Literal, Rules};

impl<const S: usize> Rules for Assignment<S> {
    type Steps = Self;

    const DEEPEST: u32 = 30;

    /// It would shorten the clauses of 36×36 by an eighth, for a quarter of the time.
    const LONG: usize = 100;

    #[inline(always)]
    fn steps(&self) -> &Self {
        self
    }

    #[inline(always)]
    fn each_reason(&self, step: usize, rule: u32, mut each: impl FnMut(usize) -> bool) -> bool {
        let candidate = self.trail[step].candidate();
        match Rule::unpack(rule) {
            Rule::Placed(by) => each(self.step_of(by)),
            Rule::Last(constraint) => self.each_member(constraint, self.root[constraint], candidate, each),
            Rule::Locked(constraint) => {
                self.tell_locked(constraint, candidate);
                self.each_member(constraint, self.outside(constraint, candidate), usize::MAX, each)
            }
        }
    }

    fn each_of_conflict(&self, mut each: impl FnMut(usize)) {
        let mut each = |step| {
            each(step);
            true
        };
        match self.conflict.expect("a conflict") {
            Conflict::Empty(constraint) => self.each_member(constraint, self.root[constraint], usize::MAX, each),
            Conflict::Both(a, b) => each(self.step_of(a)) && each(self.step_of(b)),
            Conflict::Locked(constraint, candidate) => {
                let outside = self.outside(constraint, candidate);
                self.tell_locked(constraint, candidate);
                self.each_member(constraint, outside, usize::MAX, &mut each) && each(self.step_of(candidate))
            }
        };
    }

    #[inline(always)]
    fn stands_for(&self, rule: u32) -> Option<Literal> {
        match Rule::unpack(rule) {
            Rule::Placed(by) => Some(2 * by as u32),
            _ => None,
        }
    }

    #[inline(always)]
    fn is_conflict(&self) -> bool {
        self.conflict.is_some()
    }

    #[inline(always)]
    fn propagate(&mut self) -> bool {
        while self.conflict.is_none() {
            let Some(&literal) = self.queue.get(self.head) else { return true };
            self.head += 1;
            if literal & 1 == 0 {
                self.spread(literal as usize >> 1);
            }
        }
        false
    }

    #[inline(always)]
    fn next_false(&mut self) -> Option<Literal> {
        while let Some(&literal) = self.queue.get(self.visited) {
            self.visited += 1;
            if literal & 1 != 0 || self.watched[word_of::<S>(literal ^ 1)] & bit_of::<S>(literal) != 0 {
                return Some(literal ^ 1);
            }
        }
        None
    }

    #[inline(always)]
    fn propagate_late(&mut self) -> bool {
        let Some(constraint) = self.locks.pop() else { return false };
        self.waiting[constraint as usize] = false;
        self.unlock(constraint as usize);
        true
    }

    fn make_true(&mut self, literal: Literal, cause: Cause) {
        let candidate = literal as usize >> 1;
        let (spot, step) = (self.layout.spot(candidate), self.step_for(cause));
        match literal & 1 {
            0 => self.hand().place(candidate, cause),
            _ => self.hand().strike::<4>(spot, step),
        }
    }

    fn back_to(&mut self, level: usize) {
        self.take_back(level);
    }

    #[inline(always)]
    fn learned(&mut self, clause: &[Literal]) {
        if let Some(script) = &self.script {
            script.learned(clause);
        }
    }

    #[inline(always)]
    fn forgot(&mut self, clause: &[Literal]) {
        if let Some(script) = &self.script {
            script.forgot(clause);
        }
    }

    #[inline(always)]
    fn watched(&mut self, literal: Literal) {
        self.watched[word_of::<S>(literal)] |= bit_of::<S>(literal);
    }

    #[inline(always)]
    fn unwatched(&mut self, literal: Literal) {
        self.watched[word_of::<S>(literal)] &= !bit_of::<S>(literal);
    }
}

impl<const S: usize> Assignment<S> {
    /// Writes down why a locked constraint strikes a candidate out, if anything is written down.
    #[inline(always)]
    fn tell_locked(&self, constraint: usize, candidate: usize) {
        if let Some(script) = &self.script {
            script.strikes(candidate, self.layout.members(constraint, self.outside(constraint, candidate)));
        }
    }

    /// Goes through the steps of some members of a constraint, but not of `but`, as long as `each` says so. Did it always?
    #[inline(always)]
    fn each_member(&self, constraint: usize, mut some: u64, but: usize, mut each: impl FnMut(usize) -> bool) -> bool {
        while some != 0 {
            let member = self.layout.member(constraint, some.trailing_zeros() as usize);
            some &= some - 1;
            if member != but && !each(self.step_of(member)) {
                return false;
            }
        }
        true
    }
}

/// Where in `watched` a literal's bit is.
#[inline(always)]
fn word_of<const S: usize>(literal: Literal) -> usize {
    literal as usize >> (S + 1) | (literal as usize & 1) << (2 * S)
}

#[inline(always)]
fn bit_of<const S: usize>(literal: Literal) -> u64 {
    1 << Layout::<S>::value(literal as usize >> 1)
}
