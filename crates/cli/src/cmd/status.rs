//! `backtrail status FILE`, `backtrail status RUN`: how far a run is, also while it runs.

use std::path::Path;
use std::time::Duration;

use backtrail::{Text, text};
use clap::{ArgMatches, Args, Command, FromArgMatches};
use render::numbers::{duration, thousands};
use runs::{Collected, Folder, Standing};
use serde_json::{Value, json};
use words::{decimal, grouped, say};

use super::collect::share as delivered;
use crate::args::{OutputArgs, with_flags};
use crate::exit::{ExitStatus, Failure};
use crate::output::{Output, plain};
use crate::record::exact;

#[derive(Args)]
pub(super) struct StatusArgs {
    /// The ledger of the run, or the folder that 'backtrail plan' made
    #[arg(value_name = "RUN")]
    ledger: String,
    /// Write a JSON object
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    output: OutputArgs,
}

pub(super) fn command() -> Command {
    let command = with_flags::<StatusArgs>(Command::new("status").arg_required_else_help(true), "status");
    command.about(say!("cli-about-status"))
}

pub(super) fn run(matches: &ArgMatches) -> Result<ExitStatus, Failure> {
    let args = StatusArgs::from_arg_matches(matches)?;
    let place = Path::new(&args.ledger);
    if Folder::is_one(place) || place.is_dir() {
        return args.folder(&Folder::open(place)?);
    }
    let standing = runs::look(place)?;
    let mut out = Output::open(args.output.output.as_deref())?;
    let text = match args.json {
        true => format!("{}\n", as_json(&args.ledger, &standing)),
        false => plain(lines(&args.ledger, &standing).iter().map(|line| say(line) + "\n").collect(), args.output.ascii),
    };
    out.write(&text)?;
    out.finish()?;
    Ok(ExitStatus::Done)
}

impl StatusArgs {
    /// How far a run of many machines is.
    fn folder(&self, folder: &Folder) -> Result<ExitStatus, Failure> {
        let collected = folder.collect();
        let (manifest, jobs) = (&folder.plan().manifest, folder.plan().jobs());
        let (done, share) = (jobs - collected.missing.len(), delivered(folder, &collected));
        let mut out = Output::open(self.output.output.as_deref())?;
        if self.json {
            out.write(&format!("{}\n", folder_as_json(&self.ledger, folder, &collected)))?;
        } else {
            let found = grouped(&collected.counted.solutions.to_string());
            let what = text!("cli-status-jobs", done = thousands(done as u128), of = thousands(jobs as u128));
            let share = decimal((share * 1e4).floor() / 100.0, 2);
            let lines = [
                text!("cli-within", name = self.ledger.clone(), what = manifest.command()),
                text!("cli-status-share", share = share, done = what, found = found),
                text!("cli-status-machines", time = time(collected.seconds), n = collected.machines.len()),
            ];
            out.write(&plain(lines.iter().map(|line| say(line) + "\n").collect(), self.output.ascii))?;
        }
        out.finish()?;
        Ok(ExitStatus::Done)
    }
}

fn time(seconds: f64) -> String {
    duration(Duration::try_from_secs_f64(seconds).unwrap_or(Duration::MAX))
}

fn lines(file: &str, standing: &Standing) -> Vec<Text> {
    let Standing { manifest, counted, units, share, .. } = standing;
    let done = match &manifest.units {
        Some(list) => {
            text!("cli-status-units", done = thousands(units.len() as u128), of = thousands(list.count as u128))
        }
        None => match &manifest.output {
            Some(output) => text!("cli-status-file", file = output.file.clone()),
            None => text!("cli-status-walk"),
        },
    };
    let share = decimal((share * 1e4).floor() / 100.0, 2);
    let found = grouped(&counted.solutions.to_string());
    let (machine, sittings) = (standing.machine.clone(), standing.sittings);
    let state = match (standing.is_running, standing.is_done) {
        (_, true) => text!("cli-status-done"),
        (true, _) => text!("cli-status-running", machine = machine),
        (false, _) => {
            text!("cli-status-waiting", command = format!("backtrail resume {}", crate::exit::in_shell(file)))
        }
    };
    let spent = text!("cli-status-spent", time = time(standing.seconds), n = sittings);
    let left = standing.left().map(|left| text!("cli-status-left", time = time(left)));
    [
        text!("cli-within", name = file, what = manifest.command()),
        text!("cli-status-share", share = share, done = done, found = found),
        spent,
    ]
    .into_iter()
    .chain(left)
    .chain([state])
    .collect()
}

/// How far a run of many machines is, for programs.
pub(super) fn folder_as_json(place: &str, folder: &Folder, collected: &Collected) -> Value {
    let (manifest, jobs) = (&folder.plan().manifest, folder.plan().jobs());
    json!({
        "type": "status",
        "run": place,
        "puzzle": manifest.puzzle,
        "instance": manifest.name,
        "question": manifest.asked.question,
        "solver": manifest.solver,
        "share": delivered(folder, collected),
        "solutions": exact(&collected.counted.solutions),
        "units": jobs,
        "units_done": jobs - collected.missing.len(),
        "done": collected.is_complete(),
        "seconds": collected.seconds,
        "machines": collected.machines.len(),
        "version": manifest.version,
    })
}

/// How far the run of a ledger is, for programs.
pub(super) fn as_json(file: &str, standing: &Standing) -> Value {
    let Standing { manifest, counted, units, .. } = standing;
    let mut object = json!({
        "type": "status",
        "ledger": file,
        "puzzle": manifest.puzzle,
        "instance": manifest.name,
        "question": manifest.asked.question,
        "solver": manifest.solver,
        "share": standing.share,
        "solutions": exact(&counted.solutions),
        "done": standing.is_done,
        "running": standing.is_running,
        "seconds": standing.seconds,
        "sittings": standing.sittings,
        "machine": standing.machine,
        "version": manifest.version,
    });
    let numbers = [
        ("units", manifest.units.as_ref().map(|list| list.count as u64)),
        ("units_done", manifest.units.as_ref().map(|_| units.len() as u64)),
        ("visits", counted.stats.visits),
    ];
    for (name, number) in numbers.into_iter().filter_map(|(name, number)| Some((name, number?))) {
        object[name] = exact(number);
    }
    for (name, seconds) in [("share_per_second", standing.rate), ("seconds_left", standing.left())] {
        if let Some(seconds) = seconds {
            object[name] = seconds.into();
        }
    }
    object
}
