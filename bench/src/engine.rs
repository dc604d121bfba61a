//! What the engine costs beside recursion written by hand, what observers cost, and what threads gain.

use std::hint::black_box;

use backtrail::{Counter, Observer, Problem, Search, Threads};
use queens::{Bits, Marks};

use crate::by_hand;
use crate::measure::{Clock, Times, Way, ms, race, ratio, verdict};
use crate::record::Record;

const N: u32 = 12;
const SOLUTIONS: u64 = 14_200;
const ROUNDS: u32 = 40;

pub(crate) fn run(record: &mut Record) {
    let bits = against_hand(record, "bits", 1.25, by_hand::bits, Bits::new);
    let marks = against_hand(record, "marks", 1.05, by_hand::marks, Marks::new);
    observers(record, &[("bits", &bits), ("marks", &marks)]);
    threads(record);
}

/// By hand; with an observer that watches nothing; counting visits per depth.
fn against_hand<P: Problem>(
    record: &mut Record,
    name: &str,
    target: f64,
    hand: fn(u32) -> u64,
    problem: fn(u32) -> P,
) -> [Times; 3] {
    let ways = [
        Way::new("by hand", || hand(black_box(N))),
        Way::new("walk, silent", || count(problem(black_box(N)), ())),
        Way::new("walk, counting", || count(problem(black_box(N)), Counter::default())),
    ];
    let times = race(&ways, ROUNDS, SOLUTIONS, Clock::Cpu);
    record
        .head(&format!("`{name}`, n = {N}, all {SOLUTIONS} solutions"), &["way", "least CPU ms", "mean", "× by hand"]);
    for (way, time) in ways.iter().zip(&times) {
        record.row(&[way.name, &ms(time.least), &ms(time.mean), &format!("{:.3}", ratio(*time, times[0]))]);
    }
    let reached = ratio(times[1], times[0]);
    record.line(&format!("\nTarget for the silent walk: at most {target}; {}.", verdict(reached <= target)));
    [times[0], times[1], times[2]]
}

/// Compiled apart from its surroundings, as a user's own search would be.
#[inline(never)]
fn count<P: Problem, O: Observer<P>>(problem: P, observer: O) -> u64 {
    u64::try_from(Search::with(problem, observer).count().solutions).expect("a small count")
}

fn observers(record: &mut Record, searches: &[(&str, &[Times; 3])]) {
    record.head("What counting visits per depth adds", &["solver", "counting / silent"]);
    for (name, times) in searches {
        record.row(&[format!("`{name}`"), format!("{:.3}", ratio(times[2], times[1]))]);
    }
    let reached = ratio(searches[0].1[2], searches[0].1[1]);
    record.line(&format!("\nTarget for `bits`: at most 1.15; {}.", verdict(reached <= 1.15)));
}

fn threads(record: &mut Record) {
    const QUEENS: u32 = 13;
    const COUNT: u64 = 73_712;
    let solutions = |threads| u64::try_from(Threads::new(Bits::new(QUEENS), threads).count().solutions).unwrap_or(0);
    let ways = [
        Way::new("search", || count(Bits::new(QUEENS), Counter::default())),
        Way::new("1 thread", || solutions(1)),
        Way::new("2 threads", || solutions(2)),
    ];
    let times = race(&ways, ROUNDS, COUNT, Clock::Wall);
    let title = format!("`bits` on threads, n = {QUEENS}, all {COUNT} solutions, counting visits per depth");
    record.head(&title, &["way", "least wall ms", "mean", "speed-up"]);
    for (way, time) in ways.iter().zip(&times) {
        record.row(&[way.name, &ms(time.least), &ms(time.mean), &format!("{:.3}", ratio(times[0], *time))]);
    }
    let reached = ratio(times[0], times[2]);
    record.line(&format!("\nTarget for 2 threads beside the plain search: at least 1.9; {}.", verdict(reached >= 1.9)));
}
