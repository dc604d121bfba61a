//! A real browser for tests and measurements of the page: Chromium without a window, driven by chromedriver.
//!
//! Everything waits by itself, so a test reads as what a person does: open, click, type, look. Whoever drops a [`Browser`]
//! is done with it: the process behind it is kept for the next one of its kind, and stops with the program. A [`Served`] that is dropped
//! stops its process.

mod console;
mod process;

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use fantoccini::actions::{InputSource, MouseActions, PointerAction};
use fantoccini::elements::Element;
use fantoccini::error::CmdError;
use fantoccini::key::Key;
use fantoccini::wd::TimeoutConfiguration;
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use tokio::runtime::Runtime;

use console::{Console, Devtools};
use process::Driver;
pub use process::Served;

/// Longer than this nothing may take, on a machine that is busy with other tests too.
const PATIENCE: Duration = Duration::from_secs(40);

/// How to open a browser.
#[derive(Clone, Debug)]
pub struct Settings {
    /// How wide and high the page is.
    pub size: (u32, u32),
    /// The language that it asks pages for.
    pub language: &'static str,
    /// Does it ask for dark pages?
    pub dark: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Settings { size: (1280, 800), language: "en", dark: false }
    }
}

/// A browser with one page.
pub struct Browser {
    session: Option<Session>,
    /// Where it has been.
    visited: RefCell<BTreeSet<String>>,
}

/// A running browser: what takes seconds to start, and so is kept for the next test.
struct Session {
    /// What it was started with: it cannot be changed later.
    kind: (&'static str, bool),
    runtime: Runtime,
    client: Client,
    _driver: Driver,
}

/// The browsers that nobody looks at now. Starting one for each of sixty tests took more than half of their time.
static IDLE: Mutex<Vec<Session>> = Mutex::new(Vec::new());

/// No more than this are kept.
const KEPT: usize = 3;

impl Session {
    fn start(settings: &Settings) -> Self {
        let driver = Driver::start();
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        let client = runtime.block_on(session(driver.port(), settings));
        Session { kind: (settings.language, settings.dark), runtime, client, _driver: driver }
    }

    /// A browser of this kind that nobody looks at.
    fn idle(settings: &Settings) -> Option<Self> {
        let mut idle = IDLE.lock().unwrap_or_else(PoisonError::into_inner);
        let at = idle.iter().position(|session| session.kind == (settings.language, settings.dark))?;
        Some(idle.remove(at))
    }

    /// As if it had just been started; an error if that cannot be.
    fn reset(&self, visited: &BTreeSet<String>) -> Result<(), Box<CmdError>> {
        self.runtime.block_on(async {
            let windows = self.client.windows().await?;
            for other in windows.into_iter().skip(1) {
                self.client.switch_to_window(other).await?;
                self.client.close_window().await?;
            }
            let first = self.client.windows().await?.swap_remove(0);
            self.client.switch_to_window(first).await?;
            self.client.delete_all_cookies().await?;
            self.client.goto("about:blank").await?;
            for origin in visited {
                self.client.issue_cmd(Devtools::forget(origin)).await?;
            }
            self.client.release_actions().await?;
            self.client.issue_cmd(Console).await?;
            Ok(())
        })
    }
}

impl Browser {
    /// Opens one.
    ///
    /// # Panics
    ///
    /// If there is no Chromium, or it does not start.
    pub fn open(settings: &Settings) -> Self {
        let session = Session::idle(settings).unwrap_or_else(|| Session::start(settings));
        // The window of a browser without a screen is smaller than it says: the page itself gets the size.
        let resize = Devtools::resize(settings.size);
        session.runtime.block_on(session.client.issue_cmd(resize)).expect("a size");
        Browser { session: Some(session), visited: RefCell::default() }
    }

    fn session(&self) -> &Session {
        self.session.as_ref().expect("a session until it is dropped")
    }

    fn client(&self) -> &Client {
        &self.session().client
    }

    fn block_on<T>(&self, future: impl Future<Output = T>) -> T {
        self.session().runtime.block_on(future)
    }

