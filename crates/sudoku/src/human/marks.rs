//! The candidates of every empty cell, and for every house and value the cells left for it: one set of bits each.
//!
//! Both views of the same marks are kept, because half of the techniques ask about cells and half about houses. Houses are
//! numbered: rows from 0, then columns, then boxes; value v is bit v − 1; a place in a house is its number in row order.

use crate::bits::bits;
use crate::{Grid, House, Shape, write};

/// Why the marks allow no solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Contradiction {
    /// A value is twice in a house.
    Twice { bit: usize, house: usize },
    /// A cell has no candidate.
    NoCandidate { cell: usize },
    /// A value has no place in a house.
    NoPlace { bit: usize, house: usize },
}

/// Where a box and a row or column of it cross.
#[derive(Clone, Copy, Debug)]
pub(super) struct Crossing {
    pub(super) line: usize,
    pub(super) square: usize,
    /// The places that they share, as the line counts them.
    pub(super) in_line: u64,
    /// The same as the box counts them.
    pub(super) in_square: u64,
}

/// A grid with its candidates.
#[derive(Clone, Debug)]
pub(super) struct Marks {
    shape: Shape,
    n: usize,
    values: Vec<u8>,
    candidates: Vec<u64>,
    places: Vec<u64>,
    missing: Vec<u64>,
    empty: usize,
    contradiction: Option<Contradiction>,
    /// The cells of the houses, n for each.
    cells: Vec<u16>,
    /// The three houses of a cell, and its place in each.
    spots: Vec<[(u8, u8); 3]>,
    crossings: Vec<Crossing>,
}

impl Marks {
    /// The marks of a grid: all values that its clues do not forbid.
    pub(super) fn new(grid: &Grid) -> Self {
        let shape = grid.shape();
        let n = shape.n();
        let all = u64::MAX >> (64 - n);
        let mut spots = vec![[(0, 0); 3]; shape.cells()];
        let mut cells = Vec::with_capacity(3 * n * n);
        for (h, house) in shape.houses().enumerate() {
            for (place, cell) in shape.cells_of(house).enumerate() {
                spots[cell][h / n] = (h as u8, place as u8);
                cells.push(cell as u16);
            }
        }
        let mut marks = Marks {
            shape,
            n,
            values: vec![0; shape.cells()],
            candidates: vec![all; shape.cells()],
            places: vec![all; 3 * n * n],
            missing: vec![all; 3 * n],
            empty: shape.cells(),
            contradiction: None,
            cells,
            spots,
            crossings: crossings(shape),
        };
        for (cell, &value) in grid.cells().iter().enumerate().filter(|&(_, &value)| value != 0) {
            let bit = usize::from(value) - 1;
            if let Some((house, _)) = marks.spots(cell).into_iter().find(|&(h, _)| marks.missing[h] >> bit & 1 == 0) {
                // Whatever else was seen before, this says it better.
                marks.contradiction = Some(Contradiction::Twice { bit, house });
                marks.values = grid.cells().to_vec();
                return marks;
            }
            marks.place(cell, bit);
        }
        marks
    }

    pub(super) fn shape(&self) -> Shape {
        self.shape
    }

    pub(super) fn n(&self) -> usize {
        self.n
    }

    /// Why there is no solution, if that is seen.
    pub(super) fn contradiction(&self) -> Option<Contradiction> {
        self.contradiction
    }

    /// How many cells are empty.
    pub(super) fn empty(&self) -> usize {
        self.empty
    }

    /// The grid as far as it is filled.
    pub(super) fn grid(&self) -> Grid {
        Grid::new(self.shape, self.values.clone())
    }

    /// The value of a cell as a bit, if it has one.
    pub(super) fn value(&self, cell: usize) -> Option<usize> {
        usize::from(self.values[cell]).checked_sub(1)
    }

    /// The candidates of a cell; none if it is filled.
    pub(super) fn candidates(&self, cell: usize) -> u64 {
        self.candidates[cell]
    }

    /// The candidates of all cells.
    pub(super) fn all_candidates(&self) -> &[u64] {
        &self.candidates
    }

    /// The places left for a value in a house; none if it is there.
    pub(super) fn places(&self, house: usize, bit: usize) -> u64 {
        self.places[house * self.n + bit]
    }

