//! The loop: propagate; learn from a conflict, or give a solution, or choose.
//!
//! Until some conflicts were met, the variable with the fewest values is next, as for `fewest`; then the literal that had the largest part in
//! late conflicts, with the value that its variable had when most variables had one. The first few solutions are forbidden by a clause
//! each, then choices are turned round (`learn::Learner`).
//!
//! Where solutions follow each other closely there is nothing to be learned from what lies between them. So from then on the search goes as that
//! of `fewest` does, choice by choice, and learns only while it has met many conflicts since the last solution. (Learning from all of them, it had
//! half of the solutions of 12 queens after 20 s, and 97 thousand conflicts instead of 24.)

use std::cmp::Reverse;
use std::ops::ControlFlow;
use std::sync::Arc;

use backtrail::{Limit, Status};
use learn::pace::luby;
use learn::{Learner, Literal, Record, Rules as _, Steps};

use super::board::Board;
use super::log::Says;
use crate::model::bits::Bits;
use crate::model::rules::Rules;
use crate::model::statement::Model;
use crate::model::values::Values;

/// Conflicts for which variables are chosen by their number of values.
const EARLY: u32 = if cfg!(test) { 3 } else { 30 };

/// Conflicts to the first restart; in tests it comes soon, as forgetting does, so that small models see both.
const RESTART: u64 = if cfg!(test) { 5 } else { 100 };

/// Clauses to the first forgetting; each later one takes a tenth more.
const FORGET: usize = if cfg!(test) { 20 } else { 4000 };

/// Clauses of so few levels are never forgotten.
const KEPT: u32 = 2;

/// How much a part in a conflict counts after one more.
const FADE: f32 = 0.95;

/// How many solutions are forbidden by clauses.
const FORBIDDEN: u64 = 8;

/// From so few conflicts since the last solution nothing is learned, once clauses forbid no more solutions.
const NEAR: u32 = if cfg!(test) { 4 } else { 100 };

/// A domain of more values is halved rather than tried value by value.
const HALVED: u32 = 32;

/// No value.
const NONE: u32 = u32::MAX;

/// A model that is searched by learning.
pub(super) struct Search<B> {
    pub(super) learner: Learner<Board<B>>,
    model: Arc<Model>,
    /// Is there a condition that cannot hold?
    is_impossible: bool,
    /// Have activities been told which literals there are?
    is_filled: bool,
    /// The value of each variable when most variables had one, and how many had.
    target: Vec<u32>,
    longest: usize,
    /// How many solutions were followed by others, and how many conflicts were met since the last one.
    listed: u64,
    since: u32,
}

/// What to do after a solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Then {
    /// Look for the next one.
    Next,
    /// Look for one whose goal is at most this, of which the last one was not.
    Below(i64),
    /// Stop.
    Stop,
}

impl<B: Bits> Search<B> {
    /// A search for solutions whose goal, as it is to be small, lies between two numbers.
    pub(super) fn new(model: &Arc<Model>, rules: &Arc<Rules>, floor: i64, ceiling: i64) -> Self {
        let board = Board::<B>::new(rules, floor, ceiling);
        let (numbers, variables) = (board.state.witness.numbers(), rules.values.len());
        Search {
            learner: Learner::new(board, numbers),
            model: model.clone(),
            is_impossible: rules.impossible.is_some(),
            is_filled: false,
            target: vec![NONE; variables],
            longest: 0,
            listed: 0,
            since: 0,
        }
    }

    /// Gives solutions until there are no more or it is told to stop; `stop` is asked often.
    pub(super) fn run(
        &mut self,
        stop: &mut dyn FnMut() -> Option<Limit>,
        answer: &mut dyn FnMut(Values) -> Then,
    ) -> Status {
        if self.is_impossible {
            return Status::Exhausted;
        }
        let (mut since, mut restarts) = (0, 0);
        let (mut most, mut more) = (FORGET, FORGET);
        loop {
            if let Some(limit) = stop() {
                return Status::Stopped(limit);
            }
            if !self.learner.propagate() {
                since += u64::from(!self.is_near());
                self.remember();
                if self.meets_conflict().is_break() {
                    return Status::Exhausted;
                }
            } else if self.is_solved() {
                self.longest = 0;
                self.remember();
                self.since = 0;
                let level = self.learner.rules.state.level();
                match answer(self.solution()) {
                    Then::Stop => return Status::Found,
                    Then::Below(ceiling) => {
                        self.learner.restart();
                        self.learner.rules.state.ceiling = ceiling;
                    }
                    Then::Next if level == 0 => return Status::Exhausted,
                    Then::Next => self.go_on(),
                }
            } else if since >= RESTART * luby(restarts) {
                since = 0;
                restarts += 1;
                self.longest = 0;
                if self.learner.clauses() > most {
                    self.learner.forget(keep);
                    most = self.learner.clauses() + more;
                    more += FORGET / 10;
                } else {
                    self.learner.restart();
                }
            } else {
                let literal = self.choice();
                self.learner.rules.choose(literal);
            }
        }
    }

