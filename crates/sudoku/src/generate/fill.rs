//! Random full grids, from a random source alone: no solver has a say, so a seed means the same grid for ever.
//!
//! Up to 12 values: random boxes on the diagonal, which do not touch each other, then the other cells row by row, in a row
//! the one with the fewest values left first, its value at random; back at a dead end, anew when that takes long. Every
//! grid can come up. It is not exactly the same chance for each: a grid whose choices were narrow comes up more often.
//!
//! With more values such a search no longer ends. There a walk starts at one grid, exchanges two values, rows or columns in
//! a random part (see `swaps`) until each cell has changed often, and ends with random names and orders. A
//! step and its way back have the same chance, so the walk favours no grid of those that it can reach; whether it reaches
//! all is not known. With boxes of a single row and a prime number of values it only renames and reorders the one it
//! starts at, as no part but the whole closes in itself.

use super::swaps::Places;
use crate::Shape;
use registry::random::Random;

/// The most values that the search is used for.
const SEARCHED: usize = 12;

/// Something for each row, column or box of a grid that is searched.
type Lines<T> = [T; 16];

/// Fills grids of one shape.
#[derive(Clone, Debug)]
pub(super) struct Fill {
    shape: Shape,
    cells: Vec<u8>,
    /// The first box of each row's band, and each column's stack: their sum is the box.
    band: Lines<u8>,
    stack: Lines<u8>,
    /// Values left in each row, column and box.
    rows: Lines<u16>,
    columns: Lines<u16>,
    boxes: Lines<u16>,
    /// By row, the columns of its empty cells.
    empty: Lines<u16>,
    /// How many cells the search may still enter.
    patience: usize,
}

impl Fill {
    pub(super) fn new(shape: Shape) -> Self {
        let (rows, columns) = (shape.box_rows(), shape.box_columns());
        Fill {
            shape,
            cells: vec![0; shape.cells()],
            band: std::array::from_fn(|row| (row / rows * rows) as u8),
            stack: std::array::from_fn(|column| (column / columns) as u8),
            rows: [0; 16],
            columns: [0; 16],
            boxes: [0; 16],
            empty: [0; 16],
            patience: 0,
        }
    }

    /// A random full grid.
    pub(super) fn draw(&mut self, random: &mut Random) -> &[u8] {
        if self.shape.n() <= SEARCHED {
            while !self.search(random) {}
        } else {
            self.walk(random);
        }
        &self.cells
    }

    fn search(&mut self, random: &mut Random) -> bool {
        let (n, shape) = (self.shape.n(), self.shape);
        for left in [&mut self.rows, &mut self.columns, &mut self.boxes, &mut self.empty] {
            left.fill((1 << n) - 1);
        }
        let mut values: [u8; SEARCHED] = std::array::from_fn(|i| i as u8);
        for i in 0..shape.box_rows().min(shape.box_columns()) {
            random.shuffle(&mut values[..n]);
            let (top, left) = (i * shape.box_rows(), i * shape.box_columns());
            let mut values = values[..n].iter();
            for row in top..top + shape.box_rows() {
                for (column, &value) in (left..left + shape.box_columns()).zip(&mut values) {
                    self.put(row, column, 1 << value);
                }
            }
        }
        self.patience = 2 * shape.cells();
        self.search_row(0, random)
    }

    /// Fills the rows from this one on.
    fn search_row(&mut self, row: usize, random: &mut Random) -> bool {
        let n = self.shape.n();
        if row == n {
            return true;
        }
        if self.patience == 0 {
            return false;
        }
        self.patience -= 1;
        let (mut todo, mut column, mut fewest, mut choices) = (self.empty[row], 0, u32::MAX, 0);
        if todo == 0 {
            return self.search_row(row + 1, random);
        }
        while todo != 0 && fewest > 1 {
            let here = todo.trailing_zeros() as usize;
            todo &= todo - 1;
            let left = self.rows[row] & self.columns[here] & self.boxes[self.box_of(row, here)];
            if left.count_ones() < fewest {
                (column, fewest, choices) = (here, left.count_ones(), left);
            }
        }
        while choices != 0 {
            let value = pick(choices, random);
            choices &= !value;
            self.put(row, column, value);
            if self.search_row(row, random) {
                return true;
            }
            self.flip(row, column, value);
        }
        false
    }

    fn box_of(&self, row: usize, column: usize) -> usize {
        usize::from(self.band[row] + self.stack[column])
    }

    fn put(&mut self, row: usize, column: usize, value: u16) {
        self.cells[row * self.shape.n() + column] = value.trailing_zeros() as u8 + 1;
        self.flip(row, column, value);
    }

    /// Takes a value from what is left in the houses of a cell, or gives it back.
    fn flip(&mut self, row: usize, column: usize, value: u16) {
        self.rows[row] ^= value;
        self.columns[column] ^= value;
        let in_box = self.box_of(row, column);
        self.boxes[in_box] ^= value;
        self.empty[row] ^= 1 << column;
    }

