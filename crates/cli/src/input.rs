//! What an instance is read from: the word itself, the file that it names, or standard input.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use backtrail::text;
use registry::{Collection, Flags};
use same_file::Handle;
use words::say;

use crate::exit::Failure;
use crate::unpack::unpacked;

/// How much is read at a time to tell what a stream holds.
const GLANCE: usize = 1 << 16;

/// A word, or a stream that it names.
pub(crate) enum Input {
    Word(String),
    Stream(Stream),
}

/// A file or standard input.
pub(crate) struct Stream {
    pub(crate) name: String,
    /// How long it is, if that is known.
    pub(crate) size: Option<u64>,
    reader: Box<dyn Read + Send>,
}

/// The files that were opened to be read.
static READ: Mutex<Vec<Handle>> = Mutex::new(Vec::new());

/// Keeps in mind that this is read.
fn note_read(read: io::Result<Handle>) {
    // Devices and pipes can be read and written.
    if let Ok(read) = read
        && read.as_file().metadata().is_ok_and(|about| about.is_file())
    {
        READ.lock().unwrap_or_else(PoisonError::into_inner).push(read);
    }
}

/// Was this file read, by whatever name, or as standard input?
pub(crate) fn was_read(file: &Path) -> bool {
    let read = READ.lock().unwrap_or_else(PoisonError::into_inner);
    !read.is_empty() && Handle::from_path(file).is_ok_and(|file| read.contains(&file))
}

/// What a word or a stream holds.
pub(crate) enum Held {
    /// A collection.
    Many(Stream),
    /// The text of an instance, and the name of the stream.
    One(String, String),
    /// The word itself, which names nothing.
    Word,
}

impl Held {
    /// Opens what a word names and looks what it holds.
    pub(crate) fn open(word: &str, of: &dyn Collection, flags: &mut Flags, longest: u64) -> Result<Self, Failure> {
        match Input::open(word)? {
            Input::Word(_) => Ok(Held::Word),
            Input::Stream(stream) => stream.held(of, flags, longest),
        }
    }
}

impl Input {
    /// Opens what a word names. A directory is refused here, before anyone takes its name for the name of a text.
    pub(crate) fn open(word: &str) -> Result<Self, Failure> {
        if word == "-" {
            note_read(Handle::stdin());
            return Stream::open(say!("cli-standard-input"), None, Box::new(io::stdin())).map(Input::Stream);
        }
        if word.is_empty() || !Path::new(word).exists() {
            return Ok(Input::Word(word.to_string()));
        }
        if Path::new(word).is_dir() {
            return Err(Failure::io("read", word, &io::ErrorKind::IsADirectory.into()));
        }
        let file = File::open(word).map_err(|error| Failure::io("read", word, &error))?;
        note_read(file.try_clone().and_then(Handle::from_file));
        let size = file.metadata().ok().filter(std::fs::Metadata::is_file).map(|data| data.len());
        Stream::open(word.to_string(), size, Box::new(file)).map(Input::Stream)
    }
}

impl Stream {
    /// What a reader gives, unpacked if it is packed.
    fn open(name: String, size: Option<u64>, reader: Box<dyn Read + Send>) -> Result<Self, Failure> {
        let (reader, is_packed) = unpacked(reader).map_err(|error| Failure::io("read", &name, &error))?;
        Ok(Stream { name, size: size.filter(|_| !is_packed), reader })
    }

    /// A text that is held already, under this name.
    pub(crate) fn of(name: String, text: String) -> Self {
        Stream { name, size: Some(text.len() as u64), reader: Box::new(io::Cursor::new(text)) }
    }

    /// What is left of a stream that was opened under this name.
    pub(crate) fn rest(name: String, reader: impl Read + Send + 'static) -> Self {
        Stream { name, size: None, reader: Box::new(reader) }
    }

    /// The whole text, at most `longest` bytes of it, and its name.
    pub(crate) fn text(mut self, longest: u64) -> Result<(String, String), Failure> {
        let bytes = self.beginning(longest + 1)?;
        if bytes.len() as u64 > longest {
            return Err(Failure::Bad(text!("cli-long-file", name = self.name, longest = longest >> 20)));
        }
        let text =
            String::from_utf8(bytes).map_err(|_| Failure::Bad(text!("cli-not-text", name = self.name.clone())))?;
        Ok((text, self.name))
    }

