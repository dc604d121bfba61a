//! `backtrail sudoku FILE`: a collection, an instance a line, each answered on a line of its own.

use std::sync::Arc;
use std::time::{Duration, Instant};

use backtrail::Progress;
use clap::{Arg, ArgAction, ArgMatches, Command};
use puzzles::registry::{Collection, Flags, Question, Reply, Tally, Worker};
use render::numbers::{duration, thousands};

use super::each::Each;
use super::{Format, SolveArgs};
use crate::args::cores;
use crate::exit::{End, Failure, note};
use crate::input::Stream;
use crate::output::{Output, plain};
use crate::pieces::{self, Stop};
use crate::progress::{self, Show};

/// Adds what may be said of a collection.
pub(super) fn flags(command: Command) -> Command {
    let flag = |name, help| Arg::new(name).long(name).help(help).action(ArgAction::SetTrue);
    command
        .arg(flag("strict", "In a collection, stop at the first line that is no puzzle").conflicts_with("keep-going"))
        .arg(flag("keep-going", "In a collection, exit with 0 even if some lines are no puzzles"))
}

/// Answers a collection.
pub(super) fn run(
    matches: &ArgMatches,
    args: &SolveArgs,
    collection: &'static dyn Collection,
    flags: &Flags,
    stream: Stream,
) -> Result<End, Failure> {
    let strict = matches.get_flag("strict");
    let question = args.question.question();
    let format = args.format.unwrap_or(if args.json { Format::Json } else { Format::List });
    if format == Format::Svg {
        return Err(Failure::Bad(
            "an SVG picture shows one solution; a collection is written with --format list".into(),
        ));
    }
    let monitor = progress::monitor();
    let start = Instant::now();
    let deadline = args.search.time_limit.and_then(|limit| start.checked_add(limit));
    let cancelled = monitor.clone();
    let stop: Stop =
        Arc::new(move || cancelled.is_cancelled() || deadline.is_some_and(|deadline| Instant::now() >= deadline));

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
                collection,
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

    let (name, size) = (stream.name.clone(), stream.size);
    let mut out = Output::open(args.output.output.as_deref())?;
    let show = if args.output.quiet { Show::No } else { Show::Bar("puzzles") };
    let (mut tally, mut bytes) = (Tally::default(), 0);
    progress::during(&monitor, &show, || {
        pieces::answer(stream, workers, &stop, |answered| {
            out.write_bytes(&answered.out)?;
            bytes += answered.bytes;
            for (line, why) in answered.tally.faults.iter().take(Tally::FAULTS - tally.faults.len()) {
                note(format_args!("backtrail: {name}, line {line}: {why}"));
            }
            tally += answered.tally;
            let share = size.filter(|size| *size > 0).map_or(0.0, |size| bytes as f64 / size as f64);
            monitor.tell(Progress { visits: tally.all(), solutions: tally.one + tally.several, share });
            if strict && tally.invalid > 0 { Err(Failure::Told) } else { Ok(()) }
        })
    })
    .or_else(|failure| if matches!(failure, Failure::Told) { Ok(()) } else { Err(failure) })?;
    let stopped = stop();
    let took = start.elapsed();
    if format == Format::Json {
        out.write(&summary_json(&tally, took, threads, stopped))?;
    }
    out.flush()?;
    if !args.output.quiet && format != Format::Json {
        note(plain(summary(&tally, took, stopped), args.output.ascii));
    }
    Ok(match () {
        () if tally.invalid > 0 && !matches.get_flag("keep-going") => End::Faulty,
        () if stopped => End::Stopped,
        () => End::Done,
    })
}

/// One sentence on what became of all.
fn summary(tally: &Tally, took: Duration, stopped: bool) -> String {
    let all = tally.all();
    let noun = if all == 1 { "puzzle" } else { "puzzles" };
    let parts = [
        (tally.one, "with one solution"),
        (tally.several, "with several"),
        (tally.none, "impossible"),
        (tally.unknown, "given up"),
        (tally.invalid, "invalid"),
    ];
    let parts = parts.iter().filter(|(count, what)| *count > 0 || *what == "with one solution");
    let parts: Vec<String> = parts.map(|(count, what)| format!("{} {what}", thousands((*count).into()))).collect();
    let rate = thousands((all as f64 / took.as_secs_f64()) as u128);
    let end = if stopped { ", stopped" } else { "" };
    format!("{} {noun}{end}: {}; {}, {rate} a second", thousands(all.into()), parts.join(", "), duration(took))
}

fn summary_json(tally: &Tally, took: Duration, threads: usize, stopped: bool) -> String {
    let line = serde_json::json!({
        "type": "summary", "puzzles": tally.all(), "one": tally.one, "several": tally.several, "none": tally.none,
        "unknown": tally.unknown, "invalid": tally.invalid, "stopped": stopped, "seconds": took.as_secs_f64(),
        "threads": threads,
    });
    format!("{line}\n")
}
