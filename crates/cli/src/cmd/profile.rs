//! `backtrail profile queens 8`: how the visits spread over the depths.

use std::time::Instant;

use backtrail::Status;
use clap::{ArgMatches, Args, Command, FromArgMatches, ValueEnum};
use puzzles::registry::{self, Ability, Question};

use crate::args::{OutputArgs, SearchArgs, instance};
use crate::exit::{End, Failure, note};
use crate::output::{self, Output, plain};
use crate::progress::{self, Show};
use crate::record::{About, Record};
use crate::summary;

#[derive(Args)]
struct ProfileArgs {
    /// Stop at the first solution
    #[arg(long)]
    first: bool,
    #[command(flatten)]
    search: SearchArgs,
    /// How the histogram is written
    #[arg(long, value_enum, default_value = "text")]
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
    /// The outcome as one JSON object
    Json,
}

pub(super) fn command() -> Command {
    let about = "Show how the visits of a search spread over the depths";
    instance::per_puzzle(Command::new("profile").about(about), ProfileArgs::augment_args)
}

pub(super) fn run(matches: &ArgMatches) -> Result<End, Failure> {
    let (name, words) = matches.subcommand().expect("clap requires a puzzle");
    let args = ProfileArgs::from_arg_matches(words).map_err(|error| Failure::Bad(error.to_string()))?;
    let format = if args.json { Format::Json } else { args.format };
    let instance = instance::given_instance(words, registry::puzzle(name)?)?;
    let question = if args.first { Question::First } else { Question::Count };
    let walker = args.search.solver.as_deref().or_else(|| registry::walker(&*instance));
    let solver = registry::choose(&*instance, walker, Ability::Trace)?;

    let mut out = Output::open(args.output.output.as_deref())?;
    let monitor = progress::monitor();
    let request = args.search.request(question, None, &monitor);
    let show = if args.output.quiet { Show::No } else { Show::Bar("visits") };
    let start = Instant::now();
    let outcome = progress::during(&monitor, &show, || instance.solve(solver, &request, &mut registry::ignore));
    let took = start.elapsed();

    let profile = outcome.stats.profile.as_deref().unwrap_or_default();
    let text = match format {
        Format::Text => render::histogram::text(profile, output::width(), args.output.ascii),
        Format::Svg => {
            let until = match outcome.status {
                Status::Stopped(limit) => format!("stopped by {limit}"),
                _ if args.first => "to the first solution".to_string(),
                _ => "all solutions".to_string(),
            };
            render::histogram::svg(
                profile,
                &format!("{}, {until}: visits per depth ({})", instance.title(), solver.name),
            )
        }
        Format::Json => {
            let threads = args.search.threads();
            let about = About {
                instance: &*instance,
                question,
                solver: solver.name,
                threads,
                seconds: took.as_secs_f64(),
                share: monitor.progress().share,
                reason: instance.ruled_out().filter(|_| outcome.solutions == 0),
                findings: &request.findings.all(),
            };
            Record::outcome(&outcome, &about).line()
        }
    };
    out.write(&text)?;
    out.flush()?;
    if !args.output.quiet && format != Format::Json {
        note(plain(summary::line(&outcome, solver.name, took, monitor.progress().share), args.output.ascii));
    }
    Ok(match End::of(&outcome, false) {
        End::None => End::Done, // a profile was asked for, and there it is
        end => end,
    })
}
