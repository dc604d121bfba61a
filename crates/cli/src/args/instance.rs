//! The words that give an instance: taken from what each puzzle says of itself.

use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, Command};
use std::io;
use std::sync::Arc;

use backtrail::text;
use registry::{Ability, Bounds, Case, Entry, Error, Flag, FlagKind, Flags, Operand, OwnQuestion, Registry};
use words::say;

use crate::exit::Failure;
use crate::input::{Input, Stream, is_file_name};
use crate::output::tell;

const WORD: &str = "instance";

/// The solution to check, where the word before it is the instance.
const SECOND: &str = "second";

/// A command with one sub-command for each puzzle, which takes an instance and what `more` adds.
pub(crate) fn per_puzzle(registry: &Registry, command: Command, more: impl Fn(Command) -> Command) -> Command {
    per_puzzle_that(registry, command, |_| true, more)
}

/// The same with those puzzles only that are `able` to.
pub(crate) fn per_puzzle_that(
    registry: &Registry,
    command: Command,
    able: impl Fn(&Entry) -> bool,
    more: impl Fn(Command) -> Command,
) -> Command {
    let puzzles = registry.puzzles().iter().filter(|puzzle| able(puzzle));
    let about = command.get_about().map(ToString::to_string).unwrap_or_default();
    let told = |puzzle: &Entry| say!("cli-about-of", about = about.clone(), puzzle = puzzle.about.clone());
    let puzzles = puzzles.map(|puzzle| more(with_instance(named(puzzle), puzzle)).about(told(puzzle)));
    command.subcommand_required(true).arg_required_else_help(true).subcommands(puzzles)
}

/// The same for commands that take several instances: `4..12`.
pub(crate) fn per_puzzle_range(registry: &Registry, command: Command, more: impl Fn(Command) -> Command) -> Command {
    let puzzles = registry.puzzles().iter().map(|puzzle| {
        let range = puzzle.range.as_ref().unwrap_or(&puzzle.instance);
        let command = with_flags(named(puzzle).arg(word(puzzle, range)), puzzle);
        more(command).about(say(&puzzle.about))
    });
    command.subcommand_required(true).arg_required_else_help(true).subcommands(puzzles)
}

/// A command for each puzzle, with the words of a solution to check.
pub(crate) fn per_checker(registry: &Registry, command: Command) -> Command {
    let puzzles = registry.puzzles().iter().filter_map(|puzzle| {
        let solution = puzzle.solution.as_ref()?;
        // A placement may begin with an empty column: -,3,0,2.
        let word = Arg::new(WORD).value_name(solution.name.clone()).help(say(&solution.help)).required(true);
        // The instance may stand before the solution; help tells the flag, which says the same.
        let second = Arg::new(SECOND).hide(true).allow_hyphen_values(true);
        let second = puzzle.check_instance.map(|_| second);
        let command = named(puzzle).arg(word.allow_hyphen_values(true)).args(second);
        Some(command.args(puzzle.check_flags.iter().map(flag)))
    });
    command.subcommand_required(true).arg_required_else_help(true).subcommands(puzzles)
}

fn named(puzzle: &Entry) -> Command {
    let named = Command::new(puzzle.name.clone()).aliases(&puzzle.aliases);
    named.about(say(&puzzle.about)).arg_required_else_help(true)
}

/// Adds the words of an instance.
pub(crate) fn with_instance(command: Command, puzzle: &Entry) -> Command {
    with_flags(with_word(command, puzzle), puzzle)
}

/// Adds what else may be said of an instance.
fn with_flags(command: Command, puzzle: &Entry) -> Command {
    let command = command.args(puzzle.word_flag.iter().chain(&puzzle.flags).map(flag));
    let own = |question: &OwnQuestion| {
        let arg = Arg::new(question.name.clone()).long(question.name.clone()).help(say(&question.help));
        arg.action(ArgAction::SetTrue)
    };
    command.args(puzzle.questions.iter().map(own))
}

/// Adds the word alone, without what else may be said of an instance.
pub(crate) fn with_word(command: Command, puzzle: &Entry) -> Command {
    command.arg(word(puzzle, &puzzle.instance))
}

fn word(puzzle: &Entry, operand: &Operand) -> Arg {
    // A word with a minus reaches the puzzle's own parser, which knows what to say of it.
    let word = Arg::new(WORD).value_name(operand.name.clone()).help(say(&operand.help)).allow_negative_numbers(true);
    match &puzzle.word_flag {
        Some(flag) => word.required_unless_present(flag.name.to_string()).conflicts_with(flag.name.to_string()),
        None => word.required(!operand.is_optional),
    }
}

