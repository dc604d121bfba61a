//! Exact cover: options that cover every item exactly once. Many puzzles are one; Sudoku is the best known.
//!
//! [`Cover`] states a problem: primary items that must be covered once, or as often as they say, secondary items that may be covered
//! once, or several times if all agree in a colour. The solvers are siblings, from textbook to record:
//!
//! * [`Links`]: dancing links, a [`Problem`](backtrail::Problem) for the engine, and the twin of the others;
//! * [`Cells`]: the same tree with sparse sets, which are cheaper to put back;
//! * [`Dense`]: at every node a dense array of the options that are left, each a mask of items;
//! * [`Counting`]: counts without listing; it remembers what it counted by what was open, looks for symmetry, or both.
//!
//! [`Group`] is a problem's automorphisms, for covers up to them.

mod cells;
mod counting;
mod dense;
mod frontier;
mod group;
mod levels;
mod links;
mod masks;
mod memo;
mod number;
mod orbits;
mod pick;
mod several;
mod statement;
mod symmetry;

pub use cells::Cells;
pub use counting::Counting;
pub use dense::Dense;
pub use group::{Group, Images, Shown};
pub use links::Links;
pub use pick::{Pick, Stepped};
pub use statement::{Cover, Entry, Item, Need};

#[cfg(test)]
mod tests;
