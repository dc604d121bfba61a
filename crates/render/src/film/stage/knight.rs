//! The knight's board: the line of the tour, and on it discs with the numbers of its squares where there is room for them.

use registry::player::Made;
use registry::board::Path;
use registry::Mark;

use super::squares::Squares;
use super::{Board, Spot, sign};
use crate::film::shape::{Layer, Shape};
use crate::knight::{PALE, SQUARES};
use crate::queens::EDGE;
use crate::svg::{colour, number};

/// Smaller squares have no numbers.
const NUMBERED: f64 = 17.0;

pub(super) struct Knight<'a> {
    path: &'a Path<'a>,
    squares: Squares,
}

impl<'a> Knight<'a> {
    pub(super) fn new(path: &'a Path<'a>) -> Self {
        Knight { path, squares: Squares::new(path.rows, path.columns, 20.0) }
    }

    /// A square with its number in the tour.
    fn mark(&self, mark: Mark, out: &mut Vec<Shape>) {
        let Some(spot) = self.spot(mark.cell) else { return };
        let side = self.squares.side;
        if side < NUMBERED {
            out.push(Shape::circle(Layer::Mark, (spot.x, spot.y), (side * 0.28).max(1.2)).fill(colour::BLUE));
            return;
        }
        let disc = Shape::circle(Layer::Mark, (spot.x, spot.y), side * 0.34).fill(colour::PAPER);
        out.push(disc.stroke(colour::BLUE, (side * 0.045).max(1.0)));
        let text = mark.value.to_string();
        let size = side * [0.42, 0.36, 0.27][text.len().clamp(1, 3) - 1];
        out.push(sign(spot, size.min(30.0), text).bold().fill(colour::INK));
    }

    /// The cell that comes before a number of the tour.
    fn before(&self, number: u32, before: &[Made], made: &Made) -> Option<u32> {
        let wanted = number.checked_sub(1)?;
        let marks = made.marks.iter().chain(before.iter().rev().flat_map(|made| made.marks.iter().rev()));
        let mut found = marks.filter(|mark| mark.value == wanted).map(|mark| mark.cell);
        found.next().or(self.path.start.filter(|_| wanted == 1))
    }
}

impl Board for Knight<'_> {
    fn ground(&self) -> Vec<Shape> {
        let colours = if self.squares.side < NUMBERED { PALE } else { SQUARES };
        let mut shapes = self.squares.chequered(colours);
        shapes.push(self.squares.edge(EDGE));
        if self.path.holes.is_some() {
            let mut d = String::new();
            let s = number(self.squares.side);
            for cell in (0..self.path.rows * self.path.columns).filter(|&cell| !self.path.is_free(cell)) {
                let (x, y) = self.squares.corner(cell / self.path.columns, cell % self.path.columns);
                d.push_str(&format!("M{} {}h{s}v{s}h-{s}z", number(x), number(y)));
            }
            shapes.push(Shape::path(Layer::Line, d).fill(colour::QUIET));
        }
        shapes.extend(self.squares.numbers(0));
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
                shapes.push(line.stroke(colour::BLUE, (self.squares.side * 0.07).clamp(1.0, 4.0)));
            }
            self.mark(mark, &mut shapes);
        }
        shapes
    }

    fn spot(&self, cell: u32) -> Option<Spot> {
        self.squares.spot(cell)
    }

    fn is_chequered(&self) -> bool {
        true
    }

    fn say(&self, label: &str, marks: &[Mark]) -> String {
        let Some(first) = marks.first() else { return format!("leap to {label}") };
        match marks.len() {
            1 if first.value == 1 => format!("start on {label}"),
            1 => format!("leap {} to {label}", first.value - 1),
            more => format!("leap to {label}, and {} forced", more - 1),
        }
    }

    fn frame(&self) -> ((f64, f64), (f64, f64)) {
        self.squares.frame()
    }
}
