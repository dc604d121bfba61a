//! The files of the page, embedded in the binary; a debug build reads them from the source tree at each request.

use std::fmt::Write;

use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;
use serde_json::Value;

#[derive(RustEmbed)]
#[folder = "page/"]
struct Page;

/// A file of the page as a text.
pub(crate) fn text(path: &str) -> Option<String> {
    let file = Page::get(path)?;
    Some(String::from_utf8_lossy(&file.data).into_owned())
}

/// A file of the page as data.
pub(crate) fn json(path: &str) -> Option<Value> {
    let text = text(path)?;
    Some(serde_json::from_str(&text).unwrap_or_else(|error| panic!("{path}: {error}")))
}

/// All style sheets, in the order in which the page has them.
pub(crate) fn sheets() -> String {
    let page = text("index.html").expect("the page is there");
    let linked = page.split("rel=\"stylesheet\" href=\"").skip(1).filter_map(|rest| rest.split('"').next());
    linked.filter_map(text).collect()
}

/// The file of this address. A browser may keep it, and asks each time whether it is still the same.
pub(crate) async fn file(uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    let path = if path.is_empty() { "index.html" } else { path };
    let Some(file) = Page::get(path) else {
        return (StatusCode::NOT_FOUND, "there is no such page\n").into_response();
    };
    let tag = tag(&file.metadata.sha256_hash());
    let known = headers.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes());
    let about = [(header::CACHE_CONTROL, "no-cache".to_string()), (header::ETAG, tag)];
    if known {
        return (StatusCode::NOT_MODIFIED, about).into_response();
    }
    (about, [(header::CONTENT_TYPE, kind(path))], file.data).into_response()
}

/// A name for what a file holds.
fn tag(hash: &[u8; 32]) -> String {
    let mut tag = String::from('"');
    for byte in &hash[..12] {
        write!(tag, "{byte:02x}").expect("a string takes what is written");
    }
    tag.push('"');
    tag
}

fn kind(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, extension)| extension) {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "json" | "webmanifest" => "application/json",
        _ => "application/octet-stream",
    }
}
