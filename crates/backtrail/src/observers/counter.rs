//! Counting visits per depth, refusals and dead ends.

use crate::event::Event;
use crate::observer::Observer;
use crate::outcome::Stats;
use crate::problem::Problem;

/// Keeps the counters of [`Stats`].
///
/// Three are kept while walking: the visits of each depth, refusals and dead ends. The others follow from them.
/// (They are plain `u64` and not checked one by one: at a billion a second they last for five centuries. Sums of
/// statistics are checked.)
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counter {
    profile: Vec<u64>,
    rejections: u64,
    dead_ends: u64,
}

impl Counter {
    /// Counts an event that happened at a node of this depth. For `Refuse` that is the node where it was tried.
    pub fn count<C>(&mut self, event: &Event<C>, depth: usize) {
        match event {
            Event::Enter(_) => self.visit(depth),
            Event::Refuse(_) => self.rejections += 1,
            Event::DeadEnd => self.dead_ends += 1,
            Event::Solution | Event::Leave(_) => {}
        }
    }

    /// Takes back an event that was counted: a player needs it to step backwards.
    ///
    /// # Panics
    ///
    /// If no such event was counted.
    pub fn uncount<C>(&mut self, event: &Event<C>, depth: usize) {
        match event {
            Event::Enter(_) => {
                self.profile[depth] -= 1;
                while self.profile.last() == Some(&0) {
                    self.profile.pop();
                }
            }
            Event::Refuse(_) => self.rejections -= 1,
            Event::DeadEnd => self.dead_ends -= 1,
            Event::Solution | Event::Leave(_) => {}
        }
    }

    /// How many nodes were entered.
    pub fn visits(&self) -> u64 {
        self.profile.iter().sum()
    }

    /// What has been counted.
    pub fn stats(&self) -> Stats {
        let visits = self.visits();
        // The root is the one node that is entered without a choice.
        let roots = self.profile.first().copied().unwrap_or(0);
        Stats {
            visits: Some(visits),
            checks: Some(self.rejections + visits - roots),
            rejections: Some(self.rejections),
            dead_ends: Some(self.dead_ends),
            profile: Some(self.profile.clone()),
        }
    }

    #[inline(always)]
    fn visit(&mut self, depth: usize) {
        match self.profile.get_mut(depth) {
            Some(visits) => *visits += 1,
            None => self.visit_new_depth(depth),
        }
    }

    #[cold]
    fn visit_new_depth(&mut self, depth: usize) {
        self.profile.resize(depth + 1, 0);
        self.profile[depth] = 1;
    }
}

impl<P: Problem> Observer<P> for Counter {
    #[inline(always)]
    fn enter(&mut self, _: &P, depth: usize, _: Option<P::Choice>) {
        self.visit(depth);
    }

    #[inline(always)]
    fn refuse(&mut self, _: &P, _: usize, _: P::Choice) {
        self.rejections += 1;
    }

    #[inline(always)]
    fn dead_end(&mut self, _: &P, _: usize) {
        self.dead_ends += 1;
    }

    fn take_back(&mut self, refusals: u64, dead_ends: u64) {
        self.rejections -= refusals;
        self.dead_ends -= dead_ends;
    }

    fn stats(&self) -> Stats {
        Counter::stats(self)
    }
}
