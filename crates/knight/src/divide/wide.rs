//! Boards of five rows and columns or more: cut into small ones, whose tours are joined.
//!
//! ```text
//!     ┌───┐─┌───┐─┌───┐      each row of small boards is joined from left to right, and the rows along the first column: a
//!     └─┬─┘ └───┘ └───┘      tree of doors, so the small tours make one
//!     ╔═══╗═╔═══╗═╔═══╗
//!     ╚═╦═╝ ╚═══╝ ╚═s═╝      on the way in the tree from the small board of the first square to that of the last the doors are
//!     ╔═╩═╗═╔═══╗─┌───┐      passages: the tour leaps through one once, and the small boards on the way have open tours, from
//!     ╚═══╝ ╚═t═╝ └───┘      passage to passage
//! ```
//!
//! That this leads from any square to any other of the right colour, on a board of any size, follows from tests of small boards alone:
//!
//! - Each small board of 6×6 to 11×11 has an open tour between any two squares of the right colours with the edges of all its doors
//!   ([`between`]), unless the two are a door. Only the one with the first square has two sides of more than 6.
//! - If the first and the last square are a door, their mirror images are not.
//! - A passage is one of three leaps, from and to different squares: the first square can be in the way of one, the last of another.
//!   No passage has a square of a door.
//! - The doors to the left and to the top have a square in common. No small board has both: those on the left edge are joined to
//!   the one above, the others to the one on the left.
//! - A small board of an even number of squares is left on the other colour than it is entered on. The only one of an odd number,
//!   if the large one has an odd number, is that of the first square: it is left on the colour of its corners, which is right for
//!   the rest.
//! - If a side is 5 all are in one line, and [`Cut::apart`] gives both squares room. A test of all pairs on boards up to where only
//!   pieces of 6 are added is the proof.
//!
//! A chain of open tours between closed ones is our way; joining closed tours is Parberry's (see [`blocks`]).
//!
//! The large tour walks a small board in a few parts, and in each its numbers go up or down by one along the small tour. So no
//! link from square to square is ever stored or followed: the walk goes from part to part, one for every dozen squares and
//! more, and writes down the first number of each; then every square gets its number by a look at the pattern of its small board.

use super::super::board::{Board, Square};
use super::between;
use super::blocks::{self, PASSAGES, Side, Spot};
use super::cut::Cut;
use super::parts::Parts;

/// A board cut into small ones.
pub(super) struct Wide {
    board: Board,
    rows: Cut,
    columns: Cut,
    /// Are the columns counted from the right?
    mirrored: bool,
    /// The small board with the first square.
    home: At,
    /// The small boards that there are.
    patterns: Vec<Parts>,
    /// For each small board its pattern.
    which: Vec<u16>,
    /// For each small board what to add to the numbers of its parts.
    offsets: Vec<[Offset; Parts::MOST]>,
}

/// A small board: its row and column.
type At = (u32, u32);

/// A small board with an open tour: how high and wide it is, where the tour begins and ends, through which sides the large one
/// comes to it and leaves it, and at which sides it has doors.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Open {
    size: (u8, u8),
    ends: [Spot; 2],
    through: [Option<Side>; 2],
    doors: [bool; 4],
}

impl Open {
    fn made(&self) -> Option<Parts> {
        let (height, width) = self.size;
        let sides = chosen(self.doors);
        let edges: Vec<[Spot; 2]> = sides.iter().map(|side| side.door(height, width)).collect();
        let path = between::path(height, width, self.ends, &edges)?;
        Some(Parts::new(height, width, &path, &sides, self.through))
    }
}

/// The sides with a sign.
fn chosen(signs: [bool; 4]) -> Vec<Side> {
    Side::ALL.into_iter().zip(signs).filter_map(|(side, chosen)| chosen.then_some(side)).collect()
}

/// The small boards with open tours that are known, and where their patterns are.
type Known = Vec<(Open, u16)>;

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

/// Of a small board whose pattern is not known.
const NONE: u16 = u16::MAX;

