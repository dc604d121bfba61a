//! A walk with a question, limits and an observer.

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use crate::address::{Address, Name};
use crate::monitor::{Monitor, Progress};
use crate::observer::Observer;
use crate::observers::Counter;
use crate::outcome::{Limit, Outcome, Status};
use crate::problem::Problem;
use crate::walk::{NoSuchNode, Pause, Walk};

/// Nodes entered between two looks at the clock and the monitor, at most: some tens of microseconds.
pub(crate) const POLL: u64 = 4096;

/// How many nodes may be entered until the next look: few where each takes long.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pace {
    nodes: u64,
    looked: Option<Instant>,
}

impl Pace {
    /// Nobody has to wait longer for a look, unless for a single node.
    const LONGEST: Duration = Duration::from_millis(10);

    pub(crate) fn new() -> Self {
        Pace { nodes: 1, looked: None }
    }

    /// How many from now on.
    pub(crate) fn next(&mut self) -> u64 {
        let now = Instant::now();
        if let Some(looked) = self.looked.replace(now) {
            let took = now - looked;
            self.nodes = match took > Pace::LONGEST {
                true => (self.nodes as f64 * Pace::LONGEST.as_secs_f64() / took.as_secs_f64()) as u64,
                false if took < Pace::LONGEST / 4 => (2 * self.nodes).min(POLL),
                false => self.nodes,
            };
        }
        self.nodes = self.nodes.max(1);
        self.nodes
    }
}

/// What a search may spend; nothing is limited by default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Stop at this many solutions.
    pub solutions: Option<u128>,
    /// Stop when this many nodes have been entered.
    pub visits: Option<u64>,
    /// Stop after this time.
    pub time: Option<Duration>,
}

/// A search through the tree of a problem.
///
/// It offers five verbs over one walk: [`first`](Search::first), [`take`](Search::take), [`all`](Search::all),
/// [`count`](Search::count) and [`each`](Search::each). Each goes on where the one before it stopped, and
/// [`outcome`](Search::outcome) says how it ended.
///
/// ```
/// use backtrail::{Search, Status};
/// # use backtrail::doc::FourQueens;
/// let mut search = Search::new(FourQueens::default());
/// assert_eq!(search.first(), Some([1, 3, 0, 2]));
/// assert_eq!(search.outcome().stats.visits, Some(9));
///
/// let outcome = search.count(); // goes on
/// assert_eq!(outcome.status, Status::Exhausted);
/// assert_eq!(outcome.solutions, 2);
/// assert_eq!(outcome.stats.visits, Some(17));
/// ```
pub struct Search<P: Problem, O = Counter> {
    walk: Walk<P>,
    observer: O,
    limits: Limits,
    monitor: Monitor,
    deadline: Option<Instant>,
    /// How many solutions may be found before the verb that runs has enough.
    wanted: u128,
    /// Nodes that may be entered before the next look at limits and monitor; `granted` of them at the last look.
    fuel: u64,
    granted: u64,
    pace: Pace,
    visits: u64,
    solutions: u128,
    status: Status,
    /// The stretch of the whole tree that is searched, as shares of it: progress runs from 0 to 1 over it.
    stretch: (f64, f64),
}

impl<P: Problem> Search<P> {
    /// A search that counts what [`Stats`](crate::Stats) holds.
    pub fn new(problem: P) -> Self {
        Search::with(problem, Counter::default())
    }

    /// A search that goes on where another one stopped: after a node that it had entered.
    ///
    /// It counts what is left; the outcomes of both add up to that of an unbroken search.
    ///
    /// # Errors
    ///
    /// If the tree has no such node.
    ///
    /// ```
    /// use backtrail::{Limits, Search};
    /// # use backtrail::doc::FourQueens;
    /// let mut one = Search::new(FourQueens::default()).limits(Limits { visits: Some(10), ..Limits::default() });
    /// let first = one.count();
    /// let mut two = Search::resume(FourQueens::default(), &first.at.unwrap()).unwrap();
    /// let second = two.count();
    /// assert_eq!(first.solutions + second.solutions, 2);
    /// let mut stats = first.stats;
    /// stats += &second.stats;
    /// assert_eq!(stats.visits, Some(17));
    /// ```
    pub fn resume(problem: P, node: &impl Name<P::Choice>) -> Result<Self, NoSuchNode> {
        let mut walk = Walk::resume(problem, node)?;
        walk.pass_solution();
        Ok(Search::over(walk, Counter::default()))
    }
}

