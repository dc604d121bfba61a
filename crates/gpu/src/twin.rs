//! The twin of the kernels, as plain as can be: it lists the half boards of a column set one by one, and looks at every pair. It shares no
//! code with the kernels or with the tables of `halves`, and takes a unit of any board, given time: 0.1 s for a set of 20 queens, some
//! minutes for one of 24.
//!
//! It stands in for a device ([`Processor`]): `--device cpu` counts the units of a GPU without one, `--device 0,cpu` beside one,
//! and `--confirm` counts some of them again.

use std::ops::Range;

use crate::columns::{Board, Set, rank};
use crate::device::{Device, Report, Trouble, Used};

/// A half board: the column of each row, from the cut on.
type HalfBoard = Vec<u32>;

/// The pairs of a set: two of them for each, or one on a tie.
pub(crate) fn pairs(board: &Board, set: &Set) -> u64 {
    let gap = board.gap();
    let keys = counted(board, set, set.keys, |row, column| [Some(column + row + gap), column.checked_sub(row + gap)]);
    let leaves = counted(board, set, set.leaves, |row, column| [column.checked_sub(row), Some(column + row)]);
    let mut sum = 0;
    for (key, tied) in &keys {
        for (leaf, other) in &leaves {
            if key[0] & leaf[0] == 0 && key[1] & leaf[1] == 0 {
                sum += if *tied || *other { 1 } else { 2 };
            }
        }
    }
    sum
}

/// The half boards in these columns that are counted: the diagonals that their queens hold, and whether each is a tie.
///
/// The queen of row e in column c of the one half and that of row f in column d of the other share a diagonal if c + e + gap = d − f
/// or c − e − gap = d + f. So each half names the diagonals by its own side of these, and a pair is possible if no name is held by both.
fn counted(
    board: &Board,
    set: &Set,
    columns: u32,
    diagonals: impl Fn(u32, u32) -> [Option<u32>; 2],
) -> Vec<([u64; 2], bool)> {
    let held = |half: &HalfBoard| {
        let mut held = [0_u64; 2];
        for (row, &column) in (0..).zip(half) {
            for (held, diagonal) in held.iter_mut().zip(diagonals(row, column)) {
                *held |= diagonal.map_or(0, |diagonal| 1 << diagonal);
            }
        }
        held
    };
    half_boards(board, columns).iter().filter_map(|half| Some((held(half), is_tied(board, set, half)?))).collect()
}

/// Is it a tie? None if another image is counted instead.
fn is_tied(board: &Board, set: &Set, half: &HalfBoard) -> Option<bool> {
    let side = board.rows();
    let left = (0..side).filter(|&row| half[row as usize] < side).map(|row| 1 << (side - 1 - row)).sum();
    let rank = rank(side, left).cast_signed();
    (set.rank < 0 || rank >= set.rank).then_some(set.rank == rank)
}

/// The ways to place a queen in each row of a half, each in one of these columns.
fn half_boards(board: &Board, columns: u32) -> Vec<HalfBoard> {
    let mut boards = vec![HalfBoard::new()];
    for row in 0..board.rows() {
        let blocked = board.blocked()[row as usize];
        let fits = |half: &HalfBoard, column: u32| {
            blocked >> column & 1 == 0
                && (1..).zip(half.iter().rev()).all(|(down, &c)| c != column && c.abs_diff(column) != down)
        };
        let more = |half: HalfBoard| {
            let free: Vec<u32> =
                (0..board.n).filter(|&column| columns >> column & 1 == 1 && fits(&half, column)).collect();
            free.into_iter().map(move |column| half.iter().copied().chain([column]).collect::<HalfBoard>())
        };
        boards = boards.into_iter().flat_map(more).collect();
    }
    boards
}

/// A core of the processor in place of a device, which takes one set at a time.
#[derive(Default)]
pub(crate) struct Processor {
    board: Option<Board>,
    sets: Vec<Set>,
    sums: Vec<u64>,
}

/// All cores, or none.
pub(crate) fn processors(are_taken: bool) -> Vec<Box<dyn Device>> {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let taken = if are_taken { cores } else { 0 };
    (0..taken).map(|_| Box::new(Processor::default()) as Box<dyn Device>).collect()
}

impl Device for Processor {
    fn list(&mut self, board: &Board, sets: &[Set]) -> Result<Used, Trouble> {
        (self.board, self.sets, self.sums) = (Some(board.clone()), sets.to_vec(), vec![0; sets.len()]);
        Ok(1.0)
    }

    fn join(&mut self, jobs: Range<u64>) -> Result<Used, Trouble> {
        let board = self.board.as_ref().expect("it has listed");
        for job in jobs.start as usize..jobs.end as usize {
            self.sums[job] = pairs(board, &self.sets[job]);
        }
        Ok(1.0)
    }

    fn sums(&mut self) -> Result<Vec<u64>, Trouble> {
        Ok(self.sums.clone())
    }

    fn jobs(&self) -> u64 {
        1
    }

    /// One at a time: between two it is asked whether to stop.
    fn guess(&self) -> (usize, u64) {
        (1, 1)
    }

    fn deepen(&mut self) -> Result<bool, Trouble> {
        Ok(false)
    }

    fn report(&self) -> Report {
        Report { device: "cpu".to_string(), ..Report::default() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_sets_add_up_to_all_solutions() {
        for (n, known) in [(8, 92), (9, 352), (10, 724), (11, 2_680), (12, 14_200)] {
            let sum: u64 = Board::all(n)
                .iter()
                .map(|board| board.sets().iter().map(|set| u64::from(set.weight) * pairs(board, set)).sum::<u64>())
                .sum();
            assert_eq!(sum, known, "{n} queens");
        }
    }
}
