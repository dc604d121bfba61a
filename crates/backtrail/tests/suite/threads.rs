//! Several threads answer as one does: the same outcome, the same order, whatever stops them.

use std::ops::{ControlFlow, Range};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use crate::common::{Tree, mix, within_a_minute};
use backtrail::{Limit, Limits, Monitor, Outcome, Problem, Search, Status, Threads};

const THREADS: [usize; 5] = [1, 2, 3, 4, 8];

type Answer<P> = (Vec<<P as Problem>::Solution>, Outcome<<P as Problem>::Choice>);

/// What one thread answers, breaking off after `most` solutions.
fn by_one<P: Problem>(problem: P, limits: Limits, most: usize) -> Answer<P> {
    let mut listed = Vec::new();
    let outcome = Search::new(problem).limits(limits).each(|solution| list(&mut listed, solution, most));
    (listed, outcome)
}

/// What several threads answer, breaking off after `most` solutions.
fn by_many<P>(problem: &P, threads: usize, limits: Limits, most: usize) -> Answer<P>
where
    P: Problem<Choice: Send, Choices: Send, Solution: Send> + Clone + Send,
{
    let mut listed = Vec::new();
    let search = Threads::new(problem.clone(), threads).limits(limits);
    let outcome = search.each(|solution| list(&mut listed, solution, most));
    (listed, outcome)
}

