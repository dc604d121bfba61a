//! Where a solver writes its proof.
//!
//! A solver begins a proof, adds structures and clauses as it goes on, and closes it when it has shown what it claims. A proof
//! that was begun and not closed is nothing: another may be begun in its place, and only one that is whole is kept
//! ([`ProofStore`]). The format is that of the crate `proof`, which checks it and knows nothing of this.

use std::fmt::{self, Display, Write as _};
use std::io::{self, BufWriter, Write};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use backtrail::Monitor;

/// Keeps proofs: files, or memory.
pub trait ProofStore: Send {
    /// Begins one. What was begun before and is not kept is lost.
    ///
    /// # Errors
    ///
    /// If nothing can be written there.
    fn begin(&mut self) -> io::Result<Box<dyn Write + Send>>;

    /// What was begun is whole, and takes the place of what was kept before.
    ///
    /// # Errors
    ///
    /// If it cannot.
    fn keep(&mut self) -> io::Result<()>;
}

/// Where a solver writes its proof. A copy writes to the same place.
#[derive(Clone)]
pub struct ProofLog(Arc<Mutex<Pen>>);

/// What is known of a proof that is whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proven {
    /// What it claims, in the words of its format.
    pub claim: String,
    /// How many clauses it has.
    pub clauses: u64,
    /// How many bytes it has.
    pub bytes: u64,
}

struct Pen {
    store: Box<dyn ProofStore>,
    /// The number by which the instance is known.
    of: u64,
    /// Cancelled when nothing more can be written.
    monitor: Monitor,
    writer: Option<BufWriter<Box<dyn Write + Send>>>,
    line: String,
    begun: Proven,
    kept: Option<Proven>,
    failed: Option<io::Error>,
}

impl fmt::Debug for ProofLog {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ProofLog").field("kept", &self.pen().kept).finish_non_exhaustive()
    }
}

impl ProofLog {
    /// Proofs about the instance with this fingerprint, kept there. A search that they are part of is cancelled if they cannot
    /// be written.
    pub fn new(store: impl ProofStore + 'static, of: u64, monitor: Monitor) -> Self {
        let begun = Proven { claim: String::new(), clauses: 0, bytes: 0 };
        let (store, writer, line, kept, failed) = (Box::new(store), None, String::new(), None, None);
        ProofLog(Arc::new(Mutex::new(Pen { store, of, monitor, writer, line, begun, kept, failed })))
    }

    fn pen(&self) -> MutexGuard<'_, Pen> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Begins a proof of a claim: `colors 8`, `none`.
    pub fn begin(&self, claim: &str) {
        let mut pen = self.pen();
        pen.begun = Proven { claim: claim.to_string(), clauses: 0, bytes: 0 };
        pen.writer = None;
        match pen.store.begin() {
            Ok(writer) => pen.writer = Some(BufWriter::with_capacity(1 << 16, writer)),
            Err(error) => pen.fail(error),
        }
        let of = pen.of;
        pen.line = format!("c backtrail proof 1\nc of {of:016x}\nc claim {claim}\n");
        pen.put();
    }

    /// Names a structure in the instance, with its numbers.
    pub fn structure(&self, word: &str, numbers: impl IntoIterator<Item = impl Display>) {
        let mut pen = self.pen();
        pen.line.push_str("c ");
        pen.line.push_str(word);
        for number in numbers {
            let _ = write!(pen.line, " {number}");
        }
        pen.line.push('\n');
        pen.put();
    }

    /// Adds a clause that follows from those before it by unit propagation. The empty one is for [`close`](ProofLog::close).
    pub fn clause(&self, literals: impl IntoIterator<Item = i32>) {
        let mut pen = self.pen();
        pen.begun.clauses += 1;
        pen.literals(literals);
    }

    /// Says that a clause is not needed any more.
    pub fn forget(&self, literals: impl IntoIterator<Item = i32>) {
        let mut pen = self.pen();
        pen.line.push_str("d ");
        pen.literals(literals);
    }

