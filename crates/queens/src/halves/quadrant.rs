//! Quadrant tables: every placement of queens in a quarter of the board, by its columns and rows.
//!
//! ```text
//!               columns C = {0, 2}
//!     e = 2     .  .  .
//!     e = 1     .  .  Q        rows R = {0, 1}
//!     e = 0     Q  .  .
//!               └── middle
//!
//!     table:  C ─► cells by R ─► entries (mask, value)
//! ```
//!
//! A half board is an entry of its left quadrant and one of its right quadrant whose columns make up the column set, whose rows
//! make up all rows, and whose *masks* — the diagonals that cross from one quadrant to the other — have no bit in
//! common. Its value is the sum of theirs.
//!
//! Quadrants met in the middle, and the idea to store nothing larger, are from Evgeny Kluev's `N-Queens-Count-Sol`
//! (github.com/EvgenyKluev/N-Queens-Count-Sol).
//!
//! Each column set is enumerated by itself and sorted by rows in cache; so sets are independent jobs for threads. The probe's
//! one enumeration for all of them, which counts first and then scatters through the whole table, took 1.5 times as long for
//! n = 20 and 3 times for n = 21 (14.9 s against 4.6), though it placed each prefix only once.

use lanes::words64::BLOCK;

use super::board::{CutBoard, Half};

/// What a queen adds to the value of an entry.
pub(super) trait Value: Sync {
    /// For the queen of row e in column `column` of the board, which is column number `rank` of its half's column set.
    fn value(&self, e: u32, column: u32, rank: u32) -> u64;
}

/// The row sets of a half, by size and in increasing order.
///
/// The complements of the sets of one size, in the opposite order, are the sets of the complementary size.
pub(super) struct RowSets {
    sets: Vec<Vec<u32>>,
    index: Vec<u32>,
}

impl RowSets {
    /// The sets of these rows.
    pub(super) fn new(rows: u32) -> Self {
        let mut sets = vec![Vec::new(); rows.count_ones() as usize + 1];
        let mut index = vec![0; rows as usize + 1];
        for set in (0..=rows).filter(|set| set & !rows == 0) {
            let same = &mut sets[set.count_ones() as usize];
            index[set as usize] = same.len() as u32;
            same.push(set);
        }
        RowSets { sets, index }
    }

    /// The sets of this size.
    pub(super) fn of(&self, size: u32) -> &[u32] {
        self.sets.get(size as usize).map_or(&[], Vec::as_slice)
    }
}

/// The entries of one column set.
#[derive(Default)]
pub(super) struct Cells {
    /// Where the entries of each row set begin, and the end.
    start: Vec<u32>,
    /// Diagonals shared with the quadrant beside.
    masks: Vec<u32>,
    values: Vec<u64>,
}

/// Entries, with a whole block to read from each.
#[derive(Clone, Copy)]
pub(super) struct Entries<'a> {
    /// How many.
    pub(super) count: usize,
    /// Their masks, and some more.
    pub(super) masks: &'a [u32],
    /// Their values, and some more.
    pub(super) values: &'a [u64],
}

impl Cells {
    /// The entries of the row set with this index.
    #[inline(always)]
    pub(super) fn entries(&self, index: usize) -> Entries<'_> {
        let (start, end) = (self.start[index] as usize, self.start[index + 1] as usize);
        Entries { count: end - start, masks: &self.masks[start..end + BLOCK], values: &self.values[start..end + BLOCK] }
    }

    /// Has this row set any entries?
    #[inline(always)]
    pub(super) fn is_empty(&self, index: usize) -> bool {
        self.start[index] == self.start[index + 1]
    }

    /// How many row sets there are.
    #[inline(always)]
    pub(super) fn row_sets(&self) -> usize {
        self.start.len() - 1
    }

    /// Enumerates the placements on a column set of one side of a half.
    pub(super) fn build(
        board: &CutBoard,
        half: &Half,
        rows: &RowSets,
        side: usize,
        columns: u32,
        value: &impl Value,
    ) -> Self {
        let queens = columns.count_ones();
        let sets = rows.of(queens);
        let mut cells = Cells { start: vec![0; sets.len() + 1], ..Cells::default() };
        let mut squares = Vec::new();
        let mut next = columns;
        while next != 0 {
            let c = next.trailing_zeros();
            let rank = squares.len() as u32 + if side == 0 { 0 } else { half.queens().saturating_sub(queens) };
            let column = board.column(side, c);
            let adds = (0..board.side).map(|e| (crossing(board, e, column), value.value(e, column, rank)));
            squares.push(Column {
                free: half.rows & !half.attacked[side][c as usize],
                adds: adds.collect(),
                step: if squares.is_empty() { 0 } else { (next ^ columns).ilog2().abs_diff(c) },
            });
            next &= next - 1;
        }
        let mut found = Vec::new();
        place(&squares, 0, 0, Entry::default(), &mut found);
        // Sort by rows: count, add up, and put each in its place.
        for entry in &found {
            cells.start[rows.index[entry.rows as usize] as usize + 1] += 1;
        }
        for i in 0..sets.len() {
            cells.start[i + 1] += cells.start[i];
        }
        let mut free = cells.start.clone();
        cells.masks = vec![0; found.len() + BLOCK];
        cells.values = vec![0; found.len() + BLOCK];
        for entry in &found {
            let place = &mut free[rows.index[entry.rows as usize] as usize];
            cells.masks[*place as usize] = entry.mask;
            cells.values[*place as usize] = entry.value;
            *place += 1;
        }
        cells
    }
}

/// The bits of the mask for a queen: the diagonals on which it can meet one of the quadrant beside.
fn crossing(board: &CutBoard, e: u32, column: u32) -> u32 {
    // Diagonals c + e from the least of the right quadrant to the greatest of the left, and c − e likewise.
    let (side, gap) = (board.side, board.gap);
    let (falling, rising) = (column + e, column.wrapping_sub(e));
    let mut mask = 0;
    if (side + gap - 1..=2 * side - 2).contains(&falling) {
        mask |= 1 << (falling - (side + gap - 1));
    }
    if (gap..side).contains(&rising) {
        mask |= 1 << (rising - gap + side - 1);
    }
    mask
}

/// A column that takes a queen.
struct Column {
    /// Rows that no standing queen attacks.
    free: u32,
    /// What a queen there adds to mask and value, by row.
    adds: Vec<(u32, u64)>,
    /// How far it is from the column before.
    step: u32,
}

/// A placement.
#[derive(Clone, Copy, Default)]
struct Entry {
    rows: u32,
    mask: u32,
    value: u64,
}

/// Places a queen in each column, as `bits` does, with longer shifts over columns left out.
fn place(columns: &[Column], up: u32, down: u32, so_far: Entry, found: &mut Vec<Entry>) {
    let Some((column, others)) = columns.split_first() else {
        found.push(so_far);
        return;
    };
    let (up, down) = (up >> column.step, down << column.step);
    let mut free = column.free & !(so_far.rows | up | down);
    while free != 0 {
        let bit = free & free.wrapping_neg();
        free ^= bit;
        let (mask, value) = column.adds[bit.trailing_zeros() as usize];
        let entry = Entry { rows: so_far.rows | bit, mask: so_far.mask | mask, value: so_far.value + value };
        if others.is_empty() {
            found.push(entry);
        } else {
            place(others, up | bit, down | bit, entry, found);
        }
    }
}
