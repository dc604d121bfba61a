//! Reads exact covers.
//!
//! Knuth's format (DLX1, DLX2, DLX3): the first line names the items, each other line is an option. A lone `|` begins the secondary items,
//! `low:high|name` or `n|name` says how often an item must be covered, `name:colour` gives a secondary item a colour, and lines that begin
//! with `|` are comments. Names may have any length and any characters but blanks, `:` and `|`.
//!
//! Lines of 0 and 1 are a matrix: its columns are the items, its rows the options. A text that begins with the line `cover` may use
//! templates and pictures: see [`expand`](super::expand).

use std::collections::{HashMap, HashSet};

use backtrail::{Text, text};
use cover::{Cover, Entry, Item, Need};
use registry::{Bounds, Error};

use super::statement::Statement;
use super::{expand, pieces};

/// A word of a text and where it stands.
#[derive(Clone, Debug)]
pub(super) struct Word<'a> {
    pub(super) text: &'a str,
    pub(super) line: usize,
    /// Counted from 1.
    pub(super) column: usize,
}

impl<'a> Word<'a> {
    /// The words of a line, which is counted from 1.
    pub(super) fn all(line: usize, text: &'a str) -> Vec<Word<'a>> {
        let mut words = Vec::new();
        let mut start = None;
        for (column, (at, sign)) in text.char_indices().chain([(text.len(), ' ')]).enumerate() {
            match start {
                None if !sign.is_whitespace() => start = Some((at, column + 1)),
                Some((from, column)) if sign.is_whitespace() => {
                    words.push(Word { text: &text[from..at], line, column });
                    start = None;
                }
                _ => {}
            }
        }
        words
    }

    /// An error at this word.
    pub(super) fn wrong(&self, what: Text) -> Error {
        wrong(self.line, Some(self.column), what)
    }
}

/// An error at a place, counted from 1.
pub(super) fn wrong(line: usize, column: Option<usize>, what: Text) -> Error {
    let place = registry::Position { line: line as u64, column: column.map(|column| column as u64) };
    Error::said(what).at(Some(place))
}

/// Reads an exact cover with no more items and options than the caller can bear.
///
/// # Errors
///
/// If it is not one; the error says where and why.
pub fn read(text: &str, bounds: &Bounds) -> Result<Statement, Error> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let lines = || (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
    let Some((first, head)) = lines().find(|(_, line)| !line.starts_with('|')) else {
        return Err(Error::said(text!("cover-empty")));
    };
    if head.trim() == "cover" {
        let lines: Vec<(usize, &str)> = lines().skip_while(|&(line, _)| line <= first).collect();
        let is_picture = |&(_, line): &(usize, &str)| line.split_whitespace().next() == Some("board");
        return if lines.iter().any(is_picture) { pieces::read(&lines, bounds) } else { expand::read(&lines, bounds) };
    }
    let is_matrix =
        |(_, line): (usize, &str)| line.chars().all(|sign| matches!(sign, '0' | '1') || sign.is_whitespace());
    if lines().all(is_matrix) {
        return matrix(lines(), bounds);
    }
    let mut builder = Builder::new(bounds);
    builder.items(&Word::all(first, head))?;
    for (line, text) in lines().filter(|&(line, text)| line > first && !text.starts_with('|')) {
        builder.option(line, &Word::all(line, text))?;
    }
    builder.finish()
}

/// Does a text say itself that it is an exact cover, so that a slip in it is worth telling as one? By its first word, `cover`; or in Knuth's
/// format by three options or more whose names are items, but for one slip, and two of which begin with the same item. That lines have several
/// words is not enough: so have edges and lists of neighbours.
pub(super) fn is_surely_one(text: &str) -> bool {
    let mut lines = text.lines().filter(|line| !line.starts_with('|') && !line.trim().is_empty());
    let head = lines.next().unwrap_or_default().trim_start_matches('\u{feff}');
    if head.split_whitespace().next() == Some("cover") {
        return true;
    }
    let names =
        || head.split_whitespace().filter(|word| *word != "|").map(|word| word.rsplit('|').next().unwrap_or(word));
    let items: HashSet<&str> = names().collect();
    if items.len() < 3 || items.len() < names().count() {
        return false;
    }
    let (mut options, mut unknown, mut begun, mut is_repeated) = (0, 0, HashSet::new(), false);
    for line in lines {
        options += 1;
        let mut words = line.split_whitespace().map(|word| word.split(':').next().unwrap_or(word)).peekable();
        is_repeated |= words.peek().is_some_and(|first| !begun.insert(*first));
        unknown += words.filter(|word| !items.contains(word)).count();
        if unknown > 1 {
            return false;
        }
    }
    options >= 3 && is_repeated
}

/// Rows of 0 and 1: each column an item, each row an option.
fn matrix<'a>(lines: impl Iterator<Item = (usize, &'a str)>, bounds: &Bounds) -> Result<Statement, Error> {
    let mut builder = Builder::new(bounds);
    let mut columns = None;
    for (line, text) in lines {
        let digits: Vec<char> = text.chars().filter(|sign| !sign.is_whitespace()).collect();
        let columns = *columns.get_or_insert(digits.len());
        if builder.cover.items().is_empty() {
            (1..=columns).try_for_each(|column| builder.add_item(Item::primary(column.to_string())).map(drop))?;
        }
        if digits.len() != columns {
            return Err(wrong(line, None, text!("cover-ragged", columns = columns, here = digits.len())));
        }
        let ones = (0..).zip(&digits).filter(|&(_, &digit)| digit == '1');
        builder.add_option(line, ones.map(|(item, _)| Entry::plain(item)).collect())?;
    }
    builder.finish()
}

