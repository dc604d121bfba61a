//! Where answers go: standard output or a file, with a closed pipe taken for what it is.
//!
//! A file is written beside its place and put there at the end: whoever ends the program before leaves what was there. What a
//! search found until it was stopped is put there too; what could not be written, as on a full disk, is not.

use std::fmt;
use std::fs::{self, File};
use std::io::{self, BufWriter, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use backtrail::{Text, text};
use words::say;

use crate::exit::{Failure, note};
use crate::input;

/// Standard output or a file.
pub(crate) struct Output {
    name: String,
    writer: Box<dyn Write + Send>,
    /// Somebody watches: every answer is shown at once.
    live: bool,
    /// When it was last sent on.
    sent: Option<Instant>,
    /// How many bytes were written.
    written: u64,
    /// Where a file is until its end, unless it is a device or a pipe, which has nothing beside it.
    beside: Option<Beside>,
    /// A file that must be on the disk now and then.
    synced: Option<File>,
}

/// A file that is not yet in its place.
struct Beside {
    part: PathBuf,
    place: PathBuf,
}

/// The parts that are being written, so that whatever ends the program at once can take them away.
static PARTS: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

/// Keeps in mind that a part is written, or that it is no more.
pub(crate) fn note_part(part: &Path, is_written: bool) {
    let mut parts = PARTS.lock().unwrap_or_else(PoisonError::into_inner);
    parts.retain(|other| other != part);
    if is_written {
        parts.push(part.to_path_buf());
    }
}

/// Takes away what is not yet in its place.
pub(crate) fn abandon() {
    for part in PARTS.lock().unwrap_or_else(PoisonError::into_inner).drain(..) {
        let _ = fs::remove_file(part);
    }
}

impl Beside {
    /// Begins a file for this place. A link stays one, and what may be done with the file stays too.
    fn create(file: &str, there: Option<&fs::Metadata>) -> io::Result<(Self, File)> {
        let place = if there.is_some() { fs::canonicalize(file)? } else { file.into() };
        let mut part = place.clone().into_os_string();
        part.push(format!(".{}.part", std::process::id()));
        let part = PathBuf::from(part);
        let writer = File::create(&part)?;
        if let Some(there) = there {
            // Where that cannot be kept, the file is a new one.
            let _ = fs::set_permissions(&part, there.permissions());
        }
        note_part(&part, true);
        Ok((Beside { part, place }, writer))
    }

    /// Puts it in its place, or takes it away.
    fn end(self, keep: bool) -> io::Result<()> {
        note_part(&self.part, false);
        let done = if keep { fs::rename(&self.part, &self.place) } else { Ok(()) };
        if !keep || done.is_err() {
            let _ = fs::remove_file(&self.part);
        }
        done
    }
}

/// What is written is sent on at least this often, as far as there is anything to write.
const SENT: Duration = Duration::from_millis(200);

impl Output {
    /// Opens `file`, or standard output. A file that was read is refused.
    pub(crate) fn open(file: Option<&str>) -> Result<Self, Failure> {
        let Some(file) = file.filter(|file| *file != "-") else {
            let live = Output::would_be_live(None);
            let writer = Box::new(BufWriter::with_capacity(1 << 16, io::stdout()));
            return Ok(Output {
                name: say!("cli-standard-output"),
                writer,
                live,
                sent: None,
                written: 0,
                beside: None,
                synced: None,
            });
        };
        let cannot = |error: io::Error| Failure::io("write", file, &error);
        let there = fs::metadata(file).ok();
        let is_file = there.as_ref().is_none_or(fs::Metadata::is_file);
        if there.is_some() && is_file && input::was_read(Path::new(file)) {
            return Err(Failure::Bad(text!("cli-same-file", name = file)));
        }
        let (beside, writer) = match is_file.then(|| Beside::create(file, there.as_ref())) {
            Some(Ok((beside, writer))) => (Some(beside), writer),
            // A file that may be written can be in a directory that may not.
            Some(Err(error)) if there.is_none() || error.kind() != io::ErrorKind::PermissionDenied => {
                return Err(cannot(error));
            }
            _ => (None, File::create(file).map_err(cannot)?),
        };
        let writer = Box::new(BufWriter::new(writer));
        Ok(Output { name: file.to_string(), writer, live: false, sent: None, written: 0, beside, synced: None })
    }

    /// Opens a file to go on after its first `bytes` bytes; what comes after them is cut off.
    pub(crate) fn resume(file: &str, bytes: u64) -> Result<Self, Failure> {
        use std::io::{Seek, SeekFrom};
        let cannot = |error: io::Error| Failure::io("write", file, &error);
        let there = fs::metadata(file).map_or(0, |there| there.len());
        if there < bytes {
            return Err(Failure::Bad(text!("cli-ledger-short", file = file, there = there, bytes = bytes)));
        }
        let mut opened = File::options().write(true).create(true).truncate(false).open(file).map_err(cannot)?;
        opened.set_len(bytes).and_then(|()| opened.seek(SeekFrom::End(0))).map_err(cannot)?;
        let synced = Some(opened.try_clone().map_err(cannot)?);
        let writer = Box::new(BufWriter::new(opened));
        Ok(Output { name: file.to_string(), writer, live: false, sent: None, written: bytes, beside: None, synced })
    }

    /// Makes sure that what was written stays, whatever happens, and says how many bytes that are.
    pub(crate) fn sync(&mut self) -> Result<u64, Failure> {
        self.flush()?;
        let synced = self.synced.as_ref().map_or(Ok(()), File::sync_data);
        synced.map_err(|error| self.failed(&error))?;
        Ok(self.written)
    }

    /// Is it a terminal?
    pub(crate) fn is_live(&self) -> bool {
        self.live
    }

    /// Would it be one, if this was opened?
    pub(crate) fn would_be_live(file: Option<&str>) -> bool {
        file.is_none_or(|file| file == "-") && io::stdout().is_terminal()
    }

    /// Writes, and shows it at once if somebody watches.
    pub(crate) fn write(&mut self, text: &str) -> Result<(), Failure> {
        self.write_bytes(text.as_bytes())
    }

    /// The same for text that is known to be text.
    pub(crate) fn write_bytes(&mut self, text: &[u8]) -> Result<(), Failure> {
        self.written += text.len() as u64;
        let written = self.writer.write_all(text);
        self.sent_on(written)
    }

    /// The same for a text that is written part by part, since it may be too long to be held. One that is very long may be
    /// stopped.
    pub(crate) fn compose(
        &mut self,
        is_stopped: &dyn Fn() -> bool,
        write: impl FnOnce(&mut Pen<'_>) -> fmt::Result,
    ) -> Result<(), Failure> {
        let mut pen = Pen { writer: &mut *self.writer, is_stopped, written: 0, failed: None };
        // The pen knows better than the text why nothing more could be written.
        let _ = write(&mut pen);
        self.written += pen.written as u64;
        match pen.failed {
            None => self.sent_on(Ok(())),
            Some(Some(error)) => self.sent_on(Err(error)),
            Some(None) => Err(Failure::Stopped(self.name.clone())),
        }
    }

    /// Sends on what was written, if it is time to.
    fn sent_on(&mut self, written: io::Result<()>) -> Result<(), Failure> {
        let now = Instant::now();
        let due = self.live || self.sent.is_none_or(|sent| now - sent > SENT);
        let shown = written.and_then(|()| if due { self.writer.flush() } else { Ok(()) });
        if due {
            self.sent = Some(now);
        }
        shown.map_err(|error| self.failed(&error))
    }

    /// Sends what is still held back.
    pub(crate) fn flush(&mut self) -> Result<(), Failure> {
        self.writer.flush().map_err(|error| self.failed(&error))
    }

    /// All is written: a file is put in its place. How many bytes that are.
    pub(crate) fn finish(mut self) -> Result<u64, Failure> {
        self.flush()?;
        if let Some(beside) = self.beside.take() {
            beside.end(true).map_err(|error| Failure::io("write", &self.name, &error))?;
        }
        Ok(self.written)
    }

    /// Nothing more can be written, and half of a file is not put in its place.
    fn failed(&mut self, error: &io::Error) -> Failure {
        if let Some(beside) = self.beside.take() {
            let _ = beside.end(false);
        }
        Failure::io("write", &self.name, error)
    }
}

/// A command that ends early keeps what it has written; one that has written nothing leaves what was there.
impl Drop for Output {
    fn drop(&mut self) {
        if let Some(beside) = self.beside.take() {
            let keep = self.written > 0 && !std::thread::panicking() && self.writer.flush().is_ok();
            if let Err(error) = beside.end(keep) {
                note(format_args!("{}: {error}", self.name));
            }
        }
    }
}

/// A file from this size on is told of: nobody expects it.
const LARGE: u64 = 100_000_000;

/// Tells how large a file has become, if it is large.
pub(crate) fn tell_size(file: Option<&str>, bytes: u64) {
    if let Some(file) = file.filter(|file| *file != "-" && bytes >= LARGE) {
        note(say!("cli-large-file", file = file, megabytes = bytes / 1_000_000));
    }
}

/// Writes parts of a text.
pub(crate) struct Pen<'a> {
    writer: &'a mut (dyn Write + Send),
    is_stopped: &'a dyn Fn() -> bool,
    written: usize,
    /// Why nothing more can be written: an error, or because it was stopped.
    failed: Option<Option<io::Error>>,
}

/// This part of a text, in bytes, is written in any case: nobody has to wait for it.
const SHORT: usize = 16 << 20;

impl fmt::Write for Pen<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        if self.written > SHORT && (self.is_stopped)() {
            self.failed = Some(None);
            return Err(fmt::Error);
        }
        self.written += text.len();
        self.writer.write_all(text.as_bytes()).map_err(|error| {
            self.failed = Some(Some(error));
            fmt::Error
        })
    }
}

/// How many columns the terminal has; 80 if there is none.
pub(crate) fn width() -> usize {
    terminal_size::terminal_size().map_or(80, |(width, _)| usize::from(width.0))
}

/// Prints a sentence on stderr, in signs of plain ASCII if that is asked for.
pub(crate) fn tell(text: &Text, ascii: bool) {
    note(plain(say(text), ascii));
}

/// The text in signs of plain ASCII, if that is asked for.
pub(crate) fn plain(text: String, ascii: bool) -> String {
    if !ascii {
        return text;
    }
    let signs = [("≥", ">="), ("µ", "u"), ("×", "x"), ("–", "-"), ("−", "-"), ("≈", "~"), ("…", "..."), ("²", "^2")];
    signs.iter().fold(text, |text, (sign, plain)| text.replace(sign, plain))
}
