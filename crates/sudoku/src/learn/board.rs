//! The board: what is left of every constraint, and the trail of what was decided and why.
//!
//! A candidate is open, placed (true) or struck out (false). The word of a constraint holds its members that are not
//! struck out; a word with one bit places a candidate, an empty one is a conflict. Every change is a [`Step`] of the
//! trail, with its level and its reason, so that it can be taken back and explained.
//!
//! One word a candidate says both its state and its step, and one word a step says all about it: a search strikes
//! out some two to four hundred candidates a conflict, so a strike should touch few places in memory.

use super::layout::{BOX, CELL, COLUMN, Layout, ROW};
use super::pairs::{LINES, Twos};
use super::script::Script;
use ::learn::{Cause, Literal, Steps};

/// The rule by which a step was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rule {
    /// This candidate was placed.
    Placed(usize),
    /// All other members of this constraint are struck out.
    Last(usize),
    /// All members of this constraint left stand in another constraint too, which the candidate is in.
    Locked(usize),
}

impl Rule {
    #[inline(always)]
    pub(super) fn cause(self) -> Cause {
        let (kind, payload) = match self {
            Rule::Placed(candidate) => (0, candidate),
            Rule::Last(constraint) => (1, constraint),
            Rule::Locked(constraint) => (2, constraint),
        };
        Cause::Rule(kind << 20 | payload as u32)
    }

    #[inline(always)]
    pub(super) fn unpack(rule: u32) -> Self {
        let payload = (rule & ((1 << 20) - 1)) as usize;
        match rule >> 20 {
            0 => Rule::Placed(payload),
            1 => Rule::Last(payload),
            _ => Rule::Locked(payload),
        }
    }
}

/// What cannot be.
#[derive(Clone, Copy, Debug)]
pub(super) enum Conflict {
    /// A constraint has no member left.
    Empty(usize),
    /// Two candidates that exclude each other are placed.
    Both(usize, usize),
    /// A candidate is placed that a locked constraint strikes out.
    Locked(usize, usize),
}

/// A step of the trail: cause (32 bits), level (13), literal (19).
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Step(u64);

impl Step {
    /// What all steps of a level for one cause have in common.
    #[inline(always)]
    pub(super) fn new(cause: Cause, level: usize) -> Self {
        Step(u64::from(cause.pack()) << 32 | (level << 19) as u64)
    }

    #[inline(always)]
    pub(super) fn with(self, literal: usize) -> Self {
        Step(self.0 | literal as u64)
    }

    #[inline(always)]
    fn literal(self) -> Literal {
        self.0 as u32 & ((1 << 19) - 1)
    }

    #[inline(always)]
    pub(super) fn candidate(self) -> usize {
        self.literal() as usize >> 1
    }

    #[inline(always)]
    pub(super) fn is_struck(self) -> bool {
        self.0 & 1 != 0
    }

    #[inline(always)]
    fn level(self) -> usize {
        (self.0 as u32 >> 19) as usize
    }

    #[inline(always)]
    fn cause(self) -> Cause {
        Cause::unpack((self.0 >> 32) as u32)
    }
}

/// States of candidates that are so from the start: step 1, which is no step of anything.
pub(super) const OPEN: u32 = 0;
pub(super) const STRUCK: u32 = 2;
pub(super) const PLACED: u32 = 3;

/// The first step.
const FIRST: usize = 2;

#[derive(Debug)]
pub(super) struct Assignment<const S: usize> {
    pub(super) layout: Layout<S>,
    /// Of each constraint: its members that are not struck out.
    pub(super) left: Box<[u64]>,
    /// The same as it was at level 0.
    pub(super) root: Box<[u64]>,
    /// How long the trail was then.
    root_len: usize,
    /// Of each candidate: 0 if it is open, or twice the number of its step, plus 1 if it is placed.
    pub(super) state: Box<[u32]>,
    pub(super) trail: Box<[Step]>,
    /// How long the trail is, and how many steps were taken back.
    pub(super) len: usize,
    pub(super) undone: u64,
    /// Steps to propagate: candidates that were placed, and those struck out that clauses watch.
    pub(super) queue: Vec<Literal>,
    /// How far the queue was propagated.
    pub(super) head: usize,
    /// How far clauses were visited.
    pub(super) visited: usize,
    /// Of each cell the values, and again: does a clause watch whether they are placed; whether they are struck out?
    pub(super) watched: Box<[u64]>,
    /// The step at which each level begins; level 0 has none.
    pub(super) starts: Vec<u32>,
    /// How many cells are placed.
    pub(super) placed: usize,
    /// Constraints that may be locked, and whether each one is among them.
    pub(super) locks: Vec<u32>,
    pub(super) waiting: Box<[bool]>,
    pub(super) conflict: Option<Conflict>,
    /// The cells as they were set, with those that were filled at once.
    pub(super) grid: Box<[u8]>,
    /// The constraints that had two members left when pairs were last looked for.
    pub(super) twos: Box<Twos>,
    /// Where what is learned is written down, if anywhere.
    pub(super) script: Option<Script<S>>,
}

