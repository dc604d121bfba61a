//! The search for the form: breadth first over its rows, depth first along a row.
//!
//! All [`Partial`] ways that are kept give the same rows so far. For the next row of the form every way tries every row
//! that may come; along the row, the smallest entry decides which stack and column go to a place, and a way ends as soon as
//! its entry is larger than that of the best row. It branches only where entries tie and the ways differ: empty cells tie
//! but do not differ, nor do values that are new, so these stay in a class.
//!
//! Rows without a clue in one band are alike, and so are bands without one: one of them is tried, and all are counted.

use super::partial::Partial;
use crate::bits::bits;
use crate::{Grid, Shape};

/// The most bytes of ways that are kept for a row, and the most entries of rows that are begun: a second or two.
const MOST_KEPT: usize = 1 << 27;
const MOST_BEGUN: usize = 1 << 26;

/// Larger than any value.
const NONE: u8 = u8::MAX;

/// A row of the grid.
struct GridRow<const N: usize> {
    values: [u8; N],
    /// The columns that hold a value.
    clues: u64,
}

/// The rows of the grid, and of the transposed one if that is a symmetry.
pub(super) struct GridRows<const N: usize> {
    shape: Shape,
    lines: Vec<Vec<GridRow<N>>>,
    /// The rows without a clue.
    blank: Vec<u64>,
}

impl<const N: usize> GridRows<N> {
    pub(super) fn new(grid: &Grid) -> Self {
        let shape = grid.shape();
        let n = shape.n();
        let sides = if shape.box_rows() == shape.box_columns() { 2 } else { 1 };
        let line = |side: usize, row: usize| {
            let mut line = GridRow { values: [0; N], clues: 0 };
            for column in 0..n {
                let value = grid.cells()[if side == 0 { row * n + column } else { column * n + row }];
                line.values[column] = value;
                line.clues |= u64::from(value != 0) << column;
            }
            line
        };
        let lines: Vec<Vec<_>> = (0..sides).map(|side| (0..n).map(|row| line(side, row)).collect()).collect();
        let blank = |lines: &Vec<GridRow<N>>| (0..n).fold(0, |set, row| set | u64::from(lines[row].clues == 0) << row);
        GridRows { shape, blank: lines.iter().map(blank).collect(), lines }
    }

    /// The form, and how many ways give it; none if it takes too long.
    pub(super) fn form(&self) -> Option<(Vec<u8>, u128)> {
        let mut ways: Vec<_> = (0..self.lines.len()).map(|side| Partial::new(self.shape, side)).collect();
        let mut form = Vec::with_capacity(self.shape.cells());
        let (mut begun, mut numbers, mut kept) = (0, 0, Vec::new());
        for row in 0..self.shape.n() {
            let mut next = NextRow { board: self, form: &form, row, best: [NONE; N], kept, begun };
            for way in &ways {
                next.each_line(way, numbers);
                if next.is_too_much() {
                    return None;
                }
            }
            let best = next.best;
            (kept, begun) = (next.kept, next.begun);
            form.extend_from_slice(&best[..self.shape.n()]);
            numbers = form[row * self.shape.n()..].iter().fold(numbers, |most, &number| most.max(number));
            std::mem::swap(&mut ways, &mut kept);
            kept.clear();
        }
        let count = ways.iter().fold(0, |sum: u128, way| sum.saturating_add(way.ways(self.shape)));
        Some((form, count))
    }
}

/// The search for one row of the form.
struct NextRow<'a, const N: usize> {
    board: &'a GridRows<N>,
    /// The rows before it.
    form: &'a [u8],
    row: usize,
    /// The best row, and the ways that give it.
    best: [u8; N],
    kept: Vec<Partial<N>>,
    /// The entries of all rows that are begun so far.
    begun: usize,
}

