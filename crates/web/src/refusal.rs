//! Why a request is not answered: a status and one sentence.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::json;

/// A sentence for a person, with the status for a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Refusal {
    pub(crate) status: StatusCode,
    pub(crate) sentence: String,
}

impl Refusal {
    pub(crate) fn new(status: StatusCode, sentence: impl Into<String>) -> Self {
        Refusal { status, sentence: sentence.into() }
    }

    /// What was asked for cannot be understood as an instance, a solver, a question.
    pub(crate) fn unclear(sentence: impl Into<String>) -> Self {
        Refusal::new(StatusCode::UNPROCESSABLE_ENTITY, sentence)
    }

    /// Others are first.
    pub(crate) fn busy(sentence: impl Into<String>) -> Self {
        Refusal::new(StatusCode::SERVICE_UNAVAILABLE, sentence)
    }

    /// As a line of plain text, for who asked for a page.
    pub(crate) fn plain(self) -> Response {
        (self.status, format!("{}\n", self.sentence)).into_response()
    }
}

impl From<registry::Error> for Refusal {
    fn from(error: registry::Error) -> Self {
        Refusal::unclear(error.to_string())
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        (self.status, Json(json!({ "error": self.sentence }))).into_response()
    }
}
