//! The puzzles there are, by name; more can be added at any time before they are asked for.

use std::io::BufRead;
use std::ops::Deref;
use std::sync::Arc;

use backtrail::text;

use crate::{Bounds, Case, Collection, Descriptor, Error, Flags, Instance, Solver, Tool, Verdict, near};

/// A kind of puzzle: what its author writes.
pub trait Puzzle: Send + Sync {
    /// What it is called, what may be said of it, and its solvers; asked once, when it is registered.
    fn describe(&self) -> Descriptor;

    /// Reads an instance that is not larger than the bounds allow.
    ///
    /// # Errors
    ///
    /// If the words do not name one; the message points at the place.
    fn pose(&self, word: &str, flags: &Flags, bounds: &Bounds) -> Result<Box<dyn Instance>, Error>;

    /// Reads an instance from a stream of this name, if instances may be too long to be held as a text.
    fn pose_stream(
        &self,
        name: &str,
        stream: &mut dyn BufRead,
        flags: &Flags,
        bounds: &Bounds,
    ) -> Option<Result<Box<dyn Instance>, Error>> {
        let _ = (name, stream, flags, bounds);
        None
    }

    /// Reads several instances, at least one, for a comparison: `4..12`.
    ///
    /// # Errors
    ///
    /// As for [`pose`](Puzzle::pose).
    fn pose_range(&self, word: &str, flags: &Flags, bounds: &Bounds) -> Result<Vec<Box<dyn Instance>>, Error> {
        Ok(vec![self.pose(word, flags, bounds)?])
    }

    /// Checks a solution that somebody else brings, complete or not; only asked of a puzzle that says what such a
    /// solution looks like ([`Descriptor::solution`]).
    ///
    /// # Errors
    ///
    /// If the text cannot be read as one; the message points at the place.
    fn check(&self, text: &str, flags: &Flags, bounds: &Bounds) -> Result<Verdict, Error> {
        let _ = (text, flags, bounds);
        Err(Error::new("no-checker", text!("registry-no-checker")))
    }

    /// Does a text say itself that it is for this puzzle, as by its first word?
    fn is_named_in(&self, text: &str) -> bool {
        let _ = text;
        false
    }

    /// How its instances come many at a time, if they do.
    fn collection(&self) -> Option<Arc<dyn Collection>> {
        None
    }
}

/// Names of commands, present and planned: no puzzle can take one.
pub const RESERVED: &[&str] = &[
    "check",
    "collect",
    "compare",
    "completions",
    "estimate",
    "explain",
    "help",
    "ladder",
    "man",
    "plan",
    "profile",
    "proof",
    "resume",
    "serve",
    "shard",
    "site",
    "solvers",
    "status",
    "tree",
    "watch",
];

/// A puzzle as the registry holds it: what it says of itself, and itself.
pub struct Entry {
    descriptor: Descriptor,
    solvers: Vec<Arc<Solver>>,
    puzzle: Arc<dyn Puzzle>,
}

/// All puzzles.
#[derive(Clone, Default)]
pub struct Registry {
    entries: Vec<Arc<Entry>>,
}

impl Registry {
    /// A registry without puzzles.
    pub fn new() -> Self {
        Registry::default()
    }

    /// Adds a puzzle.
    ///
    /// # Errors
    ///
    /// If its name is no single word of lower-case letters, digits and dashes, is that of a command, or is taken; or if its
    /// sentences cannot be read.
    pub fn add(&mut self, puzzle: impl Puzzle + 'static) -> Result<(), Error> {
        let mut descriptor = puzzle.describe();
        let name = descriptor.name.clone();
        let is_word = |name: &str| {
            name.starts_with(|c: char| c.is_ascii_lowercase())
                && name.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-')
        };
        if !is_word(&name) {
            return Err(Error::new("bad-name", text!("registry-bad-name", name = name)));
        }
        if RESERVED.contains(&&*name) {
            return Err(Error::new("reserved-name", text!("registry-reserved-name", name = name)));
        }
        if self.entries.iter().any(|entry| entry.is_called(&name)) {
            return Err(Error::new("taken-name", text!("registry-taken-name", name = name)));
        }
        // What else it is called gives way to names that are there.
        descriptor
            .aliases
            .retain(|alias| !RESERVED.contains(alias) && !self.entries.iter().any(|entry| entry.is_called(alias)));
        for (language, sentences) in &descriptor.words {
            words::add(language, sentences).map_err(|why| Error::new("bad-words", why))?;
        }
        let solvers = std::mem::take(&mut descriptor.solvers).into_iter().map(Arc::new).collect();
        self.entries.push(Arc::new(Entry { descriptor, solvers, puzzle: Arc::new(puzzle) }));
        Ok(())
    }

