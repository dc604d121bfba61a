//! Graph colouring: a colour for each vertex, so that no two joined vertices have the same.

mod check;
mod colored;
mod count;
mod decide;
mod generate;
mod graph;
mod greedy;
pub mod read;

pub use check::check;
pub use colored::{Colored, Place};
pub use generate::{BadGenerator, Family, families, generate, layout};
pub use graph::{Graph, Loop, Names};
