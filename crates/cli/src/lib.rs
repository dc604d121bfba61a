//! The command line of Backtrail, for any registry of puzzles.
//!
//! A program with puzzles of its own has all of it in three lines: make a registry, add them, and hand it to [`run`].

mod args;
mod cmd;
mod collection;
mod exit;
mod frame;
mod input;
mod output;
mod pieces;
mod progress;
mod proof;
mod record;
mod summary;
mod unpack;

use std::ffi::{OsStr, OsString};
use std::process::ExitCode;

use backtrail::text;
use exit::Failure;
use registry::Registry;
use words::Language;

/// Parses the arguments, of which the first is the name of the program, hands over to a command, and turns its end into an exit
/// code.
pub fn run<A: Into<OsString> + Clone>(registry: &Registry, arguments: impl IntoIterator<Item = A>) -> ExitCode {
    let mut arguments: Vec<OsString> = arguments.into_iter().map(Into::into).collect();
    words::speak(Language::of_locale());
    if let Some(tag) = language(&mut arguments) {
        match Language::of(&tag.to_string_lossy()) {
            Some(language) => words::speak(language),
            None => return unknown(&tag).report(),
        }
    }
    frame::help_asked(&mut arguments);
    // Only the command that is asked for is built with all its flags: the others took a millisecond of every start.
    let asked = arguments.iter().skip(1).map(|word| word.to_string_lossy()).find(|word| !word.starts_with('-'));
    let command = match asked.as_deref() {
        Some("help") => cmd::command(registry, None),
        asked => cmd::command(registry, Some(asked.unwrap_or_default())),
    };
    let matches = match frame::framed(command).try_get_matches_from(&arguments) {
        Ok(matches) => matches,
        Err(error) => return exit::usage(&error),
    };
    match cmd::run(registry, &matches) {
        Ok(end) => ExitCode::from(end.code()),
        Err(failure) => {
            let failure = failure.hinted(registry);
            let code = failure.report();
            if let Some(memory) = failure.memory() {
                exit::note(words::say!("cli-next", command = cmd::with_memory(&arguments, memory)));
            }
            code
        }
    }
}

/// Takes `--lang TAG` out of the arguments: all else is built and read in that language. Without a tag it stays, and is
/// complained of.
fn language(arguments: &mut Vec<OsString>) -> Option<OsString> {
    let end = arguments.iter().position(|word| word == "--").unwrap_or(arguments.len());
    let at =
        arguments[..end].iter().position(|word| word == "--lang" || word.to_string_lossy().starts_with("--lang="))?;
    let given = arguments[at].to_string_lossy().split_once('=').map(|(_, tag)| tag.into());
    if given.is_some() {
        arguments.remove(at);
        return given;
    }
    let tag = (at + 1 < end).then(|| arguments.remove(at + 1))?;
    arguments.remove(at);
    Some(tag)
}

fn unknown(tag: &OsStr) -> Failure {
    let known: Vec<backtrail::Arg> = Language::all().map(|language| language.tag().into()).collect();
    Failure::Bad(text!("cli-unknown-language", tag = tag.to_string_lossy().into_owned(), known = known))
}
