//! How long a count by units will take, from some of them.
//!
//! Units are drawn with a chance that is proportional to their expected cost, and evenly spread over the list. Then the time of one
//! divided by its cost is on average that of all of them, however wrong the expected costs are: they only decide how many it takes.
//! Units that share tables are drawn a few at a time, from many tables if there are many, since it is the boards of an odd number
//! of queens that differ: with nearly all units from two of 46 boards, 21 queens were expected to take 229 s and took 404 (2026-11-16).

use std::collections::BTreeSet;
use std::ops::Range;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use backtrail::Monitor;
use registry::random::Random;
use registry::{Question, Request, Units};

use super::time::{Basis, Clock, Expected};

/// How many units are drawn at first, besides the one that waits for tables.
const FIRST: Range<f64> = 2.0..6.0;

/// How many are drawn at a time where there are several tables.
const A_FEW: Range<f64> = 2.0..16.0;

/// How many are drawn at a time at most.
const MOST: f64 = 4_096.0;

/// Counts units here and there for about this time: once at least, whatever that takes.
pub(super) fn sampled(units: &dyn Units, seed: u64, time: Duration, monitor: &Monitor) -> Option<Expected> {
    let begun = Instant::now();
    let mut sample = Sample::new(units, seed);
    while let Some(wanted) = sample.worth(time.saturating_sub(begun.elapsed()).as_secs_f64()) {
        if monitor.is_cancelled() || !sample.draw(wanted, monitor) {
            break;
        }
    }
    sample.expected()
}

struct Sample<'a> {
    units: &'a dyn Units,
    /// The expected cost of all units up to each.
    upto: Vec<f64>,
    /// Where tables are drawn next, and units among those that share them.
    next_tables: Spread,
    next_unit: Spread,
    drawn: BTreeSet<usize>,
    /// The seconds that units took.
    seconds: f64,
    /// The seconds for each unit of expected cost, summed over the units.
    rates: f64,
    /// How many units that is.
    count: usize,
    /// How often tables were built, what that was expected to cost, and the seconds that it took.
    builds: usize,
    tables_cost: f64,
    tables_seconds: f64,
}

impl<'a> Sample<'a> {
    fn new(units: &'a dyn Units, seed: u64) -> Self {
        let mut random = Random::stream(seed, 0);
        let (next_tables, next_unit) = (Spread::from(&mut random), Spread::from(&mut random));
        let costs = (0..units.count()).map(|unit| units.cost(unit).max(f64::MIN_POSITIVE));
        let upto = costs.scan(0.0, |sum, cost| {
            *sum += cost;
            Some(*sum)
        });
        Sample {
            units,
            upto: upto.collect(),
            next_tables,
            next_unit,
            drawn: BTreeSet::new(),
            seconds: 0.0,
            rates: 0.0,
            count: 0,
            builds: 0,
            tables_cost: 0.0,
            tables_seconds: 0.0,
        }
    }

    fn cost_before(&self, unit: usize) -> f64 {
        unit.checked_sub(1).map_or(0.0, |last| self.upto[last])
    }

    /// The unit at a place between 0 and 1 of the expected cost of some of them.
    fn at(&self, place: f64, of: &Range<usize>) -> usize {
        let (before, upto) = (self.cost_before(of.start), self.cost_before(of.end));
        let cost = before + place * (upto - before);
        self.upto.partition_point(|&upto| upto <= cost).clamp(of.start, of.end - 1)
    }

    /// How many more units are worth drawing in the seconds that are left; `None` if no more.
    fn worth(&self, left: f64) -> Option<usize> {
        let tables = self.units.tables(self.at(self.next_tables.0, &(0..self.units.count())));
        let costs = self.cost_before(tables.units.end) - self.cost_before(tables.units.start);
        let within = |number: f64, range: Range<f64>| number.clamp(range.start, range.end);
        if self.count == 0 {
            return Some(within(tables.cost / (costs / tables.units.len() as f64), FIRST) as usize);
        }
        if self.drawn.len() >= self.units.count() {
            return None;
        }
        let unit = self.seconds / self.count as f64;
        let build = self.tables_seconds / self.builds.max(1) as f64;
        let fit = (left - build) / unit.max(1e-9);
        let is_one = tables.units.len() == self.units.count();
        let wanted = match build > 0.0 {
            // Half of what is left, since what a unit takes is better known after it.
            false if left > 0.0 => within(fit / 2.0, 1.0..MOST),
            false => return None,
            true if fit < A_FEW.start => return None,
            // The only tables are not worth building again for less than they cost.
            true if is_one && left < 2.0 * build => return None,
            true if is_one => within(fit, A_FEW.start..MOST),
            true => within(build / unit.max(1e-9), A_FEW).min(fit),
        };
        Some(wanted as usize)
    }

