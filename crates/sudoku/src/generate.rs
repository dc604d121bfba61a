//! New puzzles with one solution.
//!
//! An attempt draws a random full grid (`fill`) and takes clues away in a random order while the solution stays the only one
//! (`thin`), either until every clue that is left is needed, or until as many are left as wished. With a symmetry the clues
//! of an orbit go together, and the puzzle is minimal in that sense: no orbit can go, though one clue of it might.
//!
//! An attempt depends on the seed and on its number and on nothing else: whatever the threads, the groups, the solver, the
//! puzzles of a seed are the same and come in the order of their attempts. Every solver must only be right.
//!
//! Hundreds of attempts go in step, so that a solver for batches answers them together. With `Batch` a minimal 9×9 puzzle
//! takes 18.5 to 20.5 µs of CPU, 49 to 54 thousand a second: 10.5 µs in the solver, 2 for the full grid, the rest to choose
//! questions and keep the books. Crate `sudoku`, asked for minimal puzzles in turn with it, made 5.9 to 6.3 thousand (a busy
//! EPYC with AVX-512, November 2026). Groups of 128 to 512 are equally fast: more fill the lanes better, fewer stay in the
//! cache.
//!
//! A puzzle found like this is not drawn evenly from all minimal puzzles: those with few clues are rarer than in that
//! measure, as they are for every generator that only takes away.

mod cycles;
mod fill;
mod swaps;
mod symmetry;
mod thin;
mod uniqueness;

use std::collections::VecDeque;
use std::ops::Range;

use backtrail::{Text, text};
use registry::random::Random;
use registry::show_in_english;

use super::{Grid, Shape};
use fill::Fill;
pub(super) use thin::{Questions, Thinning};

pub use symmetry::{BadSymmetry, Symmetry};
pub use uniqueness::{GAVE_UP, Uniqueness};

/// What puzzles are wished for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wish {
    /// Their shape.
    pub shape: Shape,
    /// The symmetry of their clues.
    pub symmetry: Symmetry,
    /// Exactly how many clues they have. If nothing is said, as few as come out: then no clue can go.
    pub clues: Option<usize>,
    /// What all that is random follows from.
    pub seed: u64,
}

/// A wish that no puzzle fulfils.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum BadWish {
    /// More clues than cells.
    Clues {
        /// How many clues.
        clues: usize,
        /// How many cells.
        cells: usize,
    },
    /// No pattern of this symmetry has this number of clues.
    Pattern {
        /// The symmetry.
        symmetry: Symmetry,
        /// The shape.
        shape: Shape,
        /// How many clues.
        clues: usize,
    },
}

impl BadWish {
    /// What is said of it.
    pub fn text(&self) -> Text {
        match *self {
            BadWish::Clues { clues, cells } => text!("sudoku-clues-do-not-fit", clues = clues, cells = cells),
            BadWish::Pattern { symmetry, shape, clues } => {
                text!("sudoku-no-pattern", symmetry = symmetry.word(), shape = shape.to_string(), clues = clues)
            }
        }
    }
}

/// A puzzle that was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Made {
    /// The attempt that made it, from 0.
    pub attempt: u64,
    /// Its clues.
    pub puzzle: Grid,
    /// Its only solution.
    pub solution: Grid,
    /// Was it shown that no clue (with a symmetry: no orbit of clues) can go? If not, one may be able to.
    pub is_minimal: bool,
}

/// Why there is no next puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoPuzzle {
    /// It was told to stop.
    Stopped,
    /// This many attempts in a row gave no puzzle that was wanted.
    NotFound(u64),
}

impl NoPuzzle {
    /// What is said of it.
    pub fn text(self) -> Text {
        match self {
            NoPuzzle::Stopped => text!("sudoku-stopped"),
            NoPuzzle::NotFound(attempts) => text!("sudoku-not-found", attempts = attempts),
        }
    }
}

show_in_english!(BadWish, NoPuzzle);

