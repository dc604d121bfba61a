//! `backtrail collect RUN`: what all jobs of a run gave together, or which are missing.

use std::path::Path;

use backtrail::{Limit, Status, Text, text};
use clap::{ArgMatches, Args, Command, FromArgMatches};
use registry::{Counted, Fact, Outcome, Question, Rank, Registry};
use runs::{Bad, Collected, Folder, PlannedCount};
use words::say;

use crate::args::{OutputArgs, PartArgs, with_flags};
use crate::exit::{ExitStatus, Failure, in_shell, note};
use crate::output::{Output, plain, tell};
use crate::record::{About, Record};
use crate::summary;

#[derive(Args)]
pub(super) struct CollectArgs {
    /// The folder of the run, as 'backtrail plan' made it
    #[arg(value_name = "RUN")]
    run: String,
    /// Write the outcome as a JSON object
    #[arg(long)]
    json: bool,
    /// Print every counter
    #[arg(short, long)]
    stats: bool,
    #[command(flatten)]
    output: OutputArgs,
}

pub(super) fn command() -> Command {
    let command = with_flags::<CollectArgs>(Command::new("collect").arg_required_else_help(true), "collect");
    command.about(say!("cli-about-collect"))
}

/// Ranges of numbers, as a person types them: `3`, `5-9`.
fn ranges(numbers: &[usize]) -> Vec<String> {
    let mut ranges: Vec<(usize, usize)> = Vec::new();
    for &number in numbers {
        match ranges.last_mut() {
            Some((_, last)) if *last + 1 == number => *last = number,
            _ => ranges.push((number, number)),
        }
    }
    let typed =
        |&(first, last): &(usize, usize)| if first == last { first.to_string() } else { format!("{first}-{last}") };
    ranges.iter().map(typed).collect()
}

pub(super) fn run(registry: &Registry, matches: &ArgMatches) -> Result<ExitStatus, Failure> {
    let args = CollectArgs::from_arg_matches(matches)?;
    let folder = Folder::open(Path::new(&args.run))?;
    let PlannedCount { case, solver, units } = folder.pose(registry)?;
    let mut out = Output::open(args.output.output.as_deref())?;
    let collected = folder.collect();
    let Counted { solutions, stats } = collected.counted.clone();
    let outcome = match collected.is_complete() {
        true => Outcome { status: Status::Exhausted, solutions: units.whole(solutions), stats, at: None },
        // No limit has stopped it, and none is told of.
        false => Outcome { status: Status::Stopped(Limit::Cancel), solutions, stats, at: None },
    };
    let findings = registry::Findings::default();
    let (jobs, machines) = (folder.plan().jobs() as u64, collected.machines.len() as u64);
    findings.note(Rank::Detail, "jobs", Fact::Number(jobs), jobs.to_string());
    findings.note(Rank::Detail, "machines", Fact::Number(machines), machines.to_string());
    if !folder.plan().again.is_empty() {
        let (twice, elsewhere) = (collected.confirmed.0 as u64, collected.confirmed.1 as u64);
        let text = text!("cli-collect-confirmed", n = twice, of = folder.plan().again.len(), elsewhere = elsewhere);
        findings.note(Rank::Note, "confirmed", Fact::Number(twice), text);
    }
    if let (true, Some(second)) = (collected.is_complete(), folder.pose_second(registry)) {
        let PlannedCount { solver, units, .. } = second?;
        let (first, second) =
            (outcome.solutions.to_string(), units.whole(collected.second.solutions.clone()).to_string());
        let name = solver.name.to_string();
        if first != second {
            let said = text!("runs-solver-disagrees", solver = name, first = first, second = second);
            return Err(Failure::Bad(said));
        }
        findings.note(Rank::Note, "confirmed_by", Fact::Text(name.clone()), text!("cli-confirmed-by", solver = name));
    }
    if !collected.is_complete() {
        let missing = ranges(&collected.missing);
        findings.note(Rank::Detail, "missing", Fact::Words(missing.clone()), missing.join(" "));
    }
    let findings = findings.all();
    if args.json {
        let about = About {
            case: &case,
            question: Question::Count,
            own: None,
            solver: &solver.name,
            threads: 1,
            part: &PartArgs::default(),
            seconds: collected.seconds,
            share: share(&folder, &collected),
            reason: None,
            findings: &findings,
        };
        let record = Record::outcome(&outcome, &about);
        let record = if collected.is_complete() { record } else { record.stopped_by("missing jobs") };
        out.write(&record.line())?;
    } else {
        out.write(&plain(format!("{}\n", summary::count(&outcome)), args.output.ascii))?;
    }
    out.finish()?;
    if !args.output.quiet {
        tell_all(&args, &folder, &collected);
        for finding in findings.iter().filter(|finding| finding.rank == Rank::Note && !args.json) {
            tell(&finding.text, args.output.ascii);
        }
    }
    if args.stats && !args.json {
        note(plain(summary::table(&outcome, &findings), args.output.ascii));
    }
    Ok(match collected.is_complete() {
        true => ExitStatus::of(&outcome, false),
        false => ExitStatus::Stopped,
    })
}

/// The share of the jobs that are delivered.
pub(super) fn share(folder: &Folder, collected: &Collected) -> f64 {
    1.0 - collected.missing.len() as f64 / folder.plan().jobs().max(1) as f64
}

/// Says what is wrong and what is missing.
fn tell_all(args: &CollectArgs, folder: &Folder, collected: &Collected) {
    /// More of one kind are counted, not listed.
    const MOST: usize = 20;
    let ascii = args.output.ascii;
    for bad in collected.bad.iter().take(MOST) {
        tell(&said(bad), ascii);
    }
    if collected.bad.len() > MOST {
        tell(&text!("cli-collect-more", n = collected.bad.len() - MOST), ascii);
    }
    if collected.repeated > 0 {
        tell(&text!("cli-collect-repeated", n = collected.repeated), ascii);
    }
    let ranges = ranges(&collected.missing);
    if let Some(first) = ranges.first() {
        let shown = ranges.iter().take(MOST).cloned().collect::<Vec<_>>().join(" ");
        let more = if ranges.len() > MOST { " …" } else { "" };
        let (n, of) = (collected.missing.len(), folder.plan().jobs());
        tell(&text!("cli-collect-missing", n = n, of = of, jobs = shown + more), ascii);
        note(say!("cli-next", command = format!("backtrail shard {} {first}", in_shell(&args.run))));
    }
}

fn said(bad: &Bad) -> Text {
    match bad {
        Bad::File(file) => text!("cli-collect-damaged", file = file.display().to_string()),
        Bad::Differs { job, answers, is_settled } => {
            let answers: Vec<String> =
                answers.iter().map(|(answer, by)| format!("{answer} ({})", by.join(", "))).collect();
            match is_settled {
                true => text!("cli-collect-outvoted", job = *job, answers = answers),
                false => text!("cli-collect-differs", job = *job, answers = answers),
            }
        }
    }
}
