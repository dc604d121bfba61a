//! Three canonical problems through every verb and every limit: one that fails at the root, one that fails after a
//! search, one that has solutions. (So does Gecode test its engines.) And the smallest trees there are.

use std::ops::{ControlFlow, Range};
use std::time::Duration;

use crate::common::within_a_minute;
use backtrail::{
    Address, Limit, Limits, Missing, Monitor, NoSuchNode, Observer, Outcome, Path, Problem, Search, Stats, Status, Walk,
};

/// Words of a given length without a square: no block of letters stands twice in a row (Axel Thue, 1906).
#[derive(Clone, Debug, PartialEq, Eq)]
struct SquareFree {
    letters: u8,
    length: usize,
    word: Vec<u8>,
    forbidden: bool,
}

impl SquareFree {
    fn new(letters: u8, length: usize) -> Self {
        SquareFree { letters, length, word: Vec::new(), forbidden: false }
    }
}

impl Problem for SquareFree {
    type Choice = u8;
    type Choices = Range<u8>;
    type Solution = Vec<u8>;

    fn choices(&self) -> Range<u8> {
        0..self.letters
    }

    fn apply(&mut self, letter: u8) -> bool {
        self.word.push(letter);
        let ends_in_square = |half: usize| {
            let (rest, last) = self.word.split_at(self.word.len() - half);
            rest.ends_with(last)
        };
        let free = !self.forbidden && !(1..=self.word.len() / 2).any(ends_in_square);
        if !free {
            self.word.pop();
        }
        free
    }

    fn undo(&mut self, _letter: u8) {
        self.word.pop();
    }

    fn is_solved(&self) -> bool {
        self.word.len() == self.length
    }

    fn solution(&self) -> Vec<u8> {
        self.word.clone()
    }
}

/// Every choice of its root is refused.
fn fails_at_the_root() -> SquareFree {
    SquareFree { forbidden: true, ..SquareFree::new(3, 5) }
}

/// No word of four letters over two is free of squares, but there are such words of three.
fn fails_after_search() -> SquareFree {
    SquareFree::new(2, 4)
}

/// 30 words of five letters over three (OEIS A006156).
fn has_solutions() -> SquareFree {
    SquareFree::new(3, 5)
}

fn counted(visits: u64, rejections: u64, dead_ends: u64, profile: &[u64]) -> Stats {
    Stats {
        visits: Some(visits),
        checks: Some(rejections + visits - 1),
        rejections: Some(rejections),
        dead_ends: Some(dead_ends),
        profile: Some(profile.to_vec()),
    }
}

/// The problem, how many solutions it has, and what is counted on the way.
fn canon() -> [(SquareFree, u128, Stats); 5] {
    let nothing_to_choose = SquareFree::new(0, 4);
    let solved_at_the_root = SquareFree::new(3, 0);
    [
        (nothing_to_choose, 0, counted(1, 0, 1, &[1])),
        (solved_at_the_root, 1, counted(1, 0, 0, &[1])),
        (fails_at_the_root(), 0, counted(1, 3, 1, &[1])),
        (fails_after_search(), 0, counted(7, 8, 2, &[1, 2, 2, 2])),
        (has_solutions(), 30, counted(70, 51, 0, &[1, 3, 6, 12, 18, 30])),
    ]
}

fn at_most(visits: u64) -> Limits {
    Limits { visits: Some(visits), ..Limits::default() }
}

#[test]
fn counting_walks_the_whole_tree() {
    for (problem, solutions, stats) in canon() {
        let expected = Outcome { status: Status::Exhausted, solutions, stats, at: None };
        assert_eq!(Search::new(problem).count(), expected);
    }
}

#[test]
fn all_lists_what_count_counts_in_the_order_of_the_choices() {
    for (problem, solutions, stats) in canon() {
        let mut search = Search::new(problem);
        let listed: Vec<_> = search.all().collect();
        assert!(listed.is_sorted(), "{listed:?}");
        assert_eq!(listed.len() as u128, solutions);
        assert_eq!(search.outcome(), Outcome { status: Status::Exhausted, solutions, stats, at: None });
    }
}

#[test]
fn all_is_lazy() {
    let mut search = Search::new(has_solutions());
    drop(search.all());
    assert_eq!(search.outcome().stats.visits, Some(0));
    assert_eq!(search.all().next(), Some(vec![0, 1, 0, 2, 0]));
    assert_eq!(search.outcome().stats.visits, Some(6));
    assert_eq!(search.all().count(), 29, "the next one goes on");
}

#[test]
fn first_finds_one_solution_after_another_and_then_none() {
    for (problem, solutions, stats) in canon() {
        let listed: Vec<_> = Search::new(problem.clone()).all().collect();
        let mut search = Search::new(problem);
        for solution in listed {
            assert_eq!(search.first().as_ref(), Some(&solution));
            assert_eq!(search.outcome().status, Status::Found);
            assert_eq!(search.outcome().at, Some(solution.into()));
        }
        for _ in 0..2 {
            assert_eq!(search.first(), None);
            let expected = Outcome { status: Status::Exhausted, solutions, stats: stats.clone(), at: None };
            assert_eq!(search.outcome(), expected);
        }
    }
}

