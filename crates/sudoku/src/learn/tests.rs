//! The solver against a small one that shares nothing with it but the shape.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use super::super::{Grid, House, Shape, solve_plain};
use super::{Cause, Learn, LearnEnd};

/// The twin: the cell with the fewest values left, each of them in turn. Gives at most `limit` solutions.
struct Twin {
    shape: Shape,
    cells: Vec<u8>,
    used: Vec<[u64; 3]>,
    limit: usize,
    found: Vec<Vec<u8>>,
}

impl Twin {
    fn solve(shape: Shape, cells: &[u8], limit: usize) -> Vec<Vec<u8>> {
        let n = shape.n();
        let mut twin = Twin { shape, cells: vec![0; n * n], used: vec![[0; 3]; n], limit, found: Vec::new() };
        for (cell, &value) in cells.iter().enumerate().filter(|(_, value)| **value != 0) {
            if twin.left(cell) & 1 << value == 0 {
                return Vec::new();
            }
            twin.put(cell, value);
        }
        twin.go();
        twin.found
    }

    fn houses(&self, cell: usize) -> [usize; 3] {
        [self.shape.row(cell), self.shape.column(cell), self.shape.box_of(cell)]
    }

    fn left(&self, cell: usize) -> u64 {
        let [row, column, of] = self.houses(cell);
        let all = ((1u64 << self.shape.n()) - 1) << 1;
        all & !(self.used[row][0] | self.used[column][1] | self.used[of][2])
    }

    fn put(&mut self, cell: usize, value: u8) {
        self.cells[cell] = value;
        for (kind, house) in self.houses(cell).into_iter().enumerate() {
            self.used[house][kind] ^= 1 << value;
        }
    }

    fn go(&mut self) {
        let empty = (0..self.cells.len()).filter(|&cell| self.cells[cell] == 0);
        let Some(cell) = empty.min_by_key(|&cell| self.left(cell).count_ones()) else {
            self.found.push(self.cells.clone());
            return;
        };
        let left = self.left(cell);
        for value in 1..=self.shape.n() as u8 {
            if left >> value & 1 != 0 && self.found.len() < self.limit {
                self.put(cell, value);
                self.go();
                self.put(cell, value);
                self.cells[cell] = 0;
            }
        }
    }
}

struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 20) % n as u64) as usize
    }

    fn order(&mut self, n: usize) -> Vec<usize> {
        let mut order: Vec<_> = (0..n).collect();
        (1..n).rev().for_each(|i| order.swap(i, self.below(i + 1)));
        order
    }

    /// A full grid: the pattern with its values, rows and columns shuffled.
    fn full(&mut self, shape: Shape) -> Vec<u8> {
        let (n, rows, columns) = (shape.n(), shape.box_rows(), shape.box_columns());
        let values = self.order(n);
        let mut lines = |bands: usize, of: usize| -> Vec<usize> {
            let bands = self.order(bands);
            bands.into_iter().flat_map(|band| self.order(of).into_iter().map(move |i| band * of + i)).collect()
        };
        let (row_order, column_order) = (lines(columns, rows), lines(rows, columns));
        let value = |row: usize, column: usize| values[(row % rows * columns + row / rows + column) % n] as u8 + 1;
        row_order.iter().flat_map(|&row| column_order.iter().map(move |&column| value(row, column))).collect()
    }

    /// A grid with some cells emptied, and some of the others changed.
    fn puzzle(&mut self, shape: Shape, holes: usize, changes: usize) -> Vec<u8> {
        let mut cells = self.full(shape);
        let order = self.order(cells.len());
        order[..holes].iter().for_each(|&cell| cells[cell] = 0);
        for _ in 0..changes {
            cells[order[holes + self.below(order.len() - holes)]] = self.below(shape.n()) as u8 + 1;
        }
        cells
    }
}

fn all(learn: &mut Learn, cells: &[u8], limit: u64) -> (LearnEnd, Vec<Vec<u8>>) {
    let mut found = Vec::new();
    let end = learn.solve(cells, limit, &mut || false, &mut |grid| {
        found.push(grid.to_vec());
        ControlFlow::Continue(())
    });
    assert_eq!(end.solutions, found.len() as u64);
    (end, found)
}

fn assert_solves(shape: Shape, cells: &[u8], solution: &[u8]) {
    assert!(cells.iter().zip(solution).all(|(&clue, value)| clue == 0 || clue == *value), "a clue was changed");
    for house in shape.houses() {
        let values: BTreeSet<_> = shape.cells_of(house).map(|cell| solution[cell]).collect();
        assert!(values.into_iter().eq(1..=shape.n() as u8), "{house}");
    }
}

