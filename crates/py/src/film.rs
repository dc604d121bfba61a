//! Films: what `backtrail watch --record` writes, of any search that can be stepped.

use std::time::Duration;

use backtrail::Monitor;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use registry::player::Player;
use registry::{Board, Question};
use render::film;
use watch::{Options, Script, Session};

use crate::wait::attended;

/// Nobody sees more steps a second in a film.
const FASTEST: f64 = 60.0;

/// How long a solution is looked at.
const PAUSE: Duration = Duration::from_secs(2);

/// The columns and lines of a cast.
const SIZE: (u16, u16) = (80, 24);

/// What kind of file it is, which steps it shows, and how many of them a second.
pub(crate) type Take = (String, u64, u64, f64);

/// Films a search: the contents of a file that ends like this, `gif`, `svg` or `cast`.
pub(crate) fn filmed<'py>(
    py: Python<'py>,
    search: impl FnOnce() -> Player + Send + 'static,
    board: Board<'static>,
    title: String,
    (ending, from, steps, speed): Take,
) -> PyResult<Bound<'py, PyBytes>> {
    if !["gif", "svg", "cast"].contains(&&*ending) {
        return Err(PyValueError::new_err(format!("a film ends in .gif, .svg or .cast, not in '.{ending}'")));
    }
    if speed.is_nan() || speed <= 0.0 {
        return Err(PyValueError::new_err("speed: steps a second, more than 0"));
    }
    let (speed, monitor) = (speed.min(FASTEST), Monitor::default());
    let watched = monitor.clone();
    let done = attended(py, &monitor, None, move || {
        let (mut player, is_stopped) = (search(), || watched.is_cancelled());
        if ending == "cast" {
            let mut session = Session::new(player, &board, &title, Options { from, ..Options::default() });
            let script = Script { steps, speed, pause: PAUSE.as_secs_f64(), size: SIZE };
            return watch::record(&mut session, &script, &is_stopped).map(|cast| cast.text.into_bytes());
        }
        let script = film::Script { steps, from, speed, pause: PAUSE, question: Question::All };
        let film = film::record_until(&mut player, &board, &title, &script, &is_stopped);
        Ok(if ending == "gif" { film::gif(&film) } else { film::svg(&film).into_bytes() })
    })?;
    match done.interrupted {
        Some(error) => Err(error),
        None => Ok(PyBytes::new(py, &done.result?)),
    }
}