#[test]
fn take_brings_no_more_than_asked_for_and_goes_on() {
    for (problem, solutions, _) in canon() {
        let listed: Vec<_> = Search::new(problem.clone()).all().collect();
        let mut search = Search::new(problem);
        assert!(search.take(0).is_empty());
        assert_eq!(search.outcome().stats.visits, Some(0));
        let mut taken = search.take(7);
        assert_eq!(taken.len() as u128, solutions.min(7));
        taken.extend(search.take(usize::MAX));
        assert_eq!(taken, listed);
        assert_eq!(search.outcome().status, Status::Exhausted);
    }
}

#[test]
fn each_shows_every_solution_until_the_visitor_breaks_off() {
    for (problem, solutions, _) in canon() {
        let mut shown = 0;
        let mut search = Search::new(problem);
        let outcome = search.each(|_| {
            shown += 1;
            if shown == 4 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        assert_eq!((shown, outcome.solutions), (solutions.min(4), solutions.min(4)));
        assert_eq!(outcome.status, if solutions < 4 { Status::Exhausted } else { Status::Found });
        assert_eq!(search.count().solutions, solutions, "the next verb goes on");
    }
}

#[test]
fn a_limit_on_solutions_ends_every_verb_and_a_higher_one_goes_on() {
    let limits = |solutions| Limits { solutions: Some(solutions), ..Limits::default() };
    let mut search = Search::new(has_solutions()).limits(limits(0));
    assert_eq!(search.first(), None);
    assert_eq!(search.outcome().at, None);
    search.set_limits(limits(5));
    assert_eq!(search.take(9).len(), 5);
    assert_eq!((search.outcome().status, search.outcome().solutions), (Status::Found, 5));
    assert_eq!(search.all().count(), 0, "the limit counts from the beginning");
    search.set_limits(limits(7));
    assert_eq!(search.all().count(), 2);
    search.set_limits(Limits::default());
    assert_eq!(search.count(), Search::new(has_solutions()).count());
}

#[test]
fn a_limit_on_visits_stops_at_exactly_that_many_and_resuming_adds_up() {
    for (problem, solutions, stats) in canon() {
        let all = stats.visits.unwrap();
        for visits in 0..all + 2 {
            let mut search = Search::new(problem.clone()).limits(at_most(visits));
            let part = search.count();
            assert_eq!(part.stats.visits, Some(visits.min(all)));
            if part.status == Status::Exhausted {
                assert!(visits > all, "{visits} visits are spent before the tree is proved to be walked");
                continue;
            }
            assert_eq!(part.status, Status::Stopped(Limit::Visits));
            assert_eq!(part.at.is_none(), visits == 0);

            let mut rest = part.at.as_ref().map_or(Search::new(problem.clone()), |at| {
                Search::resume(problem.clone(), at).expect("a search stops at a node")
            });
            let rest = rest.count();
            let mut sum = part.stats;
            sum += &rest.stats;
            assert_eq!((part.solutions + rest.solutions, &sum), (solutions, &stats), "stopped at {visits}");

            search.set_limits(Limits::default());
            assert_eq!((search.count().solutions, search.outcome().stats), (solutions, stats.clone()));
        }
    }
}

#[test]
fn a_stopped_search_stays_stopped_until_it_gets_more() {
    let mut search = Search::new(has_solutions()).limits(at_most(20));
    let stopped = search.count();
    assert_eq!(search.count(), stopped);
    assert_eq!(search.first(), None);
    assert_eq!(search.outcome(), stopped);
    search.set_limits(at_most(21));
    assert_eq!(search.count().stats.visits, Some(21));
}

#[test]
fn no_time_at_all_stops_a_search_before_its_root() {
    for (problem, solutions, _) in canon() {
        let limits = Limits { time: Some(Duration::ZERO), ..Limits::default() };
        let mut search = Search::new(problem).limits(limits);
        assert_eq!(search.first(), None);
        let expected = Outcome { status: Status::Stopped(Limit::Time), solutions: 0, stats: Stats::zero(), at: None };
        assert_eq!(search.outcome(), expected);
        search.set_limits(Limits { time: Some(Duration::from_secs(600)), ..Limits::default() });
        assert_eq!(search.count().solutions, solutions);
    }
}

/// A tree too large for a test to walk: 3³⁰ words and more.
fn endless() -> SquareFree {
    SquareFree::new(3, 60)
}

#[test]
fn time_runs_out_in_the_middle_and_the_rest_can_go_on() {
    within_a_minute(|| {
        let limits = Limits { time: Some(Duration::from_millis(20)), ..Limits::default() };
        let outcome = Search::new(endless()).limits(limits).count();
        assert_eq!(outcome.status, Status::Stopped(Limit::Time));
        let mut rest = Search::resume(endless(), &outcome.at.expect("it was under way")).unwrap().limits(at_most(100));
        assert_eq!(rest.count().stats.visits, Some(100));
    });
}

#[test]
fn another_thread_cancels_a_search_and_reads_how_far_it_is() {
    within_a_minute(|| {
        let monitor = Monitor::default();
        let mut search = Search::new(endless()).monitor(&monitor);
        let counting = std::thread::spawn(move || search.count());
        while monitor.progress().visits == 0 {
            assert!(!counting.is_finished());
        }
        assert!((0.0..1.0).contains(&monitor.progress().share));
        monitor.cancel();
        let outcome = counting.join().unwrap();
        assert_eq!(outcome.status, Status::Stopped(Limit::Cancel));
        assert!(outcome.at.is_some() && monitor.is_cancelled());
    });
}

/// Pauses after every event of one kind.
#[derive(Default)]
struct PauseAtDepth {
    depth: usize,
    reached: bool,
}

impl<P: Problem> Observer<P> for PauseAtDepth {
    fn enter(&mut self, _: &P, depth: usize, _: Option<P::Choice>) {
        self.reached = depth == self.depth;
    }

    fn leave(&mut self, _: &P, _: usize, _: Option<P::Choice>) {
        self.reached = false;
    }

    fn refuse(&mut self, _: &P, _: usize, _: P::Choice) {
        self.reached = false;
    }

    fn should_pause(&self) -> bool {
        self.reached
    }
}

#[test]
fn an_observer_pauses_a_search_and_the_next_verb_goes_on() {
    let mut search = Search::with(has_solutions(), PauseAtDepth { depth: 3, reached: false });
    let mut pauses = Vec::new();
    loop {
        let outcome = search.count();
        if outcome.status == Status::Exhausted {
            assert_eq!(outcome.solutions, 30);
            break;
        }
        assert_eq!(outcome.status, Status::Stopped(Limit::Observer));
        assert_eq!(outcome.at, None, "an observer may pause anywhere: only the same search can go on");
        pauses.push(search.walk().path());
    }
    assert_eq!(pauses.len(), 12, "one for each word of three letters");
    assert!(pauses.is_sorted() && pauses.iter().all(|path| path.depth() == 3));
}

#[test]
fn an_observer_that_always_pauses_lets_a_search_through_event_by_event() {
    struct Always(u64);
    impl<P: Problem> Observer<P> for Always {
        fn should_pause(&self) -> bool {
            true
        }
        fn enter(&mut self, _: &P, _: usize, _: Option<P::Choice>) {
            self.0 += 1;
        }
    }
    for (problem, solutions, stats) in canon() {
        let mut search = Search::with(problem, Always(0));
        let mut found = 0;
        while search.outcome().status != Status::Exhausted {
            found += u128::from(search.first().is_some());
        }
        assert_eq!((found, search.outcome().solutions), (solutions, solutions));
        assert_eq!(Some(search.observer().0), stats.visits);
    }
}

#[test]
fn a_search_without_a_counter_has_no_statistics_and_the_same_count() {
    for (problem, solutions, _) in canon() {
        let expected = Outcome { status: Status::Exhausted, solutions, stats: Stats::default(), at: None };
        assert_eq!(Search::with(problem, ()).count(), expected);
    }
}

#[test]
fn a_path_that_leads_nowhere_says_where_it_fails() {
    let nowhere = |choices: &[u8]| {
        let path: Path<u8> = choices.iter().copied().collect();
        let address: Address = choices.iter().copied().map(u32::from).collect(); // its letters are offered in order
        let error = Walk::resume(has_solutions(), &path).err();
        assert_eq!(Walk::under(has_solutions(), &path).err(), error);
        assert_eq!(Search::resume(has_solutions(), &path).err(), error);
        assert_eq!(Walk::resume(has_solutions(), &address).err(), error);
        assert_eq!(Walk::under(has_solutions(), &address).err(), error);
        assert_eq!(Search::resume(has_solutions(), &address).err(), error);
        error.map(|NoSuchNode { depth, why }| (depth, why))
    };
    assert_eq!(nowhere(&[0, 1, 2]), None);
    assert_eq!(nowhere(&[7]), Some((0, Missing::NotOffered { offered: 3 })));
    assert_eq!(nowhere(&[0, 1, 1]), Some((2, Missing::Refused)));
    assert_eq!(nowhere(&[0, 1, 0, 2, 0, 1]), Some((5, Missing::BelowSolution)));
}

#[test]
fn a_walk_that_was_sent_nowhere_is_before_its_root() {
    let mut walk = Walk::new(has_solutions());
    walk.go_to(&Path::from(vec![0, 1])).unwrap();
    assert!(walk.go_to(&Path::from(vec![0, 1, 1])).is_err());
    assert_eq!((walk.depth(), walk.problem()), (0, &has_solutions()));
    assert_eq!(Search::over(walk, ()).count().solutions, 30);
}
