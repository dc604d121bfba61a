//! JSON lines: one object a line, `type` first. A counter that a solver does not keep is left out.

use std::borrow::Cow;
use std::fmt;
use std::io;

use backtrail::{Outcome, Progress, Status};
use puzzles::registry::{Fact, Finding, Instance, Question, Solution};
use serde::Serialize;
use serde_json::{Map, Value};

/// A line. It lives for one line, so its size does not matter.
#[allow(clippy::large_enum_variant)]
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub(crate) enum Record<'a> {
    Solution {
        number: u128,
        solution: Cow<'a, [u32]>,
        /// What the numbers belong to, if they have names: the vertices of a graph.
        #[serde(skip_serializing_if = "Option::is_none")]
        names: Option<Vec<String>>,
        /// The same as a word that can be given again, if it is one.
        #[serde(skip_serializing_if = "Option::is_none")]
        word: Option<String>,
    },
    Progress {
        share: f64,
        visits: u64,
        solutions: u64,
        seconds: f64,
    },
    Outcome {
        status: &'static str,
        solutions: u128,
        #[serde(skip_serializing_if = "Option::is_none")]
        visits: Option<u64>,
        #[serde(skip_serializing_if = "Option::is_none")]
        checks: Option<u64>,
        #[serde(skip_serializing_if = "Option::is_none")]
        rejections: Option<u64>,
        #[serde(skip_serializing_if = "Option::is_none")]
        dead_ends: Option<u64>,
        #[serde(skip_serializing_if = "Option::is_none")]
        max_depth: Option<usize>,
        #[serde(skip_serializing_if = "Option::is_none")]
        profile: Option<&'a [u64]>,
        solver: &'a str,
        seconds: f64,
        puzzle: &'a str,
        instance: String,
        #[serde(skip_serializing_if = "Vec::is_empty")]
        flags: Vec<String>,
        question: &'static str,
        threads: usize,
        #[serde(skip_serializing_if = "Option::is_none")]
        stopped_by: Option<String>,
        /// The share of the tree that was done when it was stopped, if that is known.
        #[serde(skip_serializing_if = "Option::is_none")]
        share: Option<f64>,
        /// The last node visited: a search can go on from there.
        #[serde(skip_serializing_if = "Option::is_none")]
        at: Option<String>,
        /// Why there is none, if that is known.
        #[serde(skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
        /// What was found out beside.
        #[serde(flatten)]
        findings: Map<String, Value>,
    },
}

/// What an outcome record says beside the outcome.
pub(crate) struct About<'a> {
    pub(crate) instance: &'a dyn Instance,
    pub(crate) question: Question,
    pub(crate) solver: &'a str,
    pub(crate) threads: usize,
    pub(crate) seconds: f64,
    pub(crate) share: f64,
    pub(crate) reason: Option<String>,
    pub(crate) findings: &'a [Finding],
}

impl<'a> Record<'a> {
    pub(crate) fn solution(number: u128, solution: &'a dyn Solution) -> Self {
        Record::Solution { number, solution: solution.numbers(), names: solution.names(), word: solution.word() }
    }

    pub(crate) fn progress(progress: &Progress, seconds: f64) -> Self {
        Record::Progress { share: progress.share, visits: progress.visits, solutions: progress.solutions, seconds }
    }

    pub(crate) fn outcome(outcome: &'a Outcome<String>, about: &'a About<'a>) -> Self {
        let stats = &outcome.stats;
        Record::Outcome {
            status: outcome.status.name(),
            solutions: outcome.solutions,
            visits: stats.visits,
            checks: stats.checks,
            rejections: stats.rejections,
            dead_ends: stats.dead_ends,
            max_depth: stats.max_depth(),
            profile: stats.profile.as_deref(),
            solver: about.solver,
            seconds: about.seconds,
            puzzle: about.instance.puzzle().name(),
            instance: about.instance.word(),
            flags: about.instance.flags(),
            question: about.question.name(),
            threads: about.threads,
            stopped_by: match outcome.status {
                Status::Stopped(limit) => Some(limit.to_string()),
                _ => None,
            },
            share: match outcome.status {
                Status::Stopped(_) => Some(about.share).filter(|share| *share > 0.0),
                _ => None,
            },
            at: outcome.at.as_ref().map(ToString::to_string),
            reason: about.reason.clone(),
            findings: about.findings.iter().map(|finding| (finding.key.to_string(), value(&finding.value))).collect(),
        }
    }

    /// Writes it as a line, part by part: a solution may be too long to be held.
    pub(crate) fn write(&self, out: &mut dyn fmt::Write) -> fmt::Result {
        serde_json::to_writer(Parts(out), self).map_err(|_| fmt::Error)?;
        out.write_char('\n')
    }

    /// As a line.
    pub(crate) fn line(&self) -> String {
        let mut line = String::new();
        self.write(&mut line).expect("a record is plain data");
        line
    }
}

/// A fact as JSON has it.
fn value(fact: &Fact) -> Value {
    match fact {
        Fact::Number(number) => (*number).into(),
        Fact::Numbers(numbers) => numbers.as_slice().into(),
        Fact::Text(text) => text.as_str().into(),
        Fact::Words(words) => words.as_slice().into(),
    }
}

/// Takes the parts of a text, each of them text.
struct Parts<'a>(&'a mut dyn fmt::Write);

impl io::Write for Parts<'_> {
    fn write(&mut self, part: &[u8]) -> io::Result<usize> {
        let text = std::str::from_utf8(part).map_err(io::Error::other)?;
        self.0.write_str(text).map_err(io::Error::other)?;
        Ok(part.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
