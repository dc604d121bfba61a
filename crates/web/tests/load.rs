//! Two hundred who step at once: nobody waits long. `cargo test -p backtrail-web --test load -- --nocapture` shows how long.

#[path = "server/client.rs"]
mod client;

use std::time::{Duration, Instant};

use client::{Talk, block};
use serde_json::json;
use web::{Options, Server};

const CLIENTS: usize = 200;
/// So often each of them asks.
const ASKED: usize = 30;
/// What each of them has to have in all but one of a hundred cases.
const PROMISED: Duration = Duration::from_millis(100);

/// Instances as a class would open them.
const CLASS: &[(&str, &str, &str)] = &[
    ("queens", "8", "scan"),
    ("queens", "12", "bits"),
    ("queens", "20", "marks"),
    ("knight", "8", "plain"),
    ("knight", "6", "warnsdorff"),
    ("sudoku", "2......6.....75.3..48.9.1.....3.....3...1...9.....8.....1.2.57..8.73.....9......4", "plain"),
    ("color", "queen:8", "dsatur"),
];

struct Times(Vec<Duration>);

impl Times {
    fn at(&self, share: f64) -> Duration {
        self.0[((self.0.len() - 1) as f64 * share) as usize]
    }
}

/// Everybody asks for so many events, waits for them, thinks, and asks again.
async fn round(server: &Server, most: u64, think: Duration) -> Times {
    let mut talks = Vec::new();
    for client in 0..CLIENTS {
        let (puzzle, word, solver) = CLASS[client % CLASS.len()];
        let mut talk = Talk::new(server.address()).await;
        talk.open(json!({ "puzzle": puzzle, "word": word, "solver": solver })).await.unwrap();
        talks.push(talk);
    }
    let asking = talks.into_iter().enumerate().map(|(client, mut talk)| {
        tokio::spawn(async move {
            // Not all in the same instant, as people do.
            tokio::time::sleep(think * client as u32 / CLIENTS as u32).await;
            let mut times = Vec::new();
            for _ in 0..ASKED {
                let asked = Instant::now();
                talk.more(most).await;
                times.push(asked.elapsed());
                tokio::time::sleep(think).await;
            }
            times
        })
    });
    let asking: Vec<_> = asking.collect();
    let mut times = Vec::new();
    for asked in asking {
        times.extend(asked.await.expect("everybody is answered"));
    }
    times.sort();
    Times(times)
}

/// The best of three rounds: another program may take the cores for a while.
fn measure(what: &str, most: u64, think: Duration) -> Duration {
    let server = Server::start(&Options::default()).expect("a port");
    let mut best = Duration::MAX;
    for _ in 0..3 {
        let times = block(round(&server, most, think));
        println!(
            "{what}: {CLIENTS} clients, {} answers: p50 {:.1?}, p99 {:.1?}, max {:.1?}",
            times.0.len(),
            times.at(0.5),
            times.at(0.99),
            times.at(1.0)
        );
        best = best.min(times.at(0.99));
        if best < PROMISED {
            break;
        }
    }
    best
}

#[test]
fn two_hundred_step_at_once_and_nobody_waits() {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    println!("{} cores, {}", cores, processor());
    let steps = measure("one step", 1, Duration::from_millis(100));
    // The page asks for 16384 events at a time when it plays at full speed.
    let flood = measure("full speed", 16_384, Duration::ZERO);
    assert!(steps < PROMISED, "p99 of a step is {steps:?}");
    assert!(flood < 10 * PROMISED, "p99 at full speed is {flood:?}");
}

fn processor() -> String {
    let text = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = text.lines().find_map(|line| line.strip_prefix("model name")).unwrap_or_default();
    model.trim_start_matches([' ', '\t', ':']).to_string()
}