    /// Goes to an address, and waits until it is there.
    pub fn goto(&self, address: &str) {
        // A new fragment alone does not load a page anew; a test that opens an address wants it as if for the first time.
        self.block_on(self.client().goto("about:blank")).expect("an empty page");
        if let Ok(url) = url::Url::parse(address) {
            self.visited.borrow_mut().insert(url.origin().ascii_serialization());
        }
        self.block_on(self.client().goto(address)).unwrap_or_else(|error| panic!("{address}: {error}"));
    }

    /// The address of the page.
    pub fn address(&self) -> String {
        self.eval("return location.href").as_str().expect("a text").to_string()
    }

    /// Runs the body of an async function in the page and returns what it does.
    ///
    /// # Panics
    ///
    /// If it throws.
    pub fn eval(&self, body: &str) -> Value {
        let script = format!(
            "const done = arguments[arguments.length - 1];\n\
             (async () => {{ {body} }})().then(value => done({{ value }}), error => done({{ error: String(error.stack ?? error) }}));"
        );
        let answer = self.block_on(self.client().execute_async(&script, vec![]));
        let answer = answer.unwrap_or_else(|error| panic!("{body}: {error}"));
        assert!(answer.get("error").is_none(), "{body}: {}", answer["error"].as_str().unwrap_or_default());
        answer.get("value").cloned().unwrap_or(Value::Null)
    }

    /// Waits until an expression is true in the page.
    ///
    /// # Panics
    ///
    /// If it is not after a long time.
    pub fn wait(&self, expression: &str) {
        let begun = Instant::now();
        while self.eval(&format!("return Boolean({expression})")) != Value::Bool(true) {
            if begun.elapsed() > PATIENCE {
                let seen = self.eval("return document.body.innerText.slice(0, 2000)");
                panic!(
                    "not true after {PATIENCE:?}: {expression}\non the page:\n{}",
                    seen.as_str().unwrap_or_default()
                );
            }
            std::thread::sleep(Duration::from_millis(30));
        }
    }

    /// Does something with an element, again if the page took the element away between finding and using it: a page that is drawn again does
    /// that, and nothing was done then.
    fn steadily<T>(&self, what: &str, act: impl AsyncFn() -> Result<T, CmdError>) -> T {
        let begun = Instant::now();
        loop {
            match self.block_on(act()) {
                Ok(done) => return done,
                Err(error) if error.is_stale_element_reference() && begun.elapsed() < PATIENCE => {}
                Err(error) => panic!("{what}: {error}"),
            }
        }
    }

    async fn find(&self, selector: &str) -> Result<Element, CmdError> {
        self.client().wait().at_most(PATIENCE).for_element(Locator::Css(selector)).await
    }

    /// The text of the first element that a selector finds, waited for.
    pub fn text(&self, selector: &str) -> String {
        self.steadily(selector, async || self.find(selector).await?.text().await)
    }

    /// Clicks the first element that a selector finds.
    pub fn click(&self, selector: &str) {
        self.steadily(selector, async || self.find(selector).await?.click().await);
    }

    /// Chooses an option of a select by its value.
    pub fn select(&self, selector: &str, value: &str) {
        self.steadily(selector, async || self.find(selector).await?.select_by_value(value).await);
    }

    /// Types into an element, in place of what it held.
    pub fn fill(&self, selector: &str, text: &str) {
        self.steadily(selector, async || {
            let element = self.find(selector).await?;
            element.clear().await?;
            element.send_keys(text).await
        });
    }

    /// Presses keys wherever the focus is; named ones as [`Key`]s turned into text.
    pub fn press(&self, keys: &str) {
        self.steadily(keys, async || self.client().active_element().await?.send_keys(keys).await);
    }

    /// Moves the mouse to a point of the page and, if wanted, clicks there.
    pub fn point(&self, x: f64, y: f64, click: bool) {
        let to = PointerAction::MoveTo { duration: None, x, y };
        let mut actions = MouseActions::new("mouse".to_string()).then(to);
        if click {
            actions = actions.then(PointerAction::Down { button: 0 }).then(PointerAction::Up { button: 0 });
        }
        self.block_on(self.client().perform_actions(actions)).expect("a mouse");
    }

