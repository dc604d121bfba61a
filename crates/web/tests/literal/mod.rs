//! Reads the data in a file of the page: object literals of JavaScript with strings, numbers, lists and comments, and
//! nothing that would have to be computed.

use std::path::PathBuf;

use serde_json::{Map, Value};

/// The folder of the page's scripts.
pub(crate) fn scripts() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("page/js")
}

/// The value that follows `after` in a file of the page, such as `export default`.
pub(crate) fn read(file: &str, after: &str) -> Value {
    let text = std::fs::read_to_string(scripts().join(file)).unwrap_or_else(|error| panic!("{file}: {error}"));
    let begin = text.find(after).unwrap_or_else(|| panic!("{file} has no '{after}'")) + after.len();
    let mut reader = Reader { file, text: &text, at: begin };
    reader.value()
}

struct Reader<'a> {
    file: &'a str,
    text: &'a str,
    at: usize,
}

impl Reader<'_> {
    fn value(&mut self) -> Value {
        match self.peek() {
            '{' => self.object(),
            '[' => self.list(),
            '\'' | '"' | '`' => Value::String(self.strings()),
            _ => {
                let word = self.word();
                serde_json::from_str(&word.replace('_', ""))
                    .unwrap_or_else(|_| self.fail(&format!("'{word}' is no plain value")))
            }
        }
    }

    fn object(&mut self) -> Value {
        let mut map = Map::new();
        self.take('{');
        while self.peek() != '}' {
            let key = match self.peek() {
                '\'' | '"' => self.string(),
                _ => self.word(),
            };
            self.take(':');
            let value = self.value();
            if map.insert(key.clone(), value).is_some() {
                self.fail(&format!("'{key}' stands twice in one object"));
            }
            self.comma('}');
        }
        self.take('}');
        Value::Object(map)
    }

    fn list(&mut self) -> Value {
        let mut list = Vec::new();
        self.take('[');
        while self.peek() != ']' {
            list.push(self.value());
            self.comma(']');
        }
        self.take(']');
        Value::Array(list)
    }

    /// One string, or several that are added.
    fn strings(&mut self) -> String {
        let mut whole = self.string();
        while self.peek() == '+' {
            self.take('+');
            whole += &self.string();
        }
        whole
    }

    fn string(&mut self) -> String {
        let quote = self.peek();
        self.take(quote);
        let mut string = String::new();
        let mut letters = self.text[self.at..].char_indices();
        while let Some((at, letter)) = letters.next() {
            match letter {
                '\\' => match letters.next().map(|(_, escaped)| escaped) {
                    Some('n') => string.push('\n'),
                    Some('u') => {
                        let code: String = letters.by_ref().take(4).map(|(_, digit)| digit).collect();
                        let code = u32::from_str_radix(&code, 16).ok().and_then(char::from_u32);
                        string.push(code.unwrap_or_else(|| self.fail("a bad escape")));
                    }
                    Some(escaped) => string.push(escaped),
                    None => self.fail("a string without end"),
                },
                _ if letter == quote => {
                    self.at += at + quote.len_utf8();
                    return string;
                }
                _ => string.push(letter),
            }
        }
        self.fail("a string without end")
    }

    fn word(&mut self) -> String {
        self.peek();
        let rest = &self.text[self.at..];
        let end =
            rest.find(|letter: char| !(letter.is_alphanumeric() || "_-.$".contains(letter))).unwrap_or(rest.len());
        if end == 0 {
            self.fail("no plain value");
        }
        self.at += end;
        rest[..end].to_string()
    }

    /// The next sign, after spaces and comments.
    fn peek(&mut self) -> char {
        loop {
            let rest = self.text[self.at..].trim_start();
            self.at = self.text.len() - rest.len();
            let skipped = if rest.starts_with("//") {
                rest.find('\n')
            } else if rest.starts_with("/*") {
                rest.find("*/").map(|end| end + 2)
            } else {
                return rest.chars().next().unwrap_or_else(|| self.fail("the end came early"));
            };
            self.at += skipped.unwrap_or(rest.len());
        }
    }

    fn take(&mut self, sign: char) {
        if self.peek() != sign {
            self.fail(&format!("'{sign}' was expected"));
        }
        self.at += sign.len_utf8();
    }

    fn comma(&mut self, end: char) {
        if self.peek() != end {
            self.take(',');
        }
    }

    fn fail(&self, why: &str) -> ! {
        let line = self.text[..self.at].lines().count();
        panic!("{}:{line}: {why}", self.file)
    }
}
