//! The loop: propagate; learn from a conflict, or give a solution, or choose.
//!
//! **Giving all solutions.** The first few are forbidden by a clause each, then choices are turned round (`learn::Learner`).
//!
//! **The least solution in row order.** A solution is known. The first open cell takes its least value: if that is the known
//! solution's, there is nothing to ask; if it is less, the search goes on as it likes below this choice, and either finds a
//! solution, which is then the known one, or learns that there is none. All that is learned serves the next cells.

use std::cmp::Reverse;
use std::ops::ControlFlow;

use super::super::Shape;
use super::board::Assignment;
use super::choose::Choice;
use super::layout::Layout;
use super::script::Script;
use super::{Cause, LearnEnd, Stats};
use ::learn::pace::luby;
use ::learn::{Learner, Record, Steps};
use registry::ProofLog;

/// Conflicts to the first restart. (In tests it comes soon, as forgetting does, so that small grids see both.)
const RESTART: u64 = if cfg!(test) { 5 } else { 100 };

/// Restarts after which a new longest trail is looked for.
const LOOK_AGAIN: u64 = 10;

/// Clauses to the first forgetting; each later one takes a tenth more.
const FORGET: usize = if cfg!(test) { 20 } else { 2000 };

/// Clauses of this number of levels, or fewer, are never forgotten.
const KEPT: u32 = 2;

/// How much a part in a conflict counts after one more: at first, and later on.
const FADE: f32 = 0.95;
const FADE_LATE: f32 = 0.98;
const LATE: u64 = 1500;

/// How many solutions are forbidden by clauses.
const FORBIDDEN: u64 = 8;

/// Rounds between two questions whether to stop: 10 ms or less.
const ASK: u64 = 256;

/// A search on grids of at most 2^S values.
#[derive(Debug)]
pub(super) struct LearningSearch<const S: usize> {
    learner: Learner<Assignment<S>>,
    choice: Choice<S>,
    /// How long the trail was when pairs were last looked for.
    paired: usize,
    pub(super) stats: Stats,
    grid: Vec<u8>,
    /// What the least solution is looked for with.
    descent: Option<Descent>,
    /// A solution that is not looked for.
    but: Option<Vec<u8>>,
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
            learner: Learner::new(Assignment::new(Layout::new(shape)), Layout::<S>::CANDIDATES),
            choice: Choice::new(),
            paired: 0,
            stats: Stats::default(),
            grid: vec![0; shape.cells()],
            descent: None,
            but: None,
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

    /// Looks for a solution other than `but`, and writes a proof if there is none.
    pub(super) fn prove(
        &mut self,
        cells: &[u8],
        but: Option<&[u8]>,
        log: &ProofLog,
        stop: &mut dyn FnMut() -> bool,
        answer: &mut dyn FnMut(&[u8]) -> ControlFlow<()>,
    ) -> LearnEnd {
        let claim = match but {
            Some(values) => values.iter().fold("only".to_string(), |claim, value| format!("{claim} {value}")),
            None => "none".to_string(),
        };
        let n = self.learner.rules.layout.n;
        self.learner.rules.script = Some(Script::begin(log, n, &claim));
        self.but = but.map(<[u8]>::to_vec);
        let end = self.solve(cells, 1, stop, answer);
        self.but = None;
        let script = self.learner.rules.script.take().expect("nobody else takes it");
        if end.cause == Cause::Exhausted {
            script.end();
        }
        end
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
        let board = &self.learner.rules;
        self.stats.propagations = board.undone + board.len as u64;
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
        self.learner.clear();
        self.choice.clear();
        self.stats = Stats::default();
        self.paired = 0;
        if limit == 0 {
            self.learner.rules.clear();
            return Cause::Limit;
        }
        let board = &mut self.learner.rules;
        if !board.set(cells, self.choice.isa) {
            return Cause::Exhausted;
        }
        if let Some(but) = &self.but {
            let values = but.iter().zip(0..).filter(|&(_, cell)| cells[cell] == 0);
            let n = board.layout.n;
            let literal = |(&value, cell): (&u8, usize)| {
                let candidate = ((((cell / n) << S) | (cell % n)) << S) | (usize::from(value) - 1);
                2 * candidate as u32 + 1
            };
            let clause: Vec<u32> = values.map(literal).collect();
            if !self.learner.add(&clause) {
                return Cause::Exhausted;
            }
        }
        let board = &mut self.learner.rules;
        if board.placed < cells.len() / 8 {
            self.choice.aim_at_pattern(&board.layout, board.placed == 0);
        }
        let (mut since, mut restarts) = (0, 0);
        let (mut most, mut more) = (FORGET, FORGET);
        for round in 1u64.. {
            if round.is_multiple_of(ASK) && stop() {
                return Cause::Stopped;
            }
            if !self.learner.propagate() {
                self.stats.conflicts += 1;
                since += 1;
                match self.level() {
                    0 => return Cause::Exhausted,
                    _ if self.learner.is_at_floor() => self.learner.turn_round(),
                    _ => self.learn(),
                }
            } else if self.learner.rules.placed == self.grid.len() {
                self.write();
                if self.goes_lower() {
                    continue;
                }
                *solutions += 1;
                if answer(&self.grid).is_break() {
                    return Cause::Broken;
                }
                match self.level() {
                    _ if *solutions == limit => return Cause::Limit,
                    0 => return Cause::Exhausted,
                    _ if *solutions <= FORBIDDEN => self.learner.forbid(),
                    _ => self.learner.turn_round(),
                }
            } else if since >= RESTART * luby(restarts) {
                since = 0;
                restarts += 1;
                if restarts.is_multiple_of(LOOK_AGAIN) {
                    self.choice.look_again();
                }
                if self.learner.clauses() > most {
                    self.learner.forget(keep);
                    most = self.learner.clauses() + more;
                    more += FORGET / 10;
                } else {
                    self.learner.restart();
                }
            } else if !self.pair_up() {
                let candidate = self.downwards().unwrap_or_else(|| {
                    let Learner { rules, activity, .. } = &mut self.learner;
                    self.choice.choose(rules, activity, self.stats.conflicts)
                });
                self.stats.decisions += 1;
                self.learner.rules.choose(candidate);
            }
        }
        unreachable!("rounds do not end")
    }

