//! Many puzzles at once: a search node in each lane of a vector, 64 of them with AVX-512, 32 with AVX2, 16 elsewhere.
//!
//! A pass ([`pass`]) applies all rules to all lanes. Lanes that are dead, solved or still wait until enough of them can be
//! seen to at once: solved grids go to those that are written together ([`lines`]); still nodes choose where to branch ([`branch`]), go
//! on with the first way, and leave the others to wait ([`moves`]); free lanes are filled with what waits, one way to go on in each.
//!
//! What waits lies on one stack for all lanes ([`pool`]), and new puzzles come when that runs dry. So lanes are always busy, whatever
//! puzzle they belong to, and a hard puzzle spreads over all of them. But where puzzles have many solutions that is waste, since two are
//! enough. So of grids with too few clues for one solution, and of all grids while more than a few reach the limit, nodes wait for their
//! own lane ([`stacks`]), and it searches depth first. How many reached it is counted, so that the same lines take the same way on any
//! machine with the same instructions; the last call counts too, so that a collection may come in pieces.
//!
//! CPU time of a grid in microseconds, limit 2, EPYC with Zen 5 and AVX-512 on a busy machine, 19 November 2026, before (one stack for all, but
//! grids of 16 clues or fewer solved alone) and after: `17_clue` less 1, 2 and 4 clues 1.63, 2.05, 2.58 and 0.39, 0.50, 0.66;
//! `random_minimal` less 1 and 3 clues 0.73, 2.87 and 0.29, 0.40; where grids have one solution the same within 3 %. Two digits chosen at
//! once for a lane, in the same band, were slower by a quarter: they often clash. Built in four codegen units all this takes twice the time.
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
mod moves;
mod overfull;
mod pass;
mod pool;
mod stacks;
#[cfg(test)]
mod tests;
mod verify;

use super::scalar;
use branch::{Choose, OWN, SPARSE};
use lanes::words8::Words8;
use lanes::{Isa, Kernel, Simd, dispatch};
use lines::{Enter, Finals, Finish, Leave, Line};
use moves::{Fill, Split};
use overfull::Overfull;
use pass::{Nodes, Pass, Seen};
use pool::{Pool, bits};
use stacks::Stacks;
use std::marker::PhantomData;
use verify::Verify;

/// Where as many nodes wait for a lane, its digits are counted: see [`overfull`]. A grid with few clues needs it; from 4 to 12 make no
/// difference there.
const DEEP: usize = 8;

/// If more puzzles than this have reached the limit of late, each lane keeps to its own puzzle: an eighth of them, with 64 lanes.
const SEVERAL: u32 = 16;

/// A solver for many 9×9 puzzles at once. It keeps its memory from one call to the next: about a megabyte, whatever
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
    stacks: Stacks,
    finals: Box<Finals>,
    /// How many puzzles have reached the limit of late: halved whenever puzzles come in.
    reached: u32,
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
        Batch {
            isa,
            plain: false,
            pool: Pool::default(),
            stacks: Stacks::default(),
            finals: Box::default(),
            reached: 0,
        }
    }

    /// Counts the solutions of each puzzle, up to a limit: 1 asks for a solution, 2 whether there is just one. Writes the
    /// first solution that it finds, in digits, if `grids` are given; where there is none it writes nothing.
    ///
    /// In a puzzle the characters `1` to `9` are clues and all others are empty cells.
    ///
    /// # Panics
    ///
    /// If there are not as many counts, or grids, as puzzles.
    pub fn solve(&mut self, puzzles: &[[u8; 81]], limit: u8, counts: &mut [u8], grids: Option<&mut [[u8; 81]]>) {
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
            let Batch { pool, stacks, finals, reached, .. } = self;
            dispatch(self.isa, Solve { pool, stacks, finals, reached, puzzles, limit, counts, grids });
        }
    }
}

/// The search.
struct Solve<'a> {
    pool: &'a mut Pool,
    stacks: &'a mut Stacks,
    finals: &'a mut Finals,
    reached: &'a mut u32,
    puzzles: &'a [Line],
    limit: u8,
    counts: &'a mut [u8],
    grids: Option<&'a mut [Line]>,
}

impl Kernel for Solve<'_> {
    type Out = ();

    #[inline(always)]
    fn run<S: Simd>(self, simd: S) {
        let Solve { pool, stacks, finals, reached, puzzles, limit, counts, mut grids } = self;
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
        stacks.clear();
        loop {
            let mut free: u64 = all & !active;
            while free != 0 {
                if pool.len() == 0 && next < puzzles.len() {
                    let some = &puzzles[next..puzzles.len().min(next + lanes)];
                    let own = *reached > SEVERAL;
                    simd.call(Enter { puzzles: some, first: next, pool, own, word: PhantomData::<S::W8> });
                    next += some.len();
                    *reached /= 2;
                }
                let filled =
                    simd.call(Fill { nodes: &mut nodes, pool, stacks, free, puzzles: &mut puzzle_of, counts, limit });
                active |= filled;
                free &= !filled;
                if filled == 0 && pool.len() == 0 && next == puzzles.len() {
                    break;
                }
            }
            if active == 0 {
                if let Some(grids) = grids
                    && finals.len > 0
                {
                    simd.call(Leave { finals, grids, squares: &mut squares, word: PhantomData::<S::W8> });
                }
                return;
            }
            let own = (nodes.kind & S::W8::splat(OWN)).nonzero();
            let may_branch = if pool.is_crowded() { 1 | own } else { all };
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
                let sparse = (nodes.kind & S::W8::splat(SPARSE)).nonzero();
                let mut first = 0;
                let mut finished = false;
                for lane in bits(solved) {
                    let count = &mut counts[puzzle_of[lane] as usize];
                    if *count < limit {
                        first |= u64::from(*count == 0) << lane;
                        *count = if limit == 2 && sparse >> lane & 1 == 1 { 2 } else { *count + 1 };
                        finished |= *count == limit;
                        *reached += u32::from(*count == limit);
                    }
                }
                if let Some(grids) = grids.as_deref_mut()
                    && first != 0
                {
                    if finals.len + first.count_ones() as usize > lanes {
                        simd.call(Leave { finals, grids, squares: &mut squares, word: PhantomData::<S::W8> });
                    }
                    simd.call(Finish { nodes: &nodes, lanes: first, puzzles: &puzzle_of, finals });
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
            if still != 0 && (pool.len() > 2 * lanes || pool.is_crowded() || stacks.higher(still & own, DEEP) != 0) {
                let overfull = still & simd.call(Overfull(&nodes));
                still &= !overfull;
                active &= !overfull;
            }
            if still != 0 {
                let branch = simd.call(Choose { nodes: &nodes, several: own & active == active });
                // Where there is nothing to choose all follows from what is left: such a lane goes on.
                let lanes = still & branch.ways.nonzero();
                if lanes != 0 {
                    // Where lanes are idle, they may help.
                    let own = if free == 0 { own & lanes } else { 0 };
                    let puzzles = &puzzle_of;
                    simd.call(Split { nodes: &mut nodes, pool, stacks, lanes, own, branch, puzzles });
                }
            }
        }
    }
}
