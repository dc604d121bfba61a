//! Placements read by column or by row.
//!
//! The solvers fill the board column by column. Whoever reads a list the other way, the column of the queen in each row, sees the
//! same search on the transposed board: what is read and written is turned here, and no solver knows of it.

use backtrail::{Address, Arg, Event, NoSuchNode, Probe, Reason, Sketch, Stats, Text};
use registry::player::Made;
use registry::{Alternative, Mark, OnSolution, Outcome, Prospect, Request, Stepper, Strip, Tree, Units};

/// Which lines of the board the numbers of a list belong to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum By {
    /// The row of the queen in each column.
    #[default]
    Column,
    /// The column of the queen in each row.
    Row,
}

impl By {
    /// As a flag says it.
    pub fn name(self) -> &'static str {
        match self {
            By::Column => "column",
            By::Row => "row",
        }
    }

    /// The lines that a flag names.
    pub(super) fn of(word: &str) -> Self {
        if word == By::Row.name() { By::Row } else { By::Column }
    }

    /// The row and the column of the square at this place of a line; given those, the line and the place.
    pub(super) fn square(self, line: u32, place: u32) -> (u32, u32) {
        match self {
            By::Column => (place, line),
            By::Row => (line, place),
        }
    }
}

/// The tree of a search on n × n squares, told on the transposed board.
pub(super) fn turned(tree: Box<dyn Tree>, n: u32) -> Box<dyn Tree> {
    Box::new(Turned { tree, n })
}

struct Turned {
    tree: Box<dyn Tree>,
    n: u32,
}

impl Tree for Turned {
    fn solve(self: Box<Self>, request: &Request, answer: OnSolution<'_>) -> Outcome {
        self.tree.solve(request, answer)
    }

    fn stepper(self: Box<Self>) -> Box<dyn Stepper> {
        Box::new(TurnedSteps { steps: self.tree.stepper(), n: self.n })
    }

    fn units(self: Box<Self>, depth: Option<usize>) -> Box<dyn Units> {
        self.tree.units(depth)
    }

    fn sketch(self: Box<Self>, probe: &mut Probe<'_>) -> Option<Sketch> {
        self.tree.sketch(probe)
    }
}

struct TurnedSteps {
    steps: Box<dyn Stepper>,
    n: u32,
}

impl Stepper for TurnedSteps {
    fn step(&mut self) -> Option<Event<String>> {
        self.steps.step()
    }

    fn step_back(&mut self) -> Option<Event<String>> {
        self.steps.step_back()
    }

    fn stay_under(&mut self, node: &Address) -> Result<(), NoSuchNode> {
        self.steps.stay_under(node)
    }

    fn go_to(&mut self, node: &Address) -> Result<(), NoSuchNode> {
        self.steps.go_to(node)
    }

    fn address(&mut self) -> Address {
        self.steps.address()
    }

    fn path(&mut self) -> Vec<Made> {
        let mut path = self.steps.path();
        path.iter_mut().for_each(|made| self.turn(&mut made.marks));
        path
    }

    fn depth(&self) -> usize {
        self.steps.depth()
    }

    fn share(&mut self) -> f64 {
        self.steps.share()
    }

    fn stats(&self) -> Stats {
        self.steps.stats()
    }

    fn visits(&self) -> u64 {
        self.steps.visits()
    }

    fn why(&self) -> Option<Reason> {
        self.steps.why().map(turned_reason)
    }

    fn marks(&self, marks: &mut Vec<Mark>) {
        let before = marks.len();
        self.steps.marks(marks);
        self.turn(&mut marks[before..]);
    }

    fn culprits(&self) -> Vec<u32> {
        self.steps.culprits().into_iter().map(|cell| self.cell(cell)).collect()
    }

    fn strips(&self) -> Vec<Strip> {
        let strips = self.steps.strips().into_iter();
        strips.map(|strip| Strip { title: turned_text(strip.title), ..strip }).collect()
    }

    fn alternatives(&mut self) -> Vec<Alternative> {
        let alternatives = self.steps.alternatives();
        self.turned(alternatives)
    }

    fn withheld(&self) -> Vec<Alternative> {
        self.turned(self.steps.withheld())
    }
}

impl TurnedSteps {
    fn cell(&self, cell: u32) -> u32 {
        cell % self.n * self.n + cell / self.n
    }

