//! `backtrail explain sudoku PUZZLE`: solved as a person would, step by step, each with its reason.

use clap::{ArgMatches, Args, Command, FromArgMatches};
use puzzles::registry::{self, Ending, Explanation, Puzzle};
use render::solution::Look;

use crate::args::{OutputArgs, instance};
use crate::exit::{End, Failure};
use crate::output::{Output, plain};

#[derive(Args)]
struct ExplainArgs {
    /// Write one JSON object a line: steps, then how it ended
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    output: OutputArgs,
}

pub(super) fn command() -> Command {
    let about = "Solve by named human steps, and say the reason of each";
    let able = |puzzle: &dyn Puzzle| puzzle.explains();
    instance::per_puzzle_that(Command::new("explain").about(about), able, ExplainArgs::augment_args)
}

pub(super) fn run(matches: &ArgMatches) -> Result<End, Failure> {
    let (name, words) = matches.subcommand().expect("clap requires a puzzle");
    let args = ExplainArgs::from_arg_matches(words).map_err(|error| Failure::Bad(error.to_string()))?;
    let instance = instance::given_instance(words, registry::puzzle(name)?)?;
    let Explanation { steps, reached, end, ending } = instance.explain().expect("the puzzle says that it explains");
    let mut out = Output::open(args.output.output.as_deref())?;
    if args.json {
        for (number, (name, text)) in (1..).zip(&steps) {
            let line = serde_json::json!({ "type": "step", "number": number, "name": name, "text": text });
            out.write(&format!("{line}\n"))?;
        }
        let line = serde_json::json!({
            "type": "explanation", "steps": steps.len(), "solved": ending.solved(), "end": end,
            "reached": reached.as_ref().and_then(|reached| reached.word()),
        });
        out.write(&format!("{line}\n"))?;
    } else {
        for (number, (name, text)) in (1..).zip(&steps) {
            out.write(&plain(format!("{number:>3}. {name}: {text}\n"), args.output.ascii))?;
        }
        if let Some(reached) = reached {
            let look = Look::Board { ascii: args.output.ascii };
            out.compose(&|| false, |pen| render::solution::draw(&*reached, look, pen))?;
        }
        out.write(&plain(format!("{end}\n"), args.output.ascii))?;
    }
    out.flush()?;
    Ok(match ending {
        Ending::Solved | Ending::Stuck => End::Done,
        Ending::Impossible => End::None,
        Ending::GaveUp => End::Stopped,
    })
}
