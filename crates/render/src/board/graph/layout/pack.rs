//! Puts the drawings of the components side by side, on shelves.

use super::Point;

/// How far apart two components are.
const GAP: f64 = 1.0;

/// Moves each drawing to where it has the paper for itself. They come largest first, and a shelf is as tall as its tallest.
pub(super) fn pack(drawings: &mut [Vec<Point>]) {
    let frames: Vec<(Point, Point)> = drawings.iter().map(|drawing| frame(drawing)).collect();
    let sizes = || frames.iter().map(|&((left, top), (right, bottom))| (right - left + GAP, bottom - top + GAP));
    let area: f64 = sizes().map(|(wide, tall)| wide * tall).sum();
    let widest = sizes().map(|(wide, _)| wide).fold(0.0, f64::max);
    // If one is much larger than the others, those go below it.
    let shelf = if widest > 0.7 * area.sqrt() { widest } else { 1.3 * area.sqrt() };

    let (mut x, mut y, mut tallest) = (0.0, 0.0, 0.0f64);
    for ((drawing, &((left, top), _)), (wide, tall)) in drawings.iter_mut().zip(&frames).zip(sizes()) {
        if x > 0.0 && x + wide > shelf + 1e-6 {
            (x, y, tallest) = (0.0, y + tallest, 0.0);
        }
        for point in drawing {
            *point = (point.0 - left + x, point.1 - top + y);
        }
        x += wide;
        tallest = tallest.max(tall);
    }
}

/// The smallest frame around some points: its top left corner and its bottom right one.
fn frame(points: &[Point]) -> (Point, Point) {
    let least = |of: fn(&Point) -> f64| points.iter().map(of).fold(f64::MAX, f64::min);
    let most = |of: fn(&Point) -> f64| points.iter().map(of).fold(f64::MIN, f64::max);
    ((least(|p| p.0), least(|p| p.1)), (most(|p| p.0), most(|p| p.1)))
}