/// A flag as the command line takes it.
pub(crate) fn flag(flag: &Flag) -> Arg {
    let name = flag.name.to_string();
    let arg = Arg::new(name.clone()).help(say(&flag.help));
    let mut letters = flag.name.chars();
    let arg = match (letters.next(), letters.next()) {
        // Two dashes mean the same.
        (Some(letter), None) => arg.short(letter).alias(name),
        _ => arg.long(name),
    };
    let arg = if matches!(flag.kind, FlagKind::Several(_)) { arg.action(ArgAction::Append) } else { arg };
    match flag.value_name() {
        // A square above the board, -1,0, is no number; the puzzle knows what to say of it.
        Some(value) if value.contains(',') => arg.value_name(value.to_string()).allow_hyphen_values(true),
        Some(value) => arg.value_name(value.to_string()).allow_negative_numbers(true),
        None => arg.action(ArgAction::SetTrue),
    }
}

/// A flag with its value, as a person types it.
pub(crate) fn typed(flag: &str) -> String {
    let name = flag.split(' ').next().unwrap_or_default();
    format!("{}{flag}", if name.len() == 1 { "-" } else { "--" })
}

/// Lets several words be given, each of them a file, or an instance.
pub(crate) fn with_several_words(command: Command) -> Command {
    command.mut_arg(WORD, |word| word.num_args(1..))
}

/// All words that were given.
pub(crate) fn given_words<'a>(matches: &'a ArgMatches, puzzle: &Entry) -> Vec<&'a str> {
    match matches.get_many::<String>(WORD) {
        Some(words) => words.map(String::as_str).collect(),
        None => vec![given_word(matches, puzzle)],
    }
}

/// The word that was given.
pub(crate) fn given_word<'a>(matches: &'a ArgMatches, puzzle: &Entry) -> &'a str {
    let word = matches.get_one::<String>(WORD);
    word.or_else(|| matches.get_one(&puzzle.word_flag.as_ref()?.name)).map_or("", String::as_str)
}

/// The instance, if it was given before the solution to check, and that solution.
pub(crate) fn given_solution<'a>(matches: &'a ArgMatches, puzzle: &Entry) -> (Option<&'a str>, &'a str) {
    let first = given_word(matches, puzzle);
    let second = puzzle.check_instance.and_then(|_| matches.get_one::<String>(SECOND));
    second.map_or((None, first), |solution| (Some(first), solution))
}

/// Adds a flag that was given in another way.
pub(crate) fn give(flags: &mut Flags, known: &[Flag], name: &str, value: &str) -> Result<(), Failure> {
    let flag = known.iter().find(|flag| flag.name == name).expect("a flag that the puzzle knows");
    let value = if matches!(flag.kind, FlagKind::Text(_)) { contents(value)? } else { value.to_string() };
    flags.give(name, Some(&value));
    Ok(())
}

/// The flags that were given, with what is in the files that they name.
pub(crate) fn given_flags(matches: &ArgMatches, known: &[Flag]) -> Result<Flags, Failure> {
    let mut given = Vec::new();
    for flag in known {
        let name = flag.name.to_string();
        match &flag.kind {
            FlagKind::Switch if matches.get_flag(&name) => given.push((name, None)),
            FlagKind::Switch => {}
            FlagKind::Several(_) => {
                let Some(values) = matches.get_many::<String>(&name) else { continue };
                let values: Vec<&str> = values.map(String::as_str).collect();
                given.push((name, Some(values.join(","))));
            }
            kind => {
                let Some(value) = matches.get_one::<String>(&name) else { continue };
                given.push((
                    name,
                    Some(if matches!(kind, FlagKind::Text(_)) { contents(value)? } else { value.clone() }),
                ));
            }
        }
    }
    Ok(Flags::read(known, given)?)
}

/// Refuses a flag that only one solver takes, if another is asked for, or that one cannot answer.
pub(crate) fn check_flags_of_solvers(
    matches: &ArgMatches,
    puzzle: &Entry,
    named: Option<&str>,
    needs: Ability,
) -> Result<(), Failure> {
    for owner in puzzle.solvers() {
        let is_given = |flag: &&Flag| matches.value_source(&flag.name) == Some(ValueSource::CommandLine);
        let Some(flag) = owner.flags.iter().find(is_given) else { continue };
        let (flag, owner_name) = (flag.typed(), owner.name.to_string());
        match named {
            Some(name) if name != owner.name => {
                let name = name.to_string();
                return Err(Failure::Bad(text!("cli-flag-of-other", flag = flag, owner = owner_name, solver = name)));
            }
            None if !owner.can(needs) => {
                return Err(Failure::Bad(text!("cli-flag-cannot", flag = flag, owner = owner_name)));
            }
            _ => {}
        }
    }
    Ok(())
}

