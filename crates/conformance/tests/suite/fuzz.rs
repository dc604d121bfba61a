//! Readers of texts against many inputs that are almost right (crate `fuzz`): `./test` tries a few of each, `./test fuzz` millions.

mod boards;
mod graphs;
mod grids;
mod texts;
mod words;

use std::sync::Arc;

use registry::{Bounds, Case, Entry, Error, Flags, Registry};

/// What the readers are told that their caller can bear.
const BOUNDS: Bounds = Bounds { cells: 400, edges: 2_000, values: 50, memory: 1 << 20 };

/// A puzzle of this name, if there is one.
fn puzzle(name: &str) -> Option<Arc<Entry>> {
    thread_local! {
        static REGISTRY: Registry = builtin::registry();
    }
    REGISTRY.with(|registry| registry.puzzle(name).ok())
}

/// A refusal is one sentence that a terminal can bear, and its place is in the text.
fn is_a_sentence(error: &Error, text: &str) {
    let words = error.to_string();
    // It may quote a word, however long that is.
    assert!(words.chars().count() < 600 + 7 * text.chars().count(), "{words}");
    assert!(!words.contains(char::is_control), "{words:?}");
    // A word of a command line has other ends of lines.
    let lines = text.split(['\n', '\r', '/', ';']).count() as u64;
    if let Some(place) = error.place() {
        assert!((1..=lines + 1).contains(&place.line), "{place:?} of {lines} lines: {words}");
    }
}

/// Reads an instance. One that is read gives a word and flags that give it again.
fn pose(puzzle: &Arc<Entry>, word: &str, given: Vec<(String, Option<String>)>) -> Option<Case> {
    let flags = given.iter().flat_map(|(name, value)| [name.as_str(), value.as_deref().unwrap_or_default()]);
    let said: Vec<&str> = flags.chain([word]).collect();
    let said = said.join("\n");
    let posed = Flags::read(&puzzle.flags, given).and_then(|flags| puzzle.pose(word, &flags, &BOUNDS));
    let case = match posed {
        Ok(case) => case,
        Err(error) => {
            is_a_sentence(&error, &said);
            return None;
        }
    };
    let said = case.flags();
    let split = |flag: &String| match flag.split_once(' ') {
        Some((name, value)) => (name.to_string(), Some(value.to_string())),
        None => (flag.clone(), None),
    };
    let again = Flags::read(&puzzle.flags, said.iter().map(split)).expect("an instance gives flags that are known");
    let again = puzzle.pose(&case.word(), &again, &BOUNDS);
    let again = again.unwrap_or_else(|error| panic!("{:?} with {said:?} is not read again: {error}", case.word()));
    assert_eq!((again.word(), again.flags(), again.size()), (case.word(), said, case.size()));
    assert!(!::words::english(&case.title()).contains(char::is_control), "{:?}", case.title());
    Some(case)
}
