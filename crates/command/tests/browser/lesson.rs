//! Lessons with live searches, and a quiz.

use crate::{Page, marked};

#[test]
fn every_lesson_has_parts_with_live_searches() {
    let page = Page::open("#lesson?puzzle=queens");
    for puzzle in ["queens", "knight", "sudoku", "color", "cover"] {
        page.goto(&format!("#lesson?puzzle={puzzle}"));
        page.browser.wait(&format!("document.querySelectorAll('{}').length > 2", marked("lesson-entry")));
        page.browser.wait(&format!("document.querySelector('{}')", marked("player")));
    }
    page.is_clean();
}

#[test]
fn a_live_search_in_the_text_is_stepped() {
    let page = Page::open("#lesson?puzzle=queens&part=1");
    page.browser.wait(&format!("document.querySelector('{}')?.dataset.ready", marked("player")));
    for _ in 0..5 {
        page.click("player-step");
    }
    page.browser.wait(&format!("document.querySelector('{}').dataset.step === '5'", marked("player")));
    page.click("player-back");
    page.browser.wait(&format!("document.querySelector('{}').dataset.step === '4'", marked("player")));
    page.is_clean();
}

#[test]
fn a_quiz_asks_and_knows_the_answer() {
    let page = Page::open("#lesson?puzzle=queens&part=12&seed=5");
    page.browser.wait(&format!("document.querySelector('{}')?.dataset.state === 'asked'", marked("quiz")));
    assert!(!page.text("quiz-prompt").is_empty());
    let options = format!("[...document.querySelectorAll('{}')]", marked("quiz-option"));
    let right =
        page.browser.eval(&format!("return {options}.filter(option => option.dataset.right === 'true').length"));
    assert_eq!(right, 1, "one answer is right");
    page.browser.eval(&format!("{options}.find(option => option.dataset.right === 'true').click()"));
    page.browser.wait(&format!("document.querySelector('{}').dataset.state === 'answered'", marked("quiz")));
    page.browser.wait(&format!("document.querySelector('{}').dataset.score?.startsWith('1')", marked("quiz")));
    assert!(!page.text("quiz-feedback").is_empty());
    page.is_clean();
}

#[test]
fn quiz_mode_covers_the_figures_of_the_text() {
    let page = Page::open("#lesson?puzzle=queens&part=3");
    page.click("quiz-mode");
    page.browser.wait(&format!("document.querySelectorAll('{}').length > 1", marked("cover")));
    page.is_clean();
}

#[test]
fn a_quiz_is_answered_with_the_keys_without_a_click() {
    let page = Page::open("#lesson?puzzle=queens&part=12&seed=5");
    page.browser.wait(&format!("document.querySelector('{}')?.dataset.state === 'asked'", marked("quiz")));
    page.browser.press("1");
    page.browser.wait(&format!("document.querySelector('{}').dataset.state === 'answered'", marked("quiz")));
    page.is_clean();
}

#[test]
fn a_program_without_the_undo_fills_the_board_and_one_with_it_finds_the_tours() {
    let page = Page::open("#lesson?puzzle=knight&part=2");
    let end = |undo: &str, columns: u32, visits: &str, tours: &str| {
        let program = format!(
            "[...document.querySelectorAll('{}[data-solver={undo}]')].find(each => each.getAttribute('aria-label').includes('× {columns}'))",
            marked("forgotten")
        );
        page.browser.wait(&program);
        page.browser.eval(&format!("{program}.querySelector('{}').click()", marked("player-jump")));
        page.browser.wait(&format!("{program}.dataset.ended === 'true'"));
        for (counter, value) in [("visits", visits), ("solutions", tours)] {
            let shown =
                format!("return {program}.querySelector('{}').textContent", marked(&format!("player-{counter}")));
            assert_eq!(page.browser.eval(&shown), value, "{counter} of {undo}");
        }
        let stale = format!("return {program}.querySelectorAll('.stale').length");
        page.browser.eval(&stale).as_u64().expect("a number")
    };
    assert_eq!(end("never", 4, "12", "0"), 12, "every square keeps its number");
    assert_eq!(end("always", 4, "67", "2"), 0, "the board is as it was");
    assert_eq!(end("failed", 4, "62", "1"), 1, "the last square of the tour keeps its number");
    assert_eq!(end("failed", 5, "1,327,613", "1"), 1);
    page.is_clean();
}

#[test]
fn a_problem_in_the_text_is_changed_and_run() {
    let page = Page::open("#lesson?puzzle=cover&part=1");
    let ready = format!("document.querySelector('{}')?.dataset.ready", marked("player"));
    page.browser.wait(&ready);
    let change = |what: &str| {
        let field = format!("document.querySelector('{}')", marked("yours-text"));
        page.browser.eval(&format!("{field}.value = {field}.value{what}"));
        page.click("yours-run");
    };
    let solutions = |number: &str| {
        page.browser.wait(&ready);
        for _ in 0..3 {
            page.browser.eval(&format!("document.querySelector('{}').click()", marked("player-jump")));
        }
        let shown = format!("document.querySelector('{}').textContent === '{number}'", marked("player-solutions"));
        page.browser.wait(&shown);
    };
    solutions("1");
    change(" + '\\nbob wed'");
    solutions("2");
    change(".replace('bob wed', 'bbo wed')");
    page.browser
        .wait(&format!("document.querySelector('{} .error')?.textContent.includes('bbo')", marked("player-says")));
    page.click("yours-restore");
    solutions("1");
    page.is_clean();
}

#[test]
fn the_exercises_hide_their_answers() {
    let page = Page::open("#lesson?puzzle=exercises&lang=ca");
    page.browser.wait(&format!("document.querySelectorAll('{}').length >= 10", marked("exercise")));
    let open = format!("document.querySelectorAll('{}[open]').length", marked("answer"));
    assert_eq!(page.browser.eval(&format!("return {open}")), 0);
    page.browser.click(&format!("{} summary", marked("answer")));
    page.browser.wait(&format!("{open} === 1"));
    assert!(page.browser.text(&format!("{}[open] p", marked("answer"))).contains("114"));
    page.is_clean();
}
