//! The command as a shell runs it, as one program: each part by itself would be linked with everything that the others need.
//! (`browser` is a program of its own: its tests take turns with Chromium.)

mod collections;
mod exercises;
mod files;
mod hints;
mod ledger;
mod proofs;
mod readme;
mod schema;
mod serve;
mod streams;
mod transcripts;
mod watch;
