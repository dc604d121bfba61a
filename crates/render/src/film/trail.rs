//! The search trail: the depth at each step as a line, dead ends and solutions on it, and the current place. What is still to
//! come is pale.

use backtrail::Event;

use super::panel::{LEFT, RIGHT, SMALL};
use crate::numbers::thousands;
use crate::shape::{Anchor, Layer, Shape};
use crate::svg::{Sign, colour, number};

/// The strip: its top, and the line of depth 0.
const TOP: f64 = 378.0;
const BASE: f64 = 438.0;

/// Where the line begins: there are numbers at its left.
const FIRST: f64 = LEFT + 26.0;

/// More signs than this would hide the line.
const SIGNS: usize = 60;

/// The depths of a search, step by step.
pub(super) struct Trail {
    first: u64,
    depths: Vec<usize>,
    dead_ends: Vec<u64>,
    solutions: Vec<u64>,
}

impl Trail {
    pub(super) fn new(first: u64, depth: usize) -> Self {
        Trail { first, depths: vec![depth], dead_ends: Vec::new(), solutions: Vec::new() }
    }

    /// Notes what happened at the next step.
    pub(super) fn push(&mut self, depth: usize, event: &Event<String>) {
        let step = self.first + self.depths.len() as u64;
        self.depths.push(depth);
        match event {
            Event::DeadEnd => self.dead_ends.push(step),
            Event::Solution => self.solutions.push(step),
            _ => {}
        }
    }

    fn last(&self) -> u64 {
        self.first + self.depths.len() as u64 - 1
    }

    fn deepest(&self) -> usize {
        self.depths.iter().copied().max().unwrap_or(0).max(1)
    }

    /// How many pixels a step is wide.
    fn pace(&self) -> f64 {
        (RIGHT - FIRST) / (self.last() - self.first).max(1) as f64
    }

    fn x(&self, step: u64) -> f64 {
        FIRST + self.pace() * (step - self.first) as f64
    }

    fn y(&self, depth: usize) -> f64 {
        BASE - (BASE - TOP) * depth as f64 / self.deepest() as f64
    }

    /// The whole trail with its numbers.
    pub(super) fn ground(&self) -> Vec<Shape> {
        let small = |at, anchor, text: String| Shape::text(Layer::Line, at, SMALL, anchor, text).fill(colour::QUIET);
        let base = format!("M{} {}H{}", number(FIRST), number(BASE), number(RIGHT));
        let deepest = format!("M{} {}H{}", number(FIRST), number(TOP), number(RIGHT));
        let mut shapes = vec![
            small((LEFT, TOP - 14.0), Anchor::Start, words::say!("film-trail")),
            Shape::path(Layer::Line, base + &deepest).stroke(colour::FAINT, 1.0),
            small((FIRST - 6.0, TOP + 4.0), Anchor::End, self.deepest().to_string()),
            small((FIRST - 6.0, BASE + 4.0), Anchor::End, "0".to_string()),
            small((FIRST, BASE + 18.0), Anchor::Start, thousands(self.first.into())),
            small((RIGHT, BASE + 18.0), Anchor::End, thousands(self.last().into())),
            Shape::path(Layer::Line, self.line()).stroke(colour::BLUE, if self.pace() > 0.5 { 1.5 } else { 1.0 }),
        ];
        let marks =
            [(&self.dead_ends, Sign::Square, 2.6, colour::RED), (&self.solutions, Sign::Diamond, 4.5, colour::GREEN)];
        for (steps, sign, r, hex) in marks {
            if steps.len() <= SIGNS {
                let place = |&step: &u64| (self.x(step), self.y(self.depths[(step - self.first) as usize]));
                let d: String = steps.iter().map(place).map(|(x, y)| sign.path(x, y, r)).collect();
                if !d.is_empty() {
                    shapes.push(Shape::path(Layer::Line, d).fill(hex));
                }
            }
        }
        shapes
    }

    /// The line; if there are several steps to a pixel, from the least to the greatest depth of each.
    fn line(&self) -> String {
        let each = (0.5 / self.pace()).ceil().max(1.0) as usize;
        let mut d = String::new();
        for (i, depths) in self.depths.chunks(each).enumerate() {
            let (low, high) = (depths.iter().min(), depths.iter().max());
            let x = number(self.x(self.first + (i * each) as u64));
            let ends = [low, high].into_iter().flatten().map(|&depth| number(self.y(depth)));
            for (end, y) in ends.take(if low == high { 1 } else { 2 }).enumerate() {
                match (i, end) {
                    (0, 0) => d.push_str(&format!("M{x} {y}")),
                    (_, 0) => d.push_str(&format!("L{x} {y}")),
                    _ => d.push_str(&format!("V{y}")),
                }
            }
        }
        d
    }

    /// Where a step is.
    pub(super) fn place(&self, step: u64, depth: usize) -> (f64, f64) {
        (self.x(step), self.y(depth))
    }
}

/// What marks a place of the trail: a line with a ring on it, and what comes after it is pale. The first shapes go to the
/// right with the place, the second up and down too.
pub(super) fn marks((x, y): (f64, f64)) -> [Vec<Shape>; 2] {
    let (top, tall) = (TOP - 7.0, BASE - TOP + 14.0);
    let later = Shape::rect(Layer::Place, (x, top), (RIGHT + 6.0 - FIRST, tall), 0.0).fill(colour::PAPER).faded(75);
    let line = format!("M{} {}v{}", number(x), number(top), number(tall));
    let line = Shape::path(Layer::Place, line).stroke(colour::INK, 1.0);
    let ring = Shape::circle(Layer::Place, (x, y), 4.5).fill(colour::PAPER).stroke(colour::INK, 2.0);
    [vec![later, line], vec![ring]]
}
