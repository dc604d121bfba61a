//! The command line of Backtrail, for any registry of puzzles.
//!
//! A program with puzzles of its own has all of it in three lines: make a registry, add them, and hand it to [`run`].

mod args;
mod cmd;
mod collection;
mod exit;
mod input;
mod output;
mod pieces;
mod progress;
mod record;
mod summary;

use std::ffi::OsString;
use std::process::ExitCode;

use registry::Registry;

/// Parses the arguments, of which the first is the name of the program, hands over to a command, and turns its end into an exit
/// code.
pub fn run<A: Into<OsString> + Clone>(registry: &Registry, arguments: impl IntoIterator<Item = A>) -> ExitCode {
    let matches = match cmd::command(registry).try_get_matches_from(arguments) {
        Ok(matches) => matches,
        Err(error) => return exit::usage(&error),
    };
    match cmd::run(registry, &matches) {
        Ok(end) => ExitCode::from(end.code()),
        Err(failure) => failure.report(),
    }
}
