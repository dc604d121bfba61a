//! When to begin afresh, and when to forget.
//!
//! Two ways take turns (Oh, "Between SAT and UNSAT", 2015). Focused: begin afresh when the clauses of late speak of more
//! levels than those of long (Audemard and Simon, 2012), as proofs want. Stable: hardly ever, as colourings want.

/// Conflicts between two restarts, at least.
const RESTART: u64 = 10;

/// Restart when the recent average of levels per clause exceeds `WORSE` times the long-run average.
const WORSE: f64 = 1.1;

/// Conflicts between two restarts when stable: at first, and by how much more later on.
const STABLE: u64 = 1024;

/// Conflicts to the first change between the ways, and how many at most. (In tests it comes soon, as forgetting does, so
/// that small graphs see both.)
const TURN: u64 = if cfg!(test) { 30 } else { 300 };
const LONGEST_TURN: u64 = 20_000;

/// Conflicts to the first forgetting; each later one takes this many more.
const FORGET: u64 = if cfg!(test) { 20 } else { 300 };
const FORGET_MORE: u64 = 50;

#[derive(Debug)]
pub(super) struct Pace {
    conflicts: u64,
    /// Averages of the levels of clauses.
    late: f64,
    long: f64,
    since: u64,
    is_stable: bool,
    stable: u64,
    turn: u64,
    turn_at: u64,
    forget: u64,
    forget_at: u64,
}

impl Pace {
    pub(super) fn new() -> Self {
        Pace {
            conflicts: 0,
            late: 0.0,
            long: 0.0,
            since: 0,
            is_stable: false,
            stable: STABLE,
            turn: TURN,
            turn_at: TURN,
            forget: FORGET,
            forget_at: FORGET,
        }
    }

    /// Is it the turn of the stable way?
    pub(super) fn is_stable(&self) -> bool {
        self.is_stable
    }

    #[cfg(test)]
    pub(super) fn conflicts(&self) -> u64 {
        self.conflicts
    }

    /// Notes a conflict whose clause has `levels` levels.
    pub(super) fn conflict(&mut self, levels: u32) {
        self.conflicts += 1;
        self.since += 1;
        let levels = f64::from(levels);
        self.late += (levels - self.late) * 0.03;
        self.long += (levels - self.long) * (1.0 / self.conflicts as f64).max(1e-4);
    }

    /// Is it time to begin afresh? Then it is noted.
    pub(super) fn restarts(&mut self) -> bool {
        if self.conflicts >= self.turn_at {
            self.turn = (self.turn * 3 / 2).min(LONGEST_TURN);
            self.turn_at = self.conflicts + self.turn;
            self.is_stable = !self.is_stable;
            self.stable = STABLE;
            self.since = 0;
            return true;
        }
        let is_time = if self.is_stable {
            self.since > self.stable
        } else {
            self.since > RESTART && self.late > WORSE * self.long
        };
        if is_time {
            self.since = 0;
            self.stable = self.stable * 11 / 10;
        }
        is_time
    }

    /// Is it time to forget? Then it is noted.
    pub(super) fn forgets(&mut self) -> bool {
        let is_time = self.conflicts >= self.forget_at;
        if is_time {
            self.forget += FORGET_MORE;
            self.forget_at = self.conflicts + self.forget;
        }
        is_time
    }
}