    fn turn(&self, marks: &mut [Mark]) {
        marks.iter_mut().for_each(|mark| mark.cell = self.cell(mark.cell));
    }

    fn turned(&self, mut alternatives: Vec<Alternative>) -> Vec<Alternative> {
        for alternative in &mut alternatives {
            self.turn(&mut alternative.marks);
            alternative.prospect = match std::mem::replace(&mut alternative.prospect, Prospect::Free) {
                Prospect::Free => Prospect::Free,
                Prospect::Refused(reason) => Prospect::Refused(reason.map(turned_reason)),
                Prospect::NotOffered(reason) => Prospect::NotOffered(turned_reason(reason)),
            };
        }
        alternatives
    }
}

fn turned_reason(reason: Reason) -> Reason {
    Reason { text: turned_text(reason.text), ..reason }
}

/// Sentences on columns, and the same on rows.
const TURNED: [(&str, &str); 6] = [
    ("queens-attack-row", "queens-attack-column"),
    ("queens-attack-diagonal", "queens-attack-diagonal-by-row"),
    ("queens-not-a-row", "queens-not-a-column"),
    ("queens-off-board", "queens-off-board-by-row"),
    ("queens-wrong-length", "queens-wrong-length-by-row"),
    ("queens-strip-rows", "queens-strip-columns"),
];

/// A sentence in which rows are columns and columns are rows.
pub(super) fn turned_text(text: Text) -> Text {
    let Text::Id { id, args } = text else { return text };
    let id = TURNED.iter().find(|(by_column, _)| *by_column == id).map_or(id, |&(_, by_row)| by_row.into());
    let turn = |(name, arg): (std::borrow::Cow<'static, str>, Arg)| {
        let name = match &*name {
            "row" => "column".into(),
            "column" => "row".into(),
            _ => name,
        };
        (name, if let Arg::Text(text) = arg { Arg::Text(turned_text(text)) } else { arg })
    };
    Text::Id { id, args: args.into_iter().map(turn).collect() }
}

#[cfg(test)]
mod tests {
    use registry::{Bounds, Flags, Puzzle};

    use super::*;
    use crate::{NQueens, PlacedQueens};

    #[test]
    fn every_mark_of_a_search_by_row_is_the_transposed_one_by_column() {
        let steps = |flags: &[(&str, &str)]| {
            let mut given = Flags::default();
            flags.iter().for_each(|(name, value)| given.give(name, Some(value)));
            let instance = NQueens.pose("6", &given, &Bounds::NONE).unwrap();
            let solvers = NQueens.describe().solvers;
            let marks = solvers.into_iter().find(|solver| solver.name == "marks").unwrap();
            marks.method().steps(&*instance).unwrap()
        };
        // By row, the same list gives the transposed board.
        for place in [None, Some("1,-,5")] {
            let place = place.map(|place| ("place", place));
            let mut by_column = steps(place.as_slice());
            let mut by_row = steps(&place.into_iter().chain([("by", "row")]).collect::<Vec<_>>());
            while let Some(event) = by_column.step() {
                assert_eq!(by_row.step(), Some(event));
                let (mut marks, mut turned) = (Vec::new(), Vec::new());
                by_column.marks(&mut marks);
                by_row.marks(&mut turned);
                let cells = marks.iter().map(|mark| mark.cell % 6 * 6 + mark.cell / 6).collect::<Vec<_>>();
                assert_eq!(turned.iter().map(|mark| mark.cell).collect::<Vec<_>>(), cells);
                assert_eq!(by_column.why().is_some(), by_row.why().is_some());
            }
        }
    }

    #[test]
    fn a_list_by_row_names_squares_the_other_way() {
        let board = PlacedQueens::parse_by("7,3,0,2,·,·,·,·", None, By::Row).unwrap();
        let squares: Vec<(u32, u32)> = board.queens().iter().map(|queen| (queen.row, queen.column)).collect();
        assert_eq!(squares, [(2, 0), (3, 2), (1, 3), (0, 7)]);
        let error = PlacedQueens::parse_by("1,x", None, By::Row).unwrap_err().to_string();
        assert_eq!(error, "row 1: 'x' is not a column (a number from 0, or - for an empty row)");
        let error = PlacedQueens::parse_by("0,9", None, By::Row).unwrap_err().to_string();
        assert!(error.starts_with("row 1: column 9 is not on the 2×2 board, whose columns are 0 to 1"), "{error}");
    }
}
