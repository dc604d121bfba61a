//! What a conflict teaches: a clause that forbids its cause.
//!
//! Going back along the trail, each step of the last level that had a part in the conflict is replaced by its reason,
//! until one is left (the first unique implication point; Marques-Silva and Sakallah, GRASP, 1996). The negation of what
//! remains is the clause. Two things are done to it:
//!
//! - A step of an earlier level is replaced by the one that stands for it ([`Rules::stands_for`]): for a struck candidate
//!   of a Sudoku, the placed one that struck it out.
//! - What the rest of the clause implies is dropped, by going back from it (Sörensson and Biere, 2009).
//!
//! A trap: dropping candidates that are peers of a placement in the clause looks like the second, but is circular if
//! that placement is then dropped because of them: it called 10 of 100 Sudokus unique that were not. Here every argument
//! goes strictly back along the trail.

use crate::clauses::Clauses;
use crate::{Cause, Literal, Rules, Steps};

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

/// There is no step of this level in the clause.
const NONE: u32 = u32::MAX;

/// Scratch space, and the clause.
#[derive(Debug)]
pub(crate) struct Analysis {
    /// Of each step.
    marks: Vec<Mark>,
    /// The steps with marks.
    marked: Vec<u32>,
    /// The steps of the last level that are to be replaced, as a set.
    pending: Vec<u64>,
    /// Reasons of steps, as a stack.
    why: Vec<u32>,
    /// The steps of the clause.
    steps: Vec<u32>,
    /// Of each level, while a clause is made shorter: its first step there.
    first_of: Vec<u32>,
    /// Of each level: the last analysis whose clause had a step of it.
    stamps: Vec<u32>,
    stamp: u32,
    /// How many reasons were looked at.
    pub(crate) looked: u64,
    /// The clause: first the literal that becomes true, then one of the level to go back to.
    pub(crate) clause: Vec<Literal>,
    /// The level to go back to.
    pub(crate) back: usize,
    /// How many levels the clause has.
    pub(crate) levels: u32,
}

impl Analysis {
    pub(crate) fn new() -> Self {
        Analysis {
            marks: Vec::new(),
            marked: Vec::new(),
            pending: Vec::new(),
            why: Vec::new(),
            steps: Vec::new(),
            first_of: Vec::new(),
            stamps: Vec::new(),
            stamp: 0,
            looked: 0,
            clause: Vec::new(),
            back: 0,
            levels: 0,
        }
    }

    /// Turns a conflict into a clause: that of a clause, or of the rules. `bump` is told of each variable that had a part
    /// in it.
    pub(crate) fn analyse<R: Rules>(
        &mut self,
        rules: &R,
        clauses: &mut Clauses,
        conflict: Option<u32>,
        now: u32,
        mut bump: impl FnMut(u32),
    ) {
        let steps = rules.steps();
        let last = *steps.starts().last().expect("a conflict above level 0") as usize;
        let first = steps.starts()[0] as usize;
        self.make_room(steps.end(), steps.level());
        self.steps.clear();
        self.why.clear();
        match conflict {
            Some(clause) => {
                clauses.used(clause, now);
                self.why.extend(clauses.literals(clause).iter().map(|&literal| steps.step_of(literal) as u32));
            }
            None => rules.each_of_conflict(|step| self.why.push(step as u32)),
        }
        // Slices: their lengths need not be read again after each word written.
        let (marks, pending) = (&mut *self.marks, &mut *self.pending);
        let mut open = 0usize;
        let mut word = (steps.end() - 1) / 64;
        let point = loop {
            self.looked += self.why.len() as u64;
            for &step in &self.why {
                let mut step = step as usize;
                if step < first || marks[step] != Mark::Unknown {
                    continue;
                }
                marks[step] = Mark::In;
                self.marked.push(step as u32);
                let by = if R::PASSES_PARTS_ON || step < last {
                    match steps.cause(step) {
                        Cause::Rule(rule) => rules.stands_for(rule),
                        _ => None,
                    }
                } else {
                    None
                };
                if R::PASSES_PARTS_ON {
                    bump(by.unwrap_or_else(|| steps.literal(step)) >> 1);
                }
                if step >= last {
                    if !R::PASSES_PARTS_ON {
                        bump(steps.literal(step) >> 1);
                    }
                    pending[step / 64] |= 1 << (step % 64);
                    open += 1;
                    continue;
                }
                if let Some(by) = by {
                    step = steps.step_of(by);
                    if marks[step] != Mark::Unknown {
                        continue;
                    }
                    marks[step] = Mark::In;
                    self.marked.push(step as u32);
                }
                if !R::PASSES_PARTS_ON {
                    bump(steps.literal(step) >> 1);
                }
                self.steps.push(step as u32);
            }
            self.why.clear();
            while pending[word] == 0 {
                word -= 1;
            }
            let bit = 63 - pending[word].leading_zeros() as usize;
            pending[word] &= !(1 << bit);
            let step = word * 64 + bit;
            open -= 1;
            if open == 0 {
                break step;
            }
            let cause = steps.cause(step);
            if let Cause::Clause(clause) = cause {
                clauses.used(clause, now);
            }
            let why = &mut self.why;
            each_reason(rules, clauses, step, cause, |step| {
                why.push(step as u32);
                true
            });
        };
        if self.steps.len() <= R::LONG {
            self.minimise(rules, clauses, first);
        }
        for step in self.marked.drain(..) {
            self.marks[step as usize] = Mark::Unknown;
        }
        self.finish(steps, point);
    }

