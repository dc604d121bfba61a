//! How large a search is, before it is made: the tree by Knuth's estimate, and the time of each solver from a short sample.

mod sample;
mod time;

use std::time::{Duration, Instant};

use backtrail::{Monitor, Probe, Sketch};
use registry::random::Random;
use registry::{Case, Solver};

pub use time::{Basis, Expected, expected_time};

/// A number between two others, which hold the truth in 95 of 100 cases.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Interval {
    /// The best guess.
    pub mean: f64,
    /// The least that it may well be.
    pub low: f64,
    /// The most.
    pub high: f64,
}

impl Interval {
    /// A number that is known.
    pub fn exact(number: f64) -> Self {
        Interval { mean: number, low: number, high: number }
    }

    /// Is this number in it?
    pub fn holds(&self, number: f64) -> bool {
        // Sums of exact numbers may differ in their last digits.
        let slack = 1e-9 * number.abs();
        self.low - slack <= number && number <= self.high + slack
    }

    /// What independent estimates say together.
    ///
    /// The mean of skewed numbers is skewed too: most samples miss the few large ones, and guess too low and too narrow.
    /// Johnson's correction ("Modified t tests and confidence intervals for asymmetrical populations", 1978) moves both ends up by
    /// what the third moment says, and the upper one a little more by how much it says so.
    fn of(samples: &[f64]) -> Self {
        let n = samples.len() as f64;
        let mean = samples.iter().sum::<f64>() / n;
        let moment = |power: i32| samples.iter().map(|x| (x - mean).powi(power)).sum::<f64>() / n;
        let variance = moment(2) * n / (n - 1.0).max(1.0);
        if variance == 0.0 {
            return Interval::exact(mean);
        }
        let error = (variance / n).sqrt();
        let skew = moment(3) / (variance * n);
        let half = quantile(n - 1.0) * error;
        let moved = skew / 6.0 * (1.0 + 2.0 * quantile(n - 1.0).powi(2));
        Interval { mean, low: (mean + moved.min(half) - half).max(0.0), high: mean + moved.max(0.0) + half }
    }
}

/// The point that a t-distributed number passes in 1 of 40 cases, with `freedom` degrees of freedom.
fn quantile(freedom: f64) -> f64 {
    let f = freedom.max(1.0);
    1.959_964 + 2.372_3 / f + 2.822_5 / f.powi(2) + 2.555_9 / f.powi(3) + 3.0 / f.powi(4)
}

/// What a look at some nodes says of a tree.
#[derive(Clone, Debug)]
pub struct Estimate {
    /// States entered.
    pub visits: Interval,
    /// Choices tried.
    pub checks: Interval,
    /// Dead ends.
    pub dead_ends: Interval,
    /// Solutions; the upper end means nothing if none was met.
    pub solutions: Interval,
    /// Visits per depth.
    pub profile: Vec<f64>,
    /// Was the whole tree seen?
    pub is_exact: bool,
    /// How many independent looks, and how many nodes of a level each.
    pub looks: usize,
    /// How many nodes of a level each look kept.
    pub width: usize,
}

/// What an estimate may spend.
#[derive(Clone, Copy, Debug)]
pub struct Budget {
    /// This time.
    pub time: Duration,
    /// This many choices tried, if that is limited: then nothing depends on the clock.
    pub checks: Option<u64>,
}

/// The nodes of a level that the first look keeps; it says how much a wider one costs.
const FIRST_WIDTH: usize = 64;
/// No look keeps more.
const WIDEST: usize = 1 << 19;
/// The number of looks: fewer say little of how far they are apart, and more would each be narrower.
const LOOKS: usize = 40;
/// Squares or cells that are held at most, all nodes of a level together.
const LARGEST: u64 = 1 << 23;
/// The time that the first look has at least.
const SHORTEST: Duration = Duration::from_millis(50);

