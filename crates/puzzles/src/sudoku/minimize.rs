//! Dropping clues while the solution stays the only one.
