//! The grid of a sudoku: givens upright and bold on a tinted cell, what is found slanted and blue on white. Where cells are
//! too small for digits, both are filled squares.

use puzzles::player::Made;
use puzzles::sudoku::Grid;
use puzzles::sudoku::write::symbol;

use super::squares::Squares;
use super::{Board, Spot, sign};
use crate::film::shape::{Layer, Shape};
use crate::sudoku::TINT;
use crate::svg::{colour, number};

/// Smaller cells have no digits.
const LEGIBLE: f64 = 15.0;

pub(super) struct Sudoku<'a> {
    grid: &'a Grid,
    squares: Squares,
}

impl<'a> Sudoku<'a> {
    pub(super) fn new(grid: &'a Grid) -> Self {
        let n = grid.shape().n() as u32;
        Sudoku { grid, squares: Squares::new(n, n, 20.0) }
    }

    /// A value in its cell, or a small square instead.
    fn value(&self, spot: Spot, value: u32) -> Shape {
        let side = self.squares.side;
        if side < LEGIBLE {
            let r = spot.r * 0.6;
            return Shape::rect(Layer::Mark, (spot.x - r, spot.y - r), (2.0 * r, 2.0 * r), 0.0);
        }
        let text = symbol(value.min(255) as u8, self.grid.shape());
        let size = side * if text.len() > 1 { 0.5 } else { 0.62 };
        sign(spot, size.min(44.0), text)
    }

    /// The lines before every so many rows and columns, or all others.
    fn lines(&self, at_boxes: bool) -> String {
        let shape = self.grid.shape();
        let ((left, top), (wide, tall)) = self.squares.frame();
        let mut d = String::new();
        for i in 0..=shape.n() {
            let (x, y) = self.squares.corner(i as u32, i as u32);
            if i.is_multiple_of(shape.box_columns()) == at_boxes {
                d.push_str(&format!("M{} {}v{}", number(x), number(top), number(tall)));
            }
            if i.is_multiple_of(shape.box_rows()) == at_boxes {
                d.push_str(&format!("M{} {}h{}", number(left), number(y), number(wide)));
            }
        }
        d
    }
}

impl Board for Sudoku<'_> {
    fn ground(&self) -> Vec<Shape> {
        let (corner, size) = self.squares.frame();
        let mut shapes = vec![Shape::rect(Layer::Line, corner, size, 0.0).fill(colour::PAPER)];
        let s = number(self.squares.side);
        let (mut tinted, mut values) = (String::new(), Vec::new());
        for cell in 0..self.grid.cells().len() as u32 {
            let Some(value) = self.grid.get(cell as usize) else { continue };
            let (x, y) = self.squares.corner(cell / self.squares.columns, cell % self.squares.columns);
            tinted.push_str(&format!("M{} {}h{s}v{s}h-{s}z", number(x), number(y)));
            if let Some(spot) = self.spot(cell).filter(|_| self.squares.side >= LEGIBLE) {
                values.push(self.value(spot, value.into()).bold().fill(colour::INK));
            }
        }
        // Without digits, the tint alone has to tell what is given.
        let tint = if self.squares.side < LEGIBLE { "#9aa5b1" } else { TINT };
        shapes.push(Shape::path(Layer::Line, tinted).fill(tint));
        shapes.push(Shape::path(Layer::Line, self.lines(false)).stroke("#9aa5b1", 1.0));
        shapes.push(Shape::path(Layer::Line, self.lines(true)).stroke(colour::INK, 2.5));
        shapes.extend(values);
        shapes.extend(self.squares.numbers(1));
        shapes
    }

    fn made(&self, _before: &[Made], made: &Made) -> Vec<Shape> {
        let found = |mark: &puzzles::registry::Mark| {
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
