//! For tests only: known grids, grids at random, and a solver that shares nothing with the others.

use super::{Grid, House, Shape};

/// The textbook's grid, with one solution.
pub(super) const TEXTBOOK: &str = "200000060000075030048090100000300000300010009000008000001020570080730000090000004";

/// Its solution.
pub(super) const TEXTBOOK_SOLVED: &str =
    "273481965916275438548693127859347612367512849124968753431829576685734291792156384";

/// A 4×4 puzzle with one solution.
pub(super) const FOUR: [u8; 16] = [0, 2, 0, 4, 0, 0, 1, 0, 0, 1, 0, 0, 4, 0, 2, 0];

/// A 9×9 grid from its line.
pub(super) fn nine(line: &str) -> Grid {
    Grid::new(Shape::NINE, line.bytes().map(|byte| if byte.is_ascii_digit() { byte - b'0' } else { 0 }).collect())
}

/// Numbers that look random (xorshift).
pub(super) struct Dice(u64);

impl Dice {
    pub(super) fn new(seed: u64) -> Self {
        Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub(super) fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % limit
    }

    pub(super) fn shuffled(&mut self, length: usize) -> Vec<usize> {
        let mut order: Vec<usize> = (0..length).collect();
        (1..length).rev().for_each(|i| order.swap(i, self.below(i + 1)));
        order
    }
}

/// The values that no house of an empty cell holds.
fn fitting(grid: &Grid, cell: usize) -> Vec<u8> {
    let shape = grid.shape();
    let held = |value| {
        let mut cells = shape.houses_of(cell).into_iter().flat_map(|house| shape.cells_of(house));
        cells.any(|other| grid.get(other) == Some(value))
    };
    (1..=shape.n() as u8).filter(|&value| !held(value)).collect()
}

/// Up to `limit` solutions: the cell with the fewest fitting values first, values in the order of the dice.
pub(super) fn solutions(grid: &Grid, limit: usize, dice: &mut Dice) -> Vec<Grid> {
    let shape = grid.shape();
    let houses = |cell| [shape.row(cell), shape.n() + shape.column(cell), 2 * shape.n() + shape.box_of(cell)];
    let mut held = vec![0u64; 3 * shape.n()];
    for (cell, &value) in grid.cells().iter().enumerate().filter(|&(_, &value)| value != 0) {
        houses(cell).into_iter().for_each(|house| held[house] |= 1 << value);
    }
    let empty = (0..shape.cells()).filter(|&cell| grid.get(cell).is_none());
    let mut found = Vec::new();
    let empty = empty.map(|cell| (cell, houses(cell))).collect();
    Backtrack { grid: grid.clone(), held, empty, limit, found: &mut found }.go(dice);
    found
}

struct Backtrack<'a> {
    grid: Grid,
    held: Vec<u64>,
    empty: Vec<(usize, [usize; 3])>,
    limit: usize,
    found: &'a mut Vec<Grid>,
}

impl Backtrack<'_> {
    fn go(&mut self, dice: &mut Dice) {
        let fits = |houses: [usize; 3]| !houses.iter().fold(1, |set, &house| set | self.held[house]);
        let all = (1u64 << self.grid.shape().n()) * 2 - 1;
        let count = |i: &usize| (fits(self.empty[*i].1) & all).count_ones();
        let Some(i) = (0..self.empty.len()).min_by_key(count) else {
            return self.found.push(self.grid.clone());
        };
        let (cell, houses) = self.empty.swap_remove(i);
        let fitting = fits(houses) & all;
        let values: Vec<u8> = (1..=self.grid.shape().n() as u8).filter(|value| fitting >> value & 1 == 1).collect();
        for i in dice.shuffled(values.len()) {
            self.grid.set(cell, Some(values[i]));
            houses.iter().for_each(|&house| self.held[house] ^= 1 << values[i]);
            self.go(dice);
            houses.iter().for_each(|&house| self.held[house] ^= 1 << values[i]);
            if self.found.len() == self.limit {
                break;
            }
        }
        self.grid.set(cell, None);
        self.empty.push((cell, houses));
    }
}

