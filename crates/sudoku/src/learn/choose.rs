//! Where to go on, and with which value.
//!
//! Until a few conflicts were seen: of the first constraint with the fewest members left, the one that is in the
//! smallest constraints. Up to 16×16 all constraints with two members are compared instead ([`of_pairs`]): it
//! saves a sixth of the conflicts on 60 minimal puzzles. (On two sets of 40 36×36 grids with 60 % holes it took more:
//! the median rose from 396 to 1080, and from 531 to 550.)
//!
//! Then: the candidate that had the largest part in recent conflicts (VSIDS; Moskewicz and others, Chaff, 2001), but
//! with the value that its cell had on the longest trail so far (Biere and Fleury, "target phases", 2020).
//!
//! What did not help: counting the part of cells rather than candidates (cheaper, but about twice the conflicts on
//! 36×36); smallest constraints for longer, or where no candidate had a part lately; bumping placed candidates only;
//! avoiding the values of the first solution while looking for a second; for the target, counting cells rather than
//! steps, or only what stood before the level of the conflict.

use lanes::{Isa, Kernel, Simd};

use super::board::Assignment;
use super::layout::{BOX, CELL, COLUMN, Layout, ROW};
use super::pairs::Twos;
use ::learn::{Activity, Steps};

/// Conflicts before parts in conflicts say more than sizes.
const EARLY: u64 = 5;

/// Levels below which constraints with two members are compared: a grid with few clues would do it a hundred times.
const SHALLOW: usize = 8;

/// How many constraints with two members are looked at for an early choice.
const ENOUGH: u32 = 64;

/// What a part in a conflict counts there beside a constraint with two members.
const PART: f32 = 10.0;

/// What being in small constraints counts beside having a part in a conflict.
const SIZES: f32 = 1e-3;

/// No value.
const NONE: u8 = u8::MAX;

#[derive(Debug)]
pub(super) struct Choice<const S: usize> {
    /// Are no candidates put among the activities yet?
    is_early: bool,
    /// The value of each cell on the longest trail, and how long it was.
    target: Box<[u8]>,
    longest: usize,
    /// Is the target a solution, so that any order will do?
    is_solution: bool,
    pub(super) isa: Isa,
}

impl<const S: usize> Choice<S> {
    pub(super) fn new() -> Self {
        Choice {
            is_early: true,
            target: vec![NONE; Layout::<S>::CELLS].into(),
            longest: 0,
            is_solution: false,
            isa: Isa::best(),
        }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.is_early = true;
        self.target.fill(NONE);
        self.longest = 0;
        self.is_solution = false;
    }

    /// Aims at a grid that needs no search: each row is the one above it, shifted.
    pub(super) fn aim_at_pattern(&mut self, layout: &Layout<S>, is_empty: bool) {
        let (rows, columns) = (layout.shape.box_rows(), layout.shape.box_columns());
        for row in 0..layout.n {
            for column in 0..layout.n {
                self.target[row << S | column] = ((row % rows * columns + row / rows + column) % layout.n) as u8;
            }
        }
        self.is_solution = is_empty;
    }

    /// Remembers the values of a trail that is longer than all before.
    pub(super) fn remember(&mut self, board: &Assignment<S>) {
        if board.len > self.longest {
            self.longest = board.len;
            for candidate in board.all_placed() {
                self.target[candidate >> S] = Layout::<S>::value(candidate) as u8;
            }
        }
    }

    /// Lets any trail be the longest.
    pub(super) fn look_again(&mut self) {
        self.longest = 0;
    }

    /// The candidate to place, when not all cells are.
    pub(super) fn choose(&mut self, board: &Assignment<S>, activity: &mut Activity, conflicts: u64) -> usize {
        if conflicts < EARLY {
            return self.in_order(board).unwrap_or_else(|| self.smallest(board, activity));
        }
        if self.is_early {
            self.is_early = false;
            fill(board, activity);
        }
        let candidate = activity.next(board).expect("a cell has a candidate that is open") as usize;
        let cell = candidate >> S;
        let target = self.target[cell];
        let aims = target != NONE && board.left[cell] >> target & 1 != 0;
        if aims { cell << S | usize::from(target) } else { candidate }
    }

    /// The target of the next cell, if the target is a solution.
    fn in_order(&mut self, board: &Assignment<S>) -> Option<usize> {
        if !self.is_solution {
            return None;
        }
        let cell = board.layout.constraints(CELL).find(|&cell| !board.left[cell].is_power_of_two())?;
        let target = self.target[cell];
        self.is_solution = board.left[cell] >> target & 1 != 0;
        self.is_solution.then_some(cell << S | usize::from(target))
    }

