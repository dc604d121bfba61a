//! The two halves joined: each block with the one that gives every vertex of the separator the edges it lacks.
//!
//! Such two blocks have the same ends, and a matching of one and a matching of the other make a tour if together they are one
//! loop. How many pairs do is a bilinear form of the two lists of counts ([`super::pairing`]). The squares of the lower half are
//! numbered from the bottom, so its matchings are turned first.
//!
//! A form is computed in 64 bits where the product of the two sums, of which it is a part, fits them; else in 128.
//! The sum over all blocks is checked.

use std::collections::BTreeMap;

use lanes::Isa;

use super::codes::{CodeSet, weight};
use super::degrees::{Partners, Side};
use super::layer::{Amount, Blocks, Counts, Layer};
use super::matching::{Relabel, Tables};
use super::pairing::{Batch, Count, LANES, LARGEST, Pairing, Sparse};
use super::plan::Plan;
use super::work::Work;

/// How many pairs of a block above and a block below there are to a job.
const JOB: usize = 8 * LANES;

/// The number of cycles that have a half in each layer; `None` if it should stop.
///
/// # Panics
///
/// If it may be 2^128 or more.
pub(super) fn join(plan: &Plan, upper: &Layer, lower: Option<&Layer>, tables: &Tables, work: &Work, share: f64) -> Option<u128> {
    match (&upper.counts, &lower.unwrap_or(upper).counts) {
        (Counts::Narrow(above), Counts::Narrow(below)) => Join { above, below, tables, work }.all(plan, upper, lower, share),
        (Counts::Wide(above), Counts::Narrow(below)) => Join { above, below, tables, work }.all(plan, upper, lower, share),
        (Counts::Wide(above), Counts::Wide(below)) => Join { above, below, tables, work }.all(plan, upper, lower, share),
        (Counts::Widest(above), Counts::Narrow(below)) => Join { above, below, tables, work }.all(plan, upper, lower, share),
        (Counts::Widest(above), Counts::Wide(below)) => Join { above, below, tables, work }.all(plan, upper, lower, share),
        (Counts::Widest(above), Counts::Widest(below)) => Join { above, below, tables, work }.all(plan, upper, lower, share),
        (Counts::Narrow(above), Counts::Wide(below)) => Join { above, below, tables, work }.all(plan, upper, lower, share),
        (Counts::Narrow(above), Counts::Widest(below)) => Join { above, below, tables, work }.all(plan, upper, lower, share),
        (Counts::Wide(above), Counts::Widest(below)) => Join { above, below, tables, work }.all(plan, upper, lower, share),
    }
}

/// Two blocks that meet, and how many such pairs they stand for.
#[derive(Clone, Copy, Debug)]
struct Pair {
    above: usize,
    below: usize,
    times: u32,
}

/// What pairs of blocks have in common if they can be joined side by side: how many paths, and is the outside one of the ends?
type Kind = (usize, bool);

/// The pairs of blocks, by kind.
fn pairs(plan: &Plan, upper: &Layer, lower: Option<&Layer>) -> BTreeMap<Kind, Vec<Pair>> {
    let partners = Partners::new(plan);
    let width = plan.separator().len();
    let places = CodeSet::of(weight(width), &lower.unwrap_or(upper).codes).counted();
    let mut pairs = BTreeMap::<Kind, Vec<Pair>>::new();
    for (above, &code) in upper.codes.iter().enumerate() {
        let partner = partners.partner(code);
        let Some(below) = places.place(partner) else { continue };
        let mut times = match partners.side(code) {
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
        let ones = (0..width).filter(|&place| code / weight(place) % 3 == 1).count();
        let outside = partners.has_outside() && code / weight(width - 1) == 1;
        if ones > 0 {
            pairs.entry((ones / 2, outside)).or_default().push(Pair { above, below, times });
        }
    }
    pairs
}

/// Two layers that are being joined.
struct Join<'a, A, B> {
    above: &'a Blocks<A>,
    below: &'a Blocks<B>,
    tables: &'a Tables,
    work: &'a Work<'a>,
}

