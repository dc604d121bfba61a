//! How many tours there are, without listing them: a frontier that sweeps over the board.
//!
//! A tour is a loop through all squares ([`graph`]: an open one goes through the outside). A sweep eliminates squares row
//! by row, and knows of the part of a tour that it has seen only what the rest has to know: how many edges each square of
//! the frontier has got, and which ends of paths belong together. All tours that agree in this are one state with a
//! count. There are two sweeps, from the top and from the bottom, and they meet in the middle ([`plan`]).
//!
//! 1. A state is a degree vector, and the *rank* of a perfect matching of the squares of degree 1. States with the same
//!    vector are a block, and a choice of edges takes block to block and ranks to ranks, by few maps that all blocks
//!    share ([`matching`]). There is no hash table ([`sweep`]).
//! 2. Before anything is counted, passes over the vectors alone find those that a tour can have ([`degrees`]).
//! 3. The halves are joined block by block, where each block meets the one that has the degrees it lacks, by a bilinear
//!    form that asks which pairs of matchings are one loop ([`join`], [`pairing`]).
//!
//! Up to symmetry, tours that are images of themselves are counted beside ([`classes`]): on the board folded along the symmetry
//! ([`folded`]), by a plainer sweep ([`loops`]). It takes 0.01 s on 8×8, closed, 0.05 s on 6×12 beside 0.06 s for all tours, and at worst
//! 1.8 s on 7×10 beside 0.5. On 8×12 it needs more memory than they do, and is refused where that is not there.
//!
//! A layer needs all of the one before, so that nothing but the join can be cut: its slices are the [units](registry::Units) of the count
//! ([`units`]). A checkpoint of each layer would take longer to write than the next layer takes to be counted: open 8×8 holds up to 6 GB
//! of them, and is done in 48 s.
//!
//! Frontiers like this one are old: Knuth's Simpath sweeps over edges so. Blocks of ranks in place of a hash table, and
//! joining by slices, come from our own prototype in C++.
//!
//! # What it takes
//!
//! CPU seconds of one core (AMD EPYC with AVX-512, a machine shared with others) and the peak of memory:
//!
//! ```text
//!     closed  6×8      0.02     7 MB               open   7×7     1.3   0.15 GB
//!             7×8      0.2     38 MB                      7×8     2.8   0.3 GB
//!             8×8      2.4   0.48 GB                      8×8    48     6.0 GB
//!             8×9     14     2.8 GB
//!             8×10    12     2.6 GB
//!             8×12    30     4.5 GB    1105420672289849239070962
//!             8×16    65     6.7 GB    85817858712661625199875539483994794
//! ```
//!
//! With two threads 8×8 takes 1.6 s of time rather than 2.5.
//!
//! # What helped
//!
//! * Blocks are found by a set of bits that knows its ranks, not by an index of all 3^16 codes, 172 MB to be cleared at
//!   every step; counts have 32 bits while they suffice; ranks are mapped without large tables. With all that, 8×8 takes
//!   2.9 s and 0.48 GB where the prototype, run in turn with it, takes 9.1 s and 1.12 GB.
//! * For open tours there is one vertex outside, where the prototype has two that a tour ends in: what they would tell
//!   apart is one state. Open 8×8 takes 6 GB, where the prototype's record is 13.2 GiB.
//! * Ways outside that only one half has belong to the half that is nearer: 7×7 in 1.3 s rather than 1.5, 0.15 GB rather
//!   than 0.18.
//! * Blocks that many states come to are summed without marks, and what is not zero is copied without branches: 5 % of
//!   the time of 8×8.
//! * Memory for sums is taken as zeros that nobody has touched: it spares the kernel half a second.
//!
//! # What did not
//!
//! * Compiling for processors with AVX2, POPCNT and BMI: within 3 %. It waits for memory.

mod classes;
mod codes;
mod degrees;
mod estimate;
mod folded;
mod graph;
mod join;
mod layer;
mod loops;
mod matching;
mod pairing;
mod plan;
mod slices;
mod sweep;
mod units;

use backtrail::{Limit, Stats, Status};
use num_bigint::BigUint;
use registry::Outcome;

pub(super) use self::estimate::Estimate;
pub(super) use self::units::Frontier;

use self::classes::Classes;
use self::degrees::Blocks;
use self::graph::Graph;
use self::join::Join;
use self::layer::Layer;
use self::matching::Tables;
use self::plan::{Plan, Step};
use self::slices::Slices;
use super::plain::Plain;
use super::tours::Tours;
use registry::{Counting, Request};

/// The most squares that it takes, on long boards.
pub(super) const LARGEST: u64 = Graph::LARGEST as u64;

/// Counts tours, however many there are. A limit on their number stops nothing, since none is found before all are.
///
/// # Panics
///
/// If [`estimate`] has no estimate.
pub(super) fn count(tours: &Tours, request: &Request) -> Outcome {
    let work = Counting::new(request, tours.memory);
    let found = match way(tours).expect("an estimate") {
        Way::Search => {
            let outcome = registry::walk(Plain::new(tours), request, &mut registry::skip);
            return Outcome { stats: Stats::default(), ..outcome };
        }
        Way::Nothing => Some(BigUint::ZERO),
        Way::Sweep(plan) => tours_and_fixed(tours, &plan, &work),
    };
    let Some(found) = found else {
        return Outcome::bare(Status::Stopped(work.limit().unwrap_or(Limit::Cancel)), 0);
    };
    let solutions = classes::of_sum(tours, found.into());
    work.finish(solutions.to_u128().unwrap_or(u128::MAX));
    Outcome::bare(Status::Exhausted, solutions)
}