    /// As a stream whose beginning can be looked at again.
    pub(crate) fn kept(self) -> Kept {
        Kept { reader: self.reader, beginning: Vec::new() }
    }

    /// What it holds. Several instances over many lines become a collection too.
    fn held(self, of: &dyn Collection, flags: &mut Flags, longest: u64) -> Result<Held, Failure> {
        let (many, stream) = self.looked_at(of, flags)?;
        if many {
            return Ok(Held::Many(stream));
        }
        let (text, name) = stream.text(longest)?;
        Ok(match of.gather(&text, flags) {
            Some(lines) => Held::Many(Stream::of(name, lines)),
            None => Held::One(text, name),
        })
    }

    /// Does it hold a collection? Reads no more than it takes to tell, and gives the stream back as if nothing was read.
    fn looked_at(mut self, of: &dyn Collection, flags: &mut Flags) -> Result<(bool, Self), Failure> {
        let mut seen = Vec::new();
        loop {
            let length = seen.len();
            seen.resize(length + GLANCE, 0);
            let more = self.read(&mut seen[length..])?;
            seen.truncate(length + more);
            if seen[length..].iter().any(|&byte| is_binary(byte)) {
                return Err(Failure::Bad(text!("cli-not-text", name = self.name)));
            }
            if let Some(many) = of.is_collection(&seen, more == 0, flags) {
                if many {
                    of.settle(&seen, flags);
                }
                return Ok((many, self.after(seen)));
            }
        }
    }

    /// Reads at most `bytes` bytes.
    fn beginning(&mut self, bytes: u64) -> Result<Vec<u8>, Failure> {
        let mut read = Vec::new();
        let done = self.reader.by_ref().take(bytes).read_to_end(&mut read);
        done.map_err(|error| Failure::io("read", &self.name, &error))?;
        Ok(read)
    }

    /// The same stream with this put back in front of it.
    fn after(self, beginning: Vec<u8>) -> Self {
        Stream { reader: Box::new(io::Cursor::new(beginning).chain(self.reader)), ..self }
    }

    /// Reads what is there, at least a byte unless it is at its end.
    pub(crate) fn read(&mut self, into: &mut [u8]) -> Result<usize, Failure> {
        loop {
            match self.reader.read(into) {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                read => return read.map_err(|error| Failure::io("read", &self.name, &error)),
            }
        }
    }
}

/// Can no text hold this byte? Line ends, tabs, escapes and the old end of a file, Control-Z, are left out.
fn is_binary(byte: u8) -> bool {
    byte < b' ' && !matches!(byte, b'\t'..=b'\r' | 0x1a | 0x1b)
}

/// A stream of which some is kept.
pub(crate) struct Kept {
    reader: Box<dyn Read + Send>,
    beginning: Vec<u8>,
}

impl Kept {
    /// What was read, if that is a text and not too long.
    pub(crate) fn text(self) -> String {
        if self.beginning.len() < GLANCE {
            String::from_utf8(self.beginning).unwrap_or_default()
        } else {
            String::new()
        }
    }
}

impl Read for Kept {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let read = self.reader.read(into)?;
        self.beginning.extend(&into[..read.min(GLANCE - self.beginning.len())]);
        Ok(read)
    }
}

/// Does a word that names no file look as if it should?
pub(crate) fn is_file_name(word: &str) -> bool {
    let extension = word.rsplit_once('.').map_or("", |(_, extension)| extension);
    let lettered = (1..=4).contains(&extension.len()) && extension.bytes().all(|byte| byte.is_ascii_alphabetic());
    // A slash may also stand between the rows of a board or the lines of a text: a path has letters and seldom blanks.
    let path = word.contains('/') && word.contains(|c: char| c.is_ascii_alphabetic()) && !word.contains([' ', '|']);
    !word.contains(['\n', ',', ';']) && word.len() < 1_000 && (path || lettered)
}
