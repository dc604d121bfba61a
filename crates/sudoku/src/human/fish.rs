//! X-wing and swordfish: k rows whose places for a value lie in k columns use these columns up; and the other way round.

use backtrail::{Text, text};

use super::Technique;
use super::combine::combine;
use super::marks::Marks;
use crate::bits::bits;

/// As many lines as lines across them that hold all their places for a value.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fish {
    pub(super) technique: Technique,
    bit: usize,
    /// Are the lines rows?
    rows: bool,
    lines: u64,
    across: u64,
}

/// The first one of a size that removes something; rows before columns.
pub(super) fn find(marks: &Marks, size: u32, technique: Technique) -> Option<Fish> {
    [true, false].into_iter().find_map(|rows| {
        let (lines, across) = starts(marks, rows);
        (0..marks.n()).find_map(|bit| {
            let sets = (0..marks.n()).map(|line| (line, marks.places(lines + line, bit)));
            combine(sets, size, |chosen| {
                let removes = bits(chosen.union).any(|line| marks.places(across + line, bit) & !chosen.names != 0);
                removes.then_some(Fish { technique, bit, rows, lines: chosen.names, across: chosen.union })
            })
        })
    })
}

/// The first house of the lines, and of those across.
fn starts(marks: &Marks, rows: bool) -> (usize, usize) {
    if rows { (0, marks.n()) } else { (marks.n(), 0) }
}

impl Fish {
    pub(super) fn removes(&self, marks: &Marks) -> Vec<(usize, usize)> {
        let (_, across) = starts(marks, self.rows);
        let removed = |line: usize| marks.places(across + line, self.bit) & !self.lines;
        let cells = bits(self.across).flat_map(|line| marks.cells_at(across + line, removed(line)));
        cells.map(|cell| (cell, self.bit)).collect()
    }

    pub(super) fn text(&self, marks: &Marks) -> Text {
        let numbers = |set| bits(set).map(|line| line + 1).collect::<Vec<_>>();
        let id = if self.rows { "sudoku-step-fish-in-rows" } else { "sudoku-step-fish-in-columns" };
        text!(id, value = marks.symbol(self.bit), lines = numbers(self.lines), across = numbers(self.across))
    }

    pub(super) fn because(&self, marks: &Marks) -> Vec<usize> {
        let (lines, _) = starts(marks, self.rows);
        let places = |line: usize| marks.places(lines + line, self.bit);
        bits(self.lines).flat_map(|line| marks.cells_at(lines + line, places(line))).collect()
    }
}
