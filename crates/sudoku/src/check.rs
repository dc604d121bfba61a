//! The independent checker: names every clash in a grid. It shares no code with any solver.

use backtrail::{Text, text};
use registry::{Verdict, show_in_english};

use super::{Grid, House, Shape, write};

/// The most clashes that a verdict names.
const NAMED: usize = 100;

/// A value that is in a house more than once.
///
/// ```
/// use sudoku::{check, read};
/// let grid = read::read_one("1...\n..1.\n...2\n1...", None)?;
/// let clashes: Vec<String> = check::clashes(&grid).iter().map(ToString::to_string).collect();
/// assert_eq!(clashes, ["row 4, column 1: 1 appears twice in its column (first at row 1, column 1)"]);
/// # Ok::<(), sudoku::read::BadGrid>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clash {
    /// The value.
    pub value: u8,
    /// The house.
    pub house: House,
    /// The cells of the house that hold it, two or more, in row order.
    pub cells: Vec<usize>,
    shape: Shape,
}

impl Clash {
    /// Where it is, and which value and house.
    pub fn text(&self) -> Text {
        let (first, last) = (self.shape.cell(self.cells[0]), self.shape.cell(self.cells[self.cells.len() - 1]));
        let (value, (house, _)) = (write::symbol(self.value, self.shape), self.house.named());
        text!("sudoku-clash", last = last, value = value, times = self.cells.len(), house = house, first = first)
    }
}

show_in_english!(Clash, Change);

/// Every clash, once: rows, then columns, then boxes, and the values of each in order.
///
/// Boxes that are rows or columns themselves are not named again.
pub fn clashes(grid: &Grid) -> Vec<Clash> {
    let shape = grid.shape();
    let boxes = shape.box_rows() > 1 && shape.box_columns() > 1;
    let mut clashes = Vec::new();
    for house in shape.houses().filter(|house| boxes || !matches!(house, House::Box(_))) {
        let mut holders = vec![Vec::new(); shape.n()];
        for cell in shape.cells_of(house) {
            if let Some(value) = grid.get(cell) {
                holders[usize::from(value) - 1].push(cell);
            }
        }
        let twice = (1..).zip(holders).filter(|(_, cells)| cells.len() > 1);
        clashes.extend(twice.map(|(value, cells)| Clash { value, house, cells, shape }));
    }
    clashes
}

/// What is to be said of a grid that somebody brings, complete or not, and of what it did to its puzzle.
pub fn verdict(grid: &Grid, changes: &[Change]) -> Verdict {
    let clashes = clashes(grid);
    let (n, cells, filled) = (grid.shape().n(), grid.shape().cells(), grid.clues());
    let (total, complete) = ((clashes.len() + changes.len()) as u64, grid.is_full());
    let summary = match (total, complete) {
        (0, true) => text!("sudoku-verdict-solution", n = n, cells = cells),
        (0, false) => text!("sudoku-verdict-legal", filled = filled, cells = cells, empty = cells - filled),
        (_, true) => text!("sudoku-verdict-full", n = n, cells = cells, conflicts = total),
        (_, false) => text!("sudoku-verdict-part", filled = filled, cells = cells, conflicts = total),
    };
    let conflicts = clashes.iter().take(NAMED).map(Clash::text).chain(changes.iter().map(Change::text)).collect();
    Verdict { summary, conflicts, total, complete }
}

/// What a solution did to its puzzle that it may not do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// It has another shape.
    Shape {
        /// The puzzle's.
        puzzle: Shape,
        /// The solution's.
        solution: Shape,
    },
    /// A clue is another value, or gone.
    Clue {
        /// The shape of both.
        shape: Shape,
        /// The cell.
        cell: usize,
        /// The clue.
        clue: u8,
        /// What the solution has there.
        now: Option<u8>,
    },
}

impl Change {
    /// What became of what.
    pub fn text(&self) -> Text {
        match *self {
            Change::Shape { puzzle, solution } => {
                text!("sudoku-other-shape", n = puzzle.n(), shape = puzzle.to_string())
                    .with("m", solution.n())
                    .with("other", solution.to_string())
            }
            Change::Clue { shape, cell, clue, now } => {
                let (cell, clue) = (shape.cell(cell), write::symbol(clue, shape));
                match now {
                    Some(now) => {
                        text!("sudoku-clue-changed", cell = cell, clue = clue, now = write::symbol(now, shape))
                    }
                    None => text!("sudoku-clue-gone", cell = cell, clue = clue),
                }
            }
        }
    }
}

