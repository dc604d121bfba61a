//! The words that give an instance: taken from what each puzzle says of itself.

use clap::{Arg, ArgAction, ArgMatches, Command};
use puzzles::registry::{self, Error, Flag, Flags, Instance, PUZZLES, Puzzle};

use crate::exit::Failure;
use crate::input::{Input, Stream, is_file_name};

const WORD: &str = "instance";

/// A command with one sub-command for each puzzle, which takes an instance and what `more` adds.
pub(crate) fn per_puzzle(command: Command, more: impl Fn(Command) -> Command) -> Command {
    per_puzzle_that(command, |_| true, more)
}

/// The same with those puzzles only that are `able` to.
pub(crate) fn per_puzzle_that(
    command: Command,
    able: impl Fn(&dyn Puzzle) -> bool,
    more: impl Fn(Command) -> Command,
) -> Command {
    let puzzles = PUZZLES.iter().filter(|puzzle| able(**puzzle));
    let about = command.get_about().map(ToString::to_string).unwrap_or_default();
    let puzzles = puzzles
        .map(|puzzle| more(with_instance(named(*puzzle), *puzzle)).about(format!("{about}: {}", puzzle.about())));
    command.subcommand_required(true).arg_required_else_help(true).subcommands(puzzles)
}

/// The same for commands that take several instances: `4..12`.
pub(crate) fn per_puzzle_range(command: Command, more: impl Fn(Command) -> Command) -> Command {
    let puzzles = PUZZLES.iter().map(|puzzle| {
        let (name, help) = puzzle.range_word();
        let command = with_flags(named(*puzzle).arg(word(*puzzle, name, help)), *puzzle);
        more(command).about(puzzle.about())
    });
    command.subcommand_required(true).arg_required_else_help(true).subcommands(puzzles)
}

/// A command for each puzzle, with the words of a solution to check.
pub(crate) fn per_checker(command: Command) -> Command {
    let puzzles = PUZZLES.iter().map(|puzzle| {
        let (name, help) = puzzle.check_word();
        // A placement may begin with an empty column: -,3,0,2.
        let word = Arg::new(WORD).value_name(name).help(help).required(true).allow_hyphen_values(true);
        named(*puzzle).arg(word).args(puzzle.check_options().iter().map(flag))
    });
    command.subcommand_required(true).arg_required_else_help(true).subcommands(puzzles)
}

fn named(puzzle: &dyn Puzzle) -> Command {
    Command::new(puzzle.name()).about(puzzle.about()).arg_required_else_help(true)
}

/// Adds the words of an instance.
pub(crate) fn with_instance(command: Command, puzzle: &dyn Puzzle) -> Command {
    with_flags(with_word(command, puzzle), puzzle)
}

/// Adds what else may be said of an instance.
fn with_flags(command: Command, puzzle: &dyn Puzzle) -> Command {
    command.args(puzzle.word_flag().into_iter().chain(puzzle.options()).map(flag))
}

/// Adds the word alone, without what else may be said of an instance.
pub(crate) fn with_word(command: Command, puzzle: &dyn Puzzle) -> Command {
    let (name, help) = puzzle.instance_word();
    command.arg(word(puzzle, name, help))
}

fn word(puzzle: &dyn Puzzle, name: &'static str, help: &'static str) -> Arg {
    // A word with a minus reaches the puzzle's own parser, which knows what to say of it.
    let word = Arg::new(WORD).value_name(name).help(help).allow_negative_numbers(true);
    match puzzle.word_flag() {
        Some(flag) => word.required_unless_present(flag.name).conflicts_with(flag.name),
        None => word.required(true),
    }
}

/// A flag as the command line takes it.
pub(crate) fn flag(flag: &Flag) -> Arg {
    let arg = Arg::new(flag.name).help(flag.help);
    let mut letters = flag.name.chars();
    let arg = match (letters.next(), letters.next()) {
        // Who types two dashes means the same.
        (Some(letter), None) => arg.short(letter).alias(flag.name),
        _ => arg.long(flag.name),
    };
    match flag.value {
        // A square above the board, -1,0, is no number; the puzzle knows what to say of it.
        Some(value) if value.contains(',') => arg.value_name(value).allow_hyphen_values(true),
        Some(value) => arg.value_name(value).allow_negative_numbers(true),
        None => arg.action(ArgAction::SetTrue),
    }
}

