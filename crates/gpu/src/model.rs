//! The kernels once more, in plain Rust: listing in rank space, filtering by path, and the join with its pair tables. It is what the tests
//! run in place of a GPU, and it is held against the [twin](crate::twin).

use crate::columns::{Board, Set, rank};
use crate::tables::Tables;

/// Rows of the tail, which is eight ranks wide.
pub(crate) const TAIL: u32 = 8;

/// A half board as the kernels write it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Listed {
    /// The ranks of the rows next to the cut, to base H.
    pub(crate) path: u64,
    /// The ranks of the tail: four pairs, six bits each, the first pair on top.
    pub(crate) code: u32,
    /// Its diagonals: those with c + e in the low word, those with c − e − gap in the high word.
    pub(crate) key: u64,
    pub(crate) is_tie: bool,
}

/// Lists half boards.
pub(crate) struct Model<'a> {
    board: &'a Board,
    tables: Tables,
    blocked: [u32; crate::columns::MOST_ROWS],
}

impl<'a> Model<'a> {
    pub(crate) fn new(board: &'a Board) -> Self {
        Model { board, tables: Tables::new(), blocked: board.blocked() }
    }

    /// How many rows a path has.
    pub(crate) fn path_rows(&self) -> u32 {
        self.board.rows().saturating_sub(TAIL)
    }

    fn lines(&self) -> u32 {
        self.board.n - self.board.gap()
    }

    fn key_of(&self, row: u32, column: u32) -> u64 {
        let falling = if column + row < self.lines() { 1 << (column + row) } else { 0 };
        falling | column.checked_sub(row + self.board.gap()).map_or(0, |rising| 1 << (32 + rising))
    }

    fn against(&self, row: u32, column: u32) -> u64 {
        let rising = if column + row < self.lines() { 1 << (32 + column + row) } else { 0 };
        rising | column.checked_sub(row + self.board.gap()).map_or(0, |falling| 1 << falling)
    }

    /// The columns of a path's queens, and those that are left; none if they attack each other or stand on blocked squares.
    fn walk(&self, set: u32, mut path: u64, rows: u32) -> Option<(Vec<u32>, u32)> {
        let base = u64::from(self.board.rows());
        let mut columns = vec![0; rows as usize];
        let mut left = set;
        for row in (0..rows).rev() {
            let column = nth(set, (path % base) as u32);
            path /= base;
            (left >> column & !(self.blocked[row as usize] >> column) & 1 == 1).then_some(())?;
            left &= !(1 << column);
            columns[row as usize] = column;
        }
        let attack = |i: usize, k: usize| columns[i].abs_diff(columns[k]) == (k - i) as u32;
        (0..columns.len()).all(|k| (0..k).all(|i| !attack(i, k))).then_some((columns, left))
    }

    /// All half boards in these columns, by path.
    pub(crate) fn list(&self, set: &Set, columns: u32) -> Vec<Listed> {
        let rows = self.path_rows();
        let mut listed = Vec::new();
        for path in 0..u64::from(self.board.rows()).pow(rows) {
            if let Some((queens, left)) = self.walk(columns, path, rows) {
                self.list_path(set, path, &queens, left, &mut listed);
            }
        }
        listed
    }

    fn list_path(&self, set: &Set, path: u64, queens: &[u32], left: u32, listed: &mut Vec<Listed>) {
        let (side, start) = (self.board.rows(), queens.len() as u32);
        // Columns that there are not, for halves of fewer than eight rows, are so far off that they meet nothing.
        let column = |rank: u32| if rank < left.count_ones() { nth(left, rank) } else { 1_000 + 100 * rank };
        let attacks: Vec<u64> = (0..TAIL)
            .map(|rank| {
                let near = (0..TAIL).filter_map(|other| {
                    let apart = column(rank).abs_diff(column(other));
                    (1..=7).contains(&apart).then(|| 1 << (other + 8 * (apart - 1)))
                });
                near.fold(0x0101_0101_0101_0101 << rank, |attacks, bit: u64| attacks | bit)
            })
            .collect();
        let forbidden = |row: u32, rank: u32| {
            if start + row >= side || rank >= left.count_ones() {
                return row != rank || start + row < side;
            }
            let by_path = (0..).zip(queens).any(|(above, queen)| queen.abs_diff(column(rank)) == start + row - above);
            by_path || self.blocked[(start + row) as usize] >> column(rank) & 1 == 1
        };
        let root = (0..TAIL).flat_map(|row| (0..TAIL).map(move |rank| (row, rank)));
        let root =
            root.filter(|&(row, rank)| forbidden(row, rank)).fold(0, |bits, (row, rank)| bits | 1 << (8 * row + rank));
        let mut boards = vec![(root, 0_u32, 0_u8)];
        for row in 0..TAIL / 2 {
            let shift = 6 * (3 - row / 2) + 3 * (row % 2);
            let more = |&(forbidden, code, used): &(u64, u32, u8)| {
                let free = (0..TAIL).filter(move |rank| forbidden >> rank & 1 == 0);
                let placed =
                    free.map(|rank| (forbidden >> 8 | attacks[rank as usize], code | rank << shift, used | 1 << rank));
                placed.collect::<Vec<_>>()
            };
            boards = boards.iter().flat_map(more).collect();
        }
        for (forbidden, code, used) in boards {
            let four = self.tables.four[usize::from(!used)];
            let (number, ranks) = (four >> 16, [0, 3, 6, 9].map(|shift| four >> shift & 7));
            let allowed = |row: u32| -> u32 {
                (0..).zip(ranks).map(|(i, rank)| u32::from(forbidden >> (8 * row + rank) & 1 == 0) << i).sum()
            };
            let mut permutations = self.tables.rows[0][(allowed(0) | allowed(1) << 4) as usize]
                & self.tables.rows[1][(allowed(2) | allowed(3) << 4) as usize];
            for (&(one, other), table) in crate::tables::PAIRS.iter().zip(&self.tables.apart) {
                let apart = column(ranks[one]).abs_diff(column(ranks[other])) as usize;
                permutations &= table.get(apart).copied().unwrap_or(u32::MAX);
            }
            for bit in (0..24).filter(|bit| permutations >> bit & 1 == 1) {
                let code = code | u32::from(self.tables.code[number as usize * 24 + bit]);
                let tail = (0..side - start).map(|row| column(rank_of(code, row)));
                let rows: Vec<u32> = queens.iter().copied().chain(tail).collect();
                let in_left = (0..).zip(&rows).filter(|&(_, &column)| column < side);
                let from_edge = in_left.map(|(row, _)| 1 << (side - 1 - row)).sum::<u32>();
                let rank = rank(side, from_edge).cast_signed();
                if rank >= set.rank {
                    let key = (0..).zip(&rows).fold(0, |key, (row, &column)| key | self.key_of(row, column));
                    listed.push(Listed { path, code, key, is_tie: rank == set.rank });
                }
            }
        }
    }

