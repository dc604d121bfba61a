//! How many solutions a grid of any shape has, by the quickest solver for it: for collections and tools.

use std::ops::ControlFlow;

use super::bands::{Batch, Line};
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

    /// Counts the solutions of each line up to two, and writes one that it finds.
    pub(super) fn two(&mut self, lines: &[Line], counts: &mut [u8], grids: Option<&mut [Line]>) {
        self.batch().solve(lines, 2, counts, grids);
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
