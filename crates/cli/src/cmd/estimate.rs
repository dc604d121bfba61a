//! `backtrail estimate queens 20`: how large a search is, and how long each solver would take, before any of it is made.

use std::sync::Arc;
use std::time::{Duration, Instant};

use backtrail::{Text, text};
use clap::{Arg, ArgMatches, Args, Command, FromArgMatches};
use registry::{Ability, Case, Registry, Solver, Wish};
use runs::{Basis, Budget, Estimate, Expected, Interval, expected_time};
use serde_json::{Value, json};
use words::{decimal, grouped, say};

use super::plan::cpu_time;
use crate::args::{OutputArgs, instance, with_flags};
use crate::exit::{ExitStatus, Failure, note};
use crate::output::{self, Output, plain};
use crate::progress;

#[derive(Args)]
pub(super) struct EstimateArgs {
    /// The solver whose tree is estimated [default: the quickest that walks one]
    #[arg(long, value_name = "NAME")]
    solver: Option<String>,
    /// How long to look at the tree, and as long again at all solvers together
    #[arg(long, value_name = "TIME", default_value = "2s", value_parser = crate::args::time)]
    time_limit: Duration,
    /// Try about this many choices, and let nothing depend on the clock; the solvers are not timed then
    #[arg(long, value_name = "C", value_parser = crate::args::at_least_one::<u64>)]
    check_limit: Option<u64>,
    /// Write JSON objects: the estimate, and the expected time of each solver
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    output: OutputArgs,
}

pub(super) fn command(registry: &Registry) -> Command {
    instance::per_puzzle(registry, Command::new("estimate").about(say!("cli-about-estimate")), |command| {
        let command = with_flags::<EstimateArgs>(command, "estimate");
        // A puzzle may have a flag of this name for its solvers: then it is for both.
        let has_one = command.get_arguments().any(|arg| arg.get_id() == SEED);
        match has_one {
            true => command,
            false => command.arg(Arg::new(SEED).long(SEED).value_name("S").help(say!("cli-estimate-seed"))),
        }
    })
}

const SEED: &str = "seed";

fn given_seed(words: &ArgMatches) -> Result<u64, Failure> {
    let Some(word) = words.get_one::<String>(SEED) else { return Ok(0) };
    word.parse().map_err(|_| Failure::Bad(text!("cli-give-seed", word = word.clone())))
}

pub(super) fn run(registry: &Registry, matches: &ArgMatches) -> Result<ExitStatus, Failure> {
    let (name, words) = matches.subcommand().expect("clap requires a puzzle");
    let args = EstimateArgs::from_arg_matches(words)?;
    let case = instance::given_case(words, &registry.puzzle(name)?)?;
    let mut out = Output::open(args.output.output.as_deref())?;
    let monitor = progress::monitor();
    let start = Instant::now();
    let seed = given_seed(words)?;
    let tree = args.tree(&case, seed, &monitor)?;
    let times = match args.check_limit {
        Some(_) => Vec::new(),
        None => times(&case, seed, args.time_limit, &monitor),
    };
    if let Some((solver, guess)) = &tree {
        out.write(&match args.json {
            true => format!("{}\n", as_json(&case, solver, guess, start.elapsed())),
            false => plain(as_text(solver, guess), args.output.ascii),
        })?;
    }
    for (solver, expected) in &times {
        out.write(&match args.json {
            true => format!("{}\n", time_as_json(solver, expected)),
            false => plain(say(&time_as_text(solver, expected)) + "\n", args.output.ascii),
        })?;
    }
    out.finish()?;
    if monitor.is_cancelled() {
        return Ok(ExitStatus::Stopped);
    }
    if tree.is_none() && !args.output.quiet && !args.json {
        note(say!("cli-estimate-no-tree"));
    }
    Ok(ExitStatus::Done)
}

impl EstimateArgs {
    /// The tree of the solver that was asked for, or of the quickest that walks one.
    fn tree(
        &self,
        case: &Case,
        seed: u64,
        monitor: &backtrail::Monitor,
    ) -> Result<Option<(Arc<Solver>, Estimate)>, Failure> {
        let wish = Wish { walks: true, ..Wish::new(Ability::Trace) }.by(self.solver.as_deref());
        let solver = match case.plan(&wish) {
            Ok(plan) => plan.solver,
            Err(error) if self.solver.is_some() => return Err(error.into()),
            Err(_) => return Ok(None),
        };
        let budget = Budget { time: self.time_limit, checks: self.check_limit };
        let guess = runs::estimate(case, &solver, seed, budget, monitor);
        Ok(guess.map(|guess| (solver, guess)))
    }
}

