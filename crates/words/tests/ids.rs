//! Every id has its words in every language, and all words are used.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;
use words::{Language, Pattern, read};

/// How ids begin that are made at run time, as in `format!("idea-{puzzle}-{solver}")`.
const MADE_AT_RUN_TIME: &[&str] = &[
    "about-",
    "cli-cannot-",
    "cli-count-",
    "cli-table-",
    "cli-tally-",
    "common-",
    "common-theme-",
    "edit-knight-",
    "explore-",
    "explore-counter-",
    "explore-export-",
    "explore-halted-",
    "explore-keys-",
    "explore-seeking-",
    "explore-sign-",
    "film-",
    "film-head-",
    "film-text-",
    "flag-",
    "graph-family-",
    "idea-",
    "lesson-",
    "lesson-forgotLine-",
    "lesson-mask-",
    "lesson-undo-",
    "puzzle-",
    "race-",
    "render-count-",
    "render-dot-",
    "render-heading-",
    "render-legend-",
    "run-",
    "setup-",
    "setup-sample-",
    "tree-",
    "watch-counter-",
    "watch-fate-",
    "watch-help-",
    "watch-short-",
    "watch-sign-",
    "watch-word-",
];

/// Words that are the same in another language: names, and what the languages share.
const SHARED: &[&str] = &[
    "Mode",
    "Model",
    "Options",
    "Controls",
    "Film",
    "Instance",
    "Pause",
    "Question",
    "Quiz",
    "Solution .",
    "options",
    "Solutions",
    "Sudoku",
    "X-wing",
    "clique",
    "dimension",
    "distance",
    "idea",
    "node nodes",
    "normal",
    "score",
    "solution",
    "solution solutions",
    "solutions",
    "sudoku",
    "total",
    "variables",
];

/// Ids that only this crate uses, by constants or in the page's formatter.
const OWN: &str = "language-";

/// The sentences of a language by id.
fn sentences(language: Language) -> BTreeMap<String, Pattern> {
    let mut all = BTreeMap::new();
    // English help of flags stands where the flags do, and a test there says what the others lack.
    for (file, text) in language.files().filter(|(file, _)| file != "help.ftl") {
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

/// The parts of a call's arguments, from after its opening parenthesis to the closing one.
fn arguments(rest: &str) -> Vec<&str> {
    let (mut parts, mut begin, mut depth, mut quote) = (Vec::new(), 0, 0, None);
    for (at, letter) in rest.char_indices() {
        match (quote, letter) {
            (Some(mark), _) if mark == letter => quote = None,
            (Some(_), _) => {}
            (None, '"' | '\'' | '`') => quote = Some(letter),
            (None, '(' | '[' | '{') => depth += 1,
            (None, ')' | ']' | '}') if depth > 0 => depth -= 1,
            (None, ',') if depth > 0 => {}
            (None, ')' | ']' | '}' | ',') => {
                parts.push(rest[begin..at].trim());
                begin = at + 1;
                if letter != ',' {
                    break;
                }
            }
            _ => {}
        }
    }
    parts.retain(|part| !part.is_empty());
    parts
}

/// The quoted words in an expression that can be ids, and whether each is made at run time.
fn ids(expression: &str) -> Vec<(&str, bool)> {
    let mut found = Vec::new();
    let mut rest = expression;
    while let Some(begin) = rest.find(['"', '\'', '`']) {
        let (mark, quoted) = (&rest[begin..=begin], &rest[begin + 1..]);
        let Some(end) = quoted.find(mark) else { break };
        let made = quoted[..end].find(['$', '{']);
        if quoted[..end].contains('-') {
            found.push((&quoted[..made.unwrap_or(end)], made.is_some()));
        }
        rest = &quoted[end + 1..];
    }
    found
}

/// The names of the arguments that a call gives; none if they are not all in sight.
fn given<'a>(call: &str, parts: &[&'a str], after: &str) -> Option<BTreeSet<&'a str>> {
    let name = |part: &'a str| part.split([':', '=']).next().unwrap_or_default().trim();
    match call {
        "text!(" | "say!(" => {
            (!after.starts_with(".with(")).then(|| parts[1..].iter().map(|part| name(part)).collect())
        }
        _ => match parts.get(1) {
            None => Some(BTreeSet::new()),
            Some(object) if object.starts_with('{') && !object.contains("...") => {
                Some(arguments(&object[1..]).into_iter().map(name).collect())
            }
            Some(_) => None,
        },
    }
}

#[test]
fn every_id_that_is_used_has_words_and_gets_its_arguments() {
    let english = sentences(Language::english());
    let sources = sources();
    for call in ["text!(", "say!(", "Text::id_only(", " t(", "(t(", "{t(", "[t(", "!t("] {
        for (at, _) in sources.match_indices(call) {
            let rest = &sources[at + call.len()..];
            let parts = arguments(rest);
            let after =
                parts.last().map_or("", |last| &rest[last.as_ptr() as usize + last.len() - rest.as_ptr() as usize..]);
            let after = after.trim_start_matches([',', ')', ' ', '\n']);
            for (id, made) in parts.first().map_or(Vec::new(), |first| ids(first)) {
                if made {
                    let listed = MADE_AT_RUN_TIME.contains(&id);
                    assert!(listed, "{id}… is made at run time: list how it begins");
                    continue;
                }
                let pattern = english.get(id).unwrap_or_else(|| panic!("{id} has no words"));
                let Some(given) = given(call, &parts, after) else { continue };
                assert!(
                    given.is_superset(&pattern.arguments()),
                    "{id} wants {:?}, gets {given:?}",
                    pattern.arguments()
                );
            }
        }
    }
}

