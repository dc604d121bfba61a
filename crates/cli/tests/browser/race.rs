//! Solvers side by side.

use crate::{Page, marked};

#[test]
fn three_solvers_race_in_lockstep_to_the_same_counts() {
    let page = Page::open("#race?puzzle=queens&word=6&solvers=scan,permutation,bits&question=all&mode=lockstep");
    page.browser.wait(&format!("document.querySelectorAll('{}').length === 3", marked("lane")));
    page.browser.wait(&format!("document.querySelector('{}')", marked("race-slider")));
    page.browser.eval("const slider = document.querySelector('[data-test=race-slider]'); slider.value = slider.max; slider.dispatchEvent(new Event('input'))");
    page.browser.wait(&format!("document.querySelectorAll('{}').length === 3", marked("race-row")));
    page.browser.wait(&format!("document.querySelector('{}').dataset.agrees === 'true'", marked("race-verdict")));
    let visits = page.browser.eval(
        "return [...document.querySelectorAll('[data-test=race-row] [data-test=race-visits]')].map(e => e.textContent)",
    );
    assert_eq!(visits, serde_json::json!(["153", "153", "153"]));
    page.is_clean();
}

#[test]
fn a_race_in_real_time_measures_natively_and_ends_with_a_table() {
    let page = Page::open("#race?puzzle=queens&word=7&solvers=scan,bits&question=all&mode=time");
    page.browser.wait(&format!("document.querySelectorAll('{}').length === 2", marked("lane")));
    page.browser.wait(&format!("document.querySelector('{}')", marked("race-slider")));
    page.browser.eval("const slider = document.querySelector('[data-test=race-slider]'); slider.value = slider.max; slider.dispatchEvent(new Event('input'))");
    page.browser.wait(&format!("document.querySelectorAll('{}').length === 2", marked("race-row")));
    page.browser.wait(&format!("document.querySelector('{}').dataset.agrees === 'true'", marked("race-verdict")));
    page.is_clean();
}