/// The expected time of every solver that counts, the quickest first.
fn times(case: &Case, seed: u64, time: Duration, monitor: &backtrail::Monitor) -> Vec<(Arc<Solver>, Expected)> {
    let wish = Wish::new(Ability::Count);
    let able: Vec<&Arc<Solver>> =
        case.puzzle().solvers().iter().filter(|solver| case.admits(solver, &wish).is_ok()).collect();
    let each = time / able.len().max(1) as u32;
    let timed = |solver: &&Arc<Solver>| Some((Arc::clone(solver), expected_time(case, solver, seed, each, monitor)?));
    let mut times: Vec<_> = able.iter().filter_map(timed).collect();
    times.sort_by(|(_, one), (_, other)| one.seconds.total_cmp(&other.seconds));
    times
}

/// A number that is only about right, with as many digits as say something.
fn about(number: f64) -> String {
    match number {
        n if n < 1e6 => grouped(&format!("{n:.0}")),
        n if n < 1e15 => {
            let scale = 10_f64.powf(n.log10().floor() - 3.0);
            grouped(&format!("{:.0}", (n / scale).round() * scale))
        }
        n if n.is_finite() => format!("{n:.3e}"),
        _ => "∞".to_string(),
    }
}

/// "about 1,234,000 (1,200,000 to 1,270,000)".
fn spread(interval: &Interval, is_exact: bool) -> Text {
    let Interval { mean, low, high } = *interval;
    match is_exact {
        true => text!("cli-estimate-exact", n = grouped(&format!("{mean:.0}"))),
        false => text!("cli-estimate-about", n = about(mean), low = about(low), high = about(high)),
    }
}

fn as_text(solver: &Solver, guess: &Estimate) -> String {
    let rows = [
        ("cli-estimate-visits", Some(&guess.visits)),
        ("cli-estimate-checks", Some(&guess.checks)),
        ("cli-estimate-dead-ends", Some(&guess.dead_ends)),
        ("cli-estimate-solutions", Some(&guess.solutions).filter(|_| guess.met_solutions())),
    ];
    let mut lines = vec![match guess.is_exact {
        true => say!("cli-estimate-whole", solver = solver.name.to_string()),
        false => say!("cli-estimate-looks", solver = solver.name.to_string(), looks = guess.looks, width = guess.width),
    }];
    for (id, interval) in rows {
        let value = match interval {
            Some(interval) => spread(interval, guess.is_exact),
            None => text!("cli-estimate-none-met"),
        };
        lines.push(say!("cli-estimate-row", name = Text::id_only(id), value = value));
    }
    let profile: Vec<u64> = guess.profile.iter().map(|&visits| visits.round() as u64).collect();
    lines.join("\n") + "\n\n" + &render::histogram::text(&profile, output::width(), false) + "\n"
}

fn time_as_text(solver: &Solver, expected: &Expected) -> Text {
    let basis = match &expected.basis {
        Basis::Counted => text!("cli-estimate-counted"),
        Basis::Walked { visits } => text!("cli-estimate-walked", visits = about(*visits)),
        Basis::Sampled { units, of } => text!("cli-estimate-sampled", n = *units, of = *of),
        Basis::Share(share) | Basis::Device(share) => {
            text!("cli-estimate-share", share = decimal(share * 100.0, 2))
        }
    };
    text!("cli-estimate-time", solver = solver.name.to_string(), time = cpu_time(expected.seconds), basis = basis)
}

/// For programs; an end that is not known is null.
pub(super) fn interval(interval: &Interval) -> Value {
    let high = if interval.high.is_finite() { interval.high.into() } else { Value::Null };
    json!({ "mean": interval.mean, "low": interval.low, "high": high })
}

fn as_json(case: &Case, solver: &Solver, guess: &Estimate, took: Duration) -> Value {
    let mut object = json!({
        "type": "estimate",
        "puzzle": case.puzzle().name,
        "instance": case.word(),
        "solver": solver.name,
        "exact": guess.is_exact,
        "visits": interval(&guess.visits),
        "checks": interval(&guess.checks),
        "dead_ends": interval(&guess.dead_ends),
        "profile": guess.profile,
        "looks": guess.looks,
        "width": guess.width,
        "seconds": took.as_secs_f64(),
    });
    if guess.met_solutions() {
        object["solutions"] = interval(&guess.solutions);
    }
    object
}

fn time_as_json(solver: &Solver, expected: &Expected) -> Value {
    let basis = match &expected.basis {
        Basis::Counted => "counted",
        Basis::Walked { .. } => "walked",
        Basis::Sampled { .. } => "sampled",
        Basis::Share(_) => "share",
        Basis::Device(_) => "device",
    };
    json!({ "type": "expected", "solver": solver.name, "cpu_seconds": expected.seconds, "basis": basis })
}
