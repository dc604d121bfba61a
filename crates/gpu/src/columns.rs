//! Boards, column sets, and which images of a solution are counted.
//!
//! ```text
//!     even n                 odd n: the queen of the middle row stands
//!       upper                  upper    .  .  Q  .  .     row 1 of the half
//!     ──────────  gap 1                 .  .  |  .  .     row 0
//!       lower                           ─ Q ─ + ─ ─       gap 2; a = 1
//!                              lower    .  .  |  .  .     row 0
//!                                       .  .  |  .  .     row 1
//! ```
//!
//! If nothing stands, or only the centre, the board looks the same from all sides. Then column sets come in orbits, under
//! left-right and top-bottom mirror images, and transposition is undone by ranks: `queens/src/halves/board.rs` tells it.
//!
//! Otherwise let a be the distance of the middle row's queen from the centre, and b that of the middle column's. They differ, or the two
//! would attack each other. Exactly one of a solution's eight images has the first queen on the left, the second above,
//! and a < b. So for each a the upper half takes the middle column, whose first a rows are blocked, and every solution counts
//! eight times. `halves` places the second queen as well: that makes nine times as many column sets, with lists a ninth as long,
//! which a GPU cannot fill its chunks of 1,024 keys from.

/// A column set: the upper half's boards become keys, the lower half's leaves. As the kernels read it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub(crate) struct Set {
    /// Columns of the keys' queens.
    pub(crate) keys: u32,
    /// Columns of the leaves' queens: the others.
    pub(crate) leaves: u32,
    /// The rank of the columns, with which that of the rows is compared; −1 if all are counted.
    pub(crate) rank: i32,
    /// Solutions for each half of a pair: a pair counts 2, or 1 on a tie.
    pub(crate) weight: u32,
}

/// A board with its standing queen, if it has one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Board {
    pub(crate) n: u32,
    /// How far the queen of the middle row stands from the centre, on odd boards.
    standing: Option<u32>,
}

/// The most rows of a half.
pub(crate) const MOST_ROWS: usize = 16;

impl Board {
    /// The boards on which n queens are counted, 8 at least.
    pub(crate) fn all(n: u32) -> Vec<Board> {
        match n % 2 {
            0 => vec![Board { n, standing: None }],
            _ => (0..n / 2).map(|a| Board { n, standing: Some(a) }).collect(),
        }
    }

    /// Rows of a half.
    pub(crate) fn rows(&self) -> u32 {
        self.n / 2
    }

    /// How much further apart rows e and f of opposite halves are than e + f.
    pub(crate) fn gap(&self) -> u32 {
        1 + self.n % 2
    }

    /// The columns that the standing queen and the rule a < b forbid to each row, in both halves.
    pub(crate) fn blocked(&self) -> [u32; MOST_ROWS] {
        let mut blocked = [0; MOST_ROWS];
        let Some(a) = self.standing else { return blocked };
        let (middle, queen) = (self.rows(), self.rows() - a);
        for (row, columns) in (1..).zip(&mut blocked[..self.rows() as usize]) {
            let attacked = [queen.checked_sub(row), Some(queen + row)];
            *columns = attacked.into_iter().flatten().filter(|&c| c < self.n).map(|c| 1 << c).sum();
            if row <= a {
                *columns |= 1 << middle;
            }
        }
        blocked
    }

    /// Are its sets all that there are, rather than one of each orbit?
    fn is_lopsided(&self) -> bool {
        self.standing.is_some_and(|a| a > 0)
    }

    /// How many column sets there are.
    pub(crate) fn count(&self) -> u64 {
        let side = u64::from(self.rows());
        let choose = |n: u64, k: u64| (1..=k).fold(1, |product, i| product * (n + 1 - i) / i);
        match self.is_lopsided() {
            true => choose(2 * side - 1, side - 1),
            // By Burnside's lemma, over the mirror images that leave a set as it is: reversed (an even number of columns, in
            // pairs), and reversed and complemented (one column of each pair). None is its own complement.
            false => {
                let reversed = if side.is_multiple_of(2) { choose(side, side / 2) } else { 0 };
                (choose(2 * side, side) + reversed + (1 << side)) / 4
            }
        }
    }

    /// The column sets, in an order that mixes them: neighbours in order have lists of like length, and batches of them would
    /// differ by much.
    pub(crate) fn sets(&self) -> Vec<Set> {
        let sorted = self.sorted();
        let count = sorted.len();
        let mut stride = (count as f64 * 0.618_033_988_75) as usize | 1;
        while gcd(stride, count) != 1 {
            stride += 2;
        }
        (0..count).map(|i| sorted[(i as u128 * stride as u128 % count as u128) as usize]).collect()
    }

