//! The peers: programs that measure themselves and print one line of names and numbers.
//!
//! `tdoku`, `tdoku-avx2`, `sudoku-crate`: `FILE LIMIT PASSES`, least CPU time of a pass over the file; `sudoku-crate generate
//! SECONDS`; `cadical-sudoku FILE LIMIT`: CPU milliseconds, median and most, with and without the loading of the clauses.

use std::collections::HashMap;
use std::path::PathBuf;
use std::process::Command;

/// The folder with the peers, if there is one.
pub(super) struct Peers(Option<PathBuf>);

impl Peers {
    pub(super) fn from_environment() -> Peers {
        Peers(std::env::var_os("BACKTRAIL_PEERS").map(PathBuf::from))
    }

    pub(super) fn has(&self, name: &str) -> bool {
        self.0.as_ref().is_some_and(|folder| folder.join(name).exists())
    }

    /// What a peer says in its last line.
    pub(super) fn run(&self, name: &str, words: &[&str]) -> HashMap<String, f64> {
        let program = self.0.as_ref().expect("peers are there").join(name);
        let output = Command::new(&program).args(words).output().expect("a peer can be run");
        assert!(output.status.success(), "{name} {} fails", words.join(" "));
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        let line: Vec<&str> = text.lines().last().unwrap_or_default().split(' ').collect();
        line.chunks_exact(2).filter_map(|pair| Some((pair[0].to_string(), pair[1].parse().ok()?))).collect()
    }
}
