//! Why a request is not answered: a status and one sentence.

use axum::Json;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use backtrail::Text;
use serde_json::{Value, json};
use words::{Language, Words, english, to_json};

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

    /// For a program as JSON; for a request for a page as a line of text, in the best of the languages that the browser wants.
    pub(crate) fn answer(self, is_api: bool, wanted: Option<&HeaderValue>) -> Response {
        if is_api {
            return self.into_response();
        }
        let wanted = wanted.and_then(|wanted| wanted.to_str().ok()).unwrap_or_default();
        let mut tags = wanted.split(',').map(|tag| tag.split(';').next().unwrap_or_default().trim());
        let language = tags.find_map(Language::of).unwrap_or_else(Language::english);
        (self.status, format!("{}\n", Words::new(language).say(&self.sentence))).into_response()
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
