//! Mycielski's graphs (1955): no triangle, and yet one colour more with each step. Numbered as the graphs `myciel` of DIMACS.

use super::BadGenerator;
use super::arguments::Arguments;
use super::drawn::{Drawn, on_ring, radius};

pub(super) fn mycielski(arguments: &mut Arguments<'_>) -> Result<Drawn, BadGenerator> {
    let number = arguments.number("graph-number", 1)?;
    let (mut vertices, mut edges) = (2u128, 1u128);
    for _ in 1..number.min(64) {
        edges = 3 * edges + vertices;
        vertices = 2 * vertices + 1;
    }
    let n = arguments.end(vertices, edges)?;
    Ok(placed(Drawn::new(n, steps(number))))
}

pub(super) fn grotzsch(arguments: &mut Arguments<'_>) -> Result<Drawn, BadGenerator> {
    Ok(placed(Drawn::new(arguments.end(11, 20)?, steps(3))))
}

/// Each step gives every vertex a copy with the same neighbours, and joins all copies to a new vertex.
fn steps(number: u64) -> Vec<(u32, u32)> {
    let mut n = 2;
    let mut edges = vec![(0, 1)];
    for _ in 1..number {
        for i in 0..edges.len() {
            let (a, b) = edges[i];
            edges.extend([(a, n + b), (b, n + a)]);
        }
        edges.extend((n..2 * n).map(|copy| (copy, 2 * n)));
        n = 2 * n + 1;
    }
    edges
}

/// The second is the cycle of five; the third has it outside, the copies inside and the last vertex in the middle.
fn placed(drawn: Drawn) -> Drawn {
    /// Where on the cycle the first five vertices are.
    const TURN: [u8; 5] = [0, 1, 2, 4, 3];
    match drawn.vertices {
        5 => drawn.at(|i| on_ring(TURN[i as usize].into(), 5, radius(5))),
        11 => drawn.at(|i| match i {
            10 => (0.0, 0.0),
            _ => on_ring(TURN[i as usize % 5].into(), 5, if i < 5 { 2.4 } else { 1.2 }),
        }),
        _ => drawn,
    }
}
