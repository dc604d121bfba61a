//! The solver's program beside its search.

use browser::Settings;

use crate::{Page, marked};

/// The lines that are marked, without their numbers, and the sign beside the first.
fn at_work(page: &Page) -> (Vec<String>, String) {
    let marked = page.browser.eval(
        "const lines = [...document.querySelectorAll('[data-test=program] [aria-current]')];
         return [lines.map(line => line.querySelector('code').textContent.trim()), lines[0]?.querySelector('.sign').textContent ?? '']",
    );
    serde_json::from_value(marked).expect("lines and a sign")
}

/// Goes to a step by its address, and waits until it is shown.
fn step(page: &Page, step: u64) {
    page.goto(&format!("#explore?puzzle=queens&word=4&solver=scan&question=all&step={step}"));
    page.counts(&[("steps", step)]);
    page.browser.wait(&format!("document.querySelector('{}')", marked("program")));
}

#[test]
fn the_line_at_work_follows_the_events_forwards_and_backwards() {
    let page = Page::open("#explore?puzzle=queens&word=4&solver=scan&question=all");
    page.counts(&[("steps", 0)]);
    assert_eq!(at_work(&page).0, Vec::<String>::new());
    // The root, the queen of column 0, two refusals in column 1, and the third row there.
    let lines =
        [("place()", "●"), ("rows.append(row)", "●"), ("continue", "×"), ("continue", "×"), ("rows.append(row)", "●")];
    let is = |line: &str, sign: &str| {
        page.browser.wait(&format!(
            "document.querySelector('[data-test=program] [aria-current] code')?.textContent.trim() === '{line}'"
        ));
        assert_eq!(at_work(&page), (vec![line.to_string()], sign.to_string()));
    };
    for (line, sign) in lines {
        page.click("forward");
        is(line, sign);
    }
    for (line, sign) in lines.iter().rev().skip(1) {
        page.click("back");
        is(line, sign);
    }
    page.click("nextSolution");
    is("print(rows)", "◆");
    page.click("forward");
    is("rows.pop()", "↑");
    page.click("code-rust");
    is("self.rows.pop();", "↑");
    // The choice is remembered.
    step(&page, 2);
    is("self.rows.push(row);", "●");
    page.is_clean();
}

#[test]
fn the_line_at_work_is_in_sight_in_every_window_and_when_presenting() {
    let in_sight = "(() => {
        const line = document.querySelector('[data-test=program] [aria-current]')?.getBoundingClientRect();
        const box = document.querySelector('[data-test=program]')?.getBoundingClientRect();
        return line && line.top >= box.top - 1 && line.bottom <= box.bottom + 1 && line.height > 10;
    })()";
    for size in [(1280, 800), (1920, 1080), (390, 844)] {
        let page = Page::open_with(
            "#explore?puzzle=sudoku&solver=fewest&question=all&step=30",
            &Settings { size, ..Settings::default() },
        );
        page.counts(&[("steps", 30)]);
        page.browser.wait(in_sight);
        if size.0 > 900 {
            page.browser.press("p");
            page.browser.wait(&format!("document.documentElement.classList.contains('presenting') && {in_sight}"));
        }
        page.is_clean();
    }
}

#[test]
fn a_solver_without_a_program_shows_its_idea_in_the_language_of_the_page() {
    let french = Settings { language: "fr", ..Settings::default() };
    let page = Page::open_with("#explore?puzzle=queens&word=4&solver=brute&question=all", &french);
    page.browser.wait(&format!("document.querySelector('{}')?.innerText.includes('brute')", marked("code")));
    assert!(page.text("code").starts_with("Idée de brute"), "{}", page.text("code"));
    assert_eq!(page.browser.eval("return document.querySelectorAll('[data-test=program]').length"), 0);
    page.is_clean();
}