/// Makes puzzles.
pub struct Generator<'a> {
    wish: Wish,
    orbits: Vec<Vec<usize>>,
    uniqueness: &'a mut dyn Uniqueness,
    fill: Fill,
    thinning: Thinning,
    slots: Vec<Slot>,
    group: usize,
    /// The attempts that `next` makes at once.
    block: u64,
    next: u64,
    ready: VecDeque<Made>,
}

/// An attempt under way.
struct Slot {
    attempt: u64,
    solution: Vec<u8>,
    thinning: Thinning,
}

impl<'a> Generator<'a> {
    /// A generator that asks `uniqueness` about its puzzles.
    ///
    /// # Errors
    ///
    /// If no pattern of the wished symmetry has the wished number of clues.
    pub fn new(wish: Wish, uniqueness: &'a mut dyn Uniqueness) -> Result<Self, BadWish> {
        let orbits = wish.symmetry.orbits(wish.shape);
        if let Some(clues) = wish.clues.filter(|&clues| clues > wish.shape.cells() || !is_sum(clues, &orbits)) {
            let Wish { shape, symmetry, .. } = wish;
            let cells = shape.cells();
            let pattern = BadWish::Pattern { symmetry, shape, clues };
            return Err(if clues > cells { BadWish::Clues { clues, cells } } else { pattern });
        }
        // A small puzzle is made in microseconds, if hundreds go in step; a large one can be worth waiting for.
        let group = if wish.shape.n() <= 9 { 256 } else { 1 };
        let (fill, thinning) = (Fill::new(wish.shape), Thinning::new(wish.shape));
        let (slots, ready) = (Vec::new(), VecDeque::new());
        Ok(Generator { wish, orbits, uniqueness, fill, thinning, slots, group, block: group as u64, next: 0, ready })
    }

    /// Runs `attempts` attempts in step. That changes how fast puzzles come, not which.
    #[must_use]
    pub fn group(mut self, attempts: usize) -> Self {
        self.group = attempts.max(1);
        self.block = self.group as u64;
        self
    }

    /// The next puzzle that is wanted, in the order of attempts. It ends after `tries` attempts without one.
    ///
    /// # Errors
    ///
    /// If `stop` says so, which is asked between the questions, or no puzzle was found.
    pub fn next(
        &mut self,
        wanted: &dyn Fn(&Grid) -> bool,
        tries: u64,
        stop: &dyn Fn() -> bool,
    ) -> Result<Made, NoPuzzle> {
        let mut tried = 0;
        loop {
            while let Some(made) = self.ready.pop_front() {
                if wanted(&made.puzzle) {
                    return Ok(made);
                }
            }
            if tried >= tries {
                return Err(NoPuzzle::NotFound(tried));
            }
            // Twice as many each time: the first puzzle comes soon, and later ends of blocks, with few in step, are rare.
            let attempts = self.next..self.next + self.block;
            let made = self.attempts(attempts, stop).ok_or(NoPuzzle::Stopped)?;
            self.ready.extend(made);
            (self.next, tried) = (self.next + self.block, tried + self.block);
            if self.group > 1 {
                self.block = (2 * self.block).min(16 * self.group as u64);
            }
        }
    }

    /// The puzzles that come out of these attempts, in their order; none if `stop` said so before the end.
    ///
    /// Threads may share the attempts of one seed in any way: what each finds is the same.
    pub fn attempts(&mut self, attempts: Range<u64>, stop: &dyn Fn() -> bool) -> Option<Vec<Made>> {
        let (first, mut waiting) = (attempts.start, attempts);
        let many = usize::try_from(waiting.end.saturating_sub(first)).expect("attempts fit into memory");
        let mut made: Vec<Option<Made>> = vec![None; many];
        let mut active: Vec<usize> = Vec::new();
        for attempt in waiting.by_ref().take(self.group) {
            let slot = active.len();
            if slot == self.slots.len() {
                self.slots.push(Slot { attempt, solution: Vec::new(), thinning: self.thinning.clone() });
            }
            self.start(slot, attempt);
            active.push(slot);
        }
        let (mut to_one, mut to_two) = (Questions::default(), Questions::default());
        while !active.is_empty() {
            if stop() {
                return None;
            }
            active.retain(|&slot| {
                while !self.slots[slot].thinning.ask(slot, &self.orbits, &mut to_one, &mut to_two) {
                    let attempt = self.slots[slot].attempt;
                    made[(attempt - first) as usize] = self.harvest(slot);
                    let Some(attempt) = waiting.next() else {
                        return false;
                    };
                    self.start(slot, attempt);
                }
                true
            });
            for (questions, limit) in [(&mut to_one, 1), (&mut to_two, 2)] {
                questions.answer(self.wish.shape, limit, self.uniqueness);
                for (&slot, &count) in questions.asked_by.iter().zip(&questions.counts) {
                    self.slots[slot].thinning.hear(count, &self.orbits);
                }
                questions.clear();
            }
        }
        Some(made.into_iter().flatten().collect())
    }

