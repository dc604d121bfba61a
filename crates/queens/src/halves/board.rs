//! A board cut into halves, and the column sets that join them.
//!
//! ```text
//!     even n                 odd n: the middle lines hold queens of their own
//!       upper                  upper    .  .  Q  .  .     e = 1
//!     ──────────  gap 1                 .  .  |  .  .     e = 0
//!       lower                           Q ─ ─ + ─ ─ .     gap 2
//!                              lower    .  .  |  .  .     e = 0
//!                                       .  .  |  .  .     e = 1
//! ```
//!
//! A row is known by its distance e from the middle. Two queens of opposite halves, in columns c and d, attack each
//! other along a diagonal if |c − d| = e + f + gap; that is all the halves need to know of each other once one takes
//! exactly the columns that the other leaves. So the solutions are the pairs of half boards, column set by column set,
//! with no diagonal in common.

/// A column set, as its left and right part; bit c is the c-th column of its side, from the left.
pub(super) type Columns = [u32; 2];

/// A half of the board.
#[derive(Clone, Debug)]
pub(super) struct Half {
    /// Rows that wait for a queen, bit e.
    pub(super) rows: u32,
    /// The rows that standing queens attack, by side and column.
    pub(super) attacked: [Vec<u32>; 2],
}

impl Half {
    /// How many queens it waits for.
    pub(super) fn queens(&self) -> u32 {
        self.rows.count_ones()
    }
}

/// A board with its middle lines, if it has any, taken by standing queens.
#[derive(Clone, Debug)]
pub(super) struct CutBoard {
    /// Columns of a side, rows of a half.
    pub(super) side: u32,
    /// How much further apart rows e and f of opposite halves are than e + f: 1, or 2 with a middle row between.
    pub(super) gap: u32,
    /// The half whose boards become diagonal keys. On even boards it has the least column set of an orbit, which leaves
    /// the right edge and often the left to the leaves: queens in the middle attack more, so its list is half as long. With
    /// the longer list as keys n = 20 takes 1.4 times as long. Odd boards are [another matter](super::odd).
    pub(super) keys: Half,
    /// The half whose boards become leaves.
    pub(super) leaves: Half,
    sets: Sets,
}

/// Which column sets there are, seen from the half of the keys.
#[derive(Clone, Copy, Debug)]
enum Sets {
    /// One of each orbit: the standing queens, if any, look the same from all sides.
    Orbits,
    /// All solutions with this number of these columns, since no symmetry is left; each stands for eight.
    All(Columns),
}

/// How many left and right parts of column sets a tile has. With tiles of one, n = 19 takes an eighth longer.
const TILE: usize = 8;

/// A column set to join.
#[derive(Clone, Copy, Debug)]
pub(super) struct Join {
    /// Columns of the keys' queens.
    pub(super) keys: Columns,
    /// Columns of the leaves' queens: the others.
    pub(super) leaves: Columns,
    /// Boards for each half of a pair: a pair counts 2, or 1 on a tie under transposition.
    pub(super) weight: u64,
    /// The set's [`rank`], if transposition is still to be undone.
    pub(super) rank: Option<u32>,
}

/// The boards on which n queens are counted, 8 at least.
pub(super) fn boards(n: u32) -> Vec<CutBoard> {
    if n.is_multiple_of(2) { vec![CutBoard::new(n, &[], true)] } else { super::odd::boards(n) }
}

impl CutBoard {
    /// A board with queens standing on (row, column). If `upper`, the upper half gives the keys.
    pub(super) fn new(n: u32, standing: &[(u32, u32)], upper: bool) -> Self {
        let (side, gap) = (n / 2, n % 2 + 1);
        let half = |upper: bool| {
            let row = |e: u32| if upper { side - 1 - e } else { side + gap - 1 + e };
            let attacks = |e: u32, column: u32| {
                standing.iter().any(|&(r, c)| {
                    let (down, right) = (row(e).abs_diff(r), column.abs_diff(c));
                    down == 0 || right == 0 || down == right
                })
            };
            let taken = |e: &u32| standing.iter().any(|&(r, _)| r == row(*e));
            let attacked = [0, side + gap - 1].map(|first| {
                (0..side).map(|c| (0..side).filter(|&e| attacks(e, first + c)).map(|e| 1 << e).sum()).collect()
            });
            Half { rows: (0..side).filter(|e| !taken(e)).map(|e| 1 << e).sum(), attacked }
        };
        let all = (1 << side) - 1;
        let free = [0, side + gap - 1].map(|first| {
            standing
                .iter()
                .filter(|(_, c)| (first..first + side).contains(c))
                .fold(all, |free, (_, c)| free & !(1 << (c - first)))
        });
        let sets = if standing.len() < 2 { Sets::Orbits } else { Sets::All(free) };
        CutBoard { side, gap, keys: half(upper), leaves: half(!upper), sets }
    }

    /// The real column of column `c` of a side.
    pub(super) fn column(&self, side: usize, c: u32) -> u32 {
        if side == 0 { c } else { self.side + self.gap - 1 + c }
    }

