//! A site without a server, opened from the disk.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

use browser::{Browser, Settings};

use crate::{BACKTRAIL, marked};

/// The folder of a site, which is made once.
fn site() -> &'static Path {
    static SITE: LazyLock<PathBuf> = LazyLock::new(|| {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("site");
        let made = Command::new(BACKTRAIL).args(["site", "--force"]).arg(&folder).output().expect("the program starts");
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        folder
    });
    &SITE
}

/// The address of a page of the site.
fn address(page: &str) -> String {
    format!("file://{}/{page}", site().display())
}

fn is_clean(browser: &Browser) {
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

/// Something that is marked for tests by this name.
fn one(name: &str) -> String {
    format!("document.querySelector('{}')", marked(name))
}

#[test]
fn every_page_opens_from_the_disk_in_three_languages() {
    let browser = Browser::open(&Settings::default());
    let files: Vec<_> = std::fs::read_dir(site()).expect("a folder").map(|entry| entry.expect("a file")).collect();
    let size: u64 = files.iter().map(|file| file.metadata().expect("a size").len()).sum();
    assert!(files.len() >= 10 && size < 5_000_000, "{} pages, {size} bytes", files.len());
    for file in files {
        let name = file.file_name().into_string().expect("a name");
        let (view, sign) = match name.as_str() {
            "index.html" => ("home", "open-exercises"),
            gallery if gallery.starts_with("gallery-") => ("gallery", "workbench"),
            _ => ("lesson", "lesson-part"),
        };
        let mut titles = Vec::new();
        for language in ["en", "fr", "ca"] {
            browser.goto(&address(&format!("{name}#{view}?lang={language}")));
            browser.wait(&format!("document.documentElement.lang === '{language}' && {}", one(sign)));
            titles.push(browser.text("header nav"));
        }
        titles.dedup();
        assert_eq!(titles.len(), 3, "{name} speaks three languages: {titles:?}");
        is_clean(&browser);
    }
}

#[test]
fn lessons_are_walked_and_counted_without_a_server() {
    let browser = Browser::open(&Settings::default());
    browser.goto(&address("index.html#home?lang=fr"));
    browser.click(&marked("open-queens"));
    browser.wait(&format!("{}?.dataset.ready", one("player")));
    browser.click(&marked("player-step"));
    browser.click(&marked("player-step"));
    browser.click(&marked("player-back"));
    browser.wait(&format!("{}.dataset.step === '1'", one("player")));
    browser.click(&marked("player-jump"));
    browser.wait(&format!("{}.textContent === '9'", one("player-visits")));
    // A table has what the whole search counts.
    browser.goto(&address("sudoku.html#lesson?part=5&lang=en"));
    browser.click(&marked("count-run"));
    browser.wait("document.querySelector('[data-solver=plain] [data-counter=visits]').textContent === '148,983'");
    // A search that is too long is cut, and says so.
    browser.goto(&address("knight.html#lesson?part=3&lang=en"));
    browser.wait(&format!("{}?.dataset.ready", one("player")));
    browser.click(&marked("player-jump"));
    browser.wait(&format!("{}.textContent.includes('backtrail serve')", one("player-says")));
    // Questions are asked of recordings.
    browser.click(&marked("lesson-color"));
    browser.wait("location.pathname.endsWith('color.html')");
    browser.wait(&format!("document.querySelectorAll('{}').length > 3", marked("lesson-entry")));
    browser.eval(&format!("[...document.querySelectorAll('{}')].at(-1).click()", marked("lesson-entry")));
    browser.wait(&format!("{}?.dataset.state === 'asked'", one("quiz")));
    browser.press("1");
    browser.wait(&format!("{}.dataset.state === 'answered'", one("quiz")));
    is_clean(&browser);
}

#[test]
fn the_gallery_steps_through_recorded_searches() {
    let browser = Browser::open(&Settings::default());
    browser.goto(&address("gallery-queens.html"));
    browser.click(&marked("forward"));
    browser.click(&marked("forward"));
    browser.wait(&format!("{}.textContent === '2'", one("counter-steps")));
    browser.click(&marked("back"));
    browser.wait(&format!("{}.textContent === '1'", one("counter-steps")));
    // The program of the solver is beside it, with the line at work marked.
    browser.select(&marked("gallery-run"), "3");
    browser.wait(&format!("{}?.children.length > 5", one("program")));
    browser.click(&marked("forward"));
    browser.wait(&format!("{}.querySelector('[aria-current]')", one("program")));
    let runs = browser.eval(&format!("return {}.options.length", one("gallery-run"))).as_u64().expect("a number");
    assert!(runs >= 10, "{runs} recordings");
    for run in (1..=runs).filter(|&run| run != 3) {
        browser.select(&marked("gallery-run"), &run.to_string());
        browser.wait(&format!("{}?.dataset.step === '0'", one("workbench")));
        browser.click(&marked("end"));
        browser.wait(&format!("Number({}.textContent) > 0", one("counter-solutions")));
    }
    browser.click(&marked("gallery-color"));
    browser.wait(&format!("location.pathname.endsWith('gallery-color.html') && {}", one("workbench")));
    is_clean(&browser);
}
