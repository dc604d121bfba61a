//! `backtrail shard RUN 7`, `backtrail shard RUN 100-199`: counts jobs of a run, and delivers what each gave.

use std::ops::RangeInclusive;
use std::path::Path;
use std::time::Instant;

use backtrail::{Status, text};
use clap::{ArgMatches, Args, Command, FromArgMatches};
use registry::{Question, Registry, Request};
use render::numbers::duration;
use runs::{Folder, Worked};
use words::{grouped, say};

use crate::args::{SpendArgs, with_flags};
use crate::exit::{ExitStatus, Failure, note};
use crate::progress::{self, Show};
use crate::summary::stopper;

#[derive(Args)]
pub(super) struct ShardArgs {
    /// The folder of the run, as 'backtrail plan' made it
    #[arg(value_name = "RUN")]
    run: String,
    /// The jobs to count: a number from 0, or the first and the last, such as 100-199
    #[arg(value_name = "JOBS", value_parser = jobs, allow_negative_numbers = true)]
    jobs: RangeInclusive<usize>,
    /// Count jobs again that were delivered already
    #[arg(long)]
    again: bool,
    #[command(flatten)]
    spend: SpendArgs,
    /// Print no summary and no progress on standard error
    #[arg(short, long)]
    quiet: bool,
}

fn jobs(text: &str) -> Result<RangeInclusive<usize>, String> {
    let (first, last) = text.split_once('-').unwrap_or((text, text));
    let number = |text: &str| text.parse().ok();
    match number(first).zip(number(last)) {
        Some((first, last)) if first <= last => Ok(first..=last),
        _ => Err(say!("cli-give-jobs")),
    }
}

pub(super) fn command() -> Command {
    let command = with_flags::<ShardArgs>(Command::new("shard").arg_required_else_help(true), "shard");
    command.about(say!("cli-about-shard"))
}

pub(super) fn run(registry: &Registry, matches: &ArgMatches) -> Result<ExitStatus, Failure> {
    let args = ShardArgs::from_arg_matches(matches)?;
    let folder = Folder::open(Path::new(&args.run))?;
    let all = folder.plan().jobs();
    if *args.jobs.end() >= all {
        return Err(Failure::Bad(text!(
            "cli-no-job",
            run = args.run,
            job = *args.jobs.end(),
            last = all.saturating_sub(1)
        )));
    }
    let monitor = progress::monitor();
    let request = Request {
        limits: args.spend.limits(None),
        threads: args.spend.threads_or(1),
        monitor: monitor.clone(),
        ..Request::new(Question::Count)
    };
    let show = if args.quiet { Show::No } else { Show::Bar("visits") };
    let start = Instant::now();
    let worked = progress::during(&monitor, &show, || folder.work(registry, args.jobs.clone(), args.again, &request));
    let Worked { status, before, now, counted } = worked?;
    if !args.quiet {
        let (found, time) = (grouped(&counted.solutions.to_string()), duration(start.elapsed()));
        note(say!("cli-shard-done", now = now, before = before, found = found, time = time));
        if let Status::Stopped(limit) = status {
            note(say!("cli-shard-stopped", limit = stopper(limit)));
        }
    }
    Ok(if status == Status::Exhausted { ExitStatus::Done } else { ExitStatus::Stopped })
}
