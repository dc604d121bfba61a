//! A grid of values: givens upright and bold on a tinted cell, what is found slanted and blue on white. Where cells are
//! too small for digits, both are filled squares.

use backtrail::Text;
use std::fmt::{self, Write};
use words::say;

use registry::player::Made;
use registry::{Board, Mark};

use super::ground::Ground;
use super::{Drawn, Spot, sign};
use crate::shape::svg::still;
use crate::shape::{Layer, Shape};
use crate::stage;
use crate::svg::{colour, number};

/// Smaller cells have no digits.
const LEGIBLE: f64 = 15.0;

/// The paper of a given.
const TINT: &str = "#e6ebf2";

/// Draws the grid with its rows and columns numbered.
pub(crate) fn svg(grid: &registry::board::Grid<'_>, noun: &Text) -> String {
    let side = f64::from((760 / grid.rows.max(grid.columns).max(1)).clamp(22, 48));
    let (ground, size) = Ground::of_side(grid.rows, grid.columns, side);
    let clues = grid.givens.iter().filter(|&&value| value != 0).count();
    let found = (0..).zip(&*grid.values).filter(|&(cell, &value)| value != 0 && !grid.is_given(cell as usize));
    let marks: Vec<Mark> = found.map(|(cell, &value)| Mark { cell, value: value.into() }).collect();
    let title = {
        let (rows, columns, noun) = (grid.rows, grid.columns, noun.clone());
        say!("render-grid", rows = rows, columns = columns, noun = noun, clues = clues, found = marks.len())
    };
    let board = Grid::new(grid, ground);
    let mut shapes = board.ground();
    shapes.extend(board.made(&[], &Made { label: String::new(), marks }));
    still(size, &title, shapes)
}

/// Adds the grid, one line a row, with its regions drawn. Once something was found, givens stand in brackets, so that both are
/// told apart without colour.
pub(crate) fn text(board: &Board<'_>, ascii: bool, out: &mut dyn Write) -> fmt::Result {
    out.write_str(&stage::bare(board, ascii).text())
}

pub(super) struct Grid<'a> {
    grid: &'a registry::board::Grid<'a>,
    ground: Ground,
}

impl<'a> Grid<'a> {
    pub(super) fn new(grid: &'a registry::board::Grid<'a>, ground: Ground) -> Self {
        Grid { grid, ground }
    }

    /// A value in its cell, or a small square instead.
    fn value(&self, spot: Spot, value: u32) -> Shape {
        let side = self.ground.side;
        if side < LEGIBLE {
            let r = spot.r * 0.6;
            return Shape::rect(Layer::Mark, (spot.x - r, spot.y - r), (2.0 * r, 2.0 * r), 0.0);
        }
        let text = self.grid.symbol(value);
        let size = side * if text.len() > 1 { 0.5 } else { 0.62 };
        sign(spot, size.min(44.0), text)
    }
}

impl Drawn for Grid<'_> {
    fn ground(&self) -> Vec<Shape> {
        let (corner, size) = self.ground.frame();
        let mut shapes = vec![Shape::rect(Layer::Line, corner, size, 0.0).fill(colour::PAPER)];
        let (mut tinted, mut values) = (String::new(), Vec::new());
        for (cell, &value) in (0..).zip(&*self.grid.givens).filter(|&(_, &value)| value != 0) {
            tinted.push_str(&self.ground.square(cell));
            if let Some(spot) = self.spot(cell).filter(|_| self.ground.side >= LEGIBLE) {
                values.push(self.value(spot, value.into()).bold().fill(colour::INK));
            }
        }
        // Without digits, the tint alone has to tell what is given.
        let tint = if self.ground.side < LEGIBLE { "#9aa5b1" } else { TINT };
        shapes.push(Shape::path(Layer::Line, tinted).fill(tint));
        shapes.push(Shape::path(Layer::Line, lines(self.grid, false, corner, self.ground.side)).stroke("#9aa5b1", 1.0));
        shapes
            .push(Shape::path(Layer::Line, lines(self.grid, true, corner, self.ground.side)).stroke(colour::INK, 2.5));
        shapes.extend(values);
        shapes.extend(self.ground.numbers(1));
        shapes
    }

    fn made(&self, _before: &[Made], made: &Made) -> Vec<Shape> {
        let found =
            |mark: &Mark| self.spot(mark.cell).map(|spot| self.value(spot, mark.value).slanted().fill(colour::BLUE));
        made.marks.iter().filter_map(found).collect()
    }

    fn spot(&self, cell: u32) -> Option<Spot> {
        self.ground.spot(cell)
    }

    fn frame(&self) -> ((f64, f64), (f64, f64)) {
        self.ground.frame()
    }
}

/// The thick lines around its regions, or the thin ones inside them, as data of a path.
fn lines(grid: &registry::board::Grid<'_>, thick: bool, (left, top): (f64, f64), side: f64) -> String {
    let mut d = String::new();
    let far = |from: f64, i: u32| number(from + side * f64::from(i));
    // Pieces of one line become one.
    let runs = |long: u32, is_wanted: &dyn Fn(u32) -> bool| {
        let mut runs: Vec<(u32, u32)> = Vec::new();
        for i in (0..long).filter(|&i| is_wanted(i)) {
            match runs.last_mut() {
                Some((_, end)) if *end == i => *end += 1,
                _ => runs.push((i, i + 1)),
            }
        }
        runs
    };
    for i in 0..=grid.rows.max(grid.columns) {
        let edge = |last: u32| i == 0 || i == last;
        if i <= grid.columns {
            let is_thick = |row: u32| edge(grid.columns) || grid.region(row, i) != grid.region(row, i - 1);
            for (start, end) in runs(grid.rows, &|row| is_thick(row) == thick) {
                d.push_str(&format!("M{} {}v{}", far(left, i), far(top, start), far(0.0, end - start)));
            }
        }
        if i <= grid.rows {
            let is_thick = |column: u32| edge(grid.rows) || grid.region(i, column) != grid.region(i - 1, column);
            for (start, end) in runs(grid.columns, &|column| is_thick(column) == thick) {
                d.push_str(&format!("M{} {}h{}", far(left, start), far(top, i), far(0.0, end - start)));
            }
        }
    }
    d
}

#[cfg(test)]
mod tests {
    use crate::snapshot;
    use crate::solution::{Look, draw};
    use std::sync::Arc;
    use sudoku::{Filled, Grid, Shape, solve_plain};

    /// A puzzle of this shape, and how it is completed: each row is the one above, shifted.
    fn filled(shape: Shape) -> Filled {
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

    #[test]
    fn pictures_are_as_they_were_reviewed() {
        for (rows, columns, name) in [(3, 3, "sudoku-9.svg"), (2, 3, "sudoku-6.svg"), (3, 4, "sudoku-12-unsolved.svg")]
        {
            let mut out = String::new();
            draw(&filled(Shape::new(rows, columns).unwrap()), Look::Svg, &mut out).unwrap();
            snapshot::compare(name, &out);
        }
    }
}
