//! Solvers side by side.

use crate::{Page, marked};

#[test]
fn a_race_is_measured_by_default_between_solvers_that_differ() {
    let page = Page::open("#race");
    page.browser.wait(&format!("document.querySelectorAll('{}').length === 3", marked("lane")));
    let solvers =
        page.browser.eval("return [...document.querySelectorAll('[data-test=lane]')].map(lane => lane.dataset.solver)");
    assert_eq!(solvers, serde_json::json!(["scan", "marks", "bits"]));
    page.browser.wait("location.hash.includes('mode=time')");
    page.browser.wait("document.querySelectorAll('.lane-board svg').length === 3");
    let above = page.browser.eval(
        "return [...document.querySelectorAll('[data-test=lane]')].every(lane =>
           lane.querySelector('.lane-counters').getBoundingClientRect().bottom <= lane.querySelector('.lane-board').getBoundingClientRect().top)",
    );
    assert_eq!(above, true, "the counters stand above the boards");
    page.click("race-finish");
    page.browser.wait(&format!("document.querySelectorAll('{}').length === 3", marked("race-row")));
    let checks = page
        .browser
        .eval("return new Set([...document.querySelectorAll('[data-test=lane-checks]')].map(e => e.textContent)).size");
    assert!(checks.as_u64() >= Some(2), "the checks differ");
    page.is_clean();
}

#[test]
fn three_solvers_race_in_lockstep_to_the_same_counts() {
    let page = Page::open("#race?puzzle=queens&word=6&solvers=scan,permutation,bits&question=all&mode=lockstep");
    page.browser.wait(&format!("document.querySelectorAll('{}').length === 3", marked("lane")));
    page.browser.wait(&format!("document.querySelector('{}')?.max === '153'", marked("race-slider")));
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

#[test]
fn a_hand_that_is_faster_than_the_searches_breaks_nothing() {
    let page = Page::open("#race?puzzle=queens&word=8&solvers=scan,bits&question=all&mode=lockstep");
    // The same page again, so that all files are there and the hand comes before the searches are open.
    page.browser.eval(
        "const first = document.querySelector('[data-test=race]');
         location.hash = '#race?puzzle=queens&word=9&solvers=scan,bits&question=all&mode=lockstep';
         for (;;) {
           const slider = document.querySelector('[data-test=race-slider]');
           if (slider && document.querySelector('[data-test=race]') !== first) {
             slider.value = 1; slider.dispatchEvent(new Event('input'));
             document.querySelector('[data-test=race-play]').click();
             document.querySelector('[data-test=race-finish]').click();
             return;
           }
           await new Promise(resolve => setTimeout(resolve, 1));
         }",
    );
    page.browser.wait(&format!("document.querySelectorAll('{}').length === 2", marked("lane")));
    std::thread::sleep(std::time::Duration::from_millis(500));
    assert_eq!(
        page.browser.eval("return document.querySelector('[data-test=race-message]').className.includes('error')"),
        false
    );
    page.is_clean();
}
