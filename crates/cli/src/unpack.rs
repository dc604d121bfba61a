//! Packed files: gzip and Zstandard, known by their first bytes, wherever they come from.

use std::io::{self, BufRead, BufReader, Read};

use flate2::bufread::MultiGzDecoder;
use ruzstd::decoding::errors::{FrameDecoderError, ReadFrameHeaderError};
use ruzstd::decoding::{BlockDecodingStrategy, FrameDecoder};

/// What is read from.
type Reader = Box<dyn Read + Send>;

const GZIP: &[u8] = &[0x1f, 0x8b];
const ZSTANDARD: &[u8] = &[0x28, 0xb5, 0x2f, 0xfd];

/// The same text, unpacked if it is packed; and is it? Reads no more than it takes to tell: somebody may be typing.
pub(crate) fn unpacked(mut reader: Reader) -> io::Result<(Reader, bool)> {
    let mut start = Vec::new();
    while [GZIP, ZSTANDARD].iter().any(|magic| magic.len() > start.len() && magic.starts_with(&start)) {
        let mut byte = [0];
        match reader.read(&mut byte) {
            Ok(0) => break,
            Ok(_) => start.push(byte[0]),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    let (is_gzip, is_zstandard) = (start == GZIP, start == ZSTANDARD);
    let whole: Reader = Box::new(io::Cursor::new(start).chain(reader));
    let whole = BufReader::with_capacity(1 << 16, whole);
    Ok(match () {
        () if is_gzip => (Box::new(Checked(MultiGzDecoder::new(whole))), true),
        () if is_zstandard => {
            (Box::new(Checked(Frames { packed: whole, decoder: FrameDecoder::new(), is_open: false })), true)
        }
        () => (Box::new(whole), false),
    })
}

/// Says of all that a decoder complains of that the file is damaged, by the kind of the error.
struct Checked<R>(R);

impl<R: Read> Read for Checked<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        use io::ErrorKind::{InvalidInput, Other, UnexpectedEof};
        self.0.read(into).map_err(|error| match error.kind() {
            InvalidInput | UnexpectedEof | Other => io::ErrorKind::InvalidData.into(),
            _ => error,
        })
    }
}

/// Zstandard frames, one after another.
struct Frames<R> {
    packed: R,
    decoder: FrameDecoder,
    /// Is a frame begun, and not yet at its end?
    is_open: bool,
}

impl<R: BufRead> Read for Frames<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let bad = |error: FrameDecoderError| io::Error::other(error);
        loop {
            if self.decoder.can_collect() > 0 {
                return self.decoder.read(into);
            }
            if self.is_open && !self.decoder.is_finished() {
                self.decoder.decode_blocks(&mut self.packed, BlockDecodingStrategy::UptoBlocks(1)).map_err(bad)?;
                continue;
            }
            let sums = [self.decoder.get_checksum_from_data(), self.decoder.get_calculated_checksum()];
            if let (true, [Some(said), Some(found)]) = (self.is_open, sums)
                && said != found
            {
                return Err(io::ErrorKind::InvalidData.into());
            }
            if self.packed.fill_buf()?.is_empty() {
                return Ok(0);
            }
            match self.decoder.init(&mut self.packed) {
                Ok(()) => self.is_open = true,
                Err(FrameDecoderError::ReadFrameHeaderError(ReadFrameHeaderError::SkipFrame { length, .. })) => {
                    self.is_open = false;
                    io::copy(&mut self.packed.by_ref().take(length.into()), &mut io::sink())?;
                }
                Err(error) => return Err(bad(error)),
            }
        }
    }
}
