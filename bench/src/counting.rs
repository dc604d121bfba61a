//! Counting queens: the whole command beside the fastest public programs, CPU time of whole processes.
//!
//! The peers are built outside this repository and are found in the folder that the environment variable
//! `BACKTRAIL_PEERS` names: `kluev-16` … `kluev-20` (Kluev's N-Queens-Count-Sol, one build for each size with its author's
//! settings, argument: threads) and `m-queens` (argument: n). Without that folder only our own times are taken.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use cpu_time::ThreadTime;
use lanes::Isa;
use queens::sample_halves;

use crate::measure::{ms, verdict};
use crate::process::{self, own};
use crate::record::Record;

/// Boards and their solutions (OEIS A000170).
const BOARDS: [(u32, u64); 7] = [
    (14, 365_596),
    (15, 2_279_184),
    (16, 14_772_512),
    (17, 95_815_104),
    (18, 666_090_624),
    (19, 4_968_057_848),
    (20, 39_029_188_884),
];

/// How many times as fast as Kluev's program we set out to be.
const TARGETS: [(u32, f64); 5] = [(16, 6.0), (17, 8.0), (18, 8.0), (19, 8.0), (20, 12.0)];

/// One program on one board.
struct Entry {
    name: String,
    command: Vec<String>,
    isa: Option<&'static str>,
    /// It takes so long that once is enough.
    once: bool,
    least: Option<Duration>,
}

pub(crate) fn run(record: &mut Record) {
    let own = own();
    let peers = std::env::var_os("BACKTRAIL_PEERS").map(PathBuf::from);
    let largest = std::env::var("BACKTRAIL_LARGEST").ok().and_then(|n| n.parse().ok()).unwrap_or(18);
    for (n, solutions) in BOARDS.into_iter().filter(|(n, _)| *n <= largest) {
        let mut entries = ours(&own, n);
        entries.extend(peers.as_ref().map(|peers| theirs(peers, n)).unwrap_or_default());
        let rounds = if n <= 18 { 5 } else { 1 };
        for _ in 0..rounds {
            for entry in entries.iter_mut().filter(|entry| !entry.once || entry.least.is_none()) {
                let took = entry.run(solutions);
                entry.least = Some(entry.least.map_or(took, |least| least.min(took)));
            }
        }
        let best = entries[0].least.unwrap_or_default().as_secs_f64();
        let title = format!("n = {n}, {solutions} solutions, least of {rounds} runs");
        record.head(&title, &["program", "CPU ms, whole process", "× ours"]);
        for entry in &entries {
            let least = entry.least.unwrap_or_default();
            record.row(&[&entry.name, &ms(least), &format!("{:.2}", least.as_secs_f64() / best)]);
        }
        let kluev = entries.iter().find(|entry| entry.name.starts_with("Kluev")).and_then(|entry| entry.least);
        let target = TARGETS.iter().find(|(size, _)| *size == n);
        if let (Some(kluev), Some((_, target))) = (kluev, target) {
            let reached = kluev.as_secs_f64() / best;
            let verdict = verdict(reached >= *target);
            record.line(&format!("\nTarget: at least {target} times Kluev; {reached:.2}, {verdict}."));
        }
    }
}

/// What a second thread gains, on the clock on the wall: only an idle machine tells the truth.
pub(crate) fn threads(record: &mut Record) {
    let own = own();
    record.head("Two threads beside one, least of 3 runs", &["command", "1 thread, wall ms", "2 threads", "speed-up"]);
    for (n, solver) in [("18", "lanes"), ("19", "halves"), ("15", "bits")] {
        let mut least = [Duration::MAX; 2];
        for _ in 0..3 {
            for (least, threads) in least.iter_mut().zip(["1", "2"]) {
                let words = ["queens", n, "--count", "-q", "--solver", solver, "-p", threads].map(str::to_string);
                let command: Vec<String> = std::iter::once(own.clone()).chain(words).collect();
                *least = (*least).min(process::run(&command, &[]).wall);
            }
        }
        let gain = least[0].as_secs_f64() / least[1].as_secs_f64();
        let name = format!("`queens {n} --count --solver {solver}`");
        record.row(&[name, ms(least[0]), ms(least[1]), format!("{gain:.3}")]);
    }
}

