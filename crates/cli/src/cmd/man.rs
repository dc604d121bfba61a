//! `backtrail man`: the manual page, of the program or of one command.

use clap::{Arg, ArgMatches, Command};
use clap_mangen::Man;

use registry::Registry;

use crate::exit::{End, Failure};
use crate::output::Output;

pub(super) fn command() -> Command {
    Command::new("man").about("Print the manual page").after_help("For example: backtrail man | man -l -").arg(
        Arg::new("command")
            .value_name("COMMAND")
            .num_args(0..=2)
            .help("The page of this command, such as 'tree queens'"),
    )
}

pub(super) fn run(registry: &Registry, matches: &ArgMatches) -> Result<End, Failure> {
    let mut page = super::command(registry);
    page.build();
    for word in matches.get_many::<String>("command").unwrap_or_default() {
        let missing = || Failure::Bad(format!("there is no command '{word}'; backtrail --help lists them"));
        page = page.find_subcommand(word).cloned().ok_or_else(missing)?;
    }
    let mut roff = Vec::new();
    Man::new(page).render(&mut roff).map_err(|error| Failure::io("write", "the page", &error))?;
    let mut out = Output::open(None)?;
    out.write(&String::from_utf8_lossy(&roff))?;
    out.flush()?;
    Ok(End::Done)
}
