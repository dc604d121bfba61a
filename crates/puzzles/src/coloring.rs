//! Graph colouring: a colour for each vertex, so that no two joined vertices have the same.

mod check;
mod count;
mod decide;
mod generate;
mod graph;
mod greedy;
pub mod read;

pub use graph::{Graph, Loop, Names};
