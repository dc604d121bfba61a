//! Problems that are written as texts.
//!
//! [`cover`] reads exact covers: Knuth's format, matrices of 0 and 1, and texts with templates and pictures of pieces.

pub mod cover;
