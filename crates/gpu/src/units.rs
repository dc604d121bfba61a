//! The count of n queens in units, each a run of column sets, and the devices that share them.

use std::collections::VecDeque;
use std::ops::Range;
use std::sync::Mutex;
use std::sync::PoisonError;

use backtrail::{Limit, Status, Text, text};
use registry::{Counting, Fact, Rank, SharedTables, Unit, Units};

use crate::batches::Batches;
use crate::columns::{Board, Set};
use crate::device::{Device, Report, Trouble};

/// How many units there are at most, about: with 22 queens a unit takes 3 ms on a large device, with 24 some 15 ms, with 28 minutes.
const MOST_UNITS: u64 = 4_096;
const MOST_UNITS_OF_LARGE_BOARDS: u64 = 65_536;
const LARGE: u32 = 24;

/// Opens the devices that a count may use.
pub(crate) type Open = dyn Fn() -> Vec<Result<Box<dyn Device>, Text>> + Send + Sync;

/// The column sets of all boards, in units.
pub(crate) struct ColumnSets {
    n: u32,
    boards: Vec<BoardUnits>,
    /// How many column sets make a unit.
    size: usize,
    open: Box<Open>,
    /// Devices that were opened, with what was learnt of their room: boards follow each other.
    devices: Mutex<Option<Vec<Batches>>>,
}

/// A board, how many column sets it has, and the units that they are.
struct BoardUnits {
    board: Board,
    sets: usize,
    units: Range<usize>,
}

impl ColumnSets {
    pub(crate) fn new(n: u32, open: Box<Open>) -> Self {
        let boards = Board::all(n);
        let sets: u64 = boards.iter().map(Board::count).sum();
        let most = if n >= LARGE { MOST_UNITS_OF_LARGE_BOARDS } else { MOST_UNITS };
        let size = (sets / most).max(1) as usize;
        let mut first = 0;
        let boards = boards.into_iter().map(|board| {
            let sets = board.count() as usize;
            let units = first..first + sets.div_ceil(size);
            first = units.end;
            BoardUnits { board, sets, units }
        });
        ColumnSets { n, boards: boards.collect(), size, open, devices: Mutex::default() }
    }

    /// The board of a unit.
    fn board(&self, unit: usize) -> &BoardUnits {
        &self.boards[self.boards.partition_point(|board| board.units.end <= unit)]
    }

    /// The devices; none if one cannot be opened, which ends the count.
    fn devices(&self, counting: &Counting<'_>) -> Option<Vec<Batches>> {
        let kept = self.devices.lock().unwrap_or_else(PoisonError::into_inner).take();
        kept.or_else(|| {
            let opened: Result<Vec<_>, Text> = (self.open)().into_iter().collect();
            match opened {
                Ok(devices) => Some(devices.into_iter().map(Batches::new).collect()),
                Err(why) => {
                    fail(counting, why);
                    None
                }
            }
        })
    }
}

/// Ends a count that a device cannot go on with, and says why.
fn fail(counting: &Counting<'_>, why: Text) {
    counting.request().findings.note(Rank::Note, "device_failed", Fact::Text(words::english(&why)), why);
    counting.end(Status::Stopped(Limit::Memory));
}

impl BoardUnits {
    /// The column sets of a unit.
    fn sets(&self, unit: usize, size: usize) -> Range<usize> {
        let first = (unit - self.units.start) * size;
        first..(first + size).min(self.sets)
    }
}

impl Units for ColumnSets {
    fn count(&self) -> usize {
        self.boards.last().map_or(0, |board| board.units.end)
    }

    /// A column set costs 1.
    fn cost(&self, unit: usize) -> f64 {
        self.board(unit).sets(unit, self.size).len() as f64
    }

    /// The units of a board share the list of its column sets.
    fn tables(&self, unit: usize) -> SharedTables {
        let board = self.board(unit);
        SharedTables { units: board.units.clone(), cost: 0.0, bytes: (board.sets * 2 * size_of::<Set>()) as u64 }
    }

