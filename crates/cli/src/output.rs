//! Where answers go: standard output or a file, with a closed pipe taken for what it is.

use std::fmt;
use std::fs::File;
use std::io::{self, BufWriter, IsTerminal, Write};
use std::time::{Duration, Instant};

use backtrail::Text;
use words::say;

use crate::exit::{Failure, note};

/// Standard output or a file.
pub(crate) struct Output {
    name: String,
    writer: Box<dyn Write + Send>,
    /// Somebody watches: every answer is shown at once.
    live: bool,
    /// When it was last sent on.
    sent: Option<Instant>,
}

/// What is written is sent on at least this often, as far as there is anything to write.
const SENT: Duration = Duration::from_millis(200);

impl Output {
    /// Opens `file`, or standard output.
    pub(crate) fn open(file: Option<&str>) -> Result<Self, Failure> {
        let Some(file) = file.filter(|file| *file != "-") else {
            let live = Output::would_be_live(None);
            let writer = Box::new(BufWriter::with_capacity(1 << 16, io::stdout()));
            return Ok(Output { name: say!("cli-standard-output"), writer, live, sent: None });
        };
        let writer = File::create(file).map_err(|error| Failure::io("write", file, &error))?;
        Ok(Output { name: file.to_string(), writer: Box::new(BufWriter::new(writer)), live: false, sent: None })
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
        shown.map_err(|error| Failure::io("write", &self.name, &error))
    }

    /// Sends what is still held back.
    pub(crate) fn flush(&mut self) -> Result<(), Failure> {
        self.writer.flush().map_err(|error| Failure::io("write", &self.name, &error))
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

/// So much of a text is written in any case: nobody has to wait for it.
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
