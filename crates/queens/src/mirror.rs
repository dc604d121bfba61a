//! Half the board, counted twice.

use super::bits::{Bits, Row, RowSet};
use backtrail::Problem;
use registry::Narrated;
use registry::Outcome;
use registry::{Mark, Request, Strip, Units, walk_units};

/// [`Bits`] with the first queen in the upper half; each solution stands for itself and its mirror image.
///
/// On a board of odd size the first queen may also stand in the middle row, its own mirror image; then the second
/// queen, which cannot, stays in the upper half.
#[derive(Clone, Debug, PartialEq)]
pub struct Mirror {
    n: u32,
    bits: Bits,
}

impl Mirror {
    /// An empty board of n × n squares, n at least 2.
    ///
    /// # Panics
    ///
    /// If n is less than 2: such a board is its own mirror image.
    pub fn new(n: u32) -> Self {
        assert!(n >= 2, "a board with one column has no mirror image of its own");
        Mirror { n, bits: Bits::new(n) }
    }

    /// Rows of the upper half, without the middle one.
    fn upper(&self) -> u32 {
        (1 << (self.n / 2)) - 1
    }
}

impl Problem for Mirror {
    type Choice = Row;
    type Choices = RowSet;
    /// Not listed: each stands for two boards.
    type Solution = ();

    #[inline(always)]
    fn choices(&self) -> RowSet {
        let RowSet(free) = self.bits.choices();
        let odd = self.n % 2;
        let middle = self.n / 2;
        match self.bits.column() {
            0 => RowSet(free & (self.upper() | odd << middle)),
            1 if odd == 1 && self.bits.row(0) == middle => RowSet(free & self.upper()),
            _ => RowSet(free),
        }
    }

    #[inline(always)]
    fn apply(&mut self, row: Row) -> bool {
        self.bits.apply(row)
    }

    #[inline(always)]
    fn undo(&mut self, row: Row) {
        self.bits.undo(row);
    }

    #[inline(always)]
    fn is_solved(&self) -> bool {
        self.bits.is_solved()
    }

    fn solution(&self) {}
}

impl Narrated for Mirror {
    fn marks(&self, row: Row, made: bool, marks: &mut Vec<Mark>) {
        self.bits.marks(row, made, marks);
    }

    fn strips(&self) -> Vec<Strip> {
        self.bits.strips()
    }
}

/// The solutions of n queens in units, those of the walk, each solution counted twice.
pub(super) fn units(n: u32, depth: Option<usize>) -> Box<dyn Units> {
    if n < 2 { walk_units(Bits::new(n), depth, 1) } else { walk_units(Mirror::new(n), depth, 2) }
}

/// Counts the solutions of n queens, each half counted twice.
pub(super) fn count(n: u32, request: &Request) -> Outcome {
    if n < 2 {
        return registry::walk(Bits::new(n), request, &mut registry::skip);
    }
    let mut halved = Request { monitor: request.monitor.weighing(2), ..request.clone() };
    halved.limits.solutions = request.limits.solutions.map(|limit| limit.div_ceil(2));
    let mut outcome = registry::walk(Mirror::new(n), &halved, &mut registry::skip);
    outcome.solutions = outcome.solutions.times(2);
    outcome
}
