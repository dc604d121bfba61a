//! Half boards, joined: no search of the whole board at all.
//!
//! Cut the board between two rows. Each half has its queens in some set of columns; a solution is an upper half and a lower
//! half with complementary column sets and no diagonal in common. So, column set by column set, list the upper half
//! boards, list the lower ones, and count the pairs that go together — with bit-parallel tables, a few cycles for 512 pairs.
//! At n = 20 there are 7.4 · 10⁹ upper half boards and 3.9 · 10¹⁰ solutions, none of which is ever looked at alone.
//!
//! ```text
//!     quadrant ┬► list of keys ──► filtered by bucket ──► slices ──► tables ┐
//!     tables   │                                                            ├► ones in the AND of table entries
//!              └► list of leaves, sorted by path ───────────────────────────┘
//! ```
//!
//! Read in this order: [`board`] (the cut, column sets and their symmetry), [`odd`] (boards with a middle), [`quadrant`]
//! (tables of quarter boards), [`code`] (keys and leaves), [`list`], [`sorted`], [`join`] (the pairs of a bucket),
//! [`worker`] (all buckets of a column set), [`measure`] (how many leaves make a bucket). Here is what holds them together: the
//! column sets of a board, some at a time, are its units.
//!
//! Quadrants met in the middle and bit-sliced matching are ideas of Evgeny Kluev's `N-Queens-Count-Sol`
//! (github.com/EvgenyKluev/N-Queens-Count-Sol). New here: the near eightfold symmetry that separates into filters on the
//! two lists, buckets of leaves by their first rows, ranks in place of columns with tables for pairs of rows, and the
//! AND that neighbours share.
//!
//! CPU seconds of one core of an EPYC (Zen 4, 2.6 GHz), 2026-11-15, least of some runs with other work on the machine (which
//! makes a tenth of difference), against the throwaway probe of the same idea, in turn; ~ is by sample:
//!
//! ```text
//!     n         15     16     17     18     19     20     21     22
//!     here      .056   .036   .49    .75    8.2    30.5   382    ~1630
//!     probe            .038   .52    1.01   9.9    36.5   ~506
//! ```
//!
//! AVX2 takes .044 for n = 16, plain integers .080.
//!
//! At n = 20 about half of the time goes to the pairs, a sixth to filtering keys, an eighth to sorting leaves, a tenth each to
//! lists and slices. At n = 17 half of it goes to the lists, whose row sets have few entries each: there a tree search is
//! as good.

mod board;
mod code;
mod join;
mod list;
mod measure;
mod odd;
mod quadrant;
mod sorted;
mod tables;
mod worker;

use std::ops::Range;
use std::sync::OnceLock;
use std::time::Duration;

use lanes::{Isa, Kernel, Simd, dispatch};
use registry::{Counting, Question, Queue, Request, SharedTables, Units, walk_units};

use super::bits::Bits;
use board::{CutBoard, Join};
use measure::Measure;
use tables::Tables;
use worker::Worker;

/// The largest board: the two families of diagonals and two more bits fit a key of 64.
pub(super) const LARGEST: u32 = 32;

/// On boards smaller than this a half has too few rows.
const SMALLEST: u32 = 8;

/// How many units there are at most, about, and how many column sets make one at least. With 22 queens 4,096 take half a second
/// each; with 16, where a column set takes ten microseconds, eight of them hide what a unit costs.
const MOST_UNITS: u64 = 4_096;
const LEAST_JOINS: u64 = 8;

/// The solutions of n queens in units, counted with the best instructions that there are.
pub(super) fn units(n: u32, depth: Option<usize>) -> Box<dyn Units> {
    units_with(Isa::best(), n, depth)
}

