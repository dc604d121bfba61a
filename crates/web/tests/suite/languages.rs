//! The lessons and exercises of the page are in English, French and Catalan, and say the same in all of them.

use serde_json::Value;

const LANGUAGES: [&str; 3] = ["en", "fr", "ca"];
/// The lessons, and the sheet of exercises.
const FILES: [&str; 6] = ["queens", "knight", "sudoku", "color", "cover", "exercises"];

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
    gather(&crate::data::lesson(name), name, &mut texts);
    texts
}

fn all_texts() -> Vec<(String, [String; 3])> {
    FILES.iter().flat_map(|lesson| texts_of_lesson(lesson)).collect()
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
    assert!(texts.len() > 100, "{} texts", texts.len());
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
    // Signs, figures and names of solvers are the same everywhere; words are not.
    let says_something = |text: &str| {
        let bare =
            text.split('{').map(|part| part.split_once('}').map_or(part, |(_, after)| after)).collect::<String>();
        bare.chars().filter(|letter| letter.is_alphabetic()).count() > 2
    };
    let left: Vec<_> = all_texts()
        .into_iter()
        .filter(|(_, [english, french, catalan])| [french, catalan].into_iter().any(|text| text == english))
        .filter(|(_, [english, ..])| says_something(english))
        .collect();
    assert!(left.is_empty(), "left in English: {left:#?}");
}

#[test]
fn a_lesson_is_marked_alike_in_all_languages() {
    let signs = |text: &str| (text.matches("**").count(), text.matches('`').count());
    for lesson in FILES {
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
