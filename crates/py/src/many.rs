//! Many instances at once, one a line, on all cores.
//!
//! A block of some thousand is answered at a time, whatever form they come in: so what is read and written for it stays in the caches,
//! and memory is used again for the next block.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use backtrail::Monitor;
use pyo3::exceptions::{PyRuntimeError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedBytes;
use pyo3::types::{PyByteArray, PyBytes, PyDict, PyList, PyString};
use registry::{Census, Chunk, Entry, Flags, Reply, Worker};

use crate::case::{GivenFlags, entry, read_flags};
use crate::error::raised;
use crate::wait::attended;

/// The size of a piece, which one thread answers: some thousand puzzles.
const PIECE: usize = 1 << 17;

/// A collection that is answered block by block.
#[pyclass(frozen, module = "backtrail._backtrail")]
pub(crate) struct Many {
    puzzle: Arc<Entry>,
    reply: Reply,
    threads: usize,
    /// Away while a block is answered.
    kept: Mutex<Option<Kept>>,
}

/// What is kept from block to block.
struct Kept {
    flags: Flags,
    /// Made when the first block is there, since it says of what size all instances are.
    crew: Vec<Member>,
    /// Memory for a block, and for answers.
    text: Vec<u8>,
    spare: Vec<Vec<u8>>,
}

/// A worker, with memory for the lines of a piece and the answers to them.
struct Member {
    worker: Box<dyn Worker>,
    is_unique: bool,
    lines: Vec<u8>,
    answers: Vec<u8>,
}

/// Some thousand instances.
enum Block {
    /// Lines in memory of Python's.
    Text(PyBackedBytes),
    /// Lines in memory of ours.
    Lines(Vec<u8>),
    /// Rows of digits, as numbers; so are the answers, with zeros where there is none.
    Rows { digits: Vec<u8>, width: usize },
}

/// A part of a block: where it begins and ends, and the number of its first line.
type Piece = (usize, usize, u64);

/// The answers to the pieces of a block in order, and what became of the instances.
struct Answered {
    answers: Vec<Vec<u8>>,
    census: Census,
}

/// Answers as Python gets them, and what became of the instances.
type Told<'py, T> = (Bound<'py, T>, Bound<'py, PyDict>);

#[pymethods]
impl Many {
    /// Each instance will be answered `unique` or with a solution.
    #[new]
    fn new(py: Python<'_>, puzzle: &str, flags: GivenFlags, unique: bool, threads: usize) -> PyResult<Self> {
        let puzzle = entry(py, puzzle)?;
        if puzzle.collection().is_none() {
            return Err(PyTypeError::new_err(format!("{} has no collections", puzzle.name)));
        }
        let flags = read_flags(py, &puzzle.flags, flags)?;
        let kept = Kept { flags, crew: Vec::new(), text: Vec::new(), spare: Vec::new() };
        let reply = if unique { Reply::Unique } else { Reply::Solution };
        Ok(Many { puzzle, reply, threads: threads.max(1), kept: Mutex::new(Some(kept)) })
    }

    /// Answers lines of text, each on a line. The first has the number `first`.
    fn text<'py>(&self, py: Python<'py>, text: PyBackedBytes, first: u64) -> PyResult<Told<'py, PyBytes>> {
        let Answered { answers, census } = self.answered(py, Block::Text(text), first)?;
        let length = answers.iter().map(Vec::len).sum();
        let joined = PyBytes::new_with(py, length, |room| {
            join(&answers, room);
            Ok(())
        })?;
        self.give_back(answers);
        Ok((joined, told(py, &census)?))
    }

    /// Answers the lines of a list from one place to another by a list, with None where there is no answer.
    fn lines<'py>(
        &self,
        py: Python<'py>,
        lines: &Bound<'py, PyList>,
        at: usize,
        end: usize,
    ) -> PyResult<Told<'py, PyList>> {
        let (first, count) = (at as u64 + 1, (end - at) as u64);
        let mut text = self.kept().as_mut().map_or_else(Vec::new, |kept| std::mem::take(&mut kept.text));
        text.clear();
        for at in at..end {
            let line = lines.get_item(at)?;
            // What is ASCII is read where it lies.
            let Ok(line) = line.cast::<PyString>() else {
                let kind = line.get_type().name()?;
                return Err(PyTypeError::new_err(format!("line {} is not a string but {kind}", at + 1)));
            };
            text.extend_from_slice(line.to_str()?.as_bytes());
            text.push(b'\n');
        }
        let Answered { answers, census } = self.answered(py, Block::Lines(text), first)?;
        let has_remarks = self.reply == Reply::Unique || census.one != count;
        let mut found: Vec<Bound<'py, PyAny>> = Vec::with_capacity(end - at);
        for answer in &answers {
            let mut rest = std::str::from_utf8(answer).expect("what is answered to text is text");
            while let Some((line, more)) = rest.split_once('\n') {
                rest = more;
                found.push(said(py, line, has_remarks));
            }
        }
        self.give_back(answers);
        Ok((PyList::new(py, found)?, told(py, &census)?))
    }

    /// Answers rows of digits, all of this width: by rows of digits, or by lines if it is asked whether there is one solution.
    fn rows<'py>(
        &self,
        py: Python<'py>,
        digits: &Bound<'py, PyByteArray>,
        width: usize,
        first: u64,
    ) -> PyResult<Told<'py, PyByteArray>> {
        let digits = digits.to_vec();
        if width == 0 || !digits.len().is_multiple_of(width) || digits.iter().any(|&digit| digit > 9) {
            return Err(PyValueError::new_err(
                "an array of puzzles holds values from 0 to 9; give larger ones as lines",
            ));
        }
        let Answered { answers, census } = self.answered(py, Block::Rows { digits, width }, first)?;
        let length = answers.iter().map(Vec::len).sum();
        let joined = PyByteArray::new_with(py, length, |room| {
            join(&answers, room);
            Ok(())
        })?;
        self.give_back(answers);
        Ok((joined, told(py, &census)?))
    }
}

