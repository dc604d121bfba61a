//! Solving by named human steps, each with its place and its reason, as far as they carry.
//!
//! [`Human`] walks through a grid and always takes the easiest step there is, in the order of [`Technique::ALL`]; what it
//! finds is the same every time. A technique is a file: it finds its next step in the `marks` as a few numbers, and makes
//! words of them only when asked. So [`rate`], which wants no words, takes the very steps that [`solve`] explains.
//!
//! The techniques only ever remove candidates, and what one could do before a removal it can do after it (or it is done):
//! so the difficulty of a puzzle does not depend on the order of steps within a family.
//!
//! Looking again from the start after each step is fast enough: one core of a shared AMD EPYC rated 94,000 puzzles a second of
//! an easy set (`kaggle`), 68,000 of `17_clue`, 56,000 of `random_minimal` and 33,000 of `magictour_top1465` (CPU time,
//! least of 5 rounds, November 2026). How many needed what, of 10,000 with 17 clues: singles 4458, locked 3136, pairs 884,
//! triples 18, fish 5, guesses 1499.

mod combine;
mod fish;
mod locked;
mod marks;
mod rate;
mod singles;
mod subsets;
mod technique;
#[cfg(test)]
mod tests;
mod words;

pub use rate::{Impossible, Rating, rate};
pub use technique::{BadDifficulty, Difficulty, Technique};

use backtrail::{Text, text};

use fish::Fish;
use locked::Locked;
use marks::{Contradiction, Marks};
use singles::Single;
use subsets::Subset;

use super::Grid;
use super::bits::bits;

/// One step: what it does, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The technique.
    pub technique: Technique,
    /// One sentence with place and reason: "row 3, column 7 = 5: the only cell for 5 in box 2".
    pub text: Text,
    /// Cells and the values written into them.
    pub places: Vec<(usize, u8)>,
    /// Cells and the candidates removed from them, apart from those that a written value forbids.
    pub removes: Vec<(usize, u8)>,
    /// The cells that justify it.
    pub because: Vec<usize>,
}

/// How far the steps carry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HumanEnd {
    /// The grid is full.
    Solved,
    /// No step is left, and guessing would start.
    Stuck {
        /// The first cell with the fewest candidates.
        cell: usize,
        /// Its candidates.
        candidates: Vec<u8>,
        /// One sentence that says so.
        sentence: Text,
    },
    /// There is no solution.
    Contradiction {
        /// One sentence: "there is no place for 5 in box 2".
        why: Text,
    },
}

/// A grid solved by steps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// The steps in order.
    pub steps: Vec<Step>,
    /// The grid as far as they carry.
    pub grid: Grid,
    /// How far that is.
    pub end: HumanEnd,
}

/// Solves a grid by human steps as far as they carry.
pub fn solve(grid: &Grid) -> Explanation {
    let mut human = Human::new(grid);
    let steps = human.by_ref().collect();
    Explanation { steps, grid: human.grid(), end: human.end() }
}

/// A grid, its candidates, and a solver that takes one step after the other.
///
/// As an iterator it gives the easiest step there is, which is then done; it ends if there is none.
#[derive(Clone, Debug)]
pub struct Human {
    marks: Marks,
}

impl Human {
    /// Starts with all candidates that the clues do not forbid.
    pub fn new(grid: &Grid) -> Self {
        Human { marks: Marks::new(grid) }
    }

    /// The grid as far as it is solved.
    pub fn grid(&self) -> Grid {
        self.marks.grid()
    }

    /// The candidates of a cell, ascending; none if it is filled.
    pub fn candidates(&self, cell: usize) -> Vec<u8> {
        bits(self.marks.candidates(cell)).map(|bit| bit as u8 + 1).collect()
    }

