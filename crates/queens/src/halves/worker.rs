//! One thread's part: joining one column set after the other.

use lanes::Simd;
use lanes::words64::Words64;

use super::board::Join;
use super::code::PATH;
use super::join::{Bucket, Count, EMPTY, Scratch, Slice, Squares, WIDEST};
use super::list::{Filter, Generate, Which};
use super::quadrant::Cells;
use super::sorted::Sorted;
use super::tables::{Quadrants, Tables};

/// Lists and tables of a thread, used again for each column set.
pub(super) struct Worker<'a, S: Simd> {
    simd: S,
    tables: &'a Tables,
    /// The most leaves that make a bucket, if its keys fill more than a vector.
    most: usize,
    /// The keys that go with a bucket's first rows, by their number.
    keys: Vec<Vec<u64>>,
    list: Vec<u64>,
    ties: Vec<u64>,
    sorted: Sorted,
    squares: Squares,
    /// The diagonals of a square of the leaves' half and the bits of keys that they are, by row · 32 + column.
    on_board: Vec<([u8; 2], u64)>,
    /// The bits of keys that a queen rules out, by row · 16 + rank.
    against: Vec<u64>,
    /// For each number of decided rows, the ranks of the path's other rows, path after path.
    ranks: Vec<Vec<u8>>,
    scratch: Scratch<S::W64>,
}

impl<'a, S: Simd> Worker<'a, S> {
    /// A worker that makes buckets of at most `most` leaves, as far as paths go.
    pub(super) fn new(simd: S, tables: &'a Tables, most: usize) -> Self {
        let leaf = &tables.leaf;
        let queens = leaf.rows.len();
        let mut on_board = vec![([EMPTY; 2], 0); 512];
        for (row, &e) in leaf.rows.iter().enumerate() {
            for column in 0..2 * tables.board.side + tables.board.gap - 1 {
                let bits = tables.key.against(e, column);
                let against = bits.into_iter().flatten().map(|bit| 1 << bit).sum();
                on_board[row * 32 + column as usize] = (bits.map(|bit| bit.map_or(EMPTY, |bit| bit as u8)), against);
            }
        }
        let ranks = (0..=leaf.path_rows()).map(|row| {
            let undecided = leaf.path_rows() - row;
            let rank = |path: usize, i: usize| (path / queens.pow((undecided - 1 - i) as u32) % queens) as u8;
            (0..leaf.paths(undecided)).flat_map(|path| (0..undecided).map(move |i| rank(path, i))).collect()
        });
        Worker {
            simd,
            tables,
            most,
            keys: vec![Vec::new(); leaf.path_rows() + 1],
            list: Vec::new(),
            ties: Vec::new(),
            sorted: Sorted::default(),
            squares: Squares {
                queens,
                path_rows: leaf.path_rows(),
                diagonals: vec![[EMPTY; 2]; 256],
                alive: tables.key.alive() as u8,
                tie: tables.key.tie() as u8,
                ..Squares::default()
            },
            on_board,
            against: vec![0; 256],
            ranks: ranks.collect(),
            scratch: Scratch::new(),
        }
    }

    /// Sets the most leaves that make a bucket.
    pub(super) fn set_most(&mut self, most: usize) {
        self.most = most;
    }

    /// Counts the solutions on a column set, with those on the sets that it stands for.
    pub(super) fn join(&mut self, join: &Join) -> u64 {
        let key = &self.tables.key;
        let (ties, above) = match join.rank {
            Some(rank) => (Which::Ties(rank), Which::Above(rank)),
            None => (Which::Ties(u32::MAX), Which::All),
        };
        let (alive, tie) = (1 << key.alive(), 1 << key.tie());
        let (board, simd) = (&self.tables.board, self.simd);
        let generate = |half: &Quadrants, [left, right]: [u32; 2], which, base, out: &mut Vec<u64>, len| {
            let [lefts, rights] = &half.sides;
            let (cells, other): (&Cells, &Cells) = (&lefts[left as usize], &rights[right as usize]);
            let queens = left.count_ones();
            let (side, rows) = (board.side, &half.rows);
            simd.call(Generate { simd, side, rows, queens, left: cells, right: other, which, base, out, len })
        };
        let tables = self.tables;
        let keys = &mut self.keys[0];
        let mut count = 0;
        if join.rank.is_some() {
            count = generate(&tables.keys, join.keys, ties, alive | tie, keys, 0);
        }
        let count = generate(&tables.keys, join.keys, above, alive, keys, count);
        if count == 0 {
            return 0;
        }
        let mut tied = 0;
        if join.rank.is_some() {
            tied = generate(&tables.leaves, join.leaves, ties, 0, &mut self.list, 0);
        }
        let leaves = generate(&tables.leaves, join.leaves, above, 0, &mut self.list, tied);
        self.sorted.sort(&self.list[..leaves], tables.leaf.paths(tables.leaf.path_rows()));
        self.ties.clear();
        self.ties.extend_from_slice(&self.list[..tied]);
        self.ties.sort_unstable();
        self.prepare(join.leaves);
        let room = count + WIDEST * 64 * S::W64::LANES;
        for keys in &mut self.keys {
            if keys.len() < room {
                keys.resize(room, 0);
            }
        }
        join.weight * self.descend(0, 0, (1 << self.squares.queens) - 1, count)
    }

