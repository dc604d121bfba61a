//! The page speaks English, French and Catalan, and says the same in all of them.

mod literal;

use std::collections::BTreeSet;

use serde_json::{Map, Value};

const LANGUAGES: [&str; 3] = ["en", "fr", "ca"];
const LESSONS: [&str; 4] = ["queens", "knight", "sudoku", "color"];

/// Words that are the same in another language: names, signs, and what the languages share.
const SHARED: &[&str] = &[
    "Controls",
    "Film",
    "Instance",
    "Pause",
    "Question",
    "Quiz",
    "Solution {number}.",
    "Solutions",
    "Sudoku",
    "idea",
    "normal",
    "solution",
    "solutions",
];

/// The areas of the page: the files of `lang/` that hold words by key.
fn areas() -> Vec<String> {
    let files = std::fs::read_dir(literal::scripts().join("lang")).unwrap();
    let names = files.map(|file| file.unwrap().file_name().into_string().unwrap());
    let areas = names.filter_map(|name| name.strip_suffix(".js").map(str::to_string));
    let mut areas: Vec<String> = areas.filter(|area| area != "reasons" && !area.contains('.')).collect();
    areas.sort();
    areas
}

/// The words of an area in a language: in its file, or in a file for each language.
fn words(area: &str, language: &str) -> Map<String, Value> {
    let own = format!("lang/{area}.{language}.js");
    let words = if literal::scripts().join(&own).exists() {
        literal::read(&own, "export default")
    } else {
        literal::first(&format!("lang/{area}.js"))[language].take()
    };
    match words {
        Value::Object(words) => words,
        _ => panic!("{area} has no words in {language}"),
    }
}

/// All texts of an area, by language: where it stands, and the text in each.
fn texts_of_area(area: &str) -> Vec<(String, [String; 3])> {
    let all = LANGUAGES.map(|language| words(area, language));
    let keys = all.each_ref().map(|words| words.keys().collect::<BTreeSet<_>>());
    assert_eq!(keys[0], keys[1], "{area}: the keys of French are not those of English");
    assert_eq!(keys[0], keys[2], "{area}: the keys of Catalan are not those of English");
    let text = |words: &Map<String, Value>, key: &str| match &words[key] {
        Value::String(text) => text.clone(),
        other => panic!("{area} {key}: {other} is no text"),
    };
    keys[0].iter().map(|key| (format!("{area}.{key}"), all.each_ref().map(|words| text(words, key)))).collect()
}

/// All texts of a lesson: every object with English in it has the other languages too.
fn texts_of_lesson(name: &str) -> Vec<(String, [String; 3])> {
    fn gather(value: &Value, place: &str, texts: &mut Vec<(String, [String; 3])>) {
        match value {
            Value::Object(map) if LANGUAGES.iter().any(|language| map.contains_key(*language)) => {
                assert!(map.keys().eq(LANGUAGES), "{place}: {:?}", map.keys());
                let text = |language: &str| map[language].as_str().expect("a text").to_string();
                texts.push((place.to_string(), LANGUAGES.map(text)));
            }
            Value::Object(map) => map.iter().for_each(|(key, value)| gather(value, &format!("{place} {key}"), texts)),
            Value::Array(list) => {
                list.iter().enumerate().for_each(|(i, value)| gather(value, &format!("{place} {}", i + 1), texts));
            }
            _ => {}
        }
    }
    let mut texts = Vec::new();
    gather(&literal::read(&format!("lessons/{name}.js"), "export default"), name, &mut texts);
    texts
}

fn all_texts() -> Vec<(String, [String; 3])> {
    let areas = areas();
    let areas = areas.iter().flat_map(|area| texts_of_area(area));
    areas.chain(LESSONS.iter().flat_map(|lesson| texts_of_lesson(lesson))).collect()
}

/// What stands in braces, sorted: figures and names of values.
fn braced(text: &str) -> Vec<&str> {
    let mut names: Vec<&str> = text.split('{').skip(1).filter_map(|rest| rest.split('}').next()).collect();
    names.sort_unstable();
    names
}

#[test]
fn every_text_is_there_in_three_languages_with_the_same_values() {
    let texts = all_texts();
    assert!(texts.len() > 200, "{} texts", texts.len());
    for (place, [english, french, catalan]) in &texts {
        for text in [english, french, catalan] {
            assert!(!text.trim().is_empty(), "{place} is empty");
        }
        assert_eq!(braced(english), braced(french), "{place}: {french}");
        assert_eq!(braced(english), braced(catalan), "{place}: {catalan}");
    }
}

#[test]
fn no_text_is_left_in_english() {
    // Signs, figures and names of solvers are the same everywhere; words must be known to be.
    let says_something = |text: &str| {
        let bare =
            text.split('{').map(|part| part.split_once('}').map_or(part, |(_, after)| after)).collect::<String>();
        bare.chars().filter(|letter| letter.is_alphabetic()).count() > 2
    };
    let left: Vec<_> = all_texts()
        .into_iter()
        .filter(|(_, [english, french, catalan])| [french, catalan].into_iter().any(|text| text == english))
        .filter(|(_, [english, ..])| says_something(english) && !SHARED.contains(&english.as_str()))
        .collect();
    assert!(left.is_empty(), "left in English, or to be listed as shared: {left:#?}");
}

#[test]
fn a_lesson_is_marked_alike_in_all_languages() {
    let signs = |text: &str| (text.matches("**").count(), text.matches('`').count());
    for lesson in LESSONS {
        for (place, [english, french, catalan]) in texts_of_lesson(lesson) {
            assert_eq!(signs(&english), signs(&french), "{place}: {french}");
            assert_eq!(signs(&english), signs(&catalan), "{place}: {catalan}");
        }
    }
}

#[test]
fn french_signs_do_not_leave_their_word() {
    // Before : ; ! ? and inside « » French has a space, and no line may end there.
    let loose = |text: &str| [" ;", " :", " !", " ?", "« ", " »"].iter().any(|sign| text.contains(sign));
    let left: Vec<_> =
        all_texts().into_iter().filter(|(_, [_, french, _])| loose(french)).map(|(place, _)| place).collect();
    assert!(left.is_empty(), "a space that may break: {left:?}");
}
