//! Everything without a mouse.

use browser::key;

use crate::{Page, marked};

#[test]
fn a_search_is_stepped_played_and_searched_by_keys_alone() {
    let page = Page::open("#explore?puzzle=queens&word=8&solver=scan&question=all");
    page.counts(&[("steps", 0)]);
    page.browser.press(&key("ArrowRight").repeat(3));
    page.counts(&[("steps", 3)]);
    page.browser.press(&key("ArrowLeft"));
    page.counts(&[("steps", 2)]);
    page.browser.press(&format!("{}{}", key("Shift"), key("ArrowRight")));
    page.counts(&[("visits", 114), ("solutions", 1)]);
    page.browser.press("d");
    page.counts(&[("solutions", 1)]);
    page.browser.press(&key("Home"));
    page.counts(&[("steps", 0)]);
    page.browser.press(" ");
    page.browser.wait("Number(document.querySelector('[data-test=\"counter-steps\"]').textContent) > 2");
    page.browser.press("?");
    page.browser.wait("document.querySelector('dialog[open]')");
    page.browser.press(&key("Escape"));
    page.browser.wait("!document.querySelector('dialog[open]')");
    page.is_clean();
}

#[test]
fn every_control_is_reached_by_the_tabulator_and_has_a_name() {
    let page = Page::open("#explore?puzzle=queens&word=6&solver=scan&step=20");
    page.counts(&[("steps", 20)]);
    let mut reached = Vec::new();
    for _ in 0..120 {
        page.browser.press(&key("Tab"));
        let at = page.browser.eval(
            "const e = document.activeElement; if (e === document.body) return '';
             const name = e.getAttribute('aria-label') || e.labels?.[0]?.textContent || e.textContent || e.title;
             return `${e.dataset.test ?? e.tagName}:${name.trim() ? 'named' : 'nameless'}`",
        );
        let at = at.as_str().unwrap_or_default().to_string();
        if at.is_empty() {
            break;
        }
        reached.push(at);
    }
    assert!(!reached.iter().any(|at| at.ends_with(":nameless")), "{reached:?}");
    for control in ["play", "forward", "back", "nextSolution", "timeline", "speed", "tree-canvas"] {
        assert!(reached.iter().any(|at| at.starts_with(&format!("{control}:"))), "{control} is not among {reached:?}");
    }
}

#[test]
fn keys_are_the_players_after_every_click() {
    let page = Page::open("#explore?puzzle=queens&word=8&solver=scan&question=first");
    page.counts(&[("steps", 0)]);
    let plays = |page: &Page| {
        page.browser.wait("document.querySelector('[data-test=workbench]').dataset.playing === 'true'");
    };
    let rests = |page: &Page| {
        page.browser.wait("document.querySelector('[data-test=workbench]').dataset.playing === 'false'");
    };
    // Start plays, and the space bar pauses.
    page.click("setup-start");
    plays(&page);
    page.browser.press(" ");
    rests(&page);
    for clicked in ["tree-follow", "tree-fit", "tree-canvas", "back", "setup-all", "setup-first"] {
        page.click(clicked);
        page.browser.wait("document.activeElement === document.body");
        if clicked.starts_with("setup") {
            // Another search comes, at its beginning.
            page.browser.wait("document.querySelector('[data-test=workbench]')?.dataset.step === '0'");
        }
        page.browser.press(" ");
        plays(&page);
        page.browser.press(" ");
        rests(&page);
    }
    page.is_clean();
    // Enter in a field starts too; a field that is typed in keeps its keys. (While it is empty the server refuses it.)
    page.browser.fill(&marked("setup-word"), "7");
    page.browser.press(&key("ArrowLeft"));
    page.browser.press(&key("Enter"));
    page.browser.wait("location.hash.includes('word=7')");
    plays(&page);
    page.browser.press(" ");
    rests(&page);
}
