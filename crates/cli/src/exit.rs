//! How the program ends: exit codes, and one sentence for what went wrong.

use std::fmt;
use std::io::{self, Write};
use std::process::ExitCode;
use std::sync::Arc;

use backtrail::{Arg, Status, Text, text};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use registry::{Bounds, Entry, Flags, Outcome, Registry};
use words::{one_line, say};

use crate::frame;

/// How a command ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ExitStatus {
    /// Found, or finished.
    Done,
    /// Proved that there is none; or, for a check, found conflicts.
    NoSolution,
    /// Some of what was given could not be read; it was said what.
    BadInput,
    /// Stopped by a limit or a signal.
    Stopped,
    /// As SAT solvers say it: 10 found, 20 none, 0 unknown.
    Sat(u8),
}

impl ExitStatus {
    /// The end that an outcome means.
    pub(crate) fn of(outcome: &Outcome, sat: bool) -> Self {
        match (outcome.status, outcome.solutions.is_zero()) {
            (Status::Exhausted, true) => {
                if sat {
                    ExitStatus::Sat(20)
                } else {
                    ExitStatus::NoSolution
                }
            }
            (_, false) if sat => ExitStatus::Sat(10),
            (Status::Stopped(_), true) if sat => ExitStatus::Sat(0),
            (Status::Stopped(_), _) => ExitStatus::Stopped,
            _ => ExitStatus::Done,
        }
    }

    pub(crate) fn code(self) -> u8 {
        match self {
            ExitStatus::Done => 0,
            ExitStatus::NoSolution => 1,
            ExitStatus::BadInput => 2,
            ExitStatus::Stopped => 3,
            ExitStatus::Sat(code) => code,
        }
    }
}

/// Why a command could not do what it was asked.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Bad words or a bad instance; one sentence.
    Bad(Text),
    /// A text that cannot be read as an instance of a puzzle; perhaps it is one of another.
    Unread {
        /// What is wrong with it, in one sentence.
        said: Text,
        puzzle: String,
        /// The word that gives it, and the text itself.
        word: String,
        text: String,
    },
    /// A sentence on stderr has already said what is wrong.
    AlreadyReported,
    /// Stopped by a signal while the answer was written to what has this name.
    Stopped(String),
    /// The reader of our output has gone: nothing is wrong, and there is nobody to tell.
    ClosedPipe,
}

impl Failure {
    /// Tells the person, and gives the exit code.
    pub(crate) fn report(&self) -> ExitCode {
        match self {
            Failure::Bad(sentence) | Failure::Unread { said: sentence, .. } => {
                complain(&say(sentence));
                ExitCode::from(2)
            }
            Failure::AlreadyReported => ExitCode::from(2),
            Failure::Stopped(name) => {
                note(say!("cli-stopped-writing", name = name.clone()));
                ExitCode::from(3)
            }
            Failure::ClosedPipe => ExitCode::SUCCESS,
        }
    }

    /// The same, about a text that is given by a word for this puzzle.
    pub(crate) fn unread(self, puzzle: &Entry, word: &str, text: String) -> Self {
        match self {
            Failure::Bad(said) if puzzle.is_named_in(&text) => Failure::Bad(said),
            Failure::Bad(said) => Failure::Unread { said, puzzle: puzzle.name.clone(), word: word.to_string(), text },
            other => other,
        }
    }

    /// The same with a hint, if another puzzle takes what this one could not read.
    pub(crate) fn hinted(self, registry: &Registry) -> Self {
        let Failure::Unread { said, puzzle, word, text } = self else { return self };
        let others = registry.puzzles().iter().filter(|other| other.is_text && other.name != puzzle);
        let Some(other) = others.into_iter().find(|other| takes(other, &text)) else { return Failure::Bad(said) };
        let command = format!("backtrail {} {}", other.name, in_shell(&word));
        Failure::Bad(text!("cli-other-puzzle", what = said, puzzle = other.name.clone(), command = command))
    }

    /// The `--memory` that would have been enough, where too little was allowed.
    pub(crate) fn memory(&self) -> Option<&str> {
        match self {
            Failure::Bad(sentence) => match sentence.argument("memory")? {
                Arg::Word(memory) => Some(memory),
                _ => None,
            },
            _ => None,
        }
    }

    /// A failure to read or write what has this name.
    pub(crate) fn io(deed: &str, name: &str, error: &io::Error) -> Self {
        if error.kind() == io::ErrorKind::BrokenPipe {
            return Failure::ClosedPipe;
        }
        Failure::Bad(text!(format!("cli-cannot-{deed}"), name = name, why = why(error)))
    }

    /// An error in what has this name; in a word that was typed, if it has none.
    pub(crate) fn within(name: &str, error: &registry::Error) -> Self {
        Failure::Bad(match name {
            "" => error.text().clone(),
            // What is wrong with a flag is not in the file.
            _ if error.code() == "bad-flag" => error.text().clone(),
            _ => text!("cli-within", name = name, what = error.text().clone()),
        })
    }
}