    /// Makes room for this number of steps and levels.
    fn make_room(&mut self, steps: usize, levels: usize) {
        if self.marks.len() < steps {
            self.marks.resize(steps, Mark::Unknown);
            self.pending.resize(steps.div_ceil(64), 0);
        }
        if self.first_of.len() <= levels {
            self.first_of.resize(levels + 1, NONE);
            self.stamps.resize(levels + 1, 0);
        }
    }

    /// Drops the steps that the others imply.
    fn minimise<R: Rules>(&mut self, rules: &R, clauses: &Clauses, first: usize) {
        let level_of = |step: u32| rules.steps().level_of(step as usize);
        let mut steps = std::mem::take(&mut self.steps);
        for &step in &steps {
            let first = &mut self.first_of[level_of(step)];
            *first = step.min(*first);
        }
        // The first of its level in the clause can follow from nothing in it.
        steps.retain(|&step| {
            self.first_of[level_of(step)] == step || !self.is_implied(rules, clauses, first, step as usize, 0)
        });
        steps.iter().for_each(|&step| self.first_of[level_of(step)] = NONE);
        self.steps = steps;
    }

    /// Do the marked steps imply this one's reason?
    fn is_implied<R: Rules>(&mut self, rules: &R, clauses: &Clauses, first: usize, step: usize, depth: u32) -> bool {
        let steps = rules.steps();
        let cause = steps.cause(step);
        if cause == Cause::Choice || depth > R::DEEPEST {
            return false;
        }
        // First the cheap questions, and no further than the first that fails: most steps fail one.
        let start = self.why.len();
        let (marks, first_of, why) = (&*self.marks, &*self.first_of, &mut self.why);
        let mut looked = 0;
        let may_be = each_reason(rules, clauses, step, cause, |step| {
            looked += 1;
            if step < first {
                return true;
            }
            match marks[step] {
                Mark::In | Mark::Implied => true,
                Mark::Free => false,
                Mark::Unknown => {
                    why.push(step as u32);
                    first_of[steps.level_of(step)] < step as u32
                }
            }
        });
        self.looked += looked;
        if !may_be {
            self.why.truncate(start);
            return false;
        }
        let mut implied = true;
        for i in start..self.why.len() {
            let step = self.why[i] as usize;
            implied = match self.marks[step] {
                Mark::In | Mark::Implied => true,
                Mark::Free => false,
                Mark::Unknown => {
                    let implied = self.is_implied(rules, clauses, first, step, depth + 1);
                    self.marks[step] = if implied { Mark::Implied } else { Mark::Free };
                    self.marked.push(step as u32);
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
    fn finish(&mut self, steps: &impl Steps, point: usize) {
        self.clause.clear();
        self.clause.push(steps.literal(point) ^ 1);
        self.stamp += 1;
        (self.levels, self.back) = (1, 0);
        for &step in &self.steps {
            let level = steps.level_of(step as usize);
            let stamp = std::mem::replace(&mut self.stamps[level], self.stamp);
            self.levels += u32::from(stamp != self.stamp);
            self.clause.push(steps.literal(step as usize) ^ 1);
            if level > self.back {
                self.back = level;
                let end = self.clause.len() - 1;
                self.clause.swap(1, end);
            }
        }
    }
}

/// Goes through the steps that are the reason of one, as long as `each` says so. Did it always?
#[inline(always)]
fn each_reason<R: Rules>(
    rules: &R,
    clauses: &Clauses,
    step: usize,
    cause: Cause,
    mut each: impl FnMut(usize) -> bool,
) -> bool {
    match cause {
        Cause::Choice => true,
        Cause::Rule(rule) => rules.each_reason(step, rule, each),
        Cause::Clause(clause) => {
            let steps = rules.steps();
            let own = steps.literal(step);
            clauses.literals(clause).iter().all(|&other| other == own || each(steps.step_of(other)))
        }
    }
}
