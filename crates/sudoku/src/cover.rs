//! Sudoku as an exact cover: every empty cell holds one value, and every house has one place for each value that it lacks.

use std::collections::HashMap;

use backtrail::{Problem, Reason, Text};

use super::{Grid, House, Shape, reason};
use ::cover::Cover;
use registry::Mark;
use registry::Narrated;

/// The search by [`Cover`]: next comes the cell with the fewest candidates *or* the value with the fewest places in a house.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Covering {
    shape: Shape,
    puzzle: Vec<u8>,
    cover: Cover,
    items: Vec<Need>,
    /// The cell and the value of each option.
    options: Vec<(u16, u8)>,
}

/// What has to be covered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Need {
    /// A value for a cell.
    Value(usize),
    /// A place for a value in a house.
    Place(House, u8),
}

impl Covering {
    /// The puzzle with these clues.
    pub fn new(puzzle: &Grid) -> Self {
        let (shape, cells) = (puzzle.shape(), puzzle.cells());
        let values = 1..=shape.n() as u8;
        let lacks = |house, value| shape.cells_of(house).all(|cell| cells[cell] != value);
        let holes = (0..shape.cells()).filter(|&cell| cells[cell] == 0);
        let places = shape.houses().flat_map(|house| values.clone().map(move |value| (house, value)));
        let places = places.filter(|&(house, value)| lacks(house, value));
        let mut items: Vec<Need> =
            holes.clone().map(Need::Value).chain(places.map(|(house, value)| Need::Place(house, value))).collect();
        let index: HashMap<Need, usize> = items.iter().enumerate().map(|(i, &need)| (need, i)).collect();
        let (mut options, mut lists) = (Vec::new(), Vec::new());
        for (cell, value) in holes.flat_map(|cell| values.clone().map(move |value| (cell, value))) {
            let needs = shape.houses_of(cell).map(|house| index.get(&Need::Place(house, value)));
            if let [Some(&row), Some(&column), Some(&its_box)] = needs {
                options.push((cell as u16, value));
                lists.push([index[&Need::Value(cell)], row, column, its_box]);
            }
        }
        if !puzzle.is_legal() {
            items.push(Need::Value(0)); // clues that clash: nothing covers this
        }
        Covering { shape, puzzle: cells.to_vec(), cover: Cover::new(items.len(), &lists), items, options }
    }
}

impl Problem for Covering {
    type Choice = u32;
    type Choices = <Cover as Problem>::Choices;
    type Solution = Grid;

    fn choices(&self) -> Self::Choices {
        self.cover.choices()
    }

    fn apply(&mut self, option: u32) -> bool {
        self.cover.apply(option)
    }

    fn undo(&mut self, option: u32) {
        self.cover.undo(option);
    }

    fn is_solved(&self) -> bool {
        self.cover.is_solved()
    }

    fn solution(&self) -> Grid {
        let mut cells = self.puzzle.clone();
        for &option in self.cover.chosen() {
            let (cell, value) = self.options[option as usize];
            cells[usize::from(cell)] = value;
        }
        Grid::new(self.shape, cells)
    }

    fn explain(&self, option: u32) -> Option<Reason> {
        let need = self.items[self.cover.starved(option as usize)?];
        let (text, wanted): (Text, Vec<usize>) = match need {
            Need::Value(cell) => {
                let seen = self.shape.houses_of(cell).map(|house| self.shape.cells_of(house));
                (reason::starves(self.shape, cell), seen.into_iter().flatten().collect())
            }
            Need::Place(house, value) => {
                (reason::homeless(self.shape, house, value), self.shape.cells_of(house).collect())
            }
        };
        // To blame are the choices that took a value or a place away: in the same house, or with the same value.
        let blames = (0..).zip(self.cover.chosen()).filter(|&(_, &chosen)| {
            let (cell, value) = self.options[chosen as usize];
            wanted.contains(&cell.into()) || matches!(need, Need::Place(_, lacking) if lacking == value)
        });
        Some(Reason { text, blames: blames.map(|(depth, _)| depth).collect() })
    }
}

impl Narrated for Covering {
    fn label(&self, option: u32, _made: bool) -> String {
        let (cell, value) = self.options[option as usize];
        reason::label(self.shape, cell.into(), value)
    }

    fn marks(&self, option: u32, _made: bool, marks: &mut Vec<Mark>) {
        let (cell, value) = self.options[option as usize];
        marks.push(Mark { cell: cell.into(), value: value.into() });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::{TEXTBOOK, TEXTBOOK_SOLVED, nine};
    use backtrail::Search;

    #[test]
    fn the_textbook_grid_is_covered_in_one_way() {
        let mut search = Search::new(Covering::new(&nine(TEXTBOOK)));
        assert_eq!(search.all().collect::<Vec<_>>(), [nine(TEXTBOOK_SOLVED)]);
        assert!(search.outcome().stats.visits.unwrap() < 300);
    }

    #[test]
    fn clues_that_clash_cannot_be_covered() {
        let mut full = nine(TEXTBOOK_SOLVED);
        full.set(0, full.get(1));
        assert_eq!(Search::new(Covering::new(&full)).count().solutions, 0);
    }

    #[test]
    fn every_refusal_has_a_reason() {
        let mut walk = backtrail::Walk::new(Covering::new(&nine(TEXTBOOK)));
        let mut refused = 0;
        while let Some(event) = walk.step() {
            if let backtrail::Event::Refuse(option) = event {
                let why = words::english(&walk.problem().explain(option).unwrap().text);
                assert!(why.contains("would have no"), "{why}");
                refused += 1;
            }
        }
        assert!(refused > 0);
    }
}
