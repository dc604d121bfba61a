//! The page in a real browser, served by the real command.

mod board;
mod code;
mod drop;
mod explore;
mod keyboard;
mod languages;
mod lesson;
mod pictures;
mod race;
mod run;
mod share;
mod site;
mod tree;

use std::path::Path;
use std::process::Command;

use browser::{Browser, Served, Settings};
use serde_json::Value;

/// The command under test.
const BACKTRAIL: &str = env!("CARGO_BIN_EXE_backtrail");

/// A page with a browser that looks at it.
struct Page {
    browser: Browser,
    served: Served,
}

impl Page {
    /// Opens an address of the page: what comes after its slash.
    fn open(address: &str) -> Self {
        Page::open_with(address, &Settings::default())
    }

    fn open_with(address: &str, settings: &Settings) -> Self {
        let page = Page { served: Served::start(Path::new(BACKTRAIL)), browser: Browser::open(settings) };
        page.goto(address);
        page
    }

    fn goto(&self, address: &str) {
        self.browser.goto(&format!("{}/{address}", self.served.address()));
    }

    /// Clicks what is marked for tests by this name.
    fn click(&self, name: &str) {
        self.browser.click(&marked(name));
    }

    /// The text of what is marked by this name.
    fn text(&self, name: &str) -> String {
        self.browser.text(&marked(name))
    }

    /// Waits until the counters stand like this.
    fn counts(&self, counters: &[(&str, u64)]) {
        for (name, value) in counters {
            let shown = format!("document.querySelector('{}')?.textContent", marked(&format!("counter-{name}")));
            self.browser.wait(&format!("Number({shown}?.replace(/[^0-9]/g, '')) === {value}"));
        }
    }

    /// Where the middle of the first element is that a selector finds, waited for; or another part of it, in shares.
    fn at(&self, selector: &str, share: (f64, f64)) -> (f64, f64) {
        self.browser.wait(&format!("document.querySelector('{selector}')?.getBoundingClientRect().width > 0"));
        let place = self.browser.eval(&format!(
            "const box = document.querySelector('{selector}').getBoundingClientRect();
             return [box.x + {} * box.width, box.y + {} * box.height]",
            share.0, share.1
        ));
        let [x, y] = [0, 1].map(|i| place[i].as_f64().expect("a number").round());
        (x, y)
    }

    /// Waits until the address has this in it.
    fn goes_to(&self, part: &str) {
        self.browser.wait(&format!("decodeURIComponent(location.hash.replaceAll('+', ' ')).includes('{part}')"));
    }

    /// Nothing went wrong that only the browser saw: no error of a script, no missing file, no policy that was not kept.
    fn is_clean(&self) {
        assert_eq!(self.browser.complaints(), Vec::<String>::new());
    }
}

fn marked(name: &str) -> String {
    format!("[data-test=\"{name}\"]")
}

/// What the command line says of the same search.
fn outcome(words: &[&str]) -> Value {
    let ran = Command::new(BACKTRAIL).args(words).args(["--json", "-q"]).output().expect("the command runs");
    let text = String::from_utf8(ran.stdout).expect("JSON is text");
    let lines = text.lines().map(|line| serde_json::from_str::<Value>(line).expect("a JSON object a line"));
    lines.into_iter().find(|line| line["type"] == "outcome").expect("an outcome")
}