/// Does a puzzle take this text, or the first of its lines if its instances come many at a time? Few words are a size or a name, which
/// several puzzles take and which says nothing.
fn takes(puzzle: &Arc<Entry>, text: &str) -> bool {
    const SHORTEST: usize = 16;
    const BOUNDS: Bounds = Bounds { cells: 1 << 16, edges: 1 << 16, values: 1 << 16, memory: 1 << 20 };
    let flags = Flags::default();
    let first = text.lines().find(|line| line.trim().len() >= SHORTEST);
    let is_many = puzzle
        .collection()
        .zip(first)
        .is_some_and(|(collection, line)| matches!(collection.read(line.as_bytes(), &flags), Ok(Some(_))));
    text.trim().len() >= SHORTEST && (is_many || puzzle.pose(text, &flags, &BOUNDS).is_ok())
}

/// A word as a shell takes it.
pub(crate) fn in_shell(word: &str) -> String {
    let plain = |c: char| c.is_alphanumeric() && c.is_ascii() || "_./:,=+-".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        word.to_string()
    } else {
        format!("'{}'", word.replace('\'', "'\\''"))
    }
}

/// What the operating system says, without its number; what happens most often in the language of the user.
fn why(error: &io::Error) -> Text {
    match error.kind() {
        io::ErrorKind::NotFound => text!("cli-why-no-file"),
        io::ErrorKind::PermissionDenied => text!("cli-why-not-allowed"),
        io::ErrorKind::IsADirectory => text!("cli-why-directory"),
        io::ErrorKind::StorageFull => text!("cli-why-full"),
        io::ErrorKind::InvalidData => text!("cli-why-damaged"),
        _ => {
            let text = error.to_string();
            text.split(" (os error").next().unwrap_or(&text).to_lowercase().into()
        }
    }
}

/// What clap could not read of a command's words.
impl From<clap::Error> for Failure {
    fn from(error: clap::Error) -> Self {
        Failure::Bad(frame::sentence(&error).unwrap_or_else(|| sentence(&error.to_string())).into())
    }
}

impl From<registry::Error> for Failure {
    fn from(error: registry::Error) -> Self {
        Failure::Bad(error.text().clone())
    }
}

/// Prints a line on stderr; a stderr that is closed is no reason to stop.
pub(crate) fn note(line: impl fmt::Display) {
    let _ = writeln!(io::stderr(), "{line}");
}

fn complain(sentence: &str) {
    note(format_args!("backtrail: {}", one_line(sentence)));
}

/// What clap has to say: help on stdout, or one sentence on stderr.
pub(crate) fn usage(error: &clap::Error) -> ExitCode {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            let _ = error.print();
            ExitCode::SUCCESS
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            let _ = error.print();
            ExitCode::from(2)
        }
        _ => {
            let said = unknown(error).or_else(|| frame::sentence(error));
            complain(&said.unwrap_or_else(|| sentence(&error.render().to_string())));
            ExitCode::from(2)
        }
    }
}

/// What to say of a command that does not exist, with the nearest name if one is near enough to be what was meant.
fn unknown(error: &clap::Error) -> Option<String> {
    let Some(ContextValue::String(word)) = error.get(ContextKind::InvalidSubcommand) else { return None };
    let names = match error.get(ContextKind::SuggestedSubcommand) {
        Some(ContextValue::Strings(names)) => &names[..],
        Some(ContextValue::String(name)) => std::slice::from_ref(name),
        _ => &[],
    };
    Some(match registry::near(word, names, |name| name) {
        Some(nearest) => say!("cli-no-subcommand-near", word = word.clone(), nearest = nearest.clone()),
        None => say!("cli-no-subcommand", word = word.clone()),
    })
}

/// Clap's paragraph as one sentence: what is wrong, and its tip if it has one.
fn sentence(paragraph: &str) -> String {
    let text = paragraph.trim_start_matches("error: ");
    let body = text.split("\n\nUsage:").next().unwrap_or(text).split("\n\nFor more").next().unwrap_or(text);
    let parts: Vec<&str> = body
        .lines()
        .map(|line| line.trim().trim_start_matches("tip: ").trim_matches(['[', ']']))
        .filter(|line| !line.is_empty() && !line.starts_with("to pass '"))
        .collect();
    let (what, more) = parts.split_first().map_or(("", &[][..]), |(what, more)| (*what, more));
    if more.is_empty() {
        return what.to_string();
    }
    let joined = if what.ends_with(':') { " " } else { "; " };
    format!("{what}{joined}{}", more.join("; "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_paragraph_of_clap_becomes_one_sentence() {
        let clap = "error: unexpected argument '--al' found\n\n  tip: a similar argument exists: '--all'\n\nUsage: backtrail queens <N>\n";
        assert_eq!(sentence(clap), "unexpected argument '--al' found; a similar argument exists: '--all'");
    }
}
