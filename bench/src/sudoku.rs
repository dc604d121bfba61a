//! Sudoku: our solvers beside the fastest public programs.
//!
//! `BACKTRAIL_DATA` names the folder with the sets (`kaggle.txt` …, `big/16x16_vu100.txt` …; one puzzle a line), and
//! `BACKTRAIL_PEERS` the one with the peers, built outside this repository; without them only our own times are taken.
//! `BACKTRAIL_HALF` = `odd` or `even` takes only these lines of a set: weights that were tuned on one half are reported on
//! the other. Our solvers are called in [`ours`], the peers in [`peers`]. Ours write the solved grids; the clock of tdoku,
//! which asks only for uniqueness, does not hold that.

mod big;
mod lines;
mod ours;
mod peers;

use std::path::{Path, PathBuf};
use std::time::Duration;

use backtrail::Stats;
use cpu_time::ThreadTime;
use registry::{Question, Request};
use sudoku::bands::scalar;

use crate::measure::verdict;
use crate::record::Record;
pub(crate) use big::run as big;
pub(crate) use lines::run as lines;
use ours::{Ours, Role};
use peers::Peers;

type Line = [u8; 81];

/// A set of puzzles, and how many times as fast as tdoku we set out to be.
struct Set {
    name: &'static str,
    single: f64,
    batch: f64,
}

const SETS: [Set; 6] = [
    Set { name: "kaggle", single: 7.0, batch: 12.0 },
    Set { name: "random_minimal", single: 5.5, batch: 10.0 },
    Set { name: "17_clue", single: 5.5, batch: 10.0 },
    Set { name: "magictour_top1465", single: 3.0, batch: 6.0 },
    Set { name: "forum_hardest_1905_11plus", single: 4.0, batch: 7.0 },
    Set { name: "invalid", single: 6.0, batch: 12.0 },
];

const AVX2_TARGET: f64 = 2.5;
const SCALAR_TARGET: f64 = 1.0;
const COUNTED_TARGET: f64 = 3.0;
const GENERATED_TARGET: f64 = 5.0;

/// Interleaved rounds.
const ROUNDS: u32 = 7;

/// Passes over a set in a round, one after another, for peers and for ours alike. A set must be large: over 100 puzzles
/// with 17 clues tdoku does 0.33 M a second in one pass and 0.50 M in the best of three, as branches are remembered.
const PASSES: u32 = 3;

/// A title, a solver of ours, its peer, and how many times as fast we set out to be on a set.
type Table = (&'static str, Role, &'static str, fn(&Set) -> Option<f64>);

