//! Grids from text.
