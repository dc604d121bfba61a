//! The loop: propagate; learn from a conflict, or give a solution, or choose.
//!
//! **Giving all solutions.** The first few are forbidden by a clause each, that not all their choices may be made
//! again; so the search may go anywhere, which is what proves soonest that a solution is the only one. With thousands
//! of solutions those clauses would drown the learned ones. So from then on the last choice is turned round where it
//! stands, and the search goes back no further than that until all below is done (Gebser, Kaufmann, Neumann and Schaub,
//! "Conflict-driven answer set enumeration", 2007): it keeps nothing about the solutions that it gave.
//!
//! **The least solution in row order.** A solution is known. The first open cell takes its least value: if that is the known
//! solution's, there is nothing to ask; if it is less, the search goes on as it likes below this choice, and either finds a
//! solution, which is then the known one, or learns that there is none. All that is learned serves the next cells.

use std::ops::ControlFlow;

use super::super::Shape;
use super::analyse::Analysis;
use super::board::{Assignment, Literal, Reason};
use super::choose::Choice;
use super::clauses::Clauses;
use super::layout::Layout;
use super::{Cause, LearnEnd, Stats};

/// Conflicts to the first restart. (In tests it comes soon, as forgetting does, so that small grids see both.)
const RESTART: u64 = if cfg!(test) { 5 } else { 100 };

/// Restarts after which a new longest trail is looked for.
const LOOK_AGAIN: u64 = 10;

/// Clauses to the first forgetting; each later one takes a tenth more.
const FORGET: usize = if cfg!(test) { 20 } else { 2000 };

/// How many solutions are forbidden by clauses.
const FORBIDDEN: u64 = 8;

/// Rounds between two questions whether to stop: 10 ms or less.
const ASK: u64 = 256;

/// A search on grids of at most 2^S values.
#[derive(Debug)]
pub(super) struct LearningSearch<const S: usize> {
    board: Assignment<S>,
    clauses: Clauses<S>,
    analysis: Analysis,
    choice: Choice<S>,
    /// Levels up to this one are taken back one by one: their solutions are given, or below them.
    floor: usize,
    /// How long the trail was when pairs were last looked for.
    paired: usize,
    pub(super) stats: Stats,
    grid: Vec<u8>,
    /// What the least solution is looked for with.
    descent: Option<Descent>,
}

/// On the way down to the least solution.
#[derive(Debug)]
struct Descent {
    /// The least solution so far. All choices up to the level of the probe agree with it.
    known: Vec<u8>,
    /// The level of a choice that would make a lesser one, until that is decided.
    probe: Option<usize>,
}

impl<const S: usize> LearningSearch<S> {
    pub(super) fn new(shape: Shape) -> Self {
        LearningSearch {
            board: Assignment::new(Layout::new(shape)),
            clauses: Clauses::new(),
            analysis: Analysis::new(shape.n().pow(3), shape.cells()),
            choice: Choice::new(),
            floor: 0,
            paired: 0,
            stats: Stats::default(),
            grid: vec![0; shape.cells()],
            descent: None,
        }
    }

    /// Makes a solution of the grid the least one in row order; `false` if it was stopped before it knew.
    pub(super) fn lower(&mut self, cells: &[u8], solution: &mut [u8], stop: &mut dyn FnMut() -> bool) -> bool {
        self.descent = Some(Descent { known: solution.to_vec(), probe: None });
        let cause = self.run(cells, 1, stop, &mut |_| ControlFlow::Continue(()), &mut 0);
        let descent = self.descent.take().expect("nobody else takes it");
        solution.copy_from_slice(&descent.known);
        cause == Cause::Limit
    }

    pub(super) fn solve(
        &mut self,
        cells: &[u8],
        limit: u64,
        stop: &mut dyn FnMut() -> bool,
        answer: &mut dyn FnMut(&[u8]) -> ControlFlow<()>,
    ) -> LearnEnd {
        let mut solutions = 0;
        let cause = self.run(cells, limit, stop, answer, &mut solutions);
        self.stats.propagations += self.board.len as u64;
        LearnEnd { solutions, cause }
    }

    fn run(
        &mut self,
        cells: &[u8],
        limit: u64,
        stop: &mut dyn FnMut() -> bool,
        answer: &mut dyn FnMut(&[u8]) -> ControlFlow<()>,
        solutions: &mut u64,
    ) -> Cause {
        assert_eq!(cells.len(), self.grid.len(), "the cells of the shape");
        self.clauses.clear(&mut self.board.watched);
        self.choice.clear();
        self.stats = Stats::default();
        (self.floor, self.paired) = (0, 0);
        if limit == 0 {
            return Cause::Limit;
        }
        if !self.board.set(cells, self.choice.isa) {
            return Cause::Exhausted;
        }
        if self.board.placed < cells.len() / 8 {
            self.choice.aim_at_pattern(&self.board.layout, self.board.placed == 0);
        }
        let (mut since, mut restarts) = (0, 0);
        let (mut most, mut more) = (FORGET, FORGET);
        for round in 1u64.. {
            if round.is_multiple_of(ASK) && stop() {
                return Cause::Stopped;
            }
            if !self.board.propagate(&mut self.clauses) {
                self.stats.conflicts += 1;
                since += 1;
                match self.board.level() {
                    0 => return Cause::Exhausted,
                    level if level == self.floor => self.turn_round(),
                    _ => self.learn(),
                }
            } else if self.board.placed == self.grid.len() {
                self.write();
                if self.goes_lower() {
                    continue;
                }
                *solutions += 1;
                if answer(&self.grid).is_break() {
                    return Cause::Broken;
                }
                match self.board.level() {
                    _ if *solutions == limit => return Cause::Limit,
                    0 => return Cause::Exhausted,
                    _ if *solutions <= FORBIDDEN => self.forbid(),
                    _ => self.turn_round(),
                }
            } else if since >= RESTART * luby(restarts) {
                since = 0;
                restarts += 1;
                if restarts.is_multiple_of(LOOK_AGAIN) {
                    self.choice.look_again();
                }
                if self.clauses.len() > most {
                    self.forget();
                    most = self.clauses.len() + more;
                    more += FORGET / 10;
                } else {
                    self.back_to(self.floor);
                }
            } else if !self.pair_up() {
                let candidate =
                    self.downwards().unwrap_or_else(|| self.choice.choose(&self.board, self.stats.conflicts));
                self.stats.decisions += 1;
                self.board.choose(candidate);
            }
        }
        unreachable!("rounds do not end")
    }

