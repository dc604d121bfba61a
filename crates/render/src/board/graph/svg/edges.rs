//! The edges: straight where they can be, bent around discs where they cannot.

use std::fmt::{self, Write};

use super::{Drawing, EDGES};
use crate::board::graph::layout::Point;
use crate::shape::svg::written;
use crate::shape::{Layer, Shape};
use crate::svg::{Page, colour, number};

impl Drawing<'_> {
    /// Draws all edges, the wrong ones last and on top.
    pub(super) fn draw_edges(&self, page: &mut Page, out: &mut dyn Write) -> fmt::Result {
        let graph = self.graph;
        if graph.net.edges() > EDGES {
            return page.flush(out);
        }
        let careful = self.is_careful();
        let mut wrong = String::new();
        let mut lines = String::new();
        for edge in graph.each_edge() {
            let line = self.line(edge, careful);
            if self.is_wrong(edge) {
                wrong.push_str(&line);
                continue;
            }
            lines.push_str(&line);
            if lines.len() > 1 << 14 {
                page.push(&written(&self.edges(std::mem::take(&mut lines))));
                page.flush(out)?;
            }
        }
        if !lines.is_empty() {
            page.push(&written(&self.edges(lines)));
        }
        if !wrong.is_empty() {
            page.push(&written(&Shape::path(Layer::Line, wrong).stroke(colour::RED, 3.5).dashed()));
        }
        page.flush(out)
    }

    /// Edges, as data of a path, with their ink: the more the graph has, the finer they are.
    pub(crate) fn edges(&self, d: String) -> Shape {
        let (wide, opacity) = match self.graph.net.edges() as f64 / self.points.len().max(1) as f64 {
            _ if self.graph.net.edges() > 1_500 => (0.6, 30),
            0.0..=3.0 => (1.6, 80),
            3.0..=7.0 => (1.2, 65),
            _ => (0.8, 50),
        };
        Shape::path(Layer::Line, d).stroke(colour::QUIET, wide).faded(opacity)
    }

    /// Are lines bent around discs?
    fn is_careful(&self) -> bool {
        self.points.len() <= 300 && self.graph.net.edges() <= 10_000
    }

    /// All edges as data of a path, whatever their colours.
    pub(crate) fn lines(&self) -> String {
        let careful = self.is_careful();
        self.graph.each_edge().map(|edge| self.line(edge, careful)).collect()
    }

    /// The middle of the page.
    fn middle(&self) -> Point {
        (self.wide / 2.0, self.tall / 2.0)
    }

    /// The line of an edge, as data of a path.
    fn line(&self, (a, b): (u32, u32), careful: bool) -> String {
        let (from, to) = (self.points[a as usize], self.points[b as usize]);
        let [x1, y1, x2, y2] = [from.0, from.1, to.0, to.1].map(number);
        let near = if careful { &self.points[..] } else { &[] };
        let others = (0..).zip(near).filter(|&(vertex, _)| vertex != a && vertex != b);
        let aside = others.filter_map(|(_, &point)| bend(from, to, point, self.radius, self.middle()));
        match aside.reduce(farther) {
            Some(aside) => {
                let (x, y) = pull(from, to, aside);
                format!("M{x1} {y1}Q{} {} {x2} {y2}", number(x), number(y))
            }
            None => format!("M{x1} {y1}L{x2} {y2}"),
        }
    }
}

/// How far to the left the middle of a line has to go so that it passes the disc around a point; to the right if negative.
/// `None` if it passes it as it is. It goes to the side of the disc's edge that is nearer, and if it runs through the midst
/// of the disc towards `inside`, so that it stays on the page.
fn bend(from: Point, to: Point, point: Point, radius: f64, inside: Point) -> Option<f64> {
    if to_segment(point, from, to) > radius * 0.95 {
        return None;
    }
    let (right, down) = (to.0 - from.0, to.1 - from.1);
    let square = (right * right + down * down).max(1e-9);
    // Where along the line the disc is, and how far to its left.
    let along = ((point.0 - from.0) * right + (point.1 - from.1) * down) / square;
    let left_of = |point: Point| ((point.0 - from.0) * down - (point.1 - from.1) * right) / square.sqrt();
    let left = left_of(point);
    let goes_right = if left.abs() > 0.1 { left > 0.0 } else { left_of(inside) < 0.0 };
    // A parabola that goes aside by h in the middle does so by 4 t (1 − t) h elsewhere; near the ends it cannot do much.
    let share = (4.0 * along * (1.0 - along)).max(0.4);
    let aside = (1.3 * radius - left.abs()) / share;
    Some(if goes_right { -aside } else { aside })
}

fn farther(one: f64, other: f64) -> f64 {
    if other.abs() > one.abs() { other } else { one }
}

/// The point that pulls the middle of a line to its left, by `aside`. It lies twice as far away.
fn pull(from: Point, to: Point, aside: f64) -> Point {
    let (right, down) = (to.0 - from.0, to.1 - from.1);
    let long = (right * right + down * down).sqrt().max(1e-9);
    let twice = 2.0 * aside;
    ((from.0 + to.0) / 2.0 + twice * down / long, (from.1 + to.1) / 2.0 - twice * right / long)
}

/// How far a point is from a segment.
pub(super) fn to_segment(point: Point, from: Point, to: Point) -> f64 {
    let (right, down) = (to.0 - from.0, to.1 - from.1);
    let square = (right * right + down * down).max(1e-9);
    let along = (((point.0 - from.0) * right + (point.1 - from.1) * down) / square).clamp(0.0, 1.0);
    let (x, y) = (point.0 - from.0 - along * right, point.1 - from.1 - along * down);
    (x * x + y * y).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_distance_to_a_segment_is_that_to_its_nearest_point() {
        let near = |x, y| to_segment((x, y), (0.0, 0.0), (10.0, 0.0));
        assert_eq!([near(5.0, 3.0), near(-4.0, 3.0), near(13.0, 4.0), near(10.0, 0.0)], [3.0, 5.0, 5.0, 0.0]);
    }

    #[test]
    fn a_bent_line_passes_the_disc_on_its_free_side() {
        let (from, to, middle) = ((0.0, 0.0), (100.0, 0.0), (50.0, 80.0));
        // A disc a little below the middle: the line goes above it, by as much as is missing.
        let aside = bend(from, to, (50.0, 5.0), 15.0, middle).unwrap();
        let (x, y) = pull(from, to, aside);
        assert!(x == 50.0 && (5.0 - y / 2.0 - 19.5).abs() < 1e-9, "{y}");
        // One above is passed below, and so is one in the midst, as the page is there.
        assert!(pull(from, to, bend(from, to, (50.0, 0.0), 15.0, middle).unwrap()).1 > 0.0);
        assert!(pull(from, to, bend(from, to, (50.0, -5.0), 15.0, middle).unwrap()).1 > 0.0);
        // What is in the way of nobody is left alone.
        assert_eq!(bend(from, to, (50.0, 15.0), 15.0, middle), None);
        assert_eq!(bend(from, to, (120.0, 0.0), 15.0, middle), None);
    }
}
