//! From a text to items: declarations, constraints, and what is to be solved.

use std::ops::Range;

use backtrail::text;
use registry::Error;

use crate::model::token::Place;

/// Deeper nesting is refused: no converter writes it.
const DEEPEST: usize = 100;

/// A part of an item, and where it stands.
#[derive(Clone, Debug)]
pub(super) struct Part {
    pub(super) place: Place,
    pub(super) what: What,
}

/// What a part is.
#[derive(Clone, Debug)]
pub(super) enum What {
    Number(i64),
    Bool(bool),
    Name(String),
    /// An element of an array.
    At(String, i64),
    Range(i64, i64),
    Set(Vec<i64>),
    Array(Vec<Part>),
    /// A name with arguments: an annotation.
    Call(String, Vec<Part>),
    /// A text in quotation marks, in an annotation.
    Quoted,
}

/// What values something has.
#[derive(Clone, Debug)]
pub(super) enum Domain {
    Any,
    Bool,
    Values(What),
}

/// A line of `FlatZinc`.
#[derive(Clone, Debug)]
pub(super) struct Item {
    pub(super) place: Place,
    /// The bytes of the text.
    pub(super) bytes: Range<usize>,
    pub(super) what: Deed,
    pub(super) notes: Vec<Part>,
}

/// What a line does.
#[derive(Clone, Debug)]
pub(super) enum Deed {
    Declare {
        name: String,
        is_var: bool,
        is_array: bool,
        domain: Domain,
        value: Option<Part>,
    },
    Constrain(String, Vec<Part>),
    /// With a goal: as large as possible, rather than as small, and what.
    Solve(Option<(bool, Part)>),
    /// A line that says nothing of variables.
    Nothing,
}

/// All lines of a text.
pub(super) fn read(text: &str) -> Result<Vec<Item>, Error> {
    let mut reader = Reader { text, at: 0, place: Place { line: 1, column: 1 } };
    let mut items = Vec::new();
    loop {
        reader.skip();
        if reader.at == text.len() {
            return Ok(items);
        }
        items.push(reader.item()?);
    }
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
    place: Place,
}

