//! What a person sees of an instance: the board before the first choice, and what a choice puts on it.

use std::sync::Arc;

use crate::{coloring, knight, sudoku};

/// The board on which a search is watched, as it is before the first choice.
///
/// Its cells have numbers, and a [`Mark`] says what stands on one. Squares are numbered row by row from the upper left
/// corner; the cells of a graph are its vertices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stage {
    /// A chessboard of n × n squares. A mark is a queen.
    Queens {
        /// How many rows and columns.
        n: u32,
    },
    /// A board with holes. A mark is the number of a square in the tour, from 1.
    Knight {
        /// The board.
        board: knight::Board,
        /// The square that is number 1 from the beginning, if one is.
        start: Option<u32>,
    },
    /// A grid with its givens. A mark is a value, from 1.
    Sudoku(Arc<sudoku::Grid>),
    /// A graph. A mark is a colour, from 0.
    Graph {
        /// The graph, with the colours of those vertices that have theirs from the beginning.
        given: coloring::Colored,
        /// How many colours there are.
        colors: u32,
    },
    /// No board: the choices themselves are all there is to see, as of a problem of one's own.
    Choices,
}

/// What stands on a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Mark {
    /// The number of the cell.
    pub cell: u32,
    /// What stands there; the [`Stage`] says what numbers mean.
    pub value: u32,
}
