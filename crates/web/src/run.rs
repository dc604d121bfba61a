//! A long run that the page looks at, also while it goes on.

use std::fmt;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use backtrail::text;
use serde_json::Value;

use crate::refusal::Refusal;
use crate::state::ServerState;
use crate::work::apart;

/// Says how a run stands: what `backtrail status --json` says, with `cells`, how much is done of each part of it.
#[derive(Clone)]
pub struct WatchedRun(Arc<dyn Fn() -> Result<Value, registry::Error> + Send + Sync>);

impl WatchedRun {
    /// One that is looked at by this function, about once a second for each reader.
    pub fn new(look: impl Fn() -> Result<Value, registry::Error> + Send + Sync + 'static) -> Self {
        WatchedRun(Arc::new(look))
    }
}

impl fmt::Debug for WatchedRun {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("WatchedRun")
    }
}

/// How the run stands that the server was started with.
pub(crate) async fn run(State(server): State<Arc<ServerState>>) -> Result<Json<Value>, Refusal> {
    let none = || Refusal::new(StatusCode::NOT_FOUND, text!("web-no-run"));
    let WatchedRun(look) = server.run.clone().ok_or_else(none)?;
    Ok(Json(apart(move || look()).await??))
}
