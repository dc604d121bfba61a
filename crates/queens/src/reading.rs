//! How placements are read: by column or by row, counted from 0 or from 1.
//!
//! The solvers fill the board column by column, and count from 0. Whoever reads a list the other way, the column of the queen in each
//! row, sees the same search on the transposed board; whoever counts from 1 sees larger numbers. What is read and written is changed
//! here, and no solver knows of it.

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

/// How the numbers of a list, a label or a sentence are read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Reading {
    /// Which lines of the board they belong to.
    pub by: By,
    /// Are rows and columns counted from 1?
    pub from_one: bool,
}

impl Reading {
    /// The number of the first row and of the first column.
    pub fn first(self) -> u32 {
        self.from_one.into()
    }

    /// A sentence on squares by column and from 0, as it is read this way.
    pub(super) fn text(self, text: Text) -> Text {
        let text = match self.by {
            By::Column => text,
            By::Row => turned_text(text),
        };
        if self.from_one { counted_from_one(text) } else { text }
    }

    fn reason(self, reason: Reason) -> Reason {
        Reason { text: self.text(reason.text), ..reason }
    }

    /// The label of a choice: a number, or several.
    fn label(self, label: &str) -> String {
        let digits = |c: char| c.is_ascii_digit();
        let numbers = label.split_inclusive(|c| !digits(c)).map(|part| {
            let number = part.trim_end_matches(|c| !digits(c));
            let counted = number.parse::<u32>().map_or_else(|_| number.to_string(), |n| (n + self.first()).to_string());
            counted + &part[number.len()..]
        });
        numbers.collect()
    }
}

/// The tree of a search on n × n squares, told as it is read.
pub(super) fn told(tree: Box<dyn Tree>, n: u32, reading: Reading) -> Box<dyn Tree> {
    if reading == Reading::default() { tree } else { Box::new(Told { tree, n, reading }) }
}

struct Told {
    tree: Box<dyn Tree>,
    n: u32,
    reading: Reading,
}

impl Tree for Told {
    fn solve(self: Box<Self>, request: &Request, answer: OnSolution<'_>) -> Outcome {
        self.tree.solve(request, answer)
    }

    fn stepper(self: Box<Self>) -> Box<dyn Stepper> {
        Box::new(ToldSteps { steps: self.tree.stepper(), n: self.n, reading: self.reading })
    }

    fn units(self: Box<Self>, depth: Option<usize>) -> Box<dyn Units> {
        self.tree.units(depth)
    }

    fn sketch(self: Box<Self>, probe: &mut Probe<'_>) -> Option<Sketch> {
        self.tree.sketch(probe)
    }
}

struct ToldSteps {
    steps: Box<dyn Stepper>,
    n: u32,
    reading: Reading,
}

impl Stepper for ToldSteps {
    fn step(&mut self) -> Option<Event<String>> {
        Some(self.steps.step()?.map(|label| self.reading.label(&label)))
    }

    fn step_back(&mut self) -> Option<Event<String>> {
        Some(self.steps.step_back()?.map(|label| self.reading.label(&label)))
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
        for made in &mut path {
            made.label = self.reading.label(&made.label);
            self.turn(&mut made.marks);
        }
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
        self.steps.why().map(|reason| self.reading.reason(reason))
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
        strips.map(|strip| Strip { title: self.reading.text(strip.title), ..strip }).collect()
    }

    fn alternatives(&mut self) -> Vec<Alternative> {
        let alternatives = self.steps.alternatives();
        self.told(alternatives)
    }

    fn withheld(&self) -> Vec<Alternative> {
        self.told(self.steps.withheld())
    }
}

impl ToldSteps {
    fn cell(&self, cell: u32) -> u32 {
        match self.reading.by {
            By::Column => cell,
            By::Row => cell % self.n * self.n + cell / self.n,
        }
    }

    fn turn(&self, marks: &mut [Mark]) {
        marks.iter_mut().for_each(|mark| mark.cell = self.cell(mark.cell));
    }

    fn told(&self, mut alternatives: Vec<Alternative>) -> Vec<Alternative> {
        for alternative in &mut alternatives {
            alternative.label = self.reading.label(&alternative.label);
            self.turn(&mut alternative.marks);
            alternative.prospect = match std::mem::replace(&mut alternative.prospect, Prospect::Free) {
                Prospect::Free => Prospect::Free,
                Prospect::Refused(reason) => Prospect::Refused(reason.map(|reason| self.reading.reason(reason))),
                Prospect::NotOffered(reason) => Prospect::NotOffered(self.reading.reason(reason)),
            };
        }
        alternatives
    }
}