    /// How it ended, once there is no step left.
    pub fn end(&self) -> HumanEnd {
        if let Some(contradiction) = self.marks.contradiction() {
            return HumanEnd::Contradiction { why: say(&self.marks, contradiction) };
        }
        let empty = (0..self.marks.shape().cells()).filter(|&cell| self.marks.candidates(cell) != 0);
        let Some(cell) = empty.min_by_key(|&cell| self.marks.candidates(cell).count_ones()) else {
            return HumanEnd::Solved;
        };
        let values: Vec<_> = bits(self.marks.candidates(cell)).map(|bit| self.marks.symbol(bit)).collect();
        let sentence = text!("sudoku-stuck", cell = self.marks.shape().cell(cell), values = words::any(values));
        HumanEnd::Stuck { cell, candidates: self.candidates(cell), sentence }
    }
}

impl Iterator for Human {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        let found = Found::next(&self.marks)?;
        let step = found.step(&self.marks);
        found.apply(&mut self.marks);
        Some(step)
    }
}

fn say(marks: &Marks, contradiction: Contradiction) -> Text {
    match contradiction {
        Contradiction::Twice { bit, house } => marks.house(house).text("sudoku-twice").with("value", marks.symbol(bit)),
        Contradiction::NoCandidate { cell } => text!("sudoku-no-candidate", cell = marks.shape().cell(cell)),
        Contradiction::NoPlace { bit, house } => {
            marks.house(house).text("sudoku-no-place").with("value", marks.symbol(bit))
        }
    }
}

/// A step that is found, in numbers.
#[derive(Clone, Copy, Debug)]
enum Found {
    Single(Single),
    Locked(Locked),
    Subset(Subset),
    Fish(Fish),
}

impl Found {
    /// The easiest step, if there is one, and no contradiction.
    fn next(marks: &Marks) -> Option<Found> {
        if marks.contradiction().is_some() {
            return None;
        }
        let naked = |size, technique| subsets::naked(marks, size, technique).map(Found::Subset);
        let hidden = |size, technique| subsets::hidden(marks, size, technique).map(Found::Subset);
        let fish = |size, technique| fish::find(marks, size, technique).map(Found::Fish);
        (singles::find(marks).map(Found::Single))
            .or_else(|| locked::find(marks).map(Found::Locked))
            .or_else(|| naked(2, Technique::NakedPair))
            .or_else(|| hidden(2, Technique::HiddenPair))
            .or_else(|| naked(3, Technique::NakedTriple))
            .or_else(|| hidden(3, Technique::HiddenTriple))
            .or_else(|| naked(4, Technique::NakedQuad))
            .or_else(|| hidden(4, Technique::HiddenQuad))
            .or_else(|| fish(2, Technique::XWing))
            .or_else(|| fish(3, Technique::Swordfish))
    }

    fn technique(&self) -> Technique {
        match self {
            Found::Single(found) => found.technique,
            Found::Locked(found) => found.technique,
            Found::Subset(found) => found.technique,
            Found::Fish(found) => found.technique,
        }
    }

    fn removes(&self, marks: &Marks) -> Vec<(usize, usize)> {
        match self {
            Found::Single(_) => Vec::new(),
            Found::Locked(found) => found.removes(marks),
            Found::Subset(found) => found.removes(marks),
            Found::Fish(found) => found.removes(marks),
        }
    }

    fn apply(&self, marks: &mut Marks) {
        if let Found::Single(single) = self {
            marks.place(single.cell, single.bit);
        }
        for (cell, bit) in self.removes(marks) {
            marks.remove(cell, bit);
        }
    }

    fn step(&self, marks: &Marks) -> Step {
        let (text, because) = match self {
            Found::Single(found) => (found.text(marks), found.because(marks)),
            Found::Locked(found) => (found.text(marks), found.because(marks)),
            Found::Subset(found) => (found.text(marks), found.because(marks)),
            Found::Fish(found) => (found.text(marks), found.because(marks)),
        };
        let value = |(cell, bit)| (cell, bit as u8 + 1);
        let places = match self {
            Found::Single(found) => vec![value((found.cell, found.bit))],
            _ => Vec::new(),
        };
        let removes = self.removes(marks).into_iter().map(value).collect();
        Step { technique: self.technique(), text, places, removes, because }
    }
}
