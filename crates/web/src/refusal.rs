//! Why a request is not answered: a status and one sentence.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use backtrail::Text;
use serde_json::{Value, json};
use words::{english, to_json};

/// A sentence for a person, with the status for a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Refusal {
    pub(crate) status: StatusCode,
    pub(crate) sentence: Text,
}

impl Refusal {
    pub(crate) fn new(status: StatusCode, sentence: impl Into<Text>) -> Self {
        Refusal { status, sentence: sentence.into() }
    }

    /// What was asked for cannot be understood as an instance, a solver, a question.
    pub(crate) fn unclear(sentence: impl Into<Text>) -> Self {
        Refusal::new(StatusCode::UNPROCESSABLE_ENTITY, sentence)
    }

    /// Others are first.
    pub(crate) fn busy(sentence: impl Into<Text>) -> Self {
        Refusal::new(StatusCode::SERVICE_UNAVAILABLE, sentence)
    }

    /// As a line of plain text, for a request for a page.
    pub(crate) fn plain(self) -> Response {
        (self.status, format!("{}\n", english(&self.sentence))).into_response()
    }
}

/// A sentence in English for programs, and by id for the page, which says it in its own language.
pub(crate) fn told(sentence: &Text) -> Value {
    json!({ "error": english(sentence), "text": to_json(sentence) })
}

impl From<registry::Error> for Refusal {
    fn from(error: registry::Error) -> Self {
        Refusal::unclear(error.text().clone())
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        (self.status, Json(told(&self.sentence))).into_response()
    }
}
