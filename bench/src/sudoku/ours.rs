//! Our solvers, as the Sudoku suites call them: the one place where they are named.

use std::ops::ControlFlow;

use puzzles::sudoku::bands::scalar;

use super::Line;

/// What a solver is measured as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    Single,
    Batch,
    /// Single, without AVX-512.
    Avx2,
    Scalar,
}

/// Solves puzzles: a limit, then a count and, if there is a solution, a grid for each.
type Solve = Box<dyn FnMut(&[Line], u64, &mut [u64], &mut [Line])>;

/// A solver.
pub(super) struct Ours {
    pub(super) role: Role,
    pub(super) name: &'static str,
    pub(super) solve: Solve,
}

/// Every solver that is measured.
pub(super) fn all() -> Vec<Ours> {
    let stand_in = "stand-in: plain integers";
    vec![
        Ours { role: Role::Single, name: stand_in, solve: Box::new(plain) },
        Ours { role: Role::Batch, name: stand_in, solve: Box::new(plain) },
        Ours { role: Role::Avx2, name: stand_in, solve: Box::new(plain) },
        Ours { role: Role::Scalar, name: "plain integers", solve: Box::new(plain) },
    ]
}

fn plain(puzzles: &[Line], limit: u64, counts: &mut [u64], grids: &mut [Line]) {
    for ((puzzle, count), grid) in puzzles.iter().zip(counts).zip(grids) {
        *count = scalar::solve(puzzle, limit, grid);
    }
}

/// Counts solutions, single stream.
pub(super) fn count(puzzle: &Line, limit: u64) -> u64 {
    scalar::count(puzzle, limit)
}

/// Makes some minimal puzzles, others for every seed; nothing if we cannot yet.
pub(super) fn generate(_seed: u64) -> Option<Vec<Line>> {
    None
}

/// Finds up to `limit` solutions of a grid of any size with n = `n`, cells in row order and 0 for empty; the first goes to
/// `first`. Nothing if we cannot yet.
pub(super) fn big(n: usize, cells: &[u8], limit: u64, first: &mut Vec<u8>) -> Option<u64> {
    if n != 9 {
        return None;
    }
    let line = std::array::from_fn(|cell| b'0' + cells[cell]);
    let mut found = 0;
    scalar::each(&line, &mut |grid| {
        if found == 0 {
            *first = grid.iter().map(|digit| digit - b'0').collect();
        }
        found += 1;
        if found == limit { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    Some(found)
}
