//! A puzzle with what was found in it, so that a picture can tell both apart.

use std::sync::Arc;

use super::Grid;

/// A grid over the clues that it came from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Filled {
    /// The clues.
    pub puzzle: Arc<Grid>,
    /// The clues and what was found.
    pub grid: Grid,
}

impl Filled {
    /// A puzzle in which nothing was found yet.
    pub fn unsolved(puzzle: Grid) -> Self {
        Filled { grid: puzzle.clone(), puzzle: Arc::new(puzzle) }
    }

    /// Was the value of this cell given?
    pub fn is_clue(&self, cell: usize) -> bool {
        self.puzzle.get(cell).is_some()
    }
}