/// The same with these instructions. A depth is for boards so small that they are walked.
///
/// # Panics
///
/// If n is beyond [`LARGEST`].
fn units_with(isa: Isa, n: u32, depth: Option<usize>) -> Box<dyn Units> {
    if n < SMALLEST {
        return walk_units(Bits::new(n), depth, 1);
    }
    assert!(n <= LARGEST, "halves goes up to {LARGEST}, not {n}");
    let boards = board::boards(n);
    let joins: Vec<u64> = boards.iter().map(CutBoard::join_count).collect();
    let size = (joins.iter().sum::<u64>() / MOST_UNITS).max(LEAST_JOINS) as usize;
    let mut first = 0;
    let boards = boards.into_iter().zip(joins).map(|(board, joins)| {
        let joins = joins as usize;
        let units = first..first + joins.div_ceil(size);
        first = units.end;
        BoardUnits { board, joins, units }
    });
    Box::new(ColumnSets { isa, n, boards: boards.collect(), size, most: OnceLock::new() })
}

/// The memory that counting takes, in bytes, all threads together; a little more than it really is.
pub(super) fn memory(n: u32) -> u64 {
    if n < SMALLEST {
        return 0;
    }
    let side = n / 2;
    let known = PLACEMENTS.len() as u32 - 1;
    let placements = PLACEMENTS[side.min(known) as usize] * 10_u64.pow(side.saturating_sub(known));
    // Four tables with a mask and a value for each placement, and an index for each column set and row set; lists.
    4 * (placements * 12 + (1 << (2 * side)) * 2) + (32 << 20)
}

/// How many ways there are to place any number of queens in a quadrant, by its side. Beyond the last it is less than ten times
/// as many each time.
const PLACEMENTS: [u64; 13] =
    [1, 2, 5, 18, 87, 462, 2_635, 16_870, 118_969, 915_442, 7_535_369, 66_807_234, 633_443_407];

/// How many column sets take as long as the tables of a board. Estimated on 2026-11-16, with tables and a set in turn: n = 18
/// 0.1 s and 61 µs, n = 20 .72 s and .66 ms, n = 22 7.7 s and 9.2 ms; odd n = 19 .05 s and 9 µs, n = 21 .3 s and 90 µs.
fn tables_cost(n: u32) -> f64 {
    if n.is_multiple_of(2) { 1_000.0 } else { 3_500.0 }
}

/// How long a part of the work took.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sample {
    /// Building the quadrant tables, all of them.
    pub tables: Duration,
    /// Joining column sets, some of them.
    pub joins: Duration,
    /// How many.
    pub done: u64,
    /// Of how many.
    pub of: u64,
}

impl Sample {
    /// How long all of it would take.
    pub fn estimate(&self) -> Duration {
        self.tables + self.joins.mul_f64(self.of as f64 / self.done.max(1) as f64)
    }
}

/// How many column sets a sample takes at a time, since neighbours share what is in the caches.
const SAMPLED: usize = 64;

/// Builds all tables and joins one of `every` groups of column sets, on one thread, by this clock.
pub fn sample(isa: Isa, n: u32, every: usize, clock: &(impl Fn() -> Duration + Sync)) -> Sample {
    let (mut sample, request) = (Sample::default(), Request::new(Question::Count));
    let mut most = None;
    // Groups are taken across boards, so that a large `every` does not take the first of each.
    let mut skip = every / 2;
    for board in board::boards(n) {
        let start = clock();
        let tables = Tables::build(board, &Counting::new(&request, u64::MAX)).expect("nobody stops it");
        sample.tables += clock() - start;
        let joins = tables.board.joins();
        sample.of += joins.len() as u64;
        let groups: Vec<&[Join]> = joins.chunks(SAMPLED).skip(skip).step_by(every).collect();
        let groups_of = joins.len().div_ceil(SAMPLED);
        skip = if groups_of > skip { (every - (groups_of - skip) % every) % every } else { skip - groups_of };
        if groups.is_empty() {
            continue;
        }
        let most = *most
            .get_or_insert_with(|| dispatch(isa, Measure { tables: &tables, joins: &joins, should_stop: &|| false }));
        let start = clock();
        dispatch(isa, Groups { tables: &tables, most, groups: &groups });
        sample.joins += clock() - start;
        sample.done += groups.iter().map(|group| group.len() as u64).sum::<u64>();
    }
    sample
}

/// Joins groups of column sets.
struct Groups<'a> {
    tables: &'a Tables,
    most: usize,
    groups: &'a [&'a [Join]],
}

