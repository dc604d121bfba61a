//! Files of any kind, dropped anywhere or pasted, and what is said of those that nobody can read.

use crate::{Page, marked};

const GRID: &str = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

/// Drops a file on the page.
fn drop_file(page: &Page, name: &str, text: &str) {
    let (name, text) = (serde_json::json!(name), serde_json::json!(text));
    page.browser.eval(&format!(
        "const dataTransfer = new DataTransfer();
         dataTransfer.items.add(new File([{text}], {name}));
         document.body.dispatchEvent(new DragEvent('drop', {{ dataTransfer, bubbles: true, cancelable: true }}))"
    ));
}

/// Waits until the search of a puzzle is open and something is said of it.
fn opened(page: &Page, puzzle: &str, said: &str) {
    page.browser.wait(&format!("location.hash.includes('puzzle={puzzle}')"));
    page.browser.wait(&format!("document.querySelector('{}')?.textContent.includes('{said}')", marked("message")));
    page.counts(&[("steps", 0)]);
}

#[test]
fn a_file_is_recognized_and_its_search_opens() {
    let page = Page::open("#explore?puzzle=queens&word=6&solver=scan");
    page.counts(&[("steps", 0)]);
    drop_file(&page, "triangle.col", "p edge 3 3\ne 1 2\ne 2 3\ne 1 3\n");
    opened(&page, "color", "triangle.col");
    assert_eq!(page.browser.eval("return document.querySelector('[data-test=setup-puzzle]').value"), "color");
    drop_file(&page, "hard.txt", &format!("{GRID}\n{GRID}\n{GRID}\n"));
    opened(&page, "sudoku", "hard.txt");
    assert!(page.text("message").contains("first of 3"), "{}", page.text("message"));
    drop_file(
        &page,
        "run.jsonl",
        "{\"type\":\"run\",\"title\":\"Mine\"}\n{\"type\":\"enter\"}\n{\"type\":\"solution\"}\n",
    );
    page.browser.wait("location.hash.includes('recorded=run.jsonl')");
    page.is_clean();
}

#[test]
fn a_recorded_image_of_a_solution_is_no_dead_end() {
    let page = Page::open("#explore?puzzle=queens&word=6&solver=scan");
    page.counts(&[("steps", 0)]);
    let enter = |choice: &str| format!("{{\"type\":\"enter\",\"choice\":\"{choice}\"}}\n");
    let (a, b, c) = (enter("a"), enter("b"), enter("c"));
    let leave = "{\"type\":\"leave\"}\n";
    let text = format!(
        "{{\"type\":\"run\",\"title\":\"Mine\"}}\n{{\"type\":\"enter\"}}\n{a}{{\"type\":\"leave\",\"image\":true}}\n{b}{leave}{c}{{\"type\":\"solution\"}}\n{leave}{leave}"
    );
    drop_file(&page, "run.jsonl", &text);
    page.browser.wait("location.hash.includes('recorded=run.jsonl')");
    page.click("end");
    page.counts(&[("visits", 4), ("solutions", 1), ("deadEnds", 1)]);
    page.is_clean();
}

#[test]
fn a_file_that_is_dropped_on_a_lesson_opens_in_the_main_view_and_in_a_race_it_races() {
    let page = Page::open("#lesson?puzzle=queens");
    page.browser.wait("document.querySelector('main[data-view=lesson]')?.innerText.length > 80");
    drop_file(&page, "path.txt", "a b\nb c\n");
    opened(&page, "color", "path.txt");
    page.goto("#race?puzzle=queens&word=5&solvers=scan,bits&mode=time");
    page.browser.wait(&format!("document.querySelectorAll('{}').length === 2", marked("lane")));
    drop_file(&page, "small.txt", "1...3......4...2");
    page.browser.wait("location.hash.startsWith('#race?puzzle=sudoku')");
    page.is_clean();
}

#[test]
fn a_pasted_text_goes_to_the_puzzle_that_can_read_it() {
    let page = Page::open("#explore?puzzle=color&word=petersen&solver=dsatur");
    page.counts(&[("steps", 0)]);
    let paste = |text: &str| {
        page.browser.eval(&format!(
            "const clipboardData = new DataTransfer(), field = document.querySelector('[data-test=setup-word]');
             clipboardData.setData('text/plain', {});
             field.dispatchEvent(new ClipboardEvent('paste', {{ clipboardData, bubbles: true, cancelable: true }}))",
            serde_json::json!(text)
        ));
    };
    paste(GRID);
    opened(&page, "sudoku", "pasted text");
    paste("a b\nb c\nc d\nd a\n");
    opened(&page, "color", "pasted text");
    page.is_clean();
    // A graph without edges is one that nobody meant; the browser's console tells of the refused question too.
    page.goto("#explore?puzzle=color&word=53..7....%0A6..195...%0A&solver=plain");
    page.browser.wait("document.body.innerText.includes('there is no edge here')");
}

#[test]
fn typical_errors_are_told_in_the_language_of_the_page() {
    let page = Page::open("#explore");
    let wrong = [
        "puzzle=queens&word=x",
        "puzzle=queens&word=8&solver=scam",
        "puzzle=queens&word=8&solver=scan&at=0.x",
        "puzzle=sudoku&word=12z",
        "puzzle=color&word=nosuchgraph",
        "puzzle=knight&word=5&f.start=9%2C9",
    ];
    for address in wrong {
        let said = ["en", "fr", "ca"].map(|language| {
            page.goto(&format!("#explore?{address}&lang={language}"));
            page.browser.wait(&format!("document.querySelector('{}')?.classList.contains('error')", marked("message")));
            page.text("message")
        });
        assert!(said[0] != said[1] && said[0] != said[2] && said[1] != said[2], "{address}: {said:?}");
    }
    // One sentence that names the file, whatever is wrong with it.
    for (name, text) in [
        ("notes.txt", "What I did today:\nnothing, and it was not enough.\n"),
        ("none.txt", " "),
        ("bad.col", "p edge 3 2\ne 1 2\ne 2 9\n"),
    ] {
        let said = ["en", "fr", "ca"].map(|language| {
            page.goto(&format!("#explore?puzzle=queens&word=4&lang={language}"));
            page.counts(&[("steps", 0)]);
            drop_file(&page, name, text);
            page.browser.wait(&format!("document.querySelector('{}')?.classList.contains('error')", marked("message")));
            page.text("message")
        });
        assert!(said.iter().all(|said| said.contains(name)), "{said:?}");
        assert!(said[0] != said[1] && said[0] != said[2] && said[1] != said[2], "{said:?}");
    }
}

#[test]
fn when_the_server_stops_the_page_says_so_and_keeps_what_it_shows() {
    let page = Page::open("#explore?puzzle=queens&word=6&solver=scan&step=9&lang=fr");
    page.counts(&[("steps", 9)]);
    let Page { browser, served } = page;
    drop(served);
    browser.click(&marked("view-lesson"));
    browser.wait(&format!(
        "document.querySelector('{}').textContent.includes('Le serveur s’est arrêté')",
        marked("page-notice")
    ));
    assert_eq!(browser.eval("return document.querySelector('[data-test=workbench]').dataset.step"), "9");
}