    /// The places left for each value in a house.
    pub(super) fn all_places(&self, house: usize) -> &[u64] {
        &self.places[house * self.n..][..self.n]
    }

    /// The values that a house does not hold yet.
    pub(super) fn missing(&self, house: usize) -> u64 {
        self.missing[house]
    }

    /// The cell at a place of a house.
    pub(super) fn cell(&self, house: usize, place: usize) -> usize {
        self.cells[house * self.n + place].into()
    }

    /// The cells of a house.
    pub(super) fn cells(&self, house: usize) -> impl Iterator<Item = usize> + '_ {
        self.cells[house * self.n..][..self.n].iter().map(|&cell| cell.into())
    }

    /// The cells at some places of a house.
    pub(super) fn cells_at(&self, house: usize, places: u64) -> impl Iterator<Item = usize> + '_ {
        bits(places).map(move |place| self.cell(house, place))
    }

    /// The houses of a cell: row, column, box; and its place in each.
    pub(super) fn spots(&self, cell: usize) -> [(usize, usize); 3] {
        self.spots[cell].map(|(house, place)| (house.into(), place.into()))
    }

    /// The places where boxes cross rows, then columns, box by box.
    pub(super) fn crossings(&self) -> &[Crossing] {
        &self.crossings
    }

    /// Boxes, rows, columns: people look at boxes first.
    pub(super) fn boxes_first(&self) -> impl Iterator<Item = usize> + use<> {
        (2 * self.n..3 * self.n).chain(0..2 * self.n)
    }

    /// A house by its number.
    pub(super) fn house(&self, house: usize) -> House {
        let i = house % self.n;
        [House::Row(i), House::Column(i), House::Box(i)][house / self.n]
    }

    /// A value as it is written in grids of this shape.
    pub(super) fn symbol(&self, bit: usize) -> String {
        write::symbol(bit as u8 + 1, self.shape)
    }

    /// Writes a value into an empty cell.
    pub(super) fn place(&mut self, cell: usize, bit: usize) {
        let others = std::mem::take(&mut self.candidates[cell]) & !(1 << bit);
        self.values[cell] = bit as u8 + 1;
        self.empty -= 1;
        let spots = self.spots(cell);
        for (house, _) in spots {
            self.missing[house] &= !(1 << bit);
        }
        for (house, place) in spots {
            for other in bits(others) {
                self.close(house, place, other);
            }
            let taken = std::mem::take(&mut self.places[house * self.n + bit]) & !(1 << place);
            for place in bits(taken) {
                self.remove(self.cell(house, place), bit);
            }
        }
    }

    /// Removes a candidate, if it is there.
    pub(super) fn remove(&mut self, cell: usize, bit: usize) {
        if self.candidates[cell] >> bit & 1 == 0 {
            return;
        }
        self.candidates[cell] &= !(1 << bit);
        if self.candidates[cell] == 0 {
            self.contradiction.get_or_insert(Contradiction::NoCandidate { cell });
        }
        for (house, place) in self.spots(cell) {
            self.close(house, place, bit);
        }
    }

    /// A place of a house is no longer one for a value.
    fn close(&mut self, house: usize, place: usize, bit: usize) {
        let places = &mut self.places[house * self.n + bit];
        *places &= !(1 << place);
        if *places == 0 && self.missing[house] >> bit & 1 == 1 {
            self.contradiction.get_or_insert(Contradiction::NoPlace { bit, house });
        }
    }
}

fn crossings(shape: Shape) -> Vec<Crossing> {
    let (n, rows, columns) = (shape.n(), shape.box_rows(), shape.box_columns());
    let (in_row, in_column) = ((1u64 << columns) - 1, (1u64 << rows) - 1);
    let down = (0..rows).fold(0, |set, row| set | 1u64 << (row * columns));
    let mut crossings = Vec::with_capacity(n * (rows + columns));
    for square in 0..n {
        let (band, stack) = (square / rows, square % rows);
        crossings.extend((0..rows).map(|row| Crossing {
            line: band * rows + row,
            square: 2 * n + square,
            in_line: in_row << (stack * columns),
            in_square: in_row << (row * columns),
        }));
        crossings.extend((0..columns).map(|column| Crossing {
            line: n + stack * columns + column,
            square: 2 * n + square,
            in_line: in_column << (band * rows),
            in_square: down << column,
        }));
    }
    crossings
}
