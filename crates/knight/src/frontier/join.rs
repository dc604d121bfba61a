//! The two halves joined: each block with the one that gives every vertex of the separator the edges it lacks.
//!
//! Such two blocks have the same ends, and a matching of one and a matching of the other make a tour if together they are
//! one loop. How many pairs do is a bilinear form of the two lists of counts ([`super::pairing`]). The squares of the
//! lower half are numbered from the bottom, so its matchings are turned first.
//!
//! A form is computed in 64 bits where the product of the two sums, of which it is a part, fits them; else in 128.
//! The sum over all blocks is checked: past 2^128 what is found is a part.

use std::collections::BTreeMap;

use lanes::Isa;

use super::codes::{CodeSet, Reader, codes};
use super::degrees::{Partners, Side};
use super::layer::{Amount, Blocks, Counts, Layer, of_any_width};
use super::matching::{Relabel, Tables, count};
use super::pairing::{Batch, Count, LANES, LARGEST, Pairing, Sparse};
use super::plan::Plan;
use registry::Counting;

/// How many pairs of a block above and a block below there are to a job.
const JOB: usize = 8 * LANES;

/// How many cycles were found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Found {
    /// Their number, or 2^128 − 1 if it is larger.
    pub(super) cycles: u128,
    /// Is that all?
    pub(super) exact: bool,
}

impl Found {
    /// None at all.
    pub(super) const NONE: Found = Found { cycles: 0, exact: true };

    /// The value of a form whose counts were cut by these numbers of bits.
    fn of(loops: u128, cut: [u32; 2]) -> Found {
        let cut = cut[0] + cut[1];
        let room = loops == 0 || loops.leading_zeros() >= cut;
        Found { cycles: if room { loops.unbounded_shl(cut) } else { u128::MAX }, exact: cut == 0 }
    }

    /// These and those.
    fn and(self, other: Found) -> Found {
        let (cycles, more) = self.cycles.overflowing_add(other.cycles);
        Found { cycles: if more { u128::MAX } else { cycles }, exact: self.exact && other.exact && !more }
    }

    /// The same cycles, `times` times.
    pub(super) fn times(self, times: u32) -> Found {
        let cycles = self.cycles.checked_mul(times.into());
        Found { cycles: cycles.unwrap_or(u128::MAX), exact: self.exact && cycles.is_some() }
    }
}

/// The number of cycles that have a half in each layer, the only one if there is one; `None` if it should stop.
pub(super) fn join(
    plan: &Plan,
    upper: &Layer,
    lower: Option<&Layer>,
    tables: &Tables,
    work: &Counting,
    share: f64,
) -> Option<Found> {
    let pairs = pairs(plan, upper, lower);
    let lower = lower.unwrap_or(upper);
    // Counts that stayed at their largest are less than they should be.
    let exact = upper.largest().max(lower.largest()) < u128::MAX;
    let found = of_any_width!(&upper.counts, above => of_any_width!(&lower.counts, below => {
        Join { above, below, tables, work }.all(&pairs, share)
    }))?;
    Some(Found { exact: found.exact && exact, ..found })
}

/// Two blocks that meet, and how many such pairs they stand for.
#[derive(Clone, Copy, Debug)]
struct Pair {
    above: usize,
    below: usize,
    times: u32,
}

/// What pairs of blocks have in common if they can be joined side by side: how many paths, and is the outside one of the
/// ends?
type Kind = (usize, bool);

/// The pairs of blocks, by kind.
fn pairs(plan: &Plan, upper: &Layer, lower: Option<&Layer>) -> BTreeMap<Kind, Vec<Pair>> {
    let partners = Partners::new(plan);
    let separator = plan.separator();
    let places = CodeSet::of(codes(separator), &lower.unwrap_or(upper).codes).counted();
    let reader = Reader::between(separator, &[]);
    let outside = if plan.has_outside() { 1 << (separator.len() - 1) } else { 0 };
    let mut pairs = BTreeMap::<Kind, Vec<Pair>>::new();
    for (above, &code) in upper.codes.iter().enumerate() {
        let (partner, side) = partners.meet(code);
        let Some(below) = places.place(partner) else { continue };
        let mut times = match side {
            Side::One => 2,
            Side::Both => 1,
            Side::Other => continue,
        };
        // With one sweep for both halves, what is above may be below.
        if lower.is_none() {
            match above.cmp(&below) {
                std::cmp::Ordering::Less => times *= 2,
                std::cmp::Ordering::Equal => {}
                std::cmp::Ordering::Greater => continue,
            }
        }
        let ones = reader.read(code).ones;
        if ones != 0 {
            let kind = (ones.count_ones() as usize / 2, ones & outside != 0);
            pairs.entry(kind).or_default().push(Pair { above, below, times });
        }
    }
    pairs
}

/// Two layers that are being joined.
struct Join<'a, A, B> {
    above: &'a Blocks<A>,
    below: &'a Blocks<B>,
    tables: &'a Tables,
    work: &'a Counting<'a>,
}

