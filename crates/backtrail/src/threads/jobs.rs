//! The list of jobs that the threads share.

use std::collections::{HashMap, VecDeque};
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard};
use std::time::Duration;

use crate::outcome::Stats;
use crate::path::Path;
use crate::problem::Problem;
use crate::walk::{Rest, Walk};

/// Solutions that may wait to be read before workers behind the head of the list pause.
const BUFFERED: usize = 1 << 14;
/// Batches of the head itself that may wait.
const HEAD_BATCHES: usize = 64;

/// Where a part of the tree begins.
#[derive(Clone)]
pub(super) enum Start<P: Problem> {
    /// At the root, before it is entered.
    Root,
    /// At what another worker gave away.
    Rest(Rest<P>),
    /// Right after this node was entered.
    After(Path<P::Choice>),
}

impl<P: Problem> Start<P> {
    /// A walk that begins there. `problem` is at its root.
    pub(super) fn walk(&self, problem: P) -> Walk<P> {
        match self {
            Start::Root => Walk::new(problem),
            Start::Rest(rest) => Walk::over(problem, rest),
            Start::After(path) => {
                let mut walk = Walk::resume(problem, path).expect("a worker was there before");
                walk.pass_solution();
                walk
            }
        }
    }
}

/// A stretch of one job, as its worker walked it.
pub(super) struct Batch<P: Problem> {
    pub(super) start: Start<P>,
    /// The last node entered, when the batch ends right there; `None` when the job ends with it.
    pub(super) end: Option<Path<P::Choice>>,
    pub(super) stats: Stats,
    pub(super) solutions: u128,
    /// The solutions themselves, when they are listed.
    pub(super) listed: Vec<P::Solution>,
}

/// What the reader finds at the head of the list.
pub(super) enum Next<P: Problem> {
    Batch(Batch<P>),
    /// The head's worker has brought nothing new yet.
    Nothing,
    /// No worker has begun with the head.
    Unstarted(Start<P>),
    /// The list is read.
    End,
}

pub(super) struct Jobs<P: Problem> {
    list: Mutex<List<P>>,
    /// Signals: a job to take; a batch to read; room to put one.
    work: Condvar,
    output: Condvar,
    room: Condvar,
    stopped: AtomicBool,
    /// Workers that wait for a job which nobody has given yet.
    hungry: AtomicUsize,
    visits: AtomicU64,
    solutions: AtomicU64,
    /// Raised when somebody wants to know how far each job is.
    asked: AtomicU64,
}

struct List<P: Problem> {
    /// By number; those that have been read are gone.
    jobs: HashMap<usize, Job<P>>,
    made: usize,
    head: Option<usize>,
    waiting: Vec<usize>,
    idle: usize,
    alive: usize,
    buffered: usize,
    /// Workers that wait for room.
    blocked: usize,
}

struct Job<P: Problem> {
    start: Start<P>,
    state: State,
    batches: VecDeque<Batch<P>>,
    next: Option<usize>,
    /// The job's stretch of the tree, as shares of the whole: how far it is, and where it ends.
    at: f64,
    to: f64,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Waiting,
    Running,
    Finished,
}

impl<P: Problem + Clone> Jobs<P> {
    /// One job: the whole tree.
    pub(super) fn new(threads: usize) -> Self {
        let whole =
            Job { start: Start::Root, state: State::Waiting, batches: VecDeque::new(), next: None, at: 0.0, to: 1.0 };
        Jobs {
            list: Mutex::new(List {
                jobs: HashMap::from([(0, whole)]),
                made: 1,
                head: Some(0),
                waiting: vec![0],
                idle: 0,
                alive: threads,
                buffered: 0,
                blocked: 0,
            }),
            work: Condvar::new(),
            output: Condvar::new(),
            room: Condvar::new(),
            stopped: AtomicBool::new(false),
            hungry: AtomicUsize::new(0),
            visits: AtomicU64::new(0),
            solutions: AtomicU64::new(0),
            asked: AtomicU64::new(0),
        }
    }

