//! The gate of every change: this checkout beside an older one, `cargo run --release -p bench -- against OLD-CHECKOUT`.
//!
//! Both are built in release, and each row's command is run by both in turn, old and new, new and old, and so on. CPU time is user and
//! system time of the child. The ratio new / old of a row is the median of the ratios of its pairs, with the 95 % bootstrap
//! interval over the pairs. A row is slower if that interval lies wholly above [`LIMIT`] in two rounds; only the rows that fail
//! the first round are run again. Whole processes are measured, so that both sides need nothing in common but their
//! commands; the engine's examples stand for searches within a program. What one side does not know (exit code 2) is left out, and said.

mod rows;

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use nix::sys::resource::{UsageWho, getrusage};

use crate::measure::ms;
use crate::record::Record;
use rows::{EXAMPLES, ROWS, Row, Same};

/// A row is slower if its whole interval lies above this ratio.
const LIMIT: f64 = 1.03;
/// Fewer pairs say nothing.
const LEAST_PAIRS: usize = 15;
/// A shorter command is repeated within a sample until it takes about this long, but at most [`MOST_REPEATS`] times.
const SAMPLE: Duration = Duration::from_millis(20);
const MOST_REPEATS: u32 = 8;
const RESAMPLES: usize = 2000;

/// Where the programs of each side lie.
const SIDES: [&str; 2] = ["old", "new"];

const USAGE: &str = "bench against OLD-CHECKOUT [--only WORD] [--pairs N] [--no-build]";

/// Measures, prints the record, and gives the exit code: 1 if a row is slower or answers otherwise.
pub(crate) fn run(words: &[String]) -> i32 {
    let (mut old, mut only, mut pairs, mut build) = (None, None, LEAST_PAIRS, true);
    let mut words = words.iter();
    while let Some(word) = words.next() {
        match word.as_str() {
            "--only" => only = words.next().cloned(),
            "--pairs" => pairs = words.next().and_then(|word| word.parse().ok()).unwrap_or(0),
            "--no-build" => build = false,
            _ => old = Some(PathBuf::from(word)),
        }
    }
    let Some(old) = old.filter(|_| pairs >= LEAST_PAIRS) else {
        eprintln!("{USAGE}\nwith at least {LEAST_PAIRS} pairs");
        return 2;
    };
    let new = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..");
    let sides = [old, new].map(|folder| folder.canonicalize().expect("a checkout is a folder"));
    if build {
        sides.iter().for_each(|side| build_release(side));
    }
    let commit = Command::new("git").args(["rev-parse", "--short", "HEAD"]).current_dir(&sides[0]).output();
    let old =
        commit.map_or_else(|_| String::new(), |output| String::from_utf8_lossy(&output.stdout).trim().to_string());
    let work = std::env::temp_dir().join(format!("backtrail-against-{}", std::process::id()));
    for (name, side) in SIDES.iter().zip(&sides) {
        take_programs(side, &work.join(name));
    }
    make_inputs(&work);
    let code = Contest { work: work.clone(), pairs }.run(&old, only.as_deref());
    let _ = std::fs::remove_dir_all(&work);
    code
}

/// Copies the programs of a checkout. Measured where they lie, equal ones differed by 5 % at start-up, since the system
/// maps a file that a linker has written in other pieces than one that was copied.
fn take_programs(side: &Path, folder: &Path) {
    std::fs::create_dir_all(folder).expect("a folder for programs can be made");
    let release = side.join("target/release");
    let examples = EXAMPLES.iter().filter_map(|row| row.line.split(' ').next());
    let examples = examples.map(|name| release.join("examples").join(name));
    for program in examples.chain([release.join("backtrail")]) {
        let to = folder.join(program.file_name().expect("a program has a name"));
        std::fs::copy(&program, to).unwrap_or_else(|error| panic!("{}: {error}", program.display()));
    }
}

/// The command and the examples of a checkout, in its own target folder.
fn build_release(side: &Path) {
    for words in [&["build", "--release"][..], &["build", "--release", "-p", "backtrail", "--examples"]] {
        eprintln!("building {}: cargo {}", side.display(), words.join(" "));
        let status = Command::new("cargo").args(words).current_dir(side).env_remove("CARGO_TARGET_DIR").status();
        assert!(status.is_ok_and(|status| status.success()), "{} cannot be built", side.display());
    }
}

