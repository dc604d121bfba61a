//! Every hint is worth following: its command ends within seconds, says something, and is not what was just done.

use std::process::{Command, Output};
use std::time::{Duration, Instant};

/// A busy machine and a debug build may take their time.
const PATIENCE: Duration = Duration::from_secs(60);

const GRID: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

const COMMANDS: &[&str] = &[
    "queens 0",
    "queens 1",
    "queens 3",
    "queens 4",
    "queens 8",
    "queens 8 --all",
    "queens 8 --count",
    "queens 8 --unique",
    "queens 8 -n 3",
    "queens 8 --distinct --count",
    "queens 8 --place 7,3,0,2",
    "queens 9",
    "queens 12 --count",
    "queens 20",
    "queens 1000",
    "queens 10 --count --visit-limit 1k",
    "knight 3x4",
    "knight 3x4 --all",
    "knight 5",
    "knight 5 --start 0,0 --count",
    "knight 8",
    "knight 6 --closed --count",
    "knight 4 --count",
    "sudoku GRID",
    "sudoku GRID --unique",
    "sudoku .2.4..1..1..4.2.",
    "sudoku ................ --count",
    "color petersen",
    "color petersen -k 3",
    "color petersen -k 3 --count",
    "color petersen -k 2 --solver plain",
    "color cycle:5 -k 3 --all",
    "color usa",
    "color usa --format svg -o usa.svg",
    "color cycle:6000",
    "color mycielski:4 -k 4 --solver dsatur",
];

fn run(folder: &std::path::Path, words: &str) -> Output {
    let words = words.replace("GRID", GRID);
    let words = words.split(' ').map(|word| word.trim_matches('\''));
    let mut command = Command::new(env!("CARGO_BIN_EXE_backtrail"));
    command.env("LC_ALL", "C").current_dir(folder).args(words).output().expect("the program runs")
}

/// The commands that the last line of a run hints at.
fn hints(run: &Output) -> Vec<String> {
    let said = String::from_utf8_lossy(&run.stderr).into_owned();
    let Some(next) = said.lines().find_map(|line| line.strip_prefix("next: ")) else { return Vec::new() };
    let next = next.split("    (").next().unwrap_or_default();
    next.split(", or: ").map(|command| command.strip_prefix("backtrail ").expect("a command").to_string()).collect()
}

#[test]
#[cfg_attr(debug_assertions, ignore = "takes minutes unless it is optimised: ./test release runs it")]
fn every_hint_is_worth_following() {
    let folder = std::env::temp_dir().join(format!("backtrail-hints-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder for pictures");
    let mut followed = std::collections::HashSet::new();
    for command in COMMANDS {
        for hint in hints(&run(&folder, command)) {
            assert_ne!(hint, command.replace("GRID", GRID), "that was just done");
            if !followed.insert(hint.clone()) {
                continue;
            }
            let begin = Instant::now();
            let said = run(&folder, &hint);
            let error = String::from_utf8_lossy(&said.stderr);
            assert!(matches!(said.status.code(), Some(0 | 1)), "{command} hints at {hint}: {error}");
            assert!(begin.elapsed() < PATIENCE, "{command} hints at {hint}, which took {:?}", begin.elapsed());
            assert!(!said.stdout.is_empty() || hint.contains(" -o "), "{command} hints at {hint}, which says nothing");
            // Nobody reads more than some hundred screens.
            assert!(said.stdout.len() < 1 << 20, "{command} hints at {hint}: {} bytes", said.stdout.len());
        }
    }
    assert!(followed.len() > 15, "{followed:?}");
    std::fs::remove_dir_all(&folder).expect("the folder is ours");
}
