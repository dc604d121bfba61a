//! Two hundred clients that step at once. What an answer costs is held always, in CPU time; how long it takes only on a machine that does
//! nothing else: `BACKTRAIL_QUIET=1 cargo test --release -p backtrail-web --test load -- --nocapture` shows it and holds it.
//!
//! One test, so that nothing else in this process takes the cores.

#[path = "suite/client.rs"]
mod client;

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use client::{Talk, block, until};
use cpu_time::ProcessTime;
use serde_json::json;
use web::{Options, Server};

const CLIENTS: usize = 200;
/// How often each of them asks.
const ASKED: usize = 30;
/// What each of them has to have in all but one of a hundred cases.
const PROMISED: Duration = Duration::from_millis(100);
/// What an answer of one event may cost, client included, without optimisation: ten times what was seen on Zen 4.
const COST: Duration = Duration::from_millis(3);

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

/// Every client asks for `most` events, waits for them, thinks, and asks again.
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

/// Is this machine promised to do nothing else?
fn is_quiet() -> bool {
    std::env::var_os("BACKTRAIL_QUIET").is_some()
}

/// The time that all but one of a hundred answers take, and the CPU time of one, each the best of three rounds on a quiet machine: another
/// program may take the cores for a while.
fn measure(server: &Server, what: &str, most: u64, think: Duration) -> (Duration, Duration) {
    let (mut best, mut cost) = (Duration::MAX, Duration::MAX);
    for _ in 0..if is_quiet() { 3 } else { 1 } {
        let (begun, cpu) = (Instant::now(), ProcessTime::now());
        let times = block(round(server, most, think));
        println!(
            "{what}: {CLIENTS} clients, {} answers: p50 {:.1?}, p99 {:.1?}, max {:.1?}; CPU {:.1?} in {:.1?}, clients included",
            times.0.len(),
            times.at(0.5),
            times.at(0.99),
            times.at(1.0),
            cpu.elapsed(),
            begun.elapsed(),
        );
        cost = cost.min(cpu.elapsed() / times.0.len() as u32);
        best = best.min(times.at(0.99));
        if best < PROMISED {
            break;
        }
    }
    (best, cost)
}

#[test]
fn two_hundred_step_at_once_and_nobody_waits() {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    println!("{} cores, {}", cores, processor());
    let server = Server::start(&builtin::registry(), &Options::default()).expect("a port");
    let (steps, cost) = measure(&server, "one step forward", 1, Duration::from_millis(100));
    let racing = race(&server);
    let (beside, _) = measure(&server, "one step forward, and a race beside", 1, Duration::from_millis(100));
    drop(racing);
    // The page asks for 16384 events at a time when it plays at full speed.
    let (flood, _) = measure(&server, "full speed", 16_384, Duration::ZERO);
    assert!(cost < COST, "a step costs {cost:?}");
    if is_quiet() {
        assert!(steps < PROMISED, "p99 of a step is {steps:?}");
        assert!(beside < 2 * PROMISED, "p99 of a step beside a race is {beside:?}");
        assert!(flood < 10 * PROMISED, "p99 at full speed is {flood:?}");
    }
    until("the searches are closed", || server.open_searches() == 0);
    slow_readers(&server);
}

/// Begins a race of a minute; it ends when what is returned is dropped.
fn race(server: &Server) -> TcpStream {
    let to = server.address();
    let body =
        r#"{"puzzle": "queens", "word": "20", "solvers": ["scan", "bits"], "question": "count", "limit_ms": 60000}"#;
    let mut stream = TcpStream::connect(to).expect("it listens");
    let head = format!("POST /api/race HTTP/1.1\r\nHost: {to}\r\nContent-Type: application/json\r\n");
    write!(stream, "{head}Content-Length: {}\r\n\r\n{body}", body.len()).expect("it reads");
    stream.read_exact(&mut [0; 200]).expect("it begins");
    stream
}

/// Many clients ask for gigabytes and read nothing: the memory does not grow.
fn slow_readers(server: &Server) {
    const READERS: usize = 40;
    let Some(before) = memory() else { return };
    block(async {
        let mut talks = Vec::new();
        for _ in 0..READERS {
            let mut talk = Talk::new(server.address()).await;
            talk.open(json!({ "puzzle": "queens", "word": "20", "solver": "scan" })).await.unwrap();
            talks.push(talk);
        }
        let mut seen = Vec::new();
        for _ in 0..4 {
            for talk in &mut talks {
                for _ in 0..200 {
                    // A client that is no longer read from has to wait.
                    let said = tokio::time::timeout(Duration::from_millis(1), talk.say(r#"{"more": 65536}"#));
                    if said.await.is_err() {
                        break;
                    }
                }
            }
            tokio::time::sleep(Duration::from_millis(700)).await;
            seen.push(memory().expect("it was known before") as i64 - before as i64);
        }
        println!("{READERS} readers that do not read: memory grew by {seen:?} KiB, one look after another");
        let (first, last) = (seen[1], seen[3]);
        assert!(last < 100 << 10, "{last} KiB");
        assert!(last - first < 10 << 10, "it goes on growing: {seen:?}");
    });
}

/// The memory of this process in KiB, where the system tells.
fn memory() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/self/status").ok()?;
    text.lines().find_map(|line| line.strip_prefix("VmRSS:"))?.trim().split(' ').next()?.parse().ok()
}

fn processor() -> String {
    let text = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = text.lines().find_map(|line| line.strip_prefix("model name")).unwrap_or_default();
    model.trim_start_matches([' ', '\t', ':']).to_string()
}