/// Full counts of 20 and 21 queens on two threads, and an estimate for 22 from a sample of the joins on one.
pub(crate) fn large(record: &mut Record) {
    let own = own();
    record.head("Full counts, `backtrail queens N --count -p 2`, one run", &["n", "solutions", "CPU s", "wall s"]);
    for (n, solutions) in [(20, 39_029_188_884), (21, 314_666_222_712)] {
        let mut entry = ours(&own, n).swap_remove(0);
        entry.command.extend(["-p".to_string(), "2".to_string()]);
        let start = Instant::now();
        let cpu = entry.run(solutions);
        let wall = start.elapsed();
        let seconds = [cpu, wall].map(|time| format!("{:.1}", time.as_secs_f64()));
        record.row(&[n.to_string(), solutions.to_string(), seconds[0].clone(), seconds[1].clone()]);
    }
    record.head("`halves` by sample, one thread", &["n", "column sets joined", "of", "estimated CPU s"]);
    for (n, every) in [(21, 100), (22, 300)] {
        let sample = sample_halves(Isa::best(), n, every, &|| ThreadTime::now().as_duration());
        let estimate = format!("{:.0}", sample.estimate().as_secs_f64());
        record.row(&[n.to_string(), sample.done.to_string(), sample.of.to_string(), estimate]);
    }
}

/// The default first, then each counting solver with each instruction set, as far as they end soon.
fn ours(own: &str, n: u32) -> Vec<Entry> {
    let entry = |name: String, solver: Option<&str>, isa| {
        let mut command = vec![own.to_string(), "queens".into(), n.to_string(), "--count".into(), "-q".into()];
        command.extend(solver.map(|solver| format!("--solver={solver}")));
        Entry { name, command, isa, once: false, least: None }
    };
    let mut entries = vec![entry("`backtrail queens N --count`".into(), None, None)];
    for (solver, isa, largest) in [
        ("lanes", "avx512", 18),
        ("lanes", "avx2", 17),
        ("lanes", "portable", 16),
        ("halves", "avx512", 18),
        ("halves", "avx2", 17),
        ("halves", "portable", 16),
        ("mirror", "portable", 15),
    ] {
        if n <= largest {
            entries.push(entry(format!("`{solver}`, {isa}"), Some(solver), Some(isa)));
        }
    }
    entries
}

fn theirs(peers: &std::path::Path, n: u32) -> Vec<Entry> {
    let kluev = peers.join(format!("kluev-{n}"));
    let m_queens = peers.join("m-queens");
    let mut entries = Vec::new();
    if kluev.exists() {
        let command = vec![kluev.display().to_string(), "1".into()];
        entries.push(Entry { name: "Kluev, N-Queens-Count-Sol".into(), command, isa: None, once: false, least: None });
    }
    if m_queens.exists() && n <= 17 {
        let command = vec![m_queens.display().to_string(), n.to_string()];
        entries.push(Entry { name: "m-queens".into(), command, isa: None, once: n == 17, least: None });
    }
    entries
}

impl Entry {
    /// Runs it once and returns the CPU time of the process, user and system; its answer must contain `solutions`.
    fn run(&self, solutions: u64) -> Duration {
        let environment = [("OMP_NUM_THREADS", "1"), ("BACKTRAIL_ISA", self.isa.unwrap_or_default())];
        let ran = process::run(&self.command, &environment[..if self.isa.is_some() { 2 } else { 1 }]);
        assert!(ran.says(solutions.into()), "{} gives a wrong answer: {}", self.name, ran.answer);
        ran.cpu
    }
}
