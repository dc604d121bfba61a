//! Sentences for people: by id and arguments, so that they can be said in any language, or as plain text.

use std::borrow::Cow;
use std::fmt;

/// A sentence or a clause for a person.
///
/// A text by id becomes words where it is shown, in the language of whoever reads it; the engine knows no language and
/// shows the id itself. A problem of your own can say what it has to say as plain text.
///
/// ```
/// use backtrail::{Text, text};
/// let plain: Text = "the bag is full".into();
/// assert_eq!(plain.to_string(), "the bag is full");
/// let by_id = text!("bag-full", weight = 12_u32, what = "stones");
/// assert_eq!(by_id.id(), Some("bag-full"));
/// assert_eq!(by_id.to_string(), "bag-full(weight: 12, what: stones)");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Text {
    /// Words as they are, in no particular language.
    Plain(String),
    /// The id of a sentence, and what goes into it.
    Id {
        /// Letters, digits and dashes: `queens-too-many`.
        id: Cow<'static, str>,
        /// The arguments by name.
        args: Vec<(Cow<'static, str>, Arg)>,
    },
}

/// What goes into a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Arg {
    /// A number, which may decide between singular and plural. It is shown as its digits, in groups if it is long.
    Number(i128),
    /// A name, a word that somebody typed, or digits that are to be shown as they are.
    Word(String),
    /// A clause that is itself said in the language of the sentence.
    Text(Text),
    /// Several, joined as the language joins them: "a, b and c".
    List(Vec<Arg>),
}

impl Text {
    /// The sentence of this id, without arguments.
    pub fn id_only(id: impl Into<Cow<'static, str>>) -> Self {
        Text::Id { id: id.into(), args: Vec::new() }
    }

    /// The same sentence with an argument more. Plain text takes none.
    #[must_use]
    pub fn with(mut self, name: impl Into<Cow<'static, str>>, arg: impl Into<Arg>) -> Self {
        if let Text::Id { args, .. } = &mut self {
            args.push((name.into(), arg.into()));
        }
        self
    }

    /// The argument of this name, if there is one.
    pub fn argument(&self, name: &str) -> Option<&Arg> {
        match self {
            Text::Plain(_) => None,
            Text::Id { args, .. } => args.iter().find(|(given, _)| given == name).map(|(_, arg)| arg),
        }
    }

    /// The id, unless this is plain text.
    pub fn id(&self) -> Option<&str> {
        match self {
            Text::Plain(_) => None,
            Text::Id { id, .. } => Some(id),
        }
    }
}

/// A [`Text`] by its id, with its arguments by name: `text!("queens-title", n = 8_u32)`.
#[macro_export]
macro_rules! text {
    ($id:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::Text::id_only($id)$(.with(stringify!($name), $value))*
    };
}

/// No words at all.
impl Default for Text {
    fn default() -> Self {
        Text::Plain(String::new())
    }
}

impl From<String> for Text {
    fn from(words: String) -> Self {
        Text::Plain(words)
    }
}

impl From<&str> for Text {
    fn from(words: &str) -> Self {
        Text::Plain(words.to_string())
    }
}

/// Plain text is equal to the same words; a text by id to none.
impl PartialEq<&str> for Text {
    fn eq(&self, words: &&str) -> bool {
        matches!(self, Text::Plain(plain) if plain == words)
    }
}

/// Plain text is shown as it is; a text by id as its id and arguments, for whoever debugs.
impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Text::Plain(words) => f.write_str(words),
            Text::Id { id, args } => {
                f.write_str(id)?;
                for (i, (name, arg)) in args.iter().enumerate() {
                    write!(f, "{}{name}: {arg}", if i == 0 { "(" } else { ", " })?;
                }
                f.write_str(if args.is_empty() { "" } else { ")" })
            }
        }
    }
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Arg::Number(number) => number.fmt(f),
            Arg::Word(word) => f.write_str(word),
            Arg::Text(text) => text.fmt(f),
            Arg::List(parts) => {
                for (i, part) in parts.iter().enumerate() {
                    write!(f, "{}{part}", if i == 0 { "" } else { ", " })?;
                }
                Ok(())
            }
        }
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl From<$number> for Arg {
            #[allow(clippy::cast_lossless, reason = "usize and isize have no From")]
            fn from(number: $number) -> Self {
                Arg::Number(number as i128)
            }
        })*
    };
}
numbers!(u8, u16, u32, u64, usize, i8, i16, i32, i64, isize);

impl From<String> for Arg {
    fn from(word: String) -> Self {
        Arg::Word(word)
    }
}

impl From<&str> for Arg {
    fn from(word: &str) -> Self {
        Arg::Word(word.to_string())
    }
}

impl From<char> for Arg {
    fn from(sign: char) -> Self {
        Arg::Word(sign.to_string())
    }
}

impl From<Text> for Arg {
    fn from(text: Text) -> Self {
        Arg::Text(text)
    }
}

impl<A: Into<Arg>> From<Vec<A>> for Arg {
    fn from(parts: Vec<A>) -> Self {
        Arg::List(parts.into_iter().map(Into::into).collect())
    }
}
