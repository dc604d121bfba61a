//! Boards of five rows and columns or more: cut into small ones, whose tours are joined.
//!
//! ```text
//!     ┌───┐─┌───┐─┌───┐      each row of small boards is joined from left to right, and the rows along one column, the
//!     └─┬─┘ └───┘ └───┘      spine: a tree of doors, so the small tours make one
//!     ┌─┴─┐─┌───┐─┌───┐
//!     └─┬─┘ └───┘ └───┘      on a board of odd sides one small board has an open tour; it has doors to left and right only,
//!     ┌─┴─┐─┌───┐─┌───┐      and the spine is elsewhere
//!     └───┘ └───┘ └───┘
//! ```
//!
//! The large tour walks a small board in a few parts, and in each its numbers go up or down by one along the small tour. So no
//! link from square to square is ever stored or followed: the walk goes from part to part, one for every dozen squares and
//! more, and writes down the first number of each; then every square gets its number by a look at the pattern of its small board.

use super::super::board::{Board, Square};
use super::blocks::{self, Side, Spot};
use super::cut::Cut;
use super::odd;
use super::parts::Parts;

/// A board cut into small ones.
pub(super) struct Wide {
    board: Board,
    rows: Cut,
    columns: Cut,
    /// The column of small boards where their rows are joined.
    spine: u32,
    /// The small board with the first square.
    home: (u32, u32),
    /// The small boards that there are: by their size and open doors, and the one with the first square last.
    patterns: Vec<Option<Parts>>,
    /// For each small board what to add to the numbers of its parts.
    offsets: Vec<[Offset; Parts::MOST]>,
}

/// What to add to the numbers of a part, or to subtract them from.
#[derive(Clone, Copy, Default)]
struct Offset(u32);

impl Offset {
    /// Small numbers are below this.
    const SMALL: u32 = 128;
    const BACKWARD: u32 = 1 << 31;

    /// The offset with which the square of the part's first end, or its last, gets the number `from`.
    fn new(from: u32, ends: [u8; 2], backward: bool) -> Self {
        match backward {
            false => Offset(from + Self::SMALL - u32::from(ends[0])),
            true => Offset((from + Self::SMALL + u32::from(ends[1])) | Self::BACKWARD),
        }
    }

    /// `(add, flip)` such that a square of number n in the small tour has `add + (n ^ flip)` in the large one.
    fn sum(self) -> (u32, u32) {
        match self.0 & Self::BACKWARD {
            0 => (self.0.wrapping_sub(Self::SMALL), 0),
            _ => ((self.0 & !Self::BACKWARD) - Self::SMALL + 1, u32::MAX),
        }
    }
}

const HOME: usize = 64;

impl Wide {
    /// Cuts a board of five rows and columns or more for a tour from `start`, which on a board of odd sides must have the colour
    /// of the corners.
    pub(super) fn new(board: &Board, start: u32) -> Self {
        let Square { row, column } = board.place(start);
        let odd = board.squares() % 2 == 1;
        let cut = |side, at| if odd { Cut::around(side, at) } else { Cut::new(side) };
        let (rows, columns) = (cut(board.rows(), row), cut(board.columns(), column));
        let ((i, top), (j, left)) = (rows.find(row), columns.find(column));
        // The spine avoids the small board with an open tour, if it can.
        let spine = u32::from(odd && j == 0 && columns.pieces > 1);
        let offsets = vec![Default::default(); rows.pieces as usize * columns.pieces as usize];
        let mut wide =
            Wide { board: board.clone(), rows, columns, spine, home: (i, j), patterns: vec![None; HOME + 1], offsets };
        let (height, width) = (rows.length(i), columns.length(j));
        let tour = match odd {
            false => rotated(blocks::round(height, width), (top, left)),
            true if columns.pieces > 1 => odd::path(height, width, (top, left)),
            // Only a column of small boards: its doors are to the top and the bottom.
            true => odd::path(width, height, (left, top)).into_iter().map(|(row, column)| (column, row)).collect(),
        };
        wide.patterns[HOME] = Some(Parts::new(height, width, &tour, &wide.doors(i, j)));
        wide
    }

