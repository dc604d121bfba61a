//! What a job delivers.

use std::path::{Path, PathBuf};

use registry::{Counted, Error};
use serde::{Deserialize, Serialize};

use super::{Folder, write};
use crate::manifest::cannot_write;
use crate::record::{CountRecord, checksum};
use crate::{Machine, version};

/// A result: what the units of a part gave, and which machine counted them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Delivered {
    /// The run that it belongs to.
    pub run: String,
    /// The job.
    pub job: usize,
    /// What was counted.
    pub tally: CountRecord,
    /// How long it took, in seconds.
    pub seconds: f64,
    /// The machine.
    pub machine: String,
    /// The process there.
    pub process: u32,
    /// The version of the program.
    pub version: String,
    /// A checksum over all that.
    pub sum: String,
}

impl Delivered {
    /// A result of this machine.
    pub fn new(run: &str, job: usize, counted: &Counted, seconds: f64) -> Self {
        let Machine { name: machine, process } = Machine::this();
        let tally = CountRecord::from(counted);
        let (run, version) = (run.to_string(), version().to_string());
        // In whole microseconds, or what is read would not always be what was written: of sixteen digits or more serde_json's reader may miss
        // the last, and the checksum be another. Of 27 jobs that took a bit more than a second, three were taken for damaged (2026-11-19).
        let seconds = (seconds * 1e6).round() / 1e6;
        Delivered { run, job, tally, seconds, machine, process, version, sum: String::new() }.sealed()
    }

    pub(super) fn sealed(self) -> Self {
        Delivered { sum: self.checksum(), ..self }
    }

    fn checksum(&self) -> String {
        let Delivered { run, job, tally, seconds, machine, process, version, .. } = self;
        let parts = [&tally.line(), &job.to_string(), &seconds.to_string(), machine, &process.to_string(), version];
        let parts: Vec<&str> = [run.as_str()].into_iter().chain(parts.into_iter().map(String::as_str)).collect();
        checksum(&parts)[..32].to_string()
    }

    /// As it is written.
    pub fn line(&self) -> String {
        serde_json::to_string(self).expect("a result is plain data") + "\n"
    }

    /// Reads what was written as the result of a job of a run; `None` if it is damaged, or belongs elsewhere.
    pub fn read(text: &str, run: &str) -> Option<(Self, Counted)> {
        let delivered: Delivered = serde_json::from_str(text).ok()?;
        if delivered.run != run || delivered.sum != delivered.checksum() {
            return None;
        }
        let counted = delivered.tally.clone().counted()?;
        Some((delivered, counted))
    }

    /// The name of its file: a job that is delivered twice has two.
    fn name(&self) -> String {
        format!("{}-{}-{}.json", self.job, self.machine, self.process)
    }
}

impl Folder {
    /// What tells its run from all others.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Writes the result of a job.
    pub(super) fn deliver(&self, delivered: &Delivered) -> Result<(), Error> {
        let folder = self.results(delivered.job);
        std::fs::create_dir_all(&folder).map_err(|error| cannot_write(&folder, &error))?;
        write(&folder.join(delivered.name()), &delivered.line())
    }

    /// Has this job been delivered?
    pub(super) fn has(&self, job: usize) -> bool {
        let prefix = format!("{job}-");
        let Ok(entries) = std::fs::read_dir(self.results(job)) else { return false };
        let named = entries.flatten().filter(|entry| entry.file_name().to_string_lossy().starts_with(&prefix));
        named.into_iter().any(|entry| self.read(&entry.path()).is_some_and(|(delivered, _)| delivered.job == job))
    }

    /// The result in a file, if it is a whole one of this run.
    pub(super) fn read(&self, path: &Path) -> Option<(Delivered, Counted)> {
        let text = std::fs::read_to_string(path).ok()?;
        Delivered::read(&text, &self.id).filter(|(delivered, _)| delivered.job < self.plan.jobs())
    }

    /// The files of all results, in no order.
    pub(super) fn files(&self) -> impl Iterator<Item = PathBuf> {
        let folders = std::fs::read_dir(self.path.join(super::RESULTS)).into_iter().flatten().flatten();
        let files = folders.flat_map(|folder| std::fs::read_dir(folder.path()).into_iter().flatten().flatten());
        files.map(|file| file.path()).filter(|path| path.extension().is_some_and(|ending| ending == "json"))
    }
}
