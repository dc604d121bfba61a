//! Many puzzles at once: a search node in each lane of a vector, 64 of them with AVX-512, 32 with AVX2, 16 elsewhere.
//!
//! A pass ([`pass`]) applies all rules to all lanes. Lanes that are dead, solved or still wait until enough of them can be
//! seen to at once: solved grids are written ([`lines`]), still nodes choose where to branch ([`branch`]) and go to the pool
//! ([`pool`]), and the free lanes are filled from there, one way to go on in each. New puzzles come when the pool runs dry.
//! So lanes are always busy, whatever puzzle they belong to, and a hard puzzle spreads over all of them.
//!
//! Nodes that no rule of a pass finds dead are found by counting ([`overfull`]) when many wait.
//!
//! That a lane is solved is proved, not guessed from a sum: see [`verify`].
//!
//! The first to put puzzles into lanes like this was our own probe (32 lanes of 16 bits, two children a branch); what is
//! different here, and what it gave, is told in [`layout`], [`pass`], [`pool`] and [`branch`].
//!
//! Puzzles a second on one core of an EPYC with Zen 4 at 3.55 GHz, November 2026, limit 2, grids written, least CPU time of
//! 24 runs on a machine shared with others; beside it tdoku (built by clang 16 for this machine), which writes no grids:
//!
//! | set | batch | tdoku |
//! |---|---|---|
//! | kaggle | 22.9 M | 0.98 M |
//! | `random_minimal` | 4.8 M | 0.35 M |
//! | `17_clue` | 4.1 M | 0.31 M |
//! | `magictour_top1465` | 0.78 M | 0.12 M |
//! | `forum_hardest_1905_11plus` | 198 k | 20.6 k |
//! | no solution | 23.3 M | 1.46 M |

// Most loops run over several arrays at once by one index.
#![allow(clippy::needless_range_loop)]

mod branch;
mod layout;
mod lines;
mod overfull;
mod pass;
mod pool;
#[cfg(test)]
mod tests;
mod verify;

use super::{Single, scalar};
use branch::Choose;
use lanes::words8::Words8;
use lanes::{Isa, Kernel, Simd, dispatch};
use lines::{Enter, Leave, Line};
use overfull::Overfull;
use pass::{Nodes, Pass, Seen};
use pool::{Fill, Pool, Push, bits};
use std::marker::PhantomData;
use verify::Verify;

/// A puzzle with many solutions spreads over all lanes, which find a solution each, although one or two are wanted. So where it is
/// known beforehand that there are many, it is solved alone, node after node: 17-clue grids less one, two and four clues took 16, 32
/// and 52 µs in the lanes and take 4.3, 5.8 and 7.0 alone (EPYC with AVX2 only, CPU time on a busy machine, 18 November 2026). With
/// larger limits the lanes are the better place.
///
/// Minimal grids less three clues, which have more than 16, still take 12 µs in the lanes and would take 3.1 alone. To tell them by their
/// number of branches, or by branches less dead ends, costs the hard ones of one solution more than it saves: a threshold that finds most of
/// them takes an eighth of magictour for ambiguous.
const FEW: u8 = 2;

/// A solver for many 9×9 puzzles at once. It keeps its memory from one call to the next: under half a megabyte, whatever
/// the puzzles.
///
/// ```
/// use sudoku::Batch;
///
/// let puzzle = *b"..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
/// let empty = [b'.'; 81];
/// let (mut counts, mut grids) = ([0; 2], [[0; 81]; 2]);
/// Batch::new().solve(&[puzzle, empty], 2, &mut counts, Some(&mut grids));
/// assert_eq!(counts, [1, 2]);
/// assert_eq!(&grids[0][..9], b"987654321");
/// ```
pub struct Batch {
    isa: Isa,
    /// One puzzle after another in plain integers: where there are no vectors, that is quicker than lanes without them.
    plain: bool,
    pool: Pool,
    /// For puzzles that are better solved alone, and which these are.
    single: Single,
    alone: Vec<usize>,
}

impl Default for Batch {
    fn default() -> Self {
        Self::new()
    }
}

impl Batch {
    /// A solver with the best instructions of this machine.
    pub fn new() -> Self {
        let isa = Isa::best();
        Batch { plain: isa == Isa::Portable, ..Self::with(isa) }
    }

    /// A solver with these instructions, in lanes whatever they are.
    ///
    /// # Panics
    ///
    /// [`solve`](Batch::solve) panics if this machine does not have them.
    pub fn with(isa: Isa) -> Self {
        Batch { isa, plain: false, pool: Pool::default(), single: Single::new(isa), alone: Vec::new() }
    }

