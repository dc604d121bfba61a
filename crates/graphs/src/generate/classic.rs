//! The graphs of every first course: cycles, complete graphs, wheels, cubes, and the ones named after people.

use super::BadGenerator;
use super::arguments::Arguments;
use super::drawn::{Drawn, on_ring, radius};

/// The edges of a cycle through `n` vertices, from `first` on.
pub(super) fn ring(first: u32, n: u32) -> impl Iterator<Item = (u32, u32)> {
    (0..n).map(move |i| (first + i, first + (i + 1) % n))
}

pub(super) fn cycle(arguments: &mut Arguments<'_>) -> Result<Drawn, BadGenerator> {
    let n = arguments.number("graph-number-of-vertices", 3)?;
    let n = arguments.end(n.into(), n.into())?;
    Ok(Drawn::new(n, ring(0, n).collect()).at(|i| on_ring(i.into(), n, radius(n))))
}

pub(super) fn path(arguments: &mut Arguments<'_>) -> Result<Drawn, BadGenerator> {
    let n = arguments.number("graph-number-of-vertices", 1)?;
    let n = arguments.end(n.into(), n.into())?;
    // A long path goes to and fro.
    let long = if n <= 20 { n } else { (2 * n).isqrt() };
    Ok(Drawn::new(n, (1..n).map(|i| (i - 1, i)).collect()).at(|i| {
        let (row, at) = (i / long, i % long);
        (f64::from(if row.is_multiple_of(2) { at } else { long - 1 - at }), row.into())
    }))
}

pub(super) fn star(arguments: &mut Arguments<'_>) -> Result<Drawn, BadGenerator> {
    let n = arguments.number("graph-number-of-vertices", 1)?;
    let n = arguments.end(n.into(), n.into())?;
    Ok(Drawn::new(n, (1..n).map(|i| (0, i)).collect()).at(around_hub(n)))
}

pub(super) fn wheel(arguments: &mut Arguments<'_>) -> Result<Drawn, BadGenerator> {
    let n = arguments.number("graph-number-of-vertices", 4)?;
    let n = arguments.end(n.into(), 2 * u128::from(n))?;
    Ok(Drawn::new(n, (1..n).map(|i| (0, i)).chain(ring(1, n - 1)).collect()).at(around_hub(n)))
}

/// Vertex 0 in the middle, the others around it.
fn around_hub(n: u32) -> impl Fn(u32) -> (f64, f64) {
    let reach = radius(n - 1).max(1.0);
    move |i| if i == 0 { (0.0, 0.0) } else { on_ring(f64::from(i) - 1.0, n - 1, reach) }
}

pub(super) fn prism(arguments: &mut Arguments<'_>) -> Result<Drawn, BadGenerator> {
    let sides = arguments.number("graph-number-of-sides", 3)?;
    let n = arguments.end(2 * u128::from(sides), 3 * u128::from(sides))? / 2;
    let edges = ring(0, n).chain(ring(n, n)).chain((0..n).map(|i| (i, n + i)));
    let inner = radius(n);
    Ok(Drawn::new(2 * n, edges.collect()).at(|i| on_ring((i % n).into(), n, if i < n { inner + 1.0 } else { inner })))
}

/// One number makes the complete graph; several make the complete multipartite graph with parts of these sizes.
pub(super) fn complete(arguments: &mut Arguments<'_>) -> Result<Drawn, BadGenerator> {
    let mut parts = vec![arguments.number("graph-number-of-vertices", 1)?];
    if !arguments.more() {
        let n = u128::from(parts[0]);
        let n = arguments.end(n, n * (n - 1) / 2)?;
        let edges = (0..n).flat_map(|a| (a + 1..n).map(move |b| (a, b)));
        return Ok(Drawn::new(n, edges.collect()).at(|i| on_ring(i.into(), n, radius(n))));
    }
    while arguments.more() {
        parts.push(arguments.number("graph-number-of-vertices", 1)?);
    }
    complete_parts(arguments, &parts)
}

pub(super) fn bipartite(arguments: &mut Arguments<'_>) -> Result<Drawn, BadGenerator> {
    let parts = [arguments.number("graph-number-of-vertices", 1)?, arguments.number("graph-number-of-vertices", 1)?];
    complete_parts(arguments, &parts)
}