/// A text itself, or what is in the file that it names.
fn contents(word: &str) -> Result<String, Failure> {
    match Input::open(word)? {
        Input::Word(word) => no_file(&word).map_or(Ok(word), Err),
        Input::Stream(stream) => Ok(stream.text(LONGEST_FLAG)?.0),
    }
}

/// The question of the puzzle's own that was asked, if one was.
pub(crate) fn given_question<'a>(matches: &ArgMatches, puzzle: &'a Entry) -> Option<&'a OwnQuestion> {
    puzzle.questions.iter().find(|question| matches.get_flag(&question.name))
}

/// The instance that was given.
pub(crate) fn given_case(matches: &ArgMatches, puzzle: &Arc<Entry>) -> Result<Case, Failure> {
    let flags = given_flags(matches, &puzzle.flags)?;
    let word = given_word(matches, puzzle);
    if puzzle.is_text
        && let Input::Stream(stream) = Input::open(word)?
    {
        let name = stream.name.clone();
        let mut reader = io::BufReader::with_capacity(1 << 20, stream.kept());
        if let Some(posed) = puzzle.pose_stream(word, &mut reader, &flags, &Bounds::NONE) {
            let case = posed
                .map_err(|error| Failure::within(&name, &error).unread(puzzle, word, reader.into_inner().text()))?;
            return Ok(told(case, matches));
        }
        // Not opened again: of standard input the first byte is gone, which said that it is not packed.
        let pose = |text: &str| puzzle.pose(text, &flags, &Bounds::NONE);
        let posed = of_stream(Stream::rest(name, reader), word, puzzle, pose);
        return posed.map(|case| told(case.read_from(word), matches));
    }
    with_text(word, puzzle, |text| puzzle.pose(text, &flags, &Bounds::NONE)).map(|case| told(case, matches))
}

/// Says what was read, if that could have been something else and somebody wants to know.
fn told(case: Case, matches: &ArgMatches) -> Case {
    let is_given = |flag: &str| matches.try_get_one(flag).ok().flatten() == Some(&true);
    let is_json =
        matches.try_get_one::<crate::args::Format>("format").ok().flatten() == Some(&crate::args::Format::Json);
    if let Some(reading) = case.reading().filter(|_| !is_given("quiet") && !is_given("json") && !is_json) {
        tell(&reading, is_given("ascii"));
    }
    case
}

/// The instances that were given.
pub(crate) fn given_range(matches: &ArgMatches, puzzle: &Arc<Entry>) -> Result<Vec<Case>, Failure> {
    let flags = given_flags(matches, &puzzle.flags)?;
    with_text(given_word(matches, puzzle), puzzle, |text| puzzle.pose_range(text, &flags, &Bounds::NONE))
}

/// No instance is longer that is held as a text.
pub(crate) const LONGEST: u64 = 16 << 20;
/// No value of a flag is longer.
const LONGEST_FLAG: u64 = 2 << 30;

/// Reads an instance from a word, or from what it names if that may be.
pub(crate) fn with_text<T>(
    word: &str,
    puzzle: &Entry,
    read: impl FnOnce(&str) -> Result<T, Error>,
) -> Result<T, Failure> {
    if !puzzle.is_text {
        return Ok(read(word)?);
    }
    match Input::open(word)? {
        Input::Word(word) => read(&word).map_err(|error| {
            let is_text = puzzle.is_named_in(&word);
            let no = no_file(&word).filter(|_| !is_text).or_else(|| no_tool(&word, puzzle));
            no.unwrap_or_else(|| Failure::Bad(error.in_line()).unread(puzzle, &word, word.clone()))
        }),
        Input::Stream(stream) => of_stream(stream, word, puzzle, read),
    }
}

/// Reads an instance from what a word names.
fn of_stream<T>(
    stream: Stream,
    word: &str,
    puzzle: &Entry,
    read: impl FnOnce(&str) -> Result<T, Error>,
) -> Result<T, Failure> {
    let (text, from) = stream.text(LONGEST)?;
    read(&text).map_err(|error| Failure::within(&from, &error).unread(puzzle, word, text))
}

/// What to say of a word that can only be the name of a file.
pub(crate) fn no_file(word: &str) -> Option<Failure> {
    is_file_name(word).then(|| Failure::Bad(text!("cli-no-file", word = word)))
}

/// What to say of a word that can only be a mistyped tool.
fn no_tool(word: &str, puzzle: &Entry) -> Option<Failure> {
    let letters = word.len() > 1 && word.bytes().all(|byte| byte.is_ascii_lowercase());
    let tool = puzzle.nearest_tool(word).filter(|_| letters)?;
    let puzzle = puzzle.name.to_string();
    Some(Failure::Bad(text!("cli-no-tool", word = word, puzzle = puzzle, tool = tool.to_string())))
}
