//! The server as its clients see it: what it answers, what it refuses, and that no client can make it slow or large.

mod answers;
mod client;
mod door;
mod endless;
mod life;
mod protocol;
mod race;
