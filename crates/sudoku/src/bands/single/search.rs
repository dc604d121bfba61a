//! The search of one puzzle: propagate, split, go on with the first branch, come back to those that wait.

use super::clues::clues;
use super::guess::{Weights, split};
use super::layout::{State, Tables};
use super::propagate::{Propagated, propagate};
use lanes::bytes32::Bytes32;
use std::ops::ControlFlow;

/// A state that waits: its words, as bytes, since the stack outlives the words of one instruction set.
pub(super) type Waiting = [[u8; 32]; 9];

/// What to do with a solution.
pub(super) trait Found<W: Bytes32> {
    /// Takes a solution, and says whether to go on.
    fn found(&mut self, state: &State<W>, tables: &Tables<W>) -> ControlFlow<()>;
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
                    None => *weights.insert(Weights::of(line, &state)),
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
        let Some(next) = waiting.pop() else { return splits };
        load(&next, &mut state);
    }
}

/// Reads a state that has waited.
#[inline(always)]
pub(super) fn load<W: Bytes32>(waiting: &Waiting, state: &mut State<W>) {
    for (word, bytes) in state.iter_mut().zip(waiting) {
        *word = W::load(bytes);
    }
}
