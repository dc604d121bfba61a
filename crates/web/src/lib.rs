//! The page behind `backtrail serve`: a server on this machine that poses instances and walks searches event by event, and
//! the page, embedded in the binary, that shows them.
//!
//! The page asks for events, as many as it has room for, over a socket (`walk`); nothing is sent that was not asked for,
//! so a slow reader costs nothing and a closed one ends its search. The page keeps the events it has seen: it steps
//! backwards, scrubs and draws without asking again.

mod api;
mod assets;
mod batch;
mod serve;
mod stage;
mod walk;

pub use serve::{Options, serve};
