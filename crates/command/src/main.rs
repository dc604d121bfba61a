//! The binary `backtrail`: the command line with the puzzles that are built in.

use std::process::ExitCode;

fn main() -> ExitCode {
    cli::run(&builtin::registry(), std::env::args_os())
}
