//! One puzzle at a time, in vectors of bytes.

mod answer;
mod clues;
mod guess;
mod layout;
mod propagate;

use guess::{Weights, split};
use lanes::bytes32::Bytes32;
use lanes::{Isa, Kernel, Simd, dispatch};
use layout::{State, Tables};
use propagate::{End, propagate};
use std::ops::ControlFlow;

const FLAT: Weights = Weights {
    line: [0, 0, 15, 12, 17, 14, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    digit: [0, 0, 3, 1, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
};
const STEEP: Weights = Weights { line: [0, 0, 8, 13, 16, 18, 20, 0, 0, 0, 0, 0, 0, 0, 0, 0], digit: [0; 16] };

/// States that wait, as bytes.
type Waiting = Vec<[[u8; 32]; 9]>;

/// What to do with a solution.
trait Found<W: Bytes32> {
    fn found(&mut self, state: &State<W>, tables: &Tables<W>) -> ControlFlow<()>;
}

#[inline(always)]
fn search<W: Bytes32>(
    line: &[u8; 81],
    tables: &Tables<W>,
    waiting: &mut Waiting,
    guesses: &mut u64,
    found: &mut impl Found<W>,
) {
    let (mut state, mut naked) = clues::clues(line, tables);
    waiting.clear();
    let mut weights = &FLAT;
    let mut first = true;
    loop {
        match propagate(&mut state, naked, tables) {
            End::Stuck => {
                if first {
                    first = false;
                    let mut sum = W::splat(0);
                    for word in state {
                        sum = sum.add(word.count());
                    }
                    let mut bytes = [0; 32];
                    sum.store(&mut bytes);
                    let c: u32 = bytes.iter().map(|&b| u32::from(b)).sum();
                    let clues = line.iter().filter(|c| (b'1'..=b'9').contains(c)).count();
                    weights = if c < 235 || clues < 22 { &STEEP } else { &FLAT };
                }
                *guesses += 1;
                split(&mut state, tables, weights, waiting);
                naked = W::splat(0);
                continue;
            }
            End::Solved => {
                if found.found(&state, tables).is_break() {
                    return;
                }
            }
            End::Dead => {}
        }
        let Some(bytes) = waiting.pop() else { return };
        for word in 0..9 {
            state[word] = W::load(&bytes[word]);
        }
        naked = W::splat(0);
    }
}

struct FirstAndCount<'a> {
    n: u64,
    limit: u64,
    to: &'a mut [u8; 81],
}

impl<W: Bytes32> Found<W> for FirstAndCount<'_> {
    #[inline(always)]
    fn found(&mut self, state: &State<W>, tables: &Tables<W>) -> ControlFlow<()> {
        self.n += 1;
        if self.n == 1 {
            answer::answer(state, tables, self.to);
        }
        if self.n < self.limit { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }
}

/// A solver.
pub struct Single {
    isa: Isa,
    waiting: Waiting,
    /// How many guesses.
    pub guesses: u64,
}

struct Many<'a> {
    single: &'a mut Single,
    lines: &'a [[u8; 81]],
    limit: u64,
    answers: &'a mut [[u8; 81]],
    counts: &'a mut [u64],
}

impl Kernel for Many<'_> {
    type Out = ();
    #[inline(always)]
    fn run<S: Simd>(self, _: S) {
        let tables = Tables::<S::B32>::new();
        let mut guesses = 0;
        for ((line, answer), count) in self.lines.iter().zip(self.answers).zip(self.counts) {
            let mut found = FirstAndCount { n: 0, limit: self.limit, to: answer };
            search(line, &tables, &mut self.single.waiting, &mut guesses, &mut found);
            *count = found.n;
        }
        self.single.guesses += guesses;
    }
}

impl Single {
    /// With it.
    pub fn new(isa: Isa) -> Single {
        Single { isa, waiting: Vec::new(), guesses: 0 }
    }

    /// Many.
    pub fn solve_all(&mut self, lines: &[[u8; 81]], limit: u64, answers: &mut [[u8; 81]], counts: &mut [u64]) {
        dispatch(self.isa, Many { single: self, lines, limit, answers, counts });
    }
}
