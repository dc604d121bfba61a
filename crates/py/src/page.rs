//! The page: served on this machine, or as one file with a recorded search.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use serde_json::Value;
use std::sync::Mutex;
use web::Options;

/// The page with a recorded search, in one file; all three are JSON.
#[pyfunction]
pub(crate) fn recorded_page(py: Python<'_>, told: &str, packed: &str, view: &str) -> PyResult<String> {
    let read = |text: &str| -> PyResult<Value> {
        serde_json::from_str(text).map_err(|error| PyValueError::new_err(error.to_string()))
    };
    let (told, packed, view) = (read(told)?, read(packed)?, read(view)?);
    Ok(py.detach(|| web::recorded_page(&told, &packed, &view)))
}

/// The page with every puzzle, served on this machine until it is stopped.
#[pyclass(frozen, module = "backtrail._backtrail")]
pub(crate) struct Server {
    server: Mutex<Option<web::Server>>,
    url: String,
}

#[pymethods]
impl Server {
    #[new]
    fn new(py: Python<'_>, port: u16) -> PyResult<Self> {
        let options = Options { port, ..Options::default() };
        let server = py.detach(|| web::Server::start(crate::registry(), &options))?;
        let url = server.url();
        Ok(Server { server: Mutex::new(Some(server)), url: url.to_string() })
    }

    /// Where it is.
    fn url(&self) -> &str {
        &self.url
    }

    /// Ends it.
    fn stop(&self, py: Python<'_>) {
        let server = self.server.lock().expect("nobody panics while it stops").take();
        py.detach(|| server.map(web::Server::stop));
    }
}
