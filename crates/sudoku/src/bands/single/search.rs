//! The search of one puzzle: propagate, split, go on with the first branch, come back to those that wait.

use super::clues::clues;
use super::guess::{Weights, next, split};
use super::layout::{State, Tables};
use super::propagate::{Propagated, propagate};
use crate::bands::TOO_FEW;
use lanes::bytes32::Bytes32;
use std::ops::ControlFlow;

/// A state that waits, split: its words, as bytes, since the stack outlives the words of one instruction set, and the ways to go on that
/// are left. Branches are made when their turn comes; for two solutions of many most never are.
pub(super) struct Waiting {
    pub(super) words: [[u8; 32]; 9],
    /// The byte of the digit and the band, or the stack.
    pub(super) at: u8,
    pub(super) is_band: bool,
    /// Three even ways, then three odd ones; one at least.
    pub(super) ways: u8,
}

/// What to do with a solution.
pub(super) trait Found<W: Bytes32> {
    /// Takes a solution, and says whether to go on.
    fn found(&mut self, state: &State<W>, tables: &Tables<W>) -> ControlFlow<()>;

    /// Hears that the puzzle has too few clues for one solution.
    fn sparse(&mut self) {}
}

/// Finds the solutions of a line, and returns how many states were split. `TRIADS` are for few solutions: where there are
/// many there are few dead ends to be proved early.
#[inline(always)]
pub(super) fn search<W: Bytes32, const TRIADS: bool>(
    line: &[u8; 81],
    tables: &Tables<W>,
    waiting: &mut Vec<Waiting>,
    found: &mut impl Found<W>,
) -> u64 {
    let zero = W::splat(0);
    let (mut state, mut naked) = clues(line, tables);
    waiting.clear();
    let (mut splits, mut weights) = (0, None);
    loop {
        let end = propagate::<W, TRIADS>(&mut state, naked, tables);
        naked = zero;
        match end {
            Propagated::Stuck => {
                let weights = match weights {
                    Some(weights) => weights,
                    None => {
                        let clues =
                            line.iter().filter(|&&character| character.is_ascii_digit() && character != b'0').count();
                        if clues <= TOO_FEW {
                            found.sparse();
                        }
                        *weights.insert(Weights::of(clues, &state))
                    }
                };
                split(&mut state, tables, weights, waiting);
                splits += 1;
                continue;
            }
            Propagated::Solved => {
                if found.found(&state, tables).is_break() {
                    return splits;
                }
            }
            Propagated::Dead => {}
        }
        if !next(waiting, &mut state) {
            return splits;
        }
    }
}