    /// Notes the diagonals of the squares of the leaves' columns.
    fn prepare(&mut self, [left, right]: [u32; 2]) {
        let Tables { board, leaf, .. } = self.tables;
        let mut columns = [0; 16];
        let sides = [(0, left), (1, right)].into_iter().flat_map(|(side, set)| {
            (0..board.side).filter(move |c| set >> c & 1 == 1).map(move |c| board.column(side, c))
        });
        for (column, real) in columns.iter_mut().zip(sides) {
            *column = real;
        }
        let columns = &columns[..self.squares.queens];
        for row in 0..leaf.rows.len() {
            for (rank, &column) in columns.iter().enumerate() {
                let (diagonals, against) = self.on_board[row * 32 + column as usize];
                self.squares.diagonals[row * 16 + rank] = diagonals;
                self.against[row * 16 + rank] = against;
            }
        }
        // The rank of each column, as a bit; columns beyond the board have none.
        let mut bits = [0_u32; 64];
        for (rank, &column) in columns.iter().enumerate() {
            bits[16 + column as usize] = 1 << rank;
        }
        for (pair, apart) in self.squares.apart.iter_mut().enumerate().take(leaf.pairs) {
            let row = leaf.path_rows() + 2 * pair;
            let rows = (leaf.rows[row + 1] - leaf.rows[row]) as usize;
            for (&column, apart) in columns.iter().zip(apart) {
                let at = 16 + column as usize;
                *apart = !(bits[at] | bits[at - rows] | bits[at + rows]);
            }
        }
    }

    /// Goes through the buckets below a node: its first `row` rows have the path `path`, `free` ranks are left, and `count`
    /// keys go with it.
    fn descend(&mut self, row: usize, path: usize, free: u32, count: usize) -> u64 {
        let queens = self.squares.queens;
        let paths = self.tables.leaf.paths(self.squares.path_rows - row);
        let leaves = self.sorted.start[(path + 1) * paths] - self.sorted.start[path * paths];
        if row == self.squares.path_rows || leaves as usize <= self.most || count <= 64 * S::W64::LANES {
            return self.bucket(row, path, free, count);
        }
        let below = paths / queens;
        let mut total = 0;
        for rank in (0..queens).filter(|rank| free >> rank & 1 == 1) {
            let path = path * queens + rank;
            if self.sorted.start[path * below] == self.sorted.start[(path + 1) * below] {
                continue;
            }
            let (keys, out) = self.keys.split_at_mut(row + 1);
            let against = self.against[row * 16 + rank];
            let (keys, out) = (&keys[row][..count], &mut out[0][..]);
            let count = self.simd.call(Filter { simd: self.simd, keys, against, out });
            if count != 0 {
                total += self.descend(row + 1, path, free & !(1 << rank), count);
            }
        }
        total
    }

    /// Counts the pairs of a bucket.
    fn bucket(&mut self, row: usize, path: usize, free: u32, count: usize) -> u64 {
        let below = self.tables.leaf.paths(self.squares.path_rows - row);
        let first = |path: usize| ((path * below) as u64) << PATH;
        let from = self.ties.partition_point(|&leaf| leaf < first(path));
        let to = self.ties.partition_point(|&leaf| leaf < first(path + 1));
        let bucket = Bucket {
            squares: &self.squares,
            depth: row,
            free,
            leaves: &self.sorted.leaves,
            start: &self.sorted.start[path * below..=(path + 1) * below],
            ranks: &self.ranks[row],
            ties: &self.ties[from..to],
        };
        let bits = 64 * S::W64::LANES;
        let keys = &mut self.keys[row];
        let vectors = count.div_ceil(bits);
        keys[count..vectors * bits].fill(0);
        let (simd, scratch) = (self.simd, &mut self.scratch);
        // As many vectors in each piece.
        let pieces = vectors.div_ceil(WIDEST);
        let mut rest = &keys[..vectors * bits];
        let mut total = 0;
        for piece in 0..pieces {
            let width = (rest.len() / bits).div_ceil(pieces - piece);
            let (keys, others) = rest.split_at(width * bits);
            rest = others;
            match self.tables.key.bytes() {
                0..=4 => simd.call(Slice::<S, 4> { keys, scratch }),
                5 => simd.call(Slice::<S, 5> { keys, scratch }),
                6 => simd.call(Slice::<S, 6> { keys, scratch }),
                _ => simd.call(Slice::<S, 8> { keys, scratch }),
            }
            total += self::count(simd, width, bucket, scratch);
        }
        total
    }
}

