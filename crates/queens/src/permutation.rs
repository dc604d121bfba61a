//! Swapping along a permutation: rows never clash, and only diagonals are tested.

use super::attack;
use super::placed::ByColumn;
use super::placement::Placement;
use backtrail::{Problem, Reason};
use registry::Mark;
use registry::Narrated;

/// The rows as a permutation whose first part is placed.
///
/// ```text
///     4 1 │ 3 0 2       the queens of columns 0 and 1 stand; 3, 0 and 2 are left
///           ▲     ▲     choice 4 swaps the 2 to the front
///     4 1 2 │ 0 3
/// ```
///
/// A choice is the place in the permutation to swap with, from the first one that is left (no swap) to the last.
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

    fn choices(&self) -> Self::Choices {
        self.placed as u32..self.rows.len() as u32
    }

    fn apply(&mut self, place: u32) -> bool {
        let (rising, falling) = self.diagonals(self.rows[place as usize]);
        if self.rising[rising] || self.falling[falling] {
            return false;
        }
        self.rising[rising] = true;
        self.falling[falling] = true;
        self.rows.swap(self.placed, place as usize);
        self.placed += 1;
        true
    }

    fn undo(&mut self, place: u32) {
        self.placed -= 1;
        let (rising, falling) = self.diagonals(self.rows[self.placed]);
        self.rising[rising] = false;
        self.falling[falling] = false;
        self.rows.swap(self.placed, place as usize);
    }

    fn is_solved(&self) -> bool {
        self.placed == self.rows.len()
    }

    fn solution(&self) -> Placement {
        Placement::new(self.rows.clone())
    }

    fn explain(&self, place: u32) -> Option<Reason> {
        attack::explain(&self.rows[..self.placed], self.rows[place as usize])
    }
}

impl Narrated for Permutation {
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
