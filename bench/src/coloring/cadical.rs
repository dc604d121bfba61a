//! The rival: `CaDiCaL` with a direct encoding and a fixed clique, asked now or in an earlier run.

use std::collections::HashMap;
use std::path::Path;
use std::time::Duration;

use backtrail::Status;

use super::LIMIT;
use super::graphs::{folder, name};
use crate::process::{self, peer};

/// What it said, and its CPU time.
#[derive(Clone, Copy)]
pub(super) struct Said {
    /// The answer; none where the time was up.
    pub(super) status: Option<Status>,
    pub(super) cpu: Duration,
}

impl Said {
    fn parse(answer: &str, seconds: &str) -> Option<Self> {
        let status = match answer {
            "sat" => Some(Status::Found),
            "unsat" => Some(Status::Exhausted),
            _ => None,
        };
        Some(Said { status, cpu: Duration::from_secs_f64(seconds.parse().ok()?) })
    }
}

/// Asks it, if it is there.
pub(super) fn ask(file: &Path, k: u32) -> Option<Said> {
    let program = peer("cadical-color")?;
    let word = LIMIT.as_secs().to_string();
    let ran = process::run(&[program, file.display().to_string(), k.to_string(), word], &[]);
    let mut words = ran.answer.split_whitespace();
    Said::parse(words.next()?, words.next()?)
}

/// What it said in an earlier run of graphs by the names of their files and numbers of colours.
pub(super) struct Earlier(HashMap<(String, u32), Said>);

impl Earlier {
    /// Reads `cadical.csv` in the folder that a variable names: file, k, answer, seconds.
    pub(super) fn read(variable: &str) -> Self {
        let table = std::fs::read_to_string(folder(variable).join("cadical.csv")).unwrap_or_default();
        let lines = table.lines().filter_map(|line| {
            let mut words = line.split(',');
            let pair = (name(Path::new(words.next()?)), words.next()?.parse().ok()?);
            Some((pair, Said::parse(words.next()?, words.next()?)?))
        });
        Earlier(lines.collect())
    }

    pub(super) fn said(&self, file: &Path, k: u32) -> Option<Said> {
        self.0.get(&(name(file), k)).copied()
    }

    /// Did it decide a graph both ways: a colouring with some number, and that there is none with another?
    pub(super) fn proved(&self, file: &Path) -> bool {
        let graph = name(file);
        let said = |status| self.0.iter().any(|((of, _), said)| *of == graph && said.status == Some(status));
        said(Status::Found) && said(Status::Exhausted)
    }
}
