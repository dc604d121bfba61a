//! Three languages, chosen by the browser or by hand, complete.

use backtrail::{Arg, Text, text};
use browser::Settings;
use words::{Language, Words};

use crate::{Page, marked};

#[test]
fn the_browser_chooses_the_language_and_a_hand_changes_it() {
    let page = Page::open_with(
        "#explore?puzzle=queens&word=6&solver=scan&step=9",
        &Settings { language: "fr", ..Settings::default() },
    );
    page.counts(&[("steps", 9)]);
    assert_eq!(page.browser.eval("return document.documentElement.lang"), "fr");
    assert!(page.text("said").contains("attaque"), "{}", page.text("said"));
    page.browser.select(&marked("language"), "ca");
    page.browser.wait("document.documentElement.lang === 'ca'");
    page.counts(&[("steps", 9)]);
    page.browser.wait("location.hash.includes('lang=ca')");
    page.is_clean();
}

#[test]
fn counters_have_room_for_the_words_of_every_language() {
    for language in ["en", "fr", "ca"] {
        let settings = Settings { size: (1024, 600), language, ..Settings::default() };
        let page = Page::open_with("#explore?puzzle=color&word=usa&solver=dsatur&f.k=4&step=60", &settings);
        page.counts(&[("steps", 60)]);
        let over = page
            .browser
            .eval("const list = document.querySelector('.counters dl'); return list.scrollWidth - list.clientWidth");
        assert_eq!(over, 0, "{language}");
        page.is_clean();
    }
}

/// Every sentence, with arguments of every kind.
fn samples() -> Vec<Text> {
    let numbers = [0, 1, 2, 5, 999, 1000, 1_000_000, 1 << 60].map(Arg::Number);
    let list = Arg::List(["a", "b", "c"].map(Arg::from).to_vec());
    let clause = text!("knight-forced", leaps = 1, why = text!("knight-stuck"));
    let kinds: Vec<Arg> = numbers.into_iter().chain(["row".into(), clause.into(), list]).collect();
    let mut samples = Vec::new();
    for (_, ftl) in Language::english().files() {
        for (id, pattern) in words::read(&ftl).unwrap() {
            let names = pattern.arguments();
            let with = |kind: &Arg| {
                names.iter().fold(Text::id_only(id.clone()), |text, &name| text.with(name.to_string(), kind.clone()))
            };
            samples.extend(kinds.iter().take(if names.is_empty() { 1 } else { kinds.len() }).map(with));
            // An argument that is missing shows its name.
            samples.push(Text::id_only(id.clone()));
        }
    }
    samples
}

#[test]
fn the_page_and_the_program_say_every_sentence_alike() {
    let page = Page::open("#explore");
    let samples = samples();
    let told: Vec<_> = samples.iter().map(words::to_json).collect();
    assert!(told.len() > 1000, "{} samples", told.len());
    for language in Language::all() {
        let said = page.browser.eval(&format!(
            "const {{ say, speak }} = await import('/js/i18n.js');
             await speak('{}');
             return {}.map(say)",
            language.tag(),
            serde_json::to_string(&told).unwrap()
        ));
        let words = Words::new(language);
        for (sample, said) in samples.iter().zip(said.as_array().unwrap()) {
            assert_eq!(said, &words.say(sample), "{language:?}: {sample}");
        }
    }
}

#[test]
fn no_word_is_missing_in_any_language() {
    let page = Page::open("#explore");
    // An id that has no words at all is shown as it is: area-name.
    for view in [
        "#explore?puzzle=knight&word=5",
        "#race",
        "#lesson?puzzle=color",
        "#explore?puzzle=sudoku",
        "#explore?puzzle=color",
    ] {
        for language in ["en", "fr", "ca"] {
            let sign = if view.contains('?') { '&' } else { '?' };
            page.goto(&format!("{view}{sign}lang={language}"));
            page.browser.wait("document.querySelector('main').innerText.length > 80");
            let keys = page.browser.eval(
                "return [...new Set(document.body.innerText.match(/\\b(common|explore|stage|setup|tree|lesson|race|idea|flag|puzzle|about|title|language)-[a-z][\\w-]+/g) ?? [])]",
            );
            assert_eq!(keys, serde_json::json!([]), "{view} in {language}");
        }
    }
    page.is_clean();
}
