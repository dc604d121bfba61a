//! Numbers along a path: its line, and on it discs with the numbers of its squares where there is room for them. A film draws the
//! line leap by leap, a still picture in one go ([`svg`]); all else is the same in both.

pub(crate) mod svg;
pub(crate) mod text;

use registry::Mark;
use registry::player::Made;

use super::ground::Ground;
use super::squares::EDGE;
use super::{Drawn, Spot, sign};
use crate::shape::{Layer, Shape};
use crate::svg::{colour, number};

/// The light and the dark squares; on large boards both are paler, or they outshine the thin line.
const SQUARES: [&str; 2] = ["#f7ecd7", "#dfc09a"];
const PALE: [&str; 2] = ["#fdf9f1", "#f2e5d2"];

/// Smaller squares have no numbers, and no square of a larger board has one.
const NUMBERED: f64 = 17.0;
const MOST_NUMBERED: u32 = 20;

pub(super) struct Path<'a> {
    path: &'a registry::board::Path<'a>,
    ground: Ground,
}

impl<'a> Path<'a> {
    pub(super) fn new(path: &'a registry::board::Path<'a>, ground: Ground) -> Self {
        Path { path, ground }
    }

    /// Do its squares have numbers?
    fn is_numbered(&self) -> bool {
        self.ground.side >= NUMBERED && self.ground.rows.max(self.ground.columns) <= MOST_NUMBERED
    }

    /// The board without anything on it.
    fn squares(&self) -> Vec<Shape> {
        let mut shapes = self.ground.chequered(if self.is_numbered() { SQUARES } else { PALE });
        shapes.extend(self.ground.edge(self.path.holes.as_ref(), EDGE));
        shapes.extend(self.ground.numbers(self.path.first));
        shapes
    }

    /// How wide its line is.
    fn thick(&self) -> f64 {
        (self.ground.side * 0.07).clamp(1.0, 4.5)
    }

    /// The number of a square, in its middle.
    fn number(&self, spot: Spot, number: u32) -> Shape {
        let text = number.to_string();
        let size = self.ground.side * [0.42, 0.36, 0.27][text.len().clamp(1, 3) - 1];
        sign(spot, size.min(30.0), text).bold().fill(colour::INK)
    }

    /// A square with its number in the tour.
    fn mark(&self, mark: Mark, out: &mut Vec<Shape>) {
        let Some(spot) = self.spot(mark.cell) else { return };
        let side = self.ground.side;
        if !self.is_numbered() {
            out.push(Shape::circle(Layer::Mark, (spot.x, spot.y), (side * 0.28).max(1.2)).fill(colour::BLUE));
            return;
        }
        let disc = Shape::circle(Layer::Mark, (spot.x, spot.y), side * 0.34).fill(colour::PAPER);
        out.push(disc.stroke(colour::BLUE, (side * 0.045).max(1.0)));
        out.push(self.number(spot, mark.value));
    }

    /// The cell that comes before a number of the tour.
    fn before(&self, number: u32, before: &[Made], made: &Made) -> Option<u32> {
        let wanted = number.checked_sub(1)?;
        let marks = made.marks.iter().chain(before.iter().rev().flat_map(|made| made.marks.iter().rev()));
        let mut found = marks.filter(|mark| mark.value == wanted).map(|mark| mark.cell);
        found.next().or(self.path.start.filter(|_| wanted == 1))
    }
}

impl Drawn for Path<'_> {
    fn ground(&self) -> Vec<Shape> {
        let mut shapes = self.squares();
        if let Some(cell) = self.path.start {
            self.mark(Mark { cell, value: 1 }, &mut shapes);
        }
        shapes
    }

    fn made(&self, before: &[Made], made: &Made) -> Vec<Shape> {
        let mut shapes = Vec::new();
        for &mark in &made.marks {
            let from = self.before(mark.value, before, made).and_then(|cell| self.spot(cell));
            if let (Some(from), Some(to)) = (from, self.spot(mark.cell)) {
                let [x1, y1, x2, y2] = [from.x, from.y, to.x, to.y].map(number);
                let line = Shape::path(Layer::Line, format!("M{x1} {y1}L{x2} {y2}"));
                shapes.push(line.stroke(colour::BLUE, self.thick()));
            }
            self.mark(mark, &mut shapes);
        }
        shapes
    }

    fn spot(&self, cell: u32) -> Option<Spot> {
        self.ground.spot(cell)
    }

    fn is_chequered(&self) -> bool {
        true
    }

    fn frame(&self) -> ((f64, f64), (f64, f64)) {
        self.ground.frame()
    }
}

#[cfg(test)]
mod tests;
