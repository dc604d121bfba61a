//! The grid of a sudoku: givens upright and bold on a tinted cell, what is found slanted and blue on white. Where cells are
//! too small for digits, both are filled squares.

use registry::player::Made;
use registry::board::Grid;

use super::squares::Squares;
use super::{Board, Spot, sign};
use crate::film::shape::{Layer, Shape};
use crate::sudoku::{TINT, lines};
use crate::svg::{colour, number};

/// Smaller cells have no digits.
const LEGIBLE: f64 = 15.0;

pub(super) struct Sudoku<'a> {
    grid: &'a Grid<'a>,
    squares: Squares,
}

impl<'a> Sudoku<'a> {
    pub(super) fn new(grid: &'a Grid<'a>) -> Self {
        Sudoku { grid, squares: Squares::new(grid.rows, grid.columns, 20.0) }
    }

    /// A value in its cell, or a small square instead.
    fn value(&self, spot: Spot, value: u32) -> Shape {
        let side = self.squares.side;
        if side < LEGIBLE {
            let r = spot.r * 0.6;
            return Shape::rect(Layer::Mark, (spot.x - r, spot.y - r), (2.0 * r, 2.0 * r), 0.0);
        }
        let text = self.grid.symbol(value);
        let size = side * if text.len() > 1 { 0.5 } else { 0.62 };
        sign(spot, size.min(44.0), text)
    }
}

impl Board for Sudoku<'_> {
    fn ground(&self) -> Vec<Shape> {
        let (corner, size) = self.squares.frame();
        let mut shapes = vec![Shape::rect(Layer::Line, corner, size, 0.0).fill(colour::PAPER)];
        let s = number(self.squares.side);
        let (mut tinted, mut values) = (String::new(), Vec::new());
        for (cell, &value) in (0..).zip(&*self.grid.givens).filter(|&(_, &value)| value != 0) {
            let (x, y) = self.squares.corner(cell / self.squares.columns, cell % self.squares.columns);
            tinted.push_str(&format!("M{} {}h{s}v{s}h-{s}z", number(x), number(y)));
            if let Some(spot) = self.spot(cell).filter(|_| self.squares.side >= LEGIBLE) {
                values.push(self.value(spot, value.into()).bold().fill(colour::INK));
            }
        }
        // Without digits, the tint alone has to tell what is given.
        let tint = if self.squares.side < LEGIBLE { "#9aa5b1" } else { TINT };
        shapes.push(Shape::path(Layer::Line, tinted).fill(tint));
        shapes
            .push(Shape::path(Layer::Line, lines(self.grid, false, corner, self.squares.side)).stroke("#9aa5b1", 1.0));
        shapes
            .push(Shape::path(Layer::Line, lines(self.grid, true, corner, self.squares.side)).stroke(colour::INK, 2.5));
        shapes.extend(values);
        shapes.extend(self.squares.numbers(1));
        shapes
    }

    fn made(&self, _before: &[Made], made: &Made) -> Vec<Shape> {
        let found = |mark: &registry::Mark| {
            self.spot(mark.cell).map(|spot| self.value(spot, mark.value).slanted().fill(colour::BLUE))
        };
        made.marks.iter().filter_map(found).collect()
    }

    fn spot(&self, cell: u32) -> Option<Spot> {
        self.squares.spot(cell)
    }

    fn frame(&self) -> ((f64, f64), (f64, f64)) {
        self.squares.frame()
    }
}
