//! Whatever may be asked of a collection: each line is posed, solved and drawn as if it had been given alone.

use std::io::Write;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::{Duration, Instant};

use backtrail::Stats;
use registry::{Case, Entry, Error, Exact, Instance, Plan, Question, Solution, Solvability};
use serde::Serialize;

use super::SolveArgs;
use crate::args::Format;
use crate::collection::{Answerer, Budget, Counters, InstanceLine, SharedTotals, counters, refusal};
use crate::output::plain;
use crate::summary;

/// Answers a line at a time.
pub(super) struct Each {
    pub(super) puzzle: Arc<Entry>,
    pub(super) args: SolveArgs,
    pub(super) format: Format,
    /// List only the instances of this kind.
    pub(super) only: Option<Solvability>,
    /// The name of the file, if there are several.
    pub(super) file: Option<String>,
    pub(super) budget: Budget,
    pub(super) totals: SharedTotals,
}

/// What JSON says of a line, with the names of an outcome.
#[derive(Serialize)]
#[serde(tag = "type", rename = "answer")]
struct AnswerRecord<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    file: Option<&'a str>,
    line: u64,
    status: &'static str,
    solutions: Exact,
    /// `unique`, `several`, `none` or `unknown`.
    kind: &'static str,
    /// The first solution.
    #[serde(skip_serializing_if = "Option::is_none")]
    word: Option<String>,
    #[serde(flatten)]
    counters: Counters,
    seconds: f64,
    solver: &'a str,
    puzzle: &'a str,
    instance: String,
}

impl Answerer for Each {
    fn answer(
        &mut self,
        instance: Box<dyn Instance>,
        line: &InstanceLine<'_>,
        out: &mut dyn Write,
        _: &dyn Fn() -> bool,
    ) -> Result<Solvability, Error> {
        self.solve(&self.puzzle.case(instance), line, out)
    }

    fn refusal(&self, line: u64, why: &str) -> String {
        match (self.format, self.only) {
            (Format::Json, _) | (_, None) => refusal(self.format == Format::Json, self.file.as_deref(), line, why),
            _ => String::new(),
        }
    }
}

impl Each {
    /// Answers one line.
    fn solve(&self, case: &Case, line: &InstanceLine<'_>, out: &mut dyn Write) -> Result<Solvability, Error> {
        let asked = self.args.question.question();
        let limit = self.args.question.limit();
        let Plan { solver, .. } = self.args.search.plan(case, asked, None, limit.is_some(), false)?;
        let mut first = None;
        let mut number = 0;
        let listing = asked.lists() && asked != Question::First;
        let start = Instant::now();
        let request = self.budget.request(asked, limit, self.args.search.spend.visit_limit);
        let outcome = case.solve(&solver, &request, &mut |solution: &dyn Solution| {
            number += 1;
            let mut text = String::new();
            match self.format {
                Format::Json if asked == Question::First => text = solution.word().unwrap_or_default(),
                _ => self.args.print(solution, number, asked, self.format, &mut text).expect("a text takes all"),
            }
            if !listing {
                first = Some(text);
                return ControlFlow::Continue(());
            }
            if out.write_all(text.as_bytes()).is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        let took = start.elapsed();
        self.totals.lock().expect("no worker panics while it adds").add(&solver.name, &outcome.stats, took);

        let (known, found) = self.budget.known(case, &outcome, asked)?;
        if self.only.is_some_and(|only| only != found) {
            return Ok(found);
        }
        let stats = self.args.stats.then(|| facts(&outcome.stats, took));
        let text = match asked {
            _ if self.format == Format::Json => {
                let record = AnswerRecord {
                    file: self.file.as_deref(),
                    line: line.number,
                    status: known.status.name(),
                    solutions: (&known.solutions).into(),
                    kind: found.name(),
                    word: first.filter(|word| !word.is_empty()),
                    counters: counters(&outcome.stats),
                    seconds: took.as_secs_f64(),
                    solver: &solver.name,
                    puzzle: &self.puzzle.name,
                    instance: case.word(),
                };
                serde_json::to_string(&record).expect("plain data") + "\n"
            }
            _ if self.only.is_some() => commented(&String::from_utf8_lossy(line.text), "", stats),
            Question::Count => commented(&plain(summary::count(&outcome), self.args.output.ascii), "", stats),
            Question::Unique => commented(summary::unique(&outcome), "", stats),
            Question::First => commented(&first.unwrap_or_default(), found.comment(), stats),
            Question::Take(_) | Question::All if outcome.solutions.is_zero() => commented("", found.comment(), stats),
            Question::Take(_) | Question::All => {
                stats.map(|stats| commented("", "", Some(stats))).unwrap_or_default() + "\n"
            }
        };
        let taken = out.write_all(text.as_bytes());
        Ok(if taken.is_ok() { found } else { Solvability::Unknown })
    }
}

/// An answer with comments behind it, or below it if it is a board: so it can be read again.
fn commented(answer: &str, comment: &str, stats: Option<String>) -> String {
    let comment = match (comment, stats) {
        ("", None) => return format!("{}\n", answer.trim_end_matches('\n')),
        ("", Some(stats)) => format!("# {stats}"),
        (comment, None) => comment.to_string(),
        (comment, Some(stats)) => format!("{comment}, {stats}"),
    };
    let answer = answer.trim_end_matches('\n');
    let gap = match () {
        () if answer.is_empty() => "",
        () if answer.contains('\n') => "\n",
        () => "  ",
    };
    format!("{answer}{gap}{comment}\n")
}

/// What a search took, as names and values: programs read it.
fn facts(stats: &Stats, took: Duration) -> String {
    let kept = [("visits", stats.visits), ("checks", stats.checks), ("dead ends", stats.dead_ends)];
    let kept = kept.into_iter().filter_map(|(name, count)| Some(format!("{name} {}", count?)));
    kept.chain([format!("seconds {:.6}", took.as_secs_f64())]).collect::<Vec<_>>().join(", ")
}
