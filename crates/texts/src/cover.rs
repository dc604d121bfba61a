//! The puzzle `cover`: an exact cover that somebody wrote down.

mod check;
mod expand;
mod expression;
mod instance;
mod pieces;
mod puzzle;
mod read;
mod solve;
mod statement;

pub use puzzle::ExactCover;
pub use read::read;
pub use statement::Statement;

#[cfg(test)]
mod tests;