    /// The number of each square in row order; `None` if somebody says stop.
    pub(super) fn numbers(mut self, stop: &dyn Fn() -> bool) -> Option<Vec<u32>> {
        self.walk(stop)?;
        let columns = self.board.columns() as usize;
        let mut numbers = vec![0; self.board.squares()];
        for i in 0..self.rows.pieces {
            if stop() {
                return None;
            }
            let (from, height) = (self.rows.start(i) as usize * columns, usize::from(self.rows.length(i)));
            let band = &mut numbers[from..from + height * columns];
            for j in 0..self.columns.pieces {
                let parts = self.patterns[self.pattern(i, j)].as_ref().expect("the walk was here");
                let sums = self.offsets[self.index(i, j)].map(Offset::sum);
                let left = self.columns.start(j) as usize;
                for (row, cells) in parts.cells.chunks_exact(parts.width).enumerate() {
                    let from = row * columns + left;
                    for (number, cell) in band[from..from + parts.width].iter_mut().zip(cells) {
                        let (add, flip) = sums[usize::from(cell.part) % Parts::MOST];
                        *number = add.wrapping_add(u32::from(cell.number) ^ flip);
                    }
                }
            }
        }
        Some(numbers)
    }

    /// Walks from part to part and writes down their offsets; `None` if somebody says stop.
    fn walk(&mut self, stop: &dyn Fn() -> bool) -> Option<()> {
        let (mut i, mut j) = self.home;
        let (mut part, mut backward) = (0, false);
        let (mut number, squares) = (1, self.board.free());
        for step in 1_u32.. {
            let here = self.parts(i, j).parts[usize::from(part)];
            let index = self.index(i, j);
            self.offsets[index][usize::from(part)] = Offset::new(number, here.ends, backward);
            number += u32::from(here.ends[1] - here.ends[0]) + 1;
            if number > squares || (step.is_multiple_of(1 << 20) && stop()) {
                break;
            }
            let (side, end) = here.exits[usize::from(!backward)].expect("a tour goes on until it has visited all");
            (i, j) = match side {
                Side::Left => (i, j - 1),
                Side::Right => (i, j + 1),
                Side::Top => (i - 1, j),
                Side::Bottom => (i + 1, j),
            };
            (part, backward) = self.parts(i, j).behind((side.opposite(), end));
        }
        (number > squares).then_some(())
    }

    /// The pattern of a small board, made if it is the first of its kind.
    fn parts(&mut self, i: u32, j: u32) -> &Parts {
        let pattern = self.pattern(i, j);
        if self.patterns[pattern].is_none() {
            self.patterns[pattern] = Some(self.made(i, j));
        }
        self.patterns[pattern].as_ref().expect("made if it was not there")
    }

    /// Where a small board is in the table of offsets.
    fn index(&self, i: u32, j: u32) -> usize {
        i as usize * self.columns.pieces as usize + j as usize
    }

    /// Which pattern a small board has.
    fn pattern(&self, i: u32, j: u32) -> usize {
        if (i, j) == self.home {
            return HOME;
        }
        let signs = self.open(i, j).into_iter().chain([i == self.rows.other, j == self.columns.other]);
        signs.fold(0, |index, sign| 2 * index + usize::from(sign))
    }

    /// At which sides is a small board joined to a neighbour?
    fn open(&self, i: u32, j: u32) -> [bool; 4] {
        let on_spine = j == self.spine;
        [j > 0, j + 1 < self.columns.pieces, on_spine && i > 0, on_spine && i + 1 < self.rows.pieces]
    }

    /// The sides where it is.
    fn doors(&self, i: u32, j: u32) -> Vec<Side> {
        Side::ALL.into_iter().zip(self.open(i, j)).filter_map(|(side, open)| open.then_some(side)).collect()
    }

    /// The pattern of a small board where no tour begins.
    fn made(&self, i: u32, j: u32) -> Parts {
        let (height, width) = (self.rows.length(i), self.columns.length(j));
        let (round, sides) = (blocks::round(height, width), self.doors(i, j));
        // It begins at a door: so no part goes beyond its end.
        let [first, second] = sides[0].door(height, width);
        let after = |spot: Spot| {
            let at = round.iter().position(|&other| other == spot).expect("a tour of all squares");
            round[(at + 1) % round.len()]
        };
        let begin = if after(first) == second { second } else { first };
        Parts::new(height, width, &rotated(round.clone(), begin), &sides)
    }
}

/// The same round from another square.
fn rotated(mut round: Vec<Spot>, first: Spot) -> Vec<Spot> {
    let at = round.iter().position(|&spot| spot == first).expect("a tour of all squares");
    round.rotate_left(at);
    round
}
