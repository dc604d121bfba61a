//! What a run is about: the instance with all that it takes to read it again, the question, the solver, and its list of units.

use std::io;
use std::path::Path;
use std::sync::Arc;

use backtrail::{Address, text};
use registry::{Bounds, Case, Error, FlagKind, Flags, Question, Registry, Solver, Units};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::record::checksum;

/// The number of the form in which this version writes.
pub(crate) const FORMAT: u32 = 1;

/// What is asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Asked {
    /// The name of the question.
    pub question: String,
    /// How many solutions are enough, in digits, if not all are wanted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub enough: Option<String>,
    /// The subtree alone that is searched.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub under: Option<String>,
    /// The node after which it begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<String>,
}

impl Asked {
    /// This question; `enough` is where a count stops.
    pub fn new(question: Question, enough: Option<u128>, under: Option<&Address>, from: Option<&Address>) -> Self {
        let enough = enough.or(question.enough()).map(|enough| enough.to_string());
        let [under, from] = [under, from].map(|node| node.map(ToString::to_string));
        Asked { question: question.name().to_string(), enough, under, from }
    }

    /// The question again.
    pub fn question(&self) -> Option<Question> {
        Some(match (&*self.question, self.enough()) {
            ("first", _) => Question::First,
            ("take", Some(enough)) => Question::Take(enough),
            ("all", _) => Question::All,
            ("count", _) => Question::Count,
            ("unique", _) => Question::Unique,
            _ => return None,
        })
    }

    /// How many solutions are enough.
    pub fn enough(&self) -> Option<u128> {
        self.enough.as_ref()?.parse().ok()
    }

    /// Is it a count of all there is? Then it is cut into units; all else goes along the walk.
    pub fn is_whole_count(&self) -> bool {
        self.question == "count" && self.enough.is_none() && self.under.is_none() && self.from.is_none()
    }
}

/// A list of units: whoever has the same one means the same by the number of a unit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct List {
    /// How many there are.
    pub count: usize,
    /// The depth of the cut, if it was chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub depth: Option<usize>,
    /// The number of the way in which the list is made.
    pub format: u32,
    /// A checksum over the units.
    pub hash: String,
}

impl List {
    /// The list of these units, cut at this depth.
    pub fn of(units: &dyn Units, depth: Option<usize>) -> Self {
        let (count, format) = (units.count(), units.format());
        let mut hash = Sha256::new();
        for unit in 0..count {
            let tables = units.tables(unit).units;
            hash.update((tables.start as u64).to_le_bytes());
            hash.update((tables.end as u64).to_le_bytes());
            if let Some(node) = units.node(unit) {
                node.places().iter().for_each(|place| hash.update(place.to_le_bytes()));
                hash.update(u32::MAX.to_le_bytes());
            }
        }
        let hash = hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
        List { count, depth, format, hash }
    }
}

/// What a run is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Manifest {
    /// The number of the form in which this is written.
    pub format: u32,
    /// The version of the program that began it. Another may go on.
    pub version: String,
    /// The puzzle.
    pub puzzle: String,
    /// The instance: its word, or its text if it came from a file.
    pub instance: String,
    /// What a person calls it: the word that was typed.
    pub name: String,
    /// What else was said of it, with values.
    pub flags: Vec<(String, Option<String>)>,
    /// What is asked.
    pub asked: Asked,
    /// The solver.
    pub solver: String,
    /// The units, for a count.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub units: Option<List>,
    /// The file that a listing goes to, and its form.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub output: Option<Written>,
}

/// Where a listing goes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Written {
    /// The file, by its full path.
    pub file: String,
    /// How solutions are written, in the words of the command line.
    pub form: String,
}

impl Manifest {
    /// A run on this case: `instance` is what was read, and `name` what was typed.
    pub fn new(case: &Case, name: &str, instance: &str, flags: &Flags, asked: Asked, solver: &Solver) -> Self {
        Manifest {
            format: FORMAT,
            version: crate::version().to_string(),
            puzzle: case.puzzle().name.clone(),
            instance: instance.to_string(),
            name: name.to_string(),
            flags: flags.given().to_vec(),
            asked,
            solver: solver.name.to_string(),
            units: None,
            output: None,
        }
    }

    /// Reads the instance again.
    ///
    /// # Errors
    ///
    /// If this program has no such puzzle, or cannot read the instance any more.
    pub fn pose(&self, registry: &Registry) -> Result<(Case, Arc<Solver>), Error> {
        let puzzle = registry.puzzle(&self.puzzle)?;
        let flags = Flags::read(&puzzle.flags, self.flags.iter().cloned())?;
        let case = puzzle.pose(&self.instance, &flags, &Bounds::NONE)?;
        let solver = Arc::clone(puzzle.solver(&self.solver)?);
        Ok((case, solver))
    }

    /// What tells it from other runs, in one line. The version does not, nor how much memory may be used.
    pub fn identity(&self, registry_flags: &[registry::Flag]) -> String {
        let is_memory =
            |name: &str| registry_flags.iter().any(|flag| flag.name == name && flag.kind == FlagKind::Memory);
        let mut flags: Vec<_> = self.flags.iter().filter(|(name, _)| !is_memory(name)).cloned().collect();
        flags.sort();
        let same = Manifest { version: String::new(), name: String::new(), flags, ..self.clone() };
        checksum(&[&same.line()])
    }

    /// As one line.
    pub fn line(&self) -> String {
        serde_json::to_string(self).expect("a manifest is plain data")
    }

    /// What would be typed to ask it: `queens 17 --count --solver halves`.
    pub fn command(&self) -> String {
        let short = |word: &str| match word.chars().count() {
            0..=48 if !word.contains('\n') => word.to_string(),
            _ => format!("{}…", word.lines().next().unwrap_or_default().chars().take(24).collect::<String>()),
        };
        let mut words = vec![self.puzzle.clone(), short(&self.name)];
        for (name, value) in &self.flags {
            words.push(format!("{}{name}", if name.len() == 1 { "-" } else { "--" }));
            words.extend(value.as_deref().map(short));
        }
        match (&*self.asked.question, &self.asked.enough) {
            ("first", _) => {}
            ("take", Some(enough)) => words.push(format!("-n {enough}")),
            ("count", Some(enough)) => words.push(format!("--count -n {enough}")),
            (question, _) => words.push(format!("--{question}")),
        }
        words.push(format!("--solver {}", self.solver));
        words.extend(self.asked.under.as_ref().map(|node| format!("--under {node}")));
        words.extend(self.asked.from.as_ref().map(|node| format!("--from {node}")));
        words.retain(|word| !word.is_empty());
        words.join(" ")
    }

    /// Is this the list that the run was begun with?
    ///
    /// # Errors
    ///
    /// If it is another: what was counted of the one is no part of the other.
    pub fn check_list(&self, units: &dyn Units, name: &str) -> Result<(), Error> {
        let depth = self.units.as_ref().and_then(|list| list.depth);
        if self.units.as_ref() == Some(&List::of(units, depth)) {
            return Ok(());
        }
        Err(Error::said(text!(
            "runs-other-units",
            file = name,
            solver = self.solver.clone(),
            version = self.version.clone()
        )))
    }
}

/// Why a file cannot be written.
pub(crate) fn cannot_write(path: &Path, error: &io::Error) -> Error {
    let said = error.to_string();
    let why = said.split(" (os error").next().unwrap_or(&said).to_lowercase();
    Error::said(text!("runs-cannot-write", file = path.display().to_string(), why = why))
}