impl Many {
    fn kept(&self) -> MutexGuard<'_, Option<Kept>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Answers a block on all threads, while the interpreter's lock is free.
    fn answered(&self, py: Python<'_>, block: Block, first: u64) -> PyResult<Answered> {
        let busy = || PyRuntimeError::new_err("these are answered by another thread");
        let mut kept = self.kept().take().ok_or_else(busy)?;
        if kept.crew.is_empty() {
            self.hire(&block, &mut kept).map_err(|error| raised(py, &error))?;
        }
        let monitor = Monitor::default();
        let watched = monitor.clone();
        let done = attended(py, &monitor, None, move || {
            let answered = answer(&block, first, &mut kept, &watched);
            if let Block::Lines(text) = block {
                kept.text = text;
            }
            (answered, kept)
        })?;
        let (answered, kept) = done.result;
        *self.kept() = Some(kept);
        done.interrupted.map_or(Ok(answered), Err)
    }

    /// Makes the workers for instances like the first ones.
    fn hire(&self, block: &Block, kept: &mut Kept) -> Result<(), registry::Error> {
        let collection = self.puzzle.collection().expect("it was looked for");
        let mut begin = Vec::new();
        match block {
            Block::Rows { digits, width } => expand(&digits[..*width.min(&digits.len())], *width, &mut begin),
            Block::Text(text) => begin.extend_from_slice(&text[..text.len().min(PIECE)]),
            Block::Lines(text) => begin.extend_from_slice(&text[..text.len().min(PIECE)]),
        }
        collection.settle(&begin, &mut kept.flags);
        for _ in 0..self.threads {
            let worker = collection.worker(self.reply, false, &kept.flags)?;
            kept.crew.push(Member {
                worker,
                is_unique: self.reply == Reply::Unique,
                lines: Vec::new(),
                answers: Vec::new(),
            });
        }
        Ok(())
    }

    /// Keeps the memory of answers.
    fn give_back(&self, answers: Vec<Vec<u8>>) {
        if let Some(kept) = self.kept().as_mut() {
            kept.spare = answers;
        }
    }
}

/// Lets each worker take the next piece until there are none.
fn answer(block: &Block, first: u64, kept: &mut Kept, monitor: &Monitor) -> Answered {
    let pieces = block.pieces(first);
    let next = AtomicUsize::new(0);
    let mut answers = std::mem::take(&mut kept.spare);
    answers.resize_with(pieces.len(), Vec::new);
    let rooms: Vec<Mutex<&mut Vec<u8>>> = answers.iter_mut().map(Mutex::new).collect();
    let total = Mutex::new(Vec::new());
    let work = |member: &mut Member| {
        loop {
            let i = next.fetch_add(1, Ordering::Relaxed);
            let Some(&piece) = pieces.get(i) else { break };
            let mut out = rooms[i].lock().expect("a piece is taken once");
            out.clear();
            let census = member.answer(block, piece, &mut out, &|| monitor.is_cancelled());
            total.lock().expect("no worker panics while it adds").push((i, census));
        }
    };
    std::thread::scope(|scope| {
        let mut crew = kept.crew.iter_mut().take(pieces.len());
        let own = crew.next();
        for member in crew {
            scope.spawn(|| work(member));
        }
        own.map(work);
    });
    drop(rooms);
    let mut censuses = total.into_inner().expect("all workers are done");
    censuses.sort_by_key(|(i, _)| *i);
    let mut census = Census::default();
    censuses.into_iter().for_each(|(_, more)| census += more);
    Answered { answers, census }
}

