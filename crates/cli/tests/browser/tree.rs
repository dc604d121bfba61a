//! Board and tree are linked; subtrees fold.

use crate::{Page, marked};

/// A search whose whole tree is known and fits.
const FOUR: &str = "#explore?puzzle=queens&word=4&solver=bits&question=all&step=48";

/// Moves the mouse over the tree until it points at a node, and says where that is.
fn point_at_a_node(page: &Page) -> (f64, f64) {
    page.browser
        .wait(&format!("document.querySelector('{}')?.getBoundingClientRect().width > 50", marked("tree-canvas")));
    page.click("tree-fit");
    let shape = page.browser.eval(&format!(
        "const {{ x, y, width, height }} = document.querySelector('{}').getBoundingClientRect(); return [x, y, width, height]",
        marked("tree-canvas")
    ));
    let [x, y, width, height] = [0, 1, 2, 3].map(|i| shape[i].as_f64().expect("a number"));
    for row in 2..20 {
        for column in 1..40 {
            let point = (x + width * f64::from(column) / 40.0, y + height * f64::from(row) / 20.0);
            page.browser.point(point.0.floor(), point.1.floor(), false);
            let tip = format!(
                "const tip = document.querySelector('{}'); return Boolean(tip && !tip.hidden && tip.textContent)",
                marked("tree-tip")
            );
            if page.browser.eval(&tip) == true {
                return (point.0.floor(), point.1.floor());
            }
        }
    }
    panic!("no node was found");
}

#[test]
fn a_node_under_the_mouse_shows_its_board_and_a_click_goes_there() {
    let page = Page::open(FOUR);
    page.counts(&[("visits", 17)]);
    let (x, y) = point_at_a_node(&page);
    page.browser.wait(&format!("document.querySelector('{}')?.textContent.trim()", marked("board-note")));
    let before = page.text("counter-steps");
    page.browser.point(x, y, true);
    page.browser.wait(&format!("document.querySelector('{}').textContent !== '{before}'", marked("counter-steps")));
    page.is_clean();
}

#[test]
fn failed_subtrees_fold_and_the_address_remembers_it() {
    let page = Page::open(FOUR);
    page.counts(&[("visits", 17)]);
    page.click("tree-fold-failed");
    page.browser.wait("location.hash.includes('fold=')");
    let folded = page.browser.address();
    page.click("tree-unfold-all");
    page.browser.wait(&format!("location.href !== '{folded}'"));
    page.is_clean();
}

#[test]
fn a_large_tree_opens_as_a_tree_and_as_an_icicle() {
    let page = Page::open("#explore?puzzle=queens&word=10&solver=bits&question=all&mode=icicle");
    page.click("end");
    page.counts(&[("visits", 35_539), ("solutions", 724)]);
    page.browser.wait("location.hash.includes('mode=icicle')");
    page.is_clean();
}
