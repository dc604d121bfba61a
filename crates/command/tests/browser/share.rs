//! Links that reopen, and files that are made.

use browser::Settings;

use crate::{Page, marked};

/// What is saved from now on is kept in `saved`, as blobs.
const KEEP: &str = "window.saved = []; const make = URL.createObjectURL.bind(URL);
    URL.createObjectURL = blob => { saved.push(blob); return make(blob); };";

/// Clicks an export, and returns the file of this kind that it makes, as text.
fn exported(page: &Page, name: &str, kind: &str) -> String {
    page.browser.eval("saved.length = 0");
    page.click(name);
    page.browser.wait(&format!("saved.at(-1)?.type.includes('{kind}')"));
    let text = page.browser.eval("return await saved.at(-1).text()");
    text.as_str().expect("a text").to_string()
}

fn size(page: &Page) -> u64 {
    page.browser.eval("return saved.at(-1).size").as_u64().expect("a size")
}

#[test]
fn a_link_reopens_the_same_search_at_the_same_step() {
    let page = Page::open("#explore?puzzle=knight&word=5&solver=warnsdorff&question=all");
    for _ in 0..30 {
        page.click("forward");
    }
    page.counts(&[("steps", 30)]);
    page.browser.wait("location.hash.includes('step=30')");
    let (address, board) = (page.browser.address(), "document.querySelector('[data-test=stage]').innerHTML");
    let seen = page.browser.eval(&format!("return {board}"));
    page.browser.goto(&address);
    page.counts(&[("steps", 30)]);
    page.browser.wait(&format!("{board} === {seen}"));
    page.is_clean();
}

#[test]
fn a_link_to_a_node_opens_there_and_counts_from_there() {
    let page = Page::open("#explore?puzzle=queens&word=8&solver=scan&question=all&at=0.4.7");
    page.counts(&[("steps", 0), ("visits", 0), ("depth", 3)]);
    let crowns = "document.querySelectorAll('[data-test=stage] .pieces .crown').length";
    page.browser.wait(&format!("{crowns} === 3"));
    page.click("back");
    page.counts(&[("steps", 0)]);
    page.click("forward");
    page.counts(&[("steps", 1), ("rejections", 1)]);
    page.browser.wait("location.hash.includes('at=0.4.7')");
    page.click("from-root");
    page.counts(&[("steps", 0), ("depth", 0)]);
    page.is_clean();
}

#[test]
fn pictures_films_and_events_are_exported() {
    let page = Page::open("#explore?puzzle=queens&word=6&solver=scan&question=all&step=40");
    page.counts(&[("steps", 40)]);
    page.browser.eval(KEEP);
    page.click("share-open");
    for picture in ["export-board-svg", "export-tree-svg", "export-profile-svg"] {
        let svg = exported(&page, picture, "svg");
        assert!(svg.starts_with("<svg") || svg.starts_with("<?xml"), "{picture}: {}", &svg[..svg.len().min(200)]);
        let parsed = page.browser.eval(
            "return new DOMParser().parseFromString(await saved.at(-1).text(), 'image/svg+xml').querySelector('parsererror') === null",
        );
        assert_eq!(parsed, true, "{picture} is no well-formed SVG");
    }
    for picture in ["export-board-png", "export-tree-png", "export-profile-png"] {
        exported(&page, picture, "png");
        let begins = page.browser.eval("return [...new Uint8Array(await saved.at(-1).slice(0, 4).arrayBuffer())]");
        assert_eq!(begins, serde_json::json!([137, 80, 78, 71]), "{picture}");
    }
    assert!(exported(&page, "export-film-gif", "gif").starts_with("GIF89a"));
    assert!(size(&page) < 1 << 20, "a film for a slide has {} bytes", size(&page));
    assert!(exported(&page, "export-film-svg", "svg").contains("<svg"));

    let events = exported(&page, "export-events", "json");
    let mut lines = events.lines().map(|line| serde_json::from_str::<serde_json::Value>(line).expect("JSON lines"));
    assert_eq!(lines.next().expect("a first line")["type"], "run");
    let entered = lines.filter(|line| line["type"] == "enter").count();
    assert_eq!(entered, 153, "six queens have 153 visits");
    page.is_clean();
}

#[test]
fn a_recorded_run_plays_without_the_server() {
    let page = Page::open("#explore?puzzle=queens&word=6&solver=scan&question=all");
    page.counts(&[("steps", 0)]);
    page.browser.eval(KEEP);
    page.click("share-open");
    let tree = exported(&page, "export-tree-svg", "svg");
    assert!(tree.contains("<path"), "before the first step there is a root: {tree}");
    let html = exported(&page, "export-html", "html");
    let file = std::env::temp_dir().join(format!("backtrail-recorded-{}.html", std::process::id()));
    std::fs::write(&file, html).expect("a file is written");
    page.browser.goto(&format!("file://{}", file.display()));
    page.click("end");
    page.counts(&[("visits", 153), ("solutions", 4)]);
    page.click("back");
    page.browser.wait(&format!("document.querySelector('{} [aria-current]')", marked("program")));
    page.browser.wait(&format!("document.querySelector('{}')", marked("tree-canvas")));
    std::fs::remove_file(&file).expect("the file is there");
    page.is_clean();
}

#[test]
fn a_link_says_who_can_open_it_and_keeps_a_language_only_if_it_was_chosen() {
    let page = Page::open_with(
        "#explore?puzzle=queens&word=6&solver=scan&question=all",
        &Settings { language: "fr", ..Settings::default() },
    );
    page.counts(&[("steps", 0)]);
    page.click("share-open");
    assert!(
        page.text("share-told").starts_with("Seul cet ordinateur peut ouvrir le lien"),
        "{}",
        page.text("share-told")
    );
    let link = "document.querySelector('[data-test=link]').value";
    assert_eq!(page.browser.eval(&format!("return {link}.includes('lang=')")), false);
    let network = page.browser.eval(
        "const { audience } = await import('/js/parts/share.js'); return audience({ hostname: '192.0.2.7', host: '192.0.2.7:8080' })",
    );
    assert!(network.as_str().unwrap().starts_with("Toute personne du réseau"), "{network}");
    page.browser.eval("document.querySelector('[data-test=share] button').click()");
    page.browser.select(&marked("language"), "ca");
    page.browser.wait("document.documentElement.lang === 'ca'");
    page.counts(&[("steps", 0)]);
    page.click("share-open");
    assert_eq!(page.browser.eval(&format!("return {link}.includes('lang=ca')")), true);
    page.is_clean();
}

#[test]
fn a_film_speaks_the_language_of_the_page() {
    let page = Page::open("#explore?puzzle=queens&word=4&solver=scan&question=all&lang=fr");
    page.counts(&[("steps", 0)]);
    page.browser.eval(KEEP);
    page.click("share-open");
    let svg = exported(&page, "export-film-svg", "svg");
    assert!(svg.contains("4 dames") || svg.contains("4 reines"), "{}", &svg[..svg.len().min(2000)]);
    page.is_clean();
}
