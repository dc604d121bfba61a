//! `backtrail resume FILE`: goes on with a run where its ledger says.

use backtrail::text;
use clap::{ArgMatches, Args, Command, FromArgMatches};
use registry::Registry;
use words::say;

use super::solve::SolveArgs;
use super::solve::kept::Kept;
use crate::args::{OutputArgs, SpendArgs, with_flags};
use crate::exit::{ExitStatus, Failure};

#[derive(Args)]
pub(super) struct ResumeArgs {
    /// The ledger of the run
    #[arg(value_name = "FILE")]
    ledger: String,
    #[command(flatten)]
    spend: SpendArgs,
    /// Write one JSON object per line; what the run itself writes as JSON stays so
    #[arg(long)]
    json: bool,
    /// Print every counter
    #[arg(short, long)]
    stats: bool,
    #[command(flatten)]
    output: OutputArgs,
}

pub(super) fn command() -> Command {
    let command = with_flags::<ResumeArgs>(Command::new("resume").arg_required_else_help(true), "resume");
    command.about(say!("cli-about-resume"))
}

pub(super) fn run(registry: &Registry, matches: &ArgMatches) -> Result<ExitStatus, Failure> {
    let ResumeArgs { ledger, spend, json, stats, output } = ResumeArgs::from_arg_matches(matches)?;
    let given = output.output.clone();
    let args = SolveArgs::resuming(spend, json, stats, output);
    let (case, args, kept) = Kept::resume(&ledger, registry, args)?;
    if let (Some(given), Some(file)) = (given, kept.file()) {
        return Err(Failure::Bad(text!("cli-resume-output", given = given, file = file)));
    }
    args.answer(&case, None, Some(&kept))
}
