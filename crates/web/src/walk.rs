//! A search over a socket: the page opens it, asks for events, and closes it.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use puzzles::registry::Stepper;
use serde::Deserialize;
use serde_json::json;

use crate::api::Posed;
use crate::batch::Sent;

/// No message has more events.
const MOST: usize = 1 << 16;
/// No message takes longer to fill.
const LONGEST: Duration = Duration::from_millis(30);

/// What the page says.
#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum Word {
    /// The search that it wants; first of all.
    Open(Open),
    /// It has room for so many events.
    More(usize),
}

#[derive(Deserialize)]
struct Open {
    puzzle: String,
    word: String,
    #[serde(default)]
    flags: BTreeMap<String, Option<String>>,
    solver: Option<String>,
    /// So many events are known already.
    #[serde(default)]
    skip: u64,
}

pub(crate) async fn walk(upgrade: WebSocketUpgrade) -> Response {
    upgrade.on_upgrade(talk)
}

async fn talk(mut socket: WebSocket) {
    let mut search: Option<(Box<dyn Stepper>, Sent)> = None;
    while let Some(Ok(message)) = socket.recv().await {
        let Message::Text(text) = message else { continue };
        let answer = match (serde_json::from_str(&text), &mut search) {
            (Ok(Word::Open(open)), None) => match Posed::new(&open.puzzle, &open.word, &open.flags)
                .and_then(|posed| posed.steps(open.solver.as_deref()).map(|opened| (posed, opened)))
            {
                Ok((posed, (solver, mut steps))) => {
                    for _ in 0..open.skip {
                        steps.step();
                    }
                    search = Some((steps, Sent::default()));
                    Message::Text(json!({ "opened": posed.told(Some(solver)) }).to_string().into())
                }
                Err(error) => Message::Text(json!({ "error": error }).to_string().into()),
            },
            (Ok(Word::More(most)), Some((steps, sent))) => {
                let begun = Instant::now();
                Message::Binary(sent.walk(&mut **steps, most.min(MOST), || begun.elapsed() > LONGEST).into())
            }
            (Err(error), _) => Message::Text(json!({ "error": error.to_string() }).to_string().into()),
            _ => Message::Text(json!({ "error": "open a search first, and one only" }).to_string().into()),
        };
        if socket.send(answer).await.is_err() {
            break;
        }
    }
}
