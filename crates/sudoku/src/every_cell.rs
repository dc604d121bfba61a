//! What `plain` avoids: any empty cell may come next, so that every order of filling the same cells is searched.
//!
//! Whoever forgets that one cell suffices writes this: a cell has to be filled anyway, so if no value fits it, no other cell
//! helps. A wrong value costs as many searches as there are orders of the cells below it: with h empty cells up to h!.
//!
//! Every order that ends in a solution ends in the same one. It counts when its cells were filled in row order, and is refused as
//! known in all others, so that counts are right.

use backtrail::{Problem, Reason, text};

use super::plain::rival;
use super::{Candidate, Grid, Shape, reason};
use registry::{Mark, Narrated};

/// A search that tries every value in every empty cell, at every node.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EveryCell {
    shape: Shape,
    cells: Vec<u8>,
    /// The cells filled by choices, in order.
    filled: Vec<u16>,
    /// How many cells are empty.
    empty: usize,
    /// Clues that clash allow nothing.
    legal: bool,
}

impl EveryCell {
    /// With more empty cells a whole search is hopeless: 10! is 3.6 million.
    pub const MOST_EMPTY: usize = 10;

    /// The puzzle with these clues.
    pub fn new(puzzle: &Grid) -> Self {
        let (shape, cells) = (puzzle.shape(), puzzle.cells().to_vec());
        let empty = shape.cells() - puzzle.clues();
        EveryCell { shape, cells, filled: Vec::new(), empty, legal: puzzle.is_legal() }
    }

    /// Would this cell be the last, after others in an order that is not the rows'?
    fn repeats(&self, cell: u16) -> bool {
        self.empty == 1 && !(self.filled.is_sorted() && self.filled.last().is_none_or(|&last| last < cell))
    }

    fn rival(&self, Candidate { cell, value }: Candidate) -> Option<usize> {
        rival(self.shape, &self.cells, cell.into(), value)
    }
}

/// All values of all empty cells, in row order.
#[derive(Clone, Debug)]
pub struct EveryCandidate {
    cells: std::vec::IntoIter<u16>,
    cell: Option<u16>,
    value: u8,
    n: u8,
}

impl Iterator for EveryCandidate {
    type Item = Candidate;

    fn next(&mut self) -> Option<Candidate> {
        if self.value == self.n {
            (self.cell, self.value) = (self.cells.next(), 0);
        }
        self.value += 1;
        Some(Candidate { cell: self.cell?, value: self.value })
    }
}

impl Problem for EveryCell {
    type Choice = Candidate;
    type Choices = EveryCandidate;
    type Solution = Grid;

    fn choices(&self) -> EveryCandidate {
        let is_open = |&(_, &value): &(u16, &u8)| value == 0 && self.legal;
        let empty: Vec<u16> = (0..).zip(&self.cells).filter(is_open).map(|(cell, _)| cell).collect();
        let mut cells = empty.into_iter();
        EveryCandidate { cell: cells.next(), cells, value: 0, n: self.shape.n() as u8 }
    }

    fn apply(&mut self, candidate: Candidate) -> bool {
        if self.rival(candidate).is_some() || self.repeats(candidate.cell) {
            return false;
        }
        self.cells[usize::from(candidate.cell)] = candidate.value;
        self.filled.push(candidate.cell);
        self.empty -= 1;
        true
    }

    fn undo(&mut self, candidate: Candidate) {
        self.cells[usize::from(candidate.cell)] = 0;
        self.filled.pop();
        self.empty += 1;
    }

    fn is_solved(&self) -> bool {
        self.legal && self.empty == 0
    }

    fn solution(&self) -> Grid {
        Grid::new(self.shape, self.cells.clone())
    }

    fn explain(&self, candidate: Candidate) -> Option<Reason> {
        let Candidate { cell, value } = candidate;
        if let Some(rival) = self.rival(candidate) {
            let text = reason::holds(self.shape, cell.into(), rival, value);
            let blamed = self.filled.iter().position(|&filled| usize::from(filled) == rival);
            return Some(Reason { text, blames: blamed.into_iter().collect() });
        }
        let known = || Reason { text: text!("sudoku-other-order"), blames: Vec::new() };
        self.repeats(cell).then(known)
    }
}

impl Narrated for EveryCell {
    fn label(&self, Candidate { cell, value }: Candidate, _: bool) -> String {
        reason::label(self.shape, cell.into(), value)
    }

    fn marks(&self, Candidate { cell, value }: Candidate, _: bool, marks: &mut Vec<Mark>) {
        marks.push(Mark { cell: cell.into(), value: value.into() });
    }

    fn culprits(&self, candidate: Candidate) -> Vec<u32> {
        self.rival(candidate).into_iter().map(|cell| cell as u32).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Plain;
    use crate::sample::FOUR;
    use backtrail::Search;

    /// A 4×4 puzzle with these cells emptied.
    fn with_holes(holes: &[usize]) -> Grid {
        let mut full = Search::new(Plain::new(&Grid::new(Shape::usual(4).unwrap(), FOUR.to_vec()))).first().unwrap();
        holes.iter().for_each(|&hole| full.set(hole, None));
        full
    }

    #[test]
    fn every_order_is_tried_and_a_solution_counts_once() {
        // Three cells that have nothing to do with each other: 1 + 3 + 3·2 nodes, and of the 3! orders one is new.
        let outcome = Search::new(EveryCell::new(&with_holes(&[0, 6, 13]))).count();
        assert_eq!((outcome.solutions, outcome.stats.visits), (1, Some(1 + 3 + 6 + 1)));
        let plain = Search::new(Plain::new(&with_holes(&[0, 6, 13]))).count();
        assert_eq!((plain.solutions, plain.stats.visits), (1, Some(4)));
    }

    #[test]
    fn it_finds_what_plain_finds_in_the_same_order() {
        for holes in [&[0, 1, 4, 5, 8, 9][..], &[2, 3, 6, 7, 10, 11, 14], &[0, 2, 8, 10, 5, 7], &[]] {
            let puzzle = with_holes(holes);
            let every: Vec<Grid> = Search::new(EveryCell::new(&puzzle)).all().collect();
            assert_eq!(every, Search::new(Plain::new(&puzzle)).all().collect::<Vec<_>>(), "{holes:?}");
        }
    }

    #[test]
    fn a_solution_in_another_order_is_refused_as_known() {
        let mut every = EveryCell::new(&with_holes(&[0, 6]));
        let [first, last] = [Candidate { cell: 0, value: 1 }, Candidate { cell: 6, value: 1 }];
        assert!(every.apply(last) && !every.apply(first));
        assert_eq!(
            words::english(&every.explain(first).unwrap().text),
            "this grid is known: its cells were filled in row order before"
        );
    }
}