/// Counts the pairs of a bucket with `width` vectors of keys, by the code made for that width.
fn count<S: Simd>(simd: S, width: usize, bucket: Bucket<'_>, scratch: &mut Scratch<S::W64>) -> u64 {
    match width {
        1 => simd.call(Count::<S, 1> { bucket, scratch }),
        2 => simd.call(Count::<S, 2> { bucket, scratch }),
        3 => simd.call(Count::<S, 3> { bucket, scratch }),
        4 => simd.call(Count::<S, 4> { bucket, scratch }),
        _ => panic!("{WIDEST} vectors at most"),
    }
}

#[cfg(test)]
mod tests {
    use lanes::{Isa, Kernel, Simd, dispatch};
    use registry::{Counting, Question, Request};

    use super::super::board::{CutBoard, Join, boards, rows_rank};
    use super::super::tables::Tables;
    use super::Worker;

    /// Joins one column set in buckets of some size.
    #[derive(Clone, Copy)]
    struct One<'a>(&'a Tables, &'a Join, usize);

    impl Kernel for One<'_> {
        type Out = u64;

        #[inline(always)]
        fn run<S: Simd>(self, simd: S) -> u64 {
            Worker::new(simd, self.0, self.2).join(self.1)
        }
    }

    /// The twin: places queen after queen, each half's in its columns, and weighs every solution by itself.
    struct Twin<'a> {
        board: &'a CutBoard,
        join: &'a Join,
        /// Each queen's half, row by distance, side, and column of that side.
        queens: Vec<(usize, u32, usize, u32)>,
    }

    impl Twin<'_> {
        fn count(&mut self) -> u64 {
            let board = self.board;
            let halves = [&board.keys, &board.leaves];
            let rows: Vec<(usize, u32)> = (0..2)
                .flat_map(|half| {
                    (0..board.side).filter(move |e| halves[half].rows >> e & 1 == 1).map(move |e| (half, e))
                })
                .collect();
            let Some(&(half, e)) = rows.get(self.queens.len()) else { return self.weight() };
            let columns = [self.join.keys, self.join.leaves][half];
            // The keys' half is above here: seen upside down, a board has the same diagonals.
            let real =
                |half: usize, e: u32| if half == 0 { board.side - 1 - e } else { board.side + board.gap - 1 + e };
            let mut total = 0;
            for side in [0, 1] {
                for c in (0..board.side).filter(|c| columns[side] >> c & 1 == 1) {
                    let column = board.column(side, c);
                    let fits = halves[half].attacked[side][c as usize] >> e & 1 == 0
                        && self.queens.iter().all(|&(other, f, side, d)| {
                            let across = column.abs_diff(board.column(side, d));
                            across != 0 && across != real(half, e).abs_diff(real(other, f))
                        });
                    if fits {
                        self.queens.push((half, e, side, c));
                        total += self.count();
                        self.queens.pop();
                    }
                }
            }
            total
        }

        fn weight(&self) -> u64 {
            let Some(rank) = self.join.rank else { return 2 * self.join.weight };
            let rows = [0, 1].map(|half| {
                let left = self.queens.iter().filter(|queen| queen.0 == half && queen.2 == 0);
                rows_rank(self.board.side, left.map(|queen| 1 << queen.1).sum())
            });
            let ordered = rank.cmp(&rows[0].min(rows[1]));
            self.join.weight * [2, 1, 0][(ordered as i8 + 1) as usize]
        }
    }

    #[test]
    fn column_sets_are_counted_as_by_their_twin() {
        let request = Request::new(Question::Count);
        for n in [8, 9, 10, 11, 12] {
            for board in boards(n) {
                let tables = Tables::build(board, &Counting::new(&request, u64::MAX)).expect("nobody stops it");
                let joins = tables.board.joins();
                // A few spread over the list; the step is odd, so that they are of all kinds.
                for join in joins.iter().step_by((joins.len() / 5) | 1) {
                    let twin = Twin { board: &tables.board, join, queens: Vec::new() }.count();
                    for isa in Isa::ALL.into_iter().filter(|isa| isa.is_available()) {
                        for most in [0, 10, 100, usize::MAX] {
                            let count = dispatch(isa, One(&tables, join, most));
                            assert_eq!(count, twin, "n = {n}, {}, {most} leaves, {join:?}", isa.name());
                        }
                    }
                }
            }
        }
    }
}