    /// Ends the proof: what is there leads to a contradiction by unit propagation.
    pub fn close(&self) {
        let mut pen = self.pen();
        pen.begun.clauses += 1;
        pen.literals([]);
        let kept = match pen.writer.take().map(BufWriter::into_inner) {
            Some(Ok(mut writer)) => writer.flush().and_then(|()| {
                drop(writer);
                pen.store.keep()
            }),
            Some(Err(error)) => Err(error.into_error()),
            None => return, // it has failed before
        };
        match kept {
            Ok(()) => pen.kept = Some(pen.begun.clone()),
            Err(error) => pen.fail(error),
        }
    }

    /// The last proof that was closed.
    pub fn proven(&self) -> Option<Proven> {
        self.pen().kept.clone()
    }

    /// What went wrong with writing, if anything did.
    pub fn failed(&self) -> Option<io::Error> {
        self.pen().failed.take()
    }
}

impl Pen {
    fn literals(&mut self, literals: impl IntoIterator<Item = i32>) {
        for literal in literals {
            let _ = write!(self.line, "{literal} ");
        }
        self.line.push_str("0\n");
        self.put();
    }

    /// Writes the line.
    fn put(&mut self) {
        self.begun.bytes += self.line.len() as u64;
        let written = self.writer.as_mut().map_or(Ok(()), |writer| writer.write_all(self.line.as_bytes()));
        self.line.clear();
        if let Err(error) = written {
            self.fail(error);
        }
    }

    fn fail(&mut self, error: io::Error) {
        self.writer = None;
        self.failed.get_or_insert(error);
        self.monitor.cancel();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Proofs in memory.
    #[derive(Clone, Default)]
    struct Memory(Arc<Mutex<[Vec<u8>; 2]>>);

    struct Begun(Memory);

    impl Write for Begun {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.0.lock().unwrap()[0].extend(bytes);
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    impl ProofStore for Memory {
        fn begin(&mut self) -> io::Result<Box<dyn Write + Send>> {
            self.0.lock().unwrap()[0].clear();
            Ok(Box::new(Begun(self.clone())))
        }

        fn keep(&mut self) -> io::Result<()> {
            let mut both = self.0.lock().unwrap();
            both[1] = std::mem::take(&mut both[0]);
            Ok(())
        }
    }

    fn kept(memory: &Memory) -> String {
        String::from_utf8(memory.0.lock().unwrap()[1].clone()).unwrap()
    }

    #[test]
    fn only_a_proof_that_was_closed_is_kept() {
        let memory = Memory::default();
        let log = ProofLog::new(memory.clone(), 0xabc, Monitor::default());
        log.begin("colors 2");
        log.structure("clique", [1, 2]);
        log.clause([-3, 4]);
        log.forget([-3, 4]);
        assert_eq!((kept(&memory), log.proven()), (String::new(), None));
        log.close();
        let text = "c backtrail proof 1\nc of 0000000000000abc\nc claim colors 2\nc clique 1 2\n-3 4 0\nd -3 4 0\n0\n";
        assert_eq!(kept(&memory), text);
        let proven = log.proven().unwrap();
        assert_eq!((&*proven.claim, proven.clauses, proven.bytes), ("colors 2", 2, text.len() as u64));
        log.begin("colors 3");
        log.clause([1]);
        assert_eq!((kept(&memory), log.proven()), (text.to_string(), Some(proven)));
    }

    #[test]
    fn what_cannot_be_written_cancels_the_search() {
        struct Full;
        impl ProofStore for Full {
            fn begin(&mut self) -> io::Result<Box<dyn Write + Send>> {
                Err(io::ErrorKind::StorageFull.into())
            }
            fn keep(&mut self) -> io::Result<()> {
                panic!("nothing was begun")
            }
        }
        let monitor = Monitor::default();
        let log = ProofLog::new(Full, 1, monitor.clone());
        log.begin("none");
        log.close();
        assert!(monitor.is_cancelled() && log.proven().is_none());
        assert_eq!(log.failed().unwrap().kind(), io::ErrorKind::StorageFull);
    }
}
