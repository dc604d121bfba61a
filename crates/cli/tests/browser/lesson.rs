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
fn a_quiz_asks_and_answers() {
    let page = Page::open("#lesson?puzzle=queens");
    page.click("quiz-mode");
    page.browser.wait(&format!("document.querySelector('{}')?.textContent.trim()", marked("quiz-prompt")));
    page.is_clean();
}
