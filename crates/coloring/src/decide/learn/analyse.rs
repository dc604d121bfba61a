//! What a conflict teaches: a clause that forbids its cause.
//!
//! Going back along the trail, each step of the last level that had a part in the conflict is replaced by its reason,
//! until one is left (the first unique implication point; Marques-Silva and Sakallah, GRASP, 1996). The negation of what
//! remains is the clause. Two things are done to it:
//!
//! - A struck choice of an earlier level is replaced by the placed one that struck it out ([`Analysis::replaces`]). Many
//!   choices were struck out by one, so the clause gets shorter, and it speaks of placements.
//! - What the rest of the clause implies is dropped, by going back from it (Sörensson and Biere, 2009).

use super::board::{Assignment, Choice, Conflict, Literal, Reason};
use super::clauses::Clauses;

/// What is known of a choice during an analysis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mark {
    Unknown,
    /// It is in the clause, or follows from what is.
    In,
    /// It was replaced by its reason.
    Passed,
    /// It follows from the clause.
    Implied,
    /// It was not found to.
    Free,
}

/// How far minimisation goes back.
const DEEPEST: u32 = 100;

/// Scratch space, and the clause.
#[derive(Debug)]
pub(super) struct Analysis {
    /// Is a struck choice replaced by what struck it out?
    pub(super) replaces: bool,
    marks: Box<[Mark]>,
    /// The choices with marks.
    marked: Vec<Choice>,
    /// Reasons, as a stack.
    why: Vec<Choice>,
    /// Of each level: the last analysis whose clause had a choice of it.
    stamps: Vec<u64>,
    stamp: u64,
    /// The clause: first the literal that becomes true, then one of the level to go back to.
    pub(super) clause: Vec<Literal>,
    /// The level to go back to.
    pub(super) back: usize,
    /// How many levels the clause has.
    pub(super) levels: u32,
}

impl Analysis {
    pub(super) fn new(choices: usize, replaces: bool) -> Self {
        Analysis {
            replaces,
            marks: vec![Mark::Unknown; choices].into(),
            marked: Vec::new(),
            why: Vec::new(),
            stamps: Vec::new(),
            stamp: 0,
            clause: Vec::new(),
            back: 0,
            levels: 0,
        }
    }

    /// Turns the conflict into a clause. `bump` is told of each choice that had a part in it.
    pub(super) fn analyse(&mut self, board: &mut Assignment, clauses: &mut Clauses, mut bump: impl FnMut(Choice)) {
        let last = board.level();
        self.clause.clear();
        self.clause.push(0);
        match board.conflict.expect("a conflict") {
            Conflict::Empty(vertex) => self.why.extend(board.choices_of(vertex)),
            Conflict::Both(a, b) => self.why.extend([a, b]),
            Conflict::Clause(clause) => {
                clauses.used(clause);
                self.why.extend(clauses.literals(clause).iter().map(|literal| literal >> 1));
            }
        }
        let mut open = 0u32;
        let mut at = board.trail.len();
        let point = loop {
            board.steps += self.why.len() as u64;
            for i in 0..self.why.len() {
                let mut choice = self.why[i];
                let mut level = board.level_of(choice);
                if level == 0 || self.marks[choice as usize] != Mark::Unknown {
                    continue;
                }
                self.mark(choice, Mark::In);
                if self.replaces
                    && let Reason::Placed(by) = board.reason(choice)
                {
                    bump(by);
                    if level < last {
                        self.marks[choice as usize] = Mark::Passed;
                        if self.marks[by as usize] != Mark::Unknown {
                            continue;
                        }
                        choice = by;
                        level = board.level_of(by);
                        self.mark(by, Mark::In);
                    }
                } else {
                    bump(choice);
                }
                if level == last {
                    open += 1;
                } else {
                    self.clause.push(board.literal(choice) ^ 1);
                }
            }
            self.why.clear();
            let choice = loop {
                at -= 1;
                let choice = board.trail[at] >> 1;
                if self.marks[choice as usize] == Mark::In {
                    break choice;
                }
            };
            self.marks[choice as usize] = Mark::Passed;
            open -= 1;
            if open == 0 {
                break choice;
            }
            let reason = board.reason(choice);
            if let Reason::Clause(clause) = reason {
                clauses.used(clause);
            }
            let why = &mut self.why;
            each_reason(board, clauses, choice, reason, |choice| {
                why.push(choice);
                true
            });
        };
        self.clause[0] = board.literal(point) ^ 1;
        self.finish_levels(board);
        self.minimise(board, clauses);
        for choice in self.marked.drain(..) {
            self.marks[choice as usize] = Mark::Unknown;
        }
        self.order(board);
    }

