//! The record solvers for 9×9.
//!
//! A band is three boxes side by side. In it a value has a place in each row, and these places are in three different boxes: six
//! permutations, before anything else is known. All three solvers here keep candidates so that what is left of these
//! permutations, by bands and by stacks, is found for all values at once by a few logical operations: [`Single`] for one puzzle
//! in vectors of bytes, [`Batch`] for a puzzle in every lane, and [`scalar`] in plain integers where there are no vectors.
//!
//! They take a grid as a line of 81 characters and give solutions as such lines, because that is how grids come by the million.

mod batch;
pub mod scalar;
pub mod single;

use std::ops::ControlFlow;

use lanes::Isa;

pub use batch::Batch;
pub use single::Single;

use super::{Grid, Shape};

/// A 9×9 grid as a line: `1` to `9` are values, and every other character an empty cell.
pub type Line = [u8; 81];

/// Gives every solution of a line until told to stop, by the quickest of the solvers for one puzzle.
pub fn each(line: &Line, visit: &mut dyn FnMut(&Line) -> ControlFlow<()>) {
    match Isa::best() {
        Isa::Portable => scalar::each(line, visit),
        isa => Single::new(isa).each(line, visit),
    }
}

/// A 9×9 grid in a line.
pub(super) fn line(grid: &Grid) -> Line {
    std::array::from_fn(|cell| b'0' + grid.cells()[cell])
}

/// The grid in a line.
pub(super) fn grid(line: &Line) -> Grid {
    Grid::new(Shape::NINE, line.iter().map(|&byte| if byte.is_ascii_digit() { byte - b'0' } else { 0 }).collect())
}