    /// The same in increasing order: the first has its keys in neighbouring columns, and short lists.
    pub(crate) fn sorted(&self) -> Vec<Set> {
        let side = self.rows();
        let all = (1_u32 << self.n).wrapping_sub(1);
        if let Some(a) = self.standing.filter(|&a| a > 0) {
            let free = all & !(1 << (side - a)) & !(1 << side);
            let set = |chosen: u32| {
                let keys = spread(chosen, free) | 1 << side;
                Set { keys, leaves: free & !keys, rank: -1, weight: 4 }
            };
            return subsets(2 * side - 1, side - 1).map(set).collect();
        }
        let free = if self.standing.is_some() { all & !(1 << side) } else { all };
        let set = |chosen: u32| {
            let (left, right) = (chosen & ((1 << side) - 1), chosen >> side);
            let weight = orbit(side, chosen)?;
            let keys = spread(chosen, free);
            let rank = rank(side, left).min(rank(side, reverse(side, right)));
            Some(Set { keys, leaves: free & !keys, rank: rank.cast_signed(), weight })
        };
        subsets(2 * side, side).filter_map(set).collect()
    }
}

fn gcd(a: usize, b: usize) -> usize {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// The sets of `size` of the first `of` numbers, in increasing order.
fn subsets(of: u32, size: u32) -> impl Iterator<Item = u32> {
    let first = (1_u64 << size) - 1;
    let next = |&set: &u64| {
        let (low, ripple) = (set & set.wrapping_neg(), set + (set & set.wrapping_neg()));
        Some(ripple | (((set ^ ripple) >> 2) / low))
    };
    std::iter::successors(Some(first), next).take_while(move |set| set >> of == 0).map(|set| set as u32)
}

/// Puts bit i of `bits` where the i-th one of `places` is.
fn spread(bits: u32, mut places: u32) -> u32 {
    let mut result = 0;
    for i in 0..places.count_ones() {
        let place = places & places.wrapping_neg();
        places ^= place;
        if bits >> i & 1 == 1 {
            result |= place;
        }
    }
    result
}

/// The low `width` bits in reverse.
fn reverse(width: u32, bits: u32) -> u32 {
    bits.reverse_bits() >> (32 - width)
}

/// The rank of the lines of a quadrant, from the edge on: that of themselves or of the others, whichever is less.
pub(crate) fn rank(side: u32, from_edge: u32) -> u32 {
    from_edge.min(((1 << side) - 1) ^ from_edge)
}

/// How many sets an orbit has, if this is its least.
fn orbit(side: u32, set: u32) -> Option<u32> {
    let all = ((1_u64 << (2 * side)) - 1) as u32;
    let mirrored = reverse(2 * side, set);
    let least = set.min(all ^ set).min(mirrored).min(all ^ mirrored);
    (least == set).then_some(if mirrored == set || mirrored == all ^ set { 2 } else { 4 })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_as_many_sets_as_was_said() {
        for n in 8..=17 {
            for board in Board::all(n) {
                let sets = board.sets();
                assert_eq!(sets.len() as u64, board.count(), "{board:?}");
                let mut sorted = sets.clone();
                sorted.sort_by_key(|set| set.keys);
                sorted.dedup();
                assert_eq!(sorted.len(), sets.len(), "each comes once");
            }
        }
    }

    #[test]
    fn halves_share_the_columns() {
        for n in [8, 11, 14, 15] {
            for board in Board::all(n) {
                for set in board.sets() {
                    assert_eq!(set.keys & set.leaves, 0);
                    assert_eq!([set.keys, set.leaves].map(u32::count_ones), [board.rows(); 2], "{board:?}");
                }
            }
        }
    }

    #[test]
    fn subsets_come_in_order() {
        assert_eq!(subsets(4, 2).collect::<Vec<_>>(), [0b11, 0b101, 0b110, 0b1001, 0b1010, 0b1100]);
        assert_eq!(spread(0b101, 0b1101_0000), 0b1001_0000);
    }

    #[test]
    fn the_middle_queen_blocks_its_diagonals_and_what_is_nearer() {
        // Nine queens, the middle row's at distance 2: column 2.
        let board = Board { n: 9, standing: Some(2) };
        assert_eq!(board.blocked()[..4], [0b1_1010, 0b1_0001, 0b10_0000, 0b100_0000]);
        assert_eq!(Board::all(10)[0].blocked(), [0; MOST_ROWS]);
    }
}
