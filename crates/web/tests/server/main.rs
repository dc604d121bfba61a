//! The server as its clients see it: what it answers, whom it refuses, and that nobody can make it slow or large.

mod answers;
mod client;
mod door;
mod endless;
mod life;
mod protocol;
mod race;