    /// The same sets on the processor, by the [plain twin](crate::twin).
    fn twin(&self) -> Option<Box<dyn Units>> {
        let open = || crate::twin::processors(true).into_iter().map(Ok).collect();
        Some(Box::new(ColumnSets::new(self.n, Box::new(open))))
    }

    fn work(&self, units: &[usize], counting: &Counting<'_>) {
        let Some(mut devices) = self.devices(counting) else { return };
        let board = self.board(units[0]);
        let sets = board.board.sets();
        let waiting = Mutex::new(units.iter().copied().collect::<VecDeque<usize>>());
        std::thread::scope(|scope| {
            for device in &mut devices {
                let (waiting, sets) = (&waiting, &sets);
                scope.spawn(move || {
                    let work = DeviceShare { board, size: self.size, sets, waiting, counting };
                    if let Err(Trouble::Failed(why)) = work.run(device) {
                        fail(counting, why);
                    }
                });
            }
        });
        report(counting, &devices);
        *self.devices.lock().unwrap_or_else(PoisonError::into_inner) = Some(devices);
    }
}

/// A device's share of a board.
struct DeviceShare<'a> {
    board: &'a BoardUnits,
    size: usize,
    sets: &'a [Set],
    waiting: &'a Mutex<VecDeque<usize>>,
    counting: &'a Counting<'a>,
}

