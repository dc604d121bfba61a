//! A count under way: threads, limits and progress, in one place for all counters.
//!
//! A counter gets a [`Counting`] and asks it for threads: [`units`](Counting::units) hands out units of the instance,
//! [`each`](Counting::each) jobs within one (a layer of states, a table). Whatever runs there asks now and then whether it
//! should stop.

use std::panic::resume_unwind;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use backtrail::{Limit, Limits, Progress, Stats, Status};

use crate::{Count, Counted, Deadline, OnUnit, Outcome, Request};

/// A count under way.
pub struct Counting<'a> {
    request: &'a Request,
    /// The limits on solutions and visits, as far as units keep them.
    limits: Limits,
    deadline: Deadline<'a>,
    /// The most memory that may be held, and what is held, in bytes.
    memory: u64,
    held: AtomicU64,
    /// The expected cost of all that is to be counted.
    whole: f64,
    on_unit: OnUnit<'a>,
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    /// What was counted so far, units under way included.
    solutions: u128,
    visits: u64,
    /// The expected cost of what is done.
    cost: f64,
    /// Why it ends early.
    ended: Option<Status>,
    /// The units that are complete, and what they and the broken ones add up to.
    complete: usize,
    sum: Option<Counted>,
}

impl<'a> Counting<'a> {
    /// A count in one piece, which costs 1: its time begins, and it may hold this much memory, in bytes. Solutions and visits
    /// do not limit it.
    pub fn new(request: &'a Request, memory: u64) -> Self {
        Counting { limits: Limits::default(), ..Counting::of_units(request, memory, 1.0, &|_, _| ()) }
    }

    /// A count of units that cost `whole` in all.
    pub(crate) fn of_units(request: &'a Request, memory: u64, whole: f64, on_unit: OnUnit<'a>) -> Self {
        let (deadline, held, state) = (Deadline::new(request), AtomicU64::new(0), Mutex::default());
        Counting { request, limits: request.limits, deadline, memory, held, whole, on_unit, state }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What is asked.
    pub fn request(&self) -> &'a Request {
        self.request
    }

    /// How many threads there are.
    pub fn threads(&self) -> usize {
        self.request.threads.max(1)
    }

    /// What ends it from outside.
    pub fn deadline(&self) -> &Deadline<'a> {
        &self.deadline
    }

    /// The most memory that may be held, in bytes.
    pub fn memory(&self) -> u64 {
        self.memory
    }

    /// Should it end early? Tells the monitor what it wants to know.
    pub fn should_stop(&self) -> bool {
        let mut state = self.state();
        if state.ended.is_none() {
            state.ended = self.reached(&state);
        }
        if self.request.monitor.wants_progress() {
            self.tell(&state);
        }
        state.ended.is_some()
    }

    fn reached(&self, state: &State) -> Option<Status> {
        if self.limits.solutions.is_some_and(|limit| state.solutions >= limit) {
            return Some(Status::Found);
        }
        let limit = if self.limits.visits.is_some_and(|limit| state.visits >= limit) {
            Some(Limit::Visits)
        } else if self.held.load(Ordering::Relaxed) > self.memory {
            self.deadline.limit().or(Some(Limit::Memory))
        } else {
            self.deadline.limit()
        };
        limit.map(Status::Stopped)
    }

    /// What stopped it.
    pub fn limit(&self) -> Option<Limit> {
        self.should_stop();
        match self.state().ended {
            Some(Status::Stopped(limit)) => Some(limit),
            _ => None,
        }
    }

    /// Ends it early, for this reason.
    pub fn end(&self, status: Status) {
        self.state().ended.get_or_insert(status);
    }

    /// What is left of the limits on solutions and visits.
    pub fn left(&self) -> (u128, u64) {
        let state = self.state();
        let solutions = self.limits.solutions.map_or(u128::MAX, |limit| limit.saturating_sub(state.solutions));
        (solutions, self.limits.visits.map_or(u64::MAX, |limit| limit.saturating_sub(state.visits)))
    }

    /// This many bytes more are held.
    pub fn hold(&self, bytes: u64) {
        self.held.fetch_add(bytes, Ordering::Relaxed);
    }

    /// This many bytes are not held any more.
    pub fn release(&self, bytes: u64) {
        self.held.fetch_sub(bytes, Ordering::Relaxed);
    }

    /// Work of this expected cost is done.
    pub fn done(&self, cost: f64) {
        let mut state = self.state();
        state.cost += cost;
        if self.request.monitor.wants_progress() {
            self.tell(&state);
        }
    }

    /// All is done in one piece, and this many solutions were counted.
    pub fn finish(&self, solutions: u128) {
        let mut state = self.state();
        (state.solutions, state.cost) = (solutions, self.whole);
        self.tell(&state);
    }

    fn tell(&self, state: &State) {
        let share = if self.whole > 0.0 { (state.cost / self.whole).min(1.0) } else { 0.0 };
        let solutions = u64::try_from(state.solutions).unwrap_or(u64::MAX);
        self.request.monitor.tell(Progress { visits: state.visits, solutions, share });
    }

    /// Runs `work` on as many threads as there are, but no more than `most`. It is not generic, so that the machinery of threads is
    /// compiled once and not again for every caller.
    fn on_threads(&self, most: usize, work: &(dyn Fn() + Sync)) {
        std::thread::scope(|scope| {
            let others: Vec<_> = (1..self.threads().min(most)).map(|_| scope.spawn(work)).collect();
            work();
            for other in others {
                other.join().unwrap_or_else(|panic| resume_unwind(panic));
            }
        });
    }

    /// Does a job for each number below `jobs`, on all threads, each with room of its own. The results are in the order
    /// of the jobs; `None` if it had to stop.
    pub fn each<Room, R: Send>(
        &self,
        jobs: usize,
        room: impl Fn() -> Room + Sync,
        job: impl Fn(&mut Room, usize) -> R + Sync,
    ) -> Option<Vec<R>> {
        let next = AtomicUsize::new(0);
        let results = Mutex::new(Vec::from_iter((0..jobs).map(|_| None)));
        self.on_threads(jobs, &|| {
            let mut room = room();
            loop {
                let at = next.fetch_add(1, Ordering::Relaxed);
                if at >= jobs || self.should_stop() {
                    return;
                }
                let result = job(&mut room, at);
                results.lock().unwrap_or_else(PoisonError::into_inner)[at] = Some(result);
            }
        });
        results.into_inner().unwrap_or_else(PoisonError::into_inner).into_iter().collect()
    }

    /// Hands out units to all threads, in order: each thread runs `work`, which takes them from a queue.
    pub fn units(&self, units: &[usize], work: impl Fn(&Queue<'_>) + Sync) {
        let queue = Queue { counting: self, units, next: AtomicUsize::new(0) };
        self.on_threads(units.len(), &|| work(&queue));
    }

    /// A unit that is counted on all threads at once.
    pub fn unit(&self, number: usize) -> Unit<'_> {
        Unit { counting: self, number, solutions: 0, visits: None, counted: None, complete: false }
    }

    /// How it ended, if `units` were to be counted. A limit that fell when all was done stops nothing.
    pub(crate) fn outcome(self, units: usize) -> Outcome {
        let mut state = self.state();
        let ended = state.ended.filter(|_| state.complete < units);
        if ended.is_none() {
            state.cost = self.whole.max(1.0);
        }
        self.tell(&state);
        let Counted { solutions, stats } = state.sum.take().unwrap_or_default();
        Outcome { status: ended.unwrap_or(Status::Exhausted), solutions, stats, at: None }
    }
}