    fn lock(&self) -> MutexGuard<'_, List<P>> {
        self.list.lock().expect("no thread panics while it holds the list")
    }

    // ---- for workers ----

    /// Waits for a job; `None` when there will be no more.
    pub(super) fn take(&self) -> Option<(usize, Start<P>)> {
        let mut list = self.lock();
        list.idle += 1;
        loop {
            if self.is_stopped() {
                return None;
            }
            if let Some(number) = list.take_earliest() {
                list.idle -= 1;
                self.hungry.store(list.idle.saturating_sub(list.waiting.len()), Ordering::Relaxed);
                let job = list.jobs.get_mut(&number).expect("a waiting job is in the list");
                job.state = State::Running;
                return Some((number, job.start.clone()));
            }
            if list.idle >= list.alive {
                self.work.notify_all();
                return None;
            }
            self.hungry.store(list.idle, Ordering::Relaxed);
            list = self.work.wait(list).expect("no thread panics while it holds the list");
        }
    }

    /// Does somebody wait for work?
    pub(super) fn is_wanted(&self) -> bool {
        self.hungry.load(Ordering::Relaxed) > 0
    }

    /// Puts what `giver` gives away into the list, right after it; it begins at share `at` of the tree.
    pub(super) fn give(&self, giver: usize, rest: Rest<P>, at: f64) {
        let mut list = self.lock();
        let number = list.made;
        list.made += 1;
        let from = list.jobs.get_mut(&giver).expect("a running job is in the list");
        let job = Job {
            start: Start::Rest(rest),
            state: State::Waiting,
            batches: VecDeque::new(),
            next: from.next.replace(number),
            at,
            to: std::mem::replace(&mut from.to, at),
        };
        list.jobs.insert(number, job);
        list.waiting.push(number);
        self.hungry.store(list.idle.saturating_sub(list.waiting.len()), Ordering::Relaxed);
        self.work.notify_one();
    }

    /// Brings a batch; waits while there is no room for it.
    pub(super) fn put(&self, number: usize, batch: Batch<P>) {
        let mut list = self.lock();
        while !self.is_stopped() && !list.has_room(number) {
            list.blocked += 1;
            list = self.room.wait(list).expect("no thread panics while it holds the list");
            list.blocked -= 1;
        }
        list.buffered += batch.listed.len();
        list.jobs.get_mut(&number).expect("a running job is in the list").batches.push_back(batch);
        self.output.notify_one();
    }

    /// The job is done: its last batch has been put.
    pub(super) fn finish(&self, number: usize) {
        let mut list = self.lock();
        let job = list.jobs.get_mut(&number).expect("a running job is in the list");
        job.state = State::Finished;
        job.at = job.to;
        self.output.notify_one();
    }

    /// Adds to what [`progress`](Jobs::progress) shows at once.
    pub(super) fn note(&self, visits: u64, solutions: u64) {
        self.visits.fetch_add(visits, Ordering::Relaxed);
        self.solutions.fetch_add(solutions, Ordering::Relaxed);
    }

    /// How many times the shares were asked for.
    pub(super) fn asked(&self) -> u64 {
        self.asked.load(Ordering::Relaxed)
    }

    /// Tells at which share of the tree the job is.
    pub(super) fn tell(&self, number: usize, at: f64) {
        if let Some(job) = self.lock().jobs.get_mut(&number) {
            job.at = at;
        }
    }

    /// A worker goes home.
    pub(super) fn leave(&self) {
        self.lock().alive -= 1;
        self.output.notify_one();
        self.work.notify_all();
    }

    // ---- for the reader ----

    /// Tells every worker to bring what it has and go home.
    pub(super) fn stop(&self) {
        self.stopped.store(true, Ordering::Relaxed);
        let _list = self.lock(); // nobody is between its test of the flag and its wait
        self.work.notify_all();
        self.room.notify_all();
    }

    pub(super) fn is_stopped(&self) -> bool {
        self.stopped.load(Ordering::Relaxed)
    }

    /// What the head of the list holds; waits a while if that is nothing.
    pub(super) fn next(&self, patience: Duration) -> Next<P> {
        let mut list = self.lock();
        let head = list.head;
        let next = list.pop();
        // The new head may wait behind solutions that are read after its own.
        if list.blocked > 0 && (list.head != head || list.has_much_room()) {
            self.room.notify_all();
        }
        match next {
            Next::Nothing | Next::Unstarted(_) if list.alive > 0 => {
                list = self.output.wait_timeout(list, patience).expect("no thread panics while it holds the list").0;
                drop(list);
                Next::Nothing
            }
            // Nobody is left to finish the head: its worker has panicked, and the caller's scope will tell.
            Next::Nothing | Next::Unstarted(_) => Next::End,
            next => next,
        }
    }

    /// What the head of the list holds once every worker has gone home.
    pub(super) fn next_after_stop(&self) -> Next<P> {
        let mut list = self.lock();
        while list.alive > 0 {
            list = self.output.wait(list).expect("no thread panics while it holds the list");
        }
        list.pop()
    }

    /// All batches that are left, of all jobs, once every worker has gone home; and whether every job is finished.
    pub(super) fn rest_after_stop(&self) -> (Vec<Batch<P>>, bool) {
        let mut list = self.lock();
        while list.alive > 0 {
            list = self.output.wait(list).expect("no thread panics while it holds the list");
        }
        let finished = list.jobs.values().all(|job| job.state == State::Finished);
        (list.jobs.values_mut().flat_map(|job| job.batches.drain(..)).collect(), finished)
    }

    /// Goes on to the next job, though no worker has finished this one.
    pub(super) fn skip_head(&self) {
        let mut list = self.lock();
        if let Some(job) = list.head.and_then(|head| list.jobs.get_mut(&head)) {
            job.state = State::Finished;
        }
    }

    /// Visits, solutions, and the share of the tree that is done; the share is as old as the last time it was asked.
    pub(super) fn progress(&self) -> (u64, u64, f64) {
        self.asked.fetch_add(1, Ordering::Relaxed);
        let ahead: f64 = self.lock().jobs.values().map(|job| job.to - job.at).sum();
        let (visits, solutions) = (self.visits.load(Ordering::Relaxed), self.solutions.load(Ordering::Relaxed));
        (visits, solutions, (1.0 - ahead).clamp(0.0, 1.0))
    }
}

