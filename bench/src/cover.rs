//! Exact covers: counted and listed by the whole command, beside Knuth's programs and a crate.
//!
//! The instances are files `NAME.dlx` in Knuth's format, in the folder that `BACKTRAIL_COVERS` names. The peers are built outside this
//! repository and are found in the folder that `BACKTRAIL_PEERS` names: Knuth's `dlx1`, `dlx6`, `ssxc1`, `ssxcc` and
//! `ssmcc`, tangled from his sources and compiled with `-O3 -march=native`, and `dlx-crate`, a program around the crate `dlx`. All of them
//! read the instance from standard input; Knuth's print every solution if they are told `m1`. Without that folder
//! only our own times are taken.

use std::path::Path;
use std::time::Duration;

use crate::measure::{ms, verdict};
use crate::process::{self, own, peer};
use crate::record::Record;

/// An instance, how many covers it has, and the peers with how many times as fast we want to be, 0 if nothing was set out.
struct Row {
    instance: &'static str,
    covers: &'static str,
    peers: &'static [(&'static str, f64)],
    /// What we may take.
    seconds: Option<f64>,
}

const fn row(instance: &'static str, covers: &'static str, peers: &'static [(&'static str, f64)]) -> Row {
    Row { instance, covers, peers, seconds: None }
}

const fn within(instance: &'static str, covers: &'static str, seconds: f64) -> Row {
    Row { instance, covers, peers: &[], seconds: Some(seconds) }
}

const COUNTED: &[Row] = &[
    row("pent-6x10", "9356", &[("ssxc1", 10.0), ("dlx1", 20.0), ("dlx-crate", 20.0)]),
    row("pent-5x12", "4040", &[("ssxc1", 0.0)]),
    row("pent-8x8", "520", &[("ssxc1", 0.0)]),
    row("soma", "11520", &[("ssxc1", 0.0)]),
    row("langford-12", "216288", &[("ssxc1", 2.0), ("dlx1", 0.0)]),
    row("queens-13", "73712", &[("ssxc1", 2.0), ("dlx1", 0.0)]),
    row("tromino-9x9", "928789262080", &[("dlx6", 100.0)]),
    row("latin-6", "812851200", &[("dlx6", 100.0)]),
    row("sudoku-6x6", "28200960", &[("dlx6", 100.0)]),
    row("domino-16x16", "2444888770250892795802079170816", &[("dlx6", 5.0)]),
    within("factor-10", "1225566720", 0.5),
    within("sts-13", "1197504000", 0.5),
    within("latin-7", "61479419904000", 2.0),
    within("sts-15", "60281712691200", 2.0),
    row("macmahon-4x6", "106624", &[("ssxcc", 3.0)]),
    row("queendom-8-5", "4860", &[("ssmcc", 2.0)]),
    row("partridge-6", "0", &[("ssmcc", 2.0)]),
];

const LISTED: &[Row] = &[
    row("pent-6x10", "9356", &[("ssxc1", 4.0)]),
    row("pent-5x12", "4040", &[("ssxc1", 4.0)]),
    row("pent-8x8", "520", &[("ssxc1", 4.0)]),
    row("soma", "11520", &[("ssxc1", 4.0)]),
    row("langford-12", "216288", &[("ssxc1", 2.0)]),
    row("queens-13", "73712", &[("ssxc1", 2.0)]),
];

/// The tree that can be watched, by lists and by sets.
const WALKED: &[Row] = &[
    row("soma", "11520", &[("ssxc1", 0.0)]),
    row("pent-8x8", "520", &[("ssxc1", 0.0)]),
    row("langford-12", "216288", &[("ssxc1", 0.0)]),
    row("queens-13", "73712", &[("ssxc1", 0.0)]),
];

