//! `backtrail completions bash`: completions for a shell.

use clap::{Arg, ArgMatches, Command, value_parser};
use clap_complete::Shell;

use registry::Registry;
use words::say;

use crate::exit::{ExitStatus, Failure};
use crate::output::Output;

const EXAMPLE: &str = "backtrail completions bash > ~/.local/share/bash-completion/completions/backtrail";

pub(super) fn command() -> Command {
    Command::new("completions")
        .about(say!("cli-about-completions"))
        .after_help(say!("cli-for-example", command = EXAMPLE))
        .arg(Arg::new("shell").value_name("SHELL").required(true).value_parser(value_parser!(Shell)))
}

pub(super) fn run(registry: &Registry, matches: &ArgMatches) -> Result<ExitStatus, Failure> {
    let shell = *matches.get_one::<Shell>("shell").expect("clap requires a shell");
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut super::command(registry, None), "backtrail", &mut script);
    let mut out = Output::open(None)?;
    out.write(&String::from_utf8_lossy(&script))?;
    out.flush()?;
    Ok(ExitStatus::Done)
}
