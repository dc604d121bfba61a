//! What a technique may spend: steps, never seconds, so that the same graph takes the same work on any machine.

use backtrail::Limit;

use registry::Deadline;

/// A purse of steps. A step is about a word of memory read or written, some nanoseconds or less, in every technique: only so
/// can their shares be compared. A signal or the end of the time empties it.
pub(crate) struct Effort<'a> {
    watch: Option<&'a Deadline<'a>>,
    spent: u64,
    until: u64,
    /// When to look at the clock again.
    look: u64,
    ended: Option<Limit>,
}

/// How many steps go by between two looks at the clock: some milliseconds.
const LOOK: u64 = 1 << 21;

impl<'a> Effort<'a> {
    /// An empty purse, watched over.
    pub(crate) fn watched(watch: &'a Deadline<'a>) -> Self {
        Effort { watch: Some(watch), spent: 0, until: 0, look: 0, ended: None }
    }

    /// An empty purse that only steps end.
    pub(crate) fn unwatched() -> Self {
        Effort { watch: None, spent: 0, until: 0, look: u64::MAX, ended: None }
    }

    /// A purse that is never empty.
    pub(crate) fn endless() -> Self {
        Effort { until: u64::MAX, ..Effort::unwatched() }
    }

    /// A purse with `steps` steps.
    #[cfg(test)]
    pub(crate) fn of(steps: u64) -> Self {
        Effort { until: steps, ..Effort::unwatched() }
    }

    /// Does some work with at most `steps` of its steps.
    pub(crate) fn share<T>(&mut self, steps: u64, work: impl FnOnce(&mut Self) -> T) -> T {
        let until = self.until;
        self.until = until.min(self.spent.saturating_add(steps));
        let done = work(self);
        self.until = until;
        done
    }

    /// Allows `steps` steps from now on; what was left is lost.
    pub(crate) fn allow(&mut self, steps: u64) {
        self.until = self.spent.saturating_add(steps);
    }

    /// Spends some steps. Nothing is left: give up now.
    #[must_use]
    pub(crate) fn spend(&mut self, steps: u64) -> bool {
        self.spent += steps;
        if self.spent >= self.look {
            self.look = self.spent + LOOK;
            self.ended = self.ended.or_else(|| self.watch.and_then(Deadline::limit));
        }
        self.spent >= self.until || self.ended.is_some()
    }

    /// Looks at the clock at once. Something ended it: give up now.
    #[must_use]
    pub(crate) fn is_over(&mut self) -> bool {
        self.ended = self.ended.or_else(|| self.watch.and_then(Deadline::limit));
        self.ended.is_some()
    }

    /// How many steps were spent in all.
    pub(crate) fn spent(&self) -> u64 {
        self.spent
    }

    /// How many steps are left.
    pub(crate) fn left(&self) -> u64 {
        if self.ended.is_some() { 0 } else { self.until.saturating_sub(self.spent) }
    }

    /// What ended it from outside, if anything did.
    pub(crate) fn ended(&self) -> Option<Limit> {
        self.ended
    }
}
