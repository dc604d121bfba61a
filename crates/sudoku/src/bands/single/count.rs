//! Many solutions of one puzzle, counted without being visited: the search of `search` with a memo of what is known (`memo`).
//!
//! States that are split stay open until none of their branches waits any more. Then what has been counted since is their number of
//! solutions.
//!
//! Guesses and CPU time, Zen 4, November 2026, for 20 M solutions of two grids (`multi_enum`) and 10 M of twelve puzzles of
//! `17_clue` less two clues:
//!
//! | | `multi_enum` | `17_clue` less two |
//! |---|---|---|
//! | tdoku | 20.3 M, 3.7 s | 10.3 M, 2.2 s |
//! | branches that mirror each other counted once, no memo | 11.6 M, 1.70 s | 8.0 M, 1.20 s |
//! | memo of 2^14 rests | 0.32 M, 0.11 s | 2.0 M, 0.55 s |
//! | that, and mirrors | 0.32 M, 0.11 s | 2.0 M, 0.55 s |
//! | memo of 2^15 rests | 0.28 M, 0.10 s | 1.9 M, 0.50 s |
//!
//! So the mirrors are gone. What did not help either: 64 nodes at a time in the lanes of a batch, each solution visited, took 1.6 s on the
//! first.

use super::answer::answer;
use super::clues::clues;
use super::guess::{MANY, next, split};
use super::layout::Tables;
use super::memo::{Memo, Rest, rest};
use super::propagate::{Propagated, propagate};
use super::search::Waiting;
use lanes::{Part, bytes32::Bytes32};
use std::ops::ControlFlow;

/// Room for counting, kept from one puzzle to the next.
#[derive(Default)]
pub(super) struct Counting {
    waiting: Vec<Waiting>,
    open: Vec<Open>,
    memo: Memo,
    /// How many states were split.
    pub(super) splits: u64,
}

/// A state that has been split.
struct Open {
    rest: Rest,
    /// How many solutions had been counted before.
    before: u64,
    /// How many states waited before.
    waited: usize,
}

/// How many splits, about a millisecond, pass before the caller is asked whether to go on.
const BREATH: u64 = 1 << 12;

/// Counts the solutions of a line up to a limit of one or more, and writes the first one found.
pub(super) struct Count<'a, W: Bytes32> {
    pub(super) line: &'a [u8; 81],
    pub(super) limit: u64,
    pub(super) tables: &'a Tables<W>,
    pub(super) counting: &'a mut Counting,
    pub(super) first: &'a mut [u8; 81],
    pub(super) go_on: &'a mut dyn FnMut(u64) -> ControlFlow<()>,
}

impl<W: Bytes32> Part for Count<'_, W> {
    type Out = u64;

    #[inline(always)]
    fn run(self) -> u64 {
        let Count { line, limit, tables, counting, first, go_on } = self;
        let Counting { waiting, open, memo, splits } = counting;
        let zero = W::splat(0);
        let (mut state, mut naked) = clues(line, tables);
        waiting.clear();
        open.clear();
        memo.prepare();
        let mut count: u64 = 0;
        loop {
            let end = propagate::<W, false>(&mut state, naked, tables);
            naked = zero;
            let found = match end {
                Propagated::Dead => 0,
                Propagated::Solved => {
                    if count == 0 {
                        answer(&state, tables, first);
                    }
                    1
                }
                Propagated::Stuck => match rest(&state, tables) {
                    None => 0,
                    Some(rest) => match memo.get(&rest) {
                        // The first solution has to be seen: a memo of other puzzles does not have it.
                        Some(known) if count > 0 || known == 0 => known,
                        _ => {
                            open.push(Open { rest, before: count, waited: waiting.len() });
                            split(&mut state, tables, &MANY, waiting);
                            *splits += 1;
                            if splits.is_multiple_of(BREATH) && go_on(count).is_break() {
                                return count;
                            }
                            continue;
                        }
                    },
                },
            };
            count = count.saturating_add(found);
            if count >= limit {
                return limit;
            }
            while let Some(done) = open.last()
                && done.waited == waiting.len()
            {
                memo.put(&done.rest, count - done.before);
                open.pop();
            }
            if !next(waiting, &mut state) {
                return count;
            }
        }
    }
}
