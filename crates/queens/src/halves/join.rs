//! The join: how many pairs of a key and a leaf have no diagonal in common.
//!
//! The keys of a bucket are sliced, some vectors of 512 at a time. For each row and rank of the leaves' half there is
//! then a vector that says which keys go with a queen there, and for each pair of rows the AND of two:
//!
//! ```text
//!     keys ──transpose──► slices, a diagonal each ──nor──► singles[row][rank] ──and──► pairs[rank, rank]
//!
//!     leaf:  the AND of its path's singles, which its neighbours share, and of three pairs; count the ones
//! ```
//!
//! So a leaf costs three loads for 512 keys, and loads are the limit: Zen 4 has one a cycle of this width, and two of the
//! other instructions, of which a leaf takes four. On paper, adding up carries before counting ones saves nothing here.
//! The probe had four pairs, and shared nothing between leaves.
//!
//! Ties ride along: they are marked in the keys, and counted once more to be taken off, only in the vectors that hold some,
//! which is the first. The probe joined them apart, a ninth of its time.
//!
//! Bit-sliced matching is from Kluev's `N-Queens-Count-Sol` too.

use lanes::words64::Words64;
use lanes::{Part, Simd};

use super::code::{PAIRS, PATH};

/// The most vectors of keys that a join takes. For n = 20: two 31.3 s, three 29.9, four 29.6, six 29.7, although the tables of
/// three would just fit the first cache: each pass over the leaves has its own branches, few of them foreseen.
pub(super) const WIDEST: usize = 4;

/// The slice of diagonals that leave the board: no key has them.
pub(super) const EMPTY: u8 = 64;

/// Room for slices and tables, to be used again.
///
/// ```text
///     slices    [bit]             65 × W vectors
///     singles   [row · 16 + rank] 256 × W
///     pairs     [byte of a leaf]  256 × W, PAIRS times
/// ```
pub(super) struct Scratch<V> {
    slices: Vec<V>,
    singles: Vec<V>,
    pairs: [Vec<V>; PAIRS],
}

impl<V: Words64> Scratch<V> {
    #[inline(always)]
    pub(super) fn new() -> Self {
        let zero = V::splat(0);
        let table = || vec![zero; 256 * WIDEST];
        Scratch { slices: vec![zero; 65 * WIDEST], singles: table(), pairs: [table(), table(), table()] }
    }
}

/// What all buckets of a column set have in common.
#[derive(Default)]
pub(super) struct Squares {
    /// How many rows, and ranks.
    pub(super) queens: usize,
    /// How many rows the path has.
    pub(super) path_rows: usize,
    /// The slices of a square's two diagonals, by row · 16 + rank.
    pub(super) diagonals: Vec<[u8; 2]>,
    /// For each pair of rows and rank in the first, the ranks that do not attack it in the second.
    pub(super) apart: [[u32; 16]; PAIRS],
    /// The slice that says which bits are keys.
    pub(super) alive: u8,
    /// The slice that says which are ties.
    pub(super) tie: u8,
}

/// A bucket: leaves with the same first rows.
#[derive(Clone, Copy)]
pub(super) struct Bucket<'a> {
    pub(super) squares: &'a Squares,
    /// Rows decided.
    pub(super) depth: usize,
    /// Ranks not yet taken.
    pub(super) free: u32,
    /// The leaves of all buckets.
    pub(super) leaves: &'a [u32],
    /// Where in them each of the bucket's paths begins, and the end.
    pub(super) start: &'a [u32],
    /// The ranks of the undecided rows of each path, one path after the other.
    pub(super) ranks: &'a [u8],
    /// Those leaves of the bucket that are ties.
    pub(super) ties: &'a [u64],
}

/// Slices keys.
pub(super) struct Slice<'a, S: Simd, const BYTES: usize> {
    /// Full vectors of them.
    pub(super) keys: &'a [u64],
    pub(super) scratch: &'a mut Scratch<S::W64>,
}

impl<S: Simd, const BYTES: usize> Part for Slice<'_, S, BYTES> {
    type Out = ();

    #[inline(always)]
    fn run(self) {
        let bits = 64 * S::W64::LANES;
        let width = self.keys.len() / bits;
        for (w, keys) in self.keys.chunks_exact(bits).enumerate() {
            S::W64::transpose::<BYTES>(keys, &mut self.scratch.slices[w..], width);
        }
        for w in 0..width {
            self.scratch.slices[usize::from(EMPTY) * width + w] = S::W64::splat(0);
        }
    }
}

/// Counts the pairs of a bucket's leaves and the keys that were sliced, W vectors of them: each twice, less one if it is a tie.
pub(super) struct Count<'a, S: Simd, const W: usize> {
    pub(super) bucket: Bucket<'a>,
    pub(super) scratch: &'a mut Scratch<S::W64>,
}

