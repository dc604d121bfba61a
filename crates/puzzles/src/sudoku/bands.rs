//! The record solver for 9×9.

mod batch;
mod scalar;
mod single;
