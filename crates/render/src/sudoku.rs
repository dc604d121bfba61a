//! Grids of sudoku, with their boxes drawn. Once something was found, the clues stand in brackets, so that both are told
//! apart without colour.

mod svg;

pub(crate) use svg::TINT;
pub use svg::svg;

use std::fmt::{self, Write};

use puzzles::sudoku::write::symbol;
use puzzles::sudoku::{Filled, Grid};

/// The lines of a frame: between corners, at the left, where boxes meet, at the right; then the upright one.
struct Frame {
    line: char,
    top: [char; 3],
    middle: [char; 3],
    bottom: [char; 3],
    upright: char,
}

const DRAWN: Frame =
    Frame {
        line: '─', top: ['┌', '┬', '┐'], middle: ['├', '┼', '┤'], bottom: ['└', '┴', '┘'], upright: '│'
    };
const TYPED: Frame = Frame { line: '-', top: ['+'; 3], middle: ['+'; 3], bottom: ['+'; 3], upright: '|' };

/// Adds the grid, one line a row, with its boxes drawn.
///
/// ```
/// use puzzles::sudoku::{Filled, Grid, Shape};
///
/// let shape = Shape::usual(4)?;
/// let puzzle = Grid::new(shape, vec![0, 2, 0, 4, 0, 0, 1, 0, 0, 1, 0, 0, 4, 0, 2, 0]);
/// let mut out = String::new();
/// render::sudoku::board(&Filled::unsolved(puzzle), true, &mut out)?;
/// assert!(out.starts_with("+------+------+\n| .  2 | .  4 |\n"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// If nothing more can be written.
pub fn board(filled: &Filled, ascii: bool, out: &mut dyn Write) -> fmt::Result {
    out.write_str(&framed(filled, ascii))
}

/// The grid in its frame.
fn framed(filled: &Filled, ascii: bool) -> String {
    let out = &mut String::new();
    let shape = filled.grid.shape();
    let (n, frame) = (shape.n(), if ascii { &TYPED } else { &DRAWN });
    let found = filled.grid.clues() > filled.puzzle.clues();
    let wide = (1..=n as u8).map(|value| symbol(value, shape).len()).max().unwrap_or(1);
    let bar = |[left, meet, right]: [char; 3], out: &mut String| {
        for stack in 0..n / shape.box_columns() {
            out.push(if stack == 0 { left } else { meet });
            out.extend(std::iter::repeat_n(frame.line, shape.box_columns() * (wide + 2)));
        }
        out.push(right);
        out.push('\n');
    };
    bar(frame.top, out);
    for row in 0..n {
        if row > 0 && row % shape.box_rows() == 0 {
            bar(frame.middle, out);
        }
        for cell in row * n..(row + 1) * n {
            if (cell - row * n).is_multiple_of(shape.box_columns()) {
                out.push(frame.upright);
            }
            let written = match filled.grid.get(cell) {
                Some(value) => symbol(value, shape),
                None => if ascii { "." } else { "·" }.to_string(),
            };
            let [before, after] = if found && filled.is_clue(cell) { ['[', ']'] } else { [' ', ' '] };
            out.extend(std::iter::repeat_n(' ', wide - written.chars().count()));
            out.push(before);
            out.push_str(&written);
            out.push(after);
        }
        out.push(frame.upright);
        out.push('\n');
    }
    bar(frame.bottom, out);
    std::mem::take(out)
}

/// Adds the grid in a line, and a line end.
///
/// # Errors
///
/// If nothing more can be written.
pub fn line(grid: &Grid, out: &mut dyn Write) -> fmt::Result {
    writeln!(out, "{grid}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::snapshot;
    use puzzles::sudoku::{Shape, solve_plain};
    use std::sync::Arc;

    /// A puzzle of this shape, and how it is completed: each row is the one above, shifted.
    pub(super) fn filled(shape: Shape) -> Filled {
        let n = shape.n();
        let value = |cell: usize| {
            let (row, column) = (shape.row(cell), shape.column(cell));
            ((row % shape.box_rows() * shape.box_columns() + row / shape.box_rows() + column) % n) as u8 + 1
        };
        let given = |cell: usize| (cell * cell + cell / n).is_multiple_of(3);
        let puzzle = (0..shape.cells()).map(|cell| if given(cell) { value(cell) } else { 0 }).collect();
        let mut grid = Grid::new(shape, puzzle);
        let puzzle = Arc::new(grid.clone());
        assert!(n > 9 || solve_plain(&mut grid));
        Filled { puzzle, grid }
    }

    #[test]
    fn grids_are_as_they_were_reviewed() {
        for (rows, columns, ascii, name) in [
            (3, 3, false, "sudoku-9.txt"),
            (3, 3, true, "sudoku-9-ascii.txt"),
            (2, 3, false, "sudoku-6.txt"),
            (3, 4, false, "sudoku-12-unsolved.txt"),
        ] {
            let mut out = String::new();
            board(&filled(Shape::new(rows, columns).unwrap()), ascii, &mut out).unwrap();
            snapshot::compare(name, &out);
        }
    }
}