    /// Begins an attempt.
    fn start(&mut self, slot: usize, attempt: u64) {
        let mut random = Random::stream(self.wish.seed, attempt);
        let grid = self.fill.draw(&mut random);
        let mut order: Vec<u16> = (0..self.orbits.len() as u16).collect();
        random.shuffle(&mut order);
        let slot = &mut self.slots[slot];
        slot.attempt = attempt;
        slot.solution.clear();
        slot.solution.extend_from_slice(grid);
        slot.thinning.start(grid, self.wish.clues.unwrap_or(0), order.into_iter());
    }

    /// The puzzle of an attempt that has ended, unless it has too many clues.
    fn harvest(&self, slot: usize) -> Option<Made> {
        let Slot { attempt, ref solution, ref thinning } = self.slots[slot];
        if self.wish.clues.is_some_and(|clues| thinning.many() != clues) {
            return None;
        }
        let grid = |cells: &[u8]| Grid::new(self.wish.shape, cells.to_vec());
        let (puzzle, solution) = (grid(thinning.clues()), grid(solution));
        Some(Made { attempt, puzzle, solution, is_minimal: thinning.is_minimal() })
    }
}

/// Can orbits be chosen that have `clues` cells in all?
fn is_sum(clues: usize, orbits: &[Vec<usize>]) -> bool {
    let mut sums = vec![false; clues + 1];
    sums[0] = true;
    for orbit in orbits {
        for sum in (orbit.len()..=clues).rev() {
            sums[sum] |= sums[sum - orbit.len()];
        }
    }
    sums[clues]
}

#[cfg(test)]
pub(super) mod tests {
    use super::{GAVE_UP, Generator, Made, NoPuzzle, Symmetry, Uniqueness, Wish};
    use crate::{Grid, House, Shape};

    const NEVER: &dyn Fn() -> bool = &|| false;
    const ANY: &dyn Fn(&Grid) -> bool = &|_| true;

    /// Does every house of a full grid hold every value?
    pub(crate) fn is_solution(grid: &Grid) -> bool {
        let shape = grid.shape();
        shape.houses().all(|house| {
            let mut values: Vec<u8> = shape.cells_of(house).map(|cell| grid.cells()[cell]).collect();
            values.sort_unstable();
            values.into_iter().map(usize::from).eq(1..=shape.n())
        })
    }

    /// Counts solutions up to a limit: plain backtracking at the cell with the fewest values.
    pub(crate) fn count(grid: &Grid, limit: u8) -> u8 {
        let shape = grid.shape();
        let houses: Vec<House> = shape.houses().collect();
        let at = |cell: usize| shape.houses_of(cell).map(|house| houses.iter().position(|&h| h == house).unwrap());
        let at: Vec<[usize; 3]> = (0..shape.cells()).map(at).collect();
        let mut left = vec![(1_u64 << shape.n()) - 1; houses.len()];
        let mut empty = Vec::new();
        for (cell, houses) in at.iter().enumerate() {
            match grid.get(cell) {
                None => empty.push(*houses),
                Some(value) if houses.iter().all(|&house| left[house] >> (value - 1) & 1 == 1) => {
                    houses.iter().for_each(|&house| left[house] ^= 1 << (value - 1));
                }
                Some(_) => return 0,
            }
        }
        count_from(&mut left, &mut empty, limit)
    }