pub(crate) fn run(record: &mut Record) {
    let Some(folder) = std::env::var_os("BACKTRAIL_COVERS") else {
        record.line("\nBACKTRAIL_COVERS names no folder with instances: nothing was measured.");
        return;
    };
    let title = format!("Counted, whole commands, {ROUNDS} rounds; a program that takes over {LONG} s runs once");
    let folder = Path::new(&folder);
    table(record, &title, folder, COUNTED, (&[("ours", "--count")], ""));
    table(record, "All covers written to a pipe", folder, LISTED, (&[("ours", "--all --format list")], "m1"));
    let walks = [("cells", "--count --solver cells"), ("links", "--count --solver links")];
    table(record, "Counted one by one, by the solvers that can be watched", folder, WALKED, (&walks, ""));
}

const ROUNDS: usize = 3;
/// Seconds.
const LONG: u64 = 1;

/// A program on an instance.
struct Runner {
    name: String,
    is_ours: bool,
    command: Vec<String>,
    times: Vec<Duration>,
}

impl Runner {
    fn new(name: &str, is_ours: bool, line: String) -> Self {
        Runner { name: name.to_string(), is_ours, command: vec!["bash".into(), "-c".into(), line], times: Vec::new() }
    }

    fn is_long(&self) -> bool {
        self.times.first().is_some_and(|time| time.as_secs() >= LONG)
    }

    fn least(&self) -> Duration {
        self.times.iter().copied().min().unwrap_or_default()
    }

    fn median(&self) -> Duration {
        let mut times = self.times.clone();
        times.sort_unstable();
        times.get(times.len() / 2).copied().unwrap_or_default()
    }
}

fn table(record: &mut Record, title: &str, folder: &Path, rows: &[Row], (ours, theirs): (&[(&str, &str)], &str)) {
    let first = format!("× {}", ours[0].0);
    let columns = ["instance", "covers", "program", "CPU ms, least", "median", &first, "target", ""];
    record.head(title, &columns);
    for Row { instance, covers, peers, seconds } in rows {
        let file = folder.join(format!("{instance}.dlx")).display().to_string();
        // The exit code 1 says that there is no cover.
        let own = |(name, words): &(&str, &str)| {
            Runner::new(name, true, format!("{} cover {file} {words} -q || test $? = 1", own()))
        };
        let mut runners: Vec<Runner> = ours.iter().map(own).collect();
        for (name, _) in *peers {
            if let Some(path) = peer(name) {
                runners.push(Runner::new(name, false, format!("exec {path} {theirs} < {file} 2>&1")));
            }
        }
        for _ in 0..ROUNDS {
            for runner in runners.iter_mut().filter(|runner| !runner.is_long()) {
                let ran = process::run(&runner.command, &[]);
                let told = ran.answer.lines().last().unwrap_or_default();
                let lines = ran.answer.lines().count().to_string();
                let is_right = told.split(' ').any(|word| word == *covers) || runner.is_ours && lines == *covers;
                // Knuth's programs count in 64 bits: what is more, they cannot tell.
                let wraps = !runner.is_ours && covers.len() > 20;
                assert!(is_right || wraps, "{} says {told} on {instance}", runner.name);
                runner.times.push(ran.cpu);
            }
        }
        let best = runners[0].least().as_secs_f64();
        for runner in &runners {
            let times = runner.least().as_secs_f64() / best;
            let wanted = peers.iter().find(|(name, wanted)| *name == runner.name && *wanted > 0.0).map(|peer| peer.1);
            let (target, reached) = match (runner.is_ours, wanted, seconds) {
                (true, _, Some(seconds)) => (format!("{seconds} s"), verdict(best <= *seconds)),
                (false, Some(wanted), _) => (format!("{wanted} ×"), verdict(times >= wanted)),
                _ => (String::new(), ""),
            };
            record.row(&[
                *instance,
                covers,
                &runner.name,
                &ms(runner.least()),
                &ms(runner.median()),
                &format!("{times:.1}"),
                &target,
                reached,
            ]);
        }
    }
}
