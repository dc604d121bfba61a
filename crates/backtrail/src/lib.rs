//! A backtracking engine: state a problem once, then find a solution, list all, count them, step the search
//! forwards and backwards, split it and resume it.
//!
//! Backtracking builds a solution step by step, stops as soon as a partial solution cannot be completed, and goes
//! back to change an earlier choice. Here is all of it for four queens on a 4 × 4 board, none attacking another:
//!
//! ```
//! use backtrail::{Problem, Search};
//!
//! #[derive(Clone, Default)]
//! struct FourQueens { rows: Vec<u8> } // the row of the queen in each column so far
//!
//! impl Problem for FourQueens {
//!     type Choice = u8; // a row for the next column
//!     type Choices = std::ops::Range<u8>;
//!     type Solution = Vec<u8>;
//!
//!     fn choices(&self) -> Self::Choices { 0..4 }
//!
//!     fn apply(&mut self, row: u8) -> bool {
//!         let column = self.rows.len();
//!         let free = self.rows.iter().enumerate().all(|(c, &r)| {
//!             r != row && usize::from(r.abs_diff(row)) != column - c
//!         });
//!         if free { self.rows.push(row); }
//!         free
//!     }
//!
//!     fn undo(&mut self, _row: u8) { self.rows.pop(); }
//!     fn is_solved(&self) -> bool { self.rows.len() == 4 }
//!     fn solution(&self) -> Vec<u8> { self.rows.clone() }
//! }
//!
//! let mut search = Search::new(FourQueens::default());
//! assert_eq!(search.first(), Some(vec![1, 3, 0, 2]));
//!
//! let outcome = Search::new(FourQueens::default()).count();
//! assert_eq!(outcome.solutions, 2);
//! assert_eq!(outcome.stats.visits, Some(17));
//! assert_eq!(outcome.stats.profile, Some(vec![1, 4, 6, 4, 2])); // visits per depth
//! ```
//!
//! The pieces, in reading order: [`Problem`] is what you write; [`Walk`] is the loop; [`Search`] is the loop with a
//! question and limits; [`Observer`] watches it; [`Outcome`] and [`Stats`] say how it ended; [`Path`] and [`Address`] name
//! a node; [`Split`] and [`Threads`] share the work; [`laws`] say what is wrong with a problem.
//!
//! # Problems of your own
//!
//! The folder `examples/` holds four small ones, to read before writing yours; run one with
//! `cargo run --example langford -p backtrail -- 7`. This is what they find:
//!
//! ```
//! # #[path = "../examples/change.rs"] mod change;
//! # #[path = "../examples/langford.rs"] mod langford;
//! # #[path = "../examples/magic.rs"] mod magic;
//! # #[path = "../examples/money.rs"] mod money;
//! use backtrail::Search;
//! use {change::Change, langford::Langford, magic::Magic, money::Money};
//!
//! # fn main() {
//! // Each number twice, and as many others between the two as it says.
//! assert_eq!(Search::new(Langford::new(3)).first(), Some(vec![3, 1, 2, 1, 3, 2]));
//!
//! // The numbers 1 to 9 in a square, every line with the same sum.
//! assert_eq!(Search::new(Magic::new(3)).count().solutions, 8);
//!
//! // A digit for each letter.
//! assert_eq!(Search::new(Money::new("SEND", "MORE", "MONEY")).count().solutions, 1);
//!
//! // A dollar in coins.
//! assert_eq!(Search::new(Change::new(100, &[1, 5, 10, 25, 50])).count().solutions, 292);
//!
//! // Do they keep their promises? A walk at random that says which one is broken; try it on yours.
//! use backtrail::laws;
//! assert_eq!(laws::check(&Langford::new(4)), Ok(()));
//! # assert_eq!(laws::check_eq(&Langford::new(7)), Ok(()));
//! # assert_eq!(laws::check_eq(&Magic::new(3)), Ok(()));
//! # assert_eq!(laws::check_eq(&Money::new("SEND", "MORE", "MONEY")), Ok(()));
//! # assert_eq!(laws::check_eq(&Change::new(100, &[1, 5, 10, 25, 50])), Ok(()));
//! # }
//! ```

pub mod address;
pub mod event;
pub mod laws;
pub mod monitor;
pub mod observer;
pub mod observers;
pub mod outcome;
pub mod path;
pub mod problem;
pub mod search;
pub mod sketch;
pub mod split;
pub mod text;
pub mod threads;
pub mod walk;

#[doc(hidden)]
pub mod doc;

pub use address::{Address, BadAddress};
pub use event::Event;
pub use monitor::{Monitor, Progress};
pub use observer::Observer;
pub use observers::{Counter, Recorder};
pub use outcome::{Limit, Outcome, Stats, Status};
pub use path::Path;
pub use problem::{Problem, Reason};
pub use search::{Limits, Search};
pub use sketch::{Probe, Sketch};
pub use split::Split;
pub use text::{Arg, Text};
pub use threads::Threads;
pub use walk::{Missing, NoSuchNode, Pause, Walk};
