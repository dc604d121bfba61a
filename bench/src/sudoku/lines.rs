//! The whole command on a million puzzles with 17 clues: reading and printing beside solving.

use std::path::Path;
use std::process::Command;
use std::time::Instant;

use cpu_time::ThreadTime;

use super::ours::{Role, all};
use super::{Line, data, file, read};
use crate::measure::verdict;
use crate::process::own;
use crate::record::Record;

const PUZZLES: usize = 1_000_000;
const SHARE_TARGET: f64 = 0.6;
const THREADS_TARGET: f64 = 1.9;

pub(crate) fn run(record: &mut Record) {
    let Some(puzzles) = data(record).and_then(|data| read(&data, "17_clue")) else { return };
    let puzzles = million(&puzzles);
    let file = file("million", &puzzles);
    let own = own();
    let mut batch = all().into_iter().find(|solver| solver.role == Role::Batch).expect("a batch solver is measured");
    let (mut counts, mut grids) = (vec![0; PUZZLES], vec![[0; 81]; PUZZLES]);
    // Least seconds: the solver alone; the command's CPU and wall with one thread, all of it on one core; its wall on two.
    let mut least = [f64::MAX; 4];
    for _ in 0..3 {
        let start = ThreadTime::now();
        (batch.solve)(&puzzles, 2, &mut counts, &mut grids);
        let solver = start.elapsed().as_secs_f64();
        let (Some(one), Some(two)) = (command(&own, &file, "1"), command(&own, &file, "2")) else {
            record.line("\nNothing measured: `backtrail sudoku FILE` fails.");
            let _ = std::fs::remove_file(file);
            return;
        };
        for (least, seconds) in least.iter_mut().zip([solver, one.0, one.1, two.1]) {
            *least = least.min(seconds);
        }
    }
    let _ = std::fs::remove_file(file);
    let [solver, cpu, wall, wall_of_two] = least;
    let title = format!("`backtrail sudoku FILE` on {PUZZLES} puzzles with 17 clues, least of 3 rounds");
    record.head(&title, &["", "seconds", "puzzles/s", "share or gain", "target", ""]);
    let mut row = |name: &str, seconds: f64, gain: Option<(f64, f64)>| {
        let verdict = gain.map_or("", |(gain, target)| verdict(gain >= target));
        let [gain, target] =
            gain.map_or(Default::default(), |(gain, target)| [format!("{gain:.2}"), target.to_string()]);
        let rate = PUZZLES as f64 / seconds;
        record.row(&[name, &format!("{seconds:.3}"), &format!("{rate:.0}"), &gain, &target, verdict]);
    };
    row(&format!("batch solver alone ({}), CPU", batch.name), solver, None);
    row("the command on one core, CPU", cpu, Some((solver / cpu, SHARE_TARGET)));
    row("the command on one core, wall", wall, None);
    row("the command on two cores, wall", wall_of_two, Some((wall / wall_of_two, THREADS_TARGET)));
}

/// The puzzles again and again, with nine ways to name the digits.
fn million(puzzles: &[Line]) -> Vec<Line> {
    let renamed = |i: usize| {
        let shift = (i / puzzles.len() % 9) as u8;
        puzzles[i % puzzles.len()].map(|byte| match byte {
            b'1'..=b'9' => b'1' + (byte - b'1' + shift) % 9,
            empty => empty,
        })
    };
    (0..PUZZLES).map(renamed).collect()
}

/// CPU and wall seconds of the command; nothing if it fails or does not print a line for each puzzle.
fn command(own: &str, file: &Path, threads: &str) -> Option<(f64, f64)> {
    let out = file.with_extension("out");
    let mut shell = Command::new("bash");
    // One thread means one core: reading and writing have threads of their own.
    let cores = if threads == "1" { "0" } else { "0,1" };
    let line =
        "TIMEFORMAT='cpu %U %S'; time taskset -c \"$4\" \"$0\" sudoku \"$1\" --format line -q -p \"$2\" > \"$3\"";
    shell.args(["-c", line]);
    shell.arg(own).arg(file).arg(threads).arg(&out).arg(cores);
    let start = Instant::now();
    let output = shell.output().expect("bash is there");
    let wall = start.elapsed().as_secs_f64();
    let printed = std::fs::read(&out).map_or(0, |text| text.iter().filter(|byte| **byte == b'\n').count());
    let _ = std::fs::remove_file(&out);
    let report = String::from_utf8_lossy(&output.stderr);
    let line = report.lines().rev().find_map(|line| line.strip_prefix("cpu "))?;
    let cpu = line.split(' ').filter_map(|word| word.parse::<f64>().ok()).sum();
    (output.status.success() && printed >= PUZZLES).then_some((cpu, wall))
}