    /// Is the next solution likely near?
    fn is_near(&self) -> bool {
        self.listed > FORBIDDEN && self.since < NEAR
    }

    /// Goes on after a solution.
    fn go_on(&mut self) {
        self.listed += 1;
        match self.listed {
            ..FORBIDDEN => self.learner.forbid(),
            FORBIDDEN => {
                self.learner.forbid();
                self.learner.forget(|clauses| {
                    clauses.sort_unstable_by_key(|clause| (clause.levels, clause.clause));
                    clauses.partition_point(|clause| clause.levels <= KEPT)
                });
            }
            _ => self.learner.turn_round(),
        }
    }

    /// Learns from a conflict; breaks if there are no more solutions.
    fn meets_conflict(&mut self) -> ControlFlow<()> {
        // A rule that was looked at late may be broken by earlier levels alone.
        if self.learner.rules.is_conflict() {
            let level = self.learner.rules.level_of_conflict();
            if level < self.learner.rules.state.level() {
                let conflict = self.learner.rules.conflict().take();
                self.learner.back_to(level);
                *self.learner.rules.conflict() = conflict;
            }
        }
        let was_near = self.is_near();
        self.since += 1;
        match self.learner.rules.state.level() {
            0 => return ControlFlow::Break(()),
            // Choices that were turned round become clauses, so that what is learned may go back beyond them.
            _ if was_near && !self.is_near() => self.learner.forget(|clauses| clauses.len()),
            _ if was_near || self.learner.is_at_floor() => self.learner.turn_round(),
            _ => {
                self.learner.learn();
                self.learner.activity.fade(FADE);
            }
        }
        ControlFlow::Continue(())
    }

    fn is_solved(&self) -> bool {
        let board = &self.learner.rules;
        board.state.domains[..board.rules.declared].iter().all(Bits::is_few)
    }

    fn solution(&self) -> Values {
        let board = &self.learner.rules;
        let domains = board.state.domains.iter().zip(&board.rules.base).take(board.rules.declared);
        let values = domains.map(|(domain, base)| base + i64::from(domain.low())).collect();
        Values { model: self.model.clone(), values }
    }

    /// Remembers the values that variables have, if more have one than ever.
    fn remember(&mut self) {
        let domains = &self.learner.rules.state.domains;
        let many = domains.iter().filter(|domain| domain.is_few()).count();
        if many > self.longest {
            self.longest = many;
            for (target, domain) in self.target.iter_mut().zip(domains).filter(|(_, domain)| domain.is_few()) {
                *target = domain.low();
            }
        }
    }

    /// Where to go on.
    fn choice(&mut self) -> Literal {
        if self.learner.conflicts() < EARLY || self.is_near() {
            return self.of_smallest();
        }
        let log = &self.learner.rules.state.witness;
        if !self.is_filled {
            self.is_filled = true;
            (0..log.numbers() as u32).for_each(|number| self.learner.activity.insert(number, 0.0));
        }
        let number = self.learner.activity.next(&self.learner.rules.state).expect("a variable has several values");
        let state = &self.learner.rules.state;
        let (variable, says) = state.witness.meaning(2 * number);
        let target = self.target[variable as usize];
        let is_there = target != NONE && state.domains[variable as usize].has(target);
        let says = match says {
            Says::Is(_) if is_there => Says::Is(target),
            Says::From(bit) if !is_there || target < bit => Says::UpTo(bit - 1),
            says => says,
        };
        state.witness.literal_of(variable, says)
    }

    /// A value of the variable that has the fewest, or half of them.
    fn of_smallest(&self) -> Literal {
        let Board { rules, state, .. } = &self.learner.rules;
        let open = |variables: &[u32]| {
            let open = variables.iter().copied().filter(|&variable| !state.domains[variable as usize].is_few());
            open.min_by_key(|&variable| state.domains[variable as usize].count())
        };
        let variable = open(&rules.leaders).or_else(|| open(&rules.followers)).expect("a variable has several values");
        let (domain, target) = (&state.domains[variable as usize], self.target[variable as usize]);
        let says = match () {
            () if target != NONE && domain.has(target) => Says::Is(target),
            () if domain.count() > HALVED => Says::UpTo(domain.low().midpoint(domain.high())),
            () => Says::Is(domain.low()),
        };
        state.witness.literal_of(variable, says)
    }
}

/// Keeps half of the clauses: those of few levels first, then those that were of use lately.
fn keep(clauses: &mut [Record]) -> usize {
    clauses.sort_unstable_by_key(|clause| (clause.levels, Reverse(clause.used), clause.clause));
    clauses.partition_point(|clause| clause.levels <= KEPT).max(clauses.len() / 2)
}