    /// The keys that go with the queens of a path of `rows` rows.
    pub(crate) fn filter(&self, set: &Set, keys: &[Listed], path: u64, rows: u32) -> Vec<Listed> {
        let Some((queens, _)) = self.walk(set.leaves, path, rows) else { return Vec::new() };
        let ruled_out = (0..).zip(queens).fold(0, |bits, (row, column)| bits | self.against(row, column));
        keys.iter().copied().filter(|key| key.key & ruled_out == 0).collect()
    }

    /// The pairs of the leaves of a path with its keys, 64 of them at a time: two for each, or one if either is a tie.
    pub(crate) fn join(&self, set: &Set, keys: &[Listed], path: u64, leaves: &[Listed]) -> u64 {
        let Some((_, left)) = self.walk(set.leaves, path, self.path_rows()) else { return 0 };
        let mut sum = 0;
        for keys in keys.chunks(64) {
            // The keys that go with a queen of this row and rank, a bit each.
            let with = |row: u32, rank: u32| {
                let row = self.path_rows() + row;
                if row >= self.board.rows() || rank >= left.count_ones() {
                    return u64::MAX;
                }
                let against = self.against(row, nth(left, rank));
                (0..).zip(keys).map(|(i, key)| u64::from(key.key & against == 0) << i).sum()
            };
            let all = u64::MAX >> (64 - keys.len());
            let tied = (0..).zip(keys).map(|(i, key)| u64::from(key.is_tie) << i).sum::<u64>();
            let tables: Vec<Vec<u64>> = (0..TAIL / 2)
                .map(|pair| (0..64).map(|e| all & with(2 * pair, e & 7) & with(2 * pair + 1, e >> 3)).collect())
                .collect();
            for leaf in leaves {
                let entry = |pair: usize| tables[pair][(leaf.code >> (18 - 6 * pair) & 63) as usize];
                let partners = entry(0) & entry(1) & entry(2) & entry(3);
                let weight = if leaf.is_tie { 1 } else { 2 };
                sum += weight * u64::from((partners & !tied).count_ones()) + u64::from((partners & tied).count_ones());
            }
        }
        sum
    }
}

/// The rank of a row of the tail.
fn rank_of(code: u32, row: u32) -> u32 {
    code >> (6 * (3 - row / 2) + 3 * (row % 2)) & 7
}

/// The nth element of a set, from 0.
fn nth(set: u32, n: u32) -> u32 {
    let rest = (0..n).fold(set, |rest, _| rest & rest.wrapping_sub(1));
    rest.trailing_zeros()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::twin;

    /// The pairs of a set, path by path, as the kernels find them.
    fn pairs(board: &Board, set: &Set) -> u64 {
        let model = Model::new(board);
        let (keys, leaves) = (model.list(set, set.keys), model.list(set, set.leaves));
        let by_path = leaves.chunk_by(|one, other| one.path == other.path).map(|leaves| {
            let path = leaves[0].path;
            model.join(set, &model.filter(set, &keys, path, model.path_rows()), path, leaves)
        });
        by_path.sum()
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn the_kernels_ideas_count_what_the_twin_counts(n in 8_u32..=15, which in any::<prop::sample::Index>(), at in any::<prop::sample::Index>()) {
            let boards = Board::all(n);
            let board = which.get(&boards);
            let set = *at.get(&board.sets());
            prop_assert_eq!(pairs(board, &set), twin::pairs(board, &set));
        }
    }

    #[test]
    fn paths_are_followed_where_a_half_has_more_than_eight_rows() {
        for board in [18, 19].map(Board::all).iter().flat_map(|boards| boards.iter().take(2)) {
            let set = board.sorted()[0];
            assert_eq!(pairs(board, &set), twin::pairs(board, &set), "{board:?}, {set:?}");
        }
    }
}
