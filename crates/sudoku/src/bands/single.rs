//! One puzzle at a time, in vectors of bytes.
//!
//! Nine words of 27 bytes hold all candidates (`layout`). Clues come in by permutations (`clues`), rules run over all digits and
//! boxes at once (`propagate`, and `triads` when it is stuck), a digit's ways through a band or a stack are the branches
//! (`guess`), and the solution goes out by permutations again (`answer`). Many solutions are counted without visiting
//! them all (`count`, `memo`).
//!
//! Puzzles a second against tdoku in the same run: one core of a Zen 4 that others used too, November 2026, least CPU time, one
//! or more solutions told apart (limit 2) and the solution written out, which tdoku does not do here:
//!
//! | set | AVX-512 | × tdoku | AVX2 | × tdoku for AVX2 |
//! |---|---|---|---|---|
//! | kaggle | 14.4 M | 14.9 | 8.5 M | 8.9 |
//! | `random_minimal` | 2.48 M | 7.0 | | |
//! | `17_clue` | 2.39 M | 7.7 | 1.62 M | 5.4 |
//! | `magictour_top1465` | 392 k | 3.4 | 270 k | 2.5 |
//! | `forum_hardest_1905_11plus` | 91.6 k | 4.4 | | |
//! | no solution | 19.6 M | 13.6 | | |
//! | solutions counted a second, of ten million each of two grids | 190 M | 36 | 136 M | 28 |
//! | the same, of a million each of 40 puzzles of `17_clue` less two clues | 17.0 M | 3.5 | 11.8 M | 2.8 |
//! What helped, from the prototype on: the skewed layout (`17_clue` 1.8 to 2.2 M a second, kaggle 6.4 to 14.8 with the next two);
//! clues that leave their boxes before the first pass; a solution written by permutations (`answer`); triads
//! when stuck. What did not: more weights for guesses (`guess`), whole digits one after another in a search for many
//! solutions (twice the guesses), triads in that search (15 % slower). Trap: a closure is compiled without the
//! instructions of its kernel unless it happens to be inlined; with closures in the pass AVX2 was 11 times slower.

mod answer;
mod clues;
mod count;
mod guess;
mod layout;
mod memo;
mod propagate;
mod search;
#[cfg(test)]
mod tests;
mod triads;

use answer::answer;
use count::{Count, Counting};
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
    counting: Counting,
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
        Single { isa, waiting: Vec::new(), counting: Counting::default(), guesses: 0 }
    }

    /// How many guesses all searches of this solver took: states where no rule said more.
    pub fn guesses(&self) -> u64 {
        self.guesses + self.counting.splits
    }

    /// The number of solutions, up to `limit`; 2 asks whether a puzzle has exactly one.
    pub fn count(&mut self, line: &[u8; 81], limit: u64) -> u64 {
        let mut count = 0;
        self.run(std::slice::from_ref(line), limit, &mut |_, number, _| count = number, &mut always);
        count
    }

    /// The number of solutions, up to `limit`, and the first one found, if any, as digits.
    pub fn solve(&mut self, line: &[u8; 81], limit: u64, solution: &mut [u8; 81]) -> u64 {
        let mut count = 0;
        let mut each = |_, number, first: &[u8; 81]| {
            count = number;
            if number > 0 {
                *solution = *first;
            }
        };
        self.run(std::slice::from_ref(line), limit, &mut each, &mut always);
        count
    }

    /// Solves many puzzles with one choice of instructions: `each` gets every puzzle's place in `lines`, its number of
    /// solutions up to `limit`, and the first one found if there is one.
    pub fn solve_each(&mut self, lines: &[[u8; 81]], limit: u64, mut each: impl FnMut(usize, u64, &[u8; 81])) {
        self.run(lines, limit, &mut each, &mut always);
    }

    /// Gives every solution, until told to stop.
    pub fn each(&mut self, line: &[u8; 81], visit: &mut dyn FnMut(&[u8; 81]) -> ControlFlow<()>) {
        dispatch(self.isa, All { solver: self, line, visit });
    }

    /// Counts as [`count`](Single::count) does, and asks every millisecond or so, with the number so far, whether to go on.
    /// Returns the number that it had when told to stop, if it was.
    pub fn count_while(&mut self, line: &[u8; 81], limit: u64, go_on: &mut dyn FnMut(u64) -> ControlFlow<()>) -> u64 {
        let mut count = 0;
        self.run(std::slice::from_ref(line), limit, &mut |_, number, _| count = number, go_on);
        count
    }

    fn run(&mut self, lines: &[[u8; 81]], limit: u64, each: Each<'_>, go_on: GoOn<'_>) {
        dispatch(self.isa, Lines { solver: self, lines, limit, each, go_on });
    }
}

