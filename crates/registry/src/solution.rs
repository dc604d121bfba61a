//! A solution as it crosses the door.

use std::borrow::Cow;
use std::fmt;

use crate::Board;

/// A solution of any puzzle. What is asked of it is made when it is asked, so that counting and listing pay nothing.
pub trait Solution: fmt::Debug + Send + Sync {
    /// The board with the solution on it.
    fn board(&self) -> Board<'_>;

    /// The solution as plain numbers, as JSON shows it: for queens the row in each column, for a tour the number of
    /// each square in row order, for sudoku the values, for a graph the colour of each vertex.
    fn numbers(&self) -> Cow<'_, [u32]>;

    /// The same numbers, if some may be negative or larger than [`numbers`](Solution::numbers) can say; that one is then empty.
    fn signed(&self) -> Option<Cow<'_, [i64]>> {
        None
    }

    /// What its numbers belong to, if they have names of their own: the vertices of a graph.
    fn names(&self) -> Option<Vec<String>> {
        None
    }

    /// Which lines of the board its numbers belong to, if that was chosen: `row`.
    fn by(&self) -> Option<&'static str> {
        None
    }

    /// Do its numbers count rows and columns from 1, because that was chosen?
    fn is_from_one(&self) -> bool {
        false
    }

    /// The solution as the word that gives it, if it is one: a sudoku in a line.
    fn word(&self) -> Option<String> {
        None
    }
}
