//! A proof in the making: what the search writes down where it shows that there is no solution, or no other.
//!
//! What is learned follows by unit propagation from the rules as clauses, but for two rules that see more than that: locked
//! candidates and pairs. So each use of one that a learned clause rests on is written down first, as a clause of its own, and
//! forgotten after it. (Clause by clause it is: if the candidate were placed, all that is left of the locked constraint would be
//! struck out.) What they strike out at level 0 stays, as a clause of one literal.
//!
//! The crate `proof` checks all this, and has the format.

use std::cell::RefCell;

use registry::ProofLog;

use super::layout::Layout;

/// Where a search writes its proof.
#[derive(Debug)]
pub(super) struct Script<const S: usize> {
    log: ProofLog,
    /// How many values there are.
    n: usize,
    /// The clauses that the next learned one rests on.
    steps: RefCell<Vec<Vec<i32>>>,
}

impl<const S: usize> Script<S> {
    /// Begins a proof of a claim: `none`, or `only` with all values.
    pub(super) fn begin(log: &ProofLog, n: usize, claim: &str) -> Self {
        log.begin(claim);
        Script { log: log.clone(), n, steps: RefCell::default() }
    }

    /// The literal of the format, for one of the engine's.
    fn literal(&self, literal: u32) -> i32 {
        let candidate = literal as usize >> 1;
        let (row, column) = (Layout::<S>::row(candidate), Layout::<S>::column(candidate));
        let variable = ((row * self.n + column) * self.n + Layout::<S>::value(candidate) + 1) as i32;
        if literal & 1 == 0 { variable } else { -variable }
    }

    /// A candidate is struck out since none of these is left.
    pub(super) fn strikes(&self, candidate: usize, outside: impl Iterator<Item = usize>) {
        let outside = outside.map(|member| self.literal(2 * member as u32));
        let clause: Vec<i32> = [self.literal(2 * candidate as u32 + 1)].into_iter().chain(outside).collect();
        self.log.clause(clause.iter().copied());
        self.steps.borrow_mut().push(clause);
    }

    /// A candidate is struck out for good.
    pub(super) fn strikes_for_good(&self, candidate: usize) {
        self.log.clause([self.literal(2 * candidate as u32 + 1)]);
    }

    /// A clause that follows.
    pub(super) fn learned(&self, clause: &[u32]) {
        // The empty one is the end.
        if !clause.is_empty() {
            self.log.clause(clause.iter().map(|&literal| self.literal(literal)));
        }
        self.steps.borrow_mut().drain(..).for_each(|step| self.log.forget(step));
    }

    /// A clause that is not needed any more.
    pub(super) fn forgot(&self, clause: &[u32]) {
        self.log.forget(clause.iter().map(|&literal| self.literal(literal)));
    }

    /// Ends with what leads to a contradiction by itself.
    pub(super) fn end(self) {
        self.log.close();
    }
}
