//! Holds every solver against the oracles (`testdata/oracles.toml`) and every problem against its laws; see `tests/`.

/// The code in the README runs.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
pub struct Readme;
