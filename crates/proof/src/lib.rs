//! Proofs that an instance has no solution, or none but one: read, and checked line by line.
//!
//! A solver that says "no" may be wrong, and whoever reads its answer cannot tell. With a proof they can: this crate takes the
//! instance as plain data ([`Statement`]), writes down by itself what a solution would have to fulfil (the *direct encoding*, a
//! variable for each vertex and colour, or cell and value), and goes through the proof. It shares no code with any solver.
//!
//! ```text
//!     statement ──▶ encoding          what a solution would have to fulfil, as clauses
//!     structures ─▶ more clauses      each with what makes it right: a clique, an order of the vertices (encoding)
//!     clauses ────▶ rup               each follows from those before it by unit propagation
//!     the empty clause                so there is no solution
//! ```
//!
//! A proof is a text. Lines of numbers are clauses in the format DRAT, which public checkers read too; lines that begin with `c`
//! are ours, and comments to them (`docs/proofs.md` has the format). [`write_cnf`] writes encoding and structures as a formula in
//! the format DIMACS, for those checkers.
//!
//! Everything that is checked is implied, never only equally satisfiable, but for what `clique` and `order` say about the names
//! of colours: their order among each other is justified in `encoding/colors.rs`.

mod check;
mod cnf;
mod encoding;
mod read;
mod rup;
mod statement;

pub use check::{Checked, Refused, check};
pub use cnf::write_cnf;
pub use statement::{Claim, Statement};