impl Kernel for Groups<'_> {
    type Out = u128;

    #[inline(always)]
    fn run<S: Simd>(self, simd: S) -> u128 {
        let mut worker = Worker::new(simd, self.tables, self.most);
        self.groups.iter().copied().flatten().map(|join| u128::from(worker.join(join))).sum()
    }
}

/// The column sets of all boards, in units.
struct ColumnSets {
    isa: Isa,
    n: u32,
    boards: Vec<BoardUnits>,
    /// How many column sets make a unit.
    size: usize,
    /// The most leaves of a bucket, as measured on the first board that was joined: it changes the speed alone.
    most: OnceLock<usize>,
}

/// A board, how many column sets it has, and the units that they are.
struct BoardUnits {
    board: CutBoard,
    joins: usize,
    units: Range<usize>,
}

impl ColumnSets {
    /// The board of a unit.
    fn board(&self, unit: usize) -> &BoardUnits {
        &self.boards[self.boards.partition_point(|board| board.units.end <= unit)]
    }
}

impl BoardUnits {
    /// The column sets of a unit.
    fn joins(&self, unit: usize, size: usize) -> Range<usize> {
        let first = (unit - self.units.start) * size;
        first..(first + size).min(self.joins)
    }
}

impl Units for ColumnSets {
    fn count(&self) -> usize {
        self.boards.last().map_or(0, |board| board.units.end)
    }

    /// A column set costs 1.
    fn cost(&self, unit: usize) -> f64 {
        self.board(unit).joins(unit, self.size).len() as f64
    }

    fn tables(&self, unit: usize) -> SharedTables {
        let board = self.board(unit);
        SharedTables { units: board.units.clone(), cost: tables_cost(self.n), bytes: memory(self.n) }
    }

    fn work(&self, units: &[usize], counting: &Counting<'_>) {
        let board = self.board(units[0]);
        let Some(tables) = Tables::build(board.board.clone(), counting) else { return };
        counting.done(tables_cost(self.n));
        let joins = tables.board.joins();
        let should_stop = || counting.should_stop();
        let measure = Measure { tables: &tables, joins: &joins, should_stop: &should_stop };
        let most = *self.most.get_or_init(|| dispatch(self.isa, measure));
        let (size, tables) = (self.size, &tables);
        counting.units(units, |queue| dispatch(self.isa, Joining { board, tables, most, joins: &joins, size, queue }));
    }
}

/// A thread's share of a board.
struct Joining<'a> {
    board: &'a BoardUnits,
    tables: &'a Tables,
    most: usize,
    joins: &'a [Join],
    size: usize,
    queue: &'a Queue<'a>,
}

