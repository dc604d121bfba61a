//! Collections of any length: read in pieces of whole lines, answered by several workers, written in the order of the lines.
//!
//! Chunk i goes to worker i mod w, and the answers are taken from the workers in turn: so the order needs no sorting, and
//! because every channel has room for a few pieces only, memory does not grow with the input. All threads but the caller's
//! are left to themselves when it stops: one of them may be waiting for a line that nobody will type.

use std::io::{self, Write};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use registry::{Census, Chunk, Worker};

use crate::exit::Failure;
use crate::input::Stream;

/// The size of a piece: some thousand puzzles, so that handing over costs nothing beside them.
const PIECE: usize = 1 << 18;

/// Of a longer line the rest is not looked at: no instance is that long.
const LONGEST: usize = 1 << 20;

/// How many pieces wait for a worker, and how many of its answers wait to be written.
const AHEAD: usize = 4;

/// How long an answer may take once everything was told to stop.
const FAREWELL: Duration = Duration::from_millis(500);

/// Whole lines.
struct Job {
    text: Vec<u8>,
    line: u64,
}

/// Answers to a piece.
#[derive(Default)]
pub(crate) struct Answered {
    /// What is to be written.
    pub(crate) out: Vec<u8>,
    /// What became of the piece; until then, more of its answers are to come.
    pub(crate) end: Option<(Census, u64)>,
}

/// When to stop.
pub(crate) type Stop = Arc<dyn Fn() -> bool + Send + Sync>;

/// Memory that is used again and again: a fresh quarter of a megabyte for every piece cost a twentieth of the time.
#[derive(Clone, Default)]
struct Spare(Arc<Mutex<Vec<Vec<u8>>>>);

impl Spare {
    fn take(&self) -> Vec<u8> {
        self.0.lock().ok().and_then(|mut spare| spare.pop()).unwrap_or_default()
    }

    fn give(&self, mut text: Vec<u8>) {
        text.clear();
        if let Ok(mut spare) = self.0.lock() {
            spare.push(text);
        }
    }
}

/// Runs a stream through workers, and delivers their answers in order until it ends, `stop` says so, or `deliver` fails. Was it
/// stopped before the end?
pub(crate) fn answer(
    stream: Stream,
    workers: Vec<Box<dyn Worker>>,
    stop: &Stop,
    mut deliver: impl FnMut(&Answered) -> Result<(), Failure>,
) -> Result<bool, Failure> {
    let (mut jobs, mut answers, spare) = (Vec::new(), Vec::new(), Spare::default());
    for worker in workers {
        let (give, take) = mpsc::sync_channel(AHEAD);
        let (send, receive) = mpsc::sync_channel(AHEAD);
        let (stop, spare) = (Arc::clone(stop), spare.clone());
        std::thread::spawn(move || work(worker, &take, &send, &spare, &stop));
        jobs.push(give);
        answers.push(receive);
    }
    let (stopped, texts) = (Arc::clone(stop), spare.clone());
    let reader = std::thread::spawn(move || read(stream, &jobs, &texts, &stopped));
    for answers in answers.iter().cycle() {
        let mut more = true;
        while more {
            let answered = match next(answers, stop) {
                Ok(answered) => answered?,
                Err(RecvTimeoutError::Timeout) => return Ok(true),
                // Everything that was read is answered; that was all, unless the reader was stopped.
                Err(RecvTimeoutError::Disconnected) => return Ok(!reader.join().unwrap_or(false)),
            };
            more = answered.end.is_none();
            deliver(&answered)?;
            spare.give(answered.out);
        }
    }
    Ok(false)
}

/// The next answer; none at the end, or when everything was told to stop and no answer comes for a while.
fn next(
    answers: &Receiver<Result<Answered, Failure>>,
    stop: &Stop,
) -> Result<Result<Answered, Failure>, RecvTimeoutError> {
    loop {
        let last = stop();
        match answers.recv_timeout(FAREWELL) {
            Err(RecvTimeoutError::Timeout) if !last => {}
            answered => return answered,
        }
    }
}

/// Answers pieces until there are no more, or nobody takes the answers.
fn work(
    mut worker: Box<dyn Worker>,
    jobs: &Receiver<Result<Job, Failure>>,
    answers: &SyncSender<Result<Answered, Failure>>,
    spare: &Spare,
    stop: &Stop,
) {
    for job in jobs {
        let answered = job.map(|Job { text, line }| {
            let mut parcel = Parcel { out: spare.take(), spare, answers };
            let tally = worker.answer(Chunk { text: &text, line }, &mut parcel, &**stop);
            let length = text.len() as u64;
            spare.give(text);
            Answered { out: parcel.out, end: Some((tally, length)) }
        });
        if answers.send(answered).is_err() {
            return;
        }
    }
}

/// What a worker writes into: it is sent on whenever there is much of it, for one puzzle may have a billion solutions.
struct Parcel<'a> {
    out: Vec<u8>,
    spare: &'a Spare,
    answers: &'a SyncSender<Result<Answered, Failure>>,
}

impl Write for Parcel<'_> {
    fn write(&mut self, text: &[u8]) -> io::Result<usize> {
        self.out.extend_from_slice(text);
        if self.out.len() > LONGEST {
            let answered = Answered { out: std::mem::replace(&mut self.out, self.spare.take()), end: None };
            self.answers.send(Ok(answered)).map_err(|_| io::ErrorKind::BrokenPipe)?;
        }
        Ok(text.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Cuts the stream into whole lines, and deals them out. Did it come to the end?
fn read(mut stream: Stream, jobs: &[SyncSender<Result<Job, Failure>>], spare: &Spare, stop: &Stop) -> bool {
    let mut line = 1;
    let mut rest = Vec::new();
    for worker in jobs.iter().cycle() {
        if stop() {
            return false;
        }
        let piece = piece(&mut stream, spare.take(), &mut rest);
        let last = piece.is_err();
        let job = match piece {
            Ok(text) if text.is_empty() => return true,
            piece => piece.map(|text| Job { text, line }),
        };
        if let Ok(job) = &job {
            line += job.text.iter().filter(|&&byte| byte == b'\n').count() as u64;
        }
        if worker.send(job).is_err() || last {
            return false;
        }
    }
    false
}

/// The next whole lines: as many as are there already, or one if that has to be waited for. What is left over goes to `rest`.
fn piece(stream: &mut Stream, mut text: Vec<u8>, rest: &mut Vec<u8>) -> Result<Vec<u8>, Failure> {
    text.append(rest);
    let after_last_end = |text: &[u8]| text.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
    let mut whole = after_last_end(&text);
    while whole == 0 {
        if text.len() > LONGEST {
            text.truncate(LONGEST);
            text.push(b'\n');
            *rest = after_line(stream)?;
            return Ok(text);
        }
        let read = text.len();
        text.resize(read + PIECE, 0);
        let more = stream.read(&mut text[read..])?;
        text.truncate(read + more);
        if more == 0 {
            return Ok(text); // the last line may have no end
        }
        whole = match after_last_end(&text[read..]) {
            0 => 0,
            end => read + end,
        };
    }
    rest.extend_from_slice(&text[whole..]);
    text.truncate(whole);
    Ok(text)
}

/// Skips the rest of a line, and gives what was read after it.
fn after_line(stream: &mut Stream) -> Result<Vec<u8>, Failure> {
    let mut text = vec![0; PIECE];
    loop {
        let more = stream.read(&mut text)?;
        if let Some(end) = text[..more].iter().position(|&byte| byte == b'\n') {
            return Ok(text[end + 1..more].to_vec());
        }
        if more == 0 {
            return Ok(Vec::new());
        }
    }
}
