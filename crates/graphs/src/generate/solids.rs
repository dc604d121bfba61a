//! The Platonic solids, as one sees them through a face: rings in rings, and no edges that cross.

use super::BadGenerator;
use super::arguments::Arguments;
use super::classic::ring;
use super::drawn::{Drawn, on_ring};

pub(super) fn tetrahedron(arguments: &mut Arguments<'_>) -> Result<Drawn, BadGenerator> {
    let n = arguments.end(4, 6)?;
    let edges = ring(0, 3).chain((0..3).map(|i| (i, 3)));
    Ok(Drawn::new(n, edges.collect()).at(|i| on_ring(i.into(), 3, if i < 3 { 1.3 } else { 0.0 })))
}

/// A triangle in a triangle: each corner sees two of the other.
pub(super) fn octahedron(arguments: &mut Arguments<'_>) -> Result<Drawn, BadGenerator> {
    let n = arguments.end(6, 12)?;
    let between = (0..3).flat_map(|i| [(i, 3 + i), (i, 3 + (i + 2) % 3)]);
    let place = |i: u32| if i < 3 { on_ring(i.into(), 3, 2.4) } else { on_ring(f64::from(i) + 0.5, 3, 0.7) };
    Ok(Drawn::new(n, ring(0, 3).chain(ring(3, 3)).chain(between).collect()).at(place))
}

/// A triangle, a hexagon and a triangle. Corners of the hexagon with an even number are next to the outer corners.
pub(super) fn icosahedron(arguments: &mut Arguments<'_>) -> Result<Drawn, BadGenerator> {
    let n = arguments.end(12, 30)?;
    let hexagon = |corner: u32| 3 + corner % 6;
    let outer = (0..3).flat_map(|i| [2 * i + 5, 2 * i, 2 * i + 1].map(|corner| (i, hexagon(corner))));
    let inner = (0..3).flat_map(|i| [2 * i, 2 * i + 1, 2 * i + 2].map(|corner| (9 + i, hexagon(corner))));
    let place = |i: u32| match i {
        0..3 => on_ring(i.into(), 3, 3.9),
        3..9 => on_ring(f64::from(i) - 3.0, 6, 1.45),
        _ => on_ring(f64::from(i) - 8.5, 3, 0.62),
    };
    let edges = ring(0, 3).chain(ring(3, 6)).chain(ring(9, 3)).chain(outer).chain(inner);
    Ok(Drawn::new(n, edges.collect()).at(place))
}

/// A pentagon, a ring of ten that goes out and in, and a pentagon.
pub(super) fn dodecahedron(arguments: &mut Arguments<'_>) -> Result<Drawn, BadGenerator> {
    let n = arguments.end(20, 30)?;
    let spokes = (0..5).flat_map(|i| [(i, 5 + i), (5 + i, 10 + i), (10 + i, 5 + (i + 1) % 5), (10 + i, 15 + i)]);
    let place = |i: u32| {
        let turn = f64::from(i % 5);
        match i / 5 {
            0 => on_ring(turn, 5, 3.4),
            1 => on_ring(turn, 5, 2.3),
            2 => on_ring(turn + 0.5, 5, 1.85),
            _ => on_ring(turn + 0.5, 5, 0.9),
        }
    };
    Ok(Drawn::new(n, ring(0, 5).chain(ring(15, 5)).chain(spokes).collect()).at(place))
}
