//! What boards of squares share: where the squares are, and the numbers at their sides.

use std::sync::Arc;

use super::{CORNER, SIDE, Spot};
use crate::shape::{Anchor, Layer, Shape};
use crate::svg::{colour, number};

/// The room for the numbers of rows and columns.
const MARGIN: f64 = 20.0;

/// Squares of less than this many pixels are not told apart: 10,000 × 10,000 of them were a film of 1.5 GB.
const FINEST: f64 = 0.5;

/// Squares in rows and columns.
pub(super) struct Ground {
    pub(super) rows: u32,
    pub(super) columns: u32,
    pub(super) side: f64,
    left: f64,
    top: f64,
}

impl Ground {
    /// As large as a film has room for, with numbers at the left and at the top, and `below` left free under it.
    pub(super) fn filling(rows: u32, columns: u32, below: f64) -> Self {
        let room = SIDE - MARGIN - below;
        let side = (room / f64::from(rows.max(columns).max(1))).min(96.0);
        // Whole pixels keep the edges of squares sharp, where there are enough of them.
        let side = if side >= 8.0 { side.floor() } else { side };
        let spare = |count: u32| ((room - side * f64::from(count)) / 2.0).max(0.0).floor();
        let (left, top) = (CORNER.0 + MARGIN + below / 2.0 + spare(columns), CORNER.1 + MARGIN + spare(rows));
        Ground { rows, columns, side, left, top }
    }

    /// With squares of this side, and the size of a picture around them.
    pub(super) fn of_side(rows: u32, columns: u32, side: f64) -> (Self, (f64, f64)) {
        let margin = 12.0 + MARGIN;
        let size = |many: u32| margin + side * f64::from(many.max(1)) + 14.0;
        (Ground { rows, columns, side, left: margin, top: margin }, (size(columns), size(rows)))
    }

    pub(super) fn corner(&self, row: u32, column: u32) -> (f64, f64) {
        (self.left + self.side * f64::from(column), self.top + self.side * f64::from(row))
    }

    pub(super) fn spot(&self, cell: u32) -> Option<Spot> {
        let (row, column) = (cell.checked_div(self.columns)?, cell.checked_rem(self.columns)?);
        let (x, y) = self.corner(row, column);
        (row < self.rows).then(|| Spot::square(x + self.side / 2.0, y + self.side / 2.0, self.side))
    }

    pub(super) fn frame(&self) -> ((f64, f64), (f64, f64)) {
        ((self.left, self.top), (self.side * f64::from(self.columns), self.side * f64::from(self.rows)))
    }

    /// All squares in one colour, and every second of another: the corner at the top left is light.
    pub(super) fn chequered(&self, [light, dark]: [&str; 2]) -> Vec<Shape> {
        let (corner, size) = self.frame();
        if self.side < FINEST {
            let all = |hex| Shape::rect(Layer::Line, corner, size, 0.0).fill(hex);
            return vec![all(light), all(dark).faded(50)];
        }
        let darks = |row: u32| ((row + 1) % 2..self.columns).step_by(2).map(move |column| row * self.columns + column);
        let d: String = (0..self.rows).flat_map(darks).map(|cell| self.square(cell)).collect();
        vec![Shape::rect(Layer::Line, corner, size, 0.0).fill(light), Shape::path(Layer::Line, d).fill(dark)]
    }

    /// The edge of the board.
    pub(super) fn edge(&self, hex: &str) -> Shape {
        let (corner, size) = self.frame();
        Shape::rect(Layer::Line, corner, size, 0.0).stroke(hex, 1.5)
    }

    /// The squares that are missing.
    pub(super) fn holes(&self, holes: Option<&Arc<[bool]>>) -> Option<Shape> {
        let d: String =
            (0..).zip(holes?.iter()).filter(|&(_, &is_hole)| is_hole).map(|(cell, _)| self.square(cell)).collect();
        Some(Shape::path(Layer::Line, d).fill(colour::QUIET))
    }

    /// A square, as data of a path.
    pub(super) fn square(&self, cell: u32) -> String {
        let ((x, y), s) = (self.corner(cell / self.columns, cell % self.columns), number(self.side));
        format!("M{} {}h{s}v{s}h-{s}z", number(x), number(y))
    }

    /// The numbers of the rows at the left and of the columns at the top, from this one on, as many as have room.
    pub(super) fn numbers(&self, first: u32) -> Vec<Shape> {
        let every =
            [1u16, 2, 5, 10, 20, 50].into_iter().find(|&every| f64::from(every) * self.side >= 18.0).unwrap_or(100);
        let text = |at, anchor, i: u32| {
            Shape::text(Layer::Line, at, 12.0, anchor, (first + i).to_string()).fill(colour::QUIET)
        };
        let columns = (0..self.columns).step_by(every.into()).map(|i| {
            let (x, y) = self.corner(0, i);
            text((x + self.side / 2.0, y - 6.0), Anchor::Middle, i)
        });
        let rows = (0..self.rows).step_by(every.into()).map(|i| {
            let (x, y) = self.corner(i, 0);
            text((x - 6.0, y + self.side / 2.0 + 4.0), Anchor::End, i)
        });
        columns.chain(rows).collect()
    }
}
