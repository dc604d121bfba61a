//! Vector words for the record solvers: an algorithm is written once over small traits, as a [`Kernel`], and compiled for
//! each instruction set; which one runs is chosen when the program runs.
//!
//! All `unsafe` of these solvers is in this crate. A value of a type that implements [`Simd`] is proof that the
//! processor has its instructions: only [`dispatch`] makes one, after it has asked. So a kernel is safe code.

pub mod bytes32;
mod isa;
pub mod numbers8;
#[cfg(target_arch = "x86_64")]
mod operators;
pub mod words16;
pub mod words64;
pub mod words8;

pub use isa::{Isa, Kernel, Part, Simd, dispatch, dispatch_narrow};
