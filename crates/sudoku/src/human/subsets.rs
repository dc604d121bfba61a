//! Pairs, triples and quads: k cells of a house with k candidates together (naked), or k values of a house with k places
//! together (hidden). Either way these values and these cells belong to each other, and all else goes.

use super::Technique;
use super::combine::combine;
use super::marks::Marks;
use super::words::list;
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

    pub(super) fn text(&self, marks: &Marks) -> String {
        let house = marks.house(self.house);
        let cells = self.name_cells(marks);
        let values: Vec<String> = bits(self.values).map(|bit| marks.symbol(bit)).collect();
        if self.is_naked() {
            let (all, any) = (list(&values, "and"), list(&values, "or"));
            format!("{cells} are {all} in some order: no {any} in the rest of {house}")
        } else {
            format!("{cells} are the only cells for {} in {house}: no other value there", list(&values, "and"))
        }
    }

    fn name_cells(&self, marks: &Marks) -> String {
        let numbers: Vec<String> = bits(self.places).map(|place| (place + 1).to_string()).collect();
        match self.house / marks.n() {
            0 => format!("{}, columns {}", marks.house(self.house), list(&numbers, "and")),
            1 => format!("{}, rows {}", marks.house(self.house), list(&numbers, "and")),
            _ => {
                let names = marks.cells_at(self.house, self.places).map(|cell| marks.shape().name(cell));
                list(&names.collect::<Vec<_>>(), "and")
            }
        }
    }

    pub(super) fn because(&self, marks: &Marks) -> Vec<usize> {
        marks.cells_at(self.house, self.places).collect()
    }
}
