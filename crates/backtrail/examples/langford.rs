//! Langford pairs: write each of the numbers 1 to n twice, so that between the two k lie exactly k others.
//!
//! ```text
//!     2 3 1 2 1 3          n = 3: one number between the ones, two between the twos, three between the threes
//! ```
//!
//! The largest number is placed first, since it has the fewest places. A choice is the place of the left one of a
//! pair; the right one follows from it. There are solutions when n leaves 0 or 3 after division by 4.
//!
//! Run it with `cargo run --example langford -p backtrail -- 7`.

use backtrail::{Problem, Reason, Search};

/// A row of 2 n places, filled with pairs from n down to 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Langford {
    row: Vec<usize>, // 0 is an empty place
    next: usize,     // the number to place; 0 when all are
}

impl Langford {
    /// An empty row for the numbers 1 to n.
    pub fn new(n: usize) -> Self {
        Langford { row: vec![0; 2 * n], next: n }
    }

    /// The number, if any, in the way of the next pair when its left one stands at `place`.
    fn obstacle(&self, place: usize) -> Option<usize> {
        [place, place + self.next + 1].into_iter().map(|place| self.row[place]).find(|&number| number > 0)
    }
}

impl Problem for Langford {
    type Choice = usize;
    type Choices = std::ops::Range<usize>;
    type Solution = Vec<usize>;

    fn choices(&self) -> Self::Choices {
        0..self.row.len().saturating_sub(self.next + 1) // so that the right one is still in the row
    }

    fn apply(&mut self, place: usize) -> bool {
        if self.obstacle(place).is_some() {
            return false;
        }
        self.row[place] = self.next;
        self.row[place + self.next + 1] = self.next;
        self.next -= 1;
        true
    }

    fn undo(&mut self, place: usize) {
        self.next += 1;
        self.row[place] = 0;
        self.row[place + self.next + 1] = 0;
    }

    fn is_solved(&self) -> bool {
        self.next == 0
    }

    fn solution(&self) -> Vec<usize> {
        self.row.clone()
    }

    fn explain(&self, place: usize) -> Option<Reason> {
        let number = self.obstacle(place)?;
        let depth = self.row.len() / 2 - number; // n was the first choice, n − 1 the second, …
        Some(Reason { text: format!("a {number} stands in its way").into(), blames: vec![depth] })
    }
}

fn main() {
    let n = std::env::args().nth(1).map_or(7, |word| word.parse().expect("n is a whole number"));
    match Search::new(Langford::new(n)).first() {
        Some(row) => println!("the first of n = {n}: {row:?}"),
        None => println!("n = {n} has no solution"),
    }
    let outcome = Search::new(Langford::new(n)).count();
    println!("{} solutions, each of them also read backwards", outcome.solutions);
    println!("visits {:?}, per depth {:?}", outcome.stats.visits, outcome.stats.profile);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_as_many_as_known_counting_both_directions() {
        // Twice OEIS A014552.
        for (n, solutions) in [(0, 1), (1, 0), (2, 0), (3, 2), (4, 2), (5, 0), (6, 0), (7, 52), (8, 300)] {
            assert_eq!(Search::new(Langford::new(n)).count().solutions, solutions, "n = {n}");
        }
    }

    #[test]
    fn between_two_equal_numbers_lie_that_many_others() {
        for row in Search::new(Langford::new(7)).all() {
            for number in 1..=7 {
                let places: Vec<_> = (0..14).filter(|&place| row[place] == number).collect();
                assert_eq!(places[1] - places[0] - 1, number, "{row:?}");
                assert_eq!(places.len(), 2, "{row:?}");
            }
        }
    }

    #[test]
    fn a_refusal_names_the_number_in_the_way_and_when_it_was_placed() {
        let mut pairs = Langford::new(3);
        assert!(pairs.apply(1)); // _ 3 _ _ _ 3
        assert_eq!(pairs.explain(0), None);
        let reason = pairs.explain(2).unwrap(); // a 2 at places 2 and 5
        assert_eq!((reason.text, reason.blames), ("a 3 stands in its way".into(), vec![0]));
        assert!(!pairs.apply(2));
        assert_eq!(pairs.row, [0, 3, 0, 0, 0, 3]);
    }
}