/// A flag with its value, as a person types it.
pub(crate) fn typed(flag: &str) -> String {
    let name = flag.split(' ').next().unwrap_or_default();
    format!("{}{flag}", if name.len() == 1 { "-" } else { "--" })
}

/// The word that was given.
pub(crate) fn given_word<'a>(matches: &'a ArgMatches, puzzle: &dyn Puzzle) -> &'a str {
    let word = matches.get_one::<String>(WORD);
    word.or_else(|| matches.get_one(puzzle.word_flag()?.name)).map_or("", String::as_str)
}

/// The flags that were given, with what is in the files that they name.
pub(crate) fn given_flags(matches: &ArgMatches, puzzle: &dyn Puzzle, known: &[Flag]) -> Result<Flags, Failure> {
    let mut flags = Flags::default();
    for flag in known {
        match flag.value {
            Some(_) => {
                let Some(value) = matches.get_one::<String>(flag.name) else { continue };
                if !puzzle.text_flags().contains(&flag.name) {
                    flags.give(flag.name, Some(value));
                    continue;
                }
                match Input::open(value)? {
                    Input::Word(word) => match no_file(&word) {
                        Some(failure) => return Err(failure),
                        None => flags.give(flag.name, Some(&word)),
                    },
                    Input::Stream(stream) => flags.give(flag.name, Some(&stream.text(LONGEST_FLAG)?.0)),
                }
            }
            None if matches.get_flag(flag.name) => flags.give(flag.name, None),
            None => {}
        }
    }
    Ok(flags)
}

/// The instance that was given.
pub(crate) fn given_instance(matches: &ArgMatches, puzzle: &dyn Puzzle) -> Result<Box<dyn Instance>, Failure> {
    let flags = given_flags(matches, puzzle, puzzle.options())?;
    let word = given_word(matches, puzzle);
    if puzzle.is_text()
        && let Input::Stream(stream) = Input::open(word)?
    {
        let name = stream.name.clone();
        let mut reader = stream.buffered();
        if let Some(posed) = puzzle.pose_stream(word, &mut reader, &flags) {
            return posed.map_err(|error| Failure::Bad(format!("{name}: {error}")));
        }
    }
    with_text(word, puzzle, |text| puzzle.pose(text, &flags))
}

/// The instances that were given.
pub(crate) fn given_range(matches: &ArgMatches, puzzle: &dyn Puzzle) -> Result<Vec<Box<dyn Instance>>, Failure> {
    let flags = given_flags(matches, puzzle, puzzle.options())?;
    with_text(given_word(matches, puzzle), puzzle, |text| puzzle.pose_range(text, &flags))
}

/// No instance is longer that is held as a text.
pub(crate) const LONGEST: u64 = 16 << 20;
/// No value of a flag is longer.
const LONGEST_FLAG: u64 = 2 << 30;

/// Reads an instance from a word, or from what it names if that may be.
pub(crate) fn with_text<T>(
    word: &str,
    puzzle: &dyn Puzzle,
    read: impl FnOnce(&str) -> Result<T, Error>,
) -> Result<T, Failure> {
    if !puzzle.is_text() {
        return Ok(read(word)?);
    }
    match Input::open(word)? {
        Input::Word(word) => read(&word).map_err(|error| {
            let no = no_file(&word).or_else(|| no_tool(&word, puzzle));
            no.unwrap_or_else(|| Failure::Bad(error.in_line()))
        }),
        Input::Stream(stream) => in_stream(stream, read),
    }
}

/// Reads an instance from a stream.
pub(crate) fn in_stream<T>(stream: Stream, read: impl FnOnce(&str) -> Result<T, Error>) -> Result<T, Failure> {
    let (text, from) = stream.text(LONGEST)?;
    read(&text).map_err(|error| Failure::Bad(format!("{from}{error}")))
}

/// What to say of a word that can only be the name of a file.
pub(crate) fn no_file(word: &str) -> Option<Failure> {
    is_file_name(word).then(|| Failure::Bad(format!("there is no file '{word}'")))
}

/// What to say of a word that can only be a mistyped tool.
fn no_tool(word: &str, puzzle: &dyn Puzzle) -> Option<Failure> {
    let letters = word.len() > 1 && word.bytes().all(|byte| byte.is_ascii_lowercase());
    let tool = registry::nearest_tool(puzzle, word).filter(|_| letters)?;
    Some(Failure::Bad(format!("'{word}' is no {}, no file and no tool; the nearest tool is '{tool}'", puzzle.name())))
}
