//! Sudoku as an exact cover: every empty cell holds one value, and every house has one place for each value that it lacks.

use std::collections::HashMap;

use backtrail::{Problem, Reason, Text};

use super::{Grid, House, Shape, reason};
use ::cover::{Cover, Links, Pick, Stepped};
use registry::Mark;
use registry::Narrated;

/// The search by [`Links`]: next comes the cell with the fewest candidates *or* the value with the fewest places in a house.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Covering {
    shape: Shape,
    puzzle: Vec<u8>,
    links: Links,
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
        Covering {
            shape,
            puzzle: cells.to_vec(),
            links: Links::new(&Cover::plain(items.len(), &lists)),
            items,
            options,
        }
    }

    /// The cell and the value of a choice.
    fn placed(&self, pick: Pick) -> (u16, u8) {
        self.options[pick.option().expect("every item is covered once") as usize]
    }
}

impl Problem for Covering {
    type Choice = Pick;
    type Choices = <Links as Problem>::Choices;
    type Solution = Grid;

    fn choices(&self) -> Self::Choices {
        self.links.choices()
    }

    fn apply(&mut self, pick: Pick) -> bool {
        self.links.apply(pick)
    }

    fn undo(&mut self, pick: Pick) {
        self.links.undo(pick);
    }

    fn is_solved(&self) -> bool {
        self.links.is_solved()
    }

    fn solution(&self) -> Grid {
        let mut cells = self.puzzle.clone();
        for &pick in self.links.chosen() {
            let (cell, value) = self.placed(pick);
            cells[usize::from(cell)] = value;
        }
        Grid::new(self.shape, cells)
    }

    fn explain(&self, pick: Pick) -> Option<Reason> {
        let need = self.items[self.links.starved(pick)?];
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
        let blames = (0..).zip(self.links.chosen()).filter(|&(_, &chosen)| {
            let (cell, value) = self.placed(chosen);
            wanted.contains(&cell.into()) || matches!(need, Need::Place(_, lacking) if lacking == value)
        });
        Some(Reason { text, blames: blames.map(|(depth, _)| depth).collect() })
    }
}

impl Narrated for Covering {
    fn label(&self, pick: Pick, _made: bool) -> String {
        let (cell, value) = self.placed(pick);
        reason::label(self.shape, cell.into(), value)
    }

    fn marks(&self, pick: Pick, _made: bool, marks: &mut Vec<Mark>) {
        let (cell, value) = self.placed(pick);
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
