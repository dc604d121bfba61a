//! The textbook's solver: the first empty cell, the values in order, each compared with the whole grid.

use std::ops::RangeInclusive;

use backtrail::{Problem, Reason};

use super::{Grid, Shape};
use registry::Mark;
use registry::Narrated;

/// Completes the grid and says so, or leaves it exactly as it was.
///
/// This is the function of the course texts, in one piece. It takes no memory but its call stack.
///
/// ```
/// use sudoku::{Grid, Shape, solve_plain};
///
/// let shape = Shape::usual(4)?;
/// let mut grid = Grid::new(shape, vec![0, 2, 0, 4, 0, 0, 1, 0, 0, 1, 0, 0, 4, 0, 2, 0]);
/// assert!(solve_plain(&mut grid));
/// assert_eq!(grid.cells(), [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1]);
/// # Ok::<(), sudoku::BadShape>(())
/// ```
pub fn solve_plain(grid: &mut Grid) -> bool {
    grid.is_legal() && complete(grid, 0)
}

/// Completes a legal grid whose cells before `from` are full.
fn complete(grid: &mut Grid, from: usize) -> bool {
    let shape = grid.shape();
    let Some(cell) = (from..shape.cells()).find(|&cell| grid.get(cell).is_none()) else { return true };
    for value in 1..=shape.n() as u8 {
        if rival(shape, grid.cells(), cell, value).is_none() {
            grid.set(cell, Some(value));
            if complete(grid, cell + 1) {
                return true;
            }
            grid.set(cell, None);
        }
    }
    false
}

/// A cell that forbids the value in this one: it holds the same, in the same row, column or box. The whole grid is looked at.
pub(super) fn rival(shape: Shape, cells: &[u8], cell: usize, value: u8) -> Option<usize> {
    let (row, column) = (shape.row(cell), shape.column(cell));
    let (band, stack) = (row / shape.box_rows(), column / shape.box_columns());
    cells.chunks_exact(shape.n()).enumerate().find_map(|(r, values)| {
        let in_band = r / shape.box_rows() == band;
        let found = values.iter().enumerate().position(|(c, &held)| {
            held == value && (r == row || c == column || in_band && c / shape.box_columns() == stack)
        });
        found.map(|c| r * shape.n() + c)
    })
}

/// The same search as a problem of the engine, so that it can be counted, stepped and drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plain {
    shape: Shape,
    cells: Vec<u8>,
    /// The cells that the puzzle leaves empty, in row order; the first `filled` of them hold a value.
    holes: Vec<u16>,
    filled: usize,
    /// Clues that clash allow nothing.
    legal: bool,
}

impl Plain {
    /// The puzzle with these clues.
    pub fn new(puzzle: &Grid) -> Self {
        let cells = puzzle.cells().to_vec();
        let holes = (0..).zip(&cells).filter(|(_, value)| **value == 0).map(|(cell, _)| cell).collect();
        Plain { shape: puzzle.shape(), cells, holes, filled: 0, legal: puzzle.is_legal() }
    }

    /// The cell that is filled next.
    fn hole(&self) -> Option<usize> {
        self.holes.get(self.filled).map(|&cell| cell.into()).filter(|_| self.legal)
    }
}

impl Problem for Plain {
    type Choice = u8;
    type Choices = RangeInclusive<u8>;
    type Solution = Grid;

    // @code
    fn choices(&self) -> Self::Choices {
        if self.hole().is_some() { 1..=self.shape.n() as u8 } else { RangeInclusive::new(1, 0) } // @dead_end
    }

    fn apply(&mut self, value: u8) -> bool {
        let cell = self.hole().expect("a value is offered for an empty cell");
        if rival(self.shape, &self.cells, cell, value).is_some() {
            return false; // @refuse
        }
        self.cells[cell] = value; // @enter
        self.filled += 1;
        true
    }

    fn undo(&mut self, _: u8) {
        self.filled -= 1;
        self.cells[usize::from(self.holes[self.filled])] = 0; // @leave
    }

    fn is_solved(&self) -> bool {
        self.legal && self.filled == self.holes.len() // @solution
    }
    // @end

    fn solution(&self) -> Grid {
        Grid::new(self.shape, self.cells.clone())
    }

    fn explain(&self, value: u8) -> Option<Reason> {
        let cell = self.hole()?;
        let rival = rival(self.shape, &self.cells, cell, value)?;
        let text = super::reason::holds(self.shape, cell, rival, value);
        Some(Reason {
            text,
            blames: self.holes[..self.filled].iter().position(|&hole| usize::from(hole) == rival).into_iter().collect(),
        })
    }
}

impl Narrated for Plain {
    fn label(&self, value: u8, made: bool) -> String {
        let cell = if made { Some(self.holes[self.filled - 1].into()) } else { self.hole() };
        super::reason::label(self.shape, cell.unwrap_or_default(), value)
    }

    fn marks(&self, value: u8, made: bool, marks: &mut Vec<Mark>) {
        let cell = if made { Some(self.holes[self.filled - 1].into()) } else { self.hole() };
        marks.extend(cell.map(|cell: usize| Mark { cell: cell as u32, value: value.into() }));
    }

    fn culprits(&self, value: u8) -> Vec<u32> {
        let rival = self.hole().and_then(|cell| rival(self.shape, &self.cells, cell, value));
        rival.into_iter().map(|cell| cell as u32).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::{FOUR, TEXTBOOK, TEXTBOOK_SOLVED, nine};
    use backtrail::Search;

    #[test]
    fn the_function_and_the_problem_find_the_same_first_solution() {
        let mut grid = nine(TEXTBOOK);
        assert!(solve_plain(&mut grid));
        assert_eq!(grid, nine(TEXTBOOK_SOLVED));
        assert_eq!(Search::new(Plain::new(&nine(TEXTBOOK))).first(), Some(grid));
    }

    #[test]
    fn a_grid_without_a_solution_is_left_as_it_was() {
        let mut puzzle = Grid::new(Shape::usual(4).unwrap(), FOUR.to_vec());
        puzzle.set(0, Some(3));
        let before = puzzle.clone();
        assert!(!solve_plain(&mut puzzle));
        assert_eq!(puzzle, before);
    }

    #[test]
    fn clues_that_clash_have_no_solution() {
        let mut full = nine(TEXTBOOK_SOLVED);
        full.set(0, full.get(1));
        assert!(!solve_plain(&mut full.clone()));
        assert_eq!(Search::new(Plain::new(&full)).count().solutions, 0);
    }

    #[test]
    fn a_refusal_names_the_cell_to_blame() {
        let mut plain = Plain::new(&nine(TEXTBOOK));
        assert_eq!(words::english(&plain.explain(2).unwrap().text), "row 1 already holds 2, at row 1, column 1");
        assert!(plain.explain(2).unwrap().blames.is_empty());
        assert!(plain.apply(1));
        assert_eq!(plain.explain(1).unwrap().blames, [0]);
        assert_eq!((plain.label(1, true), plain.label(1, false)), ("r1c2=1".into(), "r1c3=1".into()));
    }
}