    /// Drags with the mouse from one point of the page to another.
    pub fn drag(&self, from: (f64, f64), to: (f64, f64)) {
        let go = |(x, y): (f64, f64)| PointerAction::MoveTo { duration: None, x, y };
        let halfway = (from.0.midpoint(to.0).round(), from.1.midpoint(to.1).round());
        let actions = MouseActions::new("mouse".to_string()).then(go(from)).then(PointerAction::Down { button: 0 });
        let actions = actions.then(go(halfway)).then(go(to)).then(PointerAction::Up { button: 0 });
        self.block_on(self.client().perform_actions(actions)).expect("a mouse");
    }

    /// What the page looks like, as a PNG file.
    pub fn picture(&self, file: &Path) {
        let bytes = self.block_on(self.client().screenshot()).expect("a picture");
        std::fs::write(file, bytes).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    }

    /// What the browser complained of since the last time: errors of scripts, files that are missing, a policy that was
    /// not kept.
    pub fn complaints(&self) -> Vec<String> {
        let log = self.block_on(self.client().issue_cmd(Console)).expect("the browser keeps a log");
        let entries = log.as_array().cloned().unwrap_or_default();
        let bad = entries.iter().filter(|entry| entry["level"] == "SEVERE" || entry["level"] == "WARNING");
        bad.map(|entry| entry["message"].as_str().unwrap_or_default().to_string()).collect()
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let Some(session) = self.session.take() else { return };
        // After a failure nobody knows what state it is in; the driver stops it.
        if std::thread::panicking() || session.reset(&self.visited.borrow()).is_err() {
            return;
        }
        let mut idle = IDLE.lock().unwrap_or_else(PoisonError::into_inner);
        idle.push(session);
        let oldest = (idle.len() > KEPT).then(|| idle.remove(0));
        drop(idle);
        drop(oldest);
    }
}

/// A named key as [`Browser::press`] takes it: `key("ArrowLeft")`.
///
/// # Panics
///
/// If nobody needed that key before.
pub fn key(name: &str) -> String {
    let key = match name {
        "ArrowLeft" => Key::Left,
        "ArrowRight" => Key::Right,
        "ArrowUp" => Key::Up,
        "ArrowDown" => Key::Down,
        "Home" => Key::Home,
        "End" => Key::End,
        "Enter" => Key::Enter,
        "Escape" => Key::Escape,
        "Tab" => Key::Tab,
        "Delete" => Key::Delete,
        "Shift" => Key::Shift,
        _ => panic!("no key is called {name} here"),
    };
    char::from(key).to_string()
}

async fn session(port: u16, settings: &Settings) -> Client {
    let mut arguments: Vec<String> = [
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--hide-scrollbars",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--disable-dev-shm-usage",
    ]
    .map(String::from)
    .to_vec();
    if settings.dark {
        arguments.push("--blink-settings=preferredColorScheme=0".to_string());
    }
    let preferences = json!({ "intl.accept_languages": settings.language });
    let capabilities = json!({
        "goog:chromeOptions": { "args": arguments, "prefs": preferences },
        "goog:loggingPrefs": { "browser": "ALL" },
    });
    let Value::Object(capabilities) = capabilities else { unreachable!("an object was written") };
    let begun = Instant::now();
    let client = loop {
        let mut builder = ClientBuilder::new(HttpConnector::new());
        match builder.capabilities(capabilities.clone()).connect(&format!("http://127.0.0.1:{port}")).await {
            Ok(client) => break client,
            Err(error) if begun.elapsed() > PATIENCE => panic!(
                "chromedriver does not open a browser ({error}); ./test installs chromium and chromium-driver where it can"
            ),
            Err(_) => tokio::time::sleep(Duration::from_millis(100)).await,
        }
    };
    let patience = TimeoutConfiguration::new(Some(PATIENCE * 2), Some(PATIENCE), Some(Duration::ZERO));
    client.update_timeouts(patience).await.expect("time-outs");
    client
}
