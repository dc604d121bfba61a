//! One puzzle at a time, in vectors of bytes.

mod answer;
mod clues;
mod guess;
mod layout;
mod propagate;
mod search;
#[cfg(test)]
mod tests;
mod triads;
mod twins;

use answer::answer;
use lanes::bytes32::Bytes32;
use lanes::{Isa, Kernel, Simd, dispatch};
use layout::{State, Tables};
use search::{Found, Waiting, search};
use std::ops::ControlFlow;
use std::sync::OnceLock;

/// The solver: an instruction set, and room for a search. Make one and use it for many puzzles.
///
/// A line is 81 characters, row by row; `1` to `9` are clues and every other byte is an empty cell. Clues that clash are
/// a puzzle without a solution.
pub struct Single {
    isa: Isa,
    waiting: Vec<Waiting>,
    guesses: u64,
}

impl Default for Single {
    /// With the best instruction set of this machine, which is asked for once.
    fn default() -> Single {
        static BEST: OnceLock<Isa> = OnceLock::new();
        Single::new(*BEST.get_or_init(Isa::best))
    }
}

impl Single {
    /// With an instruction set.
    pub fn new(isa: Isa) -> Single {
        Single { isa, waiting: Vec::new(), guesses: 0 }
    }

    /// How many guesses all searches of this solver took: states where no rule said more.
    pub fn guesses(&self) -> u64 {
        self.guesses
    }

    /// The number of solutions, up to `limit`; 2 asks whether a puzzle has exactly one.
    pub fn count(&mut self, line: &[u8; 81], limit: u64) -> u64 {
        let mut count = 0;
        self.run(std::slice::from_ref(line), limit, |_, number, _| count = number);
        count
    }

    /// The number of solutions, up to `limit`, and the first one found, if any, as digits.
    pub fn solve(&mut self, line: &[u8; 81], limit: u64, solution: &mut [u8; 81]) -> u64 {
        let mut count = 0;
        self.run(std::slice::from_ref(line), limit, |_, number, first| {
            count = number;
            if number > 0 {
                *solution = *first;
            }
        });
        count
    }

    /// Solves many puzzles with one choice of instructions: `each` gets every puzzle's place in `lines`, its number of
    /// solutions up to `limit`, and the first one found if there is one.
    pub fn solve_each(&mut self, lines: &[[u8; 81]], limit: u64, each: impl FnMut(usize, u64, &[u8; 81])) {
        self.run(lines, limit, each);
    }

    /// Gives every solution, until told to stop.
    pub fn each(&mut self, line: &[u8; 81], visit: &mut dyn FnMut(&[u8; 81]) -> ControlFlow<()>) {
        dispatch(self.isa, Each { solver: self, line, visit });
    }

    #[inline(always)]
    fn run(&mut self, lines: &[[u8; 81]], limit: u64, each: impl FnMut(usize, u64, &[u8; 81])) {
        if limit > 2 {
            dispatch(self.isa, Lines::<_, true> { solver: self, lines, limit, each });
        } else {
            dispatch(self.isa, Lines::<_, false> { solver: self, lines, limit, each });
        }
    }
}

/// Solves lines one after another.
struct Lines<'a, F, const MANY: bool> {
    solver: &'a mut Single,
    lines: &'a [[u8; 81]],
    limit: u64,
    each: F,
}

impl<F: FnMut(usize, u64, &[u8; 81]), const MANY: bool> Kernel for Lines<'_, F, MANY> {
    type Out = ();

    #[inline(always)]
    fn run<S: Simd>(mut self, _: S) {
        let tables = Tables::<S::B32>::new();
        let mut first = Count { count: 0, limit: self.limit, first: [b'.'; 81] };
        for (place, line) in self.lines.iter().enumerate() {
            first.count = 0;
            if self.limit > 0 {
                let waiting = &mut self.solver.waiting;
                self.solver.guesses += if MANY {
                    search::<_, true, false>(line, &tables, waiting, &mut first)
                } else {
                    search::<_, false, true>(line, &tables, waiting, &mut first)
                };
            }
            (self.each)(place, first.count, &first.first);
        }
    }
}

/// Counts solutions and keeps the first.
struct Count {
    count: u64,
    limit: u64,
    first: [u8; 81],
}

impl<W: Bytes32> Found<W> for Count {
    #[inline(always)]
    fn found(&mut self, state: &State<W>, times: u64, tables: &Tables<W>) -> ControlFlow<()> {
        if self.count == 0 {
            answer(state, tables, &mut self.first);
        }
        self.count = self.count.saturating_add(times).min(self.limit);
        if self.count < self.limit { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }
}

/// Gives every solution of a line.
struct Each<'a> {
    solver: &'a mut Single,
    line: &'a [u8; 81],
    visit: &'a mut dyn FnMut(&[u8; 81]) -> ControlFlow<()>,
}

impl Kernel for Each<'_> {
    type Out = ();

    #[inline(always)]
    fn run<S: Simd>(self, _: S) {
        let tables = Tables::<S::B32>::new();
        let mut visit = Visit { solution: [b'.'; 81], visit: self.visit };
        self.solver.guesses += search::<S::B32, false, false>(self.line, &tables, &mut self.solver.waiting, &mut visit);
    }
}

/// Writes every solution and shows it.
struct Visit<'a> {
    solution: [u8; 81],
    visit: &'a mut dyn FnMut(&[u8; 81]) -> ControlFlow<()>,
}

impl<W: Bytes32> Found<W> for Visit<'_> {
    #[inline(always)]
    fn found(&mut self, state: &State<W>, _: u64, tables: &Tables<W>) -> ControlFlow<()> {
        answer(state, tables, &mut self.solution);
        (self.visit)(&self.solution)
    }
}