/// The same solutions as the twin's, all of them or as many as `limit`.
fn assert_like_twin(learn: &mut Learn, shape: Shape, cells: &[u8], limit: usize) -> usize {
    let expected = Twin::solve(shape, cells, limit + 1);
    let (end, found) = all(learn, cells, limit as u64);
    let cause = if expected.len() < limit { Cause::Exhausted } else { Cause::Limit };
    let count = expected.len().min(limit);
    assert_eq!(end.solutions, count as u64, "{shape} {cells:?}");
    let set: BTreeSet<_> = found.iter().cloned().collect();
    assert_eq!(set.len(), count, "a solution was given twice: {shape} {cells:?}");
    found.iter().for_each(|solution| assert_solves(shape, cells, solution));
    if expected.len() < limit {
        assert_eq!(end.cause, cause);
        assert_eq!(set, expected.into_iter().collect(), "{shape} {cells:?}");
    }
    count
}

#[test]
fn small_grids_have_the_solutions_that_the_twin_finds() {
    let mut random = Random(0x9E37_79B9_7F4A_7C15);
    let shapes =
        [(1, 1, 3), (1, 4, 40), (2, 2, 300), (2, 3, 200), (3, 2, 200), (3, 3, 150), (2, 5, 40), (3, 4, 30), (4, 3, 30)];
    let (mut none, mut one, mut many) = (0, 0, 0);
    for (rows, columns, puzzles) in shapes {
        let shape = Shape::new(rows, columns).unwrap();
        let mut learn = Learn::new(shape);
        let cells = shape.cells();
        for i in 0..puzzles {
            // Fewer holes where the twin would take too long.
            let percent = if shape.n() < 9 { 30 + random.below(60) } else { 35 + random.below(25) };
            let cells = random.puzzle(shape, cells * percent / 100, if i % 3 == 0 { 1 + i / 3 % 2 } else { 0 });
            match assert_like_twin(&mut learn, shape, &cells, 50) {
                0 => none += 1,
                1 => one += 1,
                _ => many += 1,
            }
        }
    }
    assert!(none > 50 && one > 50 && many > 50, "{none} without a solution, {one} with one, {many} with many");
}

#[test]
fn all_288_grids_of_four_values_are_given_and_all_of_two_by_three_with_a_row_and_a_column() {
    let (end, found) = all(&mut Learn::new(Shape::new(2, 2).unwrap()), &[0; 16], u64::MAX);
    assert_eq!(
        (end, found.iter().collect::<BTreeSet<_>>().len()),
        (LearnEnd { solutions: 288, cause: Cause::Exhausted }, 288)
    );
    let shape = Shape::new(2, 3).unwrap();
    let mut cells = vec![0; 36];
    (0..6).for_each(|i| cells[i] = i as u8 + 1);
    [4, 2, 3, 5, 6].iter().enumerate().for_each(|(i, &value)| cells[6 * i + 6] = value);
    assert!(assert_like_twin(&mut Learn::new(shape), shape, &cells, 5000) > 100);
}

/// Enough conflicts for restarts, and for choices turned round that become clauses when the solver forgets.
#[test]
fn thousands_of_solutions_are_given_once_each() {
    let mut random = Random(77);
    let mut learn = Learn::new(Shape::NINE);
    let mut learned = 0;
    for _ in 0..4 {
        let cells = random.puzzle(Shape::NINE, 56, 0);
        assert_like_twin(&mut learn, Shape::NINE, &cells, 4000);
        learned = learned.max(learn.stats().learned);
    }
    assert!(learned > 50, "{learned} clauses are too few to forget some");
}

/// Every "unique" is checked: clues are added until the solver says so, and then the twin must say the same.
#[test]
fn uniqueness_of_16x16_is_what_the_twin_says() {
    let shape = Shape::new(4, 4).unwrap();
    let mut random = Random(5);
    let mut learn = Learn::new(shape);
    let mut several = 0;
    for _ in 0..12 {
        let full = random.full(shape);
        let mut cells = full.clone();
        random.order(256)[..130].iter().for_each(|&cell| cells[cell] = 0);
        loop {
            let (end, found) = all(&mut learn, &cells, 2);
            if end == (LearnEnd { solutions: 1, cause: Cause::Exhausted }) {
                assert_eq!(found[0], full);
                assert_eq!(Twin::solve(shape, &cells, 2), found);
                break;
            }
            assert_eq!(end, LearnEnd { solutions: 2, cause: Cause::Limit });
            several += 1;
            let differ = (0..256).find(|&cell| found[0][cell] != found[1][cell]).expect("two solutions");
            cells[differ] = full[differ];
        }
    }
    assert!(several > 12, "{several} clues were added");
}

