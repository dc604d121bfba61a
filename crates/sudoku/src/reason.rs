//! The words in which solvers say what they do and why they refuse.

use super::write::symbol;
use super::{House, Shape};

/// A choice: `r3c7=5`.
pub(super) fn label(shape: Shape, cell: usize, value: u8) -> String {
    format!("r{}c{}={}", shape.row(cell) + 1, shape.column(cell) + 1, symbol(value, shape))
}

/// Why a value cannot go into a cell: another one holds it.
pub(super) fn holds(shape: Shape, cell: usize, rival: usize, value: u8) -> String {
    let [row, column, its_box] = shape.houses_of(cell);
    let house = match shape.houses_of(rival) {
        [other, ..] if other == row => row,
        [_, other, _] if other == column => column,
        _ => its_box,
    };
    format!("{house} holds {} already, at {}", symbol(value, shape), shape.name(rival))
}

/// Why a choice leads nowhere: a cell has no candidate left.
pub(super) fn starves(shape: Shape, cell: usize) -> String {
    format!("{} would have no candidate left", shape.name(cell))
}

/// Why a choice leads nowhere: a house has no place left for a value.
pub(super) fn homeless(shape: Shape, house: House, value: u8) -> String {
    format!("{house} would have no place left for {}", symbol(value, shape))
}