fn list<S>(listed: &mut Vec<S>, solution: S, most: usize) -> ControlFlow<()> {
    listed.push(solution);
    if listed.len() == most { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
}

/// Holds counting and listing on every number of threads against one thread.
#[track_caller]
fn assert_same(tree: &Tree, limits: Limits, most: usize) {
    let (tree, expected) = (tree.clone(), by_one(tree.clone(), limits, most));
    within_a_minute(move || {
        for threads in THREADS {
            assert_eq!(by_many(&tree, threads, limits, most), expected, "{threads} threads, {limits:?}, {most}");
            if most == usize::MAX {
                let counted = Threads::new(tree.clone(), threads).limits(limits).count();
                assert_eq!(counted, expected.1, "counting, {threads} threads, {limits:?}");
            }
        }
    });
}

fn unlimited() -> Limits {
    Limits::default()
}

#[test]
fn uneven_trees_are_listed_and_counted_as_by_one_thread() {
    for visits in [50, 5_000, 60_000, 200_000] {
        assert_same(&Tree::of_about(visits), unlimited(), usize::MAX);
    }
}

#[test]
fn a_limit_on_solutions_stops_at_the_same_solution() {
    let small = Tree::of_about(100);
    let all = by_one(small.clone(), unlimited(), usize::MAX).0.len();
    for solutions in 0..all as u128 + 2 {
        assert_same(&small, Limits { solutions: Some(solutions), ..unlimited() }, usize::MAX);
    }
    let large = Tree::of_about(50_000);
    let all = by_one(large.clone(), unlimited(), usize::MAX).0.len();
    for solutions in [1, 255, 256, 257, all / 3, all - 1, all, all + 1] {
        assert_same(&large, Limits { solutions: Some(solutions as u128), ..unlimited() }, usize::MAX);
    }
}

#[test]
fn a_limit_on_visits_stops_at_the_same_node_wherever_it_falls() {
    let small = Tree::of_about(100);
    let all = Search::new(small.clone()).count().stats.visits.unwrap();
    for visits in 0..all + 2 {
        assert_same(&small, Limits { visits: Some(visits), ..unlimited() }, usize::MAX);
    }
    let large = Tree::of_about(50_000);
    let all = Search::new(large.clone()).count().stats.visits.unwrap();
    for visits in [1, 4095, 4096, 4097, all / 2, all - 1, all, all + 1] {
        assert_same(&large, Limits { visits: Some(visits), ..unlimited() }, usize::MAX);
    }
}

#[test]
fn a_limit_of_no_visits_stops_before_the_root() {
    let tree = Tree::of_about(100_000);
    for _ in 0..20 {
        assert_same(&tree, Limits { visits: Some(0), ..unlimited() }, usize::MAX);
    }
}

#[test]
fn limits_on_solutions_and_visits_together_stop_by_whichever_comes_first() {
    let tree = Tree::of_about(300);
    let visits_to_fifth = {
        let mut search = Search::new(tree.clone());
        search.take(5);
        search.outcome().stats.visits.unwrap()
    };
    for visits in visits_to_fifth - 1..=visits_to_fifth + 1 {
        assert_same(&tree, Limits { solutions: Some(5), visits: Some(visits), time: None }, usize::MAX);
    }
}

#[test]
fn a_visitor_breaks_off_at_the_same_solution() {
    let small = Tree::of_about(300);
    let all = by_one(small.clone(), unlimited(), usize::MAX).0.len();
    (1..=all).for_each(|most| assert_same(&small, unlimited(), most));
    let large = Tree::of_about(50_000);
    for most in [1, 256, 257, 2_000] {
        assert_same(&large, unlimited(), most);
    }
}

/// Holds a part that was stopped, and the rest of the search after it, against the whole.
#[track_caller]
fn assert_adds_up(tree: &Tree, (mut listed, mut outcome): Answer<Tree>, whole: &Answer<Tree>) {
    match outcome.status {
        Status::Exhausted => assert_eq!(outcome.at, None),
        Status::Stopped(_) | Status::Found => {
            let mut rest = match &outcome.at {
                Some(path) => Search::resume(tree.clone(), path).expect("a search stops at a node"),
                None => Search::new(tree.clone()),
            };
            listed.extend(rest.all());
            let rest = rest.outcome();
            outcome.solutions += rest.solutions;
            outcome.stats += &rest.stats;
        }
    }
    assert_eq!(listed, whole.0);
    assert_eq!((outcome.solutions, outcome.stats), (whole.1.solutions, whole.1.stats.clone()));
}

#[test]
fn what_a_time_limit_cuts_off_can_be_searched_later_and_adds_up() {
    let tree = Tree::of_about(100_000);
    let whole = by_one(tree.clone(), unlimited(), usize::MAX);
    within_a_minute(move || {
        let mut stopped = 0;
        for i in 0..30 {
            let time = Duration::from_micros(mix(i) % 20_000 * (i % 3));
            let limits = Limits { time: Some(time), ..unlimited() };
            let threads = THREADS[i as usize % THREADS.len()];
            let (listed, part) = by_many(&tree, threads, limits, usize::MAX);
            assert!(matches!(part.status, Status::Exhausted | Status::Stopped(Limit::Time)), "{:?}", part.status);
            stopped += usize::from(part.status != Status::Exhausted);
            assert_adds_up(&tree, (listed, part), &whole);

            // A count keeps all that any thread came to, in several places: it names none to go on from.
            let part = Threads::new(tree.clone(), threads).limits(limits).count();
            assert_eq!(part.at, None);
            assert!(part.solutions <= whole.1.solutions && part.stats.visits <= whole.1.stats.visits);
            if part.status == Status::Exhausted {
                assert_eq!((part.solutions, &part.stats), (whole.1.solutions, &whole.1.stats));
            }
        }
        assert!(stopped > 5, "only {stopped} of the time limits were short enough to matter");
    });
}

#[test]
fn what_a_cancelled_search_left_can_be_searched_later_and_adds_up() {
    let tree = Tree::of_about(100_000);
    let whole = by_one(tree.clone(), unlimited(), usize::MAX);
    within_a_minute(move || {
        for (i, threads) in THREADS.into_iter().cycle().take(15).enumerate() {
            let monitor = Monitor::default();
            let after = Duration::from_micros(mix(i as u64) % 20_000);
            let canceller = std::thread::spawn({
                let monitor = monitor.clone();
                move || {
                    std::thread::sleep(after);
                    monitor.cancel();
                }
            });
            let mut listed = Vec::new();
            let part = Threads::new(tree.clone(), threads)
                .monitor(&monitor)
                .each(|solution| list(&mut listed, solution, usize::MAX));
            canceller.join().unwrap();
            assert!(matches!(part.status, Status::Exhausted | Status::Stopped(Limit::Cancel)));
            assert_adds_up(&tree, (listed, part), &whole);
        }
    });
}

#[test]
fn what_stops_one_thread_before_the_root_stops_many_there() {
    let (running, cancelled) = (Monitor::default(), Monitor::default());
    cancelled.cancel();
    let no_time = Limits { time: Some(Duration::ZERO), ..unlimited() };
    let tree = Tree::of_about(10_000);
    for (monitor, limits, limit) in [(&cancelled, unlimited(), Limit::Cancel), (&running, no_time, Limit::Time)] {
        let one = Search::new(tree.clone()).limits(limits).monitor(monitor).count();
        assert_eq!((one.status, &one.at), (Status::Stopped(limit), &None));
        for threads in THREADS {
            let many = Threads::new(tree.clone(), threads).limits(limits).monitor(monitor);
            assert_eq!(within_a_minute(move || many.count()), one, "{threads} threads");
        }
    }
}

#[test]
fn progress_can_be_read_from_another_thread_and_stays_within_bounds() {
    let tree = Tree::of_about(100_000);
    let whole = Search::new(tree.clone()).count();
    for threads in THREADS {
        let monitor = Monitor::default();
        let search = Threads::new(tree.clone(), threads).monitor(&monitor);
        let counting = std::thread::spawn(move || search.count());
        while !counting.is_finished() {
            let progress = monitor.progress();
            assert!((0.0..=1.0).contains(&progress.share), "{progress:?}");
            assert!(
                progress.visits <= whole.stats.visits.unwrap() && u128::from(progress.solutions) <= whole.solutions
            );
            std::thread::sleep(Duration::from_micros(200));
        }
        assert_eq!(counting.join().unwrap(), whole);
    }
}

/// Every number with a given number of digits is a solution: more than the threads may keep for a slow reader.
#[derive(Clone, Default)]
struct Numbers {
    digits: Vec<u8>,
    length: usize,
}

impl Problem for Numbers {
    type Choice = u8;
    type Choices = Range<u8>;
    type Solution = u64;

    fn choices(&self) -> Range<u8> {
        0..10
    }

    fn apply(&mut self, digit: u8) -> bool {
        self.digits.push(digit);
        true
    }

    fn undo(&mut self, _digit: u8) {
        self.digits.pop();
    }

    fn is_solved(&self) -> bool {
        self.digits.len() == self.length
    }

    fn solution(&self) -> u64 {
        self.digits.iter().fold(0, |number, &digit| 10 * number + u64::from(digit))
    }
}

#[test]
fn a_slow_reader_gets_every_solution_in_order() {
    for threads in THREADS {
        within_a_minute(move || {
            let numbers = Numbers { length: 5, ..Numbers::default() };
            let mut next = 0;
            let outcome = Threads::new(numbers, threads).each(|number| {
                assert_eq!(number, next);
                next += 1;
                if number % 256 == 0 {
                    std::thread::sleep(Duration::from_micros(300));
                }
                ControlFlow::Continue(())
            });
            assert_eq!((outcome.status, outcome.solutions), (Status::Exhausted, 100_000));
        });
    }
}

#[test]
fn a_solved_root_is_the_one_solution() {
    for threads in THREADS {
        let outcome = Threads::new(Numbers::default(), threads).each(|number| {
            assert_eq!(number, 0);
            ControlFlow::Continue(())
        });
        assert_eq!(outcome, Search::new(Numbers::default()).count());
        assert_eq!((outcome.status, outcome.solutions), (Status::Exhausted, 1));
    }
}

#[test]
fn a_tree_that_is_only_a_root_has_one_dead_end() {
    let bare = Tree::new(0, 0);
    for threads in THREADS {
        let outcome = Threads::new(bare.clone(), threads).count();
        assert_eq!(outcome, Search::new(bare.clone()).count());
        assert_eq!((outcome.solutions, outcome.stats.dead_ends), (0, Some(1)));
    }
}

/// A tree with a node that cannot be entered without a panic.
#[derive(Clone)]
struct Mined {
    tree: Tree,
    mine: Vec<u8>,
}

impl Problem for Mined {
    type Choice = u8;
    type Choices = Range<u8>;
    type Solution = Vec<u8>;

    fn choices(&self) -> Range<u8> {
        self.tree.choices()
    }

    fn apply(&mut self, choice: u8) -> bool {
        let accepted = self.tree.apply(choice);
        assert!(self.tree.solution() != self.mine, "stepped on the mine");
        accepted
    }

    fn undo(&mut self, choice: u8) {
        self.tree.undo(choice);
    }

    fn is_solved(&self) -> bool {
        self.tree.is_solved()
    }

    fn solution(&self) -> Vec<u8> {
        self.tree.solution()
    }
}

/// The words of the panic that `run` ends with.
fn panic_of(run: impl FnOnce() + Send + 'static) -> String {
    within_a_minute(move || {
        let panic = catch_unwind(AssertUnwindSafe(run)).expect_err("it should have panicked");
        panic.downcast_ref::<String>().cloned().or(panic.downcast_ref::<&str>().map(ToString::to_string))
    })
    .expect("a panic has words")
}

#[test]
fn a_panic_in_a_problem_reaches_the_caller() {
    let tree = Tree::of_about(100_000);
    let solutions = by_one(tree.clone(), unlimited(), usize::MAX).0;
    for threads in THREADS {
        for place in [0, solutions.len() / 2, solutions.len() - 1] {
            let mined = Mined { tree: tree.clone(), mine: solutions[place].clone() };
            let counting = Threads::new(mined.clone(), threads);
            assert!(panic_of(move || drop(counting.count())).contains("stepped on the mine"));
            let listing = Threads::new(mined, threads);
            assert!(
                panic_of(move || drop(listing.each(|_| ControlFlow::Continue(())))).contains("stepped on the mine")
            );
        }
    }
}

/// Numbers of which 09999 panics, but not before the others have found as many as may wait to be read.
#[derive(Clone)]
struct Late {
    numbers: Numbers,
    found_by_others: Arc<AtomicUsize>,
}

impl Late {
    /// Solutions that are kept for the reader, and the batch for which there is no room.
    const KEPT: usize = 16_384 + 256;
}

impl Problem for Late {
    type Choice = u8;
    type Choices = Range<u8>;
    type Solution = u64;

    fn choices(&self) -> Range<u8> {
        self.numbers.choices()
    }

    fn apply(&mut self, digit: u8) -> bool {
        self.numbers.apply(digit);
        if self.numbers.digits == [0, 0] {
            // The other thread waits for work before this one has walked far enough to give it any.
            std::thread::sleep(Duration::from_millis(100));
        }
        if self.numbers.digits == [0, 9, 9, 9, 9] {
            let until = Instant::now() + Duration::from_secs(3);
            while self.found_by_others.load(Ordering::Relaxed) < Late::KEPT && Instant::now() < until {
                std::thread::sleep(Duration::from_millis(1));
            }
            std::thread::sleep(Duration::from_millis(20));
            panic!("stepped on the mine");
        }
        true
    }

    fn undo(&mut self, digit: u8) {
        self.numbers.undo(digit);
    }

    fn is_solved(&self) -> bool {
        self.numbers.is_solved()
    }

    fn solution(&self) -> u64 {
        let by_others = usize::from(self.numbers.digits[0] > 0);
        self.found_by_others.fetch_add(by_others, Ordering::Relaxed);
        self.numbers.solution()
    }
}

#[test]
fn a_panic_reaches_the_caller_though_the_others_wait_for_room() {
    let numbers = Numbers { length: 5, ..Numbers::default() };
    let search = Threads::new(Late { numbers, found_by_others: Arc::default() }, 2);
    assert!(panic_of(move || drop(search.each(|_| ControlFlow::Continue(())))).contains("stepped on the mine"));
}

#[test]
fn a_panic_in_a_visitor_reaches_the_caller() {
    for threads in THREADS {
        for last in [0, 50_000] {
            let numbers = Numbers { length: 5, ..Numbers::default() };
            let search = Threads::new(numbers, threads);
            let run = move || {
                search.each(|number| {
                    assert!(number != last, "no more, please");
                    ControlFlow::Continue(())
                });
            };
            assert!(panic_of(run).contains("no more, please"));
        }
    }
}
