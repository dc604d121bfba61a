//! The command line of Backtrail, for any registry of puzzles.
//!
//! A program with puzzles of its own has all of it in three lines: make a registry, add them, and hand it to [`run`].

mod args;
mod cmd;
mod collection;
mod exit;
mod frame;
mod input;
mod output;
mod pieces;
mod progress;
mod proof;
mod record;
mod summary;
mod unpack;

pub use cmd::run;
