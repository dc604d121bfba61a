//! A grid: a shape, and a value or nothing in each cell.

use super::{Shape, write};

/// A grid, complete or not. A cell holds 0 if it is empty, or a value from 1 to n.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Grid {
    shape: Shape,
    cells: Vec<u8>,
}

impl Grid {
    /// A grid without values.
    pub fn empty(shape: Shape) -> Self {
        Grid { shape, cells: vec![0; shape.cells()] }
    }

    /// The grid with these cells, in row order; 0 is an empty one.
    ///
    /// # Panics
    ///
    /// If there are too few or too many, or a value is above n.
    pub fn new(shape: Shape, cells: Vec<u8>) -> Self {
        assert_eq!(cells.len(), shape.cells(), "a grid of {shape} boxes has {} cells", shape.cells());
        assert!(cells.iter().all(|&value| usize::from(value) <= shape.n()), "a value is above {}", shape.n());
        Grid { shape, cells }
    }

    /// Its shape.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// Its cells in row order, 0 for an empty one.
    pub fn cells(&self) -> &[u8] {
        &self.cells
    }

    /// The value in a cell.
    pub fn get(&self, cell: usize) -> Option<u8> {
        Some(self.cells[cell]).filter(|&value| value != 0)
    }

    /// Writes a value into a cell, or empties it.
    ///
    /// # Panics
    ///
    /// If the value is 0 or above n.
    pub fn set(&mut self, cell: usize, value: Option<u8>) {
        assert!(value.is_none_or(|value| value != 0 && usize::from(value) <= self.shape.n()), "no such value");
        self.cells[cell] = value.unwrap_or(0);
    }

    /// How many cells hold a value.
    pub fn clues(&self) -> usize {
        self.cells.iter().filter(|&&value| value != 0).count()
    }

    /// Does every cell hold a value?
    pub fn is_full(&self) -> bool {
        self.cells.iter().all(|&value| value != 0)
    }

    /// Does no row, column or box hold a value twice? (The checker, which judges the solvers, does not ask this.)
    pub fn is_legal(&self) -> bool {
        self.shape.houses().all(|house| {
            let mut seen = 0u64;
            self.shape.cells_of(house).filter_map(|cell| self.get(cell)).all(|value| {
                let new = seen >> value & 1 == 0;
                seen |= 1 << value;
                new
            })
        })
    }
}

impl std::fmt::Display for Grid {
    /// In a line.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(&write::line(self))
    }
}