impl<P: Problem, O: Observer<P>> Search<P, O> {
    /// A search with an observer of your own; with `()` it counts nothing but solutions.
    pub fn with(problem: P, observer: O) -> Self {
        Search::over(Walk::new(problem), observer)
    }

    /// A search over the subtree `under` a node, or over what is left of it once the node `after` was entered.
    ///
    /// Depths are counted from the real root. The visit of a node and the check that leads to it belong to the part that enters
    /// the node: to this one for `under`, unless there is an `after`, and to the one before for `after`.
    /// So the counters of parts that make up a tree add up to those of the tree.
    ///
    /// ```
    /// use backtrail::{Address, Counter, Search};
    /// # use backtrail::doc::FourQueens;
    /// let (under, after): (Address, Address) = ("1".parse().unwrap(), "1.3".parse().unwrap());
    /// let part = |after| Search::part(FourQueens::default(), &under, after, Counter::default()).unwrap().count();
    /// assert_eq!(part(None).stats.visits, Some(4)); // 1, 1.3, 1.3.0 and the solution 1.3.0.2
    /// assert_eq!(part(Some(&after)).stats.visits, Some(2));
    /// ```
    ///
    /// # Errors
    ///
    /// If the tree has no such node, or `after` is not in the subtree of `under`.
    pub fn part(problem: P, under: &Address, after: Option<&Address>, observer: O) -> Result<Self, NoSuchNode> {
        let mut walk = Walk::under(problem, under)?;
        let (mut begin, end) = walk.stretch();
        if let Some(after) = after {
            walk.go_to(after)?;
            walk.pass_solution();
            begin = walk.share();
        }
        Ok(Search { stretch: (begin, end), ..Search::over(walk, observer) })
    }

    /// A search that runs this walk from where it is. A walk that was put at a solution tells it first.
    pub fn over(walk: Walk<P>, observer: O) -> Self {
        Search {
            walk,
            observer,
            limits: Limits::default(),
            monitor: Monitor::default(),
            deadline: None,
            wanted: u128::MAX,
            fuel: 0,
            granted: 0,
            pace: Pace::new(),
            visits: 0,
            solutions: 0,
            status: Status::Found,
            stretch: (0.0, 1.0),
        }
    }

    /// Sets what the search may spend, from now on and, for visits and solutions, counted from its beginning.
    #[must_use]
    pub fn limits(mut self, limits: Limits) -> Self {
        self.set_limits(limits);
        self
    }

    /// Sets other limits, for instance to go on after a stop.
    pub fn set_limits(&mut self, limits: Limits) {
        self.settle_visits();
        self.limits = limits;
        self.deadline = None;
    }

    /// Lets `monitor` cancel this search and read its progress.
    #[must_use]
    pub fn monitor(mut self, monitor: &Monitor) -> Self {
        self.monitor = monitor.clone();
        self
    }

    /// The next solution, if there is one within the limits.
    pub fn first(&mut self) -> Option<P::Solution> {
        self.begin(1);
        self.advance().then(|| self.walk.problem().solution())
    }

    /// The next `n` solutions, or as many as there are within the limits.
    pub fn take(&mut self, n: usize) -> Vec<P::Solution> {
        self.begin(n as u128);
        std::iter::from_fn(|| self.advance().then(|| self.walk.problem().solution())).collect()
    }

    /// All solutions from here on, one at a time as they are asked for.
    ///
    /// ```
    /// use backtrail::Search;
    /// # use backtrail::doc::FourQueens;
    /// let mut search = Search::new(FourQueens::default());
    /// let rows: Vec<_> = search.all().map(|rows| rows[0]).collect();
    /// assert_eq!(rows, [1, 2]);
    /// ```
    pub fn all(&mut self) -> impl Iterator<Item = P::Solution> {
        self.begin(u128::MAX);
        std::iter::from_fn(|| self.advance().then(|| self.walk.problem().solution()))
    }

    /// Counts the solutions from here on.
    pub fn count(&mut self) -> Outcome<P::Choice> {
        self.begin(u128::MAX);
        while self.advance() {}
        self.outcome()
    }