/// Puzzles and their solutions, made by the old command: `puzzles.txt`, `few.txt` with its first lines, `solved.txt`.
fn make_inputs(work: &Path) {
    let make = |line: &str, file: &str| {
        let made = Command::new(work.join(SIDES[0]).join("backtrail")).args(line.split(' ')).current_dir(work).output();
        let text = made.expect("the old command runs").stdout;
        std::fs::write(work.join(file), &text).expect("a file can be written");
        text
    };
    let puzzles = make("sudoku generate -n 8000 --seed 7 -p 1 -q", "puzzles.txt");
    let few: Vec<u8> = puzzles.split_inclusive(|&byte| byte == b'\n').take(200).flatten().copied().collect();
    std::fs::write(work.join("few.txt"), few).expect("a file can be written");
    make("sudoku few.txt --format list -p 1 -q", "solved.txt");
}

/// What both sides took, pair by pair: old, new.
struct Measured {
    repeats: u32,
    times: [Vec<Duration>; 2],
    /// The median of the pairs' ratios new / old, and its 95 % interval.
    ratio: [f64; 3],
}

impl Measured {
    fn failed(&self) -> bool {
        self.ratio[1] > LIMIT
    }
}

struct Contest {
    /// The folder with the programs of both sides, and what they read.
    work: PathBuf,
    pairs: usize,
}

impl Contest {
    fn run(&self, old: &str, only: Option<&str>) -> i32 {
        let mut record = Record::new("against", "This checkout beside an older one");
        record.line(&format!(
            "Old is commit {old}; {} interleaved pairs; CPU time of the process, for one run.",
            self.pairs
        ));
        let columns =
            ["command", "runs a sample", "old least ms", "median", "new least ms", "median", "new / old", "95 %", ""];
        record.head("Commands", &columns);
        let (mut failed, mut left_out, mut different, mut ratios) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        let examples = EXAMPLES.iter().map(|line| (line, true));
        for (row, example) in ROWS.iter().map(|row| (row, false)).chain(examples) {
            if only.is_some_and(|word| !row.line.contains(word)) {
                continue;
            }
            let [old, new] = [0, 1].map(|side| self.answer(side, row, example));
            match (old, new) {
                (Some(old), Some(new)) if old == new => {}
                (Some(_), Some(_)) => different.push(row.line),
                _ => {
                    left_out.push(row.line);
                    continue;
                }
            }
            let measured = self.measure(row, example);
            ratios.push(measured.ratio[0]);
            write_row(&mut record, row, &measured, if measured.failed() { "again" } else { "" });
            if measured.failed() {
                failed.push((row, example));
            }
        }
        let mut slower = Vec::new();
        if !failed.is_empty() {
            record.head("The second round", &columns);
            for (row, example) in failed {
                let measured = self.measure(row, example);
                write_row(&mut record, row, &measured, if measured.failed() { "SLOWER" } else { "" });
                if measured.failed() {
                    slower.push(row.line);
                }
            }
        }
        record.line("");
        ratios.sort_by(f64::total_cmp);
        if let Some(median) = ratios.get(ratios.len() / 2) {
            record.line(&format!("{} rows; the median of their ratios is {median:.3}.", ratios.len()));
        }
        for (title, lines) in
            [("Slower", &slower), ("The answers differ", &different), ("Left out, since one side refuses", &left_out)]
        {
            let lines: Vec<String> = lines.iter().map(|line| format!("`{line}`")).collect();
            record.line(&format!("{title}: {}.", if lines.is_empty() { "none".into() } else { lines.join(", ") }));
        }
        i32::from(!slower.is_empty() || !different.is_empty())
    }

    fn command(&self, side: usize, row: &Row, example: bool) -> Command {
        let mut words = row.line.split(' ');
        let program = if example { words.next().unwrap_or_default() } else { "backtrail" };
        let mut command = Command::new(self.work.join(SIDES[side]).join(program));
        command.args(words).current_dir(&self.work).stdin(Stdio::null()).stderr(Stdio::null());
        command
    }