/// Gets a puzzle's place, its number of solutions, and the first. By reference, since the kernels would be compiled anew for
/// each type of it.
type Each<'a> = &'a mut dyn FnMut(usize, u64, &[u8; 81]);

/// Asked with the number so far.
type GoOn<'a> = &'a mut dyn FnMut(u64) -> ControlFlow<()>;

fn always(_: u64) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

/// Solves lines one after another.
struct Lines<'a> {
    solver: &'a mut Single,
    lines: &'a [[u8; 81]],
    limit: u64,
    each: Each<'a>,
    go_on: GoOn<'a>,
}

impl Kernel for Lines<'_> {
    type Out = ();

    #[inline(always)]
    fn run<S: Simd>(self, simd: S) {
        let Lines { solver, lines, limit, each, go_on } = self;
        let tables = Tables::<S::B32>::new();
        if limit > 2 {
            let mut first = [b'.'; 81];
            for (place, line) in lines.iter().enumerate() {
                let counting = &mut solver.counting;
                let number = simd.call(Count { line, limit, tables: &tables, counting, first: &mut first, go_on });
                each(place, number, &first);
            }
        } else {
            let mut few = Few { count: 0, limit, first: [b'.'; 81], sparse: false };
            for (place, line) in lines.iter().enumerate() {
                few.count = 0;
                few.sparse = false;
                if limit > 0 {
                    solver.guesses += search::<_, true>(line, &tables, &mut solver.waiting, &mut few);
                }
                each(place, few.count, &few.first);
            }
        }
    }
}

/// Counts a few solutions and keeps the first.
struct Few {
    count: u64,
    limit: u64,
    first: [u8; 81],
    /// Is one solution enough to know that there are two?
    sparse: bool,
}

impl<W: Bytes32> Found<W> for Few {
    #[inline(always)]
    fn found(&mut self, state: &State<W>, tables: &Tables<W>) -> ControlFlow<()> {
        if self.count == 0 {
            answer(state, tables, &mut self.first);
        }
        self.count += if self.sparse { self.limit } else { 1 };
        if self.count < self.limit { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }

    fn sparse(&mut self) {
        self.sparse = true;
    }
}

/// Gives every solution of a line.
struct All<'a> {
    solver: &'a mut Single,
    line: &'a [u8; 81],
    visit: &'a mut dyn FnMut(&[u8; 81]) -> ControlFlow<()>,
}

impl Kernel for All<'_> {
    type Out = ();

    #[inline(always)]
    fn run<S: Simd>(self, _: S) {
        let tables = Tables::<S::B32>::new();
        let mut visit = Visit { solution: [b'.'; 81], visit: self.visit };
        self.solver.guesses += search::<S::B32, false>(self.line, &tables, &mut self.solver.waiting, &mut visit);
    }
}

/// Writes every solution and shows it.
struct Visit<'a> {
    solution: [u8; 81],
    visit: &'a mut dyn FnMut(&[u8; 81]) -> ControlFlow<()>,
}

impl<W: Bytes32> Found<W> for Visit<'_> {
    #[inline(always)]
    fn found(&mut self, state: &State<W>, tables: &Tables<W>) -> ControlFlow<()> {
        answer(state, tables, &mut self.solution);
        (self.visit)(&self.solution)
    }
}
