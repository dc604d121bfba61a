//! `backtrail explain sudoku PUZZLE`: solved as a person would, step by step, each with its reason.

use clap::{ArgMatches, Args, Command, FromArgMatches};
use registry::{Ending, Entry, Explanation, Registry};
use render::solution::Look;

use words::{english, say};

use crate::args::{OutputArgs, instance, with_flags};
use crate::exit::{ExitStatus, Failure};
use crate::output::{Output, plain};

#[derive(Args)]
pub(super) struct ExplainArgs {
    /// Write one JSON object per line: the steps, then the result
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    output: OutputArgs,
}

pub(super) fn command(registry: &Registry) -> Command {
    let about = say!("cli-about-explain");
    let able = |puzzle: &Entry| puzzle.explains;
    instance::per_puzzle_that(registry, Command::new("explain").about(about), able, |command| {
        with_flags::<ExplainArgs>(command, "explain")
    })
}

pub(super) fn run(registry: &Registry, matches: &ArgMatches) -> Result<ExitStatus, Failure> {
    let (name, words) = matches.subcommand().expect("clap requires a puzzle");
    let args = ExplainArgs::from_arg_matches(words)?;
    let case = instance::given_case(words, &registry.puzzle(name)?)?;
    let Explanation { steps, reached, end, ending } = case.explain().expect("the puzzle says that it explains");
    let mut out = Output::open(args.output.output.as_deref())?;
    if args.json {
        for (number, (name, text)) in (1..).zip(&steps) {
            let line = serde_json::json!({ "type": "step", "number": number, "name": name, "text": english(text), "text_id": text.id() });
            out.write(&format!("{line}\n"))?;
        }
        let line = serde_json::json!({
            "type": "explanation", "steps": steps.len(), "solved": ending.solved(), "end": english(&end), "end_id": end.id(),
            "reached": reached.as_ref().and_then(|reached| reached.word()),
        });
        out.write(&format!("{line}\n"))?;
    } else {
        for (number, (name, text)) in (1..).zip(&steps) {
            out.write(&plain(format!("{number:>3}. {name}: {}\n", say(text)), args.output.ascii))?;
        }
        if let Some(reached) = reached {
            let look = Look::Board { ascii: args.output.ascii };
            out.compose(&|| false, |pen| render::solution::draw(&*reached, look, pen))?;
        }
        out.write(&plain(format!("{}\n", say(&end)), args.output.ascii))?;
    }
    out.flush()?;
    Ok(match ending {
        Ending::Solved | Ending::Stuck => ExitStatus::Done,
        Ending::Impossible => ExitStatus::NoSolution,
        Ending::GaveUp => ExitStatus::Stopped,
    })
}