    /// Draws units and counts them; false if that was broken off.
    fn draw(&mut self, wanted: usize, monitor: &Monitor) -> bool {
        let place = self.next_tables.next();
        let tables = self.units.tables(self.at(place, &(0..self.units.count())));
        let range = tables.units;
        // The first of those that share tables waits for them: it is counted for that alone, and another is never taken for it.
        let waits = (tables.cost > 0.0 && range.len() > 1).then_some(range.start);
        let mut chosen = Vec::from_iter(waits);
        for _ in 0..4 * wanted {
            let place = self.next_unit.next();
            let unit = self.at(place, &range);
            if chosen.len() < wanted + usize::from(waits.is_some()) && Some(unit) != waits && self.drawn.insert(unit) {
                chosen.push(unit);
            }
        }
        if chosen.len() == usize::from(waits.is_some()) {
            // All of these were drawn before: by now it is well known what they take.
            return false;
        }
        let request = Request { monitor: monitor.clone(), ..Request::new(Question::Count) };
        let (clock, told) = (Clock::start(), Mutex::new(Vec::new()));
        let all = chosen.len();
        self.units.run(chosen, &request, &|unit, _| {
            told.lock().unwrap_or_else(PoisonError::into_inner).push((unit, clock.seconds()));
        });
        let told = told.into_inner().unwrap_or_else(PoisonError::into_inner);
        let mut before = 0.0;
        for &(unit, at) in &told {
            let took = at - before;
            before = at;
            if Some(unit) == waits {
                continue;
            }
            let alone = if waits.is_some() { 0.0 } else { tables.cost };
            self.seconds += took;
            self.rates += took / (self.units.cost(unit) + alone).max(f64::MIN_POSITIVE);
            self.count += 1;
        }
        if let (Some(waits), Some(&(_, at)), true) = (waits, told.first(), self.count > 0) {
            let own = self.units.cost(waits) * self.rates / self.count as f64;
            self.tables_cost += tables.cost;
            self.tables_seconds += (at - own).max(0.0);
            self.builds += 1;
        }
        told.len() == all
    }

    /// What all units will take.
    fn expected(&self) -> Option<Expected> {
        let per_cost = (self.count > 0).then(|| self.rates / self.count as f64)?;
        let per_tables = if self.tables_cost > 0.0 { self.tables_seconds / self.tables_cost } else { per_cost };
        let (mut tables_cost, mut at) = (0.0, 0);
        while at < self.units.count() {
            let tables = self.units.tables(at);
            tables_cost += tables.cost;
            at = tables.units.end.max(at + 1);
        }
        let seconds = self.cost_before(self.units.count()) * per_cost + tables_cost * per_tables;
        let basis = Basis::Sampled { units: self.count, of: self.units.count() };
        Some(Expected { seconds, basis, per_cost })
    }
}

/// Numbers between 0 and 1, evenly spread however many are taken: multiples of the golden section, without their whole parts.
struct Spread(f64);

impl Spread {
    fn from(random: &mut Random) -> Self {
        Spread((random.bits() >> 11) as f64 / (1_u64 << 53) as f64)
    }

    fn next(&mut self) -> f64 {
        const GOLDEN: f64 = 0.618_033_988_749_894_8;
        let now = self.0;
        self.0 = (now + GOLDEN).fract();
        now
    }
}

#[cfg(test)]
mod tests {
    use registry::{Counting, SharedTables};

    use super::*;

    /// Units with expected costs, in threes that share tables.
    struct Costs(Vec<f64>);

    impl Units for Costs {
        fn count(&self) -> usize {
            self.0.len()
        }

        fn cost(&self, unit: usize) -> f64 {
            self.0[unit]
        }

        fn tables(&self, unit: usize) -> SharedTables {
            let first = unit / 3 * 3;
            SharedTables { units: first..(first + 3).min(self.0.len()), cost: 7.0, bytes: 0 }
        }

        fn work(&self, units: &[usize], counting: &Counting<'_>) {
            counting.units(units, |queue| {
                while let Some(unit) = queue.next() {
                    unit.done();
                }
            });
        }
    }

    #[test]
    fn whatever_the_expected_costs_are_the_mean_is_that_of_all() {
        let mut random = Random::stream(5, 5);
        let mut number = |most: u64| 1.0 + (random.bits() % most) as f64;
        let units = Costs((0..500).map(|_| number(20)).collect());
        // What the costs do not tell: units of the second half take twice as long.
        let took: Vec<f64> =
            units.0.iter().enumerate().map(|(at, cost)| cost * if at < 250 { 1.0 } else { 2.0 }).collect();
        let whole: f64 = units.0.iter().sum();
        let truth: f64 = took.iter().sum();
        for (draws, within) in [(30, 0.05), (300, 0.01), (3_000, 0.002)] {
            let sample = Sample::new(&units, draws);
            let mut spread = Spread(0.3);
            let mean = (0..draws).map(|_| sample.at(spread.next(), &(0..500))).map(|unit| took[unit] / units.0[unit]);
            let guess = whole * mean.sum::<f64>() / draws as f64;
            assert!((guess / truth - 1.0).abs() < within, "{draws} draws: {guess} for {truth}");
        }
    }

    #[test]
    fn units_come_from_many_tables_and_none_twice() {
        let units = Costs(vec![1.0; 60]);
        let mut sample = Sample::new(&units, 1);
        for _ in 0..10 {
            assert!(sample.draw(2, &Monitor::default()));
        }
        assert_eq!((sample.count, sample.drawn.len(), sample.builds), (20, 20, 10));
        let tables: BTreeSet<usize> = sample.drawn.iter().map(|unit| unit / 3).collect();
        assert_eq!(tables.len(), 10, "{:?}", sample.drawn);
        assert!(sample.drawn.iter().all(|unit| unit % 3 != 0), "the first waits for the tables");
        assert!(sample.expected().is_some());
    }
}
