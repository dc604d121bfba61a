//! The engine as its users see it, as one program.

mod addresses;
mod canonical;
mod common;
mod sketches;
mod slow;
mod threads;