    /// How many column sets there are to join.
    pub(super) fn join_count(&self) -> u64 {
        match self.sets {
            Sets::Orbits => self.joins().len() as u64,
            Sets::All([left, right]) => {
                let (n, k) = (u64::from(left.count_ones() + right.count_ones()), u64::from(self.keys.queens()));
                (1..=k).fold(1, |product, i| product * (n + 1 - i) / i)
            }
        }
    }

    /// The column sets to join, in tiles of few left and few right parts, so that their quadrants stay in cache.
    pub(super) fn joins(&self) -> Vec<Join> {
        let all = (1 << self.side) - 1;
        let queens = self.keys.queens();
        let (free, orbits) = match self.sets {
            Sets::Orbits => ([all; 2], true),
            Sets::All(free) => (free, false),
        };
        let [lefts, rights] = free.map(|set| {
            let mut by_size = vec![Vec::new(); queens as usize + 1];
            for subset in subsets(set).filter(|subset| subset.count_ones() <= queens) {
                by_size[subset.count_ones() as usize].push(subset);
            }
            by_size
        });
        let mut joins = Vec::new();
        let mut push = |left: u32, right: u32| {
            let (keys, leaves) = ([left, right], [free[0] ^ left, free[1] ^ right]);
            if !orbits {
                joins.push(Join { keys, leaves, weight: 4, rank: None });
            } else if let Some(weight) = orbit(self.side, keys) {
                joins.push(Join { keys, leaves, weight, rank: Some(columns_rank(self.side, keys)) });
            }
        };
        for (lefts, rights) in lefts.iter().zip(rights.iter().rev()) {
            for (lefts, rights) in
                lefts.chunks(TILE).flat_map(|tile| rights.chunks(TILE).map(move |other| (tile, other)))
            {
                for &left in lefts {
                    rights.iter().for_each(|&right| push(left, right));
                }
            }
        }
        joins
    }
}

/// The subsets of a set, in increasing order.
fn subsets(set: u32) -> impl Iterator<Item = u32> {
    let next = move |&subset: &u32| (subset != set).then(|| (subset | !set).wrapping_add(1) & set);
    std::iter::successors(Some(0), next)
}

/// The low `side` bits in reverse.
fn reverse(side: u32, bits: u32) -> u32 {
    bits.reverse_bits() >> (32 - side)
}

/// The size of the orbit of a column set under left-right mirror image (the set is reversed) and top-bottom mirror
/// image (the halves change places, so it becomes its complement), if it is the least of its orbit; else `None`.
fn orbit(side: u32, [left, right]: Columns) -> Option<u64> {
    let word = |left: u32, right: u32| u64::from(right) << side | u64::from(left);
    let all = (1 << (2 * side)) - 1;
    let set = word(left, right);
    let mirrored = word(reverse(side, right), reverse(side, left));
    let least = set.min(all ^ set).min(mirrored).min(all ^ mirrored);
    // A set is never its own complement, so the orbit has 2 or 4.
    (least == set).then_some(if mirrored == set || mirrored == all ^ set { 2 } else { 4 })
}

/// The rank of a line set of a quadrant: that of itself or its complement, whichever is less, with bit 0 at the edge.
fn rank(side: u32, from_edge: u32) -> u32 {
    from_edge.min(((1 << side) - 1) ^ from_edge)
}

/// A number that the four mirror images of a solution share, made of its column set alone.
///
/// The columns of the queens in the upper left quadrant, counted from the left edge, are `left`; those of the lower left
/// quadrant are the others; those of the upper right, counted from the right edge, are `right` reversed; and so on. The least
/// of the four, read as a number, does not change when the board is mirrored. Transposition makes row sets of column sets,
/// so of a solution and its transposed image count the one whose columns' rank is less than its rows', twice; on a tie
/// count both once. The rows' rank is the lesser of two numbers, [one](rows_rank) of each half board; so
/// the choice separates into a filter on keys and a filter on leaves.
fn columns_rank(side: u32, [left, right]: Columns) -> u32 {
    rank(side, left).min(rank(side, reverse(side, right)))
}

/// The part of the rows' rank that a half board gives: `left` are the rows, by distance from the middle, of the queens in
/// its left quadrant, and the right quadrant has the others.
pub(super) fn rows_rank(side: u32, left: u32) -> u32 {
    rank(side, reverse(side, left))
}

#[cfg(test)]
mod tests {
    use super::{boards, subsets};

    #[test]
    fn subsets_come_in_order() {
        assert_eq!(subsets(0b101).collect::<Vec<_>>(), [0, 1, 4, 5]);
        assert_eq!(subsets(0).collect::<Vec<_>>(), [0]);
    }

    #[test]
    fn joins_are_as_many_as_was_said() {
        for board in [8, 9, 12, 13].into_iter().flat_map(boards) {
            assert_eq!(board.joins().len() as u64, board.join_count());
        }
    }

    #[test]
    fn orbits_of_column_sets_add_up_to_all() {
        let binomial = |n: u64, k: u64| (1..=k).fold(1, |product, i| product * (n + 1 - i) / i);
        for n in [8, 10, 12, 14] {
            let joins = boards(n)[0].joins();
            assert_eq!(joins.iter().map(|join| join.weight).sum::<u64>(), binomial(u64::from(n), u64::from(n / 2)));
        }
    }
}
