//! Small changes that turn one full grid into another: an exchange of two values, of two rows, or of two columns, in a part
//! of the grid that closes in itself.
//!
//! ```text
//!     . 4 . | . 9 .        . 9 . | . 4 .      4 and 9 exchanged in four cells: every row, column and box
//!     . 9 . | . 4 .   →    . 4 . | . 9 .      holds what it held before
//! ```
//!
//! Each step leads to a full grid, and back again by the same step.

use crate::Shape;

/// A full grid, and where its values stand.
#[derive(Clone, Debug)]
pub(super) struct Places {
    shape: Shape,
    n: usize,
    values: Vec<u8>,
    /// `[value · n + row]`: the cell of a value in a row; values from 0.
    in_row: Vec<u16>,
    /// `[value · n + column]`
    in_column: Vec<u16>,
    /// `[value · n + box]`
    in_box: Vec<u16>,
    /// The row, column and box of each cell.
    houses: Vec<[u8; 3]>,
}

impl Places {
    pub(super) fn new(shape: Shape) -> Self {
        let (n, cells) = (shape.n(), shape.cells());
        let houses = (0..cells).map(|cell| [shape.row(cell), shape.column(cell), shape.box_of(cell)].map(|i| i as u8));
        Places {
            shape,
            n,
            values: vec![0; cells],
            in_row: vec![0; cells],
            in_column: vec![0; cells],
            in_box: vec![0; cells],
            houses: houses.collect(),
        }
    }

    /// Takes over a full grid.
    pub(super) fn set(&mut self, grid: &[u8]) {
        for (cell, &value) in grid.iter().enumerate() {
            self.put(cell, value);
        }
    }

    /// The full grid; values from 1.
    pub(super) fn values(&self) -> &[u8] {
        &self.values
    }

    /// The row, column and box of a cell.
    pub(super) fn houses(&self, cell: usize) -> [usize; 3] {
        self.houses[cell].map(usize::from)
    }

    fn put(&mut self, cell: usize, value: u8) {
        let ([row, column, in_box], at) = (self.houses(cell), (usize::from(value) - 1) * self.n);
        self.values[cell] = value;
        self.in_row[at + row] = cell as u16;
        self.in_column[at + column] = cell as u16;
        self.in_box[at + in_box] = cell as u16;
    }

    /// The other rows of a band.
    fn row_mates(&self, row: usize) -> impl Iterator<Item = usize> + use<> {
        let size = self.shape.box_rows();
        (row / size * size..row / size * size + size).filter(move |&other| other != row)
    }

    /// The other columns of a stack.
    fn column_mates(&self, column: usize) -> impl Iterator<Item = usize> + use<> {
        let size = self.shape.box_columns();
        (column / size * size..column / size * size + size).filter(move |&other| other != column)
    }

    /// Visits the part around a cell in which its value and `other` can be exchanged, as long as `each` says true. Says
    /// whether it always did.
    fn each_of_values(&self, cell: usize, other: u8, each: &mut impl FnMut(usize) -> bool) -> bool {
        // A value stands once in a row: the cells of each of the two are known by their rows.
        let at = [usize::from(self.values[cell]) - 1, usize::from(other) - 1].map(|value| value * self.n);
        let mut seen = [1_u64 << self.houses[cell][0], 0];
        let mut todo = seen;
        loop {
            let side = usize::from(todo[0] == 0);
            if todo[side] == 0 {
                return true;
            }
            let row = todo[side].trailing_zeros() as usize;
            todo[side] &= todo[side] - 1;
            let here = usize::from(self.in_row[at[side] + row]);
            if !each(here) {
                return false;
            }
            let ([_, column, in_box], there) = (self.houses(here), at[1 - side]);
            let by_column = self.houses[usize::from(self.in_column[there + column])][0];
            let by_box = self.houses[usize::from(self.in_box[there + in_box])][0];
            let new = (1 << row | 1 << by_column | 1 << by_box) & !seen[1 - side];
            seen[1 - side] |= new;
            todo[1 - side] |= new;
        }
    }

