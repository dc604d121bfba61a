//! Watching a walk.

use crate::outcome::Stats;
use crate::problem::Problem;

/// Is notified of what happens during a walk, with one method for each [`Event`](crate::Event).
///
/// Every method has an empty body, so an observer names only what it cares about, and `()` watches nothing and
/// costs nothing: the walk is compiled once for each observer, and what is empty disappears. A pair of observers
/// watches twice.
///
/// ```
/// use backtrail::{Observer, Problem, Search};
/// # use backtrail::doc::FourQueens;
///
/// /// Remembers the deepest node.
/// #[derive(Default)]
/// struct Deepest(usize);
///
/// impl<P: Problem> Observer<P> for Deepest {
///     fn enter(&mut self, _: &P, depth: usize, _: Option<P::Choice>) {
///         self.0 = self.0.max(depth);
///     }
/// }
///
/// let mut search = Search::with(FourQueens::default(), Deepest::default());
/// search.first();
/// assert_eq!(search.observer().0, 4);
/// ```
pub trait Observer<P: Problem> {
    /// A node is entered, by a choice unless it is the root; `problem` is in that state.
    #[inline(always)]
    fn enter(&mut self, problem: &P, depth: usize, choice: Option<P::Choice>) {
        let _ = (problem, depth, choice);
    }

    /// A choice was tried at the node of this depth and refused; `problem` is in the state without it.
    #[inline(always)]
    fn refuse(&mut self, problem: &P, depth: usize, choice: P::Choice) {
        let _ = (problem, depth, choice);
    }

    /// The node just entered is a solution.
    #[inline(always)]
    fn solution(&mut self, problem: &P, depth: usize) {
        let _ = (problem, depth);
    }

    /// The node of this depth is no solution and none of its choices was accepted.
    #[inline(always)]
    fn dead_end(&mut self, problem: &P, depth: usize) {
        let _ = (problem, depth);
    }

    /// The node of this depth is left; `problem` is still in its state.
    #[inline(always)]
    fn leave(&mut self, problem: &P, depth: usize, choice: Option<P::Choice>) {
        let _ = (problem, depth, choice);
    }

    /// Should the walk pause after what was just told? Asked after every event but a solution, where a walk pauses
    /// anyway; a constant `false` disappears.
    #[inline(always)]
    fn should_pause(&self) -> bool {
        false
    }

    /// This many refusals and dead ends, the last that it was told of, are taken back: the search was stopped among them, and whoever goes
    /// on from the last visit tells of them again.
    #[inline(always)]
    fn take_back(&mut self, refusals: u64, dead_ends: u64) {
        let _ = (refusals, dead_ends);
    }

    /// What it counted, for the [`Outcome`](crate::Outcome); by default it keeps no counter.
    fn stats(&self) -> Stats {
        Stats::default()
    }
}

/// Watches nothing.
impl<P: Problem> Observer<P> for () {}

/// Somebody else's observer, lent.
impl<P: Problem, O: Observer<P>> Observer<P> for &mut O {
    #[inline(always)]
    fn enter(&mut self, problem: &P, depth: usize, choice: Option<P::Choice>) {
        (**self).enter(problem, depth, choice);
    }

    #[inline(always)]
    fn refuse(&mut self, problem: &P, depth: usize, choice: P::Choice) {
        (**self).refuse(problem, depth, choice);
    }

    #[inline(always)]
    fn solution(&mut self, problem: &P, depth: usize) {
        (**self).solution(problem, depth);
    }

    #[inline(always)]
    fn dead_end(&mut self, problem: &P, depth: usize) {
        (**self).dead_end(problem, depth);
    }

    #[inline(always)]
    fn leave(&mut self, problem: &P, depth: usize, choice: Option<P::Choice>) {
        (**self).leave(problem, depth, choice);
    }

    #[inline(always)]
    fn should_pause(&self) -> bool {
        (**self).should_pause()
    }

    fn take_back(&mut self, refusals: u64, dead_ends: u64) {
        (**self).take_back(refusals, dead_ends);
    }

    fn stats(&self) -> Stats {
        (**self).stats()
    }
}

/// Two observers, told one after the other.
impl<P: Problem, A: Observer<P>, B: Observer<P>> Observer<P> for (A, B) {
    #[inline(always)]
    fn enter(&mut self, problem: &P, depth: usize, choice: Option<P::Choice>) {
        self.0.enter(problem, depth, choice);
        self.1.enter(problem, depth, choice);
    }

    #[inline(always)]
    fn refuse(&mut self, problem: &P, depth: usize, choice: P::Choice) {
        self.0.refuse(problem, depth, choice);
        self.1.refuse(problem, depth, choice);
    }

    #[inline(always)]
    fn solution(&mut self, problem: &P, depth: usize) {
        self.0.solution(problem, depth);
        self.1.solution(problem, depth);
    }

    #[inline(always)]
    fn dead_end(&mut self, problem: &P, depth: usize) {
        self.0.dead_end(problem, depth);
        self.1.dead_end(problem, depth);
    }

    #[inline(always)]
    fn leave(&mut self, problem: &P, depth: usize, choice: Option<P::Choice>) {
        self.0.leave(problem, depth, choice);
        self.1.leave(problem, depth, choice);
    }

    #[inline(always)]
    fn should_pause(&self) -> bool {
        self.0.should_pause() || self.1.should_pause()
    }

    fn take_back(&mut self, refusals: u64, dead_ends: u64) {
        self.0.take_back(refusals, dead_ends);
        self.1.take_back(refusals, dead_ends);
    }

    /// The counters of whichever counts visits, the first one first.
    fn stats(&self) -> Stats {
        let first = self.0.stats();
        if first.visits.is_some() { first } else { self.1.stats() }
    }
}