    fn level(&self) -> usize {
        self.learner.rules.level()
    }

    /// Strikes out what pairs exclude, at level 0 and if there is something new there.
    fn pair_up(&mut self) -> bool {
        let board = &mut self.learner.rules;
        if board.level() != 0 || board.len == self.paired {
            return false;
        }
        self.paired = board.len;
        board.pair_up(self.choice.isa)
    }

    /// Learns from the conflict.
    fn learn(&mut self) {
        self.choice.remember(&self.learner.rules);
        let clauses = self.learner.clauses();
        self.learner.learn();
        self.stats.learned += (self.learner.clauses() - clauses) as u64;
        let is_late = self.stats.conflicts >= LATE;
        self.learner.activity.fade(if is_late { FADE_LATE } else { FADE });
    }

    /// The choice that leads to the least solution, unless one that would lead there is still to be decided.
    fn downwards(&mut self) -> Option<usize> {
        let board = &self.learner.rules;
        let descent = self.descent.as_mut()?;
        if descent.is_probing(board.level()) {
            return None;
        }
        let n = board.layout.n;
        let open = |&(row, column): &(usize, usize)| !board.left[row << S | column].is_power_of_two();
        let (row, column) = (0..n * n).map(|cell| (cell / n, cell % n)).find(open)?;
        let value = board.left[row << S | column].trailing_zeros() as usize;
        if value + 1 < usize::from(descent.known[row * n + column]) {
            descent.probe = Some(board.level() + 1);
        }
        Some((row << S | column) << S | value)
    }

    /// If a choice led to a lesser solution: keeps it, and goes on from that choice.
    fn goes_lower(&mut self) -> bool {
        let level = self.level();
        let Some(descent) = &mut self.descent else { return false };
        if !descent.is_probing(level) {
            return false;
        }
        descent.known.copy_from_slice(&self.grid);
        let level = descent.probe.take().expect("it probes");
        self.learner.back_to(level);
        true
    }

    /// Writes the solution.
    fn write(&mut self) {
        let board = &self.learner.rules;
        for (row, cells) in self.grid.chunks_exact_mut(board.layout.n).enumerate() {
            for (cell, left) in cells.iter_mut().zip(&board.left[row << S..]) {
                *cell = left.trailing_zeros() as u8 + 1;
            }
        }
    }
}

impl Descent {
    /// Is a choice still to be decided, now that the search is at this level? It is if it was not taken back.
    fn is_probing(&mut self, level: usize) -> bool {
        self.probe = self.probe.filter(|&probe| probe <= level);
        self.probe.is_some()
    }
}

/// Keeps half of the clauses: those of few levels first, then those that were of use lately.
fn keep(clauses: &mut [Record]) -> usize {
    clauses.sort_unstable_by_key(|clause| (clause.levels, Reverse(clause.used), clause.clause));
    clauses.partition_point(|clause| clause.levels <= KEPT).max(clauses.len() / 2)
}