/// Pairs and singles at the start must not lose a solution: few holes, so that the start does most of the work, and
/// shapes with boxes that are no squares, where lines of constraints differ most.
#[test]
fn grids_that_the_start_nearly_solves_have_the_solutions_that_the_twin_finds() {
    let mut random = Random(0xB5);
    let (mut none, mut one, mut many, mut unguessed) = (0, 0, 0, 0);
    for (rows, columns, percent) in [(1, 6, 60), (2, 4, 55), (4, 2, 55), (5, 2, 50), (3, 4, 45), (4, 4, 45)] {
        let shape = Shape::new(rows, columns).unwrap();
        let mut learn = Learn::new(shape);
        for i in 0..60 {
            let holes = shape.cells() * (percent - random.below(20)) / 100;
            let cells = random.puzzle(shape, holes, if i % 4 == 0 { 1 } else { 0 });
            match assert_like_twin(&mut learn, shape, &cells, 20) {
                0 => none += 1,
                1 => one += 1,
                _ => many += 1,
            }
            unguessed += usize::from(learn.stats().decisions == 0);
        }
    }
    assert!(none > 30 && one > 100 && many > 50, "{none} without a solution, {one} with one, {many} with many");
    assert!(unguessed > 100, "{unguessed} were solved without a guess");
}

#[test]
fn large_grids_are_solved() {
    let mut random = Random(11);
    for (rows, columns, percent) in
        [(4, 4, 62), (4, 4, 100), (3, 7, 50), (5, 5, 50), (5, 5, 100), (6, 6, 62), (7, 7, 100)]
    {
        let shape = Shape::new(rows, columns).unwrap();
        let cells = random.puzzle(shape, shape.cells() * percent / 100, 0);
        let (end, found) = all(&mut Learn::new(shape), &cells, 1);
        assert_eq!(end, LearnEnd { solutions: 1, cause: Cause::Limit }, "{shape}");
        assert_solves(shape, &cells, &found[0]);
    }
}

#[test]
fn clues_that_exclude_each_other_have_no_solution() {
    let shape = Shape::NINE;
    let mut learn = Learn::new(shape);
    let exhausted = LearnEnd { solutions: 0, cause: Cause::Exhausted };
    for house in [House::Row(4), House::Column(2), House::Box(8)] {
        let mut cells = vec![0; 81];
        shape.cells_of(house).step_by(7).for_each(|cell| cells[cell] = 3);
        assert_eq!(all(&mut learn, &cells, 1).0, exhausted, "{house}");
    }
    // The last cell of the row sees its eight values in the row, and the ninth in its column.
    let mut cells = vec![0; 81];
    (0..8).for_each(|i| cells[i] = i as u8 + 1);
    cells[44] = 9;
    assert_eq!(all(&mut learn, &cells, 1).0, exhausted);
    assert_eq!(all(&mut learn, &[0; 81], 1).0, LearnEnd { solutions: 1, cause: Cause::Limit });
}

#[test]
fn a_solver_used_again_does_the_same_work() {
    let shape = Shape::new(4, 4).unwrap();
    let mut random = Random(21);
    let puzzles: Vec<_> = (0..6).map(|_| random.puzzle(shape, 160, 0)).collect();
    let mut used = Learn::new(shape);
    puzzles.iter().for_each(|cells| drop(all(&mut used, cells, 20)));
    for cells in &puzzles {
        let mut fresh = Learn::new(shape);
        assert_eq!(all(&mut used, cells, 20), all(&mut fresh, cells, 20));
        assert_eq!(used.stats(), fresh.stats());
        assert!(fresh.stats().decisions > 0 && fresh.stats().propagations > 0);
    }
}

#[test]
fn a_search_ends_when_it_is_told_to() {
    let shape = Shape::new(5, 5).unwrap();
    let mut learn = Learn::new(shape);
    let empty = vec![0; shape.cells()];
    assert_eq!(all(&mut learn, &empty, 0).0, LearnEnd { solutions: 0, cause: Cause::Limit });
    assert_eq!(all(&mut learn, &empty, 3).0, LearnEnd { solutions: 3, cause: Cause::Limit });
    let broken = learn.solve(&empty, 9, &mut || false, &mut |_| ControlFlow::Break(()));
    assert_eq!(broken, LearnEnd { solutions: 1, cause: Cause::Broken });
    let mut asked = 0;
    let stop = &mut || {
        asked += 1;
        asked == 3
    };
    let stopped = learn.solve(&empty, u64::MAX, stop, &mut |_| ControlFlow::Continue(()));
    assert_eq!((stopped.cause, asked), (Cause::Stopped, 3));
}

#[test]
fn a_solution_is_lowered_to_the_least_in_row_order() {
    let mut random = Random(7);
    for n in [4, 6, 8, 9] {
        let shape = Shape::usual(n).unwrap();
        let mut learn = Learn::new(shape);
        for round in 0..12 {
            // Clues of a solution that is not the least: its values are renamed.
            let full = Twin::solve(shape, &vec![0; n * n], 1).remove(0);
            let names = random.order(n);
            let mut cells: Vec<u8> = full.iter().map(|&value| names[usize::from(value) - 1] as u8 + 1).collect();
            let mut solution = cells.clone();
            let order = random.order(n * n);
            order[..n * n * (3 + round % 3) / 6].iter().for_each(|&cell| cells[cell] = 0);
            let mut least = Grid::new(shape, cells.clone());
            assert!(solve_plain(&mut least));
            assert!(learn.lower(&cells, &mut solution, &mut || false));
            assert_eq!(solution, least.cells(), "{cells:?}");
        }
    }
}
