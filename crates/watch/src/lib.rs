//! The terminal player behind `backtrail watch`: a search on a board and as a tree, played, stepped forwards and backwards,
//! with the reason of every refusal.
//!
//! A problem of one's own is watched in the same way, see `examples/watch_own.rs`: it says how its choices are written
//! ([`Narrated`](registry::Narrated)), and has no board ([`Board::CHOICES`]).
//!
//! ```no_run
//! use registry::player::Player;
//! use watch::Options;
//!
//! let case = builtin::case("queens", "8", &[])?;
//! let (_, steps) = case.trace(Some("scan"))?;
//! let player = Player::new(steps);
//! watch::play(player, &case.board(), &words::say(&case.title()), Options::default())?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`record`] writes the same pictures into an asciinema cast; no terminal is needed for that.

mod cast;
mod draw;
mod keys;
mod memory;
mod screen;
mod session;
mod speed;

#[cfg(test)]
mod sample;

use std::io;

use registry::Board;
use registry::player::Player;

pub use cast::{Cast, Script, record};
pub use keys::Wish;
pub use session::Session;
pub use speed::Speed;

/// How a search is watched.
pub struct Options {
    /// Plain ASCII signs only.
    pub ascii: bool,
    /// Colours; without them everything is still told by signs.
    pub colour: bool,
    /// How fast it plays at first.
    pub speed: Speed,
    /// The step to begin at.
    pub from: u64,
    /// Makes the search anew, so that a restart after millions of steps takes no time. Without it they are taken back.
    pub again: Option<Box<dyn Fn() -> Player>>,
}

/// Drawn signs in colour, four steps a second, from the beginning.
impl Default for Options {
    fn default() -> Self {
        Options { ascii: false, colour: true, speed: Speed::default(), from: 0, again: None }
    }
}

/// Lets a person watch a search in the terminal until they have seen enough. The terminal is left as it was found, however
/// this ends: by a key, a signal, an error or a panic.
///
/// # Errors
///
/// If the terminal fails; of the kind [`Interrupted`](io::ErrorKind::Interrupted) if a signal asked to end.
pub fn play(player: Player, board: &Board<'static>, title: &str, options: Options) -> io::Result<()> {
    screen::play(&mut Session::new(player, board, title, options))
}