/// What counting these tours will take; `None` if they cannot be counted like this: the frontier is too wide. It takes some
/// milliseconds.
pub(super) fn estimate(tours: &Tours) -> Option<Estimate> {
    if tours.board.free() > Graph::LARGEST {
        return None;
    }
    match way(tours)? {
        Way::Search | Way::Nothing => Some(Estimate { memory: estimate::LEAST }),
        Way::Sweep(plan) => {
            let memory = estimate::estimate(&plan).memory.max(Classes::of(tours)?.memory());
            Some(Estimate { memory })
        }
    }
}

/// How tours are counted.
enum Way {
    /// A board of fewer squares than this had better be searched.
    Search,
    /// There are none.
    Nothing,
    /// Two sweeps.
    Sweep(Plan),
}

/// How these tours are counted; `None` if the board is too large or the frontier too wide.
fn way(tours: &Tours) -> Option<Way> {
    if tours.board.free() < Graph::LEAST {
        return Some(Way::Search);
    }
    let graph = Graph::of(tours)?;
    if graph.is_impossible() {
        return Some(Way::Nothing);
    }
    let Some(plan) = Plan::of(&graph, tours.board.piece().long() as usize) else { return Some(Way::Search) };
    (plan.width() <= codes::WIDEST).then_some(Way::Sweep(plan))
}

/// The number of tours that these cycles are, told both ways if that is asked for.
fn both_ways(tours: &Tours, cycles: BigUint) -> BigUint {
    if tours.run_both_ways() && !tours.undirected { cycles * 2_u32 } else { cycles }
}

/// The number of these tours, and if they are one with their images, of the tours that symmetries leave as they are beside; `None` if
/// it should stop.
fn tours_and_fixed(tours: &Tours, plan: &Plan, work: &Counting) -> Option<BigUint> {
    let all = both_ways(tours, cycles(plan, work)?);
    Some(all + Classes::of(tours).expect("an estimate").fixed(work)?)
}

/// The number of Hamiltonian cycles; `None` if it should stop.
fn cycles(plan: &Plan, work: &Counting) -> Option<BigUint> {
    let (tables, slices) = (Tables::new(), Slices::whole(plan));
    Halves::sweep(plan, |_| true, &tables, work)?.join(plan, &slices, &tables, work).slice(0, JOINED)
}

/// The layers that two sweeps end with.
struct Halves {
    /// The one that both begin with: it is both halves if neither goes on.
    stem: Layer,
    upper: Option<Layer>,
    lower: Option<Layer>,
}

impl Halves {
    /// Sweeps as far as the wanted blocks of the upper half need it; `None` if it should stop.
    fn sweep(plan: &Plan, is_wanted: impl Fn(u32) -> bool, tables: &Tables, work: &Counting) -> Option<Halves> {
        let needed = degrees::needed(plan, is_wanted, work, usize::MAX)?;
        work.done(PASSED);
        let parts = [(&plan.stem, &needed.stem), (&plan.upper, &needed.upper), (&plan.lower, &needed.lower)];
        let costs = parts.iter().flat_map(|(steps, blocks)| steps.iter().zip(&blocks[1..]));
        let whole: f64 = costs.map(|(step, after)| sweep::cost(step, after)).sum();
        let sweep = |first: &Layer, steps: &[Step], blocks: Blocks| {
            let mut layer: Option<Layer> = None;
            for (step, after) in steps.iter().zip(blocks.into_iter().skip(1)) {
                let share = SWEPT * sweep::cost(step, &after) / whole;
                let before = layer.as_ref().unwrap_or(first);
                let next = sweep::step(before, step, after, tables, work, share)?;
                if let Some(before) = layer.replace(next) {
                    work.release(before.bytes());
                }
            }
            Some(layer)
        };
        let stem = sweep(&Layer::first(), &plan.stem, needed.stem)?.unwrap_or_else(Layer::first);
        let upper = sweep(&stem, &plan.upper, needed.upper)?;
        let lower = sweep(&stem, &plan.lower, needed.lower)?;
        Some(Halves { stem, upper, lower })
    }

    /// The two to be joined, slice by slice.
    fn join<'a>(&'a self, plan: &Plan, slices: &Slices, tables: &'a Tables, work: &'a Counting<'a>) -> Join<'a> {
        let upper = self.upper.as_ref().unwrap_or(&self.stem);
        let lower = (!plan.is_turned()).then(|| self.lower.as_ref().unwrap_or(&self.stem));
        Join::new(plan, slices, upper, lower, tables, work)
    }
}

/// The shares of the work that the passes over degrees, the sweeps and the join take, about.
const PASSED: f64 = 0.1;
const SWEPT: f64 = 0.8;
const JOINED: f64 = 0.1;

/// What the tours that symmetries leave as they are cost beside.
const FIXED: f64 = 0.05;

#[cfg(test)]
mod tests;
