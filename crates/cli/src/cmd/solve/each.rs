//! A worker for whatever may be asked of a collection: each line is posed, solved and drawn as if it had been given alone.

use std::io::Write;
use std::ops::ControlFlow;
use std::time::Instant;

use backtrail::{Limits, Status};
use puzzles::registry::{Collection, Error, Fate, Flags, Instance, Piece, Question, Request, Solution, Tally, Worker};
use serde::Serialize;

use super::SolveArgs;
use crate::args::Format;
use crate::collection::refusal;
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

/// What JSON says of a line, with the names of an outcome.
#[derive(Serialize)]
#[serde(tag = "type", rename = "answer")]
struct Said<'a> {
    line: u64,
    status: &'static str,
    solutions: u128,
    /// The first solution.
    #[serde(skip_serializing_if = "Option::is_none")]
    word: Option<String>,
    solver: &'a str,
    puzzle: &'a str,
    instance: String,
}

impl Worker for Each {
    fn answer(&mut self, piece: Piece<'_>, out: &mut dyn Write, stop: &dyn Fn() -> bool) -> Tally {
        let mut tally = Tally::default();
        for (number, line) in (piece.line..).zip(piece.text.split(|&byte| byte == b'\n')) {
            if self.strict && tally.invalid > 0 {
                break;
            }
            if stop() && !line.is_empty() {
                tally.cut = true;
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
    fn solve(&self, instance: &dyn Instance, line: u64, out: &mut dyn Write) -> Result<Fate, Error> {
        let asked = self.args.question.question();
        // A second solution is looked for even if one is enough: whoever has a collection wants to know.
        let question = if asked == Question::First { Question::Take(2) } else { asked };
        let solver = self.args.search.solver(instance, question.needs(), self.args.question.limit().is_some())?;
        let mut request = Request { monitor: self.monitor.clone(), ..Request::new(question) };
        request.limits = Limits {
            solutions: self.args.question.limit(),
            visits: self.args.search.visit_limit,
            time: self.deadline.map(|deadline| deadline.saturating_duration_since(Instant::now())),
        };
        let mut first = None;
        let mut number = 0;
        let listing = asked.lists() && asked != Question::First;
        let outcome = instance.solve(solver, &request, &mut |solution: &dyn Solution| {
            number += 1;
            let mut taken = Ok(());
            let mut text = String::new();
            if listing || number == 1 && asked == Question::First && self.format != Format::Json {
                self.args.print(solution, number, asked, self.format, &mut text).expect("a text takes all");
            }
            if listing {
                taken = out.write_all(text.as_bytes());
            } else if number == 1 {
                first = Some((text, solution.word()));
            }
            if taken.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
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
                    status: outcome.status.name(),
                    solutions: outcome.solutions,
                    word: first.filter(|_| asked == Question::First).and_then(|(_, word)| word),
                    solver: solver.name,
                    puzzle: instance.puzzle().name(),
                    instance: instance.word(),
                };
                text = serde_json::to_string(&said).expect("plain data") + "\n";
            }
            Question::Count => text = plain(summary::count(&outcome), self.args.output.ascii) + "\n",
            Question::Unique => text = plain(summary::unique(&outcome).to_string(), self.args.output.ascii) + "\n",
            Question::First => text = first.map_or_else(|| comment(outcome.status), |(text, _)| text),
            Question::Take(_) | Question::All if outcome.solutions == 0 => text = comment(outcome.status),
            Question::Take(_) | Question::All => text.push('\n'),
        }
        let taken = out.write_all(text.as_bytes());
        Ok(if taken.is_ok() { fate } else { Fate::Unknown })
    }
}

/// What stands in the place of a solution: a comment, so that the answers can be read again.
fn comment(status: Status) -> String {
    match status {
        Status::Exhausted => "# no solution\n".to_string(),
        _ => "# not known\n".to_string(),
    }
}
