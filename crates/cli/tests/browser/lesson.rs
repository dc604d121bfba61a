//! Lessons with live searches, and a quiz.

use crate::{Page, marked};

#[test]
fn every_lesson_has_parts_with_live_searches() {
    let page = Page::open("#lesson?puzzle=queens");
    for puzzle in ["queens", "knight", "sudoku", "color"] {
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
    let page = Page::open("#lesson?puzzle=queens&part=10&seed=5");
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
    let page = Page::open("#lesson?puzzle=queens&part=2");
    page.click("quiz-mode");
    page.browser.wait(&format!("document.querySelectorAll('{}').length > 1", marked("cover")));
    page.is_clean();
}
