//! JSON lines: one object a line, `type` first. A counter that a solver does not keep is left out.

use std::borrow::Cow;
use std::fmt;
use std::io;

use backtrail::{Progress, Status, Text};
use registry::Outcome;
use registry::{Case, Exact, Fact, Finding, Question, Solution};
use serde::Serialize;
use serde_json::{Map, Value};
use words::english;

use crate::args::PartArgs;

/// A line. It lives for one line, so its size does not matter.
#[allow(clippy::large_enum_variant)]
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub(crate) enum Record<'a> {
    Solution {
        number: Exact,
        solution: Numbers<'a>,
        /// What the numbers belong to, if they have names: the vertices of a graph.
        #[serde(skip_serializing_if = "Option::is_none")]
        names: Option<Vec<String>>,
        /// Which lines of the board the numbers belong to, if that was chosen.
        #[serde(skip_serializing_if = "Option::is_none")]
        by: Option<&'static str>,
        /// Do the numbers count rows and columns from 1, because that was chosen?
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        from_one: bool,
        /// The same as a word that can be given again, if it is one.
        #[serde(skip_serializing_if = "Option::is_none")]
        word: Option<String>,
    },
    Progress {
        share: f64,
        visits: Exact,
        solutions: Exact,
        seconds: f64,
    },
    Outcome {
        status: &'static str,
        solutions: Exact,
        #[serde(skip_serializing_if = "Option::is_none")]
        visits: Option<Exact>,
        #[serde(skip_serializing_if = "Option::is_none")]
        checks: Option<Exact>,
        #[serde(skip_serializing_if = "Option::is_none")]
        rejections: Option<Exact>,
        #[serde(skip_serializing_if = "Option::is_none")]
        dead_ends: Option<Exact>,
        #[serde(skip_serializing_if = "Option::is_none")]
        max_depth: Option<usize>,
        #[serde(skip_serializing_if = "Option::is_none")]
        profile: Option<Vec<Exact>>,
        solver: &'a str,
        seconds: f64,
        puzzle: &'a str,
        instance: String,
        #[serde(skip_serializing_if = "Vec::is_empty")]
        flags: Vec<String>,
        question: &'static str,
        threads: usize,
        /// The part of the tree that was searched: under this node, after that one.
        #[serde(skip_serializing_if = "Option::is_none")]
        under: Option<String>,
        #[serde(skip_serializing_if = "Option::is_none")]
        from: Option<String>,
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
        /// The id of that sentence, for whoever says it in another language.
        #[serde(skip_serializing_if = "Option::is_none")]
        reason_id: Option<&'a str>,
        /// What was found out beside.
        #[serde(flatten)]
        findings: Map<String, Value>,
    },
}

/// The numbers of a solution.
#[derive(Serialize)]
#[serde(untagged)]
pub(crate) enum Numbers<'a> {
    Plain(Cow<'a, [u32]>),
    Signed(Cow<'a, [i64]>),
}

/// What an outcome record says beside the outcome.
pub(crate) struct About<'a> {
    pub(crate) case: &'a Case,
    pub(crate) question: Question,
    /// The puzzle's own question that is asked in place of it.
    pub(crate) own: Option<&'a str>,
    pub(crate) solver: &'a str,
    pub(crate) threads: usize,
    pub(crate) part: &'a PartArgs,
    pub(crate) seconds: f64,
    pub(crate) share: f64,
    pub(crate) reason: Option<Text>,
    pub(crate) findings: &'a [Finding],
}

impl<'a> Record<'a> {
    pub(crate) fn solution(number: u128, solution: &'a dyn Solution) -> Self {
        Record::Solution {
            number: number.into(),
            solution: solution.signed().map_or_else(|| Numbers::Plain(solution.numbers()), Numbers::Signed),
            names: solution.names(),
            by: solution.by(),
            from_one: solution.is_from_one(),
            word: solution.word(),
        }
    }

    pub(crate) fn progress(progress: &Progress, seconds: f64) -> Self {
        let (visits, solutions) = (progress.visits.into(), progress.solutions.into());
        Record::Progress { share: progress.share, visits, solutions, seconds }
    }

    pub(crate) fn outcome(outcome: &'a Outcome, about: &'a About<'a>) -> Self {
        let stats = &outcome.stats;
        Record::Outcome {
            status: outcome.status.name(),
            solutions: (&outcome.solutions).into(),
            visits: stats.visits.map(Exact::from),
            checks: stats.checks.map(Exact::from),
            rejections: stats.rejections.map(Exact::from),
            dead_ends: stats.dead_ends.map(Exact::from),
            max_depth: stats.max_depth(),
            profile: stats.profile.as_ref().map(|profile| profile.iter().map(|&visits| visits.into()).collect()),
            solver: about.solver,
            seconds: about.seconds,
            puzzle: &about.case.puzzle().name,
            instance: about.case.word(),
            flags: about.case.flags().into_iter().chain(about.own.map(str::to_string)).collect(),
            question: about.question.name(),
            threads: about.threads,
            under: about.part.under.as_ref().map(ToString::to_string),
            from: about.part.from.as_ref().map(ToString::to_string),
            stopped_by: match outcome.status {
                Status::Stopped(limit) => Some(limit.to_string()),
                _ => None,
            },
            share: match outcome.status {
                Status::Stopped(_) => Some(about.share).filter(|share| *share > 0.0),
                _ => None,
            },
            at: outcome.at.as_ref().map(ToString::to_string),
            reason: about.reason.as_ref().map(english),
            reason_id: about.reason.as_ref().and_then(Text::id),
            findings: about.findings.iter().map(|finding| (finding.key.to_string(), value(&finding.value))).collect(),
        }
    }

    /// The same outcome, stopped by something else than a limit.
    pub(crate) fn stopped_by(mut self, what: &str) -> Self {
        if let Record::Outcome { stopped_by, .. } = &mut self {
            *stopped_by = Some(what.to_string());
        }
        self
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

/// A number as JSON has it.
pub(crate) fn exact(number: impl Into<Exact>) -> Value {
    serde_json::to_value(number.into()).expect("a number or a string")
}

/// A fact as JSON has it.
fn value(fact: &Fact) -> Value {
    match fact {
        Fact::Number(number) => exact(*number),
        Fact::Numbers(numbers) => numbers.iter().map(|&number| exact(number)).collect(),
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
