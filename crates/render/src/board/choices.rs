//! A problem without a board: its choices as labelled boxes, one after the other.

use registry::player::{Made, Refused};

use super::{CORNER, Drawn, SIDE, Spot, sign};
use crate::shape::{Layer, Shape};
use crate::svg::{colour, number, shorten};

/// How many boxes stand in a row, and how many rows there are. Deeper choices are listed only in the path.
const ACROSS: u32 = 4;
const DOWN: u32 = 10;

/// The room between boxes.
const GAP: f64 = 8.0;

/// No label in a box is longer.
const LETTERS: usize = 9;

pub(super) struct Choices;

impl Choices {
    fn half() -> (f64, f64) {
        ((SIDE / f64::from(ACROSS) - GAP) / 2.0, (SIDE / f64::from(DOWN) - GAP) / 2.0)
    }
}

impl Drawn for Choices {
    fn ground(&self) -> Vec<Shape> {
        let places = (0..ACROSS * DOWN).filter_map(|cell| self.spot(cell));
        let place = |spot: Spot| {
            let dot =
                Shape::rect(Layer::Line, (spot.x - spot.r, spot.y - spot.tall), (2.0 * spot.r, 2.0 * spot.tall), 6.0);
            dot.stroke(colour::FAINT, 1.0)
        };
        places.map(place).collect()
    }

    fn made(&self, before: &[Made], made: &Made) -> Vec<Shape> {
        let depth = before.len() as u32;
        let Some(spot) = self.spot(depth) else { return Vec::new() };
        let corner = (spot.x - spot.r, spot.y - spot.tall);
        let frame = Shape::rect(Layer::Mark, corner, (2.0 * spot.r, 2.0 * spot.tall), 6.0);
        let label = sign(spot, 14.5, shorten(&made.label, LETTERS)).fill(colour::INK);
        let mut shapes = vec![frame.fill("#eaf1fb").stroke(colour::BLUE, 1.5), label];
        if let Some(from) = depth.checked_sub(1).and_then(|depth| self.spot(depth)).filter(|from| from.y == spot.y) {
            let line = format!("M{} {}H{}", number(from.x + from.r), number(from.y), number(corner.0));
            shapes.push(Shape::path(Layer::Line, line).stroke(colour::BLUE, 2.0));
        }
        shapes
    }

    fn spot(&self, cell: u32) -> Option<Spot> {
        let (r, tall) = Self::half();
        let (row, column) = (cell / ACROSS, cell % ACROSS);
        let at = |i: u32, half: f64| GAP / 2.0 + half + f64::from(i) * 2.0 * (half + GAP / 2.0);
        let (x, y) = (CORNER.0 + at(column, r), CORNER.1 + at(row, tall));
        (row < DOWN).then_some(Spot { x, y, r, tall, round: false })
    }

    fn newest(&self, path: &[Made]) -> Vec<u32> {
        path.len().checked_sub(1).map(|depth| depth as u32).into_iter().collect()
    }

    fn blame(&self, path: &[Made], refused: &Refused) -> (Option<u32>, Vec<u32>) {
        let blames = refused.reason.iter().flat_map(|reason| &reason.blames);
        (Some(path.len() as u32), blames.map(|&depth| depth as u32).collect())
    }

    fn frame(&self) -> ((f64, f64), (f64, f64)) {
        (CORNER, (SIDE, SIDE))
    }
}
