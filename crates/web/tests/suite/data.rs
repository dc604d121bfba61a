//! The lessons of the page.

use std::path::Path;

use serde_json::Value;

/// The puzzles that have a lesson.
pub(crate) const LESSONS: [&str; 5] = ["queens", "knight", "sudoku", "color", "cover"];

/// A lesson, or the sheet of exercises.
pub(crate) fn lesson(name: &str) -> Value {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("page/lessons/{name}.json"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}
