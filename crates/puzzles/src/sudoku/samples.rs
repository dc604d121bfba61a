//! Grids that several tests use.

use super::{Grid, Shape};

/// The textbook's grid, with one solution.
pub(super) const TEXTBOOK: &str = "200000060000075030048090100000300000300010009000008000001020570080730000090000004";

/// Its solution.
pub(super) const TEXTBOOK_SOLVED: &str =
    "273481965916275438548693127859347612367512849124968753431829576685734291792156384";

/// A 4×4 puzzle with one solution.
pub(super) const FOUR: [u8; 16] = [0, 2, 0, 4, 0, 0, 1, 0, 0, 1, 0, 0, 4, 0, 2, 0];

/// A 9×9 grid from its line.
pub(super) fn nine(line: &str) -> Grid {
    Grid::new(Shape::NINE, line.bytes().map(|byte| if byte.is_ascii_digit() { byte - b'0' } else { 0 }).collect())
}
