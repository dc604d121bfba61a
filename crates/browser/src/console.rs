//! Commands that chromedriver understands beside those of the standard.

use fantoccini::wd::WebDriverCompatibleCommand;
use http::Method;
use serde_json::{Value, json};
use url::{ParseError, Url};

/// Reads what the browser logged since the last time.
#[derive(Debug)]
pub(crate) struct Console;

impl WebDriverCompatibleCommand for Console {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!("session/{}/se/log", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(json!({ "type": "browser" }).to_string()))
    }
}

/// A command of Chromium's own protocol for developer tools.
#[derive(Debug)]
pub(crate) struct Devtools {
    command: &'static str,
    parameters: Value,
}

impl Devtools {
    /// Gives the page a size.
    pub(crate) fn resize((width, height): (u32, u32)) -> Self {
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        Devtools { command: "Emulation.setDeviceMetricsOverride", parameters: size }
    }

    /// Forgets what pages of this origin have kept.
    pub(crate) fn forget(origin: &str) -> Self {
        let what = json!({ "origin": origin, "storageTypes": "all" });
        Devtools { command: "Storage.clearDataForOrigin", parameters: what }
    }
}

impl WebDriverCompatibleCommand for Devtools {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!("session/{}/goog/cdp/execute", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(json!({ "cmd": self.command, "params": self.parameters }).to_string()))
    }
}
