//! Dropping clues while the solution stays the only one.

use backtrail::{Text, text};
use registry::random::Random;
use registry::show_in_english;

use super::Grid;
use super::generate::{GAVE_UP, Questions, Thinning, Uniqueness};

/// A puzzle without clues to spare.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Minimized {
    /// The clues that are left.
    pub puzzle: Grid,
    /// Was it shown that none of them can go? If not, the solver gave up or was stopped.
    pub is_minimal: bool,
}

/// A puzzle that has not one solution, or may not have; how many, up to 2, or [`GAVE_UP`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub struct NotUnique {
    /// 0, 2 for many, or [`GAVE_UP`].
    pub solutions: u8,
}

impl NotUnique {
    /// What is said of it.
    pub fn text(self) -> Text {
        match self.solutions {
            0 => text!("sudoku-no-solution"),
            GAVE_UP => text!("sudoku-not-known"),
            _ => text!("sudoku-many-solutions"),
        }
    }
}

show_in_english!(NotUnique);

/// Drops clues while the solution stays the only one, until each that is left is needed. The clues are tried in row order, or
/// with a seed in a random one. When `stop` says so, the clues not yet tried stay.
///
/// # Errors
///
/// If the puzzle has no solution or several.
pub fn minimize(
    grid: &Grid,
    uniqueness: &mut dyn Uniqueness,
    seed: Option<u64>,
    stop: &dyn Fn() -> bool,
) -> Result<Minimized, NotUnique> {
    let shape = grid.shape();
    let mut solutions = [0];
    uniqueness.count(shape, grid.cells(), 2, &mut solutions);
    if solutions != [1] {
        return Err(NotUnique { solutions: solutions[0] });
    }
    let cells: Vec<Vec<usize>> = (0..shape.cells()).map(|cell| vec![cell]).collect();
    let mut order: Vec<u16> = (0..shape.cells() as u16).filter(|&cell| grid.get(cell.into()).is_some()).collect();
    if let Some(seed) = seed {
        Random::stream(seed, 0).shuffle(&mut order);
    }
    let mut thinning = Thinning::new(shape);
    thinning.start(grid.cells(), 0, order.into_iter());
    let (mut to_one, mut to_two) = (Questions::default(), Questions::default());
    let mut is_stopped = stop();
    while !is_stopped && thinning.ask(0, &cells, &mut to_one, &mut to_two) {
        for (questions, limit) in [(&mut to_one, 1), (&mut to_two, 2)] {
            questions.answer(shape, limit, uniqueness);
            questions.counts.iter().for_each(|&count| thinning.hear(count, &cells));
            questions.clear();
        }
        is_stopped = stop();
    }
    let puzzle = Grid::new(shape, thinning.clues().to_vec());
    Ok(Minimized { puzzle, is_minimal: thinning.is_minimal() && !is_stopped })
}

#[cfg(test)]
mod tests {
    use super::{GAVE_UP, Minimized, NotUnique, minimize};
    use crate::generate::tests::{count, plain};
    use crate::{Grid, Shape};

    const FULL: [u8; 36] =
        [1, 2, 3, 4, 5, 6, 4, 5, 6, 1, 2, 3, 2, 3, 1, 5, 6, 4, 5, 6, 4, 2, 3, 1, 3, 1, 2, 6, 4, 5, 6, 4, 5, 3, 1, 2];

    fn grid(cells: &[u8]) -> Grid {
        Grid::new(Shape::new(2, 3).unwrap(), cells.to_vec())
    }

    #[test]
    fn what_is_left_is_needed_and_enough() {
        let full = grid(&FULL);
        let mut seen = std::collections::HashSet::new();
        for seed in [None, Some(1), Some(2), Some(3)] {
            let Minimized { puzzle, is_minimal } = minimize(&full, &mut plain, seed, &|| false).unwrap();
            assert!(is_minimal && puzzle.clues() < 20);
            assert_eq!(count(&puzzle, 2), 1);
            for (cell, given) in FULL.into_iter().enumerate() {
                if let Some(value) = puzzle.get(cell) {
                    assert_eq!(value, given);
                    let mut fewer = puzzle.clone();
                    fewer.set(cell, None);
                    assert_eq!(count(&fewer, 2), 2);
                }
            }
            assert_eq!(minimize(&full, &mut plain, seed, &|| false).unwrap().puzzle, puzzle);
            assert_eq!(
                minimize(&puzzle, &mut plain, Some(9), &|| false).unwrap().puzzle,
                puzzle,
                "nothing more to drop"
            );
            seen.insert(puzzle);
        }
        assert_eq!(seen.len(), 4, "each order leaves its own clues");
    }

    #[test]
    fn without_a_seed_the_first_clues_go_first() {
        let puzzle = minimize(&grid(&FULL), &mut plain, None, &|| false).unwrap().puzzle;
        let mut twin = grid(&FULL);
        for cell in 0..36 {
            let mut fewer = twin.clone();
            fewer.set(cell, None);
            if count(&fewer, 2) == 1 {
                twin = fewer;
            }
        }
        assert_eq!(puzzle, twin);
    }

    #[test]
    fn puzzles_with_no_or_several_solutions_are_refused() {
        let refused = |cells: &[u8]| minimize(&grid(cells), &mut plain, None, &|| false).unwrap_err();
        assert_eq!(refused(&[0; 36]), NotUnique { solutions: 2 });
        let mut twice = [0; 36];
        twice[..2].fill(1);
        assert_eq!(refused(&twice), NotUnique { solutions: 0 });
        assert_eq!(refused(&twice).to_string(), "the puzzle has no solution");
        let mut tired = |_: Shape, _: &[u8], _: u8, counts: &mut [u8]| counts.fill(GAVE_UP);
        let unknown = minimize(&grid(&FULL), &mut tired, None, &|| false).unwrap_err();
        assert_eq!(unknown, NotUnique { solutions: GAVE_UP });
    }

    #[test]
    fn stopped_early_it_keeps_the_rest() {
        let all = minimize(&grid(&FULL), &mut plain, None, &|| true).unwrap();
        assert_eq!(all, Minimized { puzzle: grid(&FULL), is_minimal: false });
    }
}
