//! A value goes into a cell: the last empty cell of a house, the only cell for a value, the only value for a cell.

use backtrail::{Text, text};

use super::Technique;
use super::marks::Marks;
use crate::bits::bits;

/// A value for a cell.
#[derive(Clone, Copy, Debug)]
pub(super) struct Single {
    pub(super) technique: Technique,
    pub(super) cell: usize,
    pub(super) bit: usize,
    /// The house in which it is seen; the row if the cell alone shows it.
    house: usize,
}

/// The first one; boxes before rows before columns.
pub(super) fn find(marks: &Marks) -> Option<Single> {
    full_house(marks).or_else(|| hidden(marks)).or_else(|| naked(marks))
}

fn full_house(marks: &Marks) -> Option<Single> {
    let house = marks.boxes_first().find(|&house| marks.missing(house).count_ones() == 1)?;
    let bit = marks.missing(house).trailing_zeros() as usize;
    let place = bits(marks.places(house, bit)).next()?;
    Some(Single { technique: Technique::FullHouse, cell: marks.cell(house, place), bit, house })
}

fn hidden(marks: &Marks) -> Option<Single> {
    marks.boxes_first().find_map(|house| {
        let bit = marks.all_places(house).iter().position(|places| places.is_power_of_two())?;
        let place = marks.places(house, bit).trailing_zeros() as usize;
        Some(Single { technique: Technique::HiddenSingle, cell: marks.cell(house, place), bit, house })
    })
}

fn naked(marks: &Marks) -> Option<Single> {
    let cell = marks.all_candidates().iter().position(|candidates| candidates.is_power_of_two())?;
    let bit = marks.candidates(cell).trailing_zeros() as usize;
    Some(Single { technique: Technique::NakedSingle, cell, bit, house: marks.spots(cell)[0].0 })
}

impl Single {
    pub(super) fn text(&self, marks: &Marks) -> Text {
        let (cell, value, house) = (marks.shape().cell(self.cell), marks.symbol(self.bit), marks.house(self.house));
        let text = match self.technique {
            Technique::FullHouse => house.text("sudoku-step-full-house"),
            Technique::HiddenSingle => house.text("sudoku-step-hidden-single"),
            _ => return text!("sudoku-step-naked-single", cell = cell, value = value),
        };
        text.with("cell", cell).with("value", value)
    }

    /// The filled cells that leave no other way; what an earlier step has removed is not among them.
    pub(super) fn because(&self, marks: &Marks) -> Vec<usize> {
        let sees = |cell: usize, bit: usize| {
            marks
                .spots(cell)
                .into_iter()
                .flat_map(|(house, _)| marks.cells(house))
                .find(move |&other| marks.value(other) == Some(bit))
        };
        let mut cells: Vec<usize> = match self.technique {
            Technique::FullHouse => marks.cells(self.house).filter(|&cell| cell != self.cell).collect(),
            Technique::HiddenSingle => marks
                .cells(self.house)
                .filter(|&cell| cell != self.cell && marks.value(cell).is_none())
                .filter_map(|cell| sees(cell, self.bit))
                .collect(),
            _ => (0..marks.n()).filter_map(|bit| sees(self.cell, bit)).collect(),
        };
        cells.sort_unstable();
        cells.dedup();
        cells
    }
}