/// Units that wait for a thread.
pub struct Queue<'a> {
    counting: &'a Counting<'a>,
    units: &'a [usize],
    next: AtomicUsize,
}

impl<'a> Queue<'a> {
    /// The next unit; none if there is no more, or the count should stop.
    pub fn next(&self) -> Option<Unit<'a>> {
        let &number = self.units.get(self.next.fetch_add(1, Ordering::Relaxed))?;
        (!self.counting.should_stop()).then(|| self.counting.unit(number))
    }
}

/// A unit that is being counted. One that is dropped before it is [`done`](Unit::done) is a part of the sum, as far as it came, but not
/// reported.
pub struct Unit<'a> {
    counting: &'a Counting<'a>,
    number: usize,
    solutions: u128,
    visits: Option<u64>,
    counted: Option<Counted>,
    complete: bool,
}

impl Unit<'_> {
    /// Its number.
    pub fn number(&self) -> usize {
        self.number
    }

    /// Should it be broken off?
    pub fn should_stop(&self) -> bool {
        self.counting.should_stop()
    }

    /// Adds what a part of it has given: solutions, visits if they are counted, and the expected cost of that part.
    pub fn add(&mut self, solutions: u128, visits: Option<u64>, cost: f64) {
        self.solutions = self.solutions.checked_add(solutions).expect("a unit has fewer than 2^128 solutions");
        if let Some(visits) = visits {
            self.visits = Some(self.visits.unwrap_or(0).checked_add(visits).expect("a counter passes 2^64"));
        }
        self.tell(solutions, visits.unwrap_or(0), cost);
    }

    /// Tells of more solutions, visits and cost, for limits and progress alone.
    pub fn tell(&self, solutions: u128, visits: u64, cost: f64) {
        let mut state = self.counting.state();
        state.solutions = state.solutions.saturating_add(solutions);
        state.visits = state.visits.saturating_add(visits);
        state.cost += cost;
    }

    /// Sets what was counted in it so far, in place of what was added.
    pub fn set(&mut self, counted: Counted) {
        self.counted = Some(counted);
    }

    /// It is complete.
    pub fn done(mut self) {
        self.complete = true;
    }
}

impl Drop for Unit<'_> {
    fn drop(&mut self) {
        let added = || Counted {
            solutions: Count::from(self.solutions),
            stats: Stats { visits: self.visits, ..Stats::default() },
        };
        let begun = self.solutions > 0 || self.visits.is_some() || self.complete;
        let Some(counted) = self.counted.take().or_else(|| begun.then(added)) else { return };
        {
            let mut state = self.counting.state();
            state.complete += usize::from(self.complete);
            match &mut state.sum {
                Some(sum) => *sum += &counted,
                none => *none = Some(counted.clone()),
            }
        }
        if self.complete {
            (self.counting.on_unit)(self.number, &counted);
        }
    }
}