impl<P: Problem + Clone> List<P> {
    /// The waiting job that comes first in the order of the tree.
    ///
    /// This is why somebody always goes on: whoever finishes a job takes the first that waits, so the head, which never
    /// has to wait for room, is soon somebody's.
    fn take_earliest(&mut self) -> Option<usize> {
        if self.waiting.len() > 1 {
            let mut next = self.head;
            while let Some(number) = next {
                if let Some(place) = self.waiting.iter().position(|waiting| *waiting == number) {
                    return Some(self.waiting.swap_remove(place));
                }
                next = self.jobs[&number].next;
            }
        }
        self.waiting.pop()
    }

    fn has_room(&self, number: usize) -> bool {
        if self.head == Some(number) {
            return self.jobs[&number].batches.len() < HEAD_BATCHES;
        }
        self.buffered < BUFFERED
    }

    /// Is there room for several batches? Waking everybody for each one cost 512 threads most of their time.
    fn has_much_room(&self) -> bool {
        let head = self.head.and_then(|head| self.jobs.get(&head));
        self.buffered < BUFFERED / 2 || head.is_some_and(|head| head.batches.len() == HEAD_BATCHES / 2)
    }

    /// Takes the next batch in the order of the tree, passing over jobs that are done.
    fn pop(&mut self) -> Next<P> {
        while let Some(head) = self.head {
            let job = self.jobs.get_mut(&head).expect("the head is in the list");
            if let Some(batch) = job.batches.pop_front() {
                self.buffered -= batch.listed.len();
                return Next::Batch(batch);
            }
            match job.state {
                State::Waiting => return Next::Unstarted(job.start.clone()),
                State::Running => return Next::Nothing,
                State::Finished => {
                    self.head = job.next;
                    self.jobs.remove(&head);
                }
            }
        }
        Next::End
    }
}
