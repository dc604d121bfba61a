//! What a request says: JSON of a bounded size, in a bounded time.

use std::sync::Arc;

use axum::body::to_bytes;
use axum::extract::{FromRequest, Request};
use axum::http::{StatusCode, header};
use backtrail::{Text, text};
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use crate::refusal::Refusal;
use crate::state::ServerState;

/// What was asked.
pub(crate) struct Asked<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<Arc<ServerState>> for Asked<T> {
    type Rejection = Refusal;

    async fn from_request(request: Request, server: &Arc<ServerState>) -> Result<Self, Refusal> {
        let limits = &server.limits;
        let (parts, body) = request.into_parts();
        let header = |name| parts.headers.get(name).and_then(|value| value.to_str().ok());
        let kind = header(header::CONTENT_TYPE).unwrap_or_default();
        // Forms of other pages can send anything but this without asking first.
        if kind.split(';').next().is_none_or(|kind| !kind.trim().eq_ignore_ascii_case("application/json")) {
            return Err(Refusal::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, text!("web-send-json")));
        }
        let too_long = || Refusal::new(StatusCode::PAYLOAD_TOO_LARGE, too_long(limits.body));
        let announced = header(header::CONTENT_LENGTH).and_then(|length| length.parse::<u64>().ok());
        if announced.is_some_and(|length| length > limits.body as u64) {
            return Err(too_long());
        }
        server.has_memory()?;
        let slow = |_| Refusal::new(StatusCode::REQUEST_TIMEOUT, text!("web-slow-request"));
        let body = timeout(limits.patience, to_bytes(body, limits.body)).await.map_err(slow)?;
        let body = body.map_err(|_| too_long())?;
        match serde_json::from_slice(&body) {
            Ok(asked) => Ok(Asked(asked)),
            Err(error) => Err(Refusal::new(StatusCode::BAD_REQUEST, unreadable(&error))),
        }
    }
}

/// What is wrong with a body that is not JSON, or not the JSON that is expected.
pub(crate) fn unreadable(error: &serde_json::Error) -> Text {
    text!("web-unreadable", error = error.to_string())
}

/// What is said of a text beyond the limit.
pub(crate) fn too_long(most: usize) -> Text {
    if most >= 1 << 20 {
        text!("web-too-many-mib", most = most >> 20)
    } else {
        text!("web-too-many-bytes", most = most)
    }
}
