//! Why something cannot be done, whatever the puzzle.

use std::borrow::Cow;
use std::fmt;

use backtrail::{Arg, Text};

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

    /// An error that says this. Its code is the id of the text, and its place the arguments `line` and `column`, if it has them.
    pub fn said(text: Text) -> Self {
        let Text::Id { id, args } = &text else { return Error::new("error", text) };
        let code = match id {
            Cow::Borrowed(id) => id,
            Cow::Owned(_) => "error",
        };
        let number = |wanted: &str| match args.iter().find(|(name, _)| name == wanted)?.1 {
            Arg::Number(number) => u64::try_from(number).ok(),
            _ => None,
        };
        let place = number("line").map(|line| Position { line, column: number("column") });
        Error(Box::new(Parts { code, text, place }))
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

/// Makes types with a method `text(&self) -> Text` errors that show themselves in English, and lets them become an
/// [`Error`](crate::Error) by [`Error::said`](crate::Error::said).
#[macro_export]
macro_rules! errors_by_text {
    ($($bad:ty),+ $(,)?) => {
        $(
            impl std::fmt::Display for $bad {
                fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                    std::fmt::Display::fmt(&$crate::Error::said(self.text()), f)
                }
            }

            impl std::error::Error for $bad {}

            impl From<$bad> for $crate::Error {
                fn from(bad: $bad) -> Self {
                    $crate::Error::said(bad.text())
                }
            }
        )+
    };
}

#[cfg(test)]
mod tests {
    use super::*;
    use backtrail::text;

    #[test]
    fn a_text_tells_its_code_and_its_place() {
        let error = Error::said(text!("queens-unknown-sign", line = 3, column = 7, sign = '?'));
        assert_eq!((error.code(), error.place()), ("queens-unknown-sign", Some(Position { line: 3, column: Some(7) })));
        let beside = Error::said(text!("queens-off-board", column = 7));
        assert_eq!((beside.code(), beside.place()), ("queens-off-board", None));
        assert_eq!(Error::said("plain".into()).code(), "error");
    }
}
