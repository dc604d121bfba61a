//! Backtrail in Python: the extension module `backtrail._backtrail`, below the package in `python/backtrail`.
//!
//! It carries the registry across: cases are posed, searched, drawn and compared here, on threads of their own and without the
//! interpreter's lock. How Python's own values become words, and how answers look to a Python programmer, is the package's concern.

mod case;
mod command;
mod comparison;
mod describe;
mod error;
mod film;
mod many;
mod outcome;
mod page;
mod pictures;
mod recording;
mod shared;
mod solution;
mod tool;
mod wait;

use std::sync::OnceLock;

use pyo3::prelude::*;
use registry::Registry;
use words::Language;

/// The puzzles there are.
fn registry() -> &'static Registry {
    static REGISTRY: OnceLock<Registry> = OnceLock::new();
    REGISTRY.get_or_init(builtin::registry)
}

/// Says everything in this language from now on; without a tag, in that of the locale. Returns the tag.
#[pyfunction]
#[pyo3(signature = (tag = None))]
fn speak(tag: Option<&str>) -> PyResult<&'static str> {
    let language = match tag {
        None => Language::of_locale(),
        Some(tag) => Language::of(tag).ok_or_else(|| {
            let known: Vec<&str> = Language::all().map(Language::tag).collect();
            pyo3::exceptions::PyValueError::new_err(format!("no language '{tag}': there are {}", known.join(", ")))
        })?,
    };
    words::speak(language);
    Ok(language.tag())
}

/// The tag of the language that is spoken.
#[pyfunction]
fn spoken() -> &'static str {
    words::spoken().tag()
}

/// The extension module.
#[pymodule]
fn _backtrail(m: &Bound<'_, PyModule>) -> PyResult<()> {
    m.add("__version__", env!("CARGO_PKG_VERSION"))?;
    m.add("Error", m.py().get_type::<error::Error>())?;
    m.add_class::<case::Case>()?;
    m.add_class::<case::Solutions>()?;
    m.add_class::<solution::Solution>()?;
    m.add_class::<pictures::Tree>()?;
    m.add_class::<comparison::Comparison>()?;
    m.add_class::<recording::Recording>()?;
    m.add_class::<page::Server>()?;
    m.add_class::<many::Many>()?;
    m.add_class::<shared::Shared>()?;
    m.add_function(wrap_pyfunction!(page::recorded_page, m)?)?;
    m.add_function(wrap_pyfunction!(speak, m)?)?;
    m.add_function(wrap_pyfunction!(spoken, m)?)?;
    m.add_function(wrap_pyfunction!(describe::describe, m)?)?;
    m.add_function(wrap_pyfunction!(pictures::histogram, m)?)?;
    m.add_function(wrap_pyfunction!(comparison::compare, m)?)?;
    m.add_function(wrap_pyfunction!(shared::count_part, m)?)?;
    m.add_function(wrap_pyfunction!(tool::make, m)?)?;
    m.add_function(wrap_pyfunction!(tool::change, m)?)?;
    m.add_function(wrap_pyfunction!(tool::check, m)?)?;
    m.add_function(wrap_pyfunction!(command::command, m)?)?;
    Ok(())
}