impl Wide {
    /// Cuts a board of five rows and columns or more, but for 5×5 and 5×6, for a tour from the first square to the last, which
    /// have the right colours. `None` if they are in each other's way: then they are not if the columns are counted from the right.
    pub(super) fn new(board: &Board, ends: [u32; 2], mirrored: bool) -> Option<Self> {
        let [first, last] = ends.map(|end| board.place(end));
        let rows = match board.columns() {
            5 => Cut::apart(board.rows(), first.row, last.row),
            _ => Cut::around(board.rows(), first.row),
        };
        let columns = match board.rows() {
            5 => Cut::apart(board.columns(), first.column, last.column),
            _ => Cut::around(board.columns(), first.column),
        };
        let columns = if mirrored { columns.mirrored() } else { columns };
        let find = |Square { row, column, .. }: Square| {
            let column = if mirrored { board.columns() - 1 - column } else { column };
            let ((i, row), (j, column)) = (rows.find(row), columns.find(column));
            ((i, j), (row, column))
        };
        let [(home, first), (goal, last)] = [first, last].map(find);
        let count = rows.pieces() as usize * columns.pieces() as usize;
        let offsets = vec![Default::default(); count];
        let (which, patterns) = (vec![NONE; count], Vec::new());
        let mut wide = Wide { board: board.clone(), rows, columns, mirrored, home, patterns, which, offsets };
        wide.lead(first, goal, last)?;
        wide.fill();
        Some(wide)
    }

    /// Finds the small tours on the way from the first square to the last.
    fn lead(&mut self, first: Spot, goal: At, last: Spot) -> Option<()> {
        let mut known = Known::new();
        let (mut here, mut entry) = (self.home, (first, None));
        while here != goal {
            let side = toward(here, goal);
            let (there, (height, width)) = (neighbour(here, side), self.size(here));
            let (height_there, width_there) = self.size(there);
            let even = height % 2 == 0 || width % 2 == 0;
            let exit = |passage: &[Spot; 2]| side.spot(passage[0], height, width);
            let passages = PASSAGES.iter().find(|row| is_dark(exit(&row[0])) == (is_dark(entry.0) != even))?;
            let (pattern, next) = passages.iter().find_map(|passage| {
                let next = (side.opposite().spot(passage[1], height_there, width_there), Some(side.opposite()));
                if there == goal {
                    self.open(there, next, (last, None), &mut known)?;
                }
                Some((self.open(here, entry, (exit(passage), Some(side)), &mut known)?, next))
            })?;
            let index = self.index(here);
            self.which[index] = pattern;
            (here, entry) = (there, next);
        }
        let index = self.index(here);
        self.which[index] = self.open(here, entry, (last, None), &mut known)?;
        Some(())
    }

    /// The pattern of a small board with an open tour between these squares, which the large one comes to and leaves through
    /// these sides, if it has one.
    fn open(&mut self, at: At, from: (Spot, Option<Side>), to: (Spot, Option<Side>), known: &mut Known) -> Option<u16> {
        let mut doors = self.joined(at);
        for side in [from.1, to.1].into_iter().flatten() {
            doors[side as usize] = false;
        }
        let open = Open { size: self.size(at), ends: [from.0, to.0], through: [from.1, to.1], doors };
        // Most often the last one: on a long way all are the same.
        if let Some((_, pattern)) = known.iter().rev().find(|(other, _)| *other == open) {
            return Some(*pattern);
        }
        if open.ends[0] == open.ends[1] {
            return None;
        }
        let pattern = self.add(open.made()?);
        known.push((open, pattern));
        Some(pattern)
    }

    /// Gives all other small boards a closed tour.
    fn fill(&mut self) {
        // By their sides, of which one is 6, and doors.
        const SIDES: usize = 12;
        let mut known = [NONE; SIDES * SIDES * 16];
        let columns = self.columns.pieces();
        for at in (0..self.rows.pieces()).flat_map(|i| (0..columns).map(move |j| (i, j))) {
            let index = self.index(at);
            if self.which[index] == NONE {
                let ((height, width), doors) = (self.size(at), self.joined(at));
                let bits = doors.iter().fold(0, |bits, &door| 2 * bits + usize::from(door));
                let known = &mut known[(usize::from(height) * SIDES + usize::from(width)) * 16 + bits];
                if *known == NONE {
                    *known = self.add(closed(height, width, &chosen(doors)));
                }
                self.which[index] = *known;
            }
        }
    }

    fn add(&mut self, pattern: Parts) -> u16 {
        self.patterns.push(pattern);
        self.patterns.len() as u16 - 1
    }

