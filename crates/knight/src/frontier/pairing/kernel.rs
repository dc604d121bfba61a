//! The form itself, eight lanes at a time: slices down to three pairs, then a formula.
//!
//! No closures where numbers are: what is not `#[inline(always)]` is compiled without the vector instructions.

use std::marker::PhantomData;

use lanes::{Kernel, Simd};

use super::super::matching::{count, unrank};
use super::count::{Count, Eight};
use super::{LARGEST, Pairing};

/// The form for eight pairs of vectors.
pub(super) struct Loops<'a, C: Count> {
    pub(super) k: usize,
    pub(super) pairing: &'a Pairing<'a>,
    pub(super) x: &'a [C::Row],
    pub(super) y: &'a [C::Row],
    /// Room for vectors of all smaller k.
    pub(super) scratch: &'a mut [C::Row],
}

/// How many rows of scratch k pairs need.
pub(super) fn scratch(k: usize) -> usize {
    (3..k).map(count).sum()
}

impl<C: Count> Kernel for Loops<'_, C> {
    type Out = C::Row;

    #[inline(always)]
    fn run<S: Simd>(self, _: S) -> C::Row {
        let mut gathers: Gathers = [&[]; LARGEST + 1];
        for (k, gather) in gathers.iter_mut().enumerate().take(self.k + 1).skip(4) {
            *gather = self.pairing.gather(k);
        }
        let (x, y, scratch) = (self.x, self.y, self.scratch);
        let sum: C::Eight<S> = match self.k {
            0 | 1 => C::Eight::<S>::load(&x[0]).times(Eight::load(&y[0])),
            2 => two(x, y),
            3 => Three::loops(&gathers, x, y, scratch),
            4 => Four::loops(&gathers, x, y, scratch),
            5 => Five::loops(&gathers, x, y, scratch),
            6 => Six::loops(&gathers, x, y, scratch),
            _ => Seven::loops(&gathers, x, y, scratch),
        };
        let mut row = C::Row::default();
        sum.store(&mut row);
        row
    }
}

/// Two different matchings of four ends make one loop.
#[inline(always)]
fn two<E: Eight>(x: &[E::Row], y: &[E::Row]) -> E {
    let mut sum = E::zero();
    for (a, [b, c]) in [[1, 2], [0, 2], [0, 1]].into_iter().enumerate() {
        sum = sum.plus(E::load(&x[a]).times(E::load(&y[b]).plus(E::load(&y[c]))));
    }
    sum
}

/// [`Pairing::gather`] by k.
type Gathers<'a> = [&'a [u32]; LARGEST + 1];

/// The form for a number of pairs.
trait Level {
    const K: usize;

    fn loops<E: Eight>(gathers: &Gathers, x: &[E::Row], y: &[E::Row], scratch: &mut [E::Row]) -> E;
}

/// Three pairs.
struct Three;

/// One pair more than `L`.
struct Over<L>(PhantomData<L>);

type Four = Over<Three>;
type Five = Over<Four>;
type Six = Over<Five>;
type Seven = Over<Six>;

impl<L: Level> Level for Over<L> {
    const K: usize = L::K + 1;

    #[inline(always)]
    fn loops<E: Eight>(gathers: &Gathers, x: &[E::Row], y: &[E::Row], scratch: &mut [E::Row]) -> E {
        let below = count(L::K);
        let (z, scratch) = scratch.split_at_mut(below);
        let slices = x.chunks_exact(below).zip(gathers[Self::K].chunks_exact(below * (2 * Self::K - 2)));
        let mut sum = E::zero();
        for (slice, from) in slices {
            match Self::K {
                4 => gather::<E, 6>(from, y, z),
                5 => gather::<E, 8>(from, y, z),
                6 => gather::<E, 10>(from, y, z),
                _ => gather::<E, 12>(from, y, z),
            }
            sum = sum.plus(L::loops(gathers, slice, z, scratch));
        }
        sum
    }
}

/// Each row of z is a sum of `TERMS` rows of y. Sums are kept in registers: adding y to z, row after row, takes two accesses more a term.
#[inline(always)]
fn gather<E: Eight, const TERMS: usize>(from: &[u32], y: &[E::Row], z: &mut [E::Row]) {
    for (from, z) in from.as_chunks::<TERMS>().0.iter().zip(z) {
        let mut sum = E::load(&y[from[0] as usize]);
        for &term in &from[1..] {
            sum = sum.plus(E::load(&y[term as usize]));
        }
        sum.store(z);
    }
}

/// Of each pair of six positions, the three matchings that have it; and of each matching its three pairs.
const PAIRS: ([[usize; 3]; 15], [[usize; 3]; 15]) = {
    let mut matchings = [[0; 3]; 15];
    let mut pairs = [[0; 3]; 15];
    let mut counts = [0; 15];
    let mut rank = 0;
    while rank < 15 {
        let mates = unrank(3, rank as u32);
        let (mut low, mut number, mut of) = (0, 0, 0);
        while low < 6 {
            let mut high = low + 1;
            while high < 6 {
                if mates[low] as usize == high {
                    matchings[number][counts[number]] = rank;
                    counts[number] += 1;
                    pairs[rank][of] = number;
                    of += 1;
                }
                number += 1;
                high += 1;
            }
            low += 1;
        }
        rank += 1;
    }
    (matchings, pairs)
};

impl Level for Three {
    const K: usize = 3;

    /// Two matchings of six ends have no pair in common, and make one loop; or one, and make two; or all three. So of the sum
    /// of all y take those with a pair of a, pair by pair; a itself was then taken three times.
    #[inline(always)]
    fn loops<E: Eight>(_: &Gathers, x: &[E::Row], y: &[E::Row], _: &mut [E::Row]) -> E {
        let (x, y) = (&x[..15], &y[..15]);
        let mut with = [E::zero(); 15];
        for (with, &[a, b, c]) in with.iter_mut().zip(&PAIRS.0) {
            *with = E::load(&y[a]).plus(E::load(&y[b])).plus(E::load(&y[c]));
        }
        // Every matching has one of the pairs (0, p), which are the first five.
        let all = with[0].plus(with[1]).plus(with[2].plus(with[3])).plus(with[4]);
        let mut sum = E::zero();
        for (a, &[p, q, r]) in PAIRS.1.iter().enumerate() {
            let own = E::load(&y[a]);
            let disjoint = all.plus(own).plus(own).minus(with[p].plus(with[q]).plus(with[r]));
            sum = sum.plus(disjoint.times(E::load(&x[a])));
        }
        sum
    }
}
