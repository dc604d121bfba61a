//! The chess board with its queens; where squares are too small for a crown, a disc.

use registry::player::Made;
use registry::Mark;

use super::squares::Squares;
use super::{Board, Spot};
use crate::film::shape::{Layer, Shape};
use crate::queens::{DARK, EDGE, LIGHT};
use crate::svg::colour;

pub(super) struct Queens<'a> {
    board: &'a registry::Board<'a>,
    given: &'a [Mark],
    squares: Squares,
}

impl<'a> Queens<'a> {
    pub(super) fn new(board: &'a registry::Board<'a>, squares: &'a registry::board::Squares<'a>) -> Self {
        Queens { board, given: squares.given(), squares: Squares::new(squares.rows, squares.columns, 20.0) }
    }

    fn queens(&self, marks: &[Mark]) -> Vec<Shape> {
        let queen = |spot: Spot| {
            let side = 2.0 * spot.r;
            if side < 14.0 {
                return Shape::circle(Layer::Mark, (spot.x, spot.y), (side * 0.42).max(1.5)).fill(colour::INK);
            }
            Shape::queen(Layer::Mark, (spot.x - spot.r, spot.y - spot.r), side).fill(colour::INK)
        };
        marks.iter().filter_map(|mark| self.spot(mark.cell)).map(queen).collect()
    }
}

impl Board for Queens<'_> {
    fn ground(&self) -> Vec<Shape> {
        let mut shapes = self.squares.chequered([LIGHT, DARK]);
        shapes.push(self.squares.edge(EDGE));
        shapes.extend(self.squares.numbers(0));
        shapes.extend(self.queens(self.given));
        shapes
    }

    fn made(&self, _before: &[Made], made: &Made) -> Vec<Shape> {
        self.queens(&made.marks)
    }

    fn spot(&self, cell: u32) -> Option<Spot> {
        self.squares.spot(cell)
    }

    fn has_ghosts(&self) -> bool {
        false
    }

    fn is_chequered(&self) -> bool {
        true
    }

    fn say(&self, label: &str, marks: &[Mark]) -> String {
        let said = (marks.len() == 1).then(|| self.board.say(marks[0])).flatten();
        said.map_or(label.to_string(), |said| said.to_string().trim_start_matches("a ").to_string())
    }

    fn frame(&self) -> ((f64, f64), (f64, f64)) {
        self.squares.frame()
    }
}
