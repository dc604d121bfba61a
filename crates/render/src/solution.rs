//! A solution of any puzzle, drawn: the one place that knows which picture belongs to which puzzle.

use std::fmt::{self, Write};

use puzzles::registry::Solution;

use crate::{coloring, knight, queens, sudoku};

/// How a solution is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// As the texts print it, in signs of Unicode or of plain ASCII.
    Board {
        /// Plain ASCII?
        ascii: bool,
    },
    /// As one line.
    List,
    /// As a picture.
    Svg,
    /// For Graphviz; what is no graph is listed.
    Dot,
}

/// Draws a solution, with a line end. A large one is written part by part and never held as a whole.
///
/// ```
/// use puzzles::queens::Placement;
/// use puzzles::registry::Solution;
/// use render::solution::{Look, draw};
///
/// let mut text = String::new();
/// draw(&Solution::Queens(Placement::new(vec![1, 3, 0, 2])), Look::List, &mut text)?;
/// assert_eq!(text, "1,3,0,2\n");
/// # Ok::<(), std::fmt::Error>(())
/// ```
///
/// # Errors
///
/// If nothing more can be written.
pub fn draw(solution: &Solution, look: Look, out: &mut dyn Write) -> fmt::Result {
    match (solution, look) {
        (Solution::Queens(placement), Look::Board { ascii }) => queens::board(placement, ascii, out),
        (Solution::Queens(placement), Look::List | Look::Dot) => queens::list(placement, out),
        (Solution::Queens(placement), Look::Svg) => out.write_str(&queens::svg(placement)),
        (Solution::Knight(tour), Look::Board { .. }) => knight::board(tour, out),
        (Solution::Knight(tour), Look::List | Look::Dot) => knight::list(tour, out),
        (Solution::Knight(tour), Look::Svg) => knight::svg(tour, out),
        (Solution::Sudoku(filled), Look::Board { ascii }) => sudoku::board(filled, ascii, out),
        (Solution::Sudoku(filled), Look::List | Look::Dot) => sudoku::line(&filled.grid, out),
        (Solution::Sudoku(filled), Look::Svg) => out.write_str(&sudoku::svg(filled)),
        (Solution::Color(colored), Look::Board { .. }) => coloring::lines(colored, out),
        (Solution::Color(colored), Look::List) => coloring::list(colored, out),
        (Solution::Color(colored), Look::Dot) => coloring::dot(colored, out),
        (Solution::Color(colored), Look::Svg) => coloring::svg(colored, out),
    }
}
