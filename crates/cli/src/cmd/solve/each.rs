//! A worker for whatever may be asked of a collection: each line is posed, solved and drawn as if it had been given alone.

use std::io::Write;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::Instant;

use backtrail::{Limits, Status};
use registry::{
    Case, Census, Chunk, Collection, Entry, Error, Exact, Flags, Plan, Question, Request, Solution, Solvability, Worker,
};
use serde::Serialize;
use words::say;

use super::SolveArgs;
use crate::args::Format;
use crate::collection::refusal;
use crate::output::plain;
use crate::summary;

/// Answers a line at a time.
pub(super) struct Each {
    pub(super) puzzle: Arc<Entry>,
    pub(super) collection: Arc<dyn Collection>,
    pub(super) flags: Flags,
    pub(super) args: SolveArgs,
    pub(super) format: Format,
    pub(super) strict: bool,
    /// When the whole collection has to be done.
    pub(super) deadline: Option<Instant>,
    pub(super) monitor: backtrail::Monitor,
}

/// What JSON says of a line, with the names of an outcome.
#[derive(Serialize)]
#[serde(tag = "type", rename = "answer")]
struct Said<'a> {
    line: u64,
    status: &'static str,
    solutions: Exact,
    /// The first solution.
    #[serde(skip_serializing_if = "Option::is_none")]
    word: Option<String>,
    solver: &'a str,
    puzzle: &'a str,
    instance: String,
}

impl Worker for Each {
    fn answer(&mut self, piece: Chunk<'_>, out: &mut dyn Write, stop: &dyn Fn() -> bool) -> Census {
        let mut tally = Census::default();
        for (number, line) in (piece.line..).zip(piece.text.split(|&byte| byte == b'\n')) {
            if self.strict && tally.invalid > 0 {
                break;
            }
            if stop() && !line.is_empty() {
                tally.cut = true;
                break;
            }
            let answered = self.collection.read(line, &self.flags).and_then(|instance| match instance {
                Some(instance) => self.solve(&self.puzzle.case(instance), number, out).map(Some),
                None => Ok(None),
            });
            match answered {
                Ok(Some(found)) => tally.note(&found),
                Ok(None) => {}
                Err(error) => {
                    let why = tally.fault(number, &error);
                    if out.write_all(refusal(number, &why, self.format == Format::Json).as_bytes()).is_err() {
                        break;
                    }
                }
            }
        }
        tally
    }
}

impl Each {
    /// Answers one line.
    fn solve(&self, case: &Case, line: u64, out: &mut dyn Write) -> Result<Solvability, Error> {
        let asked = self.args.question.question();
        // A second solution is looked for even if one is enough: whoever has a collection wants to know.
        let question = if asked == Question::First { Question::Take(2) } else { asked };
        let limited = self.args.question.limit().is_some();
        let Plan { solver, .. } = self.args.search.plan(case, question, None, limited)?;
        let mut request = Request { monitor: self.monitor.clone(), ..Request::new(question) };
        request.limits = Limits {
            solutions: self.args.question.limit(),
            visits: self.args.search.visit_limit,
            time: self.deadline.map(|deadline| deadline.saturating_duration_since(Instant::now())),
        };
        let mut first = None;
        let mut number = 0;
        let listing = asked.lists() && asked != Question::First;
        let outcome = case.solve(&solver, &request, &mut |solution: &dyn Solution| {
            number += 1;
            let mut taken = Ok(());
            if listing {
                let mut text = String::new();
                self.args.print(solution, number, asked, self.format, &mut text).expect("a text takes all");
                taken = out.write_all(text.as_bytes());
            } else if asked == Question::First && first.is_none() {
                let mut text = String::new();
                match self.format {
                    Format::Json => text = solution.word().unwrap_or_default(),
                    _ => self.args.print(solution, 1, asked, self.format, &mut text).expect("a text takes all"),
                }
                first = Some(text);
            }
            if taken.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        let found = match (outcome.status, outcome.solutions.to_u128()) {
            (_, None | Some(2..)) => Solvability::Several,
            (Status::Exhausted, Some(1)) => Solvability::One,
            (Status::Exhausted, Some(0)) => Solvability::None,
            _ => Solvability::Unknown,
        };
        let mut text = String::new();
        match asked {
            _ if self.format == Format::Json => {
                let said = Said {
                    line,
                    status: outcome.status.name(),
                    solutions: (&outcome.solutions).into(),
                    word: first.filter(|word| !word.is_empty()),
                    solver: &solver.name,
                    puzzle: &self.puzzle.name,
                    instance: case.word(),
                };
                text = serde_json::to_string(&said).expect("plain data") + "\n";
            }
            Question::Count => text = plain(summary::count(&outcome), self.args.output.ascii) + "\n",
            Question::Unique => text = plain(summary::unique(&outcome).to_string(), self.args.output.ascii) + "\n",
            Question::First => text = first.unwrap_or_else(|| comment(outcome.status)),
            Question::Take(_) | Question::All if outcome.solutions.is_zero() => text = comment(outcome.status),
            Question::Take(_) | Question::All => text.push('\n'),
        }
        let taken = out.write_all(text.as_bytes());
        Ok(if taken.is_ok() { found } else { Solvability::Unknown })
    }
}

/// What stands in the place of a solution: a comment, so that the answers can be read again.
fn comment(status: Status) -> String {
    match status {
        Status::Exhausted => format!("# {}\n", say!("cli-each-none")),
        _ => format!("# {}\n", say!("cli-each-unknown")),
    }
}
