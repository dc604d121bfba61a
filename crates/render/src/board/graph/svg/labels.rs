//! Names beside the discs, each on the side where it is least in the way.

use super::edges::to_segment;
use super::{Drawing, Point};
use crate::shape::{Anchor, Layer, Shape};
use crate::svg::{colour, width};

/// The size of the letters.
pub(super) const SIZE: f64 = 12.0;

/// Where a name may stand: the direction from the disc. What comes first is taken if all are equally good.
const SIDES: [(f64, f64); 8] =
    [(0.0, 1.0), (0.0, -1.0), (1.0, 0.0), (-1.0, 0.0), (0.8, 0.8), (-0.8, 0.8), (0.8, -0.8), (-0.8, -0.8)];

impl Drawing<'_> {
    /// The names, if there are some.
    pub(crate) fn names(&self) -> Vec<Shape> {
        let name = |(at, name): (Point, &str)| Shape::text(Layer::Sign, at, SIZE, Anchor::Middle, name);
        self.labels().into_iter().map(|label| name(label).halo().fill(colour::INK)).collect()
    }

    /// The names, each with the middle of its base line.
    fn labels(&self) -> Vec<(Point, &str)> {
        let mut taken: Vec<Label> = Vec::new();
        for (vertex, name) in self.names.iter().enumerate() {
            let labels = SIDES.iter().map(|&side| Label::beside(self.points[vertex], self.radius, side, name));
            let cost = |label: &Label| self.cost(label, vertex, &taken);
            let best = labels.map(|label| (cost(&label), label)).reduce(|a, b| if b.0 < a.0 { b } else { a });
            taken.push(best.expect("there are sides").1);
        }
        let base = |label: &Label| (label.middle.0, label.middle.1 + SIZE * 0.36);
        taken.iter().map(base).zip(self.names.iter().map(String::as_str)).collect()
    }

    /// How much a name would hide there: discs and other names first of all, then lines.
    fn cost(&self, label: &Label, vertex: usize, taken: &[Label]) -> u32 {
        let discs = self.points.iter().enumerate().filter(|&(other, _)| other != vertex);
        let hidden = discs.filter(|&(_, &point)| label.distance(point) < self.radius + 1.0).count();
        let names = taken.iter().filter(|other| label.overlaps(other)).count();
        let lines = self.graph.each_edge().filter(|&(a, b)| {
            let (from, to) = (self.points[a as usize], self.points[b as usize]);
            label.is_crossed(from, to)
        });
        40 * (hidden + names) as u32 + lines.count() as u32
    }
}

/// The frame of a name.
struct Label {
    middle: Point,
    /// Half its width and half its height.
    half: Point,
}

impl Label {
    /// The frame of a name on this side of a disc.
    fn beside(disc: Point, radius: f64, (right, down): (f64, f64), name: &str) -> Self {
        let half = (width(name, SIZE) / 2.0, SIZE * 0.42);
        let middle = (disc.0 + right * (radius + half.0 + 3.0), disc.1 + down * (radius + half.1 + 3.0));
        Label { middle, half }
    }

    /// How far a point is from the frame.
    fn distance(&self, point: Point) -> f64 {
        let right = ((point.0 - self.middle.0).abs() - self.half.0).max(0.0);
        let down = ((point.1 - self.middle.1).abs() - self.half.1).max(0.0);
        (right * right + down * down).sqrt()
    }

    fn overlaps(&self, other: &Label) -> bool {
        (self.middle.0 - other.middle.0).abs() < self.half.0 + other.half.0
            && (self.middle.1 - other.middle.1).abs() < self.half.1 + other.half.1
    }

    /// Does a line cross it? It is taken for a row of discs.
    fn is_crossed(&self, from: Point, to: Point) -> bool {
        let steps = (self.half.0 / self.half.1).ceil().max(1.0) as i32;
        (-steps..=steps).any(|step| {
            let x = self.middle.0 + (self.half.0 - self.half.1).max(0.0) * f64::from(step) / f64::from(steps);
            to_segment((x, self.middle.1), from, to) < self.half.1
        })
    }
}
