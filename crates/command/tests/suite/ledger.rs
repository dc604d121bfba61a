//! A run that is killed at any moment, again and again, ends as one that nobody disturbed.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::Duration;

use serde_json::Value;

/// A folder of its own, taken away at the end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("backtrail-ledgers-{}-{name}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    fn backtrail(&self, words: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_backtrail"));
        command.current_dir(&self.0).args(words).env("LC_ALL", "C").stdin(Stdio::null());
        command
    }

    fn run(&self, words: &[&str]) -> Output {
        self.backtrail(words).output().unwrap()
    }

    fn read(&self, file: &str) -> String {
        fs::read_to_string(self.0.join(file)).unwrap()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Numbers that look random and are the same every time (an LCG of Knuth's).
struct Random(u64);

impl Random {
    fn below(&mut self, most: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % most
    }
}

/// An outcome without what differs from run to run.
fn outcome(text: &str) -> Value {
    let line = text.lines().rfind(|line| line.contains("\"type\":\"outcome\"")).unwrap_or_else(|| panic!("{text}"));
    let mut object: Value = serde_json::from_str(line).unwrap();
    for name in ["seconds", "threads", "at"] {
        object.as_object_mut().unwrap().remove(name);
    }
    object
}

/// Begins a run, kills it `kills` times, each after at most `longest` milliseconds, and lets it end. How often it was killed in mid-run.
fn killed(
    folder: &Folder,
    first: &[&str],
    ledger: &str,
    kills: u32,
    longest: u64,
    random: &mut Random,
) -> (u32, Output) {
    let mut killed = 0;
    for _ in 0..kills {
        let words = if Path::new(&folder.0.join(ledger)).exists() { &["resume", ledger, "--json"][..] } else { first };
        let command = folder.backtrail(words).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
        let mut child = command.unwrap();
        std::thread::sleep(Duration::from_millis(1 + random.below(longest)));
        killed += u32::from(child.try_wait().unwrap().is_none());
        child.kill().unwrap();
        child.wait().unwrap();
    }
    (killed, folder.run(first))
}

const TEXTBOOK: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

#[test]
fn a_count_that_is_killed_again_and_again_ends_as_one_that_is_not() {
    let folder = Folder::new("counts");
    let mut random = Random(17);
    let counts: &[&[&str]] = &[
        &["queens", "9", "--solver", "scan"],
        &["queens", "12", "--solver", "lanes", "-p", "2"],
        &["knight", "5x5", "--start", "0,0", "--solver", "pruned"],
        &["sudoku", "1...............", "--solver", "fewest"],
        &["color", "grid:3x3", "-k", "4", "--solver", "dsatur"],
    ];
    let mut all = 0;
    for (at, words) in counts.iter().enumerate() {
        let ledger = format!("{at}.db");
        let undisturbed: Vec<&str> = words.iter().copied().chain(["--count", "--json"]).collect();
        let kept: Vec<&str> = undisturbed.iter().copied().chain(["--ledger", &ledger]).collect();
        let (kills, output) = killed(&folder, &kept, &ledger, 8, 60, &mut random);
        let [ours, theirs] = [output, folder.run(&undisturbed)].map(|output| {
            assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
            outcome(&String::from_utf8(output.stdout).unwrap())
        });
        assert_eq!(ours, theirs, "{words:?}");
        all += kills;
        let status = folder.run(&["status", &ledger, "--json"]);
        let status: Value = serde_json::from_slice(&status.stdout).unwrap();
        assert_eq!((&status["done"], &status["running"], &status["share"]), (&true.into(), &false.into(), &1.0.into()));
    }
    assert!(all >= 15, "only {all} of them were killed in mid-run");
}

#[test]
fn a_listing_that_is_killed_again_and_again_has_every_line_once() {
    let folder = Folder::new("listing");
    let mut random = Random(18);
    for (at, format) in ["list", "board", "json"].into_iter().enumerate() {
        let (ledger, file, whole) = (format!("{at}.db"), format!("{at}.txt"), format!("{at}.whole"));
        let words = ["queens", "8", "--all", "--solver", "scan", "--format", format];
        let kept: Vec<&str> = words.iter().copied().chain(["-o", &file, "--ledger", &ledger]).collect();
        let (_, output) = killed(&folder, &kept, &ledger, 6, 60, &mut random);
        assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
        folder.run(&words.iter().copied().chain(["-o", &whole]).collect::<Vec<_>>());
        let solutions =
            |text: &str| text.lines().filter(|line| !line.contains("\"outcome\"")).collect::<Vec<_>>().join("\n");
        let [ours, theirs] = [&file, &whole].map(|file| folder.read(file));
        assert_eq!(solutions(&ours), solutions(&theirs), "{format}");
        if format == "json" {
            assert_eq!(outcome(&ours), outcome(&theirs));
        }
        // Resumed once more, nothing is added.
        assert_eq!(folder.run(&["resume", &ledger, "-q"]).status.code(), Some(0));
        assert_eq!(solutions(&folder.read(&file)), solutions(&theirs), "{format}");
    }
}

#[test]
fn a_limit_stops_it_and_it_goes_on_to_the_same_end() {
    let folder = Folder::new("limits");
    for words in [
        &["sudoku", TEXTBOOK, "--unique", "--solver", "plain"][..],
        &["queens", "8", "--count", "-n", "50", "--solver", "scan"],
        &["queens", "8", "--count", "--under", "3", "--solver", "marks"],
        &["knight", "5x5", "--solver", "pruned", "-n", "300", "--format", "list", "-o", "tours.txt"],
    ] {
        let ledger = "limited.db";
        let limited: Vec<&str> =
            words.iter().copied().chain(["--ledger", ledger, "--visit-limit", "200", "-q"]).collect();
        let mut sittings = 1;
        let mut output = folder.run(&limited);
        while output.status.code() == Some(3) {
            output = folder.run(&["resume", ledger, "--visit-limit", "200", "-q"]);
            sittings += 1;
        }
        assert!(sittings > 1 && output.status.code() == Some(0), "{words:?}: {output:?}");
        let kept =
            if words.contains(&"-o") { folder.read("tours.txt") } else { String::from_utf8(output.stdout).unwrap() };
        let whole = folder.run(words);
        let whole =
            if words.contains(&"-o") { folder.read("tours.txt") } else { String::from_utf8(whole.stdout).unwrap() };
        assert_eq!(kept, whole, "{words:?}");
        fs::remove_file(folder.0.join(ledger)).unwrap();
    }
}

#[test]
fn an_instance_is_kept_with_its_ledger_and_another_one_is_refused() {
    let folder = Folder::new("instance");
    let graph = folder.0.join("graph.col");
    fs::write(&graph, "p edge 3 2\ne 1 2\ne 2 3\n").unwrap();
    let words =
        ["color", "graph.col", "-k", "3", "--count", "--solver", "plain", "--ledger", "l.db", "--visit-limit", "2"];
    assert_eq!(folder.run(&words).status.code(), Some(3));
    fs::write(&graph, "p edge 3 3\ne 1 2\ne 2 3\ne 1 3\n").unwrap();
    let refused = folder.run(&words);
    let said = String::from_utf8(refused.stderr).unwrap();
    assert!(refused.status.code() == Some(2) && said.contains("the contents of graph.col have changed"), "{said}");
    // The ledger has what it was begun with.
    fs::remove_file(&graph).unwrap();
    let resumed = folder.run(&["resume", "l.db"]);
    assert_eq!(String::from_utf8(resumed.stdout).unwrap(), "12\n", "{}", String::from_utf8_lossy(&resumed.stderr));
}

#[test]
fn a_second_process_is_refused_while_the_first_runs() {
    let folder = Folder::new("second");
    let words = ["queens", "14", "--count", "--solver", "scan", "--ledger", "l.db"];
    let mut first = folder.backtrail(&words).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
    let lock = folder.0.join("l.db-lock");
    while !lock.exists() || folder.run(&["status", "l.db"]).status.code() != Some(0) {
        std::thread::sleep(Duration::from_millis(10));
    }
    let second = folder.run(&words);
    assert_eq!(second.status.code(), Some(2));
    let said = String::from_utf8(second.stderr).unwrap();
    assert!(said.contains("in use"), "{said}");
    let status = folder.run(&["status", "l.db"]);
    assert!(String::from_utf8(status.stdout).unwrap().contains("running"));
    first.kill().unwrap();
    first.wait().unwrap();
    assert_eq!(folder.run(&["resume", "l.db", "--visit-limit", "1"]).status.code(), Some(3));
}