/// A full grid at random: by search up to 9 values, above that a shuffled pattern.
pub(super) fn full(shape: Shape, dice: &mut Dice) -> Grid {
    if shape.n() <= 9 {
        return solutions(&Grid::empty(shape), 1, dice).remove(0);
    }
    let (n, rows, columns) = (shape.n(), shape.box_rows(), shape.box_columns());
    let value = |cell| {
        let (row, column) = (shape.row(cell), shape.column(cell));
        ((row % rows * columns + row / rows + column) % n + 1) as u8
    };
    shuffle(&Grid::new(shape, (0..shape.cells()).map(value).collect()), dice)
}

/// The grid without some of its values: each goes with `percent` to 100.
pub(super) fn holes(grid: &Grid, percent: usize, dice: &mut Dice) -> Grid {
    let keep = |&value: &u8| if dice.below(100) < percent { 0 } else { value };
    Grid::new(grid.shape(), grid.cells().iter().map(keep).collect())
}

/// A puzzle with one solution, and that: values go as long as the solution stays the only one, at most `most` of them.
pub(super) fn puzzle(shape: Shape, most: usize, dice: &mut Dice) -> (Grid, Grid) {
    let solution = full(shape, dice);
    let mut puzzle = solution.clone();
    for cell in dice.shuffled(shape.cells()) {
        if shape.cells() - puzzle.clues() == most {
            break;
        }
        puzzle.set(cell, None);
        if solutions(&puzzle, 2, dice).len() == 2 {
            puzzle.set(cell, solution.get(cell));
        }
    }
    (puzzle, solution)
}

/// The same grid under a symmetry of its shape at random: rows, columns and values permuted, and perhaps transposed.
pub(super) fn shuffle(grid: &Grid, dice: &mut Dice) -> Grid {
    let shape = grid.shape();
    let (n, rows, columns) = (shape.n(), shape.box_rows(), shape.box_columns());
    let lines = |groups: usize, length: usize, dice: &mut Dice| -> Vec<usize> {
        let groups = dice.shuffled(groups);
        groups
            .into_iter()
            .flat_map(|group| dice.shuffled(length).into_iter().map(move |i| group * length + i))
            .collect()
    };
    let (down, across) = (lines(columns, rows, dice), lines(rows, columns, dice));
    let (values, turn) = (dice.shuffled(n), rows == columns && dice.below(2) == 1);
    let value = |cell| {
        let (row, column) = (down[shape.row(cell)], across[shape.column(cell)]);
        let from = if turn { column * n + row } else { row * n + column };
        grid.get(from).map_or(0, |value| values[usize::from(value) - 1] as u8 + 1)
    };
    Grid::new(shape, (0..shape.cells()).map(value).collect())
}

/// What singles alone fill in, by looking again and again.
pub(super) fn singles(grid: &Grid) -> Grid {
    let mut grid = grid.clone();
    let shape = grid.shape();
    loop {
        let before = grid.clues();
        for cell in 0..shape.cells() {
            if let (None, [value]) = (grid.get(cell), &fitting(&grid, cell)[..]) {
                grid.set(cell, Some(*value));
            }
        }
        for house in shape.houses().collect::<Vec<House>>() {
            for value in 1..=shape.n() as u8 {
                let held = shape.cells_of(house).any(|cell| grid.get(cell) == Some(value));
                let fits = |&cell: &usize| grid.get(cell).is_none() && fitting(&grid, cell).contains(&value);
                let places: Vec<usize> = shape.cells_of(house).filter(fits).collect();
                if let (false, [cell]) = (held, &places[..]) {
                    grid.set(*cell, Some(value));
                }
            }
        }
        if grid.clues() == before {
            return grid;
        }
    }
}