    /// Counts the ways to fill the cells of these houses with the values left there.
    fn count_from(left: &mut [u64], empty: &mut Vec<[usize; 3]>, limit: u8) -> u8 {
        let choices = |cell: &[usize; 3]| cell.iter().fold(u64::MAX, |all, &house| all & left[house]);
        let Some(best) = (0..empty.len()).min_by_key(|&i| choices(&empty[i]).count_ones()) else {
            return 1;
        };
        let mut values = choices(&empty[best]);
        let cell = empty.swap_remove(best);
        let mut found = 0;
        while values != 0 && found < limit {
            let value = values & values.wrapping_neg();
            values ^= value;
            cell.iter().for_each(|&house| left[house] ^= value);
            found += count_from(left, empty, limit - found);
            cell.iter().for_each(|&house| left[house] ^= value);
        }
        empty.push(cell);
        found
    }

    /// The plain counter as the generator's solver.
    pub(crate) fn plain(shape: Shape, puzzles: &[u8], limit: u8, counts: &mut [u8]) {
        for (puzzle, found) in puzzles.chunks_exact(shape.cells()).zip(counts) {
            *found = count(&Grid::new(shape, puzzle.to_vec()), limit);
        }
    }

    fn wish(rows: usize, columns: usize) -> Wish {
        Wish { shape: Shape::new(rows, columns).unwrap(), symmetry: Symmetry::None, clues: None, seed: 7 }
    }

    fn without(grid: &Grid, cells: &[usize]) -> Grid {
        let mut grid = grid.clone();
        cells.iter().for_each(|&cell| grid.set(cell, None));
        grid
    }

    fn check(made: &Made, symmetry: Symmetry) {
        let Made { puzzle, solution, .. } = made;
        assert!(is_solution(solution));
        assert_eq!(count(puzzle, 2), 1, "{puzzle:?}");
        assert!((0..puzzle.cells().len()).all(|cell| puzzle.get(cell).is_none_or(|v| Some(v) == solution.get(cell))));
        for orbit in symmetry.orbits(puzzle.shape()) {
            let clues = orbit.iter().filter(|&&cell| puzzle.get(cell).is_some()).count();
            assert!(clues == 0 || clues == orbit.len(), "{symmetry:?}");
            assert!(!made.is_minimal || clues == 0 || count(&without(puzzle, &orbit), 2) == 2, "{puzzle:?}");
        }
    }

    fn made(wish: &Wish, group: usize, attempts: std::ops::Range<u64>, mut uniqueness: impl Uniqueness) -> Vec<Made> {
        Generator::new(wish.clone(), &mut uniqueness).unwrap().group(group).attempts(attempts, NEVER).unwrap()
    }

    #[test]
    fn puzzles_have_one_solution_and_no_clue_to_spare() {
        for (rows, columns, many) in [(1, 1, 2), (1, 4, 10), (2, 2, 40), (2, 3, 12), (3, 2, 12), (3, 3, 2)] {
            let wish = wish(rows, columns);
            let all = made(&wish, 8, 0..many, plain);
            assert_eq!(all.len() as u64, many);
            for made in &all {
                assert!(made.is_minimal);
                check(made, Symmetry::None);
            }
        }
    }

    #[test]
    fn symmetric_puzzles_are_symmetric_and_no_orbit_can_go() {
        for (_, symmetry) in Symmetry::WORDS {
            for (rows, columns, many) in [(2, 2, 8), (2, 3, 3)] {
                let wish = Wish { symmetry, ..wish(rows, columns) };
                for made in made(&wish, 4, 0..many, plain) {
                    assert!(made.is_minimal);
                    check(&made, symmetry);
                }
            }
        }
    }

