//! The server as its clients see it, what it answers, what it refuses, and that no client can make it slow or large; and what its page
//! says: the lessons, in every language.

mod answers;
mod client;
mod data;
mod door;
mod endless;
mod languages;
mod lessons;
mod life;
mod protocol;
mod race;