impl<A: Amount, B: Amount> Join<'_, A, B> {
    fn all(&self, plan: &Plan, upper: &Layer, lower: Option<&Layer>, share: f64) -> Option<u128> {
        let pairing = Pairing::new(Isa::best(), self.tables);
        let pairs = pairs(plan, upper, lower);
        let weigh = |(k, outside): Kind| (super::matching::count(k) * k * k + usize::from(outside)) as f64;
        let whole: f64 = pairs.iter().map(|(&kind, list)| weigh(kind) * list.len() as f64).sum();
        let mut sum = 0_u128;
        for (&(k, outside), list) in pairs.iter().rev() {
            let turn = Relabel::reversal(k, usize::from(outside));
            let parts = if k > LARGEST {
                list.iter().map(|pair| self.large(&pairing, k, turn, *pair)).collect::<Option<Vec<u128>>>()?
            } else {
                let turned = turn.table(self.tables);
                let job = |room: &mut Rooms, job: usize| {
                    let list = &list[job * JOB..list.len().min((job + 1) * JOB)];
                    let sum = list.chunks(LANES).map(|list| self.batch(&pairing, &turned, room, list)).fold(0, add);
                    self.work.done(share * weigh((k, outside)) * list.len() as f64 / whole);
                    sum
                };
                self.work.each(list.len().div_ceil(JOB), || Rooms::new(k), job)?
            };
            sum = parts.into_iter().fold(sum, add);
        }
        Some(sum)
    }

    /// Joins up to eight pairs of blocks side by side.
    fn batch(&self, pairing: &Pairing, turned: &[u32], rooms: &mut Rooms, list: &[Pair]) -> u128 {
        let most = list.iter().map(|pair| self.most(pair)).max().unwrap_or(0);
        if most <= u64::LARGEST {
            self.fill(&mut rooms.narrow, |count| count as u64, turned, list);
            let loops = rooms.narrow.loops(pairing);
            list.iter().zip(loops).map(|(pair, loops)| u128::from(pair.times) * u128::from(loops)).fold(0, add)
        } else {
            let room = rooms.wide.get_or_insert_with(|| Batch::new(rooms.k));
            self.fill(room, |count| count, turned, list);
            let loops = room.loops(pairing);
            list.iter().zip(loops).map(|(pair, loops)| times(loops, pair.times)).fold(0, add)
        }
    }

    /// No more cycles than this have a half in each of two blocks.
    fn most(&self, pair: &Pair) -> u128 {
        let above = self.above.block(pair.above).1.iter().map(|&count| count.into()).fold(0, u128::saturating_add);
        let below = self.below.block(pair.below).1.iter().map(|&count| count.into()).fold(0, u128::saturating_add);
        above.saturating_mul(below)
    }

    fn fill<C: Count>(&self, batch: &mut Batch<C>, count: impl Fn(u128) -> C, turned: &[u32], list: &[Pair]) {
        for (lane, pair) in list.iter().enumerate() {
            let (ranks, counts) = self.above.block(pair.above);
            ranks.iter().zip(counts).for_each(|(&rank, &ways)| batch.add_x(lane, rank, count(ways.into())));
            let (ranks, counts) = self.below.block(pair.below);
            ranks.iter().zip(counts).for_each(|(&rank, &ways)| batch.add_y(lane, turned[rank as usize], count(ways.into())));
        }
    }

    /// Joins two large blocks, on all threads.
    fn large(&self, pairing: &Pairing, k: usize, turn: Relabel, pair: Pair) -> Option<u128> {
        let (ranks, counts) = self.above.block(pair.above);
        let (below_ranks, below_counts) = self.below.block(pair.below);
        let mut below: Vec<(u32, u128)> =
            below_ranks.iter().zip(below_counts).map(|(&rank, &ways)| (turn.image(rank), ways.into())).collect();
        below.sort_unstable();
        let below_ranks: Vec<u32> = below.iter().map(|&(rank, _)| rank).collect();
        let (above, below): (Vec<u128>, Vec<u128>) =
            (counts.iter().map(|&ways| ways.into()).collect(), below.iter().map(|&(_, ways)| ways).collect());
        let (x, y) = (Sparse::new(ranks, &above), Sparse::new(&below_ranks, &below));
        let slices = self.work.each(2 * k - 1, || (), |(), p| pairing.slice(k, p + 1, x, y))?;
        Some(times(slices.into_iter().fold(0, add), pair.times))
    }
}

fn add(a: u128, b: u128) -> u128 {
    a.checked_add(b).expect("fewer than 2^128 tours")
}

fn times(a: u128, times: u32) -> u128 {
    a.checked_mul(times.into()).expect("fewer than 2^128 tours")
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
