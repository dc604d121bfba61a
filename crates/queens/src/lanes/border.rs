//! The queens of the border, one arrangement for each class of symmetry.
//!
//! The four border lines of a solution hold one queen each, and a queen in a corner serves two of them:
//!
//! ```text
//!     . . Q . . .      top     2     the column of the queen in the top row
//!     Q . . . . .      bottom  3
//!     . . . . . Q      left    1     the row of the queen in the left column
//!     . . . . . .      right   2
//!     . . . . . .
//!     . . . Q . .      (they must not attack each other either)
//! ```
//!
//! Rotations and reflections of the board permute these arrangements, and a solution belongs to exactly one of them. So
//! the solutions are counted for one arrangement of each class only and taken as often as the class has members, which
//! is eight for nearly all: no case of symmetry is left to treat in the search. Placing the border first is the idea of
//! the program `NQueensFAF`.

use super::board::{self, Square};

/// A class of arrangements under the symmetries of the square.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Class {
    /// The queens of one of its members: that which is the cheapest to complete from top to bottom. A queen in a
    /// corner occurs twice.
    pub(super) queens: [Square; 4],
    /// How many members it has.
    pub(super) weight: u32,
    /// About how much work it is to complete, in a measure of no meaning.
    pub(super) estimate: f64,
}

/// Positions on the top, bottom, left and right line.
type Lines = [u32; 4];

/// Lists the classes of an n × n board.
pub(super) fn classes(n: u32) -> Vec<Class> {
    let mut classes = Vec::new();
    for top in 0..n.div_ceil(2) {
        // Any of the four, from either end, is the top line of a member: the least member has the least of them there.
        let others = top..n - top;
        for bottom in others.clone() {
            for left in others.clone() {
                for right in others.clone() {
                    let lines = [top, bottom, left, right];
                    if meets_in_corners(lines, n) && is_least(lines, n) {
                        classes.extend(class(lines, n));
                    }
                }
            }
        }
    }
    classes
}

/// Do lines that share a corner agree whether there is a queen?
fn meets_in_corners([top, bottom, left, right]: Lines, n: u32) -> bool {
    let last = n - 1;
    (top == 0) == (left == 0)
        && (top == last) == (right == 0)
        && (bottom == 0) == (left == last)
        && (bottom == last) == (right == last)
}

/// Is this the least member of its class?
fn is_least(lines: Lines, n: u32) -> bool {
    members(lines, n).iter().all(|&member| lines <= member)
}

/// The four rotations, then their mirror images; symmetric arrangements occur several times.
fn members(lines: Lines, n: u32) -> [Lines; 8] {
    let far = |position| n - 1 - position;
    let mut members = [lines; 8];
    for i in 1..4 {
        let [top, bottom, left, right] = members[i - 1];
        members[i] = [far(left), far(right), bottom, top];
    }
    for i in 0..4 {
        let [top, bottom, left, right] = members[i];
        members[i + 4] = [far(top), far(bottom), right, left];
    }
    members
}

/// The class of this member, unless its queens attack each other.
fn class(lines: Lines, n: u32) -> Option<Class> {
    let queens = squares(lines, n);
    let attacked = |&a: &Square| queens.iter().any(|&b| a != b && board::attacks(a, b));
    if queens.iter().any(attacked) {
        return None;
    }
    let mut members = members(lines, n);
    // A mirror image has as many free squares in each row: only the four rotations differ.
    let rotations = members[..4].iter().map(|&lines| squares(lines, n));
    let estimated = rotations.map(|queens| (board::estimate(n, &queens), queens));
    let (estimate, queens) = estimated.min_by(|a, b| a.0.total_cmp(&b.0))?;
    members.sort_unstable();
    let weight = 1 + members.windows(2).filter(|pair| pair[0] != pair[1]).count() as u32;
    Some(Class { queens, weight, estimate })
}

/// The squares of the queens.
fn squares([top, bottom, left, right]: Lines, n: u32) -> [Square; 4] {
    [(0, top), (n - 1, bottom), (left, 0), (right, n - 1)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    /// The plain twin: rows from top to bottom, every square compared with all queens before.
    fn completions(n: u32, row: u32, queens: &mut Vec<Square>) -> u128 {
        if row == n {
            return 1;
        }
        if queens.iter().any(|queen| queen.0 == row) {
            return completions(n, row + 1, queens);
        }
        let mut sum = 0;
        for column in 1..n - 1 {
            if !queens.iter().any(|&queen| board::attacks(queen, (row, column))) {
                queens.push((row, column));
                sum += completions(n, row + 1, queens);
                queens.pop();
            }
        }
        sum
    }

    #[test]
    fn the_classes_hold_all_solutions() {
        for (n, known) in [(4, 2), (5, 10), (6, 4), (7, 40), (8, 92), (9, 352), (10, 724)] {
            let sum: u128 = classes(n)
                .into_iter()
                .map(|class| u128::from(class.weight) * completions(n, 0, &mut class.queens.to_vec()))
                .sum();
            assert_eq!(sum, known, "{n} queens");
        }
    }

    #[test]
    fn every_arrangement_is_in_one_class() {
        for n in 4..=9 {
            let mut seen = HashSet::new();
            let mut weights = 0;
            for class in classes(n) {
                let on = |fits: &dyn Fn(&Square) -> bool| *class.queens.iter().find(|queen| fits(queen)).unwrap();
                let last = n - 1;
                let (top, bottom) = (on(&|q| q.0 == 0).1, on(&|q| q.0 == last).1);
                let (left, right) = (on(&|q| q.1 == 0).0, on(&|q| q.1 == last).0);
                let orbit: HashSet<Lines> = members([top, bottom, left, right], n).into_iter().collect();
                assert_eq!(orbit.len(), class.weight as usize);
                weights += orbit.len();
                seen.extend(orbit);
            }
            assert_eq!(seen.len(), weights);
        }
    }

    #[test]
    fn sixteen_queens_have_3206_classes() {
        assert_eq!(classes(16).len(), 3206);
    }
}
