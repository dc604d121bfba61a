//! Whether a puzzle has one solution: any solver that can count to two can say it.

use crate::Shape;

/// What stands for a count when a solver gave up before it knew.
pub const GAVE_UP: u8 = u8::MAX;

/// A solver that counts the solutions of many puzzles at once. What it answers must not depend on what stands beside a
/// puzzle; how fast it is may.
///
/// A closure of the same form is one.
pub trait Uniqueness {
    /// Counts the solutions of puzzles up to `limit`, 1 or 2. The puzzles lie one behind the other, each with all the
    /// cells of its shape in row order, 0 for an empty one; `counts` has a place for each of them.
    ///
    /// A solver may give up and write [`GAVE_UP`]. The clue in question then stays.
    fn count(&mut self, shape: Shape, puzzles: &[u8], limit: u8, counts: &mut [u8]);
}

impl<F: FnMut(Shape, &[u8], u8, &mut [u8])> Uniqueness for F {
    fn count(&mut self, shape: Shape, puzzles: &[u8], limit: u8, counts: &mut [u8]) {
        self(shape, puzzles, limit, counts);
    }
}
