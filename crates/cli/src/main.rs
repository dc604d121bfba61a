//! The binary `backtrail`: parses the words, hands over to a command, and turns its end into an exit code.

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

use std::process::ExitCode;

fn main() -> ExitCode {
    let matches = match cmd::command().try_get_matches() {
        Ok(matches) => matches,
        Err(error) => return exit::usage(&error),
    };
    match cmd::run(&matches) {
        Ok(end) => ExitCode::from(end.code()),
        Err(failure) => failure.report(),
    }
}