    /// The exit code and as much of the answer as both sides must agree on; nothing if the row is not known to this side.
    fn answer(&self, side: usize, row: &Row, example: bool) -> Option<(Option<i32>, Vec<u8>)> {
        let output = self.command(side, row, example).output().ok()?;
        let text = match row.same {
            Same::Text => output.stdout,
            Same::Solutions => {
                let lines = output.stdout.split_inclusive(|&byte| byte == b'\n');
                lines.filter(|line| line.starts_with(b"{\"type\":\"solution\"")).flatten().copied().collect()
            }
            Same::ExitCode => Vec::new(),
        };
        (output.status.code() != Some(2)).then_some((output.status.code(), text))
    }

    fn measure(&self, row: &Row, example: bool) -> Measured {
        let sample = |side: usize, repeats: u32| {
            let before = children();
            for _ in 0..repeats {
                let ran = self.command(side, row, example).stdout(Stdio::null()).status();
                assert!(ran.is_ok(), "{} cannot be run", row.line);
            }
            (children() - before) / repeats
        };
        let once = sample(0, 1).max(Duration::from_millis(1));
        let repeats = u32::try_from(SAMPLE.as_nanos().div_ceil(once.as_nanos())).unwrap_or(1).clamp(1, MOST_REPEATS);
        let mut times = [Vec::new(), Vec::new()];
        for pair in 0..self.pairs {
            for side in if pair % 2 == 0 { [0, 1] } else { [1, 0] } {
                times[side].push(sample(side, repeats));
            }
            eprint!("\r{} {}/{}\x1b[K", row.line, pair + 1, self.pairs);
            let _ = std::io::stderr().flush();
        }
        eprint!("\r\x1b[K");
        let ratios = times[0].iter().zip(&times[1]).map(|(old, new)| new.as_secs_f64() / old.as_secs_f64()).collect();
        Measured { repeats, ratio: bootstrap(ratios), times }
    }
}

fn write_row(record: &mut Record, row: &Row, measured: &Measured, word: &str) {
    let mut cells = vec![format!("`{}`", row.line), measured.repeats.to_string()];
    for times in &measured.times {
        let mut sorted = times.clone();
        sorted.sort();
        cells.extend([sorted[0], sorted[sorted.len() / 2]].map(ms));
    }
    let [ratio, low, high] = measured.ratio;
    cells.extend([format!("{ratio:.3}"), format!("{low:.3} – {high:.3}"), word.to_string()]);
    record.row(&cells);
}

/// User and system time of all children that have been waited for.
fn children() -> Duration {
    let usage = getrusage(UsageWho::RUSAGE_CHILDREN).expect("the system counts its children's time");
    let micros = [usage.user_time(), usage.system_time()].map(|time| time.tv_sec() * 1_000_000 + time.tv_usec());
    Duration::from_micros(u64::try_from(micros[0] + micros[1]).expect("time does not run backwards"))
}

/// The median of these ratios, and the 2.5 % and 97.5 % quantiles of the medians of resampled ones.
fn bootstrap(ratios: Vec<f64>) -> [f64; 3] {
    let median = |mut ratios: Vec<f64>| {
        ratios.sort_by(f64::total_cmp);
        ratios[ratios.len() / 2]
    };
    // Knuth's MMIX generator, from one start: the interval of a sample is always the same.
    let mut state = 14_u64;
    let mut below = |bound: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % bound
    };
    let mut medians: Vec<f64> =
        (0..RESAMPLES).map(|_| median(ratios.iter().map(|_| ratios[below(ratios.len())]).collect())).collect();
    medians.sort_by(f64::total_cmp);
    [median(ratios), medians[RESAMPLES / 40], medians[RESAMPLES - 1 - RESAMPLES / 40]]
}

#[cfg(test)]
mod tests {
    use super::bootstrap;

    #[test]
    fn an_interval_holds_the_median_and_narrows_with_agreement() {
        let [ratio, low, high] = bootstrap(vec![1.1; 15]);
        assert_eq!([ratio, low, high], [1.1; 3]);
        let [ratio, low, high] = bootstrap((0..15).map(|i| 0.93 + 0.01 * f64::from(i)).collect());
        assert!(low < ratio && ratio < high && (ratio - 1.0).abs() < 1e-9, "{low} {ratio} {high}");
        assert!(low > 0.93 && high < 1.07, "{low} {high}");
    }
}
