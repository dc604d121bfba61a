//! What is left of a stuck state, and a memo of how many solutions such rests have.
//!
//! A search for many solutions meets the same rest over and over: what is open here does not care how the cells that are placed
//! elsewhere were filled. So the number of solutions is kept by the candidates of all open digits, and neither the placed
//! ones nor the puzzle matter. The idea is that of component caching in model counters (`sharpSAT`, Marc Thurley), without the
//! components: parts that are independent add up instead of multiplying, since the second part is searched once.
//!
//! That the rest says it all must be true, not likely. In a stuck state no rule removes anything, so
//! - a digit with one place in a box is a candidate nowhere else in its row and column, and no other open digit is in its cell;
//! - every other cell has two candidates or more, all of open digits: the rest knows the cells that are to be filled.
//!
//! What is left to be seen is that no two placed digits are in one cell; propagation may become stuck before it does. Such a state
//! has no solution and no rest. The rests are compared in full; a hash only says where to look.

use super::layout::{State, Tables};
use super::propagate::columns;
use lanes::bytes32::Bytes32;

/// The candidates of open digits: nine words of three bits a byte, packed into four.
type Key = [[u8; 32]; 4];

/// A rest.
pub(super) struct Rest {
    key: Key,
    hash: u64,
}

/// The rest of a stuck state; none if two placed digits are in one cell.
#[inline(always)]
pub(super) fn rest<W: Bytes32>(w: &State<W>, tables: &Tables<W>) -> Option<Rest> {
    let [a, b, c] = columns(w);
    let (d, e, f) = (w[0].two_of(w[3], w[6]), w[1].two_of(w[4], w[7]), w[2].two_of(w[5], w[8]));
    let open = d.or3(e, f) | a.two_of(b, c);
    let (mut placed, mut rest) = (*w, *w);
    for word in 0..9 {
        placed[word] = w[word].without(open);
        rest[word] = w[word] & open;
    }
    if !twice(&placed, tables).is_zero() {
        return None;
    }
    // The last word has a bit in the second of the four, and two in the first.
    let last_bit = (rest[8] & W::splat(4)).up3();
    let with = [(rest[8] & W::splat(3)).up3().up3(), last_bit.add(last_bit)];
    let mut key = [[0; 32]; 4];
    (rest[0].or3(rest[1].up3(), with[0])).store(&mut key[0]);
    (rest[2].or3(rest[3].up3(), with[1])).store(&mut key[1]);
    (rest[4] | rest[5].up3()).store(&mut key[2]);
    (rest[6] | rest[7].up3()).store(&mut key[3]);
    Some(Rest { key, hash: hash(&key) })
}

/// Cells with two candidates or more, each in some place.
#[inline(always)]
fn twice<W: Bytes32>(w: &State<W>, tables: &Tables<W>) -> W {
    let [[_, c1, c2], [r1, ..], [r2, ..]] = tables.by;
    let (a, b, c) = (w[0], w[1].permute(c2), w[2].permute(c1));
    let (d, e, f) = (w[3], w[4].permute(c2), w[5].permute(c1));
    let (g, h, i) = (w[6], w[7].permute(c2), w[8].permute(c1));
    let (any0, any1, any2) = (a.or3(b, c), d.or3(e, f).permute(r2), g.or3(h, i).permute(r1));
    a.two_of(b, c).or3(d.two_of(e, f), g.two_of(h, i)) | any0.two_of(any1, any2)
}

/// Numbers without a pattern.
const MIX: [u64; 16] = {
    let mut mix = [0; 16];
    let mut state: u64 = 0x9E37_79B9_7F4A_7C15;
    let mut i = 0;
    while i < 16 {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        mix[i] = state;
        i += 1;
    }
    mix
};

/// Products of pairs of words, folded: as in `wyhash` (Wang Yi).
#[inline(always)]
fn hash(key: &Key) -> u64 {
    let mut words = [0; 16];
    for i in 0..16 {
        words[i] = u64::from_le_bytes(*key[i / 4][i % 4 * 8..].first_chunk().expect("eight bytes")) ^ MIX[i];
    }
    let mut hash = 0;
    for i in 0..8 {
        let product = u128::from(words[2 * i]) * u128::from(words[2 * i + 1]);
        hash ^= product as u64 ^ (product >> 64) as u64;
    }
    hash
}

/// How many rests are kept, in 4.7 MB. A new one takes the place of an old one. On the grids of `count`, 2^14 made 16 and 6 % more
/// guesses. 2^16 made 12 % fewer on the first two grids, but was 20 % slower than 2^14 on 60 of the others: it leaves the caches.
const ROOM: usize = 1 << 15;

/// The number of solutions of a rest, without the rest itself: most rests that are not the same differ here already.
#[derive(Clone, Copy)]
struct Known {
    hash: u64,
    count: u64,
}

/// Rests with their numbers of solutions. They are true of all puzzles, so it is never cleared.
#[derive(Default)]
pub(super) struct Memo {
    known: Vec<Known>,
    keys: Vec<Key>,
}

impl Memo {
    /// Makes room, if there is none yet.
    pub(super) fn prepare(&mut self) {
        if self.known.is_empty() {
            // The key of nothing is no rest: a stuck state has open digits.
            self.known = vec![Known { hash: 0, count: 0 }; ROOM];
            self.keys = vec![[[0; 32]; 4]; ROOM];
        }
    }

    /// How many solutions a rest has, if that is known.
    #[inline(always)]
    pub(super) fn get(&self, rest: &Rest) -> Option<u64> {
        let at = rest.hash as usize % ROOM;
        let known = self.known[at];
        if known.hash == rest.hash && self.keys[at] == rest.key { Some(known.count) } else { None }
    }

    /// Keeps how many solutions a rest has.
    #[inline(always)]
    pub(super) fn put(&mut self, rest: &Rest, count: u64) {
        let at = rest.hash as usize % ROOM;
        self.known[at] = Known { hash: rest.hash, count };
        self.keys[at] = rest.key;
    }
}