    #[test]
    fn puzzles_follow_from_the_seed_whatever_the_group() {
        let wish = wish(2, 3);
        let all = made(&wish, 1, 0..12, plain);
        assert_eq!(all, made(&wish, 5, 0..12, plain));
        assert_eq!(all, made(&wish, 100, 0..12, plain));
        assert_eq!(all[4..9], made(&wish, 2, 4..9, plain));
        assert_ne!(all, made(&Wish { seed: 8, ..wish }, 5, 0..12, plain));
    }

    /// The twin: one test a clue, in the same order, nothing clever.
    #[test]
    fn the_shortcuts_change_nothing() {
        use registry::random::Random;
        let wish = wish(2, 3);
        for made in made(&wish, 4, 0..20, plain) {
            let mut random = Random::stream(wish.seed, made.attempt);
            let mut fill = super::Fill::new(wish.shape);
            let mut puzzle = Grid::new(wish.shape, fill.draw(&mut random).to_vec());
            let mut order: Vec<u16> = (0..36).collect();
            random.shuffle(&mut order);
            for cell in order {
                let fewer = without(&puzzle, &[cell.into()]);
                if count(&fewer, 2) == 1 {
                    puzzle = fewer;
                }
            }
            assert_eq!(made.puzzle, puzzle);
        }
    }

    #[test]
    fn the_number_of_clues_is_honoured() {
        for clues in [9, 14, 20, 36] {
            let wish = Wish { clues: Some(clues), ..wish(2, 3) };
            let mut plain = plain;
            let mut generator = Generator::new(wish, &mut plain).unwrap().group(16);
            for _ in 0..3 {
                let made = generator.next(ANY, 1_000, NEVER).unwrap();
                assert_eq!(made.puzzle.clues(), clues);
                check(&made, Symmetry::None);
            }
        }
        let symmetry = Symmetry::QuarterTurn;
        let wish = Wish { clues: Some(16), symmetry, ..wish(2, 3) };
        check(&Generator::new(wish, &mut plain).unwrap().group(4).next(ANY, 100, NEVER).unwrap(), symmetry);
    }

    #[test]
    fn what_cannot_be_is_refused_and_what_is_not_found_is_said() {
        let bad = |clues, symmetry| {
            let wish = Wish { clues: Some(clues), symmetry, ..wish(2, 2) };
            Generator::new(wish, &mut plain).err().unwrap().to_string()
        };
        assert_eq!(bad(17, Symmetry::None), "17 clues do not fit into 16 cells");
        assert!(bad(usize::MAX, Symmetry::Full).contains("do not fit"));
        assert_eq!(bad(7, Symmetry::HalfTurn), "no half-turn pattern on a grid with boxes of 2x2 has 7 clues");
        let few = Wish { clues: Some(3), ..wish(2, 2) };
        let mut plain = plain;
        let mut generator = Generator::new(few, &mut plain).unwrap().group(10);
        assert_eq!(generator.next(ANY, 25, NEVER), Err(NoPuzzle::NotFound(30)));
        assert_eq!(generator.next(ANY, 25, &|| true), Err(NoPuzzle::Stopped));
    }

    #[test]
    fn only_wanted_puzzles_come_in_the_order_of_attempts() {
        let mut plain = plain;
        let all = made(&wish(2, 2), 7, 0..60, plain);
        let wanted = |grid: &Grid| grid.clues() == 5;
        let mut generator = Generator::new(wish(2, 2), &mut plain).unwrap().group(6);
        for expected in all.iter().filter(|made| wanted(&made.puzzle)).take(5) {
            assert_eq!(&generator.next(&wanted, 1_000, NEVER).unwrap(), expected);
        }
    }

    #[test]
    fn a_solver_that_gives_up_leaves_clues_but_one_solution() {
        let mut asked = 0;
        let tired = |shape: Shape, puzzles: &[u8], limit: u8, counts: &mut [u8]| {
            plain(shape, puzzles, limit, counts);
            asked += 1;
            if asked > 3 {
                counts.fill(GAVE_UP);
            }
        };
        let all = made(&wish(2, 3), 4, 0..4, tired);
        assert!(all.iter().all(|made| !made.is_minimal));
        all.iter().for_each(|made| check(made, Symmetry::None));
    }
}
