//! `backtrail sudoku FILE`: a collection, an instance a line, each answered on a line of its own.

use std::sync::Arc;

use backtrail::{Text, text};
use clap::{Arg, ArgAction, ArgMatches, Command};
use registry::{Census, Collection, Entry, Flags, Question, Reply, Worker};
use words::say;

use super::SolveArgs;
use super::each::Each;
use crate::args::{Format, cores};
use crate::collection::{CollectionReport, Run, deadline, stop};
use crate::exit::{ExitStatus, Failure};
use crate::input::Stream;
use crate::output::tell;
use crate::progress;
use crate::summary::{several, stopped};

/// Adds what may be said of a collection.
pub(super) fn flags(command: Command) -> Command {
    let flag = |name, help: String| Arg::new(name).long(name).help(help).action(ArgAction::SetTrue);
    command
        .arg(flag("strict", say!("cli-strict")).conflicts_with("keep-going"))
        .arg(flag("keep-going", say!("cli-keep-going")))
}

/// Answers a collection.
pub(super) fn run(
    matches: &ArgMatches,
    args: &SolveArgs,
    puzzle: &Arc<Entry>,
    collection: &Arc<dyn Collection>,
    flags: &Flags,
    stream: Stream,
) -> Result<ExitStatus, Failure> {
    let strict = matches.get_flag("strict");
    let question = args.question.question();
    let format = args.format.unwrap_or(if args.json { Format::Json } else { Format::List });
    if format == Format::Svg {
        return Err(Failure::Bad(text!("cli-svg-solution-list")));
    }
    if args.search.part.is_given() {
        return Err(Failure::Bad(text!("cli-part-of-many")));
    }
    let monitor = progress::monitor();
    let deadline = deadline(args.search.time_limit);
    let stop = stop(&monitor, deadline);
    let reply = match question {
        Question::First => Some(Reply::Solution),
        Question::Unique => Some(Reply::Unique),
        _ => None,
    };
    let usual = format == Format::List && args.search.solver.is_none() && args.search.visit_limit.is_none();
    let worker = || -> Result<Box<dyn Worker>, Failure> {
        Ok(match reply.filter(|_| usual) {
            Some(reply) => collection.worker(reply, strict, flags)?,
            None => Box::new(Each {
                puzzle: Arc::clone(puzzle),
                collection: Arc::clone(collection),
                flags: flags.clone(),
                args: args.clone(),
                format,
                strict,
                deadline,
                monitor: monitor.clone(),
            }),
        })
    };
    let threads = args.search.threads_or(cores());
    let workers = (0..threads).map(|_| worker()).collect::<Result<Vec<_>, _>>()?;

    let run = Run { workers, monitor: &monitor, stop, strict };
    let mut report = run.answer(stream, &args.output)?;
    if format == Format::Json {
        report.out.write(&summary_json(&report, threads))?;
    }
    report.out.flush()?;
    if !args.output.quiet && format != Format::Json {
        tell(&summary(&report), args.output.ascii);
    }
    Ok(match () {
        () if report.tally.invalid > 0 && !matches.get_flag("keep-going") => ExitStatus::BadInput,
        () if report.stopped || report.tally.unknown > 0 => ExitStatus::Stopped,
        () => ExitStatus::Done,
    })
}

/// One sentence on what became of all.
fn summary(report: &CollectionReport) -> Text {
    let tally = &report.tally;
    let parts = [
        ("one", tally.one),
        ("several", tally.several),
        ("impossible", tally.none),
        ("given-up", tally.unknown),
        ("invalid", tally.invalid),
    ];
    let parts = parts.into_iter().filter(|(_, count)| *count > 0);
    let parts: Vec<String> = parts.map(|(what, count)| say!(format!("cli-tally-{what}"), n = count)).collect();
    let parts = if parts.is_empty() { Text::default() } else { text!("cli-tally-parts", parts = parts.join(", ")) };
    let (puzzles, end) = (several(tally.all(), "puzzles"), stopped(report.stopped));
    text!("cli-tally", puzzles = puzzles, end = end, parts = parts, speed = report.speed())
}

fn summary_json(report: &CollectionReport, threads: usize) -> String {
    let Census { one, several, none, unknown, invalid, .. } = report.tally;
    let line = serde_json::json!({
        "type": "summary", "puzzles": report.tally.all(), "one": one, "several": several, "none": none, "unknown": unknown,
        "invalid": invalid, "stopped": report.stopped, "seconds": report.took.as_secs_f64(), "threads": threads,
    });
    format!("{line}\n")
}
