//! When to begin afresh, and when to forget.
//!
//! Two ways take turns (Oh, "Between SAT and UNSAT", 2015). Focused: begin afresh when the clauses of late speak of more
//! levels than those of long (Audemard and Simon, 2012), as proofs want. Stable: hardly ever, as solutions want.

/// Conflicts between two restarts, at least.
const RESTART: u64 = 10;

/// Restart when the recent average of levels per clause exceeds `WORSE` times the long-run average.
const WORSE: f64 = 1.1;

/// Conflicts between two restarts when stable: at first, and by how much more later on.
const STABLE: u64 = 1024;

/// Conflicts of a turn, at most.
const LONGEST_TURN: u64 = 20_000;

/// Conflicts by which each forgetting comes later than the one before.
const FORGET_MORE: u64 = 50;

/// Says when it is time, by the conflicts that it is told of.
#[derive(Debug)]
pub struct Pace {
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
    /// The first turn and the first forgetting come after this number of conflicts: 300 each, or fewer in a test that is to
    /// see both soon.
    pub fn new(turn: u64, forget: u64) -> Self {
        Pace {
            conflicts: 0,
            late: 0.0,
            long: 0.0,
            since: 0,
            is_stable: false,
            stable: STABLE,
            turn,
            turn_at: turn,
            forget,
            forget_at: forget,
        }
    }

    /// Is it the turn of the stable way?
    pub fn is_stable(&self) -> bool {
        self.is_stable
    }

    /// Notes a conflict whose clause has `levels` levels.
    pub fn conflict(&mut self, levels: u32) {
        self.conflicts += 1;
        self.since += 1;
        let levels = f64::from(levels);
        self.late += (levels - self.late) * 0.03;
        self.long += (levels - self.long) * (1.0 / self.conflicts as f64).max(1e-4);
    }

    /// Is it time to begin afresh? Then it is noted.
    pub fn restarts(&mut self) -> bool {
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
    pub fn forgets(&mut self) -> bool {
        let is_time = self.conflicts >= self.forget_at;
        if is_time {
            self.forget += FORGET_MORE;
            self.forget_at = self.conflicts + self.forget;
        }
        is_time
    }
}

/// 1, 1, 2, 1, 1, 2, 4, 1, … (Luby, Sinclair and Zuckerman, 1993): another way, when nothing is known of what is good.
pub fn luby(restarts: u64) -> u64 {
    let mut i = restarts + 1;
    loop {
        let half = (i + 1).next_power_of_two() / 2;
        if i == 2 * half - 1 {
            return half;
        }
        i -= half - 1;
    }
}

#[cfg(test)]
mod tests {
    use super::luby;

    #[test]
    fn luby_begins_as_published() {
        assert_eq!((0..15).map(luby).collect::<Vec<_>>(), [1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8]);
    }
}