#[test]
fn all_words_are_used() {
    let sources = sources();
    let english = sentences(Language::english());
    let (mut quoted, mut named) = (BTreeSet::new(), BTreeSet::new());
    let word = |letter: char| letter.is_alphanumeric() || letter == '-' || letter == '_';
    let mark = |letter: Option<char>| letter.is_some_and(|letter| ['"', '\'', '`'].contains(&letter));
    let mut before = None;
    let mut rest = &sources[..];
    while let Some(letter) = rest.chars().next() {
        let end = rest.find(|letter| !word(letter)).unwrap_or(rest.len());
        let (run, after) = (&rest[..end], rest[end..].chars().next());
        if end > 0 && mark(before) && mark(after) {
            quoted.insert(run);
        }
        // A part of an id that is made at run time is a word somewhere: quoted, the key of an object, the end of a template.
        if end > 0 && (after == Some(':') || mark(after)) {
            named.insert(run.trim_start_matches('-'));
        }
        (before, rest) =
            if end > 0 { (run.chars().last(), &rest[end..]) } else { (Some(letter), &rest[letter.len_utf8()..]) };
    }
    let named = |part: &str| named.contains(part);
    let made = |id: &str| {
        let rests = MADE_AT_RUN_TIME.iter().filter_map(|made| id.strip_prefix(made));
        rests.into_iter().any(|rest| named(rest) || rest.split('-').all(named))
    };
    for made in MADE_AT_RUN_TIME {
        assert!(english.keys().any(|id| id.starts_with(made)), "no id begins with {made}");
    }
    let unused: Vec<_> =
        english.keys().filter(|id| !id.starts_with(OWN) && !quoted.contains(id.as_str()) && !made(id)).collect();
    assert!(unused.is_empty(), "nobody says {unused:#?}");
}

/// All fixed words of a sentence.
fn fixed(pattern: &Value) -> String {
    match pattern {
        Value::String(words) => words.clone(),
        Value::Array(parts) => parts.iter().map(fixed).collect(),
        choice => {
            choice["cases"].as_object().into_iter().flatten().map(|(_, case)| fixed(case)).collect::<String>()
                + &choice.get("other").map_or(String::new(), fixed)
        }
    }
}

#[test]
fn no_sentence_is_left_in_english() {
    let english = sentences(Language::english());
    for language in Language::all().filter(|&language| language != Language::english()) {
        let same = sentences(language).into_iter().filter(|(id, pattern)| *pattern == english[id]);
        let left: Vec<_> = same.map(|(id, pattern)| (id, fixed(&pattern.to_json()))).collect();
        // Signs, figures and names of solvers are the same everywhere; words must be known to be.
        let says = |words: &str| words.chars().filter(|letter| letter.is_alphabetic()).count() > 2;
        let left: Vec<_> = left.iter().filter(|(_, words)| says(words) && !SHARED.contains(&words.trim())).collect();
        assert!(left.is_empty(), "{language:?} has these as in English; list them if they are shared: {left:#?}");
    }
}

#[test]
fn french_signs_do_not_leave_their_word() {
    // Before : ; ! ? and inside « » French has a space, and no line may end there.
    let loose = |text: &str| [" ;", " :", " !", " ?", "« ", " »"].iter().any(|sign| text.contains(sign));
    let french = sentences(Language::of("fr").unwrap());
    let left: Vec<_> =
        french.iter().filter(|(_, pattern)| loose(&fixed(&pattern.to_json()))).map(|(id, _)| id).collect();
    assert!(left.is_empty(), "a space that may break: {left:?}");
}

/// Phrases that made readers stop, each with what a plain sentence says instead.
const ODD: &[(&str, &str)] = &[
    ("so many", "give the number or name the limit"),
    (" is none", "'is not a …'"),
    (" are none", "'are not …'"),
    (" is no ", "'is not a …', except after 'there'"),
    (" are no ", "'are not …', except after 'there'"),
    ("who is", "name the thing"),
    ("says the same", "'also accepted: …'"),
    ("in other clothes", "'equivalent'"),
    ("is due", "'expected …'"),
    ("as can be", "'the minimum', 'as possible'"),
    ("if not given", "'[default: …]'"),
    ("a second,", "'per second'"),
];

#[test]
fn english_sentences_have_no_odd_phrases() {
    for (id, pattern) in sentences(Language::english()) {
        let words = fixed(&pattern.to_json()).to_lowercase();
        let words = ["there is no ", "there are no ", "there is none", " is no longer"]
            .iter()
            .fold(words, |words, plain| words.replace(plain, "there is "));
        for (phrase, better) in ODD {
            assert!(!words.contains(phrase), "{id} says '{phrase}': better {better}");
        }
    }
}