/// Sentences on columns, and the same on rows.
const TURNED: [(&str, &str); 7] = [
    ("queens-attack-row", "queens-attack-column"),
    ("queens-attack-diagonal", "queens-attack-diagonal-by-row"),
    ("queens-not-a-row", "queens-not-a-column"),
    ("queens-off-board", "queens-off-board-by-row"),
    ("queens-off-board-guessed", "queens-off-board-guessed-by-row"),
    ("queens-wrong-length", "queens-wrong-length-by-row"),
    ("queens-strip-rows", "queens-strip-columns"),
];

/// A sentence in which rows are columns and columns are rows.
fn turned_text(text: Text) -> Text {
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

/// What sentences call numbers of rows and columns.
const PLACES: [&str; 6] = ["row", "column", "one", "other", "first", "last"];

/// A sentence whose rows and columns are counted from 1.
fn counted_from_one(text: Text) -> Text {
    let Text::Id { id, args } = text else { return text };
    let count = |(name, arg): (std::borrow::Cow<'static, str>, Arg)| {
        let arg = match arg {
            Arg::Number(number) if PLACES.contains(&&*name) => Arg::Number(number + 1),
            Arg::Text(text) => Arg::Text(counted_from_one(text)),
            arg => arg,
        };
        (name, arg)
    };
    Text::Id { id, args: args.into_iter().map(count).collect() }
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
        let reading = Reading { by: By::Row, from_one: false };
        let board = PlacedQueens::parse_read("7,3,0,2,·,·,·,·", None, reading).unwrap();
        let squares: Vec<(u32, u32)> = board.queens().iter().map(|queen| (queen.row, queen.column)).collect();
        assert_eq!(squares, [(2, 0), (3, 2), (1, 3), (0, 7)]);
        let error = PlacedQueens::parse_read("1,x", None, reading).unwrap_err().to_string();
        assert_eq!(error, "row 1: 'x' is not a column; give a number from 0 up, or - for an empty row");
        let error = PlacedQueens::parse_read("0,9", None, reading).unwrap_err().to_string();
        assert!(error.starts_with("row 1: column 9 is not on the 2×2 board, whose columns are 0 to 1"), "{error}");
    }

    #[test]
    fn counted_from_one_every_number_of_a_list_is_one_more() {
        let reading = Reading { by: By::Column, from_one: true };
        let board = PlacedQueens::parse_read("8,4,1,3,-", Some(8), reading).unwrap();
        assert_eq!(board, PlacedQueens::parse("7,3,0,2,-", Some(8)).unwrap());
        for (list, wrong) in [
            ("8,0", "column 2: row 0 is not on the 8×8 board, whose rows are 1 to 8"),
            ("8,9", "column 2: row 9 is not on the 8×8 board, whose rows are 1 to 8"),
            ("8,x", "column 2: 'x' is not a row; give a number from 1 up, or - for an empty column"),
        ] {
            let error = PlacedQueens::parse_read(list, Some(8), reading).unwrap_err().to_string();
            assert!(error.starts_with(wrong), "{error}");
        }
        let by_row = Reading { by: By::Row, from_one: true };
        let error = PlacedQueens::parse_read("8,9", Some(8), by_row).unwrap_err().to_string();
        assert!(error.starts_with("row 2: column 9 is not on the 8×8 board, whose columns are 1 to 8"), "{error}");
        assert_eq!(reading.label("7"), "8");
        assert_eq!(reading.label("0,9"), "1,10");
    }

    #[test]
    fn a_search_counted_from_one_differs_in_its_words_alone() {
        let steps = |flags: &[&str]| {
            let mut given = Flags::default();
            flags.iter().for_each(|name| given.give(name, None));
            let instance = NQueens.pose("5", &given, &Bounds::NONE).unwrap();
            let solvers = NQueens.describe().solvers;
            let scan = solvers.into_iter().find(|solver| solver.name == "scan").unwrap();
            scan.method().steps(&*instance).unwrap()
        };
        let (mut zero, mut one) = (steps(&[]), steps(&["from-one"]));
        let reading = Reading { by: By::Column, from_one: true };
        while let Some(event) = zero.step() {
            assert_eq!(one.step(), Some(event.map(|label| (label.parse::<u32>().unwrap() + 1).to_string())));
            let (mut marks, mut same) = (Vec::new(), Vec::new());
            zero.marks(&mut marks);
            one.marks(&mut same);
            assert_eq!(marks, same);
            assert_eq!(one.why(), zero.why().map(|reason| reading.reason(reason)));
        }
    }
}