    /// Adds a solver to a puzzle that is registered already, with its flags. Cases that were posed before do not know it.
    ///
    /// # Errors
    ///
    /// If there is no such puzzle, or it has a solver of that name.
    pub fn add_solver(&mut self, puzzle: &str, solver: Solver) -> Result<(), Error> {
        let entry = self.puzzle(puzzle)?;
        if entry.solvers.iter().any(|other| other.name == solver.name) {
            let (puzzle, name) = (puzzle.to_string(), solver.name.to_string());
            return Err(Error::new("taken-name", text!("registry-taken-solver", puzzle = puzzle, name = name)));
        }
        let mut descriptor = entry.descriptor.clone_without_solvers();
        descriptor.flags.extend(solver.flags.iter().cloned());
        let solvers = entry.solvers.iter().cloned().chain([Arc::new(solver)]).collect();
        let more = Entry { descriptor, solvers, puzzle: Arc::clone(&entry.puzzle) };
        if let Some(place) = self.entries.iter_mut().find(|place| Arc::ptr_eq(place, &entry)) {
            *place = Arc::new(more);
        }
        Ok(())
    }

    /// The puzzles, in the order in which they were added.
    pub fn puzzles(&self) -> &[Arc<Entry>] {
        &self.entries
    }

    /// The puzzle of this name.
    ///
    /// # Errors
    ///
    /// If there is none; the message offers the nearest, if one is near.
    pub fn puzzle(&self, name: &str) -> Result<Arc<Entry>, Error> {
        let found = self.entries.iter().find(|entry| entry.is_called(name));
        found.cloned().ok_or_else(|| {
            let unknown = match near(name, &self.entries, |entry| &entry.name) {
                Some(near) => text!("registry-unknown-puzzle-near", name = name, nearest = &*near.name),
                None => text!("registry-unknown-puzzle", name = name),
            };
            Error::new("unknown-puzzle", unknown)
        })
    }
}

impl Deref for Entry {
    type Target = Descriptor;

    fn deref(&self) -> &Descriptor {
        &self.descriptor
    }
}

impl Entry {
    /// Is this its name, or what else it is called?
    pub fn is_called(&self, name: &str) -> bool {
        self.name == name || self.aliases.contains(&name)
    }

    /// Its solvers, from textbook to record.
    pub fn solvers(&self) -> &[Arc<Solver>] {
        &self.solvers
    }

    /// The solver of this name.
    ///
    /// # Errors
    ///
    /// If there is none; the message offers the nearest, if one is near.
    pub fn solver(&self, name: &str) -> Result<&Arc<Solver>, Error> {
        self.solvers.iter().find(|solver| solver.name == name).ok_or_else(|| {
            let puzzle = self.name.as_str();
            let unknown = match near(name, &self.solvers, |solver| &solver.name) {
                Some(near) => {
                    text!("registry-unknown-solver-near", puzzle = puzzle, name = name, nearest = &*near.name)
                }
                None => text!("registry-unknown-solver", puzzle = puzzle, name = name),
            };
            Error::new("unknown-solver", unknown)
        })
    }

    /// The tool of this name.
    pub fn tool(&self, name: &str) -> Option<&Tool> {
        self.tools.iter().find(|tool| tool.name == name)
    }

    /// The tool whose name is near to this word.
    pub fn nearest_tool(&self, word: &str) -> Option<&str> {
        near(word, &self.tools, |tool| &tool.name).map(|tool| &*tool.name)
    }

    /// Reads an instance.
    ///
    /// # Errors
    ///
    /// If the words do not name one, or one beyond the bounds; the message points at the place.
    pub fn pose(self: &Arc<Self>, word: &str, flags: &Flags, bounds: &Bounds) -> Result<Case, Error> {
        Ok(self.case(self.puzzle.pose(word, flags, bounds)?))
    }

    /// Reads an instance from a stream of this name; `None` if instances of this puzzle are held as texts.
    pub fn pose_stream(
        self: &Arc<Self>,
        name: &str,
        stream: &mut dyn BufRead,
        flags: &Flags,
        bounds: &Bounds,
    ) -> Option<Result<Case, Error>> {
        Some(self.puzzle.pose_stream(name, stream, flags, bounds)?.map(|instance| self.case(instance)))
    }

    /// Reads several instances, at least one, for a comparison: `4..12`.
    ///
    /// # Errors
    ///
    /// As for [`pose`](Entry::pose).
    pub fn pose_range(self: &Arc<Self>, word: &str, flags: &Flags, bounds: &Bounds) -> Result<Vec<Case>, Error> {
        Ok(self.puzzle.pose_range(word, flags, bounds)?.into_iter().map(|instance| self.case(instance)).collect())
    }

    /// An instance of this puzzle, however it was made.
    pub fn case(self: &Arc<Self>, instance: Box<dyn Instance>) -> Case {
        Case::new(Arc::clone(self), instance.into())
    }

    /// Checks a solution that somebody else brings, complete or not.
    ///
    /// # Errors
    ///
    /// If the text cannot be read as one; the message points at the place.
    pub fn check(&self, text: &str, flags: &Flags, bounds: &Bounds) -> Result<Verdict, Error> {
        self.puzzle.check(text, flags, bounds)
    }

    /// Does a text say itself that it is for this puzzle?
    pub fn is_named_in(&self, text: &str) -> bool {
        self.puzzle.is_named_in(text)
    }

    /// How its instances come many at a time, if they do.
    pub fn collection(&self) -> Option<Arc<dyn Collection>> {
        self.puzzle.collection()
    }
}
