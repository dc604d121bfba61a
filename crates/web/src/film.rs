//! A film of a search: the same that `backtrail watch --record` makes, as a file to download.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use backtrail::{Monitor, text};
use registry::Question;
use registry::player::Player;
use render::film::{self, Script};
use serde::Deserialize;
use words::{Language, say, speaking};

use crate::asked::Asked;
use crate::pose::{self, Given};
use crate::race::Cancel;
use crate::refusal::Refusal;
use crate::state::ServerState;
use crate::work::apart;

/// A film as the page asks for it.
#[derive(Deserialize)]
pub(crate) struct Asking {
    #[serde(flatten)]
    given: Given,
    solver: Option<String>,
    #[serde(default)]
    question: Asks,
    /// The node where the search begins, by its address; the root if not given.
    at: Option<String>,
    /// The step of the first frame.
    #[serde(default)]
    from: u64,
    /// How many steps are shown.
    steps: Option<u64>,
    /// Steps a second.
    speed: Option<f64>,
    format: Format,
    /// The language of its words; English if not given.
    language: Option<String>,
}

/// When the film ends.
#[derive(Clone, Copy, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Asks {
    First,
    #[default]
    All,
}

/// What kind of file it is.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Format {
    Gif,
    Svg,
}

/// Makes the film, when it is its turn.
pub(crate) async fn film(
    State(server): State<Arc<ServerState>>,
    Asked(asking): Asked<Asking>,
) -> Result<Response, Refusal> {
    let script = asking.script(&server)?;
    let queued = server.films.enter("films")?;
    let turn = queued.turn().await;
    let inside = Arc::clone(&server);
    // A client that hangs up drops this.
    let wanted = Cancel(Monitor::default());
    let monitor = wanted.0.clone();
    let made = apart(move || {
        let made = asking.film(&inside, &script, &monitor);
        // A client that hung up is not waited for; the next one waits until this thread is free.
        drop((turn, queued));
        made
    });
    made.await?
}

#[cfg(feature = "film")]
fn gif(film: &film::Film) -> Result<Vec<u8>, Refusal> {
    Ok(film::gif(film))
}

#[cfg(not(feature = "film"))]
fn gif(_: &film::Film) -> Result<Vec<u8>, Refusal> {
    Err(Refusal::unclear(text!("web-no-gifs")))
}

impl Asking {
    fn script(&self, server: &ServerState) -> Result<Script, Refusal> {
        let usual = Script::default();
        let script = Script {
            steps: self.steps.unwrap_or(usual.steps),
            from: self.from,
            speed: self.speed.unwrap_or(usual.speed),
            question: match self.question {
                Asks::First => Question::First,
                Asks::All => Question::All,
            },
            ..usual
        };
        let (steps, from) = (server.limits.film, server.limits.film_from);
        if script.steps > steps {
            return Err(Refusal::unclear(text!("web-film-steps", steps = steps)));
        }
        if script.from > from {
            return Err(Refusal::unclear(text!("web-film-from", from = from)));
        }
        if !(0.1..=100.0).contains(&script.speed) {
            return Err(Refusal::unclear(text!("web-film-speed")));
        }
        Ok(script)
    }

    fn film(&self, server: &ServerState, script: &Script, monitor: &Monitor) -> Result<Response, Refusal> {
        let case = self.given.pose(server)?;
        let at = pose::node(self.at.as_deref())?;
        let (solver, steps) = pose::steps(&case, self.solver.as_deref(), at.as_ref())?;
        let mut player = match &at {
            Some(node) => Player::at(steps, node).map_err(|missing| registry::no_such_node(node, &missing))?,
            None => Player::new(steps),
        };
        let language = self.language.as_deref().and_then(Language::of).unwrap_or_else(Language::english);
        let film = speaking(language, || {
            let title = format!("{}, {}", say(&case.title()), solver.name);
            film::record_until(&mut player, &case.board(), &title, script, &|| monitor.is_cancelled())
        });
        let (kind, extension, file) = match self.format {
            Format::Gif => ("image/gif", "gif", gif(&film)?),
            Format::Svg => ("image/svg+xml", "svg", film::svg(&film).into_bytes()),
        };
        let name = format!("attachment; filename=\"{}-{}.{extension}\"", self.given.puzzle, solver.name);
        Ok(([(header::CONTENT_TYPE, kind.to_string()), (header::CONTENT_DISPOSITION, name)], file).into_response())
    }
}
