//! Grids to text, as [`read`](super::read) reads them back.
//!
//! Values are one character each up to 36: `1` to `9`, then `A` to `Z`, and `0` for 36. Larger grids have no
//! alphabet that people agree on: their values are decimal numbers with blanks between. An empty cell is `.`.

use super::{Grid, Shape};

/// The largest grid whose values are one character each.
const LETTERS: usize = 36;

/// How a value is written in a grid of this shape; 0 is an empty cell.
///
/// ```
/// use sudoku::{Shape, write};
/// let large = Shape::new(7, 7)?;
/// assert_eq!((write::symbol(12, Shape::new(3, 4)?), write::symbol(12, large)), ("C".to_string(), "12".to_string()));
/// # Ok::<(), sudoku::BadShape>(())
/// ```
pub fn symbol(value: u8, shape: Shape) -> String {
    if value == 0 {
        ".".to_string()
    } else if shape.n() > LETTERS {
        value.to_string()
    } else {
        letter(value).to_string()
    }
}

/// The character of a value up to 36.
fn letter(value: u8) -> char {
    match value {
        1..=9 => (b'0' + value) as char,
        10..=35 => (b'A' + value - 10) as char,
        _ => '0',
    }
}

/// A grid as one line: its cells in row order, with blanks between them only if they are numbers.
///
/// ```
/// use sudoku::{Shape, read, write};
/// let grid = read::read_one("1234/34../..../...1".replace('/', "\n").as_str(), None)?;
/// assert_eq!(write::line(&grid), "123434.........1");
/// # Ok::<(), sudoku::read::BadGrid>(())
/// ```
pub fn line(grid: &Grid) -> String {
    cells(grid.cells(), grid.shape(), false)
}

/// A grid as plain rows, each ended by a line feed; numbers stand in columns.
pub fn rows(grid: &Grid) -> String {
    let shape = grid.shape();
    grid.cells().chunks(shape.n()).map(|row| cells(row, shape, true) + "\n").collect()
}

fn cells(cells: &[u8], shape: Shape, aligned: bool) -> String {
    if shape.n() <= LETTERS {
        return cells.iter().map(|&value| if value == 0 { '.' } else { letter(value) }).collect();
    }
    let width = if aligned { 2 } else { 0 };
    let words: Vec<String> = cells.iter().map(|&value| format!("{:>width$}", symbol(value, shape))).collect();
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::{line, rows, symbol};
    use crate::{Grid, Shape};

    #[test]
    fn every_value_has_a_symbol_of_its_own() {
        for n in 1..=Shape::LARGEST {
            let shape = Shape::usual(n).unwrap();
            let mut symbols: Vec<String> = (0..=n as u8).map(|value| symbol(value, shape)).collect();
            symbols.sort();
            symbols.dedup();
            assert_eq!(symbols.len(), n + 1, "{n}");
        }
    }

    #[test]
    fn small_grids_are_dense_and_large_ones_are_numbers() {
        let small = Grid::new(Shape::usual(2).unwrap(), vec![1, 0, 0, 2]);
        assert_eq!((line(&small), rows(&small)), ("1..2".to_string(), "1.\n.2\n".to_string()));
        let mut large = Grid::empty(Shape::usual(40).unwrap());
        large.set(0, Some(40));
        large.set(2, Some(7));
        assert!(line(&large).starts_with("40 . 7 . .") && rows(&large).starts_with("40  .  7  .  ."));
        assert_eq!(rows(&large).lines().count(), 40);
    }
}
