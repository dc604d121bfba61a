//! Grids of sudoku, with their boxes drawn. Once something was found, the clues stand in brackets, so that both are told
//! apart without colour.

mod svg;

pub use svg::svg;
pub(crate) use svg::{TINT, lines};

use std::fmt::{self, Write};

use registry::board::Grid;

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
/// # Errors
///
/// If nothing more can be written.
pub fn board(grid: &Grid<'_>, ascii: bool, out: &mut dyn Write) -> fmt::Result {
    out.write_str(&framed(grid, ascii))
}

/// How many values are found.
fn found(grid: &Grid<'_>) -> usize {
    let many = |values: &[u8]| values.iter().filter(|&&value| value != 0).count();
    many(&grid.values) - many(&grid.givens)
}

/// The grid in its frame.
fn framed(grid: &Grid<'_>, ascii: bool) -> String {
    let mut out = String::new();
    let frame = if ascii { &TYPED } else { &DRAWN };
    let (found, wide) = (found(grid) > 0, grid.wide());
    let cut = |row: u32, column: u32| column == 0 || grid.region(row, column) != grid.region(row, column - 1);
    let bar = |[left, meet, right]: [char; 3], row: u32, out: &mut String| {
        for column in 0..grid.columns {
            if cut(row, column) {
                out.push(if column == 0 { left } else { meet });
            }
            out.extend(std::iter::repeat_n(frame.line, wide + 2));
        }
        out.push(right);
        out.push('\n');
    };
    for row in 0..grid.rows {
        if row == 0 {
            bar(frame.top, 0, &mut out);
        } else if grid.region(row, 0) != grid.region(row - 1, 0) {
            bar(frame.middle, row, &mut out);
        }
        for column in 0..grid.columns {
            if cut(row, column) {
                out.push(frame.upright);
            }
            let cell = (row * grid.columns + column) as usize;
            let written = match grid.values[cell] {
                0 => if ascii { "." } else { "·" }.to_string(),
                value => grid.symbol(value.into()),
            };
            let [before, after] = if found && grid.is_given(cell) { ['[', ']'] } else { [' ', ' '] };
            out.extend(std::iter::repeat_n(' ', wide - written.chars().count()));
            out.push(before);
            out.push_str(&written);
            out.push(after);
        }
        out.push(frame.upright);
        out.push('\n');
    }
    bar(frame.bottom, grid.rows.saturating_sub(1), &mut out);
    out
}

#[cfg(test)]
mod tests {
    use crate::snapshot;
    use crate::solution::{Look, draw};
    use sudoku::{Filled, Grid, Shape, solve_plain};
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
            draw(&filled(Shape::new(rows, columns).unwrap()), Look::Board { ascii }, &mut out).unwrap();
            snapshot::compare(name, &out);
        }
    }
}