    fn walk(&mut self, random: &mut Random) {
        let (n, shape) = (self.shape.n(), self.shape);
        let mut places = Places::new(shape);
        places.set(&pattern(shape));
        let lines = shape.box_rows() + shape.box_columns() - 2;
        for _ in 0..10 * shape.cells() {
            let cell = random.below(shape.cells());
            let other = random.below(n) as u8 + 1;
            if other != places.values()[cell] {
                places.exchange_values(cell, other);
            }
            places.exchange_lines(cell, random.below(lines));
        }
        let mut names: Vec<u8> = (1..=n as u8).collect();
        random.shuffle(&mut names);
        let rows = lines_in_blocks(n, shape.box_rows(), random);
        let columns = lines_in_blocks(n, shape.box_columns(), random);
        for cell in 0..shape.cells() {
            let from = rows[cell / n] * n + columns[cell % n];
            self.cells[cell] = names[usize::from(places.values()[from]) - 1];
        }
    }
}

/// One of the bits of a mask.
fn pick(mut mask: u16, random: &mut Random) -> u16 {
    let many = mask.count_ones() as usize;
    if many > 1 {
        for _ in 0..random.below(many) {
            mask &= mask - 1;
        }
    }
    mask & mask.wrapping_neg()
}

/// The n lines in a random order that keeps blocks of `size` together.
fn lines_in_blocks(n: usize, size: usize, random: &mut Random) -> Vec<usize> {
    let mut blocks: Vec<Vec<usize>> = (0..n / size).map(|block| (block * size..(block + 1) * size).collect()).collect();
    random.shuffle(&mut blocks);
    blocks.iter_mut().for_each(|block| random.shuffle(block));
    blocks.concat()
}

/// A full grid of any shape: each row is the one above it, moved by a box, and by one more where a band begins.
pub(super) fn pattern(shape: Shape) -> Vec<u8> {
    let n = shape.n();
    let moved = |row: usize| row % shape.box_rows() * shape.box_columns() + row / shape.box_rows();
    (0..shape.cells()).map(|cell| ((cell % n + moved(cell / n)) % n) as u8 + 1).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::{Fill, pattern};
    use crate::generate::tests::is_solution;
    use crate::{Grid, Shape};
    use registry::random::Random;

    #[test]
    fn grids_of_every_shape_are_filled() {
        let shapes =
            [(1, 1), (1, 2), (1, 5), (2, 2), (2, 3), (3, 2), (3, 3), (2, 5), (3, 4), (6, 2), (4, 4), (1, 13), (5, 5)];
        for (rows, columns) in shapes {
            let shape = Shape::new(rows, columns).unwrap();
            assert!(is_solution(&Grid::new(shape, pattern(shape))), "{shape}");
            let mut fill = Fill::new(shape);
            for index in 0..3 {
                let grid = Grid::new(shape, fill.draw(&mut Random::stream(1, index)).to_vec());
                assert!(is_solution(&grid), "{shape}");
            }
        }
    }

    #[test]
    fn all_288_grids_of_4_by_4_come_up_and_none_is_rare() {
        let shape = Shape::new(2, 2).unwrap();
        let mut fill = Fill::new(shape);
        let mut seen = std::collections::HashMap::new();
        for index in 0..28_800 {
            *seen.entry(fill.draw(&mut Random::stream(2, index)).to_vec()).or_insert(0) += 1;
        }
        assert_eq!(seen.len(), 288);
        assert!(seen.values().all(|&times| times > 40), "{:?}", seen.values().min());
    }

    #[test]
    fn the_walk_leaves_the_orbit_of_its_start() {
        // Two rows of a band of the pattern have the same cycles whatever band, names and order; after the walk they vary.
        let shape = Shape::new(4, 4).unwrap();
        let mut fill = Fill::new(shape);
        let mut kinds = HashSet::new();
        for index in 0..20 {
            let grid = fill.draw(&mut Random::stream(4, index)).to_vec();
            kinds.insert(cycles(&grid, 16));
        }
        assert!(kinds.len() > 3, "{kinds:?}");
    }

    /// The sorted lengths of the cycles that take the first row to the second.
    fn cycles(grid: &[u8], n: usize) -> Vec<usize> {
        let mut seen = vec![false; n];
        let mut lengths = Vec::new();
        for start in 0..n {
            let (mut at, mut length) = (start, 0);
            while !std::mem::replace(&mut seen[at], true) {
                length += 1;
                at = (0..n).find(|&column| grid[column] == grid[n + at]).unwrap();
            }
            if length > 0 {
                lengths.push(length);
            }
        }
        lengths.sort_unstable();
        lengths
    }
}
