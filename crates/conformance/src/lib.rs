//! Holds every solver against the oracles (`testdata/oracles.toml`) and every problem against its laws; see `tests/`.
