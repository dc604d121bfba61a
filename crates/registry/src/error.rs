//! Why something cannot be done, whatever the puzzle.

use std::fmt;

use backtrail::Text;

/// What was asked cannot be done: a code for programs, a sentence for people, and the place where it went wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error(Box<Parts>);

#[derive(Clone, Debug, PartialEq, Eq)]
struct Parts {
    code: &'static str,
    text: Text,
    place: Option<Position>,
}

/// A place in a text, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    /// The line.
    pub line: u64,
    /// The column, if that is known.
    pub column: Option<u64>,
}

impl Error {
    /// An error with a code, a few words joined by dashes, and a sentence.
    pub fn new(code: &'static str, text: impl Into<Text>) -> Self {
        Error(Box::new(Parts { code, text: text.into(), place: None }))
    }

    /// The same error, at this place.
    #[must_use]
    pub fn at(mut self, place: Position) -> Self {
        self.0.place = Some(place);
        self
    }

    /// What went wrong, for programs.
    pub fn code(&self) -> &'static str {
        self.0.code
    }

    /// What went wrong, for people.
    pub fn text(&self) -> &Text {
        &self.0.text
    }

    /// Where it went wrong, if that is a place in a text.
    pub fn place(&self) -> Option<Position> {
        self.0.place
    }

    /// The English sentence without the mention of a first line: for a line of many, whose number is told elsewhere.
    pub fn in_line(&self) -> String {
        let why = self.to_string();
        why.strip_prefix("line 1: ").or(why.strip_prefix("line 1, ")).unwrap_or(&why).to_string()
    }
}

/// In English.
impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&words::english(&self.0.text))
    }
}

impl std::error::Error for Error {}
