//! Clues that must stay, told without a solver.
//!
//! Two rows of a band can be exchanged in a part of their columns if that part holds the same values in both:
//!
//! ```text
//!     1 . . | 6 . . | . 4 .        6 . . | 4 . . | . 1 .      six cells: every row, column and box holds
//!     6 . . | 4 . . | . 1 .   →    1 . . | 6 . . | . 4 .      what it held before
//! ```
//!
//! The smallest such parts are the cycles of the permutation that takes one row to the other; columns of a stack are the
//! same. A puzzle with one solution has a clue in every such part (Sudoku people call it an unavoidable set). So the last
//! clue of a cycle is needed, and no solver has to be asked. Of 22 needed clues that a minimal 9×9 puzzle meets below 36
//! clues, cycles tell 7.5. Two values can be exchanged in parts too, which would tell 2.3 more, but those parts branch, and
//! would have to be followed clue by clue. Parts of three values that close in themselves told nothing new.

use crate::Shape;

/// The cycles of a full grid, and how many clues each still has.
#[derive(Clone, Debug)]
pub(super) struct Cycles {
    shape: Shape,
    /// How many cycles a cell is in: one for each other row of its band and each other column of its stack.
    each: usize,
    /// `[cell · each ..]`: the cycles of a cell.
    of_cell: Vec<u16>,
    /// The clues left in each cycle.
    left: Vec<u8>,
    /// `[row or column · n + value]`: where in the line a value stands.
    places: [Vec<u8>; 2],
}

impl Cycles {
    pub(super) fn new(shape: Shape) -> Self {
        let each = shape.box_rows() + shape.box_columns() - 2;
        let places = std::array::from_fn(|_| vec![0; shape.cells() + shape.n()]);
        Cycles { shape, each, of_cell: vec![0; shape.cells() * each], left: Vec::new(), places }
    }

    /// Finds the cycles of a full grid, all of whose cells are clues.
    pub(super) fn set(&mut self, grid: &[u8]) {
        let n = self.shape.n();
        for (row, cells) in grid.chunks_exact(n).enumerate() {
            for (column, &value) in cells.iter().enumerate() {
                self.places[0][row * n + usize::from(value)] = column as u8;
                self.places[1][column * n + usize::from(value)] = row as u8;
            }
        }
        self.left.clear();
        let (rows, columns) = (self.shape.box_rows(), self.shape.box_columns());
        self.find(grid, 0, rows, 0, [n, 1]);
        self.find(grid, 1, columns, rows - 1, [1, n]);
    }

    /// Finds those of the rows (kind 0) or of the columns (kind 1): blocks of `size` lines, a step from line to line and one
    /// along the line. They go into the lists of the cells from `slot` on.
    fn find(&mut self, grid: &[u8], kind: usize, size: usize, slot: usize, [down, along]: [usize; 2]) {
        let n = self.shape.n();
        for line in 0..n {
            let places = &self.places[kind][line * n..];
            for other in line + 1..line / size * size + size {
                let mut todo = (1_u64 << n) - 1;
                // Each of the two lists the others of its block without itself.
                let (here, there) = (slot + other % size - 1, slot + line % size);
                while todo != 0 {
                    let cycle = self.left.len() as u16;
                    let mut at = todo.trailing_zeros() as usize;
                    let mut clues = 0;
                    while todo >> at & 1 != 0 {
                        todo ^= 1 << at;
                        clues += 2;
                        let facing = other * down + at * along;
                        self.of_cell[(line * down + at * along) * self.each + here] = cycle;
                        self.of_cell[facing * self.each + there] = cycle;
                        at = usize::from(places[usize::from(grid[facing])]);
                    }
                    self.left.push(clues);
                }
            }
        }
    }

    /// A clue goes. Says whether one of its cycles now has none.
    pub(super) fn remove(&mut self, cell: usize) -> bool {
        let mut is_loose = false;
        for &cycle in &self.of_cell[cell * self.each..][..self.each] {
            let left = &mut self.left[usize::from(cycle)];
            *left -= 1;
            is_loose |= *left == 0;
        }
        is_loose
    }

    /// Is a clue the last one of a cycle?
    pub(super) fn is_last(&self, cell: usize) -> bool {
        self.of_cell[cell * self.each..][..self.each].iter().any(|&cycle| self.left[usize::from(cycle)] == 1)
    }

    /// A clue comes back.
    pub(super) fn restore(&mut self, cell: usize) {
        for &cycle in &self.of_cell[cell * self.each..][..self.each] {
            self.left[usize::from(cycle)] += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Cycles;
    use crate::generate::fill::Fill;
    use crate::generate::tests::count;
    use crate::{Grid, Shape};
    use registry::random::Random;

    #[test]
    fn a_grid_without_the_clues_of_a_cycle_has_another_solution() {
        for (rows, columns) in [(1, 4), (2, 2), (2, 3), (3, 2), (3, 3), (2, 5)] {
            let shape = Shape::new(rows, columns).unwrap();
            let full = Fill::new(shape).draw(&mut Random::stream(1, 1)).to_vec();
            let mut cycles = Cycles::new(shape);
            cycles.set(&full);
            for cycle in 0..cycles.left.len() {
                let mut grid = Grid::new(shape, full.clone());
                let is_in =
                    |cell: &usize| cycles.of_cell[cell * cycles.each..][..cycles.each].contains(&(cycle as u16));
                let cells: Vec<usize> = (0..shape.cells()).filter(is_in).collect();
                assert_eq!(cells.len(), usize::from(cycles.left[cycle]));
                cells.iter().for_each(|&cell| grid.set(cell, None));
                assert_eq!(count(&grid, 2), 2, "{shape}");
            }
        }
    }

    #[test]
    fn the_last_clue_of_a_cycle_is_told_and_comes_back() {
        let mut cycles = Cycles::new(Shape::NINE);
        cycles.set(&super::super::fill::pattern(Shape::NINE));
        // The first two rows of the pattern are three cycles of three columns: 1 4 7 over 4 7 1, and so on.
        let before = cycles.left.clone();
        assert!([0, 9, 3, 12, 6].iter().all(|&cell| !cycles.remove(cell)));
        assert!(cycles.is_last(15) && !cycles.is_last(1));
        assert!(cycles.remove(15));
        [0, 9, 3, 12, 6, 15].iter().for_each(|&cell| cycles.restore(cell));
        assert_eq!(cycles.left, before);
    }
}
