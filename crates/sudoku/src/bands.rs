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

/// Gives every solution of a line until told to stop, by the quickest of the solvers for one puzzle.
pub fn each(line: &Line, visit: &mut dyn FnMut(&Line) -> ControlFlow<()>) {
    match Isa::best() {
        Isa::Portable => scalar::each(line, visit),
        isa => Single::new(isa).each(line, visit),
    }
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
    use super::{Line, Single, count, count_each};
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