    /// Shows every solution from here on to `visitor`, until it breaks off.
    pub fn each(&mut self, mut visitor: impl FnMut(P::Solution) -> ControlFlow<()>) -> Outcome<P::Choice> {
        self.begin(u128::MAX);
        while self.advance() {
            if visitor(self.walk.problem().solution()).is_break() {
                self.status = Status::Found;
                break;
            }
        }
        self.outcome()
    }

    /// How the search stands after the last verb.
    pub fn outcome(&self) -> Outcome<P::Choice> {
        Outcome {
            status: self.status,
            solutions: self.solutions,
            stats: self.observer.stats(),
            at: match self.status {
                Status::Exhausted | Status::Stopped(Limit::Observer) => None,
                _ => self.walk.is_begun().then(|| self.walk.path()),
            },
        }
    }

    /// The address of [`at`](Outcome::at) in the outcome: where another search can go on.
    pub fn address(&mut self) -> Option<Address> {
        self.outcome().at.map(|_| self.walk.address())
    }

    /// The walk, at the node where the search stands.
    pub fn walk(&self) -> &Walk<P> {
        &self.walk
    }

    /// The observer.
    pub fn observer(&self) -> &O {
        &self.observer
    }

    /// Starts a verb that is content with `enough` more solutions.
    fn begin(&mut self, enough: u128) {
        self.wanted = self.solutions.saturating_add(enough).min(self.limits.solutions.unwrap_or(u128::MAX));
        if self.deadline.is_none() {
            self.deadline = self.limits.time.and_then(|time| Instant::now().checked_add(time));
        }
        if !self.walk.is_done() {
            self.status = Status::Found;
        }
    }

    /// Goes on to the next solution; `false` when there is none, or no more is wanted or allowed.
    #[inline]
    fn advance(&mut self) -> bool {
        if self.solutions >= self.wanted {
            return false;
        }
        loop {
            if self.fuel == 0
                && let Err(limit) = self.refuel()
            {
                self.status = Status::Stopped(limit);
                self.tell(); // how far it came
                return false;
            }
            match self.walk.run(&mut self.observer, &mut self.fuel) {
                Pause::Solution => {
                    self.solutions = self.solutions.checked_add(1).expect("more than 2^128 solutions");
                    return true;
                }
                Pause::Fuel => {}
                Pause::Refusals => {
                    if let Some(limit) = self.interrupted() {
                        self.settle_visits();
                        self.walk.back_to_visit(&mut self.observer);
                        self.status = Status::Stopped(limit);
                        self.tell();
                        return false;
                    }
                }
                Pause::Observer => {
                    self.status = Status::Stopped(Limit::Observer);
                    return false;
                }
                Pause::Done => {
                    self.settle_visits();
                    self.status = Status::Exhausted;
                    return false;
                }
            }
        }
    }

    /// Books the fuel that was burnt.
    fn settle_visits(&mut self) {
        self.visits += self.granted - self.fuel;
        self.granted = 0;
        self.fuel = 0;
    }

    /// Tells the monitor how far the search is.
    fn tell(&mut self) {
        let solutions = u64::try_from(self.solutions).unwrap_or(u64::MAX);
        let (begin, end) = self.stretch;
        let share = ((self.walk.share() - begin) / (end - begin).max(f64::MIN_POSITIVE)).clamp(0.0, 1.0);
        self.monitor.tell(Progress { visits: self.visits, solutions, share });
    }

    /// Does a signal or the clock stop the search?
    fn interrupted(&self) -> Option<Limit> {
        match self.deadline {
            _ if self.monitor.is_cancelled() => Some(Limit::Cancel),
            Some(deadline) if Instant::now() >= deadline => Some(Limit::Time),
            _ => None,
        }
    }

    /// Looks at limits and monitor, and grants fuel up to the next look.
    #[cold]
    fn refuel(&mut self) -> Result<(), Limit> {
        self.settle_visits();
        if self.monitor.wants_progress() {
            self.tell();
        }
        if let Some(limit) = self.interrupted() {
            return Err(limit);
        }
        let left = self.limits.visits.map_or(u64::MAX, |limit| limit.saturating_sub(self.visits));
        if left == 0 {
            return Err(Limit::Visits);
        }
        self.granted = left.min(self.pace.next());
        self.fuel = self.granted;
        Ok(())
    }
}
