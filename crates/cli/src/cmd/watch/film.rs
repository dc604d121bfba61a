//! A search recorded into a file: the player's own screen as a cast, or the board as a picture that moves.

use std::time::Duration;

use backtrail::text;
use registry::player::Player;
use registry::{Board, Question};
use render::film;
use watch::{Options, Script, Session, Speed};
use words::{decimal, say};

use super::WatchArgs;
use crate::exit::{ExitStatus, Failure, note};
use crate::output::Output;
use crate::progress;
use crate::summary::several;

/// Nobody sees more steps a second in a film.
const FASTEST: f64 = 60.0;

/// How long a solution is looked at.
const PAUSE: Duration = Duration::from_secs(2);

/// What kind of file it is, by its ending.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Cast,
    Gif,
    Svg,
}

impl Kind {
    fn of(file: &str) -> Result<Self, Failure> {
        let ending = file.rsplit_once('.').map(|(_, ending)| ending.to_ascii_lowercase());
        match ending.as_deref() {
            Some("cast") => Ok(Kind::Cast),
            Some("gif") => Ok(Kind::Gif),
            Some("svg") => Ok(Kind::Svg),
            _ => Err(Failure::Bad(text!("cli-film-ending", file = file))),
        }
    }
}

/// The size of a screen: `80x24`.
pub(super) fn size(word: &str) -> Result<(u16, u16), String> {
    let parts = word.split_once('x').and_then(|(wide, high)| Some((wide.parse().ok()?, high.parse().ok()?)));
    match parts {
        Some((wide @ 20..=500, high @ 6..=200)) => Ok((wide, high)),
        _ => Err(say!("cli-give-size")),
    }
}

#[cfg(feature = "film")]
fn gif(film: &film::Film) -> Result<Vec<u8>, Failure> {
    Ok(film::gif(film))
}

#[cfg(not(feature = "film"))]
fn gif(_: &film::Film) -> Result<Vec<u8>, Failure> {
    Err(Failure::Bad("this build makes no GIFs, since it lacks the feature 'film'; use .svg or .cast".into()))
}

/// Records, writes, and says what was written.
pub(super) fn record(
    file: &str,
    player: Player,
    stage: &Board<'static>,
    title: &str,
    options: Options,
    args: &WatchArgs,
) -> Result<ExitStatus, Failure> {
    let kind = Kind::of(file)?;
    // Whether it can be written is asked before anybody waits for a film.
    let mut out = Output::open(Some(file))?;
    let monitor = progress::monitor();
    let is_stopped = || monitor.is_cancelled();
    let speed = match args.speed {
        Speed::PerSecond(steps) => f64::from(steps).min(FASTEST),
        Speed::Most => FASTEST,
    };
    let (bytes, frames, seconds) = match kind {
        Kind::Cast => {
            let mut session = Session::new(player, stage, title, options);
            let script = Script { steps: args.steps, speed, pause: PAUSE.as_secs_f64(), size: args.size };
            let cast = watch::record(&mut session, &script, &is_stopped);
            let cast = cast.map_err(|error| Failure::io("record", file, &error))?;
            (cast.text.into_bytes(), cast.frames, cast.seconds)
        }
        Kind::Gif | Kind::Svg => {
            let question = Question::All;
            let script = film::Script { steps: args.steps, from: args.step, speed, pause: PAUSE, question };
            let mut player = player;
            let film = film::record_until(&mut player, stage, title, &script, &is_stopped);
            let bytes = if kind == Kind::Gif { gif(&film)? } else { film::svg(&film).into_bytes() };
            (bytes, film.durations().len() as u64, film.duration().as_secs_f64())
        }
    };
    out.write_bytes(&bytes)?;
    out.finish()?;
    let (frames, seconds) = (several(frames, "frames"), decimal(seconds, 1));
    note(say!("cli-film", file = file, frames = frames, seconds = seconds, bytes = bytes.len()));
    Ok(if is_stopped() { ExitStatus::Stopped } else { ExitStatus::Done })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_film_is_known_by_its_ending() {
        assert_eq!(Kind::of("a.b/c.CAST").ok(), Some(Kind::Cast));
        assert_eq!(Kind::of("x.gif").ok(), Some(Kind::Gif));
        for bad in ["film", "film.mp4", ".cast/film", "film."] {
            assert!(Kind::of(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn a_screen_has_a_size_that_can_be_drawn_on() {
        assert_eq!(size("120x40"), Ok((120, 40)));
        for bad in ["80", "80x", "0x0", "19x24", "80x5", "99999x24", "80×24"] {
            assert!(size(bad).is_err(), "{bad}");
        }
    }
}
