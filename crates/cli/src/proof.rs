//! `--proof FILE`: a proof is written beside its place, and put there when it is whole.
//!
//! A solver may begin several, of which the last that was closed counts; so there are two files beside the place: what is written,
//! and what is whole. Whatever ends the program before leaves what was in the place.

use std::fs::{self, File};
use std::io::{self, BufReader, Write};
use std::path::{Path, PathBuf};

use backtrail::{Monitor, Text, text};
use registry::{Case, Fact, ProofLog, ProofStore, Proven, Rank, Request, Statement};

use crate::exit::{Failure, in_shell};
use crate::input;
use crate::output::{Output, note_part};

/// A proof that is written to a file.
pub(crate) struct ProofFile {
    name: String,
    /// Where the formula goes, if it is wanted.
    cnf: Option<String>,
    files: Files,
    statement: Statement,
    log: ProofLog,
}

/// The place of a proof, and what is beside it.
#[derive(Clone)]
struct Files {
    place: PathBuf,
    part: PathBuf,
    whole: PathBuf,
}

impl ProofStore for Files {
    fn begin(&mut self) -> io::Result<Box<dyn Write + Send>> {
        Ok(Box::new(File::create(&self.part)?))
    }

    fn keep(&mut self) -> io::Result<()> {
        fs::rename(&self.part, &self.whole)
    }
}

impl ProofFile {
    /// For proofs about a case, with the formula that they rest on in another file.
    pub(crate) fn open(file: &str, cnf: Option<&str>, case: &Case, monitor: &Monitor) -> Result<Self, Failure> {
        let there = fs::metadata(file);
        if file == "-" || there.as_ref().is_ok_and(|there| !there.is_file()) {
            return Err(Failure::Bad(text!("cli-proof-no-file", name = file)));
        }
        if there.is_ok() && input::was_read(Path::new(file)) {
            return Err(Failure::Bad(text!("cli-same-file", name = file)));
        }
        let statement =
            case.statement().ok_or_else(|| Failure::Bad(text!("cli-proof-nothing", title = case.title())))?;
        let cannot = |error: io::Error| Failure::io("write", file, &error);
        let place = if there.is_ok() { fs::canonicalize(file).map_err(cannot)? } else { file.into() };
        let beside = |end: &str| {
            let mut path = place.clone().into_os_string();
            path.push(format!(".{}.{end}", std::process::id()));
            PathBuf::from(path)
        };
        let files = Files { part: beside("part"), whole: beside("whole"), place };
        // What cannot be written is said before the search, not after.
        File::create(&files.part).map_err(cannot)?;
        note_part(&files.part, true);
        note_part(&files.whole, true);
        let log = ProofLog::new(files.clone(), statement.fingerprint(), monitor.clone());
        Ok(ProofFile { name: file.to_string(), cnf: cnf.map(str::to_string), files, statement, log })
    }

    /// What the solver writes to.
    pub(crate) fn log(&self) -> ProofLog {
        self.log.clone()
    }

    /// Puts the proof in its place, if there is one, and notes that; else says why there is none.
    pub(crate) fn finish(self, case: &Case, request: &Request, solver: &str) -> Result<Option<Text>, Failure> {
        if let Some(error) = self.log.failed() {
            return Err(Failure::io("write", &self.name, &error));
        }
        let Some(Proven { claim: _, clauses, bytes: _ }) = self.log.proven() else {
            return Ok(Some(text!("cli-proof-none")));
        };
        let cannot = |error: io::Error| Failure::io("write", &self.name, &error);
        fs::rename(&self.files.whole, &self.files.place).map_err(cannot)?;
        if let Some(cnf) = &self.cnf {
            self.write_cnf(cnf)?;
        }
        let decided = request.findings.all().into_iter().find_map(|finding| match (finding.key, finding.value) {
            ("decided_by", Fact::Text(by)) => Some(by),
            _ => None,
        });
        let by = decided.unwrap_or_else(|| solver.to_string());
        let (puzzle, word, file) = (&case.puzzle().name, super::cmd::typed(case), in_shell(&self.name));
        let command = format!("backtrail check proof {puzzle} {word} {file}");
        let findings = &request.findings;
        let text =
            text!("cli-proof-written", file = self.name.clone(), by = by.clone(), clauses = clauses, command = command);
        findings.note(Rank::Note, "proof_file", Fact::Text(self.name.clone()), text);
        findings.note(Rank::Data, "proof_by", Fact::Text(by), "");
        findings.note(Rank::Data, "proof_clauses", Fact::Number(clauses), "");
        Ok(None)
    }

    /// Writes the formula that the proof rests on.
    fn write_cnf(&self, cnf: &str) -> Result<(), Failure> {
        let proof = File::open(&self.files.place).map_err(|error| Failure::io("read", &self.name, &error))?;
        let mut out = Output::open(Some(cnf))?;
        let written = proof::write_cnf(&self.statement, BufReader::new(proof), &mut Bytes(&mut out));
        match written {
            Ok(()) => out.finish().map(|_| ()),
            Err(proof::Refused::Io(error)) => Err(Failure::io("write", cnf, &error)),
            Err(refused) => unreachable!("our own proof is refused: {refused:?}"),
        }
    }
}

impl Drop for ProofFile {
    fn drop(&mut self) {
        for beside in [&self.files.part, &self.files.whole] {
            let _ = fs::remove_file(beside);
            note_part(beside, false);
        }
    }
}

/// An output that takes bytes.
struct Bytes<'a>(&'a mut Output);

impl Write for Bytes<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write_bytes(bytes).map_err(|_| io::Error::other("the output has failed"))?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
