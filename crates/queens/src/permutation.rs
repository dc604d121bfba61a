//! Rows as a permutation: they never clash, and only diagonals are tested.

use super::attack;
use super::placed::ByColumn;
use super::placement::Placement;
use backtrail::{Problem, Reason};
use registry::{Alternative, Mark, Narrated};

/// The rows as a permutation whose first part is placed; what is left stays in ascending order.
///
/// ```text
///     4 1 │ 0 2 3       the queens of columns 0 and 1 stand; 0, 2 and 3 are left
///             ▲         choice 3 takes the 2 to the front
///     4 1 2 │ 0 3
/// ```
///
/// A choice is a place in the permutation, from the first one that is left to the last: the row that stands there comes to the
/// front, and those before it move on by one. A program that loops over the places, swaps each with the first and takes all
/// swaps back after the loop does the same: once the swap with place k is made, the row of place k stands first, and the rows
/// before it one place further on. Taking each swap back at once would try the rows in another order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Permutation {
    rows: Vec<u32>,
    placed: usize,
    rising: Vec<bool>,
    falling: Vec<bool>,
}

impl Permutation {
    /// The identity, with nothing placed.
    pub fn new(n: u32) -> Self {
        let diagonals = (2 * n as usize).saturating_sub(1);
        Permutation {
            rows: (0..n).collect(),
            placed: 0,
            rising: vec![false; diagonals],
            falling: vec![false; diagonals],
        }
    }

    fn diagonals(&self, row: u32) -> (usize, usize) {
        (row as usize + self.placed, row as usize + self.rows.len() - 1 - self.placed)
    }
}

impl Problem for Permutation {
    type Choice = u32;
    type Choices = std::ops::Range<u32>;
    type Solution = Placement;

    // @code
    fn choices(&self) -> Self::Choices {
        self.placed as u32..self.rows.len() as u32 // @dead_end
    }

    fn apply(&mut self, place: u32) -> bool {
        let (rising, falling) = self.diagonals(self.rows[place as usize]);
        if self.rising[rising] || self.falling[falling] {
            return false; // @refuse
        }
        self.rising[rising] = true;
        self.falling[falling] = true;
        self.rows[self.placed..=place as usize].rotate_right(1); // @enter
        self.placed += 1;
        true
    }

    fn undo(&mut self, place: u32) {
        self.placed -= 1;
        let (rising, falling) = self.diagonals(self.rows[self.placed]);
        self.rising[rising] = false;
        self.falling[falling] = false;
        self.rows[self.placed..=place as usize].rotate_left(1); // @leave
    }

    fn is_solved(&self) -> bool {
        self.placed == self.rows.len() // @solution
    }
    // @end

    fn solution(&self) -> Placement {
        Placement::new(self.rows.clone())
    }

    fn explain(&self, place: u32) -> Option<Reason> {
        attack::explain(&self.rows[..self.placed], self.rows[place as usize])
    }
}

impl Narrated for Permutation {
    fn withheld(&self) -> Vec<Alternative> {
        let (placed, left) = self.rows.split_at(self.placed);
        let is_left = |row: u32| left.contains(&row);
        attack::withheld(self.rows.len(), self.placed, is_left, |row| attack::explain(placed, row))
    }

    /// The row rather than its place in the permutation.
    fn label(&self, place: u32, made: bool) -> String {
        let place = if made { self.placed - 1 } else { place as usize };
        self.rows[place].to_string()
    }

    fn marks(&self, place: u32, made: bool, marks: &mut Vec<Mark>) {
        let place = if made { self.placed - 1 } else { place as usize };
        marks.push(attack::mark(self.rows.len(), self.placed, self.rows[place], made));
    }
}

impl ByColumn for Permutation {
    fn row(&self, place: u32) -> u32 {
        self.rows[place as usize]
    }

    fn choice(&self, row: u32) -> u32 {
        let left = &self.rows[self.placed..];
        let place = left.iter().position(|&other| other == row).expect("a row that no queen holds is left");
        (self.placed + place) as u32
    }
}

#[cfg(test)]
mod tests {
    /// The textbook's loop: swaps pile up and are taken back after it.
    fn swapping(rows: &mut [u32], placed: usize, tried: &mut Vec<Vec<u32>>) {
        for place in placed..rows.len() {
            rows.swap(placed, place);
            tried.push(rows[..=placed].to_vec());
            swapping(rows, placed + 1, tried);
        }
        for place in (placed..rows.len()).rev() {
            rows.swap(placed, place);
        }
    }

    /// The same prefixes by rotation.
    fn rotating(rows: &mut [u32], placed: usize, tried: &mut Vec<Vec<u32>>) {
        for place in placed..rows.len() {
            rows[placed..=place].rotate_right(1);
            tried.push(rows[..=placed].to_vec());
            rotating(rows, placed + 1, tried);
            rows[placed..=place].rotate_left(1);
        }
    }

    #[test]
    fn a_rotation_taken_back_at_once_is_a_swap_taken_back_after_the_loop() {
        let mut rows: Vec<u32> = (0..6).collect();
        let (mut swapped, mut rotated) = (Vec::new(), Vec::new());
        swapping(&mut rows, 0, &mut swapped);
        rotating(&mut rows, 0, &mut rotated);
        assert_eq!(swapped, rotated);
        assert!(rotated.is_sorted(), "prefixes come in the order of a dictionary");
    }
}
