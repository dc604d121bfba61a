//! Exact cover: options that cover every item exactly once. Many puzzles are one; Sudoku is the best known.
//!
//! [`Cover`] states a problem: primary items that must be covered once, or as often as they say, secondary items that may be covered
//! once, or several times if all agree in a colour. The solvers are siblings, from textbook to record:
//!
//! * [`Links`]: dancing links, a [`Problem`](backtrail::Problem) for the engine, and the twin of the others;
//! * [`Dense`]: at every node a dense array of the options that are left, each a mask of items;
//! * [`Memo`]: counts, and remembers what it counted by the items that were open.

mod dense;
mod links;
mod masks;
mod memo;
mod statement;

pub use dense::Dense;
pub use links::{Links, Pick};
pub use memo::Memo;
pub use statement::{Cover, Entry, Item, Need};

#[cfg(test)]
mod tests;
