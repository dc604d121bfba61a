//! Whole programs, ours and those of others; each run once: its answer, its CPU time, and the most memory it held.

use std::io::Read;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// A peer, if it is there.
pub(crate) fn peer(name: &str) -> Option<String> {
    let path = PathBuf::from(std::env::var_os("BACKTRAIL_PEERS")?).join(name);
    path.exists().then(|| path.display().to_string())
}

/// Our own command.
pub(crate) fn own() -> String {
    let own = std::env::current_exe().expect("this program has a path").with_file_name("backtrail");
    own.display().to_string()
}

/// The words of a line.
pub(crate) fn words(line: &str) -> Vec<String> {
    line.split(' ').map(str::to_string).collect()
}

/// What a program cost.
pub(crate) struct Ran {
    /// What it wrote to standard output.
    pub(crate) answer: String,
    /// User and system time of the process.
    pub(crate) cpu: Duration,
    /// The time on the clock on the wall.
    pub(crate) wall: Duration,
    /// The most memory it held, in bytes, as seen by looking every few milliseconds.
    pub(crate) peak: u64,
}

impl Ran {
    /// Is this number one of the words of the answer?
    pub(crate) fn says(&self, number: u128) -> bool {
        self.answer.split(|c: char| !c.is_ascii_digit()).any(|word| word == number.to_string())
    }
}

/// Runs a program with its words, in this environment beside ours.
///
/// # Panics
///
/// If it cannot be run or fails.
pub(crate) fn run(words: &[String], environment: &[(&str, &str)]) -> Ran {
    let mut shell = Command::new("bash");
    // The shell's own clock counts milliseconds, and waits for the program.
    shell.args(["-c", "TIMEFORMAT='cpu %U %S'; time \"$0\" \"$@\""]).args(words);
    shell.envs(environment.iter().copied()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let start = Instant::now();
    let mut child = shell.spawn().expect("bash is there");
    let (mut stdout, mut stderr) = (child.stdout.take().expect("a pipe"), child.stderr.take().expect("a pipe"));
    let reader = std::thread::spawn(move || {
        let mut answer = Vec::new();
        stdout.read_to_end(&mut answer).map(|_| answer)
    });
    let mut peak = 0;
    let status = loop {
        if let Some(status) = child.try_wait().expect("a child can be waited for") {
            break status;
        }
        peak = peak.max(held_by_child_of(child.id()));
        std::thread::sleep(Duration::from_millis(2));
    };
    let wall = start.elapsed();
    let mut report = String::new();
    stderr.read_to_string(&mut report).expect("a report is text");
    let answer = reader.join().expect("the reader ends").expect("a pipe can be read");
    assert!(status.success(), "{} fails: {report}", words.join(" "));
    let line = report.lines().rev().find_map(|line| line.strip_prefix("cpu ")).expect("bash tells the time");
    let seconds: f64 = line.split(' ').filter_map(|word| word.parse::<f64>().ok()).sum();
    let answer = String::from_utf8_lossy(&answer).into_owned();
    Ran { answer, cpu: Duration::from_secs_f64(seconds), wall, peak }
}

/// The most memory that the child of a process has held so far; 0 if there is none.
fn held_by_child_of(process: u32) -> u64 {
    let read = |path: String| std::fs::read_to_string(path).unwrap_or_default();
    let child = read(format!("/proc/{process}/task/{process}/children"));
    let status = read(format!("/proc/{}/status", child.split(' ').next().unwrap_or_default()));
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    line.and_then(|line| line.trim().strip_suffix(" kB")?.trim().parse().ok()).map_or(0, |kib: u64| kib << 10)
}
