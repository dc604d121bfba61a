//! What a conflict teaches: a clause that forbids its cause.
//!
//! Going back along the trail, each step of the last level that had a part in the conflict is replaced by its reason,
//! until one is left (the first unique implication point; Marques-Silva and Sakallah, GRASP, 1996). The negation of
//! what remains is the clause. Two things are done to it:
//!
//! - A struck candidate of an earlier level is replaced by the placed one that struck it out. Many candidates of a
//!   constraint were struck out by one placement, so the clause gets shorter, and it speaks of placements.
//! - What the rest of the clause implies is dropped, by going back from it (Sörensson and Biere, 2009).
//!
//! A trap: dropping candidates that are peers of a placement in the clause looks like the second, but is circular if
//! that placement is then dropped because of them: it called 10 of 100 puzzles unique that were not. Here every
//! argument goes strictly back along the trail.

use super::board::{Assignment, Conflict, Literal, Reason};
use super::clauses::Clauses;
use super::explain::{each_reason, explain};

/// What is known of a step during an analysis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mark {
    Unknown,
    /// It is in the clause, or follows from what is, or was.
    In,
    /// It follows from the clause.
    Implied,
    /// It was not found to.
    Free,
}

/// How far minimisation goes back.
const DEEPEST: u32 = 30;

/// Clauses longer than this are left as they are: it would shorten those of 36×36 by an eighth, for a quarter of the
/// time.
const LONG: usize = 100;

/// What an analysis knows of a level.
#[derive(Clone, Copy, Debug, Default)]
struct Level {
    /// The last analysis whose clause had a step of it.
    stamp: u32,
    /// The first such step.
    first: u32,
}

/// Scratch space, and the clause.
#[derive(Debug)]
pub(super) struct Analysis {
    /// Of each step.
    marks: Box<[Mark]>,
    /// The steps with marks.
    marked: Vec<u32>,
    /// The steps of the last level that are to be replaced, as a set.
    pending: Box<[u64]>,
    /// Reasons of steps, as a stack.
    why: Vec<u32>,
    /// The steps of the clause.
    steps: Vec<u32>,
    levels_of: Box<[Level]>,
    stamp: u32,
    /// The clause: first the literal that becomes true, then one of the level to go back to.
    pub(super) clause: Vec<Literal>,
    /// The level to go back to.
    pub(super) back: usize,
    /// How many levels the clause has.
    pub(super) levels: u32,
}

impl Analysis {
    /// An analysis for this number of candidates and cells.
    pub(super) fn new(candidates: usize, cells: usize) -> Self {
        Analysis {
            marks: vec![Mark::Unknown; candidates + 2].into(),
            marked: Vec::new(),
            pending: vec![0; candidates / 64 + 2].into(),
            why: Vec::new(),
            steps: Vec::new(),
            levels_of: vec![Level::default(); cells + 1].into(),
            stamp: 0,
            clause: Vec::new(),
            back: 0,
            levels: 0,
        }
    }

    /// Turns the conflict into a clause. `bump` is told of each candidate that had a part in it.
    pub(super) fn analyse<const S: usize>(
        &mut self,
        board: &Assignment<S>,
        clauses: &mut Clauses<S>,
        now: u64,
        mut bump: impl FnMut(usize),
    ) {
        let last = *board.starts.last().expect("a conflict above level 0") as usize;
        let first = board.starts[0] as usize;
        self.steps.clear();
        self.why.clear();
        match board.conflict.expect("a conflict") {
            Conflict::Empty(constraint) => explain(board, clauses, Reason::Last(constraint), usize::MAX, &mut self.why),
            Conflict::Both(a, b) => self.why.extend([a, b].map(|candidate| board.step_of(candidate) as u32)),
            Conflict::Clause(clause) => explain(board, clauses, Reason::Clause(clause), usize::MAX, &mut self.why),
            Conflict::Locked(constraint, candidate) => {
                explain(board, clauses, Reason::Locked(constraint), candidate, &mut self.why);
                self.why.push(board.step_of(candidate) as u32);
            }
        }
        let mut open = 0usize;
        let mut word = (board.len - 1) / 64;
        let point = loop {
            for &number in &self.why {
                let mut number = number as usize;
                if number < first || self.marks[number] != Mark::Unknown {
                    continue;
                }
                self.marks[number] = Mark::In;
                self.marked.push(number as u32);
                let step = board.step(number);
                if number >= last {
                    bump(step.candidate());
                    self.pending[number / 64] |= 1 << (number % 64);
                    open += 1;
                    continue;
                }
                if step.is_struck()
                    && let Reason::Placed(by) = step.reason()
                {
                    number = board.step_of(by);
                    if self.marks[number] != Mark::Unknown {
                        continue;
                    }
                    self.marks[number] = Mark::In;
                    self.marked.push(number as u32);
                }
                bump(board.step(number).candidate());
                self.steps.push(number as u32);
            }
            self.why.clear();
            while self.pending[word] == 0 {
                word -= 1;
            }
            let bit = 63 - self.pending[word].leading_zeros() as usize;
            self.pending[word] &= !(1 << bit);
            let number = word * 64 + bit;
            open -= 1;
            if open == 0 {
                break number;
            }
            let step = board.step(number);
            if let Reason::Clause(clause) = step.reason() {
                clauses.used(clause, now);
            }
            explain(board, clauses, step.reason(), step.candidate(), &mut self.why);
        };
        if self.steps.len() <= LONG {
            self.minimise(board, clauses, first);
        }
        for number in self.marked.drain(..) {
            self.marks[number as usize] = Mark::Unknown;
        }
        self.finish(board, point);
    }

