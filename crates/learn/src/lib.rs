//! Learning from conflicts: one engine, whatever the puzzle.
//!
//! A plain search meets the same contradiction again and again in different places. This one turns each conflict into a
//! clause that forbids its cause, goes back to where that clause says something new, and begins afresh now and then (CDCL,
//! as modern SAT solvers do).
//!
//! What a SAT solver does not have are rules that are no clauses. A graph with 18 colours has a clause for each edge and
//! colour, a Sudoku of 36×36 three million; here [`Rules`] keep them as rows of bits, draw conclusions some words at a time,
//! and say why only when they are asked. The engine sees literals, and steps of a trail with their causes:
//!
//! ```text
//!               propagate, next_false, make_true, back_to
//!     Learner ────────────────────────────────────────────▶ Rules    the board, and what follows by its rules
//!        │                                                    │
//!        │  each_reason, each_of_conflict, stands_for         │
//!        ◀────────────────────────────────────────────────────┘
//!        │                                                  Steps    what was decided, when and why (`Trail`)
//!        ├── clauses    what was learned, two watches each
//!        ├── watch      propagation: the rules first, then clauses
//!        ├── analyse    a conflict becomes a clause
//!        ├── activity   which variables had a part in conflicts
//!        └── enumerate  going on after a solution
//! ```
//!
//! Everything is dispatched statically, so that a puzzle's own words and loops are compiled into the engine's: colouring
//! takes no more instructions a conflict than it did with an engine of its own (66.8 thousand, before 67.6; DSJC125.5 with 18
//! colours). What is left to the puzzle is what differs with good reason: where to go on, when to begin afresh
//! ([`pace`] has two ways), which clauses to forget, and the loop itself, which is some ten lines:
//!
//! ```text
//!     loop {
//!         if !learner.propagate()        { if level 0: there is none; learner.learn(), fade, note the conflict }
//!         else if it is time             { learner.restart(), or learner.forget(..) }
//!         else if a variable is open     { learner.rules.choose(..) }
//!         else                           { a solution; learner.forbid() or learner.turn_round() to go on }
//!     }
//! ```
//!
//! A reason may be any steps before the one that it explains; so rules may speak of values (x = 3, x ≠ 3) or of bounds
//! (x ≥ 5, which the step that made x ≥ 7 explains as well). A clause that was learned or is forgotten is shown to the rules
//! ([`Rules::learned`], [`Rules::forgot`]), as a proof would have it written down; where they do nothing that costs nothing.

mod activity;
mod analyse;
mod clauses;
mod enumerate;
mod heap;
pub mod pace;
mod rules;
mod trail;
mod watch;

pub use activity::Activity;
pub use clauses::Record;
pub use rules::{Cause, Literal, Rules, Steps};
pub use trail::Trail;

use analyse::Analysis;
use clauses::Clauses;

/// A board whose conflicts become clauses.
#[derive(Debug)]
pub struct Learner<R> {
    /// The board, with its rules.
    pub rules: R,
    /// How much part each variable had in conflicts.
    pub activity: Activity,
    clauses: Clauses,
    analysis: Analysis,
    /// A clause whose literals are all false.
    conflict: Option<u32>,
    conflicts: u32,
    /// Levels up to this one are taken back one by one: their solutions were given, or are below them.
    floor: usize,
}

impl<R: Rules> Learner<R> {
    /// With this number of variables, no clauses and no activity.
    pub fn new(rules: R, variables: usize) -> Self {
        Learner {
            rules,
            activity: Activity::new(variables),
            clauses: Clauses::new(2 * variables),
            analysis: Analysis::new(),
            conflict: None,
            conflicts: 0,
            floor: 0,
        }
    }

    /// Forgets everything but the board, which is to be set anew at level 0.
    pub fn clear(&mut self) {
        self.clauses.clear(&mut self.rules);
        self.activity.clear();
        (self.conflict, self.conflicts, self.floor) = (None, 0, 0);
    }

    /// Adds a clause that holds from the start, at level 0. False if it cannot hold.
    pub fn add(&mut self, literals: &[Literal]) -> bool {
        let steps = self.rules.steps();
        if literals.iter().any(|&literal| steps.is_true(literal)) {
            return true;
        }
        let open: Vec<_> = literals.iter().copied().filter(|&literal| !steps.is_false(literal)).collect();
        if open.len() < literals.len() {
            self.rules.learned(&open);
        }
        match open[..] {
            [] => false,
            [literal] => {
                self.rules.make_true(literal, Cause::Choice);
                self.propagate()
            }
            _ => {
                self.clauses.add(&mut self.rules, &open, 0, 0);
                true
            }
        }
    }

    /// Learns a clause from the conflict that [`Learner::propagate`] met above the floor, and goes back to where it makes a
    /// literal true. How many levels did it have?
    pub fn learn(&mut self) -> u32 {
        self.conflicts += 1;
        let activity = &mut self.activity;
        let bump = |variable| activity.bump(variable);
        self.analysis.analyse(&self.rules, &mut self.clauses, self.conflict, self.conflicts, bump);
        self.rules.worked(std::mem::take(&mut self.analysis.looked));
        self.back_to(self.analysis.back.max(self.floor));
        let clause = &self.analysis.clause;
        self.rules.learned(clause);
        let cause = match clause[..] {
            [_] => Cause::Choice,
            _ => Cause::Clause(self.clauses.add(&mut self.rules, clause, self.analysis.levels, self.conflicts)),
        };
        self.rules.make_true(clause[0], cause);
        self.analysis.levels
    }

    /// How many conflicts were learned from.
    pub fn conflicts(&self) -> u32 {
        self.conflicts
    }

    /// How many clauses there are.
    pub fn clauses(&self) -> usize {
        self.clauses.len()
    }

    /// Takes back all levels above `level`.
    pub fn back_to(&mut self, level: usize) {
        if level < self.rules.steps().level() {
            self.rules.back_to(level);
            self.activity.back_to(level);
            self.conflict = None;
        }
    }

    /// Begins afresh, as far up as solutions that were given allow.
    pub fn restart(&mut self) {
        self.back_to(self.floor);
    }

    /// Goes back to level 0 and forgets some clauses, and what level 0 settles of the others. `keep` puts those that were
    /// learned in order, and says how many to keep, from the first on.
    pub fn forget(&mut self, keep: impl FnOnce(&mut [Record]) -> usize) {
        self.lower_floor();
        self.clauses.forget(&mut self.rules, keep);
    }
}

#[cfg(test)]
mod tests;
