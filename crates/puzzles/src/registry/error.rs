//! Why something cannot be done, whatever the puzzle.

use thiserror::Error;

use crate::{coloring, knight, queens, sudoku};

/// What was asked cannot be done, in one sentence.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum Error {
    /// No puzzle has this name.
    #[error("there is no puzzle '{name}'; the nearest is '{nearest}'")]
    UnknownPuzzle {
        /// What was asked for.
        name: String,
        /// What there is.
        nearest: &'static str,
    },
    /// No solver of the puzzle has this name.
    #[error("{puzzle} has no solver '{name}'; the nearest is '{nearest}' (backtrail solvers lists all)")]
    UnknownSolver {
        /// The puzzle.
        puzzle: &'static str,
        /// What was asked for.
        name: String,
        /// What there is.
        nearest: &'static str,
    },
    /// The solver has not this ability.
    #[error("{solver} cannot {deed}; {who}")]
    Cannot {
        /// The solver.
        solver: &'static str,
        /// What was asked of it.
        deed: &'static str,
        /// Who can.
        who: String,
    },
    /// The instance is too large for the solver.
    #[error("{solver} goes up to {largest}, and {title} is beyond that; {who}")]
    TooLarge {
        /// The solver.
        solver: &'static str,
        /// Its limit.
        largest: u64,
        /// The instance.
        title: String,
        /// Who can.
        who: String,
    },
    /// The words name no instance of queens.
    #[error(transparent)]
    Queens(#[from] queens::BadInstance),
    /// The text is no placement of queens.
    #[error(transparent)]
    QueensPlacement(#[from] queens::BadPlacement),
    /// The words name no knight's tours.
    #[error(transparent)]
    Knight(#[from] knight::BadTours),
    /// The text is no tour.
    #[error(transparent)]
    Tour(#[from] knight::BadTour),
    /// The text is no sudoku.
    #[error(transparent)]
    Sudoku(#[from] sudoku::BadSudoku),
    /// The words name no graph to be coloured.
    #[error(transparent)]
    Color(#[from] coloring::BadColoring),
}

impl Error {
    /// The sentence for who knows which line is meant: who reads a single line calls it the first.
    pub fn in_line(&self) -> String {
        let why = self.to_string();
        why.strip_prefix("line 1: ").or(why.strip_prefix("line 1, ")).unwrap_or(&why).to_string()
    }
}
