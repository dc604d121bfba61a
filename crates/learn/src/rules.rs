//! What the engine has to know of a puzzle.
//!
//! It comes in two parts. [`Steps`] is the record of what was decided: [`Trail`](crate::Trail) keeps one for anybody, and a
//! puzzle whose own words say the same keeps its own. [`Rules`] is what follows from what, and why.

/// A variable that is true (even) or false (odd): variable · 2 + 1 if false.
///
/// A variable is whatever the rules say: a candidate of a cell, a value of a variable of some model, a bound.
pub type Literal = u32;

/// Why a step was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// It was chosen, or is so from the start.
    Choice,
    /// All other literals of this clause are false.
    Clause(u32),
    /// A rule of the puzzle, by a number below 2^31 − 1 that the rules understand.
    Rule(u32),
}

impl Cause {
    /// As 32 bits.
    #[inline(always)]
    pub fn pack(self) -> u32 {
        match self {
            Cause::Choice => 0,
            Cause::Rule(rule) => rule + 1,
            Cause::Clause(clause) => 1 << 31 | clause,
        }
    }

    /// From 32 bits.
    #[inline(always)]
    pub fn unpack(word: u32) -> Self {
        match word {
            0 => Cause::Choice,
            _ if word >> 31 != 0 => Cause::Clause(word & !(1 << 31)),
            _ => Cause::Rule(word - 1),
        }
    }
}

/// What was decided, step by step. Level 0 is what holds without any choice; each choice begins another level.
pub trait Steps {
    /// Is a literal true?
    fn is_true(&self, literal: Literal) -> bool;

    /// Is a literal false?
    fn is_false(&self, literal: Literal) -> bool;

    /// Is a variable neither true nor false?
    #[inline(always)]
    fn is_open(&self, variable: u32) -> bool {
        !self.is_true(2 * variable) && !self.is_false(2 * variable)
    }

    /// The number that the next step will have.
    fn end(&self) -> usize;

    /// The first step of each level above level 0: its choice.
    fn starts(&self) -> &[u32];

    /// The step that made a literal true or false.
    fn step_of(&self, literal: Literal) -> usize;

    /// The literal that a step made true.
    fn literal(&self, step: usize) -> Literal;

    /// The level of a step.
    fn level_of(&self, step: usize) -> usize;

    /// Why a step was made.
    fn cause(&self, step: usize) -> Cause;

    /// The level of the next step, which is how many choices there are.
    #[inline(always)]
    fn level(&self) -> usize {
        self.starts().len()
    }

    /// The literal chosen at a level above level 0.
    fn choice_at(&self, level: usize) -> Literal {
        self.literal(self.starts()[level - 1] as usize)
    }
}

/// The rules of a puzzle, on a board where something is decided.
pub trait Rules {
    /// The record of what is decided.
    type Steps: Steps;

    /// How far back minimisation looks for why a literal of a clause follows from the others.
    const DEEPEST: u32 = 100;

    /// Clauses longer than this are not made shorter.
    const LONG: usize = usize::MAX;

    /// Does a step that another one stands for pass its part in a conflict on to that, wherever it is met? Otherwise this
    /// is so only where it is replaced, and once.
    const PASSES_PARTS_ON: bool = false;

    /// The record of what is decided.
    fn steps(&self) -> &Self::Steps;

    /// Goes through the steps that are the reason of one which a rule made, as long as `each` says so. Did it always?
    ///
    /// They were all made before it.
    fn each_reason(&self, step: usize, rule: u32, each: impl FnMut(usize) -> bool) -> bool;

    /// Goes through the steps that cannot all be: the conflict that `propagate` has met.
    fn each_of_conflict(&self, each: impl FnMut(usize));

    /// The literal that is the whole reason of the steps which this rule made, if it should be in clauses in their place.
    ///
    /// It should where one choice has many consequences: clauses get shorter, and speak of choices. It is of the same level.
    #[inline(always)]
    fn stands_for(&self, _rule: u32) -> Option<Literal> {
        None
    }

    /// Is there a conflict with the rules? It stays until steps are taken back.
    fn is_conflict(&self) -> bool;

    /// Does what follows by the rules at little cost. False if there is a conflict.
    fn propagate(&mut self) -> bool;

    /// The next literal that became false since, which clauses may watch, and have not been asked about.
    fn next_false(&mut self) -> Option<Literal>;

    /// Does what costs more, some of it at least, when nothing else is to do. False if there was nothing.
    #[inline(always)]
    fn propagate_late(&mut self) -> bool {
        false
    }

    /// Makes an open literal true. This may be a conflict.
    fn make_true(&mut self, literal: Literal, cause: Cause);

    /// Takes back all levels above `level`, of which there is one at least, and any conflict.
    fn back_to(&mut self, level: usize);

    /// Notes that a clause watches a literal from now on.
    #[inline(always)]
    fn watched(&mut self, _literal: Literal) {}

    /// Notes that no clause watches a literal any more.
    #[inline(always)]
    fn unwatched(&mut self, _literal: Literal) {}

    /// Notes some work: roughly how many words were read or written.
    #[inline(always)]
    fn worked(&mut self, _words: u64) {}

    /// Notes a clause that follows from the rules and the clauses before it, by propagation alone: a line of a proof.
    #[inline(always)]
    fn learned(&mut self, _clause: &[Literal]) {}

    /// Notes a clause that is not needed any more.
    #[inline(always)]
    fn forgot(&mut self, _clause: &[Literal]) {}
}
