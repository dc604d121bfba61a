//! Words and signs of a model, each with its place.

use backtrail::{Text, text};
use registry::{Error, Position};

/// A place in a text, counted from 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Place {
    pub(super) line: u32,
    pub(super) column: u32,
}

impl Place {
    /// An error at this place.
    pub(super) fn wrong(self, what: Text) -> Error {
        Error::said(what).at(Some(self.position()))
    }

    pub(super) fn position(self) -> Position {
        Position { line: self.line.into(), column: Some(self.column.into()) }
    }
}

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Number(i64),
    Name,
    /// A sign, in the form that the parser knows: `≤` is `<=`.
    Sign(&'static str),
    /// The end of a statement: a line end or `;`.
    End,
}

/// A word or a sign, where it stands, and which bytes of the text it is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Token<'a> {
    pub(super) kind: Kind,
    pub(super) text: &'a str,
    pub(super) place: Place,
    pub(super) from: usize,
}

/// Signs as they are typed and as the parser knows them; longer ones first.
const SIGNS: &[(&str, &str)] = &[
    ("<->", "<->"),
    ("<=>", "<->"),
    ("->", "->"),
    ("=>", "->"),
    ("<=", "<="),
    (">=", ">="),
    ("!=", "!="),
    ("<>", "!="),
    ("==", "="),
    ("..", ".."),
    ("≤", "<="),
    ("≥", ">="),
    ("≠", "!="),
    ("→", "->"),
    ("−", "-"),
    ("×", "*"),
    ("·", "*"),
    ("=", "="),
    ("<", "<"),
    (">", ">"),
    ("+", "+"),
    ("-", "-"),
    ("*", "*"),
    ("/", "/"),
    ("%", "mod"),
    ("^", "^"),
    ("(", "("),
    (")", ")"),
    ("[", "["),
    ("]", "]"),
    ("{", "{"),
    ("}", "}"),
    ("|", "|"),
    (",", ","),
    (":", ":"),
];

/// Words that cannot be names.
pub(super) const WORDS: &[&str] = &[
    "all",
    "and",
    "as",
    "at",
    "count",
    "decreasing",
    "different",
    "else",
    "exactly",
    "for",
    "if",
    "in",
    "increasing",
    "least",
    "max",
    "maximise",
    "maximize",
    "min",
    "minimise",
    "minimize",
    "mod",
    "most",
    "not",
    "of",
    "or",
    "problem",
    "product",
    "show",
    "strictly",
    "sum",
    "then",
];

/// Does a statement go on in the next line after this token?
fn goes_on(token: &Token<'_>) -> bool {
    match token.kind {
        Kind::Sign(sign) => !matches!(sign, ")" | "]" | "}" | "|" | "*"),
        Kind::Name => matches!(token.text, "and" | "or" | "not" | "then" | "else" | "in" | "of"),
        Kind::Number(_) | Kind::End => false,
    }
}

/// The tokens of a text. Line ends inside brackets, and after a sign that wants more, end nothing.
pub(super) fn tokens(text: &str) -> Result<Vec<Token<'_>>, Error> {
    let mut tokens: Vec<Token<'_>> = Vec::new();
    let mut open = 0_u32;
    let (mut line, mut column) = (1, 1);
    let mut at = 0;
    while let Some(sign) = text[at..].chars().next() {
        let place = Place { line, column };
        let rest = &text[at..];
        let mut push = |kind, length: usize| {
            tokens.push(Token { kind, text: &rest[..length], place, from: at });
            length
        };
        let length = match sign {
            '\n' => {
                let ends = open == 0 && tokens.last().is_some_and(|last| last.kind != Kind::End && !goes_on(last));
                if ends {
                    tokens.push(Token { kind: Kind::End, text: "", place, from: at });
                }
                (line, column) = (line + 1, 0);
                1
            }
            ';' => push(Kind::End, 1),
            '#' => rest.find('\n').unwrap_or(rest.len()),
            _ if sign.is_whitespace() => sign.len_utf8(),
            '0'..='9' => {
                let length = rest.find(|sign: char| !sign.is_ascii_digit()).unwrap_or(rest.len());
                let number = rest[..length].parse();
                let number = number.map_err(|_| place.wrong(text!("model-large-number", number = &rest[..length])))?;
                push(Kind::Number(number), length)
            }
            _ if sign.is_alphabetic() || sign == '_' => {
                let length = rest.find(|sign: char| !sign.is_alphanumeric() && sign != '_').unwrap_or(rest.len());
                if &rest[..length] == "alldifferent" {
                    let word = |text| Token { kind: Kind::Name, text, place, from: at };
                    tokens.extend([word("all"), word("different")]);
                    length
                } else {
                    push(Kind::Name, length)
                }
            }
            '∈' => {
                tokens.push(Token { kind: Kind::Name, text: "in", place, from: at });
                sign.len_utf8()
            }
            _ => {
                let Some((typed, known)) = SIGNS.iter().find(|(typed, _)| rest.starts_with(typed)) else {
                    return Err(place.wrong(text!("model-unknown-sign", sign = sign)));
                };
                match *known {
                    "(" | "[" | "{" => open += 1,
                    ")" | "]" | "}" => open = open.saturating_sub(1),
                    _ => {}
                }
                push(Kind::Sign(known), typed.len())
            }
        };
        column += text[at..at + length].chars().count() as u32;
        at += length;
    }
    tokens.push(Token { kind: Kind::End, text: "", place: Place { line, column }, from: text.len() });
    Ok(tokens)
}
