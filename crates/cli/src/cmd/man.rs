//! `backtrail man`: the manual page, of the program or of one command.

use backtrail::text;
use clap::{Arg, ArgMatches, Command};
use clap_mangen::Man;

use registry::Registry;
use words::say;

use crate::exit::{ExitStatus, Failure};
use crate::output::Output;

pub(super) fn command() -> Command {
    Command::new("man")
        .about(say!("cli-about-man"))
        .after_help(say!("cli-for-example", command = "backtrail man | man -l -"))
        .arg(Arg::new("command").value_name("COMMAND").num_args(0..=2).help(say!("cli-man-command")))
}

pub(super) fn run(registry: &Registry, matches: &ArgMatches) -> Result<ExitStatus, Failure> {
    let mut page = super::command(registry, None);
    page.build();
    for word in matches.get_many::<String>("command").unwrap_or_default() {
        let missing = || Failure::Bad(text!("cli-no-command", word = word.clone()));
        page = page.find_subcommand(word).cloned().ok_or_else(missing)?;
    }
    let mut roff = Vec::new();
    Man::new(page).render(&mut roff).map_err(|error| Failure::io("write", "backtrail.1", &error))?;
    let mut out = Output::open(None)?;
    out.write(&String::from_utf8_lossy(&roff))?;
    out.flush()?;
    Ok(ExitStatus::Done)
}
