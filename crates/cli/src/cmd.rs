//! The commands, each a file.

mod check;
mod compare;
mod completions;
mod explain;
mod man;
mod profile;
mod serve;
mod solve;
mod solvers;
mod tool;
mod tree;
mod watch;

use clap::{ArgMatches, Command};
use puzzles::registry::{self, PUZZLES};

use crate::args::instance;
use crate::exit::{End, Failure};

const EXIT_CODES: &str = "Exit codes:\n  0  found or finished\n  1  proved that there is none; for check, a conflict\n  \
     2  bad usage or input\n  3  stopped by a limit or a signal, with what was found so far";

/// All of the command line.
pub(crate) fn command() -> Command {
    let solvers = PUZZLES.iter().map(|puzzle| {
        let named = Command::new(puzzle.name()).arg_required_else_help(true);
        let command = solve::command(instance::with_instance(named, *puzzle), *puzzle);
        let command = command.about(format!("Solve {}", puzzle.about())).subcommands(tool::commands(*puzzle));
        command
            .args_conflicts_with_subcommands(true)
            .subcommand_negates_reqs(true)
            .subcommand_help_heading("Tools")
            .disable_help_subcommand(true)
    });
    Command::new("backtrail")
        .version(env!("CARGO_PKG_VERSION"))
        .about("A backtracking workbench: solve a puzzle every way, count, compare and draw the search")
        .after_help(format!("Try: backtrail queens 8\n\n{EXIT_CODES}"))
        .subcommand_required(true)
        .arg_required_else_help(true)
        .infer_long_args(false)
        .subcommands(solvers)
        .subcommand(check::command())
        .subcommand(compare::command())
        .subcommand(explain::command())
        .subcommand(profile::command())
        .subcommand(tree::command())
        .subcommand(watch::command())
        .subcommand(serve::command())
        .subcommand(solvers::command())
        .subcommand(completions::command())
        .subcommand(man::command())
}

/// Hands over to the command that was given.
pub(crate) fn run(matches: &ArgMatches) -> Result<End, Failure> {
    let (name, words) = matches.subcommand().expect("clap requires a command");
    match name {
        "check" => check::run(words),
        "compare" => compare::run(words),
        "explain" => explain::run(words),
        "profile" => profile::run(words),
        "tree" => tree::run(words),
        "watch" => watch::run(words),
        "serve" => serve::run(words),
        "solvers" => solvers::run(words),
        "completions" => completions::run(words),
        "man" => man::run(words),
        puzzle => {
            let puzzle = registry::puzzle(puzzle)?;
            match words.subcommand() {
                Some((tool, words)) => tool::run(tool, words, puzzle),
                None => solve::run(words, puzzle),
            }
        }
    }
}