impl<const S: usize> Assignment<S> {
    pub(super) fn new(layout: Layout<S>) -> Self {
        let (cells, candidates) = (layout.n.pow(2), layout.n.pow(3));
        Assignment {
            layout,
            left: vec![0; 4 * Layout::<S>::CELLS].into(),
            root: vec![0; 4 * Layout::<S>::CELLS].into(),
            root_len: 0,
            state: vec![STRUCK; Layout::<S>::CANDIDATES].into(),
            trail: vec![Step::default(); FIRST + candidates].into(),
            len: FIRST,
            undone: 0,
            queue: Vec::new(),
            head: 0,
            visited: 0,
            watched: vec![0; 2 * Layout::<S>::CELLS].into(),
            starts: Vec::new(),
            placed: 0,
            locks: Vec::new(),
            waiting: vec![false; 4 * Layout::<S>::CELLS].into(),
            conflict: None,
            grid: vec![0; cells].into(),
            twos: Box::new([[0; 64]; LINES]),
            script: None,
        }
    }

    /// Forgets everything but the shape.
    pub(super) fn clear(&mut self) {
        self.clear_locks();
        self.starts.clear();
        self.root_len = 0;
        self.queue.clear();
        (self.visited, self.undone) = (0, 0);
        *self.twos = [[0; 64]; LINES];
        (self.len, self.head, self.placed, self.conflict) = (FIRST, 0, 0, None);
    }

    /// All candidates that were placed on the trail.
    pub(super) fn all_placed(&self) -> impl Iterator<Item = usize> {
        self.trail[FIRST..self.len].iter().filter(|step| !step.is_struck()).map(|step| step.candidate())
    }

    /// The number of the step that decided a candidate.
    #[inline(always)]
    pub(super) fn step_of(&self, candidate: usize) -> usize {
        (self.state[candidate] >> 1) as usize
    }

    /// What all steps of this level for this cause have in common.
    #[inline(always)]
    pub(super) fn step_for(&self, cause: Cause) -> Step {
        Step::new(cause, self.starts.len())
    }

    /// Opens a level with a candidate placed by choice.
    pub(super) fn choose(&mut self, candidate: usize) {
        if self.starts.is_empty() && self.root_len != self.len {
            self.root_len = self.len;
            self.root.copy_from_slice(&self.left);
        }
        self.starts.push(self.len as u32);
        self.hand().place(candidate, Cause::Choice);
    }

    pub(super) fn clear_locks(&mut self) {
        for &constraint in &self.locks {
            self.waiting[constraint as usize] = false;
        }
        self.locks.clear();
    }

    /// Takes back all levels above `level`.
    pub(super) fn take_back(&mut self, level: usize) {
        let start = self.starts[level] as usize;
        let layout = &self.layout;
        let (left, state) = (&mut self.left[..4 << (2 * S)], &mut self.state[..1 << (3 * S)]);
        for step in self.trail[start..self.len].iter().rev() {
            let candidate = step.candidate() & (Layout::<S>::CANDIDATES - 1);
            state[candidate] = OPEN;
            if step.is_struck() {
                for kind in [CELL, ROW, COLUMN, BOX] {
                    let (constraint, i) = layout.constraint(kind, candidate);
                    left[constraint & (4 * Layout::<S>::CELLS - 1)] |= 1 << i;
                }
            } else {
                self.placed -= 1;
            }
        }
        self.undone += (self.len - start) as u64;
        self.starts.truncate(level);
        self.queue.clear();
        self.visited = 0;
        (self.len, self.head, self.conflict) = (start, 0, None);
        self.clear_locks();
    }
}

impl<const S: usize> Steps for Assignment<S> {
    #[inline(always)]
    fn is_true(&self, literal: Literal) -> bool {
        let state = self.state[literal as usize >> 1];
        state != OPEN && (state ^ literal) & 1 != 0
    }

    #[inline(always)]
    fn is_false(&self, literal: Literal) -> bool {
        let state = self.state[literal as usize >> 1];
        state != OPEN && (state ^ literal) & 1 == 0
    }

    #[inline(always)]
    fn is_open(&self, candidate: u32) -> bool {
        self.state[candidate as usize] == OPEN
    }

    #[inline(always)]
    fn end(&self) -> usize {
        self.len
    }

    #[inline(always)]
    fn starts(&self) -> &[u32] {
        &self.starts
    }

    #[inline(always)]
    fn step_of(&self, literal: Literal) -> usize {
        Assignment::step_of(self, literal as usize >> 1)
    }

    #[inline(always)]
    fn literal(&self, step: usize) -> Literal {
        self.trail[step].literal()
    }

    #[inline(always)]
    fn level_of(&self, step: usize) -> usize {
        self.trail[step].level()
    }

    #[inline(always)]
    fn cause(&self, step: usize) -> Cause {
        self.trail[step].cause()
    }
}
