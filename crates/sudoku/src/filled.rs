//! A puzzle with what was found in it, so that a picture can tell both apart.

use std::borrow::Cow;
use std::sync::Arc;

use super::{Grid, Shape};
use registry::board::{self, Kind, Regions};
use registry::{Board, Solution};

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

/// The board of a grid of this shape.
pub(super) fn drawn<'a>(shape: Shape, givens: Cow<'a, [u8]>, values: Cow<'a, [u8]>) -> Board<'a> {
    let n = shape.n() as u32;
    let regions = Regions::Boxes { rows: shape.box_rows() as u32, columns: shape.box_columns() as u32 };
    let grid = board::Grid { rows: n, columns: n, most: n as u8, regions, givens, values };
    Board::new(Kind::Grid(grid), "sudoku-noun", "sudoku-mark")
}

impl Solution for Filled {
    fn board(&self) -> Board<'_> {
        drawn(self.grid.shape(), self.puzzle.cells().into(), self.grid.cells().into())
    }

    fn numbers(&self) -> Cow<'_, [u32]> {
        self.grid.cells().iter().map(|&value| value.into()).collect()
    }

    fn word(&self) -> Option<String> {
        Some(self.grid.to_string())
    }
}
