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
        let digits = rows.max(columns).to_string().len() as f64;
        let margin = 12.0 + MARGIN.max(8.0 * digits);
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
        // What lies in every second row or in every second column, but not in both: stripes across stripes, whose number grows with
        // the rows and columns and not with the squares.
        let stripe = |row, column, wide, tall| {
            let ((x, y), [wide, tall]) = (self.corner(row, column), [wide, tall].map(number));
            format!("M{} {}h{wide}v{tall}h-{wide}z", number(x), number(y))
        };
        let rows = (1..self.rows).step_by(2).map(|row| stripe(row, 0, size.0, self.side));
        let columns = (1..self.columns).step_by(2).map(|column| stripe(0, column, self.side, size.1));
        let d: String = rows.chain(columns).collect();
        vec![Shape::rect(Layer::Line, corner, size, 0.0).fill(light), Shape::path(Layer::Line, d).fill(dark)]
    }

    /// The outline of the board, around its holes too.
    pub(super) fn edge(&self, holes: Option<&Arc<[bool]>>, hex: &str) -> Vec<Shape> {
        const THICK: f64 = 1.5;
        let (corner, size) = self.frame();
        let Some(holes) = holes else { return vec![Shape::rect(Layer::Line, corner, size, 0.0).stroke(hex, THICK)] };
        let is_free = |row: u32, column: u32| {
            row < self.rows && column < self.columns && !holes[(row * self.columns + column) as usize]
        };
        let (mut missing, mut edges) = (String::new(), String::new());
        for (row, column) in (0..=self.rows).flat_map(|row| (0..=self.columns).map(move |column| (row, column))) {
            let here = is_free(row, column);
            let ((x, y), side) = (self.corner(row, column), number(self.side));
            let at = format!("M{} {}", number(x), number(y));
            if !here && row < self.rows && column < self.columns {
                missing.push_str(&self.square(row * self.columns + column));
            }
            // The outline runs wherever a square lies beside a hole or the border.
            if here != row.checked_sub(1).is_some_and(|above| is_free(above, column)) {
                edges.push_str(&format!("{at}h{side}"));
            }
            if here != column.checked_sub(1).is_some_and(|before| is_free(row, before)) {
                edges.push_str(&format!("{at}v{side}"));
            }
        }
        // Half a pixel more than the squares, whose edges would show as fine lines.
        let missing = Shape::path(Layer::Line, missing).fill(colour::PAPER).stroke(colour::PAPER, 0.5);
        vec![missing, Shape::path(Layer::Line, edges).stroke(hex, THICK)]
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
