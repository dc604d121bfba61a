//! A long run on the page.

use std::path::Path;
use std::process::Command;

use browser::{Browser, Served, Settings};

use crate::{BACKTRAIL, Page};

fn backtrail(words: &[&str]) {
    let done = Command::new(BACKTRAIL).args(words).output().expect("it starts");
    assert!(matches!(done.status.code(), Some(0 | 3)), "{done:?}");
}

#[test]
fn a_ledger_is_shown_while_it_fills() {
    let folder = std::env::temp_dir().join(format!("backtrail-run-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("there is room");
    let ledger = folder.join("q10.db");
    let file = ledger.to_str().expect("a plain name");
    backtrail(&["queens", "10", "--count", "--solver", "bits", "--ledger", file, "--visit-limit", "20000"]);
    let served = Served::start_with(Path::new(BACKTRAIL), &["--ledger", file]);
    let page = Page { served, browser: Browser::open(&Settings::default()) };
    page.goto("#run");
    let cells = "document.querySelectorAll('[data-test=run-field] i').length";
    let done = "document.querySelectorAll('[data-test=run-field] i[data-done=\"1\"]').length";
    page.browser.wait(&format!("{cells} > 20 && {done} > 0 && {done} < {cells}"));
    assert!(page.text("run-state").contains("To go on: backtrail resume"), "{}", page.text("run-state"));
    page.browser
        .wait("document.querySelector('[data-test=run-estimate]').textContent.includes('35,539 visits in all')");
    // It goes on elsewhere, and the page sees it.
    backtrail(&["resume", file]);
    page.browser.wait(&format!("{done} === {cells}"));
    assert_eq!(page.text("run-state"), "Finished.");
    assert_eq!((page.text("run-solutions"), page.text("run-visits")), ("724".into(), "35,539".into()));
    drop(page);
    std::fs::remove_dir_all(&folder).expect("it is ours");
}

#[test]
fn a_server_without_a_run_says_how_to_show_one() {
    let page = Page::open("#run");
    page.browser.wait("document.querySelector('[data-test=run-message]')?.textContent.includes('serve --ledger')");
}
