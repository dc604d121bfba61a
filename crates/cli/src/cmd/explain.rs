//! `backtrail explain sudoku PUZZLE`: solved as a person would, step by step, each with its reason; and
//! `backtrail explain queens 8 0,4`: what becomes of every next choice after these, and why.

mod choices;

use backtrail::Address;
use clap::{ArgMatches, Args, Command, FromArgMatches};
use registry::{Ability, Case, Ending, Entry, Explanation, Registry, Step};
use render::solution::Look;

use words::{english, say};

use crate::args::{OutputArgs, instance, with_flags};
use crate::exit::{ExitStatus, Failure};
use crate::output::{Output, plain};

#[derive(Args)]
pub(super) struct ExplainArgs {
    /// Say why each next choice is free or refused after these choices, such as 0,4
    #[arg(value_name = "CHOICES")]
    choices: Option<String>,
    /// The same at a node: the places of its choices among those offered, such as 0.4.7; '.' is the root
    #[arg(long, value_name = "NODE", conflicts_with = "choices")]
    under: Option<Address>,
    /// The solver whose choices they are [default: one that shows what it refuses]
    #[arg(long, value_name = "NAME")]
    solver: Option<String>,
    /// Write one JSON object per line: the steps or choices, then the result
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    output: OutputArgs,
}

pub(super) fn command(registry: &Registry) -> Command {
    let about = say!("cli-about-explain");
    let able = |puzzle: &Entry| puzzle.explains || puzzle.solvers().iter().any(|solver| solver.can(Ability::Trace));
    instance::per_puzzle_that(registry, Command::new("explain").about(about), able, |command| {
        with_flags::<ExplainArgs>(command, "explain")
    })
}

pub(super) fn run(registry: &Registry, matches: &ArgMatches) -> Result<ExitStatus, Failure> {
    let (name, words) = matches.subcommand().expect("clap requires a puzzle");
    let args = ExplainArgs::from_arg_matches(words)?;
    let case = instance::given_case(words, &registry.puzzle(name)?)?;
    let is_of_choices = args.choices.is_some() || args.under.is_some() || args.solver.is_some();
    if is_of_choices || !case.puzzle().explains { args.explain_choices(&case) } else { args.explain_steps(&case) }
}

impl ExplainArgs {
    /// Solves as a person would.
    fn explain_steps(&self, case: &Case) -> Result<ExitStatus, Failure> {
        let Explanation { steps, reached, end, ending } = case.explain().expect("the puzzle says that it explains");
        let mut out = Output::open(self.output.output.as_deref())?;
        if self.json {
            for (number, Step { name, text, .. }) in (1..).zip(&steps) {
                let line = serde_json::json!({ "type": "step", "number": number, "name": name, "text": english(text), "text_id": text.id() });
                out.write(&format!("{line}\n"))?;
            }
            let line = serde_json::json!({
                "type": "explanation", "steps": steps.len(), "solved": ending.solved(), "end": english(&end), "end_id": end.id(),
                "reached": reached.as_ref().and_then(|reached| reached.word()),
            });
            out.write(&format!("{line}\n"))?;
        } else {
            for (number, Step { called, text, .. }) in (1..).zip(&steps) {
                let line = format!("{number:>3}. {}: {}\n", say(called), say(text));
                out.write(&plain(line, self.output.ascii))?;
            }
            if let Some(reached) = reached {
                let look = Look::Board { ascii: self.output.ascii };
                out.compose(&|| false, |pen| render::solution::draw(&*reached, look, pen))?;
            }
            out.write(&plain(format!("{}\n", say(&end)), self.output.ascii))?;
        }
        out.finish()?;
        Ok(match ending {
            Ending::Solved | Ending::Stuck => ExitStatus::Done,
            Ending::Impossible => ExitStatus::NoSolution,
            Ending::GaveUp => ExitStatus::Stopped,
        })
    }
}
