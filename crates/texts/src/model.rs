//! The puzzle `model`: variables and conditions that somebody wrote down.
//!
//! ```text
//! problem
//! S,M in 1..9;  E,N,D,O,R,Y in 0..9
//! all different
//! SEND + MORE = MONEY
//! ```
//!
//! `FlatZinc`, into which `MiniZinc` translates its models, is read as well (`flatzinc`).
//!
//! A text becomes statements (`parse`), statements a [`Model`] of formulas over variables (`expand`, `build`), and each solver makes of
//! that what it needs: `plain` and `forward` check conditions, `fewest`, `bound` and `learn` propagate rules.

mod apart;
mod bits;
mod bound;
mod build;
mod check;
mod checks;
mod expand;
mod explain;
mod export;
mod fewest;
mod flatzinc;
mod formula;
mod forward;
mod hull;
mod instance;
mod learn;
mod order;
mod parse;
mod pick;
mod plain;
mod propagate;
mod puzzle;
mod rules;
mod show;
mod statement;
mod syntax;
mod token;
mod values;

pub use bits::Bits;
pub use expand::read;
pub use fewest::Fewest;
pub use formula::Formula;
pub use forward::Forward;
pub use pick::Pick;
pub use plain::Plain;
pub use puzzle::Models;
pub use statement::{Condition, Goal, Model, StatementLine, Variable};
pub use syntax::Order;
pub use values::Values;

#[cfg(test)]
mod tests;
