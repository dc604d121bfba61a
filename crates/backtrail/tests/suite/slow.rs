//! A problem that refuses slowly: limits and signals are looked at among its refusals, and parts still add up.

use std::ops::Range;
use std::time::{Duration, Instant};

use backtrail::{Limit, Limits, Monitor, Problem, Search, Status, Threads, Walk};

/// Two choices among forty, of which half a dozen are taken; each of the others takes some milliseconds to be refused.
#[derive(Clone, Default)]
struct Slow {
    made: Vec<u32>,
    takes: Duration,
}

/// Of these choices at each node, the one in the middle and the last are accepted.
const CHOICES: u32 = 40;

impl Problem for Slow {
    type Choice = u32;
    type Choices = Range<u32>;
    type Solution = Vec<u32>;

    const REFUSES_SLOWLY: bool = true;

    fn choices(&self) -> Range<u32> {
        0..CHOICES
    }

    fn apply(&mut self, choice: u32) -> bool {
        let is_good = choice % (CHOICES / 2) == CHOICES / 2 - 1;
        if is_good {
            self.made.push(choice);
        } else {
            std::thread::sleep(self.takes);
        }
        is_good
    }

    fn undo(&mut self, _: u32) {
        self.made.pop();
    }

    fn is_solved(&self) -> bool {
        self.made.len() == 2
    }

    fn solution(&self) -> Vec<u32> {
        self.made.clone()
    }
}

fn slow(milliseconds: u64) -> Slow {
    Slow { takes: Duration::from_millis(milliseconds), ..Slow::default() }
}

#[test]
fn a_search_among_refusals_stops_and_its_parts_add_up() {
    let whole = Search::new(slow(0)).count();
    assert_eq!((whole.solutions, whole.stats.visits, whole.stats.rejections), (4, Some(7), Some(3 * 38)));
    // A node's first half takes a second: limits fall into the first one, and into that of the first child.
    for (limit, visits) in [(100, 1), (1_100, 2)] {
        let limits = Limits { time: Some(Duration::from_millis(limit)), ..Limits::default() };
        let mut search = Search::new(slow(50)).limits(limits);
        let begin = Instant::now();
        let first = search.count();
        // Eight refusals take 400 ms; a node with all of them takes two seconds.
        assert!(begin.elapsed() < Duration::from_millis(limit + 900), "{:?}", begin.elapsed());
        assert_eq!((first.status, first.stats.visits), (Status::Stopped(Limit::Time), Some(visits)));
        let mut rest = Search::resume(slow(0), &search.address().unwrap()).unwrap().count();
        rest.stats += &first.stats;
        assert_eq!((rest.solutions + first.solutions, &rest.stats), (4, &whole.stats));
        assert_eq!(Walk::resume(slow(0), &first.at.unwrap()).unwrap().path(), search.walk().path());
    }
}

#[test]
fn threads_stop_among_refusals() {
    let monitor = Monitor::default();
    let limits = Limits { time: Some(Duration::from_millis(100)), ..Limits::default() };
    let begin = Instant::now();
    let outcome = Threads::new(slow(50), 2).limits(limits).monitor(&monitor).count();
    assert_eq!(outcome.status, Status::Stopped(Limit::Time));
    assert!(begin.elapsed() < Duration::from_millis(1_000), "{:?}", begin.elapsed());
    assert_eq!((outcome.stats.visits, outcome.stats.rejections, outcome.stats.dead_ends), (Some(1), Some(0), Some(0)));
}