    /// Strikes out what pairs exclude, at level 0 and if there is something new there.
    fn pair_up(&mut self) -> bool {
        if self.board.level() != 0 || self.board.len == self.paired {
            return false;
        }
        self.paired = self.board.len;
        self.board.pair_up(self.choice.isa)
    }

    /// Learns a clause from the conflict, and goes back to where it makes a literal true.
    fn learn(&mut self) {
        self.choice.remember(&self.board);
        let (analysis, choice) = (&mut self.analysis, &mut self.choice);
        let now = self.stats.conflicts;
        analysis.analyse(&self.board, &mut self.clauses, now, |candidate| choice.bump(candidate));
        choice.fade(now);
        self.back_to(self.analysis.back.max(self.floor));
        let clause = &self.analysis.clause;
        let reason = if clause.len() == 1 {
            Reason::None
        } else {
            self.stats.learned += 1;
            Reason::Clause(self.clauses.add(&mut self.board.watched, clause, self.analysis.levels, now))
        };
        self.board.assert(clause[0], reason);
    }

    /// Forbids to make all the choices again that led to this solution.
    fn forbid(&mut self) {
        let level = self.board.level();
        let clause: Vec<Literal> = (1..=level).rev().map(|level| self.board.choice_at(level) ^ 1).collect();
        self.back_to(level - 1);
        let reason = match level {
            1 => Reason::None,
            _ => Reason::Clause(self.clauses.add(&mut self.board.watched, &clause, 0, self.stats.conflicts)),
        };
        self.board.assert(clause[0], reason);
    }

    /// Makes the opposite of the last choice, as a part of the level before.
    fn turn_round(&mut self) {
        let level = self.board.level();
        let choice = self.board.choice_at(level);
        self.back_to(level - 1);
        self.floor = level - 1;
        self.board.assert(choice ^ 1, Reason::None);
    }

    /// Goes back to the start and forgets clauses. Choices that were turned round become clauses first.
    fn forget(&mut self) {
        let turned = self.board.turned_round();
        self.back_to(0);
        self.floor = 0;
        for clause in turned {
            self.clauses.add(&mut self.board.watched, &clause, 0, self.stats.conflicts);
        }
        self.clauses.forget(&mut self.board);
    }

    /// The choice that leads to the least solution, unless one that would lead there is still to be decided.
    fn downwards(&mut self) -> Option<usize> {
        let descent = self.descent.as_mut().filter(|descent| descent.probe.is_none())?;
        let n = self.board.layout.n;
        let open = |&(row, column): &(usize, usize)| !self.board.left[row << S | column].is_power_of_two();
        let (row, column) = (0..n * n).map(|cell| (cell / n, cell % n)).find(open)?;
        let value = self.board.left[row << S | column].trailing_zeros() as usize;
        if value + 1 < usize::from(descent.known[row * n + column]) {
            descent.probe = Some(self.board.level() + 1);
        }
        Some((row << S | column) << S | value)
    }

    /// If a choice led to a lesser solution: keeps it, and goes on from that choice.
    fn goes_lower(&mut self) -> bool {
        let Some(descent) = &mut self.descent else { return false };
        let Some(level) = descent.probe.take() else { return false };
        descent.known.copy_from_slice(&self.grid);
        self.back_to(level);
        true
    }

    fn back_to(&mut self, level: usize) {
        if let Some(descent) = &mut self.descent {
            descent.probe = descent.probe.filter(|&probe| probe <= level);
        }
        if level < self.board.level() {
            let len = self.board.len;
            self.board.back_to(level);
            self.choice.back_to(level);
            self.stats.propagations += (len - self.board.len) as u64;
        }
    }

    /// Writes the solution.
    fn write(&mut self) {
        let n = self.board.layout.n;
        for (row, cells) in self.grid.chunks_exact_mut(n).enumerate() {
            for (cell, left) in cells.iter_mut().zip(&self.board.left[row << S..]) {
                *cell = left.trailing_zeros() as u8 + 1;
            }
        }
    }
}

/// 1, 1, 2, 1, 1, 2, 4, 1, … (Luby, Sinclair and Zuckerman, 1993).
fn luby(restarts: u64) -> u64 {
    let mut i = restarts + 1;
    loop {
        let half = (i + 1).next_power_of_two() / 2;
        if i == 2 * half - 1 {
            return half;
        }
        i -= half - 1;
    }
}

#[cfg(test)]
mod tests {
    use super::luby;

    #[test]
    fn luby_begins_as_published() {
        assert_eq!((0..15).map(luby).collect::<Vec<_>>(), [1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8]);
    }
}