impl<'a> Reader<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn advance(&mut self, bytes: usize) {
        for sign in self.rest()[..bytes].chars() {
            match sign {
                '\n' => self.place = Place { line: self.place.line + 1, column: 1 },
                _ => self.place.column += 1,
            }
        }
        self.at += bytes;
    }

    /// Goes over blanks and comments.
    fn skip(&mut self) {
        loop {
            let rest = self.rest();
            let bytes = match rest.chars().next() {
                Some(sign) if sign.is_whitespace() => sign.len_utf8(),
                Some('%') => rest.find('\n').unwrap_or(rest.len()),
                _ => return,
            };
            self.advance(bytes);
        }
    }

    fn wrong<T>(&self, wanted: &'static str) -> Result<T, Error> {
        let rest = self.rest();
        let word = rest.find(|sign: char| !(sign.is_alphanumeric() || sign == '_')).unwrap_or(rest.len());
        let bytes = if word > 0 { word } else { rest.chars().next().map_or(0, char::len_utf8) };
        Err(self.place.wrong(match bytes {
            0 => text!("model-ends", wanted = wanted_text(wanted)),
            _ => text!("model-instead", found = rest[..bytes].to_string(), wanted = wanted_text(wanted)),
        }))
    }

    fn takes(&mut self, sign: &str) -> bool {
        self.skip();
        let is_it = self.rest().starts_with(sign);
        if is_it {
            self.advance(sign.len());
        }
        is_it
    }

    fn expect(&mut self, sign: &'static str) -> Result<(), Error> {
        if self.takes(sign) { Ok(()) } else { self.wrong(sign) }
    }

    /// The next word, which is not taken yet.
    fn word(&mut self) -> &'a str {
        self.skip();
        let rest = self.rest();
        let is_part = |sign: char| sign.is_ascii_alphanumeric() || sign == '_';
        let word = rest.find(|sign| !is_part(sign)).unwrap_or(rest.len());
        if rest.starts_with(|sign: char| sign.is_ascii_digit()) { "" } else { &rest[..word] }
    }

    fn takes_word(&mut self, word: &str) -> bool {
        let is_it = self.word() == word;
        if is_it {
            self.advance(word.len());
        }
        is_it
    }

    fn name(&mut self) -> Result<String, Error> {
        let word = self.word();
        if word.is_empty() {
            return self.wrong("name");
        }
        self.advance(word.len());
        Ok(word.to_string())
    }

    fn number(&mut self) -> Result<i64, Error> {
        self.skip();
        let place = self.place;
        let rest = self.rest();
        let sign = usize::from(rest.starts_with(['-', '+']));
        let digits = rest[sign..].find(|sign: char| !sign.is_ascii_digit()).unwrap_or(rest.len() - sign);
        if digits == 0 {
            return self.wrong("number");
        }
        let word = &rest[..sign + digits];
        let mut after = rest[sign + digits..].chars();
        let is_float = match after.next() {
            Some('.') => after.next().is_some_and(|sign| sign.is_ascii_digit()),
            Some('e' | 'E') => true,
            _ => false,
        };
        if is_float {
            return Err(place.wrong(text!("flatzinc-float")));
        }
        let number = word.parse().map_err(|_| place.wrong(text!("model-large-number", number = word.to_string())))?;
        self.advance(sign + digits);
        Ok(number)
    }

    fn item(&mut self) -> Result<Item, Error> {
        let (place, from) = (self.place, self.at);
        let mut notes = Vec::new();
        let what = match self.word() {
            "predicate" => {
                let rest = self.rest();
                self.advance(rest.find(';').unwrap_or(rest.len()));
                Deed::Nothing
            }
            "constraint" => {
                self.takes_word("constraint");
                let name = self.name()?;
                let arguments = self.arguments(0)?;
                self.notes(&mut notes)?;
                Deed::Constrain(name, arguments)
            }
            "solve" => {
                self.takes_word("solve");
                self.notes(&mut notes)?;
                let is_largest = self.takes_word("maximize");
                if is_largest || self.takes_word("minimize") {
                    Deed::Solve(Some((is_largest, self.part(0)?)))
                } else if self.takes_word("satisfy") {
                    Deed::Solve(None)
                } else {
                    return self.wrong("satisfy");
                }
            }
            _ => self.declaration(&mut notes)?,
        };
        let bytes = from..self.at;
        self.expect(";")?;
        Ok(Item { place, bytes, what, notes })
    }

    fn declaration(&mut self, notes: &mut Vec<Part>) -> Result<Deed, Error> {
        let is_array = self.takes_word("array");
        if is_array {
            self.expect("[")?;
            // How long it is, its value says.
            self.part(0)?;
            self.expect("]")?;
            if !self.takes_word("of") {
                return self.wrong("of");
            }
        }
        let is_var = self.takes_word("var");
        let is_set = self.takes_word("set");
        if is_set && !self.takes_word("of") {
            return self.wrong("of");
        }
        if is_set && is_var {
            return Err(self.place.wrong(text!("flatzinc-set")));
        }
        let domain = match self.word() {
            "int" | "bool" if self.takes_word("bool") => Domain::Bool,
            "int" if self.takes_word("int") => Domain::Any,
            "float" => return Err(self.place.wrong(text!("flatzinc-float"))),
            _ => match self.part(0)?.what {
                values @ (What::Range(..) | What::Set(_)) => Domain::Values(values),
                _ => return self.wrong("domain"),
            },
        };
        self.expect(":")?;
        let name = self.name()?;
        self.notes(notes)?;
        let value = if self.takes("=") { Some(self.part(0)?) } else { None };
        Ok(Deed::Declare { name, is_var, is_array, domain, value })
    }

    fn notes(&mut self, notes: &mut Vec<Part>) -> Result<(), Error> {
        while self.takes("::") {
            notes.push(self.part(0)?);
        }
        Ok(())
    }

    fn arguments(&mut self, depth: usize) -> Result<Vec<Part>, Error> {
        self.expect("(")?;
        self.list(")", depth)
    }

    /// Parts up to a closing sign.
    fn list(&mut self, close: &'static str, depth: usize) -> Result<Vec<Part>, Error> {
        let mut parts = Vec::new();
        while !self.takes(close) {
            parts.push(self.part(depth + 1)?);
            if !self.takes(",") {
                self.expect(close)?;
                break;
            }
        }
        Ok(parts)
    }

    fn part(&mut self, depth: usize) -> Result<Part, Error> {
        self.skip();
        let place = self.place;
        if depth > DEEPEST {
            return Err(place.wrong(text!("model-deep", most = DEEPEST)));
        }
        let what = match self.rest().chars().next() {
            Some('[') => {
                self.advance(1);
                What::Array(self.list("]", depth)?)
            }
            Some('{') => {
                self.advance(1);
                let mut numbers = Vec::new();
                for part in self.list("}", depth)? {
                    match part.what {
                        What::Number(number) => numbers.push(number),
                        _ => return Err(part.place.wrong(text!("flatzinc-want", wanted = "number"))),
                    }
                }
                What::Set(numbers)
            }
            Some('"') => {
                let rest = self.rest();
                let end = rest[1..].find('"').map_or(rest.len(), |end| end + 2);
                self.advance(end);
                What::Quoted
            }
            Some(sign) if sign.is_ascii_digit() || sign == '-' || sign == '+' => {
                let first = self.number()?;
                if self.takes("..") { What::Range(first, self.number()?) } else { What::Number(first) }
            }
            _ => {
                let name = self.name()?;
                match &*name {
                    "true" => What::Bool(true),
                    "false" => What::Bool(false),
                    _ if self.takes("[") => {
                        let at = self.number()?;
                        self.expect("]")?;
                        What::At(name, at)
                    }
                    _ if self.rest().starts_with('(') => What::Call(name, self.arguments(depth)?),
                    _ => What::Name(name),
                }
            }
        };
        Ok(Part { place, what })
    }
}

/// What is missing: a sign or a word as it is, or its name in the language of who reads it.
fn wanted_text(wanted: &'static str) -> backtrail::Text {
    match wanted {
        "name" => text!("model-want-name"),
        "number" => text!("flatzinc-want-number"),
        "domain" => text!("flatzinc-want-domain"),
        sign => sign.into(),
    }
}
