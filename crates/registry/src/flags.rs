//! What else may be said of an instance, with the kind of each value, and how large an instance may be.

use std::borrow::Cow;

use backtrail::{Text, text};

use crate::{Error, memory};

/// A flag that a puzzle, a tool or a solver understands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flag {
    /// Its long name, without the dashes.
    pub name: Cow<'static, str>,
    /// What it takes.
    pub kind: FlagKind,
    /// One sentence.
    pub help: Text,
}

/// What a flag takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FlagKind {
    /// Nothing: it is given or not.
    Switch,
    /// A whole number between two others, both included.
    Number {
        /// The least.
        least: u64,
        /// The most.
        most: u64,
    },
    /// A size of memory, such as `500m` or `8g`.
    Memory,
    /// One of a few words.
    Choice(Vec<Cow<'static, str>>),
    /// Two numbers with a comma between: help calls them by these names, `ROW,COLUMN`.
    Pair(Cow<'static, str>),
    /// Any word that the puzzle reads itself; help calls it by this name.
    Word(Cow<'static, str>),
    /// Words that may be given one by one or with commas between: they come as one, with commas. Help calls one by this name.
    Several(Cow<'static, str>),
    /// A text, or the name of a file with it, or `-` for standard input; help calls it by this name.
    Text(Cow<'static, str>),
}

impl Flag {
    /// A flag that is given or not.
    pub fn switch(name: &'static str, help: impl Into<Text>) -> Self {
        Flag::new(name, FlagKind::Switch, help)
    }

    /// A flag of this kind.
    pub fn new(name: &'static str, kind: FlagKind, help: impl Into<Text>) -> Self {
        Flag { name: name.into(), kind, help: help.into() }
    }

    /// What help calls its value; none if it takes none.
    pub fn value_name(&self) -> Option<&str> {
        match &self.kind {
            FlagKind::Switch => None,
            FlagKind::Number { .. } if self.name.len() == 1 => Some("K"),
            FlagKind::Number { .. } => Some("N"),
            FlagKind::Memory => Some("SIZE"),
            FlagKind::Choice(_) => Some("WORD"),
            FlagKind::Pair(name) | FlagKind::Word(name) | FlagKind::Several(name) | FlagKind::Text(name) => Some(name),
        }
    }

    /// As a person types it: `--distinct`, `-k`.
    pub fn typed(&self) -> String {
        format!("{}{}", if self.name.len() == 1 { "-" } else { "--" }, self.name)
    }

    /// Is this a value that it takes?
    fn admits(&self, value: &str) -> Result<(), Error> {
        let refuse = |text| Err(Error::new("bad-flag", text));
        match &self.kind {
            FlagKind::Number { least, most } => match value.parse::<u64>() {
                Ok(number) if (*least..=*most).contains(&number) => Ok(()),
                _ if *most == u64::MAX => {
                    refuse(text!("registry-flag-number", flag = self.typed(), value = value, least = *least))
                }
                _ => {
                    let (least, most) = (*least, *most);
                    refuse(text!(
                        "registry-flag-between",
                        flag = self.typed(),
                        value = value,
                        least = least,
                        most = most
                    ))
                }
            },
            FlagKind::Memory => memory::parse(value)
                .map(drop)
                .or_else(|error| refuse(text!("registry-flag-why", flag = self.typed(), why = error.text().clone()))),
            FlagKind::Choice(words) if !words.iter().any(|word| word == value) => {
                let words: Vec<String> = words.iter().map(ToString::to_string).collect();
                refuse(text!("registry-flag-choice", flag = self.typed(), value = value, words = words))
            }
            _ => Ok(()),
        }
    }
}

/// The flags that were given, with their values, each of the kind that its flag takes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Flags(Vec<(String, Option<String>)>);

impl Flags {
    /// The flags that were given, of those that are known.
    ///
    /// # Errors
    ///
    /// If a value is not of the kind that its flag takes, or a flag is not known.
    pub fn read(known: &[Flag], given: impl IntoIterator<Item = (String, Option<String>)>) -> Result<Self, Error> {
        let mut flags = Flags::default();
        for (name, value) in given {
            let Some(flag) = known.iter().find(|flag| flag.name == name) else {
                return Err(Error::new("unknown-flag", text!("registry-unknown-flag", flag = name)));
            };
            match (&flag.kind, &value) {
                (FlagKind::Switch, _) => {}
                (_, Some(value)) => flag.admits(value)?,
                (_, None) => return Err(Error::new("no-value", text!("registry-flag-no-value", flag = flag.typed()))),
            }
            flags.0.push((name, value));
        }
        Ok(flags)
    }

    /// Notes that a flag was given, with a value that its reader will look at.
    pub fn give(&mut self, name: &str, value: Option<&str>) {
        self.0.push((name.to_string(), value.map(str::to_string)));
    }

    /// All that were given, with their values.
    pub fn given(&self) -> &[(String, Option<String>)] {
        &self.0
    }

    /// Was it given?
    pub fn has(&self, name: &str) -> bool {
        self.0.iter().any(|(given, _)| given == name)
    }

    /// The value that was given with it.
    pub fn value(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(given, _)| given == name)?.1.as_deref()
    }

    /// The number that was given with it.
    pub fn number(&self, name: &str) -> Option<u64> {
        self.value(name)?.parse().ok()
    }

    /// The size of memory in bytes that was given with `memory`, or what solvers usually may use; never more than the bounds
    /// allow.
    pub fn memory(&self, bounds: &Bounds) -> u64 {
        let given = self.value("memory").and_then(|word| memory::parse(word).ok());
        given.unwrap_or_else(memory::usual).min(bounds.memory)
    }
}

/// How large an instance may be: whoever asks says what it can bear, and a puzzle keeps to it while it reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// The most squares of a board, cells of a grid or vertices of a graph.
    pub cells: u64,
    /// The most edges of a graph.
    pub edges: u64,
    /// The most values that may stand on a cell: colours of a graph.
    pub values: u64,
    /// The most memory that a solver may use, in bytes.
    pub memory: u64,
}

impl Bounds {
    /// As large as the puzzle itself allows.
    pub const NONE: Bounds = Bounds { cells: u64::MAX, edges: u64::MAX, values: u64::MAX, memory: u64::MAX };

    /// Are there no more of these things than whoever asks can bear?
    ///
    /// # Errors
    ///
    /// If there are; `things` is a noun by id: `registry-squares`.
    pub fn admit(many: u64, most: u64, things: &'static str) -> Result<(), Error> {
        if many <= most {
            return Ok(());
        }
        Err(Error::new(
            "too-large",
            text!("registry-too-large-here", many = many, most = most, things = Text::id_only(things)),
        ))
    }
}

impl Default for Bounds {
    fn default() -> Self {
        Bounds::NONE
    }
}