impl<'a> DeviceShare<'a> {
    /// Counts units, as many sets at a time as make a good batch, whether they are a part of a unit or many.
    fn run(&self, device: &mut Batches) -> Result<(), Trouble> {
        let mut begun: VecDeque<(Unit<'a>, Range<usize>)> = VecDeque::new();
        let should_stop = || self.counting.should_stop();
        loop {
            let size = device.size();
            while begun.iter().map(|(_, sets)| sets.len()).sum::<usize>() < size && !should_stop() {
                let Some(unit) = self.waiting.lock().unwrap_or_else(PoisonError::into_inner).pop_front() else { break };
                begun.push_back((self.counting.unit(unit), self.board.sets(unit, self.size)));
            }
            let batch: Vec<Set> =
                begun.iter().flat_map(|(_, sets)| sets.clone()).take(size).map(|set| self.sets[set]).collect();
            if batch.is_empty() || should_stop() {
                return Ok(());
            }
            let Some(pairs) = device.count(&self.board.board, &batch, &should_stop)? else { return Ok(()) };
            for (set, pairs) in batch.iter().zip(pairs) {
                let (unit, sets) = begun.front_mut().expect("the batch came from here");
                unit.add(u128::from(set.weight) * u128::from(pairs), None, 1.0);
                sets.start += 1;
                if sets.start == sets.end
                    && let Some((unit, _)) = begun.pop_front()
                {
                    unit.done();
                }
            }
        }
    }
}

/// Says on what it was counted, and how long the kernels took.
fn report(counting: &Counting<'_>, devices: &[Batches]) {
    let reports: Vec<Report> = devices.iter().map(Batches::report).collect();
    let mut names: Vec<String> = reports.iter().map(|report| report.device.clone()).collect();
    names.dedup(); // the cores of the processor have one name
    let findings = &counting.request().findings;
    let seconds: f64 = reports.iter().flat_map(|report| report.kernels).sum();
    if seconds == 0.0 {
        return; // no kernel has run: the processor has counted
    }
    let text = text!("gpu-counted-on", devices = names.clone(), seconds = format!("{seconds:.3}"));
    findings.note(Rank::Note, "devices", Fact::Words(names), text);
    for report in reports.iter().filter(|report| report.memory > 0) {
        let [keys, leaves, filter, join] = report.kernels.map(|seconds| format!("{seconds:.3}"));
        let memory = registry::memory::human(report.memory);
        let (prefix, overflows) = (report.prefix, report.overflows);
        let text = text!(
            "gpu-kernels",
            keys = keys,
            leaves = leaves,
            filter = filter,
            join = join,
            memory = memory,
            prefix = prefix,
            overflows = overflows
        );
        let words = report.kernels.iter().map(|seconds| format!("{seconds:.6}")).collect();
        findings.note(Rank::Detail, "kernel_seconds", Fact::Words(words), text);
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::time::Duration;

    use registry::{Counted, Question, Request};

    use super::*;
    use crate::fake::Fake;
    use crate::twin;

    fn with(n: u32, fakes: Vec<Fake>) -> Box<dyn Units> {
        let open = move || fakes.iter().map(|fake| Ok(Box::new(fake.clone()) as Box<dyn Device>)).collect();
        Box::new(ColumnSets::new(n, Box::new(open)))
    }

    fn request() -> Request {
        Request::new(Question::Count)
    }

    #[test]
    fn one_device_or_two_count_all_solutions() {
        for (n, known) in [(8, 92_u128), (9, 352), (10, 724), (11, 2_680)] {
            for fakes in [vec![Fake::new(500, 500, 2)], vec![Fake::new(300, 200, 7), Fake::new(2_000, 2_000, 50)]] {
                let outcome = with(n, fakes).run_all(&request());
                assert_eq!((outcome.status, outcome.solutions), (Status::Exhausted, known.into()), "{n} queens");
            }
        }
    }

    #[test]
    fn a_unit_is_the_same_whatever_the_device_and_as_the_twin_says() {
        let told = |fakes| {
            let (units, told) = (with(11, fakes), Mutex::new(BTreeMap::new()));
            let note = |unit, counted: &Counted| drop(told.lock().unwrap().insert(unit, counted.solutions.clone()));
            units.run(0..units.count(), &request(), &note);
            told.into_inner().unwrap()
        };
        let one = told(vec![Fake::new(300, 300, 3)]);
        assert_eq!(one, told(vec![Fake::new(9_000, 9_000, 90), Fake::new(100, 1_000, 9)]));
        let sets = ColumnSets::new(11, Box::new(Vec::new));
        for unit in [0, 7, one.len() - 1] {
            let board = sets.board(unit);
            let of = &board.board.sets()[board.sets(unit, sets.size)];
            let sum: u64 = of.iter().map(|set| u64::from(set.weight) * twin::pairs(&board.board, set)).sum();
            assert_eq!(one[&unit], u128::from(sum));
        }
    }

    #[test]
    fn units_are_neither_long_nor_many() {
        for (n, units_of_all) in [(16, 3_000..=3_600), (20, 4_000..=4_300), (21, 4_000..=4_300), (24, 65_000..=70_000)]
        {
            let units = ColumnSets::new(n, Box::new(Vec::new));
            assert!(units_of_all.contains(&units.count()), "{n} queens: {} units", units.count());
        }
    }

    #[test]
    fn limits_stop_it() {
        let mut request = request();
        request.limits.time = Some(Duration::ZERO);
        let outcome = with(10, vec![Fake::new(500, 500, 2)]).run_all(&request);
        assert_eq!((outcome.status, outcome.solutions), (Status::Stopped(Limit::Time), 0.into()));
    }

    #[test]
    fn a_device_that_fails_ends_it_and_says_why() {
        let mut fake = Fake::new(500, 500, 2);
        fake.fails_after = Some(3);
        let request = request();
        let outcome = with(10, vec![fake]).run_all(&request);
        assert_eq!(outcome.status, Status::Stopped(Limit::Memory));
        assert!(outcome.solutions.to_u128().unwrap() < 724);
        assert!(request.findings.all().iter().any(|finding| finding.key == "device_failed"));
        let none: Box<Open> = Box::new(|| vec![Err(text!("gpu-no-room"))]);
        let units: Box<dyn Units> = Box::new(ColumnSets::new(8, none));
        assert_eq!(units.run_all(&request).status, Status::Stopped(Limit::Memory));
    }
}
