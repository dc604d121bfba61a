//! The search of one puzzle: propagate, split, go on with the first branch, come back to those that wait.

use super::clues::clues;
use super::guess::{Weights, split};
use super::layout::{State, Tables};
use super::propagate::{End, propagate};
use super::twins::are_twins;
use lanes::bytes32::Bytes32;
use std::ops::ControlFlow;

/// A state that waits.
pub(super) struct Waiting {
    /// Its words, as bytes: the stack outlives the words of one instruction set.
    pub(super) words: [[u8; 32]; 9],
    /// How often its solutions count.
    pub(super) times: u64,
}

/// What to do with a solution.
pub(super) trait Found<W: Bytes32> {
    /// Takes a solution that stands for `times`, and says whether to go on.
    fn found(&mut self, state: &State<W>, times: u64, tables: &Tables<W>) -> ControlFlow<()>;
}

/// Finds the solutions of a line, and returns how many states were split.
///
/// With `MANY`, a search for more than two solutions: branches that are images of each other are counted without a search, and the
/// rules that prove dead ends early are left out, since there are few.
#[inline(always)]
pub(super) fn search<W: Bytes32, const MANY: bool, const TRIADS: bool>(
    line: &[u8; 81],
    tables: &Tables<W>,
    waiting: &mut Vec<Waiting>,
    found: &mut impl Found<W>,
) -> u64 {
    let zero = W::splat(0);
    let (mut state, mut naked) = clues(line, tables);
    waiting.clear();
    let (mut splits, mut times, mut weights) = (0, 1, None);
    let (mut parent, mut is_first_of_two) = (state, false);
    loop {
        let end = propagate::<W, TRIADS>(&mut state, naked, tables);
        naked = zero;
        if MANY && is_first_of_two && end != End::Dead && are_twins(&parent, &state, tables) {
            waiting.pop();
            times = u64::saturating_mul(times, 2);
        }
        match end {
            End::Stuck => {
                let weights = match weights {
                    Some(weights) => weights,
                    None => *weights.insert(Weights::of::<W, MANY>(line, &state)),
                };
                if MANY {
                    parent = state;
                }
                is_first_of_two = split(&mut state, tables, weights, times, waiting) == 1;
                splits += 1;
                continue;
            }
            End::Solved => {
                if found.found(&state, times, tables).is_break() {
                    return splits;
                }
            }
            End::Dead => {}
        }
        let Some(next) = waiting.pop() else { return splits };
        for (word, bytes) in state.iter_mut().zip(&next.words) {
            *word = W::load(bytes);
        }
        (times, is_first_of_two) = (next.times, false);
    }
}