impl<'a, const N: usize> NextRow<'a, N> {
    /// Tries each line of the grid that a way may take next.
    fn each_line(&mut self, way: &Partial<N>, numbers: u8) {
        let (n, high) = (self.board.shape.n(), self.board.shape.box_rows());
        let blank = self.board.blank[way.side];
        let band_of = |band: usize| ((1u64 << high) - 1) << (band * high);
        if !self.row.is_multiple_of(high) {
            return self.each_line_of(way, band_of(way.band) & !way.used, way.band, 1, numbers);
        }
        let mut blank_bands = 0;
        for band in (0..n / high).filter(|&band| way.used & band_of(band) == 0) {
            if blank & band_of(band) == band_of(band) {
                blank_bands += 1;
            } else {
                self.each_line_of(way, band_of(band), band, 1, numbers);
            }
        }
        if blank_bands > 0 {
            let first = (0..n / high).find(|&band| band_of(band) & (way.used | !blank) == 0);
            first.into_iter().for_each(|band| self.each_line_of(way, band_of(band), band, blank_bands, numbers));
        }
    }

    /// Tries these lines of a band; `alike` bands look the same.
    fn each_line_of(&mut self, way: &Partial<N>, lines: u64, band: usize, alike: u128, numbers: u8) {
        let blank = lines & self.board.blank[way.side];
        if blank != 0 {
            let line = blank.trailing_zeros() as usize;
            let alike = alike * u128::from(blank.count_ones());
            self.go(way.with_line(line, band, alike), &self.board.lines[way.side][line], 0, numbers);
        }
        for line in bits(lines & !blank) {
            self.go(way.with_line(line, band, 1), &self.board.lines[way.side][line], 0, numbers);
        }
    }

    fn is_too_much(&self) -> bool {
        self.kept.len() * size_of::<Partial<N>>() > MOST_KEPT || self.begun > MOST_BEGUN
    }

    /// Does this entry keep a row among the best?
    fn is_best(&mut self, place: usize, entry: u8) -> bool {
        if entry < self.best[place] {
            self.best[place] = entry;
            self.best[place + 1..].fill(NONE);
            self.kept.clear();
        }
        entry == self.best[place]
    }

    /// Goes on along a line from a place, when `numbers` numbers have been given to values.
    fn go(&mut self, mut way: Partial<N>, line: &'a GridRow<N>, mut place: usize, mut numbers: u8) {
        let shape = self.board.shape;
        let (stacks, width) = (shape.box_rows(), shape.box_columns());
        self.begun += shape.n();
        if self.is_too_much() {
            return;
        }
        while place < shape.n() {
            let (slot, offset) = (place / width, place % width);
            let tied = way.stacks_at(slot, stacks);
            if tied.count_ones() > 1 {
                return self.choose_stack(&way, line, slot, tied, numbers);
            }
            let class = way.columns_at(offset, tied.trailing_zeros() as usize, width);
            let empty = class & !line.clues;
            if empty != 0 {
                // Empty cells go first, and stay tied.
                let count = empty.count_ones() as usize;
                if !(place..place + count).all(|place| self.is_best(place, 0)) {
                    return;
                }
                way.make_class(empty, offset);
                way.make_class(class & !empty, offset + count);
                place += count;
                continue;
            }
            let (smallest, columns) = self.smallest(&way, line, class);
            if columns == 0 {
                // Values that are all new have the next numbers in any order, so they stay tied.
                for column in bits(class) {
                    way.meet(line.values[column], self.row, column);
                    numbers += 1;
                    if !self.is_best(place, numbers) {
                        return;
                    }
                    place += 1;
                }
                continue;
            }
            if !self.is_best(place, smallest) {
                return;
            }
            place += 1;
            if columns.count_ones() > 1 {
                for column in bits(columns) {
                    self.go(decided(way, line, column, shape), line, place, numbers);
                }
                return;
            }
            way = decided(way, line, columns.trailing_zeros() as usize, shape);
        }
        self.kept.push(way);
    }

