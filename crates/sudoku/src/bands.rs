//! The record solvers for 9×9.
//!
//! A band is three boxes side by side. In it a value has a place in each row, and these places are in three different boxes: six
//! permutations, before anything else is known. All three solvers here keep candidates so that what is left of these
//! permutations, by bands and by stacks, is found for all values at once by a few logical operations: [`Single`] for one puzzle
//! in vectors of bytes, [`Batch`] for a puzzle in every lane, and [`scalar`] in plain integers where there are no vectors.
//!
//! They take a grid as a line of 81 characters and give solutions as such lines, because that is how grids come by the million.

mod batch;
pub mod scalar;
pub mod single;

use std::ops::ControlFlow;

use lanes::Isa;

pub use batch::Batch;
pub use single::Single;

use super::{Grid, Shape};

/// A 9×9 grid as a line: `1` to `9` are values, and every other character an empty cell.
pub type Line = [u8; 81];

/// With this number of clues or fewer a puzzle never has just one solution, as an exhaustive search showed (`McGuire`, Tugemann and
/// Civario, 2012); most have thousands. So one solution shows that there are more.
const TOO_FEW: usize = 16;

/// Gives every solution of a line until told to stop, by the quickest of the solvers for one puzzle.
pub fn each(line: &Line, visit: &mut dyn FnMut(&Line) -> ControlFlow<()>) {
    match Isa::best() {
        Isa::Portable => scalar::each(line, visit),
        isa => Single::new(isa).each(line, visit),
    }
}

/// The least solution of a line, reading in row order, if there is one: what the textbook's search finds first. A puzzle with
/// one solution takes no more than finding that out.
///
/// ```
/// use sudoku::bands;
/// assert_eq!(&bands::least(&[b'.'; 81]).unwrap()[..18], b"123456789456789123");
/// ```
pub fn least(line: &Line) -> Option<Line> {
    let (mut first, mut found) = ([0; 81], 0);
    each(line, &mut |solution| {
        found += 1;
        if found > 1 {
            return ControlFlow::Break(());
        }
        first = *solution;
        ControlFlow::Continue(())
    });
    if found > 1 {
        scalar::lower(line, &mut first);
    }
    (found > 0).then_some(first)
}

/// Counts the solutions of a line up to a limit, by the quickest of the solvers, without visiting them all. Asks every few
/// milliseconds, with the number so far, whether to go on; told to stop, returns that number.
///
/// With a limit of 1 or 2 it does not ask: that is over in less.
pub fn count(line: &Line, limit: u64, go_on: &mut dyn FnMut(u64) -> ControlFlow<()>) -> u64 {
    match Isa::best() {
        Isa::Portable => count_each(line, limit, go_on),
        isa => {
            // Most puzzles have one solution, and are done before the memory for counting many is made, which takes longer.
            let mut single = Single::new(isa);
            match single.count(line, limit.min(2)) {
                2 if limit > 2 => single.count_while(line, limit, go_on),
                few => few,
            }
        }
    }
}

/// Counts solutions in plain integers, one after another.
fn count_each(line: &Line, limit: u64, go_on: &mut dyn FnMut(u64) -> ControlFlow<()>) -> u64 {
    const BREATH: u64 = 1 << 12;
    let mut count = 0;
    if limit > 0 {
        scalar::each(line, &mut |_| {
            count += 1;
            if count == limit {
                return ControlFlow::Break(());
            }
            if count.is_multiple_of(BREATH) { go_on(count) } else { ControlFlow::Continue(()) }
        });
    }
    count
}

/// A 9×9 grid in a line.
pub(super) fn line(grid: &Grid) -> Line {
    std::array::from_fn(|cell| b'0' + grid.cells()[cell])
}

/// The grid in a line.
pub(super) fn grid(line: &Line) -> Grid {
    Grid::new(Shape::NINE, line.iter().map(|&byte| if byte.is_ascii_digit() { byte - b'0' } else { 0 }).collect())
}

#[cfg(test)]
mod tests {
    use super::{Line, Single, count, count_each, grid, least, line};
    use crate::sample::{Dice, solutions};
    use crate::{Grid, Shape, solve_plain};
    use lanes::Isa;
    use std::ops::ControlFlow;

    /// The grid with 433 solutions of the oracles.
    const MANY: &Line = b"2......6.....7..3..48.9.1.....3.....3...1.........8.....1.2.57..8.73.....9......4";

    type Way<'a> = &'a mut dyn FnMut(&Line, u64, &mut dyn FnMut(u64) -> ControlFlow<()>) -> u64;

    fn with_every_way(check: impl Fn(Way)) {
        check(&mut |line, limit, go_on| count(line, limit, go_on));
        check(&mut |line, limit, go_on| count_each(line, limit, go_on));
        for isa in Isa::ALL.into_iter().filter(|isa| isa.is_available()) {
            let mut single = Single::new(isa);
            check(&mut |line, limit, go_on| single.count_while(line, limit, go_on));
        }
    }

    #[test]
    fn a_count_is_exact_and_never_above_its_limit() {
        with_every_way(|way| {
            for limit in [0, 1, 2, 3, 4, 100, 431, 432, 433, 434, u64::MAX] {
                assert_eq!(way(MANY, limit, &mut |_| ControlFlow::Continue(())), limit.min(433));
            }
        });
    }

    #[test]
    fn the_least_solution_is_what_the_textbook_finds_first() {
        let mut dice = Dice::new(3);
        let mut several = 0;
        for round in 0..60 {
            let mut puzzle = solutions(&Grid::empty(Shape::NINE), 1, &mut dice).remove(0);
            // The last rows keep fewer clues: the textbook's search must not take for ever.
            for cell in dice.shuffled(81).into_iter().take(40 + round % 20).filter(|&cell| cell > 8 || round % 2 == 0) {
                puzzle.set(cell, None);
            }
            let line = line(&puzzle);
            let several_here = count(&line, 2, &mut |_| ControlFlow::Continue(())) > 1;
            several += u32::from(several_here);
            assert!(solve_plain(&mut puzzle));
            assert_eq!(least(&line).map(|least| grid(&least)), Some(puzzle));
        }
        assert!(several > 20, "{several} of 60 have several solutions");
        assert_eq!(least(b"55..............................................................................."), None);
    }

    #[test]
    fn a_count_can_be_watched_and_stopped() {
        with_every_way(|way| {
            let mut seen = Vec::new();
            let stopped = way(&[b'.'; 81], u64::MAX, &mut |so_far| {
                seen.push(so_far);
                if seen.len() == 3 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            });
            assert!(seen.is_sorted() && seen[0] > 0, "{seen:?}");
            assert_eq!((seen.len(), seen[2]), (3, stopped));
        });
    }
}
