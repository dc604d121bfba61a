//! The words in which solvers say what they do and why they refuse.

use backtrail::{Text, text};

use super::write::symbol;
use super::{House, Shape};

/// A choice: `r3c7=5`.
pub(super) fn label(shape: Shape, cell: usize, value: u8) -> String {
    format!("r{}c{}={}", shape.row(cell) + 1, shape.column(cell) + 1, symbol(value, shape))
}

/// Why a value cannot go into a cell: another one holds it.
pub(super) fn holds(shape: Shape, cell: usize, rival: usize, value: u8) -> Text {
    let [row, column, its_box] = shape.houses_of(cell);
    let house = match shape.houses_of(rival) {
        [other, ..] if other == row => row,
        [_, other, _] if other == column => column,
        _ => its_box,
    };
    let (row, column) = (shape.row(rival) + 1, shape.column(rival) + 1);
    in_house("sudoku-holds", house).with("value", symbol(value, shape)).with("row", row).with("column", column)
}

/// Why a choice leads nowhere: a cell has no candidate left.
pub(super) fn starves(shape: Shape, cell: usize) -> Text {
    text!("sudoku-starves", row = shape.row(cell) + 1, column = shape.column(cell) + 1)
}

/// Why a choice leads nowhere: a house has no place left for a value.
pub(super) fn homeless(shape: Shape, house: House, value: u8) -> Text {
    in_house("sudoku-homeless", house).with("value", symbol(value, shape))
}

/// A sentence about a house, which is its kind and its number.
fn in_house(id: &'static str, house: House) -> Text {
    let (kind, number) = match house {
        House::Row(i) => ("row", i),
        House::Column(i) => ("column", i),
        House::Box(i) => ("box", i),
    };
    text!(id, house = kind, number = number + 1)
}
