//! Knight's tours: counting, listing and finding one, beside public programs.
//!
//! The peers are built outside this repository and are found in the folder that `BACKTRAIL_PEERS` names: `luschny` (Peter
//! Luschny's `Hamiltonian_Paths_On_Knight_Graphs`, its own counting program over its forty boards), `knights-tour-rs`
//! (argument: the side, prints nothing), `knighterrant-6` (walks all tours of 6×6) and `graphillion-closed` (arguments: rows,
//! columns). Without that folder only our own times are taken.

use std::time::Duration;

use backtrail::{Search, Threads};
use cpu_time::ThreadTime;
use knight::{Board, Images, Pruned, Tours};
use registry::{Case, Count, Question, Request, Wish, ignore};

use crate::measure::{Clock, Way, ms, race, ratio, verdict};
use crate::process::{self, Ran, own, peer, words};
use crate::record::Record;

pub(crate) fn run(record: &mut Record) {
    forty(record);
    listing(record);
    counting(record, CLOSED);
    counting(record, OPEN);
    one(record);
}

/// What takes minutes and gigabytes.
pub(crate) fn large(record: &mut Record) {
    counting(record, LARGE);
}

/// The undirected open tours of the forty boards of 3 to 12 rows and columns with at most 40 squares, added up.
const FORTY: u64 = 43_751_388;

/// These tours as the registry has them.
fn posed(tours: Tours) -> Case {
    builtin::registry().puzzle("knight").expect("it is built in").case(Box::new(tours))
}

/// How many there are, by the solver of this name or the best one.
fn counted(case: &Case, solver: Option<&str>) -> Count {
    let plan = case.plan(&Wish::asking(Question::Count).by(solver)).expect("a solver counts");
    case.solve(&plan.solver, &Request::new(Question::Count), &mut ignore).solutions
}

/// Counting on the boards of Peter Luschny's set.
fn forty(record: &mut Record) {
    let sides = || (3..=12u32).flat_map(|rows| (3..=12u32).map(move |columns| (rows, columns)));
    let boards: Vec<(u32, u32)> = sides().filter(|(rows, columns)| rows * columns <= 40).collect();
    assert_eq!(boards.len(), 40);
    let knight = builtin::registry().puzzle("knight").expect("it is built in");
    let mut least = Duration::MAX;
    for _ in 0..5 {
        let start = ThreadTime::now();
        let mut all = Count::ZERO;
        for &(rows, columns) in &boards {
            let tours = Tours { undirected: true, ..Tours::open(Board::new(rows, columns)) };
            all += &counted(&knight.case(Box::new(tours)), None);
        }
        least = least.min(start.elapsed());
        assert_eq!(all, u128::from(FORTY));
    }
    record.head(
        "Forty boards of at most 40 squares, open tours counted, least of 5 rounds",
        &["program", "CPU ms", "× ours"],
    );
    record.row(&["ours, the best solver for each", &ms(least), "1"]);
    let Some(luschny) = peer("luschny") else { return };
    let theirs = process::run(&[luschny], &[("OMP_NUM_THREADS", "1")]).cpu;
    let times = theirs.as_secs_f64() / least.as_secs_f64();
    record.row(&["Luschny, once", &ms(theirs), &format!("{times:.0}")]);
    record.line(&format!("\nTarget: 20 times less; {}.", verdict(times >= 20.0)));
}

/// All open tours of 6×6, one by one.
fn listing(record: &mut Record) {
    let tours = Tours::open(Board::new(6, 6));
    let pruned = || Search::new(Pruned::<u64>::new(&tours)).count().solutions as u64;
    let images = || Search::new(Images::<u64>::new(&tours)).count().solutions as u64;
    let case = posed(tours.clone());
    let endings = || counted(&case, Some("endings")).to_u128().expect("a count of 7 digits") as u64;
    let ways = [
        Way::new("`images`, each tour a leaf", images),
        Way::new("`pruned`, each tour walked", pruned),
        Way::new("`endings`, counted up to symmetry", endings),
    ];
    let times = race(&ways, 5, 6_637_920, Clock::Cpu);
    record.head("6×6, all 6,637,920 open tours, least of 5 rounds", &["way", "CPU ms", "target", ""]);
    for ((way, times), target) in ways.iter().zip(&times).zip([Some(800.0), None, Some(120.0)]) {
        let reached = target.map_or("", |target| verdict(times.least.as_secs_f64() * 1e3 <= target));
        let target = target.map_or(String::new(), |target| target.to_string());
        record.row(&[way.name, &ms(times.least), &target, reached]);
    }
    if let Some(peer) = peer("knighterrant-6") {
        let theirs = process::run(&[peer, "-q".to_string(), "-t".to_string(), "1".to_string()], &[]);
        record.row(&["knighterrant, each tour walked, once", &ms(theirs.cpu), "", ""]);
    }
    let two_pruned = || Threads::new(Pruned::<u64>::new(&tours), 2).count().solutions as u64;
    let two_images = || Threads::new(Images::<u64>::new(&tours), 2).count().solutions as u64;
    let ways = [
        Way::new("images", images),
        Way::new("images, two threads", two_images),
        Way::new("pruned", pruned),
        Way::new("pruned, two threads", two_pruned),
    ];
    let times = race(&ways, 5, 6_637_920, Clock::Wall);
    for pair in [0, 2] {
        let gain = ratio(times[pair], times[pair + 1]);
        let reached = verdict(gain >= 1.9);
        let name = ways[pair].name;
        record
            .line(&format!("\n`{name}` on two threads, on the wall: {gain:.2} times as fast; target 1.9, {reached}."));
    }
}

