//! Timing several ways of one thing against each other.

use std::time::{Duration, Instant};

use cpu_time::ThreadTime;

/// One way to get an answer.
pub(crate) struct Way<'a> {
    pub(crate) name: &'a str,
    pub(crate) answer: Box<dyn Fn() -> u64 + 'a>,
}

impl<'a> Way<'a> {
    pub(crate) fn new(name: &'a str, answer: impl Fn() -> u64 + 'a) -> Self {
        Way { name, answer: Box::new(answer) }
    }
}

/// Which clock is read.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Clock {
    /// CPU time of this thread.
    Cpu,
    /// The clock on the wall: for several threads.
    Wall,
}

/// The least and the mean time of a way.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Times {
    pub(crate) least: Duration,
    pub(crate) mean: Duration,
}

/// Runs all ways in turn, `rounds` times, each time holding the answer against `expected`.
///
/// # Panics
///
/// If a way gives another answer.
pub(crate) fn race(ways: &[Way<'_>], rounds: u32, expected: u64, clock: Clock) -> Vec<Times> {
    let mut times = vec![Times { least: Duration::MAX, mean: Duration::ZERO }; ways.len()];
    for round in 0..=rounds {
        for (way, times) in ways.iter().zip(&mut times) {
            let (cpu, wall) = (ThreadTime::now(), Instant::now());
            let answer = (way.answer)();
            let took = if clock == Clock::Cpu { cpu.elapsed() } else { wall.elapsed() };
            assert_eq!(answer, expected, "{} gives a wrong answer", way.name);
            if round > 0 {
                // The first round only warms up.
                times.least = times.least.min(took);
                times.mean += took / rounds;
            }
        }
    }
    times
}

/// Runs one way once: for what takes so long that it needs no warming up.
///
/// # Panics
///
/// If it gives another answer.
pub(crate) fn once(way: &Way<'_>, expected: u64) -> Duration {
    let start = ThreadTime::now();
    assert_eq!((way.answer)(), expected, "{} gives a wrong answer", way.name);
    start.elapsed()
}

/// How many times longer `a` takes than `b`.
pub(crate) fn ratio(a: Times, b: Times) -> f64 {
    a.least.as_secs_f64() / b.least.as_secs_f64()
}

/// Milliseconds.
pub(crate) fn ms(time: Duration) -> String {
    format!("{:.3}", time.as_secs_f64() * 1e3)
}

/// Whether a target was reached, in a word.
pub(crate) fn verdict(reached: bool) -> &'static str {
    if reached { "reached" } else { "missed" }
}
