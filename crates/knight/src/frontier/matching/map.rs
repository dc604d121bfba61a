//! What a sweep does to matchings, as maps of ranks; and each map made of pieces of smaller maps.
//!
//! The first pair of a matching is its first digit. Where that pair goes is known at once, and what happens to the other pairs
//! is a map of the same family with a pair less. So a map of k pairs is a few runs of ranks, on each of which it is a
//! smaller map and an addition: no matching is written out, and tables are needed for small k only. The one exception
//! is an end that moves to position 0: then the new first digit depends on that end's mate, which may stand in any digit.
//! The smaller map brings it to the front, and [`Front`] changes two digits of its image.

use super::COUNT;

/// A map from matchings to matchings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Map {
    /// An end moves: the position `from` becomes the position `to`, the others keep their order.
    Move { k: u8, from: u8, to: u8 },
    /// The ends `i < j` of k paths are joined and vanish: k − 1 paths are left, unless the two were one path's.
    Join { k: u8, i: u8, j: u8 },
    /// A new path, the k-th, has its ends at the positions `i < j`.
    Insert { k: u8, i: u8, j: u8 },
}

/// What a table holds where a loop is closed, and whatever is added to it: more than any rank.
pub(super) const CLOSED: u32 = 1 << 31;

/// A run of ranks of a map, which a smaller map takes to their images.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct MapPiece {
    /// The first rank of the run.
    pub(super) start: u32,
    /// How many.
    pub(super) len: u32,
    /// The smaller map.
    pub(super) map: Map,
    /// Its first rank.
    pub(super) first: u32,
    /// What is done to its image.
    pub(super) then: Then,
}

/// What is done to the image under a smaller map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Then {
    /// A digit comes before it.
    Add(u32),
    /// Its first digit becomes two.
    Front(Front),
    /// It does not matter: a loop is closed.
    Close,
}

/// An end that is at the front already, of a matching without one pair (0, b); put that pair in, behind the front.
///
/// ```text
///     before, in order:   i  others without b           i's mate is number c of them
///     after:              i  0  others                  i's mate is number 1 + (c or c + 1), 0's mate is b
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Front {
    /// The number of pairs, after.
    k: u8,
    /// The number of b among the others.
    b: u32,
}

impl Front {
    /// The image, from that without the pair.
    #[inline(always)]
    pub(super) fn apply(self, rank: u32) -> u32 {
        let (one, two) = (COUNT[self.k as usize - 1], COUNT[self.k as usize - 2]);
        let c = rank / two;
        let past = c >= self.b;
        let i_digit = 1 + c + u32::from(past);
        let zero_digit = if past { self.b } else { self.b - 1 };
        rank - c * two + i_digit * one + zero_digit * two
    }
}

/// A number less the count of these that are true.
fn less<const N: usize>(position: u8, holes: [bool; N]) -> u8 {
    holes.iter().fold(position, |position, &hole| position - u8::from(hole))
}

impl Map {
    /// The map that changes nothing.
    pub(crate) const fn identity(k: u8) -> Map {
        Map::Move { k, from: 0, to: 0 }
    }

    /// The number of pairs of what it maps.
    pub(crate) const fn source(self) -> usize {
        match self {
            Map::Move { k, .. } | Map::Join { k, .. } => k as usize,
            Map::Insert { k, .. } => k as usize - 1,
        }
    }

    /// The number of pairs of the images.
    pub(crate) const fn target(self) -> usize {
        match self {
            Map::Move { k, .. } | Map::Insert { k, .. } => k as usize,
            Map::Join { k, .. } => k as usize - 1,
        }
    }

    /// What stands for an image where a loop is closed: the first number that is no rank.
    pub(crate) const fn closed(self) -> u32 {
        COUNT[self.target()]
    }

    /// The run that a rank is in. There must be at least one pair, after an [`Insert`](Map::Insert) two.
    pub(super) fn piece(self, rank: u32) -> MapPiece {
        let pairs = self.source();
        debug_assert!(rank < COUNT[pairs]);
        if let Map::Join { k, i, j } | Map::Insert { k, i, j } = self {
            debug_assert!(i < j && j < 2 * k, "{self:?}");
        }
        if let Map::Insert { k, i: 0, j } = self {
            let then = Then::Add(u32::from(j - 1) * COUNT[pairs]);
            return MapPiece { start: 0, len: COUNT[pairs], map: Map::identity(k - 1), first: 0, then };
        }
        let len = COUNT[pairs - 1];
        let digit = rank / len;
        let start = digit * len;
        // The first pair is (0, b).
        let b = digit as u8 + 1;
        let whole = |map, then| MapPiece { start, len, map, first: 0, then };
        // With a first pair (0, p) in the image.
        let pair = |p: u8, map: Map| whole(map, Then::Add(u32::from(p - 1) * COUNT[map.target()]));
        match self {
            Map::Move { k, from, to } if from == to => pair(b, Map::identity(k - 1)),
            Map::Move { k, from, to } if b == from => pair(if to == 0 { 1 } else { to }, Map::identity(k - 1)),
            Map::Move { k, from, to: 0 } => {
                let b_of_others = less(b, [true, from < b]);
                let map = Map::Move { k: k - 1, from: less(from, [true, b < from]), to: 0 };
                whole(map, Then::Front(Front { k, b: u32::from(b_of_others) }))
            }
            Map::Move { k, from: 0, to } if b == 1 => pair(to, Map::identity(k - 1)),
            Map::Move { k, from: 0, to } => {
                // Position 1 becomes the first: its pair (1, c) is the second digit. The smaller map has 0 and b again.
                let len = COUNT[pairs - 2];
                let digit = (rank - start) / len;
                let c = digit as u8 + 2;
                let c = c + u8::from(c >= b);
                let p = moved(c, 0, to);
                let map = Map::Move { k: k - 1, from: 0, to: less(to, [true, p < to]) };
                let first = u32::from(less(b, [true, true, c < b])) * len;
                MapPiece { start: start + digit * len, len, first, ..pair(p, map) }
            }
            Map::Move { k, from, to } => {
                let p = moved(b, from, to);
                pair(p, Map::Move { k: k - 1, from: less(from, [true, b < from]), to: less(to, [true, p < to]) })
            }
            Map::Join { i: 0, j, .. } if b == j => whole(Map::identity(0), Then::Close),
            Map::Join { k, i: 0, j } => {
                // The mate of 0 is now the end of the path that j was an end of.
                let map = Map::Move { k: k - 1, from: less(j, [true, b < j]), to: less(b, [true, j < b]) };
                whole(map, Then::Add(0))
            }
            Map::Join { k, i, j } if b == i || b == j => {
                // Position 0 is now the end of the path that the other of the two was an end of.
                let other = if b == i { j - 2 } else { i - 1 };
                whole(Map::Move { k: k - 1, from: other, to: 0 }, Then::Add(0))
            }
            Map::Join { k, i, j } => {
                let map = Map::Join { k: k - 1, i: less(i, [true, b < i]), j: less(j, [true, b < j]) };
                pair(less(b, [i < b, j < b]), map)
            }
            Map::Insert { k, i, j } => {
                let p = b + u8::from(b >= i);
                let p = p + u8::from(p >= j);
                pair(p, Map::Insert { k: k - 1, i: less(i, [true, p < i]), j: less(j, [true, p < j]) })
            }
        }
    }
}

/// Where a position is after the one at `from` has moved to `to`.
pub(super) fn moved(position: u8, from: u8, to: u8) -> u8 {
    if position == from {
        return to;
    }
    let without = less(position, [position > from]);
    without + u8::from(without >= to)
}