/// Every clue of a puzzle that a solution changed; none if it extends the puzzle.
pub fn extends(puzzle: &Grid, solution: &Grid) -> Vec<Change> {
    let shape = puzzle.shape();
    if shape != solution.shape() {
        return vec![Change::Shape { puzzle: shape, solution: solution.shape() }];
    }
    let clues = (0..shape.cells()).filter_map(|cell| Some((cell, puzzle.get(cell)?)));
    clues
        .filter(|&(cell, clue)| solution.get(cell) != Some(clue))
        .map(|(cell, clue)| Change::Clue { shape, cell, clue, now: solution.get(cell) })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::{clashes, extends, verdict};
    use crate::{Grid, House, Shape};

    /// A solution of any shape: each row is the first one turned by some places.
    fn solution(shape: Shape) -> Grid {
        let (n, rows, columns) = (shape.n(), shape.box_rows(), shape.box_columns());
        let value = |cell| {
            let (row, column) = (shape.row(cell), shape.column(cell));
            (row % rows * columns + row / rows + column) % n
        };
        Grid::new(shape, (0..shape.cells()).map(|cell| value(cell) as u8 + 1).collect())
    }

    fn shapes() -> impl Iterator<Item = Shape> {
        [(1, 1), (1, 5), (2, 2), (2, 3), (3, 2), (3, 3), (4, 3), (4, 4), (6, 6), (7, 7)]
            .into_iter()
            .map(|(rows, columns)| Shape::new(rows, columns).unwrap())
    }

    #[test]
    fn a_solution_is_legal_and_every_single_change_of_it_clashes() {
        for shape in shapes() {
            let legal = solution(shape);
            assert!(clashes(&legal).is_empty(), "{shape}");
            for cell in (0..shape.cells()).step_by(shape.cells() / 12 + 1) {
                for value in
                    (1..=shape.n() as u8).filter(|&value| legal.get(cell) != Some(value)).step_by(shape.n() / 4 + 1)
                {
                    let mut wrong = legal.clone();
                    wrong.set(cell, Some(value));
                    let found = clashes(&wrong);
                    let boxes = usize::from(shape.box_rows() > 1 && shape.box_columns() > 1);
                    assert_eq!(found.len(), 2 + boxes, "{shape}, cell {cell}");
                    assert!(found.iter().all(|clash| clash.value == value && clash.cells.contains(&cell)));
                    assert!(found.iter().all(|clash| clash.cells.len() == 2));
                }
            }
        }
    }

    #[test]
    fn clashes_say_where() {
        let mut grid = Grid::empty(Shape::NINE);
        for cell in [7, 24, 26] {
            grid.set(cell, Some(5)); // row 1, column 8; row 3, columns 7 and 9
        }
        let found = clashes(&grid);
        assert_eq!((found[0].house, found[1].house), (House::Row(2), House::Box(2)));
        let words: Vec<String> = found.iter().map(ToString::to_string).collect();
        let expected = [
            "row 3, column 9: 5 appears twice in its row (first at row 3, column 7)",
            "row 3, column 9: 5 appears 3 times in its box (first at row 1, column 8)",
        ];
        assert_eq!(words, expected);
        grid.set(26, None);
        assert_eq!(
            clashes(&grid)[0].to_string(),
            "row 3, column 7: 5 appears twice in its box (first at row 1, column 8)"
        );
        let mut large = Grid::empty(Shape::new(4, 4).unwrap());
        large.set(0, Some(16));
        large.set(15, Some(16));
        assert_eq!(
            clashes(&large)[0].to_string(),
            "row 1, column 16: G appears twice in its row (first at row 1, column 1)"
        );
    }

    #[test]
    fn verdicts_sum_up() {
        let summary = |grid: &Grid| words::english(&verdict(grid, &[]).summary);
        let mut grid = solution(Shape::NINE);
        assert_eq!(summary(&grid), "9×9, 81 cells: a solution, without conflicts");
        grid.set(0, Some(2));
        assert_eq!((summary(&grid), verdict(&grid, &[]).total), ("9×9, 81 cells: 3 conflicts".to_string(), 3));
        (27..81).for_each(|cell| grid.set(cell, None));
        assert_eq!(summary(&grid), "27 of 81 cells filled: 2 conflicts");
        (0..9).for_each(|cell| grid.set(cell, None));
        assert_eq!(summary(&grid), "18 of 81 cells filled: no conflicts so far, 63 empty");
        assert!(verdict(&grid, &[]).is_legal() && !verdict(&grid, &[]).complete);
        assert_eq!(summary(&solution(Shape::usual(1).unwrap())), "1×1, 1 cell: a solution, without conflicts");

        let ones = Grid::new(Shape::usual(49).unwrap(), vec![1; 49 * 49]);
        let all = verdict(&ones, &[]);
        assert_eq!((all.total, all.conflicts.len(), all.complete), (147, 100, true));
    }

    #[test]
    fn clues_that_were_changed_are_named() {
        let full = solution(Shape::NINE);
        let mut puzzle = full.clone();
        (2..81).for_each(|cell| puzzle.set(cell, None));
        assert_eq!(extends(&puzzle, &full), []);
        assert_eq!(extends(&puzzle, &puzzle), []);
        let mut wrong = full.clone();
        wrong.set(0, Some(9));
        wrong.set(1, None);
        let words: Vec<String> = extends(&puzzle, &wrong).iter().map(ToString::to_string).collect();
        assert_eq!(words, ["row 1, column 1: the clue 1 was changed to 9", "row 1, column 2: the clue 2 is missing"]);
        let other = Grid::empty(Shape::new(2, 3).unwrap());
        assert_eq!(
            extends(&puzzle, &other)[0].to_string(),
            "the puzzle is 9×9 with boxes of 3x3, but this grid is 6×6 with boxes of 2x3"
        );
    }
}