/// Puzzles a second on one set.
struct Rates {
    set: &'static Set,
    ours: Vec<(Role, f64)>,
    theirs: Vec<(&'static str, f64)>,
}

pub(crate) fn run(record: &mut Record) {
    textbook(record);
    let Some(data) = data(record) else { return };
    let peers = Peers::from_environment();
    if let Ok(half) = std::env::var("BACKTRAIL_HALF") {
        record.line(&format!("\nOnly the {half} lines of each set."));
    }
    let mut ours = ours::all();
    for solver in &ours {
        record.line(&format!("\n{:?}: {}.", solver.role, solver.name));
    }
    let rates: Vec<Rates> =
        SETS.iter().filter_map(|set| Some(race(set, &read(&data, set.name)?, &mut ours, &peers))).collect();
    let least = format!("CPU time of one thread, uniqueness, least of {ROUNDS} interleaved rounds of {PASSES} passes");
    let tables: [Table; 4] = [
        ("Single stream", Role::Single, "tdoku", |set| Some(set.single)),
        ("Batch", Role::Batch, "tdoku", |set| Some(set.batch)),
        ("Single stream, AVX2", Role::Avx2, "tdoku-avx2", |set| (set.name == "17_clue").then_some(AVX2_TARGET)),
        ("Plain integers", Role::Scalar, "sudoku-crate", |_| Some(SCALAR_TARGET)),
    ];
    for (title, role, peer, target) in tables {
        let ratio = format!("× {peer}");
        record.head(&format!("{title}; {least}"), &["set", peer, "ours, puzzles/s", &ratio, "target", ""]);
        for rates in &rates {
            let Some((_, own)) = rates.ours.iter().find(|(other, _)| *other == role) else { continue };
            let other = rates.theirs.iter().find(|(name, _)| *name == peer).map(|(_, rate)| *rate);
            compare(record, rates.set.name, other, *own, target(rates.set));
        }
    }
    counted(record, &data, &peers);
    generated(record, &peers);
}

/// The folder with the sets, or a line that says how to name it.
fn data(record: &mut Record) -> Option<PathBuf> {
    let folder = std::env::var_os("BACKTRAIL_DATA").map(PathBuf::from).filter(|folder| folder.is_dir());
    if folder.is_none() {
        record.line("\nNothing measured: BACKTRAIL_DATA names no folder with puzzles.");
    }
    folder
}

/// The puzzles of a set, or of the half of it that is asked for.
fn read(data: &Path, set: &str) -> Option<Vec<Line>> {
    let text = std::fs::read_to_string(data.join(set).with_extension("txt")).ok()?;
    let lines = text.lines().filter_map(|line| line.as_bytes().first_chunk::<81>().copied());
    let half = std::env::var("BACKTRAIL_HALF").unwrap_or_default();
    Some(match half.as_str() {
        "odd" => lines.step_by(2).collect(),
        "even" => lines.skip(1).step_by(2).collect(),
        _ => lines.collect(),
    })
}

/// Puzzles as a file, for programs.
fn file(name: &str, lines: impl IntoIterator<Item = impl AsRef<[u8]>>) -> PathBuf {
    let path = std::env::temp_dir().join(format!("backtrail-bench-{}-{name}.txt", std::process::id()));
    let text: Vec<u8> = lines.into_iter().flat_map(|line| [line.as_ref(), b"\n"].concat()).collect();
    std::fs::write(&path, text).expect("the folder for temporary files can be written");
    path
}

/// All solvers in turn on one set.
fn race(set: &'static Set, puzzles: &[Line], ours: &mut [Ours], peers: &Peers) -> Rates {
    let right: Vec<u64> = puzzles.iter().map(|line| scalar::count(line, 2)).collect();
    let classes = [0, 1, 2].map(|class| right.iter().filter(|count| **count == class).count() as u64);
    let file = file(set.name, puzzles);
    let programs: Vec<&'static str> =
        ["tdoku", "tdoku-avx2", "sudoku-crate"].into_iter().filter(|name| peers.has(name)).collect();
    let mut own = vec![f64::MAX; ours.len()];
    let mut other = vec![f64::MAX; programs.len()];
    let (mut counts, mut grids) = (vec![0; puzzles.len()], vec![[0; 81]; puzzles.len()]);
    for _ in 0..ROUNDS {
        for (solver, least) in ours.iter_mut().zip(&mut own) {
            counts.fill(u64::MAX);
            grids.fill([0; 81]);
            for _ in 0..PASSES {
                let start = ThreadTime::now();
                (solver.solve)(puzzles, 2, &mut counts, &mut grids);
                *least = least.min(start.elapsed().as_secs_f64());
            }
            assert_eq!(counts, right, "{} is wrong on {}", solver.name, set.name);
            let solved = puzzles.iter().zip(&grids).zip(&counts).filter(|(_, count)| **count > 0);
            solved.for_each(|((puzzle, grid), _)| assert!(is_solution(puzzle, grid), "{}: no solution", solver.name));
        }
        for (program, least) in programs.iter().zip(&mut other) {
            let said = peers.run(program, &[&file.display().to_string(), "2", &PASSES.to_string()]);
            let theirs = ["none", "one", "many"].map(|class| said[class] as u64);
            assert_eq!(theirs, classes, "{program} counts otherwise on {}", set.name);
            *least = least.min(said["seconds"]);
        }
    }
    let _ = std::fs::remove_file(file);
    let rate = |seconds: f64| puzzles.len() as f64 / seconds;
    Rates {
        set,
        ours: ours.iter().zip(own).map(|(solver, seconds)| (solver.role, rate(seconds))).collect(),
        theirs: programs.into_iter().zip(other).map(|(name, seconds)| (name, rate(seconds))).collect(),
    }
}

/// The textbook's grid by every solver of the registry.
fn textbook(record: &mut Record) {
    const GRID: &str = "2......6.....75.3..48.9.1.....3.....3...1...9.....8.....1.2.57..8.73.....9......4";
    let case = builtin::case("sudoku", GRID, &[]).expect("it is a grid");
    record.head(
        "The textbook's grid, all solutions counted; least CPU time of 20",
        &["solver", "visits", "checks", "µs"],
    );
    for solver in case.puzzle().solvers() {
        let mut least = Duration::MAX;
        let mut stats = Stats::default();
        for _ in 0..20 {
            let start = ThreadTime::now();
            let outcome = case.solve(solver, &Request::new(Question::Count), &mut registry::ignore);
            least = least.min(start.elapsed());
            assert_eq!(outcome.solutions, 1, "{}", solver.name);
            stats = outcome.stats;
        }
        let count = |count: Option<u64>| count.map_or("–".to_string(), |count| count.to_string());
        let time = format!("{:.1}", least.as_secs_f64() * 1e6);
        record.row(&[solver.name.to_string(), count(stats.visits), count(stats.checks), time]);
    }
}

/// Every row, column and box holds nine digits, and the clues stand.
fn is_solution(puzzle: &Line, grid: &Line) -> bool {
    let digits = |cell: &dyn Fn(usize) -> usize| (0..9).fold(0u32, |set, i| set | 1 << (grid[cell(i)] - b'0'));
    let holds_all = |house: usize| {
        let corner = 27 * (house / 3) + 3 * (house % 3);
        digits(&|i| 9 * house + i) == 0x3fe
            && digits(&|i| 9 * i + house) == 0x3fe
            && digits(&|i| corner + 9 * (i / 3) + i % 3) == 0x3fe
    };
    grid.iter().all(|byte| (b'1'..=b'9').contains(byte))
        && (0..9).all(holds_all)
        && puzzle.iter().zip(grid).all(|(clue, digit)| !(b'1'..=b'9').contains(clue) || clue == digit)
}

/// A row of a table: rates, their ratio, and whether it is what we set out for.
fn compare(record: &mut Record, name: &str, peer: Option<f64>, own: f64, target: Option<f64>) {
    let ratio = peer.map(|peer| own / peer);
    let verdict = ratio.zip(target).map_or("", |(ratio, target)| verdict(ratio >= target));
    record.row(&[
        name.to_string(),
        peer.map_or("–".into(), |peer| format!("{peer:.0}")),
        format!("{own:.0}"),
        ratio.map_or("–".into(), |ratio| format!("{ratio:.2}")),
        target.map_or(String::new(), |target| target.to_string()),
        verdict.to_string(),
    ]);
}

/// Solutions counted a second, without any grid, on puzzles that have millions.
fn counted(record: &mut Record, data: &Path, peers: &Peers) {
    const EACH: u64 = 1_000_000;
    let Some(puzzles) = read(data, "multi_enum") else { return };
    let file = file("multi_enum", &puzzles);
    let (mut own, mut theirs) = (0f64, None::<f64>);
    for _ in 0..3 {
        let start = ThreadTime::now();
        let found: u64 = puzzles.iter().map(|puzzle| ours::count(puzzle, EACH)).sum();
        own = own.max(found as f64 / start.elapsed().as_secs_f64());
        if peers.has("tdoku") {
            let said = peers.run("tdoku", &[&file.display().to_string(), &EACH.to_string(), "1"]);
            assert_eq!(said["solutions"] as u64, found, "tdoku counts otherwise");
            theirs = Some(theirs.unwrap_or_default().max(said["solutions_per_second"]));
        }
    }
    let _ = std::fs::remove_file(file);
    let title = format!("Solutions counted a second, the first {EACH} of each puzzle, best of 3");
    record.head(&title, &["set", "tdoku", "ours", "× tdoku", "target", ""]);
    compare(record, "multi_enum", theirs, own, Some(COUNTED_TARGET));
}

/// Minimal puzzles made a second; ours are checked to be so, outside the clock.
fn generated(record: &mut Record, peers: &Peers) {
    const SECONDS: f64 = 2.0;
    let (mut own, mut theirs) = (0.0f64, None::<f64>);
    for round in 0..3 {
        let start = ThreadTime::now();
        let mut made = Vec::new();
        while start.elapsed().as_secs_f64() < SECONDS {
            made.extend(ours::generate(1_000_000 * round + made.len() as u64));
        }
        own = own.max(made.len() as f64 / start.elapsed().as_secs_f64());
        made.iter().take(300).for_each(|puzzle| assert!(is_minimal(puzzle), "a puzzle is not minimal"));
        if peers.has("sudoku-crate") {
            let said = peers.run("sudoku-crate", &["generate", &SECONDS.to_string()]);
            theirs = Some(theirs.unwrap_or_default().max(said["per_second"]));
        }
    }
    record.head("Minimal puzzles a second, best of 3", &["", "sudoku-crate", "ours", "× sudoku-crate", "target", ""]);
    compare(record, "without symmetry", theirs, own, Some(GENERATED_TARGET));
}

/// One solution, and several without any one clue.
fn is_minimal(puzzle: &Line) -> bool {
    let clues = (0..81).filter(|&cell| (b'1'..=b'9').contains(&puzzle[cell]));
    let mut less = *puzzle;
    scalar::count(puzzle, 2) == 1
        && clues.into_iter().all(|cell| {
            less[cell] = b'.';
            let several = scalar::count(&less, 2) == 2;
            less[cell] = puzzle[cell];
            several
        })
}
