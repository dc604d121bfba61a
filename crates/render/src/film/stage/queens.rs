//! The chess board with its queens; where squares are too small for a crown, a disc.

use puzzles::player::Made;
use puzzles::registry::Mark;

use super::squares::Squares;
use super::{Board, Spot};
use crate::film::shape::{Layer, Shape};
use crate::queens::{DARK, EDGE, LIGHT};
use crate::svg::colour;

pub(super) struct Queens {
    squares: Squares,
}

impl Queens {
    pub(super) fn new(n: u32) -> Self {
        Queens { squares: Squares::new(n, n, 20.0) }
    }
}

impl Board for Queens {
    fn ground(&self) -> Vec<Shape> {
        let mut shapes = self.squares.chequered([LIGHT, DARK]);
        shapes.push(self.squares.edge(EDGE));
        shapes.extend(self.squares.numbers(0));
        shapes
    }

    fn made(&self, _before: &[Made], made: &Made) -> Vec<Shape> {
        let queen = |spot: Spot| {
            let side = 2.0 * spot.r;
            if side < 14.0 {
                return Shape::circle(Layer::Mark, (spot.x, spot.y), (side * 0.42).max(1.5)).fill(colour::INK);
            }
            Shape::queen(Layer::Mark, (spot.x - spot.r, spot.y - spot.r), side).fill(colour::INK)
        };
        made.marks.iter().filter_map(|mark| self.spot(mark.cell)).map(queen).collect()
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
        match marks {
            [mark] => {
                format!(
                    "queen in column {}, row {}",
                    mark.cell % self.squares.columns,
                    mark.cell / self.squares.columns
                )
            }
            _ => label.to_string(),
        }
    }

    fn frame(&self) -> ((f64, f64), (f64, f64)) {
        self.squares.frame()
    }
}