    /// Drops the steps that the others imply.
    fn minimise<const S: usize>(&mut self, board: &Assignment<S>, clauses: &Clauses<S>, first: usize) {
        self.stamp += 1;
        for &number in &self.steps {
            let level = &mut self.levels_of[board.step(number as usize).level()];
            if level.stamp != self.stamp {
                *level = Level { stamp: self.stamp, first: number };
            }
            level.first = level.first.min(number);
        }
        let mut steps = std::mem::take(&mut self.steps);
        // The first of its level in the clause can follow from nothing in it.
        steps.retain(|&number| {
            self.levels_of[board.step(number as usize).level()].first == number
                || !self.is_implied(board, clauses, first, number as usize, 0)
        });
        self.steps = steps;
    }

    /// Do the marked steps imply this one's reason?
    fn is_implied<const S: usize>(
        &mut self,
        board: &Assignment<S>,
        clauses: &Clauses<S>,
        first: usize,
        number: usize,
        depth: u32,
    ) -> bool {
        let step = board.step(number);
        if step.reason() == Reason::None || depth > DEEPEST {
            return false;
        }
        // First the cheap questions, and no further than the first that fails: most steps fail one.
        let start = self.why.len();
        let (marks, levels, stamp, why) = (&self.marks, &self.levels_of, self.stamp, &mut self.why);
        let may_be = each_reason(board, clauses, step.reason(), step.candidate(), |number| {
            if number < first {
                return true;
            }
            match marks[number] {
                Mark::In | Mark::Implied => true,
                Mark::Free => false,
                Mark::Unknown => {
                    why.push(number as u32);
                    let level = levels[board.step(number).level()];
                    level.stamp == stamp && level.first < number as u32
                }
            }
        });
        if !may_be {
            self.why.truncate(start);
            return false;
        }
        let kept = self.why.len();
        let mut implied = true;
        for i in start..kept {
            let number = self.why[i] as usize;
            implied = match self.marks[number] {
                Mark::In | Mark::Implied => true,
                Mark::Free => false,
                Mark::Unknown => {
                    let implied = self.is_implied(board, clauses, first, number, depth + 1);
                    self.marks[number] = if implied { Mark::Implied } else { Mark::Free };
                    self.marked.push(number as u32);
                    implied
                }
            };
            if !implied {
                break;
            }
        }
        self.why.truncate(start);
        implied
    }

    /// Writes the clause.
    fn finish<const S: usize>(&mut self, board: &Assignment<S>, point: usize) {
        self.clause.clear();
        self.clause.push(board.step(point).literal() ^ 1);
        self.stamp += 1;
        (self.levels, self.back) = (1, 0);
        for &number in &self.steps {
            let step = board.step(number as usize);
            let level = step.level();
            if self.levels_of[level].stamp != self.stamp {
                self.levels_of[level].stamp = self.stamp;
                self.levels += 1;
            }
            self.clause.push(step.literal() ^ 1);
            if level > self.back {
                self.back = level;
                let end = self.clause.len() - 1;
                self.clause.swap(1, end);
            }
        }
    }
}
