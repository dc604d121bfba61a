//! What a solution would have to fulfil, as clauses over variables.

mod colors;
mod cone;
mod grid;

use backtrail::Text;

use crate::read::Literal;
pub(crate) use colors::Colors;
pub(crate) use grid::Values;

/// An instance as clauses. Those of two literals that say "not both" are not listed but asked for: a graph with many colours has
/// many millions of them.
pub(crate) trait Encoding {
    /// How many variables there are: 1, 2, …
    fn variables(&self) -> u64;

    /// Goes through all clauses but those of [`each_excluded`](Encoding::each_excluded).
    fn each_clause(&self, each: &mut dyn FnMut(&[Literal]));

    /// Goes through the variables that cannot be true beside this one, as long as `each` says so. Did it always? (Some may come
    /// twice.)
    fn each_excluded(&self, variable: u32, each: &mut impl FnMut(u32) -> bool) -> bool;

    /// Takes a line of a proof that names a structure, if it holds in the instance, and goes through the clauses that it justifies.
    ///
    /// # Errors
    ///
    /// If there is no such structure, or it does not hold.
    fn structure(&mut self, word: &str, rest: &[&str], each: &mut dyn FnMut(&[Literal])) -> Result<(), Text>;
}
