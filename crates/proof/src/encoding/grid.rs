//! A grid to be completed: the direct encoding of Sudoku.
//!
//! Variable cell · n + v says that a cell (row by row, from 0 on) has the value v (from 1 to n). Each cell has a value, and but
//! one; each row, column and box has each value, and but once. A proof that a solution is the only one says in addition that not
//! all cells are as in that.

use backtrail::{Text, text};

use super::Encoding;
use crate::read::Literal;

pub(crate) struct Values {
    n: usize,
    cells: Vec<u8>,
    /// The cells of each house: rows, columns, boxes.
    houses: Vec<Vec<usize>>,
    /// The houses of each cell.
    of: Vec<[usize; 3]>,
    /// The solution that there shall be no other than.
    but: Option<Vec<u8>>,
}

impl Values {
    /// The completion of these cells, as another grid than `but`.
    ///
    /// # Errors
    ///
    /// If there are not as many cells as boxes of this shape ask for, a cell has no value of theirs, or `but` is no solution.
    pub(crate) fn new(box_rows: u32, box_columns: u32, cells: &[u8], but: Option<&[u8]>) -> Result<Self, Text> {
        let (rows, columns) = (box_rows as usize, box_columns as usize);
        let n = rows.saturating_mul(columns);
        if n == 0 || n > 255 || cells.len() != n * n || cells.iter().any(|&value| usize::from(value) > n) {
            return Err(text!("proof-bad-statement"));
        }
        let houses_of = |cell: usize| {
            let (row, column) = (cell / n, cell % n);
            [row, n + column, 2 * n + row / rows * rows + column / columns]
        };
        let of: Vec<[usize; 3]> = (0..n * n).map(houses_of).collect();
        let mut houses = vec![Vec::new(); 3 * n];
        (0..n * n).for_each(|cell| of[cell].iter().for_each(|&house| houses[house].push(cell)));
        let values = Values { n, cells: cells.to_vec(), houses, of, but: but.map(<[u8]>::to_vec) };
        if let Some(solution) = &values.but {
            values.check(solution)?;
        }
        Ok(values)
    }

    /// Errors if this is no solution.
    fn check(&self, solution: &[u8]) -> Result<(), Text> {
        let has_all =
            |house: &Vec<usize>| (1..=self.n).all(|v| house.iter().any(|&cell| usize::from(solution[cell]) == v));
        let keeps = || self.cells.iter().zip(solution).all(|(&clue, &value)| clue == 0 || clue == value);
        match solution.len() == self.cells.len() && keeps() && self.houses.iter().all(has_all) {
            true => Ok(()),
            false => Err(text!("proof-no-solution")),
        }
    }

    fn has(&self, cell: usize, value: usize) -> Literal {
        (cell * self.n + value) as Literal
    }
}

impl Encoding for Values {
    fn variables(&self) -> u64 {
        (self.cells.len() * self.n) as u64
    }

    fn each_clause(&self, each: &mut dyn FnMut(&[Literal])) {
        for (cell, &clue) in self.cells.iter().enumerate() {
            each(&(1..=self.n).map(|value| self.has(cell, value)).collect::<Vec<_>>());
            if clue > 0 {
                each(&[self.has(cell, clue.into())]);
            }
        }
        for house in &self.houses {
            for value in 1..=self.n {
                each(&house.iter().map(|&cell| self.has(cell, value)).collect::<Vec<_>>());
            }
        }
        if let Some(solution) = &self.but {
            let empty = (0..solution.len()).filter(|&cell| self.cells[cell] == 0);
            each(&empty.map(|cell| -self.has(cell, solution[cell].into())).collect::<Vec<_>>());
        }
    }

    fn each_excluded(&self, variable: u32, each: &mut impl FnMut(u32) -> bool) -> bool {
        let (cell, value) = ((variable as usize - 1) / self.n, (variable as usize - 1) % self.n + 1);
        let others = |house: &usize| self.houses[*house].iter().filter(move |&&other| other != cell);
        (1..=self.n).all(|other| other == value || each(self.has(cell, other) as u32))
            && self.of[cell].iter().flat_map(others).all(|&other| each(self.has(other, value) as u32))
    }

    fn structure(&mut self, word: &str, _: &[&str], _: &mut dyn FnMut(&[Literal])) -> Result<(), Text> {
        Err(text!("proof-no-structure", word = word.chars().take(20).collect::<String>()))
    }
}
