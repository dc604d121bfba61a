//! Graphs: vertices by number, read from files in many formats or made by name.

pub mod generate;
mod graph;
mod limits;
pub mod read;

pub use generate::{generate, generate_within, layout};
pub use graph::{Graph, Loop, Names};
pub use limits::Limits;