    fn mark(&mut self, choice: Choice, mark: Mark) {
        self.marks[choice as usize] = mark;
        self.marked.push(choice);
    }

    /// Counts the levels of the clause, and stamps them.
    fn finish_levels(&mut self, board: &Assignment) {
        self.stamp += 1;
        self.levels = 0;
        if self.stamps.len() <= board.level() {
            self.stamps.resize(board.level() + 1, 0);
        }
        for &literal in &self.clause {
            let stamp = &mut self.stamps[board.level_of(literal >> 1)];
            self.levels += u32::from(*stamp != self.stamp);
            *stamp = self.stamp;
        }
    }

    /// Drops the literals that the others imply.
    fn minimise(&mut self, board: &mut Assignment, clauses: &Clauses) {
        let mut clause = std::mem::take(&mut self.clause);
        let first = clause[0];
        clause.retain(|&literal| literal == first || !self.is_implied(board, clauses, literal >> 1, 0));
        self.clause = clause;
    }

    /// Do the marked choices imply this one's reason?
    fn is_implied(&mut self, board: &mut Assignment, clauses: &Clauses, choice: Choice, depth: u32) -> bool {
        let reason = board.reason(choice);
        if reason == Reason::None || depth > DEEPEST {
            return false;
        }
        // First the cheap questions, and no further than the first that fails: most choices fail one.
        let start = self.why.len();
        let (marks, stamps, stamp, why) = (&self.marks, &self.stamps, self.stamp, &mut self.why);
        let mut looked = 0;
        let may_be = each_reason(board, clauses, choice, reason, |choice| {
            looked += 1;
            let level = board.level_of(choice);
            match marks[choice as usize] {
                _ if level == 0 => true,
                Mark::In | Mark::Implied => true,
                Mark::Free => false,
                Mark::Unknown | Mark::Passed => {
                    why.push(choice);
                    stamps[level] == stamp
                }
            }
        });
        board.steps += looked;
        if !may_be {
            self.why.truncate(start);
            return false;
        }
        let mut implied = true;
        for i in start..self.why.len() {
            let choice = self.why[i];
            implied = match self.marks[choice as usize] {
                Mark::In | Mark::Implied => true,
                Mark::Free => false,
                mark @ (Mark::Unknown | Mark::Passed) => {
                    let implied = self.is_implied(board, clauses, choice, depth + 1);
                    self.marks[choice as usize] = if implied { Mark::Implied } else { Mark::Free };
                    if mark == Mark::Unknown {
                        self.marked.push(choice);
                    }
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

    /// Brings a literal of the level to go back to to the second place.
    fn order(&mut self, board: &Assignment) {
        self.back = 0;
        for i in 1..self.clause.len() {
            let level = board.level_of(self.clause[i] >> 1);
            if level > self.back {
                self.back = level;
                self.clause.swap(1, i);
            }
        }
    }
}

/// Goes through the choices that are the reason of one, as long as `each` says so. Did it always?
#[inline(always)]
fn each_reason(
    board: &Assignment,
    clauses: &Clauses,
    choice: Choice,
    reason: Reason,
    mut each: impl FnMut(Choice) -> bool,
) -> bool {
    match reason {
        Reason::None => true,
        Reason::Placed(by) => each(by),
        Reason::Last => board.choices_of(board.vertex(choice)).all(|other| other == choice || each(other)),
        Reason::Clause(clause) => {
            clauses.literals(clause).iter().map(|literal| literal >> 1).all(|other| other == choice || each(other))
        }
    }
}
