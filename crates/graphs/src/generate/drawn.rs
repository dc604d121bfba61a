//! A graph in the making, with its places.

use std::f64::consts::TAU;

use crate::graph::{Graph, Names};
use registry::board::Place;

/// Nobody draws more vertices than this.
const DRAWABLE: u32 = 10_000;

/// A graph in the making.
pub(super) struct Drawn {
    pub(super) vertices: u32,
    pub(super) edges: Vec<(u32, u32)>,
    pub(super) names: Option<Vec<Box<str>>>,
    pub(super) places: Option<Vec<Place>>,
}

impl Drawn {
    pub(super) fn new(vertices: u32, edges: Vec<(u32, u32)>) -> Self {
        Drawn { vertices, edges, names: None, places: None }
    }

    /// Puts each vertex at a place, neighbours about 1 apart.
    pub(super) fn at(mut self, place: impl Fn(u32) -> (f64, f64)) -> Self {
        if self.vertices <= DRAWABLE {
            let place = |vertex| {
                let (x, y) = place(vertex);
                Place::at(x, y)
            };
            self.places = Some((0..self.vertices).map(place).collect());
        }
        self
    }

    pub(super) fn graph(self) -> Graph {
        let graph = Graph::new(self.vertices, self.edges).expect("no generator makes loops");
        match self.names {
            Some(names) => graph.named(Names::Each(names)),
            None => graph,
        }
    }
}

/// Point `i` of `n` on a circle around the origin, clockwise from the top.
pub(super) fn on_ring(i: f64, n: u32, radius: f64) -> (f64, f64) {
    let turn = TAU * i / f64::from(n);
    (radius * turn.sin(), -radius * turn.cos())
}

/// The radius of a circle on which `n` points are 1 apart.
pub(super) fn radius(n: u32) -> f64 {
    if n < 2 { 0.0 } else { 0.5 / (TAU / 2.0 / f64::from(n)).sin() }
}
