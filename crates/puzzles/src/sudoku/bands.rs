//! The record solver for 9×9.

mod batch;
pub mod scalar;
pub mod single;

pub use batch::Batch;
