//! The graph: a disc for each vertex, empty until it has its colour and then with the number of it, so that colour is never
//! the only sign. Places and bent edges are those of the still picture, made to fit.

pub(crate) mod dot;
mod layout;
mod palette;
pub(crate) mod svg;
pub(crate) mod text;

pub use layout::{Point, place};
use palette::{Paint, paint};
use svg::Drawing;

use registry::Mark;
use registry::player::Made;

use super::{CORNER, Drawn, SIDE, Spot, sign};
use crate::shape::{Layer, Shape};
use crate::svg::colour;

/// More edges than this are not drawn: nothing would be seen but ink.
const EDGES: u64 = 4_000;

/// Of more vertices than this, only those with a colour are drawn.
const VERTICES: usize = 2_000;

/// Smaller discs have no numbers.
const NUMBERED: f64 = 6.5;

pub(super) struct Graph<'a> {
    given: &'a registry::board::Graph<'a>,
    drawing: Drawing<'a>,
}

impl<'a> Graph<'a> {
    pub(super) fn new(given: &'a registry::board::Graph<'a>) -> Self {
        let mut drawing = Drawing::new(given);
        let scale = (SIDE / drawing.wide.max(1.0)).min(SIDE / drawing.tall.max(1.0)).min(1.6);
        let (left, top) =
            (CORNER.0 + (SIDE - drawing.wide * scale) / 2.0, CORNER.1 + (SIDE - drawing.tall * scale) / 2.0);
        for point in &mut drawing.points {
            *point = (left + point.0 * scale, top + point.1 * scale);
        }
        // Bent lines bend towards the middle, which is now that of the frame.
        (drawing.wide, drawing.tall) = (2.0 * CORNER.0 + SIDE, 2.0 * CORNER.1 + SIDE);
        drawing.radius = (drawing.radius * scale).max(2.0);
        Graph { given, drawing }
    }

    /// A vertex of this colour.
    fn colored(&self, mark: Mark, edge: f64) -> Vec<Shape> {
        let Some(spot) = self.spot(mark.cell) else { return Vec::new() };
        let [disc, number] = disc((spot.x, spot.y), spot.r, mark.value, edge);
        if spot.r < NUMBERED { vec![disc] } else { vec![disc, number] }
    }
}

/// A disc of this radius and colour, with the number of the colour.
fn disc((x, y): Point, r: f64, color: u32, edge: f64) -> [Shape; 2] {
    let Paint { fill, ink } = paint(color);
    let text = color.to_string();
    let size = r * (1.75 / (0.62 * text.len() as f64)).min(1.15);
    let disc = Shape::circle(Layer::Mark, (x, y), r).fill(&fill).stroke(colour::INK, edge);
    [disc, sign(Spot::disc(x, y, r), size, text).bold().fill(ink)]
}

impl Drawn for Graph<'_> {
    fn ground(&self) -> Vec<Shape> {
        let mut shapes = Vec::new();
        if self.given.net.edges() <= EDGES {
            shapes.push(self.drawing.edges(self.drawing.lines()));
        }
        let vertices = self.drawing.points.len();
        let given = (0..).zip(&*self.given.colors).filter(|&(_, &color)| color != registry::board::Graph::NONE);
        if vertices <= VERTICES {
            let edge = (self.drawing.radius / 10.0).clamp(0.6, 1.5);
            shapes.extend(self.drawing.points.iter().map(|&at| {
                Shape::circle(Layer::Mark, at, self.drawing.radius).fill(colour::PAPER).stroke(colour::QUIET, edge)
            }));
        }
        // What is given has a thick edge.
        shapes.extend(given.flat_map(|(cell, &value)| self.colored(Mark { cell, value }, 2.5)));
        shapes.extend(self.drawing.names());
        shapes
    }

    fn made(&self, _before: &[Made], made: &Made) -> Vec<Shape> {
        let edge = (self.drawing.radius / 10.0).clamp(0.6, 1.5);
        made.marks.iter().flat_map(|&mark| self.colored(mark, edge)).collect()
    }

    fn spot(&self, cell: u32) -> Option<Spot> {
        self.drawing.points.get(cell as usize).map(|&(x, y)| Spot::disc(x, y, self.drawing.radius))
    }

    fn frame(&self) -> ((f64, f64), (f64, f64)) {
        (CORNER, (SIDE, SIDE))
    }
}

#[cfg(test)]
mod tests;