/// A problem that is being read.
pub(super) struct Builder<'a> {
    pub(super) cover: Cover,
    bounds: &'a Bounds,
    numbers: HashMap<String, u32>,
    colours: HashMap<String, u32>,
    colour_names: Vec<String>,
    left_out: usize,
    entries: u64,
}

impl<'a> Builder<'a> {
    pub(super) fn new(bounds: &'a Bounds) -> Self {
        let (numbers, colours) = (HashMap::new(), HashMap::new());
        Builder { cover: Cover::default(), bounds, numbers, colours, colour_names: Vec::new(), left_out: 0, entries: 0 }
    }

    /// The line of items.
    pub(super) fn items(&mut self, words: &[Word<'_>]) -> Result<(), Error> {
        let mut is_secondary = false;
        for word in words {
            if word.text == "|" {
                if is_secondary {
                    return Err(word.wrong(text!("cover-second-bar")));
                }
                is_secondary = true;
                continue;
            }
            self.item(word, is_secondary)?;
        }
        Ok(())
    }

    /// An item as it is written.
    pub(super) fn item(&mut self, word: &Word<'_>, is_secondary: bool) -> Result<(), Error> {
        let (need, name) = match word.text.split_once('|') {
            Some(_) if is_secondary => return Err(word.wrong(text!("cover-secondary-times"))),
            Some((times, name)) => (times_of(word, times)?, name),
            None if is_secondary => (Need::Once, word.text),
            None => (Need::Times { low: 1, high: 1 }, word.text),
        };
        if name.is_empty() || name.contains([':', '|']) {
            return Err(word.wrong(text!("cover-bad-name", word = word.text)));
        }
        if self.numbers.contains_key(name) {
            return Err(word.wrong(text!("cover-item-twice", item = name)));
        }
        self.add_item(Item { name: name.to_string(), need }).map(drop)
    }

    pub(super) fn add_item(&mut self, item: Item) -> Result<u32, Error> {
        Bounds::admit(self.cover.items().len() as u64 + 1, self.bounds.cells, "cover-items")?;
        self.numbers.insert(item.name.clone(), self.cover.items().len() as u32);
        Ok(self.cover.add_item(item))
    }

    /// An option as it is written.
    pub(super) fn option(&mut self, line: usize, words: &[Word<'_>]) -> Result<(), Error> {
        let mut entries: Vec<Entry> = Vec::with_capacity(words.len());
        for word in words {
            let (name, colour) = match word.text.split_once(':') {
                Some((name, colour)) => (name, Some(colour)),
                None => (word.text, None),
            };
            let Some(&item) = self.numbers.get(name) else { return Err(word.wrong(self.unknown(name))) };
            if entries.iter().any(|entry| entry.item == item) {
                return Err(word.wrong(text!("cover-twice-in-option", item = name)));
            }
            let colour = match colour {
                None => 0,
                Some(_) if self.cover.items()[item as usize].is_primary() => {
                    return Err(word.wrong(text!("cover-primary-colour", item = name)));
                }
                Some("") => return Err(word.wrong(text!("cover-bad-name", word = word.text))),
                Some(colour) => self.colour(colour),
            };
            entries.push(Entry { item, colour });
        }
        self.add_option(line, entries)
    }

    pub(super) fn add_option(&mut self, line: usize, entries: Vec<Entry>) -> Result<(), Error> {
        if !entries.iter().any(|entry| self.cover.items()[entry.item as usize].is_primary()) {
            self.left_out += 1;
            return Ok(());
        }
        self.entries += entries.len() as u64;
        let admit = |many, most, things| {
            Bounds::admit(many, most, things)
                .map_err(|error| error.at(Some(registry::Position { line: line as u64, column: None })))
        };
        admit(self.cover.options().len() as u64 + 1, u64::from(u32::MAX) - 1, "cover-options")?;
        admit(self.entries, self.bounds.edges.min(u64::from(u32::MAX) / 2), "cover-entries")?;
        self.cover.add_option(entries);
        Ok(())
    }

    fn colour(&mut self, name: &str) -> u32 {
        if let Some(&colour) = self.colours.get(name) {
            return colour;
        }
        self.colour_names.push(name.to_string());
        let colour = self.colour_names.len() as u32;
        self.colours.insert(name.to_string(), colour);
        colour
    }

    fn unknown(&self, name: &str) -> Text {
        let names = self.cover.items().iter().map(|item| item.name.as_str());
        let near = registry::nearest(name, names.clone(), |name| name);
        match near.filter(|near| registry::likeness(name, near) > 0.7).or_else(|| crate::meant(name, names)) {
            Some(near) => text!("cover-unknown-near", item = name, near = near),
            None => text!("cover-unknown", item = name),
        }
    }

    pub(super) fn finish(self) -> Result<Statement, Error> {
        if !self.cover.items().iter().any(Item::is_primary) {
            return Err(Error::said(text!("cover-no-primary")));
        }
        if self.cover.options().is_empty() && self.left_out == 0 {
            return Err(Error::said(text!("cover-no-options")));
        }
        Ok(Statement { cover: self.cover, colours: self.colour_names, picture: None, left_out: self.left_out })
    }
}

/// How often an item must be covered: `3`, or `1:5`.
fn times_of(word: &Word<'_>, times: &str) -> Result<Need, Error> {
    let bad = || word.wrong(text!("cover-bad-times", word = word.text));
    let number = |digits: &str| digits.parse::<u32>().map_err(|_| bad());
    let (low, high) = match times.split_once(':') {
        Some((low, high)) => (number(low)?, number(high)?),
        None => (number(times)?, number(times)?),
    };
    if low > high { Err(bad()) } else { Ok(Need::Times { low, high }) }
}
