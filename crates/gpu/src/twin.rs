//! The plain twin: a column set's half boards listed one by one, and every pair of them looked at. It shares no code with the kernels or
//! with the tables of `halves`, and takes a unit of any board, given time.

use crate::columns::{Board, Set, rank};

/// A half board: the column of each row, from the cut on.
type HalfBoard = Vec<u32>;

/// The pairs of a set: two of them for each, or one on a tie.
pub(crate) fn pairs(board: &Board, set: &Set) -> u64 {
    let [keys, leaves] = [set.keys, set.leaves].map(|columns| half_boards(board, columns));
    let mut sum = 0;
    for (key, tied) in keys.iter().filter_map(|key| Some((key, is_tied(board, set, key)?))) {
        for (leaf, other) in leaves.iter().filter_map(|leaf| Some((leaf, is_tied(board, set, leaf)?))) {
            if go_together(board.gap(), key, leaf) {
                sum += if tied || other { 1 } else { 2 };
            }
        }
    }
    sum
}

/// Is it a tie? None if another image is counted instead.
fn is_tied(board: &Board, set: &Set, half: &HalfBoard) -> Option<bool> {
    let side = board.rows();
    let left = (0..side).filter(|&row| half[row as usize] < side).map(|row| 1 << (side - 1 - row)).sum();
    let rank = rank(side, left).cast_signed();
    (set.rank < 0 || rank >= set.rank).then_some(set.rank == rank)
}

fn go_together(gap: u32, key: &HalfBoard, leaf: &HalfBoard) -> bool {
    (0..).zip(key).all(|(e, c)| (0..).zip(leaf).all(|(f, d)| c.abs_diff(*d) != e + f + gap))
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
