//! Why something cannot be done, whatever the puzzle.

use std::borrow::Cow;
use std::fmt;

use backtrail::{Arg, Text, text};

/// What was asked cannot be done: a code for programs, a sentence for people, and the place where it went wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error(Box<Parts>);

#[derive(Clone, Debug, PartialEq, Eq)]
struct Parts {
    code: &'static str,
    /// What is wrong, without its place.
    what: Text,
    /// The same, with its place.
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

impl Position {
    /// What is wrong there: "line 3, column 7: …".
    pub fn say(self, what: Text) -> Text {
        match self.column {
            None => text!("registry-at-line", line = self.line, what = what),
            Some(column) => text!("registry-at-column", line = self.line, column = column, what = what),
        }
    }
}

impl Error {
    /// An error with a code, a few words joined by dashes, and a sentence.
    pub fn new(code: &'static str, text: impl Into<Text>) -> Self {
        let mut what = text.into();
        shorten(&mut what);
        Error(Box::new(Parts { code, text: what.clone(), what, place: None }))
    }

    /// An error whose code is the id of its sentence.
    pub fn said(text: Text) -> Self {
        let code = match &text {
            Text::Id { id: Cow::Borrowed(id), .. } => id,
            _ => "error",
        };
        Error::new(code, text)
    }

    /// The same error, at this place, which its sentence does not name.
    #[must_use]
    pub fn at(mut self, place: Option<Position>) -> Self {
        let Parts { what, text, place: its_place, .. } = &mut *self.0;
        *text = place.map_or_else(|| what.clone(), |place| place.say(what.clone()));
        *its_place = place;
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

    /// The sentence without the mention of a first line: for a line of many, whose number is told elsewhere.
    pub fn in_line(&self) -> Text {
        match self.0.place {
            Some(Position { line: 1, column: None }) => self.0.what.clone(),
            Some(Position { line: 1, column: Some(column) }) => {
                text!("registry-in-column", column = column, what = self.0.what.clone())
            }
            _ => self.0.text.clone(),
        }
    }
}

/// Of a longer word that a sentence quotes, its beginning is enough: somebody may have given a whole file for a number.
const LONGEST_WORD: usize = 200;

/// Shortens what a sentence quotes.
fn shorten(text: &mut Text) {
    fn shorten_argument(argument: &mut Arg) {
        match argument {
            Arg::Number(_) => {}
            Arg::Word(word) => {
                if let Some((end, _)) = word.char_indices().nth(LONGEST_WORD) {
                    word.truncate(end);
                    word.push('…');
                }
            }
            Arg::Text(text) => shorten(text),
            Arg::List(parts) => parts.iter_mut().for_each(shorten_argument),
        }
    }
    if let Text::Id { args, .. } = text {
        args.iter_mut().for_each(|(_, argument)| shorten_argument(argument));
    }
}

/// In English.
impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&words::english(&self.0.text))
    }
}

impl std::error::Error for Error {}

/// Errors that have a `text` show it in English.
#[macro_export]
macro_rules! show_in_english {
    ($($error:ty),* $(,)?) => {$(
        impl ::std::fmt::Display for $error {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(&::words::english(&self.text()))
            }
        }
    )*};
}

/// Errors that have a `text`, and perhaps a method that says at which place of what was read: they show both in English, and
/// become an [`Error`](crate::Error) whose code is the id of the text.
#[macro_export]
macro_rules! errors_by_text {
    ($error:ty $(, at $place:ident)?) => {
        impl ::std::fmt::Display for $error {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                let error = $crate::Error::said(self.text())$(.at(self.$place()))?;
                ::std::fmt::Display::fmt(&error, f)
            }
        }

        impl ::std::error::Error for $error {}

        impl From<$error> for $crate::Error {
            fn from(error: $error) -> Self {
                $crate::Error::said(error.text())$(.at(error.$place()))?
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_quotes_the_beginning_of_a_long_word() {
        let inner = text!("registry-not-a-size", word = "é".repeat(5_000));
        let error = Error::new("bad-flag", text!("registry-flag-why", flag = "--memory", why = inner));
        let words = error.to_string();
        assert!(words.contains(&format!("'{}…'", "é".repeat(LONGEST_WORD))), "{words}");
        assert!(words.contains("--memory") && words.chars().count() < 400, "{words}");
        let short = text!("registry-not-a-size", word = "é".repeat(LONGEST_WORD));
        assert!(!Error::said(short).to_string().contains('…'));
    }
}
