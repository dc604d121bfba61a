//! Templates: a line that stands for many.
//!
//! ```text
//! cover
//! items d1..d12 s1..s24
//! d{k} s{i} s{i+k+1}  for k in 1..12, i in 1..23-k
//! ```
//!
//! `items` and `secondary` name items, `d1..d12` all of a range; every other line is an option. With `for`, a line is written for all values
//! of its names, and `{…}` is the value of an expression. `if a < b` keeps some of them. `# ` begins a comment. A part in parentheses is
//! written for all values of names of its own, within the line:
//!
//! ```text
//! queen (q{i}_{y} for y in 1..8) (q{x}_{j} for x in 1..8 if x != i)  for i in 1..8, j in 1..8
//! ```

use backtrail::text;
use registry::{Bounds, Error};

use super::expression::value;
use super::read::{Builder, Word, wrong};
use super::statement::Statement;

/// A template is written no more often than this, whatever the caller allows: somebody mistyped a range.
const MOST_LINES: u64 = 2_000_000;

/// Reads the lines below `cover`.
pub(super) fn read(lines: &[(usize, &str)], bounds: &Bounds) -> Result<Statement, Error> {
    let mut builder = Builder::new(bounds);
    for &(line, whole) in lines {
        let text = without_comment(whole);
        let (head, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let is_items = matches!(head, "items" | "secondary");
        if !is_items && !head.is_empty() && builder.cover.items().is_empty() {
            let blanks = whole.chars().take_while(|sign| sign.is_whitespace()).count();
            return Err(wrong(line, Some(blanks + 1), text!("cover-items-first", word = head)));
        }
        let most = if is_items { (bounds.cells, "cover-items") } else { (bounds.edges, "cover-entries") };
        let template = Template::nested(line, if is_items { rest } else { text }, most, DEEPEST)?;
        template.each(&mut |words| {
            let words: Vec<Word<'_>> = words.iter().map(|text| Word { text, line, column: 1 }).collect();
            if is_items {
                words.iter().try_for_each(|word| builder.item(word, head == "secondary"))
            } else if words.is_empty() {
                Ok(())
            } else {
                builder.option(line, &words)
            }
        })?;
    }
    builder.finish()
}

/// A line up to `#` and a blank, or `#` at its end.
pub(super) fn without_comment(line: &str) -> &str {
    let is_comment = |&(at, _): &(usize, &str)| {
        let after = &line[at + 1..];
        (at == 0 || line[..at].ends_with(char::is_whitespace))
            && (after.is_empty() || after.starts_with(char::is_whitespace))
            && !is_drawing(&line[..at])
    };
    line.match_indices('#').find(is_comment).map_or(line, |(at, _)| &line[..at]).trim()
}

/// Does the drawing of a piece come next? A piece of one square is a lone `#`.
fn is_drawing(before: &str) -> bool {
    let mut words = before.split_whitespace();
    words.next() == Some("piece") && words.count() == 1
}

/// A line, or a part of one in parentheses, that stands for many.
struct Template<'a> {
    line: usize,
    /// How many words it may become, and what they are.
    most: (u64, &'static str),
    parts: Vec<Part<'a>>,
    /// Names, and the expressions of their first and last values.
    ranges: Vec<(&'a str, &'a str, &'a str)>,
    /// What must hold: two expressions and the sign between them.
    conditions: Vec<(&'a str, &'a str, &'a str)>,
}

enum Part<'a> {
    Word(&'a str),
    Several(Template<'a>),
}

/// Parts in parentheses may be nested this deep.
const DEEPEST: usize = 20;

/// Names and their values.
type Values<'a> = Vec<(&'a str, i64)>;

/// Takes the words of a line.
type Write<'w> = &'w mut dyn FnMut(&[String]) -> Result<(), Error>;

impl<'a> Template<'a> {
    fn nested(line: usize, text: &'a str, most: (u64, &'static str), depth: usize) -> Result<Self, Error> {
        let (parts, ranges) = parts(line, text, most, depth)?;
        let (ranges, conditions) = split_at_word(ranges, "if");
        let bad = |what: &str| wrong(line, None, text!("cover-bad-range", range = what.trim()));
        let ranges = between_commas(ranges).into_iter().filter(|range| !range.trim().is_empty()).map(|range| {
            let (name, values) = range.split_once(" in ").ok_or_else(|| bad(range))?;
            let (first, last) = values.split_once("..").ok_or_else(|| bad(range))?;
            let name = name.trim();
            let is_name =
                name.starts_with(char::is_alphabetic) && name.chars().all(|sign| sign.is_alphanumeric() || sign == '_');
            if is_name { Ok((name, first, last)) } else { Err(bad(range)) }
        });
        let ranges = ranges.collect::<Result<Vec<_>, Error>>()?;
        let conditions = conditions.into_iter().flat_map(between_commas).map(|condition| {
            let signs = ["!=", "<=", ">=", "=", "<", ">"];
            let found = signs.iter().find_map(|sign| Some((condition.split_once(sign)?, *sign)));
            let ((left, right), sign) =
                found.ok_or_else(|| wrong(line, None, text!("cover-bad-condition", condition = condition.trim())))?;
            Ok((left, sign, right))
        });
        let conditions = conditions.collect::<Result<Vec<_>, Error>>()?;
        Ok(Template { line, most, parts, ranges, conditions })
    }

    /// Writes the line for all values of its names.
    fn each(&self, write: Write<'_>) -> Result<(), Error> {
        self.over(&self.ranges, &mut Vec::new(), &mut 0, write)
    }

    fn over(
        &self,
        ranges: &[(&'a str, &'a str, &'a str)],
        values: &mut Values<'a>,
        lines: &mut u64,
        write: Write<'_>,
    ) -> Result<(), Error> {
        let Some((&(name, first, last), rest)) = ranges.split_first() else {
            *lines += 1;
            self.admit(*lines)?;
            if !self.holds(values)? {
                return Ok(());
            }
            let mut words = Vec::with_capacity(self.parts.len());
            for part in &self.parts {
                match part {
                    Part::Word(word) => self.word(word, values, &mut words)?,
                    Part::Several(several) => several.over(&several.ranges, values, lines, &mut |more| {
                        self.admit_words(words.len() + more.len())?;
                        words.extend_from_slice(more);
                        Ok(())
                    })?,
                }
            }
            return write(&words);
        };
        let (first, last) = (self.value(first, values)?, self.value(last, values)?);
        self.admit(last.saturating_sub(first).max(0) as u64)?;
        for value in first..=last {
            values.push((name, value));
            self.over(rest, values, lines, write)?;
            values.pop();
        }
        Ok(())
    }

    fn admit(&self, lines: u64) -> Result<(), Error> {
        match lines {
            0..=MOST_LINES => Ok(()),
            _ => Err(wrong(self.line, None, text!("cover-many-lines", most = MOST_LINES))),
        }
    }

    /// May a line have this number of words? They are counted before they are made.
    fn admit_words(&self, words: usize) -> Result<(), Error> {
        let (most, things) = self.most;
        let here = registry::Position { line: self.line as u64, column: None };
        Bounds::admit(words as u64, most, things).map_err(|error| error.at(Some(here)))
    }

    fn value(&self, expression: &str, values: &Values<'a>) -> Result<i64, Error> {
        let value_of = |name: &str| values.iter().rev().find(|(known, _)| *known == name).map(|&(_, value)| value);
        value(expression, &value_of).map_err(|what| wrong(self.line, None, what))
    }

    fn holds(&self, values: &Values<'a>) -> Result<bool, Error> {
        for &(left, sign, right) in &self.conditions {
            let (left, right) = (self.value(left, values)?, self.value(right, values)?);
            let holds = match sign {
                "!=" => left != right,
                "<=" => left <= right,
                ">=" => left >= right,
                "=" => left == right,
                "<" => left < right,
                _ => left > right,
            };
            if !holds {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// A word with its expressions worked out; a range of names is several.
    fn word(&self, word: &str, values: &Values<'a>, words: &mut Vec<String>) -> Result<(), Error> {
        let mut written = String::new();
        let mut rest = word;
        while let Some((before, after)) = rest.split_once('{') {
            let unclosed = || wrong(self.line, None, text!("cover-unclosed", word = word));
            let (expression, after) = after.split_once('}').ok_or_else(unclosed)?;
            written.push_str(before);
            written.push_str(&self.value(expression, values)?.to_string());
            rest = after;
        }
        written.push_str(rest);
        let Some((first, last)) = written.split_once("..") else {
            words.push(written);
            return Ok(());
        };
        let stem = |name: &str| name.trim_end_matches(|sign: char| sign.is_ascii_digit()).len();
        let bad = || wrong(self.line, None, text!("cover-bad-names", range = written.clone()));
        let (name, from) = first.split_at(stem(first));
        let (same, to) = last.split_at(stem(last));
        let (from, to): (u64, u64) = (from.parse().map_err(|_| bad())?, to.parse().map_err(|_| bad())?);
        if name != same && !same.is_empty() {
            return Err(bad());
        }
        if from > to {
            let turned = format!("{name}{to}..{name}{from}");
            return Err(wrong(
                self.line,
                None,
                text!("cover-backward-names", range = written.clone(), turned = turned),
            ));
        }
        if to - from >= MOST_LINES {
            return Err(wrong(self.line, None, text!("cover-many-names", range = written.clone(), most = MOST_LINES)));
        }
        self.admit_words(words.len() + (to - from) as usize + 1)?;
        words.extend((from..=to).map(|number| format!("{name}{number}")));
        Ok(())
    }
}

/// The words of a line up to `for`, and what follows it. A part in parentheses begins where a word could.
fn parts<'a>(
    line: usize,
    text: &'a str,
    most: (u64, &'static str),
    depth: usize,
) -> Result<(Vec<Part<'a>>, &'a str), Error> {
    let mut parts = Vec::new();
    let mut rest = text.trim_start();
    while !rest.is_empty() {
        let end = match rest.starts_with('(') {
            true => {
                closing(rest).filter(|_| depth > 0).ok_or_else(|| wrong(line, None, text!("cover-unclosed-part")))?
            }
            false => word_end(rest),
        };
        let (word, after) = rest.split_at(end);
        rest = after.trim_start();
        match word.strip_prefix('(').and_then(|word| word.strip_suffix(')')) {
            Some(part) => parts.push(Part::Several(Template::nested(line, part, most, depth - 1)?)),
            None if word == "for" => return Ok((parts, rest)),
            None => parts.push(Part::Word(word)),
        }
    }
    Ok((parts, ""))
}

/// Where the first word of a text ends: at a blank that stands in no braces.
fn word_end(text: &str) -> usize {
    let mut open = 0;
    let end = text.char_indices().find(|&(_, sign)| {
        open += i32::from(sign == '{') - i32::from(sign == '}');
        open <= 0 && sign.is_whitespace()
    });
    match end {
        Some((at, _)) => at,
        // A brace that nothing closes is told with the word that it stands in.
        None if open > 0 => text.find(char::is_whitespace).unwrap_or(text.len()),
        None => text.len(),
    }
}

/// Where the parenthesis that a text begins with is closed, and a blank or the end follows.
fn closing(text: &str) -> Option<usize> {
    let mut open = 0;
    let end = text.char_indices().find(|&(_, sign)| {
        open += i32::from(sign == '(') - i32::from(sign == ')');
        open == 0
    });
    let end = end?.0 + 1;
    (text[end..].is_empty() || text[end..].starts_with(char::is_whitespace)).then_some(end)
}

/// The pieces of a text between commas, those in parentheses aside.
fn between_commas(text: &str) -> Vec<&str> {
    let (mut pieces, mut start, mut open) = (Vec::new(), 0, 0);
    for (at, sign) in text.char_indices() {
        match sign {
            '(' => open += 1,
            ')' => open -= 1,
            ',' if open == 0 => {
                pieces.push(&text[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    pieces.push(&text[start..]);
    pieces
}

/// A text before and after a word that stands alone.
fn split_at_word<'a>(text: &'a str, word: &str) -> (&'a str, Option<&'a str>) {
    let alone = |&(at, _): &(usize, &str)| {
        let (before, after) = (&text[..at], &text[at + word.len()..]);
        (before.is_empty() || before.ends_with(char::is_whitespace)) && after.starts_with(char::is_whitespace)
    };
    match text.match_indices(word).find(alone) {
        Some((at, _)) => (&text[..at], Some(&text[at + word.len()..])),
        None => (text, None),
    }
}
