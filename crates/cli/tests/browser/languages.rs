//! Three languages, chosen by the browser or by hand, complete.

use browser::Settings;

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
fn no_word_is_missing_in_any_language() {
    let page = Page::open("#explore");
    let missing = page.browser.eval(
        "const { AREAS } = await import('/js/i18n.js');
         const missing = [];
         for (const [area, words] of Object.entries(AREAS)) {
           for (const [one, other] of [['en', 'fr'], ['en', 'ca'], ['fr', 'en'], ['ca', 'en']]) {
             for (const key of Object.keys(words[one] ?? {})) if (!words[other]?.[key]) missing.push(`${area}.${key} in ${other}`);
           }
         }
         const many = Object.values(AREAS).reduce((sum, words) => sum + Object.keys(words.en ?? {}).length, 0);
         return { missing, many }",
    );
    assert_eq!(missing["missing"], serde_json::json!([]));
    assert!(missing["many"].as_u64().is_some_and(|many| many > 200), "only {} words were found", missing["many"]);
    // A key that has no words at all is shown as it is: area.key.
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
                "return [...new Set(document.body.innerText.match(/\\b(common|explore|stage|setup|tree|lesson|race)\\.[a-z][\\w.]+/g) ?? [])]",
            );
            assert_eq!(keys, serde_json::json!([]), "{view} in {language}");
        }
    }
    page.is_clean();
}