    /// The member of a smallest constraint that is the target, or is in the smallest constraints otherwise.
    fn smallest(&self, board: &Assignment<S>, activity: &Activity) -> usize {
        let smallest = lanes::dispatch(self.isa, Fewest::<S> { left: &board.left, n: board.layout.n });
        if S == 4 && board.level() < SHALLOW && board.left[smallest].count_ones() == 2 {
            return of_pairs(board, &board.twos_now(self.isa), activity);
        }
        let (mut best, mut least) = (0, f32::INFINITY);
        for candidate in board.layout.members(smallest, board.left[smallest]) {
            if usize::from(self.target[candidate >> S]) == Layout::<S>::value(candidate) {
                return candidate;
            }
            let score = sizes(board, &board.left, candidate) - 1e3 * activity.of(candidate as u32);
            if score < least {
                (best, least) = (candidate, score);
            }
        }
        best
    }
}

/// Of the constraints with two members left: the member that had the largest part in conflicts and whose partner is
/// in most such constraints, as striking that out places their other members.
fn of_pairs<const S: usize>(board: &Assignment<S>, twos: &Twos, activity: &Activity) -> usize {
    let is_two = |constraint: usize| {
        let (kind, x, y) = Layout::<S>::parts(constraint);
        twos[kind][x & 63] >> y & 1
    };
    let degree = |candidate: usize| -> u64 {
        [CELL, ROW, COLUMN, BOX].map(|kind| is_two(board.layout.constraint(kind, candidate).0)).iter().sum()
    };
    let (mut best, mut most, mut looked) = (0, f32::NEG_INFINITY, 0);
    for kind in [CELL, ROW, COLUMN, BOX] {
        for (x, &twos) in twos[kind][..board.layout.n].iter().enumerate() {
            let mut rest = twos;
            while rest != 0 {
                let constraint = kind << (2 * S) | x << S | rest.trailing_zeros() as usize;
                rest &= rest - 1;
                looked += 1;
                if looked > ENOUGH {
                    return best;
                }
                let left = board.left[constraint];
                let members = [left.trailing_zeros() as usize, 63 - left.leading_zeros() as usize];
                let [a, b] = members.map(|i| board.layout.member(constraint, i));
                for (candidate, other) in [(a, b), (b, a)] {
                    let score = degree(other) as f32 + PART * activity.of(candidate as u32);
                    if score > most {
                        (best, most) = (candidate, score);
                    }
                }
            }
        }
    }
    best
}

/// Lets activities choose from what is open at level 0.
fn fill<const S: usize>(board: &Assignment<S>, activity: &mut Activity) {
    for cell in board.layout.constraints(CELL).filter(|&cell| !board.root[cell].is_power_of_two()) {
        for candidate in board.layout.members(cell, board.root[cell]) {
            let part = SIZES * (1.0 - sizes(board, &board.root, candidate) / 200.0);
            activity.insert(candidate as u32, part);
        }
    }
}

/// How many members the constraints of a candidate have, all together.
fn sizes<const S: usize>(board: &Assignment<S>, words: &[u64], candidate: usize) -> f32 {
    let constraints = [CELL, ROW, COLUMN, BOX].map(|kind| board.layout.constraint(kind, candidate).0);
    constraints.map(|constraint| words[constraint].count_ones() as f32).iter().sum()
}

/// Finds a constraint that has the fewest members left, but at least two. Counting bits by hand took most of the time
/// of a grid with few clues.
struct Fewest<'a, const S: usize> {
    left: &'a [u64],
    n: usize,
}

impl<const S: usize> Kernel for Fewest<'_, S> {
    type Out = usize;

    #[inline(always)]
    fn run<I: Simd>(self, _: I) -> usize {
        // Too few members wrap around to very many.
        let count = |word: &u64| u64::from(word.count_ones()).wrapping_sub(2);
        let (mut fewest, mut best) = (u64::MAX, 0);
        for kind in [CELL, ROW, COLUMN, BOX] {
            for x in 0..self.n {
                let start = kind << (2 * S) | x << S;
                // The gaps have no members: up to a multiple of eight there is no remainder loop.
                let left = &self.left[start..][..self.n.next_multiple_of(8)];
                let least = left.iter().map(count).fold(u64::MAX, u64::min);
                if least < fewest {
                    fewest = least;
                    best = start + left.iter().position(|word| count(word) == least).unwrap_or(0);
                    if fewest == 0 {
                        return best;
                    }
                }
            }
        }
        best
    }
}
