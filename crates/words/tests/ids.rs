//! Every id has its words in every language, and all words are used.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use words::{Language, Pattern, read};

/// How ids begin that are made at run time, as in `format!("idea-{puzzle}-{solver}")`.
const MADE_AT_RUN_TIME: &[&str] = &["graph-family-"];

/// Ids that only this crate uses, by constants or in the page's formatter.
const OWN: &str = "language-";

/// The sentences of a language by id.
fn sentences(language: Language) -> BTreeMap<String, Pattern> {
    let mut all = BTreeMap::new();
    for (file, text) in language.files() {
        let area = file.strip_suffix(".ftl").expect("sentences stand in .ftl files");
        for (id, pattern) in read(&text).unwrap_or_else(|error| panic!("{language:?}/{file}: {error}")) {
            assert!(id.starts_with(&format!("{area}-")), "{id} does not begin with the name of its file, {file}");
            assert_eq!(all.insert(id.clone(), pattern), None, "{language:?} has {id} twice");
        }
    }
    all
}

#[test]
fn every_language_has_the_ids_and_the_arguments_of_english() {
    let english = sentences(Language::english());
    for language in Language::all() {
        let theirs = sentences(language);
        let ids = |all: &BTreeMap<String, Pattern>| all.keys().cloned().collect::<BTreeSet<_>>();
        let differ: Vec<_> = ids(&english).symmetric_difference(&ids(&theirs)).cloned().collect();
        assert!(differ.is_empty(), "not both in English and in {language:?}: {differ:?}");
        for (id, pattern) in &theirs {
            assert_eq!(pattern.arguments(), english[id].arguments(), "{language:?}: the arguments of {id}");
        }
    }
}

/// The text of all sources of the repository that can say something: Rust and the page's scripts. The engine's ids are examples.
fn sources() -> String {
    fn gather(folder: &Path, files: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                let speaks = !["backtrail", "words"].iter().any(|silent| path.ends_with(Path::new("..").join(silent)));
                if speaks {
                    gather(&path, files);
                }
            } else if path.extension().is_some_and(|kind| kind == "rs" || kind == "js") {
                files.push(path);
            }
        }
    }
    let mut files = Vec::new();
    gather(&Path::new(env!("CARGO_MANIFEST_DIR")).join(".."), &mut files);
    assert!(files.len() > 100, "{files:?}");
    files.iter().map(|file| fs::read_to_string(file).unwrap()).collect()
}

/// What stands between the quotation marks that follow `call`, and the mark that begins it.
fn literals<'a>(sources: &'a str, call: &'a str) -> impl Iterator<Item = (char, &'a str)> {
    sources.split(call).skip(1).filter_map(|rest| {
        let rest = rest.trim_start();
        let mark = rest.chars().next().filter(|mark| ['"', '\'', '`'].contains(mark))?;
        Some((mark, rest[1..].split(mark).next()?))
    })
}

#[test]
fn every_id_that_is_used_has_words() {
    let english = sentences(Language::english());
    let sources = sources();
    for call in ["text!(", "Text::id_only("] {
        for (mark, id) in literals(&sources, call) {
            match id.split_once("${").filter(|_| mark == '`') {
                Some((beginning, _)) => {
                    let listed = MADE_AT_RUN_TIME.iter().any(|made| beginning.starts_with(made));
                    assert!(listed, "{id} is made at run time: list how it begins");
                }
                None => assert!(english.contains_key(id), "{call}{mark}{id}{mark} has no words"),
            }
        }
    }
}

#[test]
fn all_words_are_used() {
    let sources = sources();
    let english = sentences(Language::english());
    let quoted = |word: &str| ['"', '\'', '`'].iter().any(|mark| sources.contains(&format!("{mark}{word}{mark}")));
    for made in MADE_AT_RUN_TIME {
        assert!(english.keys().any(|id| id.starts_with(made)), "no id begins with {made}");
    }
    let made = |id: &str| MADE_AT_RUN_TIME.iter().any(|made| id.starts_with(made));
    let unused: Vec<_> = english.keys().filter(|id| !id.starts_with(OWN) && !made(id) && !quoted(id)).collect();
    assert!(unused.is_empty(), "nobody says {unused:#?}");
}