/// Vertices of different parts are joined, those of one part are not.
fn complete_parts(arguments: &mut Arguments<'_>, parts: &[u64]) -> Result<Drawn, BadGenerator> {
    let vertices: u128 = parts.iter().copied().map(u128::from).sum();
    arguments.end(vertices, 0)?;
    let inside: u128 = parts.iter().map(|&part| u128::from(part) * u128::from(part)).sum();
    let n = arguments.end(vertices, (vertices * vertices - inside) / 2)?;
    let mut edges = Vec::new();
    let mut first = 0;
    for &part in parts {
        let next = first + part as u32;
        edges.extend((first..next).flat_map(|a| (next..n).map(move |b| (a, b))));
        first = next;
    }
    let drawn = Drawn::new(n, edges);
    Ok(match *parts {
        // Two columns, the shorter in the middle of the longer.
        [left, right] => drawn.at(|i| {
            let (i, left, right) = (f64::from(i), left as f64, right as f64);
            let tall = left.max(right);
            if i < left {
                (0.0, i + (tall - left) / 2.0)
            } else {
                (tall.clamp(1.5, 6.0), i - left + (tall - right) / 2.0)
            }
        }),
        _ => drawn.at(|i| on_ring(i.into(), n, radius(n))),
    })
}

pub(super) fn hypercube(arguments: &mut Arguments<'_>) -> Result<Drawn, BadGenerator> {
    let dimension = arguments.number("graph-dimension", 0)?;
    let corners = if dimension < 64 { 1 << dimension } else { u128::MAX };
    let n = arguments.end(corners, corners.saturating_mul(dimension.into()) / 2)?;
    let bits = 0..dimension as u32;
    let edges = (0..n).flat_map(|a| bits.clone().map(move |bit| (a, a | 1 << bit))).filter(|(a, b)| a != b);
    Ok(Drawn::new(n, edges.collect()).at(|corner| cube_place(corner, dimension as u32)))
}

pub(super) fn cube(arguments: &mut Arguments<'_>) -> Result<Drawn, BadGenerator> {
    let n = arguments.end(8, 12)?;
    let edges = (0..n).flat_map(|a| (0..3).map(move |bit| (a, a | 1 << bit))).filter(|(a, b)| a != b);
    Ok(Drawn::new(n, edges.collect()).at(|corner| cube_place(corner, 3)))
}

/// A corner of a cube. Up to three dimensions a square in a square; the fourth as the eight-pointed star that the
/// tesseract is often drawn as; each further dimension puts two of those side by side, or one below the other.
fn cube_place(corner: u32, dimension: u32) -> (f64, f64) {
    let bit = |i: u32| f64::from(corner >> i & 1);
    if dimension <= 3 {
        let half = if dimension == 3 { 1.5 - bit(2) } else { 0.5 };
        return ((2.0 * bit(0) - 1.0) * half, if dimension < 2 { 0.0 } else { (2.0 * bit(1) - 1.0) * half });
    }
    let (mut x, mut y) = (0.0, 0.0);
    for i in 0..4 {
        let (right, down) = on_ring(f64::from(i) + 0.5, 8, 1.3);
        x += bit(i) * right;
        y += bit(i) * down;
    }
    for i in 4..dimension {
        let shift = bit(i) * 4.5 * f64::from(1 << ((i - 4) / 2));
        if i % 2 == 0 { x += shift } else { y += shift }
    }
    (x, y)
}

pub(super) fn petersen(arguments: &mut Arguments<'_>) -> Result<Drawn, BadGenerator> {
    let n = arguments.end(10, 15)?;
    let edges = ring(0, 5).chain((0..5).map(|i| (i, i + 5))).chain((0..5).map(|i| (5 + i, 5 + (i + 2) % 5)));
    Ok(Drawn::new(n, edges.collect()).at(|i| on_ring((i % 5).into(), 5, if i < 5 { 2.0 } else { 1.0 })))
}

pub(super) fn heawood(arguments: &mut Arguments<'_>) -> Result<Drawn, BadGenerator> {
    let n = arguments.end(14, 21)?;
    let chords = (0..n).step_by(2).map(|i| (i, (i + 5) % n));
    Ok(Drawn::new(n, ring(0, n).chain(chords).collect()).at(|i| on_ring(f64::from(i) + 0.5, n, radius(n))))
}