    /// The number of each square in row order; `None` if somebody says stop.
    pub(super) fn numbers(mut self, stop: &dyn Fn() -> bool) -> Option<Vec<u32>> {
        self.walk(stop)?;
        let columns = self.board.columns() as usize;
        let mut numbers = vec![0; self.board.squares()];
        for i in 0..self.rows.pieces() {
            if stop() {
                return None;
            }
            let (from, height) = (self.rows.start(i) as usize * columns, usize::from(self.rows.length(i)));
            let band = &mut numbers[from..from + height * columns];
            for j in 0..self.columns.pieces() {
                let parts = self.parts((i, j));
                let sums = self.offsets[self.index((i, j))].map(Offset::sum);
                let left = self.columns.start(j) as usize;
                for (row, cells) in parts.cells.chunks_exact(parts.width).enumerate() {
                    let from = row * columns + left;
                    for (number, cell) in band[from..from + parts.width].iter_mut().zip(cells) {
                        let (add, flip) = sums[usize::from(cell.part) % Parts::MOST];
                        *number = add.wrapping_add(u32::from(cell.number) ^ flip);
                    }
                }
            }
            if self.mirrored {
                band.chunks_exact_mut(columns).for_each(<[u32]>::reverse);
            }
        }
        Some(numbers)
    }

    /// Walks from part to part and writes down their offsets; `None` if somebody says stop.
    fn walk(&mut self, stop: &dyn Fn() -> bool) -> Option<()> {
        let mut at = self.home;
        let (mut part, mut backward) = (0, false);
        let (mut number, squares) = (1, self.board.free());
        for step in 1_u32.. {
            let here = self.parts(at).parts[usize::from(part)];
            let index = self.index(at);
            self.offsets[index][usize::from(part)] = Offset::new(number, here.ends, backward);
            number += u32::from(here.ends[1] - here.ends[0]) + 1;
            if number > squares || (step.is_multiple_of(1 << 20) && stop()) {
                break;
            }
            let (side, end) = here.exits[usize::from(!backward)].expect("a tour goes on until it has visited all");
            at = neighbour(at, side);
            (part, backward) = self.parts(at).behind((side.opposite(), end));
        }
        (number > squares).then_some(())
    }

    /// A small board's pattern.
    fn parts(&self, at: At) -> &Parts {
        &self.patterns[usize::from(self.which[self.index(at)])]
    }

    /// Where a small board is in the tables.
    fn index(&self, (i, j): At) -> usize {
        i as usize * self.columns.pieces() as usize + j as usize
    }

    /// How high and how wide a small board is.
    fn size(&self, (i, j): At) -> (u8, u8) {
        (self.rows.length(i), self.columns.length(j))
    }

    /// At which sides is a small board joined to a neighbour?
    fn joined(&self, (i, j): At) -> [bool; 4] {
        [j > 0, j + 1 < self.columns.pieces(), j == 0 && i > 0, j == 0 && i + 1 < self.rows.pieces()]
    }
}

/// The side through which the way leads from a small board to another.
fn toward((i, j): At, goal: At) -> Side {
    match (i, j) {
        (i, j) if i == goal.0 => {
            if j < goal.1 {
                Side::Right
            } else {
                Side::Left
            }
        }
        (_, 1..) => Side::Left,
        (i, 0) => {
            if i < goal.0 {
                Side::Bottom
            } else {
                Side::Top
            }
        }
    }
}

/// The small board beyond a side.
fn neighbour((i, j): At, side: Side) -> At {
    match side {
        Side::Left => (i, j - 1),
        Side::Right => (i, j + 1),
        Side::Top => (i - 1, j),
        Side::Bottom => (i + 1, j),
    }
}

/// Is a square of another colour than the top left one?
fn is_dark((row, column): Spot) -> bool {
    (row + column) % 2 == 1
}

/// A small board with a closed tour and doors to these sides.
fn closed(height: u8, width: u8, sides: &[Side]) -> Parts {
    let mut round = blocks::round(height, width);
    // It begins at a door: so no part goes beyond its end.
    let [first, second] = sides[0].door(height, width);
    let find = |spot: Spot| round.iter().position(|&other| other == spot).expect("a tour of all squares");
    let (first, second) = (find(first), find(second));
    let begin = if (first + 1) % round.len() == second { second } else { first };
    round.rotate_left(begin);
    Parts::new(height, width, &round, sides, [None; 2])
}
