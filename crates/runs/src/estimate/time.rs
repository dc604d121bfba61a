//! How long a count will take on this machine, from a short sample.

use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, ThreadId};
use std::time::{Duration, Instant};

use backtrail::{Limits, Monitor, Status};
use cpu_time::{ProcessTime, ThreadTime};
use registry::random::Random;
use registry::{Case, Fact, Question, Request, Solver, Units, ignore};

use super::{Budget, estimate};

/// What an expected time rests on.
#[derive(Clone, Debug, PartialEq)]
pub enum Basis {
    /// It was counted: this is how long it took.
    Counted,
    /// A part of the tree was walked, and the whole estimated.
    Walked {
        /// The visits of the whole tree.
        visits: f64,
    },
    /// Some of its units were counted.
    Sampled {
        /// How many.
        units: usize,
        /// Of how many.
        of: usize,
    },
    /// This share of it was done.
    Share(f64),
    /// This share of it was done on a device: the time is that of its kernels.
    Device(f64),
}

/// How long a count will take on one thread.
#[derive(Clone, Debug, PartialEq)]
pub struct Expected {
    /// CPU time, or that of a device, in seconds.
    pub seconds: f64,
    /// What that rests on.
    pub basis: Basis,
    /// The time of a unit of cost, and of all shared tables together, if units were sampled.
    pub per_cost: f64,
}

/// How long a count by this solver will take, from a sample of about this time; `None` if nothing can be said after it.
pub fn expected_time(
    case: &Case,
    solver: &Arc<Solver>,
    seed: u64,
    time: Duration,
    monitor: &Monitor,
) -> Option<Expected> {
    let own = Monitor::default();
    let limits = Limits { time: Some(time / 2), ..Limits::default() };
    let request = Request { limits, monitor: own.clone(), ..Request::new(Question::Count) };
    let clock = Clock::start();
    let outcome = case.solve(solver, &request, &mut ignore);
    let took = kernel_seconds(&request).unwrap_or_else(|| clock.seconds());
    if outcome.status == Status::Exhausted {
        return Some(Expected { seconds: took, basis: Basis::Counted, per_cost: took });
    }
    if monitor.is_cancelled() {
        return None;
    }
    // A device counts sets that are mixed already, and waits for whole batches: its first ones say as much as any sample.
    if let Some(kernels) = kernel_seconds(&request) {
        let share = own.progress().share;
        let seconds = kernels / share;
        return (share > 0.0).then_some(Expected { seconds, basis: Basis::Device(share), per_cost: seconds });
    }
    let budget = Budget { time: time / 2, checks: None };
    if let (Some(visited), Some(tree)) = (outcome.stats.visits, estimate(case, solver, seed, budget, monitor)) {
        let (visits, rate) = (tree.visits.mean, took / visited.max(1) as f64);
        return Some(Expected { seconds: visits * rate, basis: Basis::Walked { visits }, per_cost: rate });
    }
    let units = case.units(solver, None)?;
    if units.count() > 1 {
        return sampled(&*units, seed, time / 2, monitor);
    }
    let share = own.progress().share;
    let seconds = took / share;
    (share > 0.0).then_some(Expected { seconds, basis: Basis::Share(share), per_cost: seconds })
}

/// CPU time since a moment: that of the thread that counts, or of all threads where a counter brings its own.
struct Clock {
    thread: ThreadId,
    of_thread: Duration,
    of_all: Duration,
}

impl Clock {
    fn start() -> Self {
        let (of_thread, of_all) = (ThreadTime::now().as_duration(), ProcessTime::now().as_duration());
        Clock { thread: thread::current().id(), of_thread, of_all }
    }

    fn seconds(&self) -> f64 {
        let of_all = ProcessTime::now().as_duration().saturating_sub(self.of_all);
        let of_thread = match thread::current().id() == self.thread {
            true => ThreadTime::now().as_duration().saturating_sub(self.of_thread),
            false => Duration::ZERO,
        };
        // A thread that only waited for others has hardly worked.
        if of_thread * 20 < of_all { of_all } else { of_thread }.as_secs_f64()
    }
}

/// The time that kernels took, if a device has counted.
fn kernel_seconds(request: &Request) -> Option<f64> {
    match request.findings.all().into_iter().find(|finding| finding.key == "kernel_seconds")?.value {
        Fact::Words(seconds) => Some(seconds.iter().filter_map(|word| word.parse::<f64>().ok()).sum()),
        _ => None,
    }
}

/// Counts units here and there until the time is over.
pub(crate) fn sampled(units: &dyn Units, seed: u64, time: Duration, monitor: &Monitor) -> Option<Expected> {
    let deadline = Instant::now() + time;
    let mut random = Random::stream(seed, 0);
    let request = Request { monitor: monitor.clone(), ..Request::new(Question::Count) };
    let (mut cost, mut seconds, mut count) = (0.0, 0.0, 0);
    let (mut tables_cost, mut tables_seconds) = (0.0, 0.0);
    // Few at first; then as many at a time as the time left allows, since tables are built again each time.
    let mut at_once = 2;
    while Instant::now() < deadline && !monitor.is_cancelled() {
        let somewhere = (random.bits() % units.count() as u64) as usize;
        let tables = units.tables(somewhere);
        let range = tables.units.clone();
        // Evenly spread over those that share the tables, from a random one on.
        let step = range.len() as f64 / at_once as f64;
        let first = (random.bits() >> 11) as f64 / (1_u64 << 53) as f64;
        let chosen = (0..at_once.min(range.len())).map(|at| {
            let place = ((at as f64 + first) * step.max(1.0)) as usize;
            range.start + place.min(range.len() - 1)
        });
        let clock = Clock::start();
        let told = Mutex::new(Vec::new());
        units.run(chosen, &request, &|unit, _| {
            told.lock().unwrap_or_else(PoisonError::into_inner).push((unit, clock.seconds()));
        });
        let told = told.into_inner().unwrap_or_else(PoisonError::into_inner);
        let (Some(&(first, first_at)), Some(&(_, last_at))) = (told.first(), told.last()) else { break };
        // With tables, the first unit waits for them; without, it counts like the others.
        let has_tables = tables.cost > 0.0;
        let others: f64 = told[usize::from(has_tables)..].iter().map(|&(unit, _)| units.cost(unit)).sum();
        cost += others;
        seconds += if has_tables { last_at - first_at } else { last_at };
        count += told.len();
        if has_tables && cost > 0.0 {
            tables_cost += tables.cost;
            tables_seconds += (first_at - units.cost(first) * seconds / cost).max(0.0);
            let (unit, left) = (
                seconds / cost * others / (told.len() - 1).max(1) as f64,
                deadline.saturating_duration_since(Instant::now()),
            );
            at_once = ((left.as_secs_f64() - tables_seconds).max(0.0) / unit.max(1e-9)).clamp(2.0, 4_096.0) as usize;
        }
        if count >= units.count() {
            break;
        }
    }
    let per_cost = (cost > 0.0).then(|| seconds / cost)?;
    let (mut whole, mut at) = (0.0, 0);
    while at < units.count() {
        let tables = units.tables(at);
        whole += if tables_cost > 0.0 { tables.cost * tables_seconds / tables_cost } else { tables.cost * per_cost };
        at = tables.units.end.max(at + 1);
    }
    whole += (0..units.count()).map(|unit| units.cost(unit)).sum::<f64>() * per_cost;
    Some(Expected { seconds: whole, basis: Basis::Sampled { units: count, of: units.count() }, per_cost })
}