impl Block {
    /// Cuts it into pieces of whole lines, of which the first has this number.
    fn pieces(&self, first: u64) -> Vec<Piece> {
        let (text, width): (&[u8], _) = match self {
            Block::Text(text) => (text, None),
            Block::Lines(text) => (text, None),
            Block::Rows { digits, width } => (digits, Some(*width)),
        };
        let (mut pieces, mut start, mut line) = (Vec::new(), 0, first);
        while start < text.len() {
            let least = (start + PIECE).min(text.len());
            let end = match width {
                Some(width) => least.next_multiple_of(width),
                None => {
                    text[least..].iter().position(|&byte| byte == b'\n').map_or(text.len(), |more| least + more + 1)
                }
            };
            pieces.push((start, end, line));
            line += match width {
                Some(width) => (end - start) / width,
                None => text[start..end].iter().filter(|&&byte| byte == b'\n').count(),
            } as u64;
            start = end;
        }
        pieces
    }
}

impl Member {
    /// Answers a piece.
    fn answer(&mut self, block: &Block, piece: Piece, out: &mut Vec<u8>, stop: &dyn Fn() -> bool) -> Census {
        let (start, end, line) = piece;
        match block {
            Block::Text(text) => self.worker.answer(Chunk { text: &text[start..end], line }, out, stop),
            Block::Lines(text) => self.worker.answer(Chunk { text: &text[start..end], line }, out, stop),
            Block::Rows { digits, width } => {
                self.lines.clear();
                self.answers.clear();
                expand(&digits[start..end], *width, &mut self.lines);
                let chunk = Chunk { text: &self.lines, line };
                if self.is_unique {
                    return self.worker.answer(chunk, out, stop);
                }
                let census = self.worker.answer(chunk, &mut self.answers, stop);
                shrink(&self.answers, *width, out);
                census
            }
        }
    }
}

/// Writes rows of digits as lines.
fn expand(digits: &[u8], width: usize, lines: &mut Vec<u8>) {
    lines.reserve(digits.len() / width * (width + 1));
    for row in digits.chunks_exact(width) {
        lines.extend(row.iter().map(|digit| digit + b'0'));
        lines.push(b'\n');
    }
}

/// Writes lines that begin with digits as rows of them, and others as zeros.
fn shrink(answers: &[u8], width: usize, rows: &mut Vec<u8>) {
    let mut rest = answers;
    while !rest.is_empty() {
        // Without a way out of the loop it is done by vectors.
        let are_digits = |digits: &&[u8]| digits.iter().fold(true, |all, digit| all & digit.is_ascii_digit());
        let digits = rest.get(..width).filter(are_digits);
        match digits {
            Some(digits) => rows.extend(digits.iter().map(|digit| digit - b'0')),
            None => rows.resize(rows.len() + width, 0),
        }
        let end = match rest.get(width) {
            Some(b'\n') if digits.is_some() => width,
            _ => rest.iter().position(|&byte| byte == b'\n').unwrap_or(rest.len() - 1),
        };
        rest = &rest[end + 1..];
    }
}

/// What is said of an instance; none if there are remarks, and nothing stands before them.
fn said<'py>(py: Python<'py>, line: &str, has_remarks: bool) -> Bound<'py, PyAny> {
    let said = if has_remarks { line.split('#').next().unwrap_or_default().trim_end() } else { line };
    if said.is_empty() { py.None().into_bound(py) } else { PyString::new(py, said).into_any() }
}

/// Writes answers one after another.
fn join(answers: &[Vec<u8>], mut room: &mut [u8]) {
    for answer in answers {
        let (here, rest) = room.split_at_mut(answer.len());
        here.copy_from_slice(answer);
        room = rest;
    }
}

/// What became of the instances, as Python gets it.
fn told<'py>(py: Python<'py>, census: &Census) -> PyResult<Bound<'py, PyDict>> {
    let told = PyDict::new(py);
    told.set_item("unique", census.one)?;
    told.set_item("several", census.several)?;
    told.set_item("none", census.none)?;
    told.set_item("unknown", census.unknown)?;
    told.set_item("invalid", census.invalid)?;
    let faults: Vec<(u64, String)> = census.faults.iter().map(|(line, why)| (*line, words::say(why))).collect();
    told.set_item("faults", faults)?;
    Ok(told)
}
