//! Everything without a mouse.

use browser::key;

use crate::Page;

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