impl<S: Simd, const W: usize> Part for Count<'_, S, W> {
    type Out = u64;

    #[inline(always)]
    fn run(self) -> u64 {
        let Bucket { squares, depth, free, .. } = self.bucket;
        let queens = squares.queens;
        let slices = self.scratch.slices.as_chunks::<W>().0;
        let singles = self.scratch.singles.as_chunks_mut::<W>().0.first_chunk_mut::<256>().expect("a table");
        for row in depth..queens {
            for rank in bits(free) {
                let square = row * 16 + rank;
                let [a, b] = squares.diagonals[square];
                for w in 0..W {
                    singles[square][w] = slices[usize::from(a)][w].nor(slices[usize::from(b)][w]);
                }
            }
        }
        let [first, second, third] = &mut self.scratch.pairs;
        let tables =
            [first, second, third].map(|table| table.as_chunks_mut::<W>().0.first_chunk_mut::<256>().expect("a table"));
        let mut row = squares.path_rows;
        for (table, apart) in tables.into_iter().zip(&squares.apart) {
            if row >= queens {
                // A half of few rows has fewer pairs: the leaves' bytes for the others are 0, and every key goes with them.
                table[0] = [S::W64::splat(u64::MAX); W];
                continue;
            }
            for rank in bits(free) {
                let one = singles[row * 16 + rank];
                for other in bits(free & apart[rank]) {
                    for w in 0..W {
                        table[rank + queens * other][w] = one[w].and(singles[(row + 1) * 16 + other][w]);
                    }
                }
            }
            row += 2;
        }
        let alive = slices[usize::from(squares.alive)];
        let ties = slices[usize::from(squares.tie)];
        let mut tied = 0;
        for (w, ties) in ties.iter().enumerate() {
            tied |= usize::from(ties.ones().sum() != 0) << w;
        }
        let pairs = [0, 1, 2].map(|i| self.scratch.pairs[i].as_chunks::<W>().0.first_chunk::<256>().expect("a table"));
        let tables = Tables { singles, pairs, alive, ties };
        // Ties come first in a list, and are few.
        let total = match tied {
            0 => tables.leaves::<0>(self.bucket),
            1 => tables.leaves::<1>(self.bucket),
            _ => tables.leaves::<W>(self.bucket),
        };
        total - tables.ties(self.bucket)
    }
}

/// The tables of a bucket.
#[derive(Clone, Copy)]
struct Tables<'a, V, const W: usize> {
    singles: &'a [[V; W]; 256],
    pairs: [&'a [[V; W]; 256]; PAIRS],
    alive: [V; W],
    ties: [V; W],
}

impl<V: Words64, const W: usize> Tables<'_, V, W> {
    /// Counts every leaf of the bucket with every key twice, less one for keys that are ties; those are in the first TIES
    /// vectors.
    #[inline(always)]
    fn leaves<const TIES: usize>(&self, bucket: Bucket<'_>) -> u64 {
        let zero = V::splat(0);
        let (mut once, mut tied) = ([zero; W], [zero; W]);
        let undecided = bucket.squares.path_rows - bucket.depth;
        for (path, range) in bucket.start.windows(2).enumerate() {
            let leaves = &bucket.leaves[range[0] as usize..range[1] as usize];
            if leaves.is_empty() {
                continue;
            }
            let ranks = &bucket.ranks[path * undecided..][..undecided];
            let shared = self.shared(self.alive, bucket.depth, ranks);
            for &leaf in leaves {
                let keys = self.meet(shared, leaf);
                for w in 0..W {
                    once[w] = once[w].add(keys[w].ones());
                }
                for w in 0..TIES {
                    tied[w] = tied[w].add(keys[w].and(self.ties[w]).ones());
                }
            }
        }
        let mut total = 0;
        for w in 0..W {
            total += 2 * once[w].sum() - tied[w].sum();
        }
        total
    }

    /// Counts the leaves that are ties with the keys that are not.
    #[inline(always)]
    fn ties(&self, bucket: Bucket<'_>) -> u64 {
        if bucket.ties.is_empty() {
            return 0;
        }
        let zero = V::splat(0);
        let mut strict = self.alive;
        for (alive, ties) in strict.iter_mut().zip(self.ties) {
            *alive = alive.nor(zero).nor(ties);
        }
        let mut sums = [zero; W];
        let undecided = bucket.squares.path_rows - bucket.depth;
        let paths = bucket.start.len() - 1;
        for &leaf in bucket.ties {
            let path = (leaf >> PATH) as usize % paths;
            let ranks = &bucket.ranks[path * undecided..][..undecided];
            let shared = self.shared(strict, bucket.depth, ranks);
            let keys = self.meet(shared, leaf as u32);
            for w in 0..W {
                sums[w] = sums[w].add(keys[w].ones());
            }
        }
        let mut total = 0;
        for sum in sums {
            total += sum.sum();
        }
        total
    }

    /// The keys that go with the undecided rows of a path.
    #[inline(always)]
    fn shared(&self, mut keys: [V; W], depth: usize, ranks: &[u8]) -> [V; W] {
        for (i, &rank) in ranks.iter().enumerate() {
            let single = &self.singles[usize::from(((depth + i) * 16) as u8 | rank)];
            for w in 0..W {
                keys[w] = keys[w].and(single[w]);
            }
        }
        keys
    }

    /// The keys that go with a leaf, of those that go with its path.
    #[inline(always)]
    fn meet(&self, shared: [V; W], leaf: u32) -> [V; W] {
        let [a, b, c, _] = leaf.to_le_bytes().map(usize::from);
        let mut keys = shared;
        for w in 0..W {
            keys[w] = shared[w].and3(self.pairs[0][a][w], self.pairs[1][b][w]).and(self.pairs[2][c][w]);
        }
        keys
    }
}

/// The elements of a set, in increasing order.
#[inline(always)]
fn bits(mut set: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = set.trailing_zeros() as usize;
        set &= set.wrapping_sub(1);
        (bit < 32).then_some(bit)
    })
}
