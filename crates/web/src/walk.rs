//! A search over a socket: the page opens it, asks for events, and closes it.
//!
//! The search is the state of its stepper and nothing else: no thread, no queue. It lives as long as its socket.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::ws::{Message, WebSocketUpgrade, close_code};
use axum::extract::{Extension, State};
use axum::response::Response;
use backtrail::{Reason, text};
use registry::Stepper;
use registry::player::Made;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::asked::unreadable;
use crate::batch::{Sent, cells, flat};
use crate::line::{Conversation, Farewell};
use crate::pose::{self, Given};
use crate::refusal::{Refusal, told};
use crate::state::{Room, Seat, ServerState};

/// No message has more events.
const MOST: usize = 1 << 16;

/// What the page says.
#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum Word {
    /// The search that it wants; first of all.
    Open(Open),
    /// It has room for this many events.
    More(usize),
}

#[derive(Deserialize)]
struct Open {
    #[serde(flatten)]
    given: Given,
    solver: Option<String>,
    /// The address of the node where it begins, without the events before it; at the root, before its first event, if not given.
    at: Option<String>,
    /// How many events are known already.
    #[serde(default)]
    skip: u64,
}

/// A search that somebody walks.
struct OpenSearch {
    steps: Box<dyn Stepper>,
    sent: Sent,
    _room: Room,
}

/// Opens a socket for a search.
pub(crate) async fn walk(
    State(server): State<Arc<ServerState>>,
    Extension(seat): Extension<Seat>,
    upgrade: WebSocketUpgrade,
) -> Response {
    // A little more than the limit, so that what is a little too long is told so.
    let most = server.limits.body + (64 << 10);
    let upgrade = upgrade.max_message_size(most).max_frame_size(most).write_buffer_size(0);
    upgrade.on_upgrade(move |socket| async move {
        let mut line = Conversation::new(socket, server.stopping(), server.limits.clone());
        let end = talk(&mut line, &server, &seat).await;
        line.hang_up(end).await;
        drop(seat);
    })
}

/// Answers what is asked, one thing after another, until something ends it.
async fn talk(line: &mut Conversation, server: &Arc<ServerState>, seat: &Seat) -> Farewell {
    let mut search = None;
    loop {
        if let Err(end) = answer(line, server, seat, &mut search).await {
            return end;
        }
    }
}

async fn answer(
    line: &mut Conversation,
    server: &Arc<ServerState>,
    seat: &Seat,
    search: &mut Option<OpenSearch>,
) -> Result<(), Farewell> {
    let word = line.word().await?;
    match serde_json::from_str(&word) {
        Ok(Word::Open(open)) if search.is_none() => {
            let room = server.room(seat).map_err(|refusal| Farewell::Fault(close_code::AGAIN, refusal.sentence))?;
            match line.during(begin(server, open, room)).await? {
                Ok((begun, told)) => {
                    *search = Some(begun);
                    line.tell(json!({ "opened": told })).await
                }
                Err(refusal) => line.tell(told(&refusal.sentence)).await,
            }
        }
        Ok(Word::More(most)) if search.is_some() => {
            let mut walked = search.take().expect("there is one");
            let turn = server.steppers.turn(move |turn| {
                let message = walked.sent.walk(&mut *walked.steps, most.min(MOST), turn);
                (walked, message)
            });
            match line.during(turn).await? {
                Ok((walked, message)) => {
                    *search = Some(walked);
                    line.say(Message::Binary(message.into())).await
                }
                Err(refusal) => Err(Farewell::Fault(close_code::ERROR, refusal.sentence)),
            }
        }
        Ok(_) => line.tell(told(&text!("web-open-first"))).await,
        Err(error) => line.tell(told(&unreadable(&error))).await,
    }
}

/// Poses what is asked for, and goes to where the page is already, turn by turn.
async fn begin(server: &Arc<ServerState>, open: Open, room: Room) -> Result<(OpenSearch, Value), Refusal> {
    let (inside, skip) = (Arc::clone(server), open.skip);
    let posed = server.readers.turn(move |_| -> Result<_, Refusal> {
        let (case, at) = (open.given.pose(&inside)?, pose::node(open.at.as_deref())?);
        let (solver, mut steps) = pose::steps(&case, open.solver.as_deref(), at.as_ref())?;
        let mut told = pose::opened(&case, &solver, &*steps);
        if let Some(at) = at {
            let choice = |made: Made| json!([made.label, flat(&made.marks)]);
            told["at"] = at.to_string().into();
            told["path"] = steps.path().into_iter().map(choice).collect();
            told["cells"] = cells(&*steps).into();
            let reason = |reason: &Reason| json!([words::to_json(&reason.text), reason.blames, []]);
            let withheld = steps.withheld().into_iter();
            let withheld =
                withheld.filter_map(|other| Some(json!([other.label, flat(&other.marks), reason(other.reason()?)])));
            told["withheld"] = withheld.collect();
        }
        Ok((OpenSearch { steps, sent: Sent::default(), _room: room }, told))
    });
    let (mut search, told) = posed.await??;
    let (begun, longest) = (Instant::now(), server.limits.skip);
    loop {
        let turn = server.steppers.turn(move |turn| {
            let there = search.sent.skip(&mut *search.steps, skip, turn);
            (search, there)
        });
        let there;
        (search, there) = turn.await?;
        if there {
            return Ok((search, told));
        }
        if begun.elapsed() > longest {
            let sentence = text!("web-too-far", step = skip, seconds = longest.as_secs());
            return Err(Refusal::busy(sentence));
        }
    }
}
