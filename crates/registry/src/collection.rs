//! Instances that come many at a time, one a line: files of any length, answered piece by piece.

use std::io::Write;
use std::ops::AddAssign;

use backtrail::Text;

use crate::{Error, Flags, Instance};

/// A puzzle whose instances come in collections, one a line.
pub trait Collection: Send + Sync {
    /// Does a text that begins like this hold an instance a line, rather than one in all? `None` if more must be seen to tell;
    /// if this is the `whole` text, or long enough, it must do.
    fn is_collection(&self, text: &[u8], whole: bool, flags: &Flags) -> Option<bool>;

    /// Fixes what all instances of a collection that begins like this have in common, such as a size, as flags: a line that
    /// was cut off must not be taken for a smaller instance.
    fn settle(&self, text: &[u8], flags: &mut Flags);

    /// The instances of a text that holds several over many lines, one a line; `None` if it holds one, or a bad one.
    fn gather(&self, text: &str, flags: &Flags) -> Option<String>;

    /// Reads the instance on a line; blank lines and comments hold none.
    ///
    /// # Errors
    ///
    /// If the line holds something else; the message points at the column.
    fn read(&self, line: &[u8], flags: &Flags) -> Result<Option<Box<dyn Instance>>, Error>;

    /// A worker that answers whole pieces of the collection as fast as possible; a strict one stops at the first fault.
    ///
    /// # Errors
    ///
    /// If the flags say something that cannot be.
    fn worker(&self, reply: Reply, strict: bool, flags: &Flags) -> Result<Box<dyn Worker>, Error>;
}

/// What is answered to each instance, on a line of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reply {
    /// A solution.
    Solution,
    /// `0`, `1` or `many`.
    Unique,
    /// The line itself, as it was given, of those alone of which this is true.
    Only(Solvability),
}

/// Whole lines of a collection.
#[derive(Clone, Copy, Debug)]
pub struct Chunk<'a> {
    /// The lines.
    pub text: &'a [u8],
    /// The number of the first one, from 1.
    pub line: u64,
}

/// Answers pieces of a collection, one after another.
pub trait Worker: Send {
    /// Writes an answer for each instance, in order, and tells what became of them. Asks now and then whether to stop; then, and
    /// when nobody takes what it writes, only the instances that it has answered are told of.
    fn answer(&mut self, piece: Chunk<'_>, out: &mut dyn Write, stop: &dyn Fn() -> bool) -> Census;
}

/// What became of one instance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Solvability {
    /// It has one solution.
    One,
    /// It has more than one.
    Several,
    /// It has none.
    None,
    /// It was given up: a limit came first.
    Unknown,
}

impl Solvability {
    /// What this number of solutions says, which are all there are or not.
    pub fn of(solutions: u128, is_all: bool) -> Self {
        match solutions {
            2.. => Solvability::Several,
            1 if is_all => Solvability::One,
            0 if is_all => Solvability::None,
            _ => Solvability::Unknown,
        }
    }

    /// A word for programs: `unique`, `several`, `none` or `unknown`.
    pub fn name(self) -> &'static str {
        match self {
            Solvability::One => "unique",
            Solvability::Several => "several",
            Solvability::None => "none",
            Solvability::Unknown => "unknown",
        }
    }

    /// What stands beside a solution, or in its place: a comment, so that answers can be read as a collection again, and in no
    /// language, since programs read it. An instance with one solution needs none.
    pub fn comment(self) -> &'static str {
        match self {
            Solvability::One => "",
            Solvability::Several => "# several",
            Solvability::None => "# no solution",
            Solvability::Unknown => "# not known",
        }
    }
}

/// What became of the instances of a collection.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Census {
    /// Those with one solution.
    pub one: u64,
    /// Those with more.
    pub several: u64,
    /// Those with none.
    pub none: u64,
    /// Those that were given up.
    pub unknown: u64,
    /// Those that are no instances.
    pub invalid: u64,
    /// Was it told to stop before every line was answered?
    pub cut: bool,
    /// The first of those that are no instances: where, and why.
    pub faults: Vec<(u64, Text)>,
}

impl Census {
    /// No more faults than this are kept.
    pub const FAULTS: usize = 20;

    /// How many instances there were.
    pub fn all(&self) -> u64 {
        self.one + self.several + self.none + self.unknown + self.invalid
    }

    /// Notes what became of an instance.
    pub fn note(&mut self, found: Solvability) {
        *match found {
            Solvability::One => &mut self.one,
            Solvability::Several => &mut self.several,
            Solvability::None => &mut self.none,
            Solvability::Unknown => &mut self.unknown,
        } += 1;
    }

    /// Notes a line that is no instance, and returns why, in English: answers that programs read do not change their language.
    pub fn fault(&mut self, line: u64, error: &Error) -> String {
        let why = error.in_line();
        let english = words::english(&why);
        self.invalid += 1;
        if self.faults.len() < Self::FAULTS {
            self.faults.push((line, why));
        }
        english
    }
}

impl AddAssign<Census> for Census {
    fn add_assign(&mut self, other: Census) {
        self.one += other.one;
        self.several += other.several;
        self.none += other.none;
        self.unknown += other.unknown;
        self.invalid += other.invalid;
        self.cut |= other.cut;
        let room = Self::FAULTS.saturating_sub(self.faults.len());
        self.faults.extend(other.faults.into_iter().take(room));
    }
}