/// A count by the whole command: its words, the answer, and what CPU seconds and GiB it may take.
type Counted = (&'static str, u128, f64, f64);

const CLOSED: &[Counted] = &[
    ("knight 6 --closed --count", 9_862, 0.1, 1.5),
    ("knight 6x8 --closed --count", 55_488_142, 0.1, 1.5),
    ("knight 7x8 --closed --count", 34_524_432_316, 1.0, 1.5),
    ("knight 8 --closed --count", 13_267_364_410_532, 10.0, 1.5),
];

const OPEN: &[Counted] = &[("knight 6 --count", 6_637_920, 0.1, 1.5), ("knight 7 --count", 165_575_218_320, 5.0, 4.0)];

const LARGE: &[Counted] = &[
    ("knight 8x9 --closed --count --memory 16g", 7_112_881_119_092_574, 40.0, 16.0),
    ("knight 8x10 --closed --count --memory 16g", 4_235_482_818_156_697_040, 40.0, 16.0),
    ("knight 8 --count --memory 16g", 19_591_828_170_979_904, 480.0, 16.0),
];

/// Counts without listing.
fn counting(record: &mut Record, counts: &[Counted]) {
    let rounds = if counts.iter().any(|count| count.2 > 20.0) { 1 } else { 3 };
    let title = format!("Counted without listing, whole command, one thread, least of {rounds}");
    record.head(&title, &["command", "tours", "CPU s", "peak MiB", "targets", ""]);
    for &(line, tours, seconds, gib) in counts {
        let command = words(&format!("{} {line} -q", own()));
        let runs: Vec<Ran> = (0..rounds).map(|_| process::run(&command, &[])).collect();
        assert!(runs.iter().all(|ran| ran.says(tours)), "{line}: {}", runs[0].answer);
        let cpu = runs.iter().map(|ran| ran.cpu.as_secs_f64()).fold(f64::MAX, f64::min);
        let peak = runs.iter().map(|ran| ran.peak).max().unwrap_or(0) as f64 / f64::from(1 << 20);
        let reached = verdict(cpu <= seconds && peak <= gib * 1024.0);
        let targets = format!("{seconds} s, {gib} GiB");
        record.row(&[
            &format!("`{line}`"),
            &tours.to_string(),
            &format!("{cpu:.3}"),
            &format!("{peak:.0}"),
            &targets,
            reached,
        ]);
    }
    let Some(graphillion) = peer("graphillion-closed").filter(|_| std::ptr::eq(counts, CLOSED)) else { return };
    let theirs = process::run(&[graphillion, "6".to_string(), "6".to_string()], &[]);
    assert!(theirs.says(9_862));
    let (cpu, peak) = (theirs.cpu.as_secs_f64(), theirs.peak >> 20);
    record.row(&["Graphillion, 6×6", "9862", &format!("{cpu:.3}"), &peak.to_string(), "", ""]);
}

/// One tour of a large board: our time is that of the solver alone, as the peer prints nothing either; our memory that of the
/// whole command, which writes the tour.
fn one(record: &mut Record) {
    let least = process::run(&words(&format!("{} knight 5 -q", own())), &[]).peak;
    let title = format!("One tour, least of 5 runs; the command takes {} MiB for any board", least >> 20);
    record.head(&title, &["board", "CPU ms", "peak MiB", "bytes a square beyond that"]);
    let mut row = |name: &str, cpu: Duration, peak: u64, side: u32| {
        let bytes = peak.saturating_sub(least) as f64 / (f64::from(side) * f64::from(side));
        record.row(&[name, &ms(cpu), &(peak >> 20).to_string(), &format!("{bytes:.1}")]);
        cpu.as_secs_f64()
    };
    let [small, large] = [2_000, 10_000].map(|side| {
        let case = posed(Tours::open(Board::new(side, side)));
        let wish = Wish::asking(Question::First).by(Some("divide"));
        let solver = case.plan(&wish).expect("divide takes any board").solver;
        let cpu = (0..5).map(|_| {
            let start = ThreadTime::now();
            let outcome = case.solve(&solver, &Request::new(Question::First), &mut ignore);
            assert_eq!(outcome.solutions, 1);
            start.elapsed()
        });
        let cpu = cpu.min().unwrap_or_default();
        let written = process::run(&words(&format!("{} knight {side} --format board -o /dev/null -q", own())), &[]);
        row(&format!("{side}×{side}"), cpu, written.peak, side)
    });
    let theirs = peer("knights-tour-rs").map(|program| {
        let runs: Vec<Ran> = (0..5).map(|_| process::run(&[program.clone(), "2000".to_string()], &[])).collect();
        let cpu = runs.iter().map(|ran| ran.cpu).min().unwrap_or_default();
        row("knights-tour-rs, 2000×2000", cpu, runs.iter().map(|ran| ran.peak).max().unwrap_or(0), 2_000)
    });
    if let Some(theirs) = theirs {
        let times = theirs / small;
        let reached = verdict(times >= 9.0);
        record.line(&format!("\n2000×2000: {times:.1} times as fast as knights-tour-rs; target 9, {reached}."));
    }
    record.line(&format!("\n10,000×10,000: target 2 s, {}.", verdict(large <= 2.0)));
}
