//! The words that give an instance: taken from what each puzzle says of itself.

use clap::{Arg, ArgAction, ArgMatches, Command};
use puzzles::registry::{Flag, Flags, Instance, PUZZLES, Puzzle};

use crate::exit::Failure;

const WORD: &str = "instance";

/// A command with one sub-command for each puzzle, which takes an instance and what `more` adds.
pub(crate) fn per_puzzle(command: Command, more: impl Fn(Command) -> Command) -> Command {
    let puzzles = PUZZLES.iter().map(|puzzle| more(with_instance(named(*puzzle), *puzzle)).about(puzzle.about()));
    command.subcommand_required(true).arg_required_else_help(true).subcommands(puzzles)
}

/// The same for commands that take several instances: `4..12`.
pub(crate) fn per_puzzle_range(command: Command, more: impl Fn(Command) -> Command) -> Command {
    let puzzles = PUZZLES.iter().map(|puzzle| {
        let (name, help) = puzzle.range_word();
        more(named(*puzzle).arg(word(name, help)).args(puzzle.options().iter().map(flag))).about(puzzle.about())
    });
    command.subcommand_required(true).arg_required_else_help(true).subcommands(puzzles)
}

/// A command for each puzzle, with the words of a solution to check.
pub(crate) fn per_checker(command: Command) -> Command {
    let puzzles = PUZZLES.iter().map(|puzzle| {
        let (name, help) = puzzle.check_word();
        // A placement may begin with an empty column: -,3,0,2.
        named(*puzzle).arg(word(name, help).allow_hyphen_values(true)).args(puzzle.check_options().iter().map(flag))
    });
    command.subcommand_required(true).arg_required_else_help(true).subcommands(puzzles)
}

fn named(puzzle: &dyn Puzzle) -> Command {
    Command::new(puzzle.name()).about(puzzle.about()).arg_required_else_help(true)
}

/// Adds the words of an instance.
pub(crate) fn with_instance(command: Command, puzzle: &dyn Puzzle) -> Command {
    let (name, help) = puzzle.instance_word();
    command.arg(word(name, help)).args(puzzle.options().iter().map(flag))
}

fn word(name: &'static str, help: &'static str) -> Arg {
    // A word with a minus reaches the puzzle's own parser, which knows what to say of it.
    Arg::new(WORD).value_name(name).help(help).required(true).allow_negative_numbers(true)
}

fn flag(flag: &Flag) -> Arg {
    let arg = Arg::new(flag.name).long(flag.name).help(flag.help);
    match flag.value {
        Some(value) => arg.value_name(value),
        None => arg.action(ArgAction::SetTrue),
    }
}

/// The word that was given.
pub(crate) fn given_word(matches: &ArgMatches) -> &str {
    matches.get_one::<String>(WORD).map_or("", String::as_str)
}

/// The flags that were given.
pub(crate) fn given_flags(matches: &ArgMatches, known: &[Flag]) -> Flags {
    let mut flags = Flags::default();
    for flag in known {
        match flag.value {
            Some(_) => {
                if let Some(value) = matches.get_one::<String>(flag.name) {
                    flags.give(flag.name, Some(value));
                }
            }
            None if matches.get_flag(flag.name) => flags.give(flag.name, None),
            None => {}
        }
    }
    flags
}

/// The instance that was given.
pub(crate) fn given_instance(matches: &ArgMatches, puzzle: &dyn Puzzle) -> Result<Box<dyn Instance>, Failure> {
    Ok(puzzle.pose(given_word(matches), &given_flags(matches, puzzle.options()))?)
}
