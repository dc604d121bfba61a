//! Pairs, triples and quads: k cells of a house with k candidates together (naked), or k values of a house with k places
//! together (hidden). Either way these values and these cells belong to each other, and all else goes.

use backtrail::{Arg, Text, text};

use super::Technique;
use super::combine::combine;
use super::marks::Marks;
use super::words::{cells, none};
use crate::House;
use crate::bits::bits;

/// As many cells of a house as values.
#[derive(Clone, Copy, Debug)]
pub(super) struct Subset {
    pub(super) technique: Technique,
    house: usize,
    places: u64,
    values: u64,
}

/// The first naked one of a size that removes something.
pub(super) fn naked(marks: &Marks, size: u32, technique: Technique) -> Option<Subset> {
    marks.boxes_first().filter(|&house| marks.missing(house).count_ones() > size).find_map(|house| {
        let sets = marks.cells(house).map(|cell| marks.candidates(cell)).enumerate();
        combine(sets, size, |chosen| {
            let (places, values) = (chosen.names, chosen.union);
            let removes = bits(values).any(|bit| marks.places(house, bit) & !places != 0);
            removes.then_some(Subset { technique, house, places, values })
        })
    })
}

/// The first hidden one of a size that removes something.
pub(super) fn hidden(marks: &Marks, size: u32, technique: Technique) -> Option<Subset> {
    marks.boxes_first().filter(|&house| marks.missing(house).count_ones() > size).find_map(|house| {
        let sets = marks.all_places(house).iter().copied().enumerate();
        combine(sets, size, |chosen| {
            let (places, values) = (chosen.union, chosen.names);
            let removes = marks.cells_at(house, places).any(|cell| marks.candidates(cell) & !values != 0);
            removes.then_some(Subset { technique, house, places, values })
        })
    })
}

impl Subset {
    fn is_naked(&self) -> bool {
        matches!(self.technique, Technique::NakedPair | Technique::NakedTriple | Technique::NakedQuad)
    }

    pub(super) fn removes(&self, marks: &Marks) -> Vec<(usize, usize)> {
        let all = |cell, set| bits(set).map(move |bit| (cell, bit));
        if self.is_naked() {
            let others = (0..marks.n()).filter(|place| self.places >> place & 1 == 0);
            let others = others.map(|place| marks.cell(self.house, place));
            others.flat_map(|cell| all(cell, marks.candidates(cell) & self.values)).collect()
        } else {
            let cells = marks.cells_at(self.house, self.places);
            cells.flat_map(|cell| all(cell, marks.candidates(cell) & !self.values)).collect()
        }
    }

    pub(super) fn text(&self, marks: &Marks) -> Text {
        let house = marks.house(self.house);
        let values: Vec<String> = bits(self.values).map(|bit| marks.symbol(bit)).collect();
        let text = if self.is_naked() {
            house.text("sudoku-step-naked-set").with("none", none(values.clone()))
        } else {
            house.text("sudoku-step-hidden-set")
        };
        text.with("cells", self.name_cells(marks)).with("values", values)
    }

    fn name_cells(&self, marks: &Marks) -> Arg {
        let numbers: Vec<usize> = bits(self.places).map(|place| place + 1).collect();
        match marks.house(self.house) {
            House::Row(row) => text!("sudoku-cells-of-row", row = row + 1, columns = numbers).into(),
            House::Column(column) => text!("sudoku-cells-of-column", column = column + 1, rows = numbers).into(),
            House::Box(_) => {
                let names = marks.cells_at(self.house, self.places).map(|cell| marks.shape().cell(cell));
                cells(names.collect())
            }
        }
    }

    pub(super) fn because(&self, marks: &Marks) -> Vec<usize> {
        marks.cells_at(self.house, self.places).collect()
    }
}