/// Estimates the tree that a solver walks; `None` if it walks none, or there was no time for a single look.
///
/// A narrow look says what one costs; the rest of the budget goes to forty looks as wide as it allows. Where a look is as wide as the
/// tree, it has seen all of it.
pub fn estimate(case: &Case, solver: &Solver, seed: u64, budget: Budget, monitor: &Monitor) -> Option<Estimate> {
    let deadline = Instant::now() + budget.time;
    let mut stream = 0;
    let mut look = |width: usize, until: Instant| {
        stream += 1;
        let mut random = Random::stream(seed, stream);
        let mut nodes = 0_u32;
        let mut go_on = || {
            let is_over = || monitor.is_cancelled() || budget.checks.is_none() && Instant::now() >= until;
            // A node of an exact cover takes a millisecond, and a narrow look has few.
            let looks_up = nodes.is_multiple_of(16);
            nodes = nodes.wrapping_add(1);
            !looks_up || !is_over()
        };
        let mut next = || (random.bits() >> 11) as f64 / (1_u64 << 53) as f64;
        let mut probe = Probe { width, random: &mut next, go_on: &mut go_on };
        solver.method().sketch(&**case, &mut probe)
    };
    let begun = Instant::now();
    let widest = (LARGEST / case.size().max(1)).clamp(16, WIDEST as u64) as usize;
    let mut width = FIRST_WIDTH.min(widest);
    // Whatever the budget is, it may well last for the first.
    let first = look(width, deadline.max(Instant::now() + SHORTEST))?;
    if first.is_exact {
        return Some(Estimate::of(&[first], width));
    }
    // How many times as much as the first look may all others cost together?
    let left = match budget.checks {
        Some(checks) => checks.saturating_sub(first.spent) as f64 / first.spent.max(1) as f64,
        None => {
            deadline.saturating_duration_since(Instant::now()).as_secs_f64() / begun.elapsed().as_secs_f64().max(1e-6)
        }
    };
    let mut spent = first.spent;
    // A third of it goes to one wide look: a tree that fits is known then, and no number of narrow ones would say as much.
    let wide = ((width as f64 * left / 3.0) as usize).clamp(16, widest);
    let begun = Instant::now();
    let halfway = begun + deadline.saturating_duration_since(begun) / 2;
    match look(wide, halfway) {
        Some(sketch) if sketch.is_exact => return Some(Estimate::of(&[sketch], wide)),
        Some(sketch) => spent += sketch.spent,
        None => {}
    }
    width = match budget.checks {
        Some(_) => width as f64 * left * 2.0 / 3.0 / LOOKS as f64,
        // A wide look costs more than its share of a narrow one, which stayed in the caches: it says how much.
        None => {
            let (took, left) = (begun.elapsed(), deadline.saturating_duration_since(Instant::now()));
            wide as f64 * left.as_secs_f64() / took.as_secs_f64().max(1e-6) / LOOKS as f64
        }
    }
    .clamp(16.0, widest as f64) as usize;
    let mut looks: Vec<Sketch> = Vec::new();
    // A wide look may cost less than the first one promised: whatever is left of the time goes to more of them.
    while looks.len() < LOOKS || budget.checks.is_none() && looks.len() < 100 * LOOKS {
        if budget.checks.is_some_and(|checks| spent >= checks) && looks.len() > 4 {
            break;
        }
        let Some(sketch) = look(width, deadline) else { break };
        spent += sketch.spent;
        if sketch.is_exact {
            return Some(Estimate::of(&[sketch], width));
        }
        looks.push(sketch);
    }
    match looks.len() {
        0 | 1 => Some(Estimate::of(&[first], FIRST_WIDTH)),
        _ => Some(Estimate::of(&looks, width)),
    }
}

impl Estimate {
    fn of(looks: &[Sketch], width: usize) -> Self {
        let is_exact = looks.len() == 1 && looks[0].is_exact;
        let interval = |number: fn(&Sketch) -> f64| {
            let samples: Vec<f64> = looks.iter().map(number).collect();
            match samples[..] {
                [one] if is_exact => Interval::exact(one),
                // One look says nothing of how far off it is.
                [one] => Interval { mean: one, low: 0.0, high: f64::INFINITY },
                _ => Interval::of(&samples),
            }
        };
        let depth = looks.iter().map(|look| look.profile.len()).max().unwrap_or(0);
        let at = |depth: usize| looks.iter().map(|look| look.profile.get(depth).unwrap_or(&0.0)).sum::<f64>();
        Estimate {
            visits: interval(Sketch::visits),
            checks: interval(|look| look.checks),
            dead_ends: interval(|look| look.dead_ends),
            solutions: interval(|look| look.solutions),
            profile: (0..depth).map(|depth| at(depth) / looks.len() as f64).collect(),
            is_exact,
            looks: looks.len(),
            width,
        }
    }

    /// Was a solution met? If not, and the tree was not seen whole, nothing is known of how many there are.
    pub fn met_solutions(&self) -> bool {
        self.is_exact || self.solutions.mean > 0.0
    }
}

#[cfg(test)]
mod tests;