impl<A: Amount, B: Amount> Join<'_, A, B> {
    fn all(&self, pairs: &BTreeMap<Kind, Vec<Pair>>, share: f64) -> Option<Found> {
        let pairing = Pairing::new(Isa::best(), self.tables);
        let cost = |k: usize| (count(k) * k * k) as f64;
        let whole: f64 = pairs.iter().map(|(&(k, _), list)| cost(k) * list.len() as f64).sum();
        let mut found = Found::NONE;
        for (&(k, outside), list) in pairs.iter().rev() {
            let turn = Relabel::reversal(k, usize::from(outside));
            let done = |pairs: usize| self.work.done(share * cost(k) * pairs as f64 / whole);
            let parts = if k > LARGEST {
                let large = |pair: &Pair| {
                    let found = self.large(&pairing, k, turn, pair);
                    done(1);
                    found
                };
                list.iter().map(large).collect::<Option<Vec<Found>>>()?
            } else {
                let turned = turn.table(self.tables);
                let job = |room: &mut Rooms, job: usize| {
                    let list = &list[job * JOB..list.len().min((job + 1) * JOB)];
                    let batches = list.chunks(LANES).map(|list| self.batch(&pairing, &turned, room, list));
                    let found = batches.fold(Found::NONE, Found::and);
                    done(list.len());
                    found
                };
                self.work.each(list.len().div_ceil(JOB), || Rooms::new(k), job)?
            };
            found = parts.into_iter().fold(found, Found::and);
        }
        Some(found)
    }

    /// Joins up to eight pairs of blocks side by side.
    fn batch(&self, pairing: &Pairing, turned: &[u32], rooms: &mut Rooms, list: &[Pair]) -> Found {
        let most = list.iter().map(|pair| self.most(pair)).try_fold(0, |most, one| Some(one?.max(most)));
        let loops = if most.is_some_and(|most| most <= u64::MAX.into()) {
            self.fill(&mut rooms.narrow, |count, _| count as u64, turned, list);
            rooms.narrow.loops(pairing).map(u128::from)
        } else {
            let room = rooms.wide.get_or_insert_with(|| Batch::new(rooms.k));
            self.fill(room, u128::unbounded_shr, turned, list);
            room.loops(pairing)
        };
        let found = list.iter().zip(loops).map(|(pair, loops)| Found::of(loops, self.cut(pair)).times(pair.times));
        found.fold(Found::NONE, Found::and)
    }

    /// No more cycles than this have a half in each of two blocks; `None` if that is 2^128 or more.
    fn most(&self, pair: &Pair) -> Option<u128> {
        let roughly = self.above.most(pair.above).saturating_mul(self.below.most(pair.below));
        if roughly <= u64::MAX.into() {
            return Some(roughly);
        }
        self.above.sum(pair.above)?.checked_mul(self.below.sum(pair.below)?)
    }

    /// By how many bits the counts above and below are cut, so that the form of what is left has room. What it then gives is less
    /// than all.
    fn cut(&self, pair: &Pair) -> [u32; 2] {
        match self.most(pair) {
            Some(_) => [0, 0],
            None => [self.above.bits(pair.above), self.below.bits(pair.below)].map(|bits| bits.saturating_sub(63)),
        }
    }

    fn fill<C: Count>(&self, batch: &mut Batch<C>, count: impl Fn(u128, u32) -> C, turned: &[u32], list: &[Pair]) {
        for (lane, pair) in list.iter().enumerate() {
            let cut = self.cut(pair);
            let (ranks, counts) = self.above.block(pair.above);
            for (&rank, &ways) in ranks.iter().zip(counts) {
                batch.add_x(lane, rank, count(ways.into(), cut[0]));
            }
            let (ranks, counts) = self.below.block(pair.below);
            for (&rank, &ways) in ranks.iter().zip(counts) {
                batch.add_y(lane, turned[rank as usize], count(ways.into(), cut[1]));
            }
        }
    }

    /// Joins two large blocks, on all threads.
    fn large(&self, pairing: &Pairing, k: usize, turn: Relabel, pair: &Pair) -> Option<Found> {
        let cut = self.cut(pair);
        let (above_ranks, counts) = self.above.block(pair.above);
        let above: Vec<u128> = counts.iter().map(|&ways| ways.into().unbounded_shr(cut[0])).collect();
        let (ranks, counts) = self.below.block(pair.below);
        let turned =
            ranks.iter().zip(counts).map(|(&rank, &ways)| (turn.image(rank), ways.into().unbounded_shr(cut[1])));
        let mut turned: Vec<(u32, u128)> = turned.collect();
        turned.sort_unstable();
        let (below_ranks, below): (Vec<u32>, Vec<u128>) = turned.into_iter().unzip();
        let (x, y) = (Sparse::new(above_ranks, &above), Sparse::new(&below_ranks, &below));
        let slices = self.work.each(2 * k - 1, || (), |(), p| pairing.slice(k, p + 1, x, y))?;
        Some(Found::of(slices.into_iter().fold(0, u128::wrapping_add), cut).times(pair.times))
    }
}

/// A thread's rooms for batches of k pairs.
struct Rooms {
    k: usize,
    narrow: Batch<u64>,
    wide: Option<Batch<u128>>,
}

impl Rooms {
    fn new(k: usize) -> Rooms {
        Rooms { k, narrow: Batch::new(k), wide: None }
    }
}
