//! How long a count will take on this machine, from a short sample.

use std::sync::Arc;
use std::thread::{self, ThreadId};
use std::time::{Duration, Instant};

use backtrail::{Limits, Monitor, Status};
use cpu_time::{ProcessTime, ThreadTime};
use registry::{Case, Fact, Question, Request, Solver, ignore};

use super::sample::sampled;
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
    let (own, begun) = (Monitor::default(), Instant::now());
    let limits = Limits { time: Some(time / 4), ..Limits::default() };
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
    let left = time.saturating_sub(begun.elapsed());
    let budget = Budget { time: left, checks: None };
    let by_share = || {
        let share = own.progress().share;
        let seconds = took / share;
        (share > 0.0).then_some(Expected { seconds, basis: Basis::Share(share), per_cost: seconds })
    };
    if let Some(visited) = outcome.stats.visits {
        // Of a walk that cannot be sketched one subtree may take years.
        let Some(tree) = estimate(case, solver, seed, budget, monitor) else { return by_share() };
        let (visits, rate) = (tree.visits.mean, took / visited.max(1) as f64);
        return Some(Expected { seconds: visits * rate, basis: Basis::Walked { visits }, per_cost: rate });
    }
    let units = case.units(solver, None)?;
    // Where tables for all of them are most of the work, a sample would take nearly as long as the count; the share that was done says as much.
    if units.count() > 1 && units.common() < 0.5 {
        return sampled(&*units, seed, left, monitor);
    }
    by_share()
}

/// CPU time since a moment: that of the thread that counts, or of all threads where a counter brings its own.
pub(super) struct Clock {
    thread: ThreadId,
    of_thread: Duration,
    of_all: Duration,
}

impl Clock {
    pub(super) fn start() -> Self {
        let (of_thread, of_all) = (ThreadTime::now().as_duration(), ProcessTime::now().as_duration());
        Clock { thread: thread::current().id(), of_thread, of_all }
    }

    pub(super) fn seconds(&self) -> f64 {
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
