//! `backtrail ladder queens 8`: the ladder of search spaces, down to what a search visits.

use std::time::Duration;

use backtrail::{Limits, Status, text};
use clap::{ArgMatches, Args, Command, FromArgMatches, ValueEnum};
use registry::{Ability, Question, Registry, Request, Wish};
use render::ladder::{self, Step};
use words::{english, say};

use crate::args::{OutputArgs, instance, with_flags};
use crate::exit::{ExitStatus, Failure};
use crate::output::{self, Output};
use crate::progress::{self, Show};
use crate::record::exact;

#[derive(Args)]
pub(super) struct LadderArgs {
    /// The solver whose visits are counted [default: the textbook's]
    #[arg(long, value_name = "NAME")]
    solver: Option<String>,
    /// Stop each of the two searches after this time, such as 10s or 5min
    #[arg(long, value_name = "TIME", default_value = "10s", value_parser = crate::args::time)]
    time_limit: Duration,
    /// How the ladder is written
    #[arg(long, value_enum, ignore_case = true, default_value = "text")]
    format: Format,
    /// The same as --format json
    #[arg(long, conflicts_with = "format")]
    json: bool,
    #[command(flatten)]
    output: OutputArgs,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    /// Bars in the terminal
    Text,
    /// A picture to open in a browser
    Svg,
    /// One JSON object a line
    Json,
}

pub(super) fn command(registry: &Registry) -> Command {
    let about = say!("cli-about-ladder");
    let able = |puzzle: &registry::Entry| puzzle.solvers().iter().any(|solver| solver.can(Ability::Trace));
    instance::per_puzzle_that(registry, Command::new("ladder").about(about), able, |command| {
        with_flags::<LadderArgs>(command, "ladder")
    })
}

pub(super) fn run(registry: &Registry, matches: &ArgMatches) -> Result<ExitStatus, Failure> {
    let (name, words) = matches.subcommand().expect("clap requires a puzzle");
    let args = LadderArgs::from_arg_matches(words)?;
    let format = if args.json { Format::Json } else { args.format };
    let case = instance::given_case(words, &registry.puzzle(name)?)?;
    let mut rungs = case.rungs();
    if rungs.is_empty() {
        return Err(Failure::Bad(text!("cli-no-ladder", title = case.title())));
    }
    rungs.sort_by(|one, other| other.count.cmp(&one.count));
    let solver = case.plan(&Wish::new(Ability::Trace).by(args.solver.as_deref()))?.solver;

    let mut out = Output::open(args.output.output.as_deref())?;
    let monitor = progress::monitor();
    let show = if args.output.quiet { Show::No } else { Show::Bar("visits") };
    let mut steps: Vec<Step> = rungs.iter().map(Step::from).collect();
    for question in [Question::Count, Question::First] {
        let limits = Limits { time: Some(args.time_limit), ..Limits::default() };
        let request = Request { limits, monitor: monitor.clone(), ..Request::new(question) };
        let outcome = progress::during(&monitor, &show, || case.solve(&solver, &request, &mut registry::ignore));
        let is_stopped = matches!(outcome.status, Status::Stopped(_));
        let is_first = question == Question::First;
        // Where there is none, the search for the first is the search for all.
        if let Some(visits) = outcome.stats.visits.filter(|_| !is_first || !outcome.solutions.is_zero() || is_stopped) {
            steps.push(ladder::visited(&solver.name, is_first, visits, is_stopped));
        }
    }
    let text = match format {
        Format::Text => ladder::text(&steps, output::width(), args.output.ascii),
        Format::Svg => ladder::svg(&steps, &say!("cli-ladder-title", title = case.title())),
        Format::Json => {
            let rungs = rungs.iter().map(|rung| {
                let (what, id, count) = (english(&rung.what), rung.what.id(), exact(&rung.count));
                serde_json::json!({ "type": "rung", "what": what, "what_id": id, "formula": rung.formula, "count": count })
            });
            let measured = steps.iter().filter(|step| step.is_measured).zip(["all", "first"]).map(|(step, question)| {
                let (count, solver) = (exact(&step.count), &*solver.name);
                serde_json::json!({ "type": "rung", "what": "visits", "solver": solver, "question": question, "count": count, "stopped": step.is_stopped })
            });
            rungs.chain(measured).map(|line| format!("{line}\n")).collect()
        }
    };
    out.write(&text)?;
    out.flush()?;
    let is_stopped = steps.iter().any(|step| step.is_stopped);
    Ok(if is_stopped { ExitStatus::Stopped } else { ExitStatus::Done })
}
