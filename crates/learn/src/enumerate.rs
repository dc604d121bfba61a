//! Going on after a solution.
//!
//! The first few are best forbidden by a clause each, that not all their choices may be made again; so the search may go
//! anywhere, which is what proves soonest that a solution is the only one. With thousands of solutions those clauses would
//! drown the learned ones. So from then on the last choice is turned round where it stands, and the search goes back no
//! further than that until all below is done (Gebser, Kaufmann, Neumann and Schaub, "Conflict-driven answer set
//! enumeration", 2007): it keeps nothing about the solutions that it gave.

use crate::{Cause, Learner, Literal, Rules, Steps};

impl<R: Rules> Learner<R> {
    /// Forbids to make all the choices again that led here. To be called above level 0, before any choice is turned round.
    pub fn forbid(&mut self) {
        let steps = self.rules.steps();
        let level = steps.level();
        let clause: Vec<Literal> = (1..=level).rev().map(|level| steps.choice_at(level) ^ 1).collect();
        self.back_to(level - 1);
        let cause = match level {
            1 => Cause::Choice,
            _ => Cause::Clause(self.clauses.add(&mut self.rules, &clause, 0, self.conflicts)),
        };
        self.rules.make_true(clause[0], cause);
    }

    /// Makes the opposite of the last choice, as a part of the level before: after a solution, or a conflict at the floor.
    pub fn turn_round(&mut self) {
        let level = self.rules.steps().level();
        let choice = self.rules.steps().choice_at(level);
        self.back_to(level - 1);
        self.floor = level - 1;
        self.rules.make_true(choice ^ 1, Cause::Choice);
    }

    /// Is all below the last choice done, if there is a conflict now? Then it is turned round, or, at level 0, all is.
    pub fn is_at_floor(&self) -> bool {
        self.rules.steps().level() == self.floor
    }

    /// Goes back to level 0. Choices that were turned round become clauses, with the choices under which they were.
    pub(crate) fn lower_floor(&mut self) {
        let steps = self.rules.steps();
        let starts = steps.starts();
        let first = starts.first().map_or(steps.end(), |&start| start as usize);
        let is_turned =
            |&step: &usize| steps.cause(step) == Cause::Choice && starts[steps.level_of(step) - 1] as usize != step;
        let clause = |step: usize| -> Vec<Literal> {
            let choices = (1..=steps.level_of(step)).rev().map(|level| steps.choice_at(level) ^ 1);
            std::iter::once(steps.literal(step)).chain(choices).collect()
        };
        let turned: Vec<_> = (first..steps.end()).filter(is_turned).map(clause).collect();
        self.back_to(0);
        self.floor = 0;
        for clause in turned {
            self.clauses.add(&mut self.rules, &clause, 0, self.conflicts);
        }
    }
}
