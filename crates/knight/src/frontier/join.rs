//! The two halves joined: each block with the one that gives every vertex of the separator the edges it lacks.
//!
//! Such two blocks have the same ends, and a matching of one and a matching of the other make a tour if together they are
//! one loop. How many pairs do is a bilinear form of the two lists of counts ([`super::pairing`]). The squares of the
//! lower half are numbered from the bottom, so its matchings are turned first.
//!
//! A form is computed in 64 bits where the product of the two sums, of which it is a part, fits them; else in 128. Where it fits
//! neither, the counts are cut into parts of some 50 bits: the form is bilinear, so it is the sum of the forms of each part above
//! and each part below, each moved to its place.

use std::collections::BTreeMap;

use lanes::Isa;
use num_bigint::BigUint;

use super::codes::{CodeSet, Reader, codes};
use super::degrees::{Partners, Side};
use super::layer::{Layer, Part};
use super::matching::{Relabel, Tables, count};
use super::pairing::{Batch, Count, LANES, LARGEST, Pairing, Sparse};
use super::plan::Plan;
use super::slices::Slices;
use registry::Counting;

/// How many pairs of a block above and a block below there are to a job.
const JOB: usize = 8 * LANES;

/// A sum of forms, in a word while that is enough.
#[derive(Clone, Debug, Default)]
struct Total {
    small: u128,
    large: BigUint,
}

impl Total {
    /// Adds a form that stands for `times` of its kind, moved by some bits.
    fn add(&mut self, loops: u128, times: u32, shift: u64) {
        let more = if shift == 0 { loops.checked_mul(times.into()) } else { None };
        match more.and_then(|more| self.small.checked_add(more)) {
            Some(sum) => self.small = sum,
            None => self.large += (BigUint::from(loops) * times) << shift,
        }
    }

    fn sum(self) -> BigUint {
        self.large + self.small
    }
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

/// The pairs of blocks, by slice and by kind.
fn pairs(plan: &Plan, slices: &Slices, upper: &Layer, lower: Option<&Layer>) -> Vec<BTreeMap<Kind, Vec<Pair>>> {
    let partners = Partners::new(plan);
    let separator = plan.separator();
    let places = CodeSet::of(codes(separator), &lower.unwrap_or(upper).codes).counted();
    let reader = Reader::between(separator, &[]);
    let outside = if plan.has_outside() { 1 << (separator.len() - 1) } else { 0 };
    let mut pairs = vec![BTreeMap::<Kind, Vec<Pair>>::new(); slices.count()];
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
            pairs[slices.slice(code)].entry(kind).or_default().push(Pair { above, below, times });
        }
    }
    pairs
}

/// A part of the form of two blocks: the counts above and below that are taken for it.
#[derive(Clone, Copy, Debug)]
struct Term {
    pair: Pair,
    above: Part,
    below: Part,
}

/// Two layers that are being joined.
pub(super) struct Join<'a> {
    above: &'a Layer,
    below: &'a Layer,
    pairs: Vec<BTreeMap<Kind, Vec<Pair>>>,
    tables: &'a Tables,
    pairing: Pairing<'a>,
    work: &'a Counting<'a>,
}