    /// The smallest number that one of these columns can show in the first of their places, and the columns that can.
    ///
    /// A number that is not decided is made as small as can be: its column goes to the first place of its class, or to the
    /// second, if it is one of these.
    fn smallest(&self, way: &Partial<N>, line: &GridRow<N>, class: u64) -> (u8, u64) {
        let (n, width) = (self.board.shape.n(), self.board.shape.box_columns());
        let mut smallest = (NONE, 0);
        for column in bits(class) {
            let Some((row, at)) = way.seen(line.values[column]) else { continue };
            let number = self.form[row * n + way.place(at, width) + (class >> at & 1) as usize];
            if number < smallest.0 {
                smallest = (number, 0);
            }
            smallest.1 |= u64::from(number == smallest.0) << column;
        }
        smallest
    }

    /// Several stacks may come next. Those whose values are all new stay tied if they look alike.
    fn choose_stack(&mut self, way: &Partial<N>, line: &'a GridRow<N>, slot: usize, tied: u64, numbers: u8) {
        let shape = self.board.shape;
        let width = shape.box_columns();
        let mut least = (u64::MAX, 0);
        for stack in bits(tied) {
            let clues = line.clues & ((1 << width) - 1) << (stack * width);
            if bits(clues).any(|column| way.seen(line.values[column]).is_some()) {
                let mut next = *way;
                next.make_stack_class(1 << stack, slot);
                next.make_stack_class(tied & !(1 << stack), slot + 1);
                self.go(next, line, slot * width, numbers);
                continue;
            }
            let look = look(way, line, stack, width);
            if look < least.0 {
                least = (look, 0);
            }
            least.1 |= u64::from(look == least.0) << stack;
        }
        if least.1 != 0 {
            self.keep_tied(*way, line, slot, (tied, least.1), least.0, numbers);
        }
    }

    /// Some of the tied stacks come next in any order; they all look like `look`.
    fn keep_tied(
        &mut self,
        mut way: Partial<N>,
        line: &'a GridRow<N>,
        slot: usize,
        (tied, alike): (u64, u64),
        look: u64,
        mut numbers: u8,
    ) {
        let width = self.board.shape.box_columns();
        let after = slot + alike.count_ones() as usize;
        for place in slot * width..after * width {
            let clue = look >> (width - 1 - place % width) & 1 == 1;
            numbers += u8::from(clue);
            if !self.is_best(place, if clue { numbers } else { 0 }) {
                return;
            }
        }
        way.make_stack_class(alike, slot);
        way.make_stack_class(tied & !alike, after);
        for stack in bits(alike) {
            let mut offset = 0;
            while offset < width {
                let class = way.columns_at(offset, stack, width);
                let empty = class & !line.clues;
                way.make_class(empty, offset);
                way.make_class(class & !empty, offset + empty.count_ones() as usize);
                bits(class & !empty).for_each(|column| way.meet(line.values[column], self.row, column));
                offset += class.count_ones() as usize;
            }
        }
        self.go(way, line, after * width, numbers);
    }
}

/// The way with a column in the first place of its class, and with the number of its value decided.
fn decided<const N: usize>(mut way: Partial<N>, line: &GridRow<N>, column: usize, shape: Shape) -> Partial<N> {
    way.fix(column, shape);
    if let Some((_, at)) = way.seen(line.values[column]) {
        way.fix(at, shape);
    }
    way
}

/// Which places of a stack get a clue if empty cells go first in each class: the first place is the highest bit.
fn look<const N: usize>(way: &Partial<N>, line: &GridRow<N>, stack: usize, width: usize) -> u64 {
    let (mut look, mut offset) = (0, 0);
    while offset < width {
        let class = way.columns_at(offset, stack, width);
        let clues = (class & line.clues).count_ones();
        look = look << class.count_ones() | ((1 << clues) - 1);
        offset += class.count_ones() as usize;
    }
    look
}