impl Kernel for Joining<'_> {
    type Out = ();

    #[inline(always)]
    fn run<S: Simd>(self, simd: S) {
        let mut worker = Worker::new(simd, self.tables, self.most);
        while let Some(mut unit) = self.queue.next() {
            // A join takes from microseconds to, at n = 22, some ten milliseconds: between two is soon enough to stop.
            for join in &self.joins[self.board.joins(unit.number(), self.size)] {
                if unit.should_stop() {
                    return;
                }
                unit.add(worker.join(join).into(), None, 1.0);
            }
            unit.done();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::counters::{self, KNOWN};
    use backtrail::{Limit, Status};
    use registry::Outcome;
    use std::time::Instant;

    fn count(n: u32, request: &Request) -> Outcome {
        units(n, None).run_all(request)
    }

    #[test]
    fn every_instruction_set_counts_all_solutions() {
        counters::assert_all_are_counted(|isa, n| units_with(isa, n, None));
    }

    #[test]
    fn it_counts_what_bits_counts() {
        for n in 8..=10 {
            let request = Request::new(Question::Count);
            let twin = registry::walk(Bits::new(n), &request, &mut registry::skip);
            assert_eq!(count(n, &request).solutions, twin.solutions);
        }
    }

    #[test]
    fn a_unit_is_the_same_for_every_instruction_set() {
        counters::assert_units_are_the_same(|isa, n| units_with(isa, n, None));
    }

    #[test]
    fn units_are_neither_long_nor_many() {
        for (n, joins, units_of_all) in
            [(16, 8, 300..=500), (20, 11, 4_000..=4_300), (21, 1_000, 4_000..=4_300), (22, 43, 4_000..=4_300)]
        {
            let units = units(n, None);
            assert!(units_of_all.contains(&units.count()), "{n} queens: {} units", units.count());
            assert!(
                (f64::from(joins) * 0.9..f64::from(joins) * 1.1).contains(&units.cost(0)),
                "{n} queens: {} sets",
                units.cost(0)
            );
        }
    }

    #[test]
    fn threads_change_nothing() {
        for (n, threads) in [(8, 2), (11, 3), (12, 5)] {
            let request = Request { threads, ..Request::new(Question::Count) };
            assert_eq!(count(n, &request).solutions, KNOWN[n as usize]);
        }
    }

    #[test]
    fn limits_stop_it_and_say_so() {
        let mut request = Request::new(Question::Count);
        request.limits.time = Some(Duration::ZERO);
        let outcome = count(14, &request);
        assert_eq!((outcome.status, outcome.solutions), (Status::Stopped(Limit::Time), 0.into()));

        let mut request = Request::new(Question::Count);
        request.limits.solutions = Some(100);
        let outcome = count(12, &request);
        assert_eq!(outcome.status, Status::Found);
        assert!((100..KNOWN[12]).contains(&outcome.solutions.to_u128().unwrap()), "it counts whole column sets");

        let request = Request::new(Question::Count);
        request.monitor.cancel();
        assert_eq!(count(13, &request).status, Status::Stopped(Limit::Cancel));
    }

    #[test]
    fn progress_ends_with_all() {
        let request = Request::new(Question::Count);
        count(11, &request);
        let progress = request.monitor.progress();
        assert_eq!((progress.solutions, progress.share), (2_680, 1.0));
    }

    #[test]
    fn a_sample_of_all_is_all() {
        let start = Instant::now();
        let sample = sample(Isa::best(), 11, 1, &|| start.elapsed());
        assert_eq!(sample.done, sample.of);
        assert!(sample.estimate() >= sample.joins);
    }

    #[test]
    fn quadrants_hold_every_placement() {
        let request = Request { threads: 2, ..Request::new(Question::Count) };
        for n in [8, 10, 12] {
            let tables =
                Tables::build(board::boards(n).remove(0), &Counting::new(&request, u64::MAX)).expect("nobody stops it");
            for cells in [&tables.keys, &tables.leaves].map(|half| &half.sides).into_iter().flatten() {
                let entries: usize =
                    cells.iter().map(|c| (0..c.row_sets()).map(|i| c.entries(i).count).sum::<usize>()).sum();
                assert_eq!(entries as u64, PLACEMENTS[n as usize / 2]);
            }
        }
    }

    #[test]
    fn memory_grows_with_the_board() {
        assert_eq!(memory(7), 0);
        assert!(memory(16) < 64 << 20);
        assert!((300 << 20..512 << 20).contains(&memory(20)));
        assert!(memory(22) < 4 << 30);
    }

    fn cpu() -> Duration {
        let text = std::fs::read_to_string("/proc/thread-self/schedstat").expect("Linux");
        Duration::from_nanos(text.split(' ').next().expect("a number").parse().expect("a number"))
    }

    /// `N=20 EVERY=10 cargo test --release -p backtrail-queens halves::tests::timing -- --ignored --nocapture`
    #[test]
    #[ignore = "a measurement"]
    fn timing() {
        let get = |name: &str, or: usize| std::env::var(name).ok().and_then(|v| v.parse().ok()).unwrap_or(or);
        let (n, every, threads) = (get("N", 16) as u32, get("EVERY", 0), get("THREADS", 1));
        for _ in 0..get("REPEAT", 1) {
            if every > 0 {
                let sample = sample(Isa::best(), n, every, &cpu);
                println!("n={n} estimate {:?} {sample:?}", sample.estimate());
            } else {
                let (wall, start) = (Instant::now(), cpu());
                let outcome = count(n, &Request { threads, ..Request::new(Question::Count) });
                println!("n={n} {} cpu {:?} wall {:?}", outcome.solutions, cpu() - start, wall.elapsed());
            }
        }
    }
}
