//! One puzzle at a time in plain integers, for machines without vectors.
//!
//! The layout is that of the vector solver, in nine words of 81 bits: the place of a cell within its box picks the word, the
//! digit and the box pick the bit (`word`). Then rows and columns, digits and boxes need no loops: a pass over all of
//! them is straight code (`state`), and the search branches on the permutations of a digit in a band (`choose`). That
//! the bands be asked for their permutations is Tom Dillon's idea (tdoku).
//!
//! The known way for plain integers is another: 27 words, one for each digit and band, and tables of locked candidates for
//! their rows (zhouyundong's solver and `JCZSolve` after it; crate `sudoku` is of that family). Beside that crate, built for
//! this machine while this is built for any, least CPU time of nine passes with the grid written out, Zen 4, November 2026:
//! 4.5 times as fast on kaggle, 1.9 on `random_minimal`, 1.8 on `17_clue`, 1.35 on `magictour_top1465`, 2.1 on
//! `forum_hardest_1905_11plus`, 3.2 where there is no solution; but half as fast in counting the millions of solutions of
//! a puzzle with few clues.

mod choose;
mod state;
mod word;

use std::ops::ControlFlow;

use choose::{Choice, Plan};
use state::{Propagated, State};
use word::digit_bit;

/// How many solutions a puzzle has, at most `limit`.
pub fn count(line: &[u8; 81], limit: u64) -> u64 {
    count_with(line, limit, |_| ())
}

/// How many solutions a puzzle has, at most `limit`; the first one found is written into `out`.
pub fn solve(line: &[u8; 81], limit: u64, out: &mut [u8; 81]) -> u64 {
    let mut out = Some(out);
    count_with(line, limit, |state| {
        if let Some(out) = out.take() {
            state.write(out);
        }
    })
}

/// Hands out each solution of a puzzle, until `found` breaks off.
pub fn each(line: &[u8; 81], found: &mut dyn FnMut(&[u8; 81]) -> ControlFlow<()>) {
    let mut grid = [0; 81];
    let _ = search(line, &mut |state| {
        state.write(&mut grid);
        found(&grid)
    });
}

/// Makes a solution of a puzzle the least one, reading in row order: what the textbook's search finds first.
///
/// Cells are settled in row order. The least value of a cell stays if propagation, the solution that is known, or else a
/// search says that there is a solution with it; so no search has to find its way through rows that clues say nothing of,
/// as a walk in row order would. An integer knows no instruction set: the answer and the work are the same on every machine.
pub fn lower(line: &[u8; 81], solution: &mut [u8; 81]) {
    let Some(mut state) = State::new(line) else { return };
    let mut end = state.propagate();
    let plan = Plan::new(&state, line);
    for cell in 0..81 {
        let (row, column) = (cell / 9, cell % 9);
        let (place, box_) = (3 * (row % 3) + column % 3, 3 * (row / 3) + column / 3);
        while end == Propagated::Stuck {
            let digits = state.0[place].bits_of_box(box_);
            let Some(digit) = (0..9).find(|&digit| digits & digit_bit(digit) != 0) else { return };
            if digits == digit_bit(digit) {
                break;
            }
            let mut branch = state;
            branch.0[place].keep_in_box(box_, digit_bit(digit));
            let below = branch.propagate();
            let fits = match below {
                Propagated::Dead => false,
                Propagated::Solved => true,
                Propagated::Stuck if solution[cell] == b'1' + digit as u8 => true,
                Propagated::Stuck => {
                    let found = &mut |state: &State| {
                        state.write(solution);
                        ControlFlow::Break(())
                    };
                    self::branch(&branch, plan, found).is_break()
                }
            };
            if fits {
                (state, end) = (branch, below);
                break;
            }
            state.0[place].remove(digit, 1 << box_);
            end = state.propagate();
        }
    }
    if end == Propagated::Solved {
        state.write(solution);
    }
}

#[inline(always)]
fn count_with(line: &[u8; 81], limit: u64, mut found: impl FnMut(&State)) -> u64 {
    let mut count = 0;
    if limit > 0 {
        let _ = search(line, &mut |state| {
            found(state);
            count += 1;
            if count == limit { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
    }
    count
}

#[inline(always)]
fn search(line: &[u8; 81], found: &mut impl FnMut(&State) -> ControlFlow<()>) -> ControlFlow<()> {
    let Some(mut root) = State::new(line) else { return ControlFlow::Continue(()) };
    match root.propagate() {
        Propagated::Dead => ControlFlow::Continue(()),
        Propagated::Solved => found(&root),
        Propagated::Stuck => branch(&root, Plan::new(&root, line), found),
    }
}

fn branch(state: &State, plan: Plan, found: &mut impl FnMut(&State) -> ControlFlow<()>) -> ControlFlow<()> {
    Choice::best(state, plan).try_each(state, |child| match child.propagate() {
        Propagated::Dead => ControlFlow::Continue(()),
        Propagated::Solved => found(child),
        Propagated::Stuck => branch(child, plan, found),
    })
}

#[cfg(test)]
mod tests;
