//! The puzzles of Backtrail: for each its definition, parser, checker and solvers, from textbook to record.
//!
//! ```
//! use puzzles::registry::{self, Flags, Question, Request};
//!
//! let instance = registry::puzzle("queens")?.pose("8", &Flags::default())?;
//! let question = Question::Count;
//! let solver = registry::choose(&*instance, Some("bits"), question.needs())?;
//! let outcome = instance.solve(solver, &Request::new(question), &mut registry::ignore);
//! assert_eq!(outcome.solutions, 92);
//! # Ok::<(), registry::Error>(())
//! ```

pub mod coloring;
mod conflict;
pub mod cover;
pub mod engine;
pub mod knight;
pub mod memory;
pub mod player;
pub mod queens;
mod random;
pub mod registry;
pub mod sudoku;
mod tally;
mod words;
mod work;
