//! Commands that chromedriver understands beside those of the standard.

use fantoccini::wd::WebDriverCompatibleCommand;
use http::Method;
use serde_json::json;
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

/// Gives the page a size.
#[derive(Debug)]
pub(crate) struct Resize {
    pub(crate) width: u32,
    pub(crate) height: u32,
}

impl WebDriverCompatibleCommand for Resize {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!("session/{}/goog/cdp/execute", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        let size = json!({ "width": self.width, "height": self.height, "deviceScaleFactor": 1, "mobile": false });
        (Method::POST, Some(json!({ "cmd": "Emulation.setDeviceMetricsOverride", "params": size }).to_string()))
    }
}
