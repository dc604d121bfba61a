//! A worker for whatever may be asked of a collection: each line is posed, solved and drawn as if it had been given alone.

use std::ops::ControlFlow;
use std::time::Instant;

use backtrail::{Limits, Status};
use puzzles::registry::{Collection, Error, Fate, Flags, Instance, Piece, Question, Request, Solution, Tally, Worker};
use serde::Serialize;

use super::SolveArgs;
use crate::args::Format;
use crate::output::plain;
use crate::summary;

/// Answers a line at a time.
pub(super) struct Each {
    pub(super) collection: &'static dyn Collection,
    pub(super) flags: Flags,
    pub(super) args: SolveArgs,
    pub(super) format: Format,
    pub(super) strict: bool,
    /// When the whole collection has to be done.
    pub(super) deadline: Option<Instant>,
    pub(super) monitor: backtrail::Monitor,
}

/// What JSON says of a line.
#[derive(Serialize)]
#[serde(tag = "type", rename = "puzzle")]
struct Said<'a> {
    line: u64,
    puzzle: String,
    /// How many solutions were seen.
    solutions: u128,
    /// Are these all?
    complete: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    word: Option<String>,
    solver: &'a str,
}

impl Worker for Each {
    fn answer(&mut self, piece: Piece<'_>, out: &mut Vec<u8>, stop: &dyn Fn() -> bool) -> Tally {
        let mut tally = Tally::default();
        for (number, line) in (piece.line..).zip(piece.text.split(|&byte| byte == b'\n')) {
            if stop() || self.strict && tally.invalid > 0 {
                break;
            }
            let answered = self.collection.read(line, &self.flags).and_then(|instance| match instance {
                Some(instance) => self.solve(&*instance, number, out).map(Some),
                None => Ok(None),
            });
            match answered {
                Ok(Some(fate)) => tally.note(&fate),
                Ok(None) => {}
                Err(error) => {
                    let why = tally.fault(number, &error);
                    self.refuse(number, &why, out);
                }
            }
        }
        tally
    }
}

impl Each {
    /// Answers one line.
    fn solve(&self, instance: &dyn Instance, line: u64, out: &mut Vec<u8>) -> Result<Fate, Error> {
        let asked = self.args.question.question();
        // A second solution is looked for even if one is enough: whoever has a collection wants to know.
        let question = if asked == Question::First { Question::Take(2) } else { asked };
        let solver = self.args.search.solver(instance, question.needs())?;
        let mut request = Request { monitor: self.monitor.clone(), ..Request::new(question) };
        request.limits = Limits {
            solutions: self.args.question.limit(),
            visits: self.args.search.visit_limit,
            time: self.deadline.map(|deadline| deadline.saturating_duration_since(Instant::now())),
        };
        let mut first = None;
        let mut number = 0;
        let listing = asked.lists() && asked != Question::First && self.format != Format::Json;
        let outcome = instance.solve(solver, &request, &mut |solution: Solution| {
            number += 1;
            if listing {
                let mut text = String::new();
                self.args.print(&solution, number, asked, self.format, &mut text);
                out.extend_from_slice(text.as_bytes());
            }
            if first.is_none() {
                first = Some(solution);
            }
            ControlFlow::Continue(())
        });
        let fate = match (outcome.status, outcome.solutions) {
            (_, 2..) => Fate::Several,
            (Status::Exhausted, 1) => Fate::One,
            (Status::Exhausted, 0) => Fate::None,
            _ => Fate::Unknown,
        };
        let mut text = String::new();
        match asked {
            _ if self.format == Format::Json => {
                let said = Said {
                    line,
                    puzzle: instance.word(),
                    solutions: outcome.solutions,
                    complete: outcome.status == Status::Exhausted,
                    word: first.filter(|_| asked.lists()).and_then(|solution| solution.word()),
                    solver: solver.name,
                };
                text = serde_json::to_string(&said).expect("plain data") + "\n";
            }
            Question::Count => text = plain(summary::count(&outcome), self.args.output.ascii) + "\n",
            Question::Unique => text = plain(summary::unique(&outcome).to_string(), self.args.output.ascii) + "\n",
            Question::First => match &first {
                Some(solution) => self.args.print(solution, 1, asked, self.format, &mut text),
                None => text = comment(outcome.status),
            },
            Question::Take(_) | Question::All if outcome.solutions == 0 => text = comment(outcome.status),
            Question::Take(_) | Question::All => text.push('\n'),
        }
        out.extend_from_slice(text.as_bytes());
        Ok(fate)
    }

    /// Says on its own line that a line holds no instance.
    fn refuse(&self, line: u64, why: &str, out: &mut Vec<u8>) {
        let text = if self.format == Format::Json {
            serde_json::json!({ "type": "fault", "line": line, "why": why }).to_string()
        } else {
            format!("# {why}")
        };
        out.extend_from_slice(text.as_bytes());
        out.push(b'\n');
    }
}

/// What stands in the place of a solution: a comment, so that the answers can be read again.
fn comment(status: Status) -> String {
    match status {
        Status::Exhausted => "# no solution\n".to_string(),
        _ => "# not known\n".to_string(),
    }
}
