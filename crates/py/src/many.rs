//! Many instances at once, one a line, on all cores.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use backtrail::Monitor;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedBytes;
use pyo3::types::{PyBytes, PyDict};
use registry::{Census, Chunk, Flags, Reply, Worker};

use crate::case::{GivenFlags, entry, read_flags};
use crate::error::raised;
use crate::wait::attended;

/// The size of a piece: some thousand puzzles.
const PIECE: usize = 1 << 17;

/// Answers each line of `text` on a line, `unique` or with a solution; returns the answers, and what became of the instances.
#[pyfunction]
pub(crate) fn answer_many<'py>(
    py: Python<'py>,
    puzzle: &str,
    flags: GivenFlags,
    text: PyBackedBytes,
    unique: bool,
    threads: usize,
) -> PyResult<(Bound<'py, PyBytes>, Bound<'py, PyDict>)> {
    let puzzle = entry(py, puzzle)?;
    let Some(collection) = puzzle.collection() else {
        return Err(PyTypeError::new_err(format!("{} has no collections", puzzle.name)));
    };
    let mut flags: Flags = read_flags(py, &puzzle.flags, flags)?;
    collection.settle(&text[..text.len().min(PIECE)], &mut flags);
    let reply = if unique { Reply::Unique } else { Reply::Solution };
    let pieces = pieces(&text);
    let workers: Vec<Box<dyn Worker>> = (0..threads.clamp(1, pieces.len().max(1)))
        .map(|_| collection.worker(reply, false, &flags))
        .collect::<Result<_, _>>()
        .map_err(|error| raised(py, &error))?;
    let monitor = Monitor::default();
    let watched = monitor.clone();
    let done = attended(py, &monitor, None, move || answer(&text, &pieces, workers, &watched))?;
    if let Some(error) = done.interrupted {
        return Err(error);
    }
    let (answers, census) = done.result;
    let told = PyDict::new(py);
    told.set_item("unique", census.one)?;
    told.set_item("several", census.several)?;
    told.set_item("none", census.none)?;
    told.set_item("unknown", census.unknown)?;
    told.set_item("invalid", census.invalid)?;
    let faults: Vec<(u64, String)> = census.faults.iter().map(|(line, why)| (*line, words::say(why))).collect();
    told.set_item("faults", faults)?;
    let length = answers.iter().map(Vec::len).sum();
    let joined = PyBytes::new_with(py, length, |mut room| {
        for answer in &answers {
            let (here, rest) = room.split_at_mut(answer.len());
            here.copy_from_slice(answer);
            room = rest;
        }
        Ok(())
    })?;
    Ok((joined, told))
}

/// A piece: where it begins and ends, and the number of its first line.
type ChunkPlace = (usize, usize, u64);

/// Cuts a text into pieces of whole lines.
fn pieces(text: &[u8]) -> Vec<ChunkPlace> {
    let (mut pieces, mut start, mut line) = (Vec::new(), 0, 1);
    while start < text.len() {
        let least = (start + PIECE).min(text.len());
        let end = text[least..].iter().position(|&byte| byte == b'\n').map_or(text.len(), |more| least + more + 1);
        pieces.push((start, end, line));
        line += text[start..end].iter().filter(|&&byte| byte == b'\n').count() as u64;
        start = end;
    }
    pieces
}

/// Lets each worker take the next piece until there are none.
fn answer(
    text: &[u8],
    pieces: &[ChunkPlace],
    workers: Vec<Box<dyn Worker>>,
    monitor: &Monitor,
) -> (Vec<Vec<u8>>, Census) {
    let next = AtomicUsize::new(0);
    let answers: Mutex<Vec<Vec<u8>>> = Mutex::new(vec![Vec::new(); pieces.len()]);
    let total = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for mut worker in workers {
            let (next, answers, total) = (&next, &answers, &total);
            scope.spawn(move || {
                loop {
                    let i = next.fetch_add(1, Ordering::Relaxed);
                    let Some(&(start, end, line)) = pieces.get(i) else { break };
                    let mut out = Vec::with_capacity(end - start);
                    let chunk = Chunk { text: &text[start..end], line };
                    let census = worker.answer(chunk, &mut out, &|| monitor.is_cancelled());
                    answers.lock().expect("no worker panics while it writes")[i] = out;
                    total.lock().expect("no worker panics while it adds").push((i, census));
                }
            });
        }
    });
    let mut censuses = total.into_inner().expect("all workers are done");
    censuses.sort_by_key(|(i, _)| *i);
    let mut sum = Census::default();
    censuses.into_iter().for_each(|(_, census)| sum += census);
    (answers.into_inner().expect("all workers are done"), sum)
}