    /// The same for the part in which the row of a cell and row `other` of its band can be exchanged.
    fn each_of_rows(&self, cell: usize, other: usize, each: &mut impl FnMut(usize) -> bool) -> bool {
        let [row, column, _] = self.houses(cell);
        let mut at = column;
        loop {
            let (here, there) = (row * self.n + at, other * self.n + at);
            if !(each(here) && each(there)) {
                return false;
            }
            let value = usize::from(self.values[there]) - 1;
            at = usize::from(self.houses[usize::from(self.in_row[value * self.n + row])][1]);
            if at == column {
                return true;
            }
        }
    }

    /// The same for the part in which the column of a cell and column `other` of its stack can be exchanged.
    fn each_of_columns(&self, cell: usize, other: usize, each: &mut impl FnMut(usize) -> bool) -> bool {
        let [row, column, _] = self.houses(cell);
        let mut at = row;
        loop {
            let (here, there) = (at * self.n + column, at * self.n + other);
            if !(each(here) && each(there)) {
                return false;
            }
            let value = usize::from(self.values[there]) - 1;
            at = usize::from(self.houses[usize::from(self.in_column[value * self.n + column])][0]);
            if at == row {
                return true;
            }
        }
    }

    /// Exchanges the value of a cell with `other` in the part around it.
    pub(super) fn exchange_values(&mut self, cell: usize, other: u8) {
        let value = self.values[cell];
        let mut part = Vec::new();
        self.each_of_values(cell, other, &mut |cell| {
            part.push(cell);
            true
        });
        for cell in part {
            let new = if self.values[cell] == value { other } else { value };
            self.put(cell, new);
        }
    }

    /// Exchanges the row of a cell with another of its band, or its column with another of its stack, in the part around it.
    pub(super) fn exchange_lines(&mut self, cell: usize, pick: usize) {
        let [row, column, _] = self.houses(cell);
        let mut part = Vec::new();
        let mut keep = |cell: usize| {
            part.push(cell);
            true
        };
        let rows = self.shape.box_rows() - 1;
        if pick < rows {
            let other = self.row_mates(row).nth(pick).expect("a band has that many rows");
            self.each_of_rows(cell, other, &mut keep);
        } else {
            let other = self.column_mates(column).nth(pick - rows).expect("a stack has that many columns");
            self.each_of_columns(cell, other, &mut keep);
        }
        // The cells come in pairs that face each other.
        for pair in part.chunks_exact(2) {
            let [a, b] = [pair[0], pair[1]].map(|cell| self.values[cell]);
            self.put(pair[0], b);
            self.put(pair[1], a);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Places;
    use crate::generate::fill::pattern;
    use crate::generate::tests::is_solution;
    use crate::{Grid, Shape};
    use registry::random::Random;

    #[test]
    fn every_exchange_leaves_a_full_grid_and_undoes_itself() {
        for (rows, columns) in [(1, 4), (2, 2), (2, 3), (3, 2), (3, 3), (3, 4), (5, 5)] {
            let shape = Shape::new(rows, columns).unwrap();
            let mut places = Places::new(shape);
            places.set(&pattern(shape));
            let mut random = Random::stream(3, shape.cells() as u64);
            for _ in 0..200 {
                let before = places.values().to_vec();
                let cell = random.below(shape.cells());
                let other = random.below(shape.n()) as u8 + 1;
                if other != before[cell] {
                    places.exchange_values(cell, other);
                    assert!(is_solution(&Grid::new(shape, places.values().to_vec())));
                    assert_eq!(places.values()[cell], other);
                    places.exchange_values(cell, before[cell]);
                    assert_eq!(places.values(), before);
                    places.exchange_values(cell, other);
                }
                let before = places.values().to_vec();
                let pick = random.below(rows + columns - 2);
                places.exchange_lines(cell, pick);
                assert!(is_solution(&Grid::new(shape, places.values().to_vec())));
                assert_ne!(places.values()[cell], before[cell]);
            }
        }
    }
}
