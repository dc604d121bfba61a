//! Our solvers, as the Sudoku suites call them: the one place where they are named.

use std::ops::ControlFlow;
use std::sync::{Arc, LazyLock};

use lanes::Isa;
use registry::{Deed, Entry, Flags, Made};
use sudoku::bands::scalar;
use sudoku::learn::Learn;
use sudoku::{Batch, Shape, Single};

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
    let mut all = Vec::new();
    let mut add = |role, name, solve: Solve| all.push(Ours { role, name, solve });
    add(Role::Single, "`bands::Single`, the best instructions here", single(Isa::best()));
    let mut batch = Batch::new();
    let mut small = Vec::new();
    let in_batch = move |puzzles: &[Line], limit: u64, counts: &mut [u64], grids: &mut [Line]| {
        small.resize(puzzles.len(), 0);
        batch.solve(puzzles, limit as u8, &mut small, Some(grids));
        counts.iter_mut().zip(&small).for_each(|(count, &small)| *count = small.into());
    };
    add(Role::Batch, "`bands::Batch`, the best instructions here", Box::new(in_batch));
    if Isa::Avx2.is_available() {
        add(Role::Avx2, "`bands::Single` with AVX2", single(Isa::Avx2));
    }
    add(Role::Scalar, "`bands::scalar`, plain integers", Box::new(plain));
    all
}

fn single(isa: Isa) -> Solve {
    let mut single = Single::new(isa);
    Box::new(move |puzzles, limit, counts, grids| {
        single.solve_each(puzzles, limit, |place, count, grid| {
            counts[place] = count;
            if count > 0 {
                grids[place] = *grid;
            }
        });
    })
}

fn plain(puzzles: &[Line], limit: u64, counts: &mut [u64], grids: &mut [Line]) {
    for ((puzzle, count), grid) in puzzles.iter().zip(counts).zip(grids) {
        *count = scalar::solve(puzzle, limit, grid);
    }
}

/// Counts solutions, single stream.
pub(super) fn count(puzzle: &Line, limit: u64) -> u64 {
    Single::default().count(puzzle, limit)
}

/// Makes some minimal puzzles with the tool of the command line, others for every seed.
pub(super) fn generate(seed: u64) -> Vec<Line> {
    static SUDOKU: LazyLock<Arc<Entry>> =
        LazyLock::new(|| builtin::registry().puzzle("sudoku").expect("it is built in"));
    let Some(Deed::Make(make)) = SUDOKU.tool("generate").map(|tool| &tool.deed) else {
        unreachable!("there is a tool that makes puzzles")
    };
    let mut flags = Flags::default();
    flags.give("seed", Some(&seed.to_string()));
    let made = make(&flags, 0..512, &|| false).expect("a good wish");
    let line = |made: &Made| {
        let values = made.shown.numbers();
        std::array::from_fn(|cell| b'0' + values[cell] as u8)
    };
    made.iter().map(line).collect()
}

/// The solver for large grids, made once for each size.
pub(super) struct Big(Learn);

impl Big {
    pub(super) fn new(n: usize) -> Self {
        Big(Learn::new(Shape::usual(n).expect("a size of the sets")))
    }

    /// Finds up to `limit` solutions of a grid, cells in row order and 0 for empty; the first goes to `first`.
    pub(super) fn solve(&mut self, cells: &[u8], limit: u64, first: &mut Vec<u8>) -> u64 {
        first.clear();
        let answer = &mut |cells: &[u8]| {
            if first.is_empty() {
                first.extend_from_slice(cells);
            }
            ControlFlow::Continue(())
        };
        self.0.solve(cells, limit, &mut || false, answer).solutions
    }
}
