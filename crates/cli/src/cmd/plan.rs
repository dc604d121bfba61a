//! `backtrail plan queens 20 --units 1000 -o RUN`: cuts a count into jobs for many machines; `--dry-run` says what it would cost.

mod cost;
mod slurm;

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use backtrail::text;
use clap::{ArgMatches, Args, Command, FromArgMatches};
use registry::{Ability, Case, Entry, Question, Registry, Solver, Wish};
use runs::{Asked, Folder, Plan};
use words::say;

pub(super) use cost::cpu_time;

use super::solve::kept::Given;
use crate::args::{instance, with_flags};
use crate::exit::{ExitStatus, Failure, in_shell, note};
use crate::progress;

#[derive(Args)]
pub(super) struct PlanArgs {
    /// The solver to use [default: the best one for counting]
    #[arg(long, value_name = "NAME")]
    solver: Option<String>,
    /// About how many jobs to cut the count into
    #[arg(long, value_name = "N", default_value = "1000", value_parser = crate::args::at_least_one::<usize>)]
    units: usize,
    /// Count a share of the jobs a second time, such as 1%, or all of it by another solver
    #[arg(long, value_name = "HOW")]
    confirm: Option<String>,
    /// The folder of the run; a file system that all machines share must carry it
    #[arg(short, long, value_name = "RUN", required_unless_present = "dry_run")]
    output: Option<String>,
    /// Write the scripts of a Slurm job array too
    #[arg(long, conflicts_with = "dry_run")]
    slurm: bool,
    /// Only say what it would cost; several instances, such as 18..22, show how that grows
    #[arg(long, conflicts_with = "output")]
    dry_run: bool,
    /// How long to sample each instance for its cost
    #[arg(long, value_name = "TIME", default_value = "4s", value_parser = crate::args::time)]
    time_limit: Duration,
    /// Write one JSON object per line
    #[arg(long)]
    json: bool,
    /// Print no hints on standard error
    #[arg(short, long)]
    quiet: bool,
}

/// A share of something: `1%`, `0.5%`.
pub(in crate::cmd) fn share(text: &str) -> Result<f64, String> {
    let number = text.strip_suffix('%').map(str::trim).and_then(|number| number.parse::<f64>().ok());
    number
        .filter(|share| *share > 0.0 && *share <= 100.0)
        .map(|share| share / 100.0)
        .ok_or_else(|| say!("cli-give-share", word = text))
}

pub(super) fn command(registry: &Registry) -> Command {
    instance::per_puzzle_range(registry, Command::new("plan").about(say!("cli-about-plan")), |command| {
        with_flags::<PlanArgs>(command, "plan")
    })
}

pub(super) fn run(registry: &Registry, matches: &ArgMatches) -> Result<ExitStatus, Failure> {
    let (name, words) = matches.subcommand().expect("clap requires a puzzle");
    let args = PlanArgs::from_arg_matches(words)?;
    let puzzle = registry.puzzle(name)?;
    instance::check_flags_of_solvers(words, &puzzle, args.solver.as_deref(), Ability::Count)?;
    match &args.output {
        Some(folder) => args.write(folder, words, &puzzle),
        None => cost::tell(&args, &instance::given_range(words, &puzzle)?),
    }
}

impl PlanArgs {
    fn wish(&self) -> Wish<'_> {
        Wish::new(Ability::Count).by(self.solver.as_deref())
    }

    /// The solver that counts. One that counts on a device can be planned for without that device.
    fn solver(&self, case: &Case) -> Result<Arc<Solver>, Failure> {
        match (case.plan(&self.wish()), &self.solver) {
            (Err(error), Some(name)) if error.code() == "no-device" => Ok(Arc::clone(case.puzzle().solver(name)?)),
            (planned, _) => Ok(planned?.solver),
        }
    }

    /// Makes the folder.
    fn write(&self, place: &str, words: &ArgMatches, puzzle: &Arc<Entry>) -> Result<ExitStatus, Failure> {
        let word = instance::given_word(words, puzzle);
        let given = Given::read(word, instance::given_flags(words, &puzzle.flags)?, puzzle)?;
        if let Some(own) = instance::given_question(words, puzzle) {
            return Err(Failure::Bad(text!("cli-ledger-own", question = format!("--{}", own.name))));
        }
        let case = &given.case;
        if let Some(reason) = case.ruled_out() {
            return Err(Failure::Bad(text!("cli-plan-none", reason = reason)));
        }
        let solver = self.solver(case)?;
        let asked = Asked::new(Question::Count, None, None, None);
        let manifest = given.manifest(asked, &solver);
        let plan = |share| Plan::new(manifest.clone(), case, &solver, self.units, share);
        let plan = match self.confirm.as_deref() {
            None => plan(0.0),
            Some(word) if word.ends_with('%') => plan(share(word).map_err(|why| Failure::Bad(why.into()))?),
            Some(name) => {
                let other = case.plan(&Wish::new(Ability::Count).by(Some(name)))?.solver;
                plan(0.0).confirmed_by(case, &other, self.units)
            }
        };
        if plan.manifest.units.as_ref().is_some_and(|list| list.count == 1) && !self.quiet {
            note(say!("cli-plan-one", solver = solver.name.to_string()));
        }
        let folder = Folder::create(Path::new(place), plan)?;
        if self.slurm {
            let monitor = progress::monitor();
            let expected = runs::expected_time(case, &solver, 0, self.time_limit, &monitor);
            slurm::write(&folder, case, &solver, expected.as_ref())?;
        }
        self.told(place, &folder);
        Ok(ExitStatus::Done)
    }

    /// Says what comes next.
    fn told(&self, place: &str, folder: &Folder) {
        let (jobs, last) = (folder.plan().jobs(), folder.plan().jobs() - 1);
        if self.json {
            let units = folder.plan().manifest.units.as_ref().map_or(0, |list| list.count);
            let manifest = &folder.plan().manifest;
            let object = serde_json::json!({
                "type": "plan", "puzzle": manifest.puzzle, "instance": manifest.name, "solver": manifest.solver,
                "jobs": jobs, "units": units, "run": place,
            });
            println!("{object}");
        } else if !self.quiet {
            let place = in_shell(place);
            note(say!("cli-plan-done", jobs = jobs, run = place.clone()));
            note(say!(
                "cli-next",
                command = match self.slurm {
                    true => format!("sh {place}/submit.sh"),
                    false =>
                        format!("seq 0 {last} | xargs -P 4 -n 1 backtrail shard {place}; backtrail collect {place}"),
                }
            ));
        }
    }
}

/// The memory that a job needs, in bytes.
fn memory(case: &Case, solver: &Arc<Solver>, depth: Option<usize>) -> u64 {
    /// What the program itself takes, and a walk.
    const LITTLE: u64 = 64 << 20;
    let units = case.units(solver, depth);
    let most =
        units.map_or(0, |units| (0..units.count()).step_by(64).map(|unit| units.tables(unit).bytes).max().unwrap_or(0));
    most + LITTLE
}
