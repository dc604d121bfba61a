//! How many leaves make a bucket, by measurement.
//!
//! To decide one row more leaves 0.4 of the keys with each of some ten buckets: 0.4 of the work on pairs, four times that of
//! filters, slices and tables. All of these grow with the number of keys alike, so the number of leaves decides whether it pays;
//! from how many on depends on the vectors and the caches. So a few column sets are joined with each limit, and the fastest is
//! taken: on Zen 4 from 1,200 to 4,800. On paper: a row more saves 0.6 · 3 loads a leaf and vector, and costs nine filters of
//! 64 · 3.6 cycles and 2.7 times 900 cycles for slices and tables, so it pays from 2,500 leaves on.
//!
//! The limit is asked bucket by bucket, so that long and short lists of the same board are cut as each needs.

use std::time::{Duration, Instant};

use lanes::{Kernel, Simd};

use super::board::Join;
use super::tables::Tables;
use super::worker::Worker;

/// The limits that are tried.
const LIMITS: [usize; 5] = [600, 1_200, 2_400, 4_800, usize::MAX];
/// How many column sets are tried, at most: one in [`SHARE`] joins, which costs about one in a hundred of their time.
const SETS: usize = 6;
const SHARE: usize = 1_200;
/// How often each is joined.
const TRIALS: usize = 3;

/// Finds the best limit.
pub(super) struct Measure<'a, F> {
    pub(super) tables: &'a Tables,
    pub(super) joins: &'a [Join],
    pub(super) should_stop: &'a F,
}

impl<F: Fn() -> bool> Kernel for Measure<'_, F> {
    type Out = usize;

    #[inline(always)]
    fn run<S: Simd>(self, simd: S) -> usize {
        let sets = (self.joins.len() / SHARE).clamp(1, SETS);
        let every = (self.joins.len() / sets).max(1);
        let mut worker = Worker::new(simd, self.tables, 0);
        let mut trials = LIMITS.map(|most| (Duration::ZERO, most)).to_vec();
        for join in self.joins.iter().skip(every / 2).step_by(every).take(sets) {
            for (time, most) in &mut trials {
                worker.set_most(*most);
                // The best of some: the first finds its quadrants out of cache, and other processes get in the way.
                let mut best = Duration::MAX;
                for _ in 0..TRIALS {
                    if (self.should_stop)() {
                        return *most;
                    }
                    let start = Instant::now();
                    worker.join(join);
                    best = best.min(start.elapsed());
                }
                *time += best;
            }
            let least = trials.iter().map(|trial| trial.0).min().unwrap_or_default();
            trials.retain(|trial| trial.0 <= 2 * least);
        }
        trials.iter().min_by_key(|trial| trial.0).map_or(usize::MAX, |trial| trial.1)
    }
}
