//! Locked candidates: all places left for a value in one house lie in another too, so it is nowhere else in that one.
//!
//! From a box to a row or column this is called pointing, the other way claiming.

use backtrail::{Text, text};

use super::Technique;
use super::marks::{Crossing, Marks};
use crate::bits::bits;

/// A value that is locked in a crossing.
#[derive(Clone, Copy, Debug)]
pub(super) struct Locked {
    pub(super) technique: Technique,
    bit: usize,
    /// The house that has no other place for it.
    from: usize,
    to: usize,
    /// The places of `to` that `from` does not have.
    others: u64,
}

/// The first one; pointing before claiming.
pub(super) fn find(marks: &Marks) -> Option<Locked> {
    let look = |technique| marks.crossings().iter().find_map(move |crossing| at(marks, crossing, technique));
    look(Technique::Pointing).or_else(|| look(Technique::Claiming))
}

fn at(marks: &Marks, crossing: &Crossing, technique: Technique) -> Option<Locked> {
    let &Crossing { line, square, in_line, in_square } = crossing;
    let (from, inside, to, shared) = match technique {
        Technique::Pointing => (square, in_square, line, in_line),
        _ => (line, in_line, square, in_square),
    };
    bits(marks.missing(from) & marks.missing(to)).find_map(|bit| {
        let others = marks.places(to, bit) & !shared;
        (marks.places(from, bit) & !inside == 0 && others != 0).then_some(Locked { technique, bit, from, to, others })
    })
}

impl Locked {
    pub(super) fn removes(&self, marks: &Marks) -> Vec<(usize, usize)> {
        marks.cells_at(self.to, self.others).map(|cell| (cell, self.bit)).collect()
    }

    pub(super) fn text(&self, marks: &Marks) -> Text {
        let ((from, from_number), (to, to_number)) = (marks.house(self.from).named(), marks.house(self.to).named());
        text!("sudoku-step-locked", value = marks.symbol(self.bit), from = from, to = to)
            .with("from-number", from_number)
            .with("to-number", to_number)
    }

    pub(super) fn because(&self, marks: &Marks) -> Vec<usize> {
        marks.cells_at(self.from, marks.places(self.from, self.bit)).collect()
    }
}
