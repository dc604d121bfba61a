//! How many solutions a grid of any shape has, by the quickest solver for it: for collections and tools.

use std::ops::ControlFlow;

use lanes::Isa;

use super::bands::{Batch, Line, Single};
use super::generate::{GAVE_UP, Uniqueness};
use super::learn::{Cause, Learn};
use super::{Grid, Shape};

/// Of larger grids with several solutions the one that `learn` finds first is shown, which depends on the grid alone, not the least
/// one: that takes 1 to 18 ms on 16×16 grids with few clues (158 of them), but a second or a minute on 25×25.
pub(super) const LEAST: usize = 16;

/// The solvers for all shapes, made when they are first needed and kept.
#[derive(Default)]
pub(super) struct Quickest {
    batch: Option<Batch>,
    single: Option<Single>,
    lines: Vec<Line>,
    learn: Option<(Shape, Learn)>,
}

/// A few solutions, and whether there are more.
pub(super) struct Few {
    /// How many were found, up to the limit.
    pub(super) solutions: u64,
    /// The first one.
    pub(super) first: Option<Grid>,
    /// Was everything searched, or the limit reached?
    pub(super) is_sure: bool,
}

impl Quickest {
    /// The batch solver of 9×9.
    fn batch(&mut self) -> &mut Batch {
        self.batch.get_or_insert_default()
    }

    /// Counts the solutions of each line up to two, and writes the first that it finds.
    ///
    /// The batch spreads a grid over its lanes, branch by branch, which is waste where two solutions are soon found: grids of 17 clues
    /// less 1, 2 and 4 took it 9.2, 18 and 36 µs, one at a time 1.9, 2.4 and 3.1; with one solution 0.24 against 0.39 (Zen 4,
    /// November 2026, a busy machine). So a few lines of each piece say which it is. Fewer lanes for each grid were tried: nodes
    /// then wait in the middle of the pool's blocks, which fills up, and all became slower (17 clues 0.53 µs with two lanes).
    pub(super) fn two(&mut self, lines: &[Line], counts: &mut [u8], mut grids: Option<&mut [Line]>) {
        const SAMPLE: usize = 32;
        let sample = if Isa::best() == Isa::Portable { 0 } else { lines.len().min(SAMPLE) };
        let single = self.single.get_or_insert_default();
        let mut alone = |from: usize, to: usize| {
            single.solve_each(&lines[from..to], 2, |i, count, first| {
                counts[from + i] = count as u8;
                if let (Some(grids), true) = (&mut grids, count > 0) {
                    grids[from + i] = *first;
                }
            });
            counts[from..to].iter().any(|&count| count > 1)
        };
        if alone(0, sample) {
            alone(sample, lines.len());
        } else {
            let grids = grids.map(|grids| &mut grids[sample..]);
            self.batch().solve(&lines[sample..], 2, &mut counts[sample..], grids);
        }
    }

    /// Whether a puzzle has no solution, one, or more (2); `None` if that takes too long.
    pub(super) fn kind(&mut self, puzzle: &Grid) -> Option<u8> {
        let mut counts = [0];
        self.count(puzzle.shape(), puzzle.cells(), 2, &mut counts);
        Some(counts[0]).filter(|&count| count != GAVE_UP)
    }

    /// The solver that learns, for a shape.
    pub(super) fn learn(&mut self, shape: Shape) -> &mut Learn {
        if self.learn.as_ref().is_none_or(|(kept, _)| *kept != shape) {
            self.learn = Some((shape, Learn::new(shape)));
        }
        &mut self.learn.as_mut().expect("it was just made").1
    }

    /// Looks for up to `limit` solutions of a grid of any shape, one at a time.
    pub(super) fn few(&mut self, shape: Shape, cells: &[u8], limit: u64, stop: &mut dyn FnMut() -> bool) -> Few {
        let mut first = None;
        let end = self.learn(shape).solve(cells, limit, stop, &mut |cells| {
            first.get_or_insert_with(|| Grid::new(shape, cells.to_vec()));
            ControlFlow::Continue(())
        });
        Few { solutions: end.solutions, first, is_sure: end.solutions >= limit || end.cause == Cause::Exhausted }
    }

    /// Looks for two solutions; if there are two, and the grid is not above [`LEAST`], the first is the least in row order.
    pub(super) fn least(&mut self, shape: Shape, cells: &[u8], stop: &mut dyn FnMut() -> bool) -> Few {
        let mut few = self.few(shape, cells, 2, stop);
        if few.solutions > 1
            && shape.n() <= LEAST
            && let Some(first) = few.first.take()
        {
            let mut least = first.cells().to_vec();
            few.is_sure = self.learn(shape).lower(cells, &mut least, stop);
            few.first = Some(Grid::new(shape, least));
        }
        few
    }
}

/// A large puzzle that takes more questions of the solver whether to stop, times its cells, is given up, and the clue in
/// question stays. Counted, not timed, so that a seed makes the same puzzle anywhere. Questions about 16×16 take far less. A
/// 25×25 puzzle took 4 to 6 s of CPU (two seeds), with 56 and 144 clues given up; twice the patience took 7 s instead of 4,
/// with 32 instead of 56, and left no fewer clues.
const PATIENCE: usize = 10_000;

impl Uniqueness for Quickest {
    fn count(&mut self, shape: Shape, puzzles: &[u8], limit: u8, counts: &mut [u8]) {
        if shape == Shape::NINE {
            let mut lines = std::mem::take(&mut self.lines);
            lines.clear();
            lines.extend(puzzles.as_chunks::<81>().0.iter().map(|cells| cells.map(|value| b'0' + value)));
            self.batch().solve(&lines, limit, counts, None);
            self.lines = lines;
            return;
        }
        let patience = PATIENCE / shape.cells();
        for (cells, count) in puzzles.chunks_exact(shape.cells()).zip(counts) {
            let mut asked = 0;
            let few = self.few(shape, cells, limit.into(), &mut || {
                asked += 1;
                asked > patience
            });
            *count = if few.is_sure { few.solutions as u8 } else { GAVE_UP };
        }
    }
}