impl<'a> Join<'a> {
    /// Of these layers, of which there is only one if it is both halves.
    pub(super) fn new(
        plan: &Plan,
        slices: &Slices,
        upper: &'a Layer,
        lower: Option<&'a Layer>,
        tables: &'a Tables,
        work: &'a Counting<'a>,
    ) -> Join<'a> {
        let pairs = pairs(plan, slices, upper, lower);
        let pairing = Pairing::new(Isa::best(), tables);
        Join { above: upper, below: lower.unwrap_or(upper), pairs, tables, pairing, work }
    }

    /// The number of cycles whose halves meet in this slice; `None` if it should stop.
    pub(super) fn slice(&self, slice: usize, share: f64) -> Option<BigUint> {
        let (pairs, pairing) = (&self.pairs[slice], &self.pairing);
        let cost = |k: usize| (count(k) * k * k) as f64;
        let whole: f64 = pairs.iter().map(|(&(k, _), list)| cost(k) * list.len() as f64).sum();
        let mut found = BigUint::ZERO;
        for (&(k, outside), list) in pairs.iter().rev() {
            let turn = Relabel::reversal(k, usize::from(outside));
            let done = |pairs: usize| self.work.done(share * cost(k) * pairs as f64 / whole);
            if k > LARGEST {
                for &pair in list {
                    let mut total = Total::default();
                    for term in self.terms(pair) {
                        let loops = self.large(pairing, k, turn, term)?;
                        total.add(loops, pair.times, term.above.from + term.below.from);
                    }
                    found += total.sum();
                    done(1);
                }
            } else {
                let turned = turn.table(self.tables);
                let job = |rooms: &mut Rooms, job: usize| {
                    let list = &list[job * JOB..list.len().min((job + 1) * JOB)];
                    let mut total = Total::default();
                    for list in list.chunks(LANES) {
                        self.batch(pairing, &turned, rooms, list, &mut total);
                    }
                    done(list.len());
                    total
                };
                let totals = self.work.each(list.len().div_ceil(JOB), || Rooms::new(k), job)?;
                found += totals.into_iter().map(Total::sum).sum::<BigUint>();
            }
        }
        Some(found)
    }

    /// Joins up to eight pairs of blocks side by side.
    fn batch(&self, pairing: &Pairing, turned: &[u32], rooms: &mut Rooms, list: &[Pair], total: &mut Total) {
        let most = list.iter().map(|pair| self.most(pair)).try_fold(0, |most, one| Some(one?.max(most)));
        let terms: Vec<Term> = list.iter().flat_map(|&pair| self.terms(pair)).collect();
        for terms in terms.chunks(LANES) {
            let loops = if most.is_some_and(|most| most <= u64::MAX.into()) {
                self.fill(&mut rooms.narrow, |ways| ways as u64, turned, terms);
                rooms.narrow.loops(pairing).map(u128::from)
            } else {
                let room = rooms.wide.get_or_insert_with(|| Batch::new(rooms.k));
                self.fill(room, |ways| ways, turned, terms);
                room.loops(pairing)
            };
            for (term, loops) in terms.iter().zip(loops) {
                total.add(loops, term.pair.times, term.above.from + term.below.from);
            }
        }
    }

    /// No more cycles than this have a half in each of two blocks; `None` if that is 2^128 or more.
    fn most(&self, pair: &Pair) -> Option<u128> {
        let roughly = self.above.most(pair.above).saturating_mul(self.below.most(pair.below));
        if roughly <= u64::MAX.into() {
            return Some(roughly);
        }
        self.above.sum(pair.above)?.checked_mul(self.below.sum(pair.below)?)
    }

    /// The terms whose sum is the form of two blocks, each of which has room in 128 bits.
    fn terms(&self, pair: Pair) -> Vec<Term> {
        if self.most(&pair).is_some() {
            return vec![Term { pair, above: Part::WHOLE, below: Part::WHOLE }];
        }
        let below = parts(self.below, pair.below);
        let with = |above| below.iter().map(move |&below| Term { pair, above, below });
        parts(self.above, pair.above).into_iter().flat_map(with).collect()
    }

    fn fill<C: Count>(&self, batch: &mut Batch<C>, count: impl Fn(u128) -> C, turned: &[u32], terms: &[Term]) {
        for (lane, term) in terms.iter().enumerate() {
            self.above.each(term.pair.above, term.above, |rank, ways| batch.add_x(lane, rank, count(ways)));
            self.below
                .each(term.pair.below, term.below, |rank, ways| batch.add_y(lane, turned[rank as usize], count(ways)));
        }
    }

    /// Joins two large blocks, on all threads.
    fn large(&self, pairing: &Pairing, k: usize, turn: Relabel, term: Term) -> Option<u128> {
        let (mut above, mut turned) = (Vec::new(), Vec::new());
        self.above.each(term.pair.above, term.above, |_, ways| above.push(ways));
        self.below.each(term.pair.below, term.below, |rank, ways| turned.push((turn.image(rank), ways)));
        turned.sort_unstable();
        let (below_ranks, below): (Vec<u32>, Vec<u128>) = turned.into_iter().unzip();
        let x = Sparse::new(self.above.ranks(term.pair.above), &above);
        let y = Sparse::new(&below_ranks, &below);
        let slices = self.work.each(2 * k - 1, || (), |(), p| pairing.slice(k, p + 1, x, y))?;
        Some(slices.into_iter().fold(0, u128::wrapping_add))
    }
}

/// The counts of a block cut into parts whose sum is below 2^63.
fn parts(layer: &Layer, place: usize) -> Vec<Part> {
    let bits = 63 - (usize::BITS - layer.ranks(place).len().leading_zeros());
    (0..layer.bits(place).div_ceil(bits.into())).map(|part| Part { from: part * u64::from(bits), bits }).collect()
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
