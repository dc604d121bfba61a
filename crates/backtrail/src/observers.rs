//! Observers that come with the engine.

mod counter;
mod recorder;

pub use counter::Counter;
pub use recorder::Recorder;