    /// Counts the solutions of each puzzle, up to a limit: 1 asks for a solution, 2 whether there is just one. Writes the
    /// first solution that it finds, in digits, if `grids` are given; where there is none it writes nothing.
    ///
    /// In a puzzle the characters `1` to `9` are clues and all others are empty cells.
    ///
    /// # Panics
    ///
    /// If there are not as many counts, or grids, as puzzles.
    pub fn solve(&mut self, puzzles: &[[u8; 81]], limit: u8, counts: &mut [u8], mut grids: Option<&mut [[u8; 81]]>) {
        assert_eq!(puzzles.len(), counts.len(), "a count for each puzzle");
        assert!(grids.as_ref().is_none_or(|grids| grids.len() == puzzles.len()), "a grid for each puzzle");
        counts.fill(0);
        if self.plain {
            let mut unwanted = [0; 81];
            let mut grids = grids.map(|grids| grids.iter_mut());
            for (puzzle, count) in puzzles.iter().zip(counts) {
                let grid = grids.as_mut().and_then(Iterator::next).unwrap_or(&mut unwanted);
                *count = scalar::solve(puzzle, limit.into(), grid) as u8;
            }
        } else if limit > 0 {
            let Batch { pool, single, alone, .. } = self;
            dispatch(self.isa, Solve { pool, alone, puzzles, limit, counts, grids: grids.as_deref_mut() });
            let mut unwanted = [0; 81];
            for puzzle in alone.drain(..) {
                let grid = grids.as_deref_mut().map_or(&mut unwanted, |grids| &mut grids[puzzle]);
                counts[puzzle] = single.solve(&puzzles[puzzle], limit.into(), grid) as u8;
            }
        }
    }
}

/// The search.
struct Solve<'a> {
    pool: &'a mut Pool,
    alone: &'a mut Vec<usize>,
    puzzles: &'a [Line],
    limit: u8,
    counts: &'a mut [u8],
    grids: Option<&'a mut [Line]>,
}

impl Kernel for Solve<'_> {
    type Out = ();

    #[inline(always)]
    fn run<S: Simd>(self, simd: S) {
        let Solve { pool, alone, puzzles, limit, counts, mut grids } = self;
        let lanes = S::W8::LANES;
        let all = !0 >> (64 - lanes);
        // Seeing to lanes costs about as much as two passes, however few they are. Magictour was 3 % slower with 3/8.
        let enough = lanes as u32 / 2;
        let mut nodes = Nodes::<S::W8>::new();
        let mut puzzle_of = [0; 64];
        let mut squares = [[[0; 64]; 16]; 2];
        let mut next = 0;
        let mut active = 0;
        pool.clear();
        loop {
            let mut free: u64 = all & !active;
            if pool.len() < free.count_ones() as usize && next < puzzles.len() {
                let some = &puzzles[next..puzzles.len().min(next + lanes)];
                let ambiguous = simd.call(Enter { puzzles: some, first: next, pool, word: PhantomData::<S::W8> });
                if limit <= FEW {
                    for lane in bits(ambiguous) {
                        alone.push(next + lane);
                        counts[next + lane] = limit; // so that it leaves the pool at once
                    }
                }
                next += some.len();
            }
            while free != 0 && pool.len() > 0 {
                active |= simd.call(Fill { nodes: &mut nodes, pool, free, puzzles: &mut puzzle_of, counts, limit });
                free = all & !active;
            }
            if active == 0 && next == puzzles.len() {
                return;
            }
            let may_branch = if pool.is_crowded() { 1 } else { all };
            let (dead, settled, still) = loop {
                let Seen { dead, settled, still } = simd.call(Pass(&mut nodes));
                let dead = dead & active;
                let settled = settled & active & !dead;
                let still = still & active & !dead & !settled;
                let ready = dead | settled | (still & may_branch);
                if ready.count_ones() >= enough || ready | still == active || ready & may_branch == may_branch {
                    break (dead, settled, still & may_branch);
                }
            };
            active &= !(dead | settled);
            if settled != 0 {
                let solved = settled & !simd.call(Verify(&nodes));
                let mut first = 0;
                let mut finished = false;
                for lane in bits(solved) {
                    let count = &mut counts[puzzle_of[lane] as usize];
                    if *count < limit {
                        first |= u64::from(*count == 0) << lane;
                        *count += 1;
                        finished |= *count == limit;
                    }
                }
                if let Some(grids) = grids.as_deref_mut()
                    && first != 0
                {
                    simd.call(Leave { nodes: &nodes, lanes: first, puzzles: &puzzle_of, grids, squares: &mut squares });
                }
                if finished {
                    for lane in bits(active) {
                        if counts[puzzle_of[lane] as usize] >= limit {
                            active &= !(1 << lane);
                        }
                    }
                }
            }
            let mut still = still & active;
            if still != 0 && (pool.len() > 2 * lanes || pool.is_crowded()) {
                let overfull = still & simd.call(Overfull(&nodes));
                still &= !overfull;
                active &= !overfull;
            }
            if still != 0 {
                let branch = simd.call(Choose(&nodes));
                // Where there is nothing to choose all follows from what is left: such a lane goes on.
                let lanes = still & branch.ways.nonzero();
                if lanes != 0 {
                    simd.call(Push { nodes: &nodes, pool, lanes, branch, puzzles: &puzzle_of });
                    active &= !lanes;
                }
            }
        }
    }
}
