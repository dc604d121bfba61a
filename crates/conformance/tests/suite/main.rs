//! The conformance suite, as one program: each of its parts links every solver, which takes longer than most of them run.

mod code;
mod coloring;
mod dependencies;
mod fuzz;
mod knight;
mod laws;
mod layers;
mod limits;
mod oracles;
mod parsers;
mod parts;
mod player;
mod proofs;
mod queens;
mod sudoku;
mod units;
