//! Problems that are written as texts.
//!
//! [`cover`] reads exact covers: Knuth's format, matrices of 0 and 1, and texts with templates and pictures of pieces.
//! [`model`] reads constraint models: variables, conditions, and what is to be smallest or largest.

pub mod cover;
pub mod model;
