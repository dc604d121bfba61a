//! A sudoku as the registry sees it: its words, and which solver does what.

use std::sync::Arc;

use backtrail::{Text, text};
use registry::{
    Ability, Board, Bounds, Collection, Count, Descriptor, Ending, Error, Examples, Explanation, Flag, FlagKind, Flags,
    Instance, Operand, Puzzle, Rung, Solution, Solver, Space, Statement, Step, Verdict, Wish, show_in_english,
};

use super::canon::NoForm;
use super::check::Clash;
use super::collection::Lines;
use super::generate::{BadSymmetry, BadWish};
use super::human::{self, BadDifficulty, Impossible};
use super::minimize::NotUnique;
use super::quickest::Quickest;
use super::read::{self, BadGrid};
use super::tools::tools;
use super::{BadShape, EveryCell, Filled, Grid, Shape, check, filled, solvers};

/// Sudoku.
#[derive(Clone, Copy, Debug)]
pub struct Sudoku;

/// A grid to be completed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Given {
    pub(super) puzzle: Arc<Grid>,
}

/// Why a text is no sudoku, or nothing can be done with it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum BadSudoku {
    /// There is no such shape.
    Shape(#[from] BadShape),
    /// It cannot be read.
    Grid(#[from] BadGrid),
    /// Its clues clash: the first one of the clashes.
    Clash {
        /// What is wrong.
        clash: Clash,
        /// How many more there are.
        more: usize,
    },
    /// A flag that wants a number has something else.
    Number {
        /// The flag.
        flag: &'static str,
        /// What it has.
        value: String,
    },
    /// There is no such symmetry.
    Symmetry(#[from] BadSymmetry),
    /// There is no such difficulty.
    Difficulty(#[from] BadDifficulty),
    /// No puzzle can be as wished.
    Wish(#[from] BadWish),
    /// A solver for 9×9 alone.
    NotNine(Shape),
    /// Too many empty cells for a search in every order to end.
    EveryOrder(usize),
    /// It has not one solution.
    NotUnique(#[from] NotUnique),
    /// The human steps show that it has none.
    Impossible(#[from] Impossible),
    /// It has no canonical form, or one that takes too long.
    NoForm(#[from] NoForm),
    /// A grid of another size than those before it.
    Another {
        /// Its shape.
        has: Shape,
        /// That of the others.
        among: Shape,
    },
    /// Fewer clues than any puzzle has.
    FewClues(u64),
    /// More grids than anybody compares.
    Many(usize),
}

impl BadSudoku {
    /// What is wrong, without the place.
    fn fault(&self) -> Text {
        match self {
            BadSudoku::Shape(bad) => bad.text(),
            BadSudoku::Grid(bad) => bad.fault(),
            BadSudoku::Clash { clash, more: 0 } => clash.text(),
            BadSudoku::Clash { clash, more } => text!("sudoku-clash-and-more", clash = clash.text(), more = *more),
            BadSudoku::Number { flag, value } => text!("sudoku-no-number", flag = *flag, value = &**value),
            BadSudoku::Symmetry(bad) => bad.text(),
            BadSudoku::Difficulty(bad) => bad.text(),
            BadSudoku::Wish(bad) => bad.text(),
            BadSudoku::NotNine(shape) => text!("sudoku-not-nine", shape = shape.to_string()),
            BadSudoku::EveryOrder(empty) => text!("sudoku-every-order", empty = *empty, most = EveryCell::MOST_EMPTY),
            BadSudoku::NotUnique(bad) => bad.text(),
            BadSudoku::Impossible(bad) => bad.text(),
            BadSudoku::NoForm(bad) => bad.text(),
            BadSudoku::Another { has, among } => text!("sudoku-another", n = has.n(), shape = has.to_string())
                .with("m", among.n())
                .with("among", among.to_string()),
            BadSudoku::FewClues(clues) => text!("sudoku-few-clues", clues = *clues),
            BadSudoku::Many(grids) => text!("sudoku-many-grids", grids = *grids),
        }
    }

    /// What is said of it, with the place.
    pub fn text(&self) -> Text {
        match self {
            BadSudoku::Grid(bad) => bad.text(),
            bad => bad.fault(),
        }
    }
}

show_in_english!(BadSudoku);

impl From<BadSudoku> for Error {
    fn from(bad: BadSudoku) -> Self {
        let place = if let BadSudoku::Grid(bad) = &bad { bad.place() } else { None };
        Error::said(bad.fault()).at(place)
    }
}

/// The flag that gives the shape.
pub(super) fn box_flag() -> Flag {
    Flag::new("box", FlagKind::Word("RxC".into()), text!("sudoku-help-box"))
}

/// The shape that the flags give.
pub(super) fn shape(flags: &Flags) -> Result<Option<Shape>, BadSudoku> {
    Ok(flags.value("box").map(Shape::parse).transpose()?)
}

impl Given {
    /// The puzzle with these clues.
    pub fn new(puzzle: Grid) -> Self {
        Given { puzzle: Arc::new(puzzle) }
    }

    /// The puzzle with these clues, if they do not clash.
    ///
    /// # Errors
    ///
    /// If they do; the message names the first place.
    pub fn legal(puzzle: Grid) -> Result<Self, BadSudoku> {
        let mut clashes = if puzzle.is_legal() { Vec::new() } else { check::clashes(&puzzle) }.into_iter();
        match clashes.next() {
            None => Ok(Given::new(puzzle)),
            Some(clash) => Err(BadSudoku::Clash { clash, more: clashes.len() }),
        }
    }

    /// The only puzzle in a text.
    pub(super) fn read(text: &str, flags: &Flags) -> Result<Self, BadSudoku> {
        Given::legal(read::read_one(text, shape(flags)?)?)
    }
}

/// Is this no longer than a text of grids may be? They have at most 49 rows, and a cell with its pencil marks and frame takes
/// far fewer than 1,000 bytes.
fn admit(text: &str, bounds: &Bounds) -> Result<(), Error> {
    Bounds::admit(text.len() as u64, bounds.cells.saturating_mul(1_000), "registry-bytes")
}

impl Puzzle for Sudoku {
    fn describe(&self) -> Descriptor {
        let grid = "2......6.....75.3..48.9.1.....3.....3...1...9.....8.....1.2.57..8.73.....9......4";
        let instance = Operand::new("PUZZLE", text!("sudoku-help-puzzle"));
        let puzzle = Flag::new("puzzle", FlagKind::Word("GRID".into()), text!("sudoku-help-solution-of"));
        Descriptor {
            range: Some(Operand::new("PUZZLE", text!("sudoku-help-puzzles"))),
            solution: Some(Operand::new("GRID", text!("sudoku-help-grid"))),
            is_text: true,
            explains: true,
            flags: vec![box_flag()],
            check_flags: vec![box_flag(), puzzle],
            check_instance: Some("puzzle"),
            shape: registry::Shape::Grid,
            aliases: vec!["sudokus"],
            examples: Examples::new(".2.4..1..1..4.2.", grid, grid),
            solvers: solvers(),
            tools: tools(),
            ..Descriptor::new("sudoku", text!("about-sudoku"), instance)
        }
    }

    fn pose(&self, text: &str, flags: &Flags, bounds: &Bounds) -> Result<Box<dyn Instance>, Error> {
        admit(text, bounds)?;
        Ok(Box::new(Given::read(text, flags)?))
    }

    fn pose_range(&self, text: &str, flags: &Flags, bounds: &Bounds) -> Result<Vec<Box<dyn Instance>>, Error> {
        admit(text, bounds)?;
        let grids = read::read_all(text, shape(flags)?);
        if grids.len() > 1_000 {
            return Err(BadSudoku::Many(grids.len()).into());
        }
        if grids.is_empty() {
            return Ok(vec![self.pose(text, flags, bounds)?]); // which says what is wrong
        }
        let pose = |(_, grid): (usize, Result<Grid, BadGrid>)| -> Result<Box<dyn Instance>, BadSudoku> {
            Ok(Box::new(Given::legal(grid?)?))
        };
        Ok(grids.into_iter().map(pose).collect::<Result<_, _>>()?)
    }

    fn check(&self, text: &str, flags: &Flags, bounds: &Bounds) -> Result<Verdict, Error> {
        admit(text, bounds)?;
        admit(flags.value("puzzle").unwrap_or_default(), bounds)?;
        let shape = shape(flags).map_err(Error::from)?;
        let read = |text: &str| read::read_one(text, shape).map_err(BadSudoku::from);
        let grid = read(text)?;
        let changes = match flags.value("puzzle") {
            Some(puzzle) => check::extends(&read(puzzle)?, &grid),
            None => Vec::new(),
        };
        Ok(check::verdict(&grid, &changes))
    }

    fn collection(&self) -> Option<Arc<dyn Collection>> {
        Some(Arc::new(Lines))
    }
}

impl Instance for Given {
    fn title(&self) -> Text {
        text!("sudoku-title", n = self.puzzle.shape().n(), clues = self.puzzle.clues())
    }

    fn word(&self) -> String {
        self.puzzle.to_string()
    }

    fn flags(&self) -> Vec<String> {
        let shape = self.puzzle.shape();
        if Shape::usual(shape.n()) == Ok(shape) { Vec::new() } else { vec![format!("box {shape}")] }
    }

    fn label(&self) -> Text {
        let (n, clues) = (self.puzzle.shape().n(), self.puzzle.clues());
        if n <= 4 { self.word().into() } else { text!("sudoku-label", n = n, clues = clues) }
    }

    fn size(&self) -> u64 {
        self.puzzle.shape().n() as u64
    }

    fn extent(&self) -> (u64, u64) {
        (self.size(), self.size())
    }

    fn admit(&self, solver: &Solver, wish: &Wish<'_>) -> Result<(), Error> {
        let shape = self.puzzle.shape();
        let empty = shape.cells() - self.puzzle.clues();
        let ends = wish.visit_limit || wish.needs == Ability::Trace;
        if solver.name == "every-cell" && empty > EveryCell::MOST_EMPTY && !ends {
            return Err(BadSudoku::EveryOrder(empty).into());
        }
        if solver.name == "bands" && shape != Shape::NINE {
            return Err(BadSudoku::NotNine(shape).into());
        }
        Ok(())
    }

    fn best(&self, needs: Ability) -> &str {
        match (needs, self.puzzle.shape().n()) {
            (Ability::Trace, _) => "plain",
            _ if self.puzzle.shape() == Shape::NINE => "bands",
            // The solution that is shown is the least in row order, as bands and learn give it. On tiny grids the textbook's
            // search, which finds it first, takes no time.
            (Ability::First, ..=6) => "plain",
            (Ability::First, _) => "learn",
            // On small grids a walk lists solutions quicker than a solver that learns; on large ones it may never end.
            (_, ..9) => "fewest",
            _ => "learn",
        }
    }

    fn board(&self) -> Board<'static> {
        let cells = self.puzzle.cells().to_vec();
        filled::drawn(self.puzzle.shape(), cells.clone().into(), cells.into())
    }

    fn space(&self, solver: &Solver) -> Option<Space> {
        let shape = self.puzzle.shape();
        let holes = shape.cells() - self.puzzle.clues();
        let n = shape.n() as u128;
        (solver.name == "plain").then(|| Space {
            log10: holes as f64 * (n as f64).log10(),
            exact: (0..holes).try_fold(1u128, |space, _| space.checked_mul(n)),
        })
    }

    fn rungs(&self) -> Vec<Rung> {
        let shape = self.puzzle.shape();
        let (n, holes) = (shape.n() as u32, (shape.cells() - self.puzzle.clues()) as u32);
        let human = human::Human::new(&self.puzzle);
        let empty = (0..shape.cells()).filter(|&cell| self.puzzle.get(cell).is_none());
        let candidates = empty.map(|cell| human.candidates(cell).len() as u32);
        vec![
            Rung::new(text!("sudoku-rung-values"), format!("{n}^{holes}"), Count::power(n, holes)),
            Rung::new(text!("sudoku-rung-candidates"), "", Count::product(candidates)),
        ]
    }

    fn statement(&self) -> Option<Statement> {
        let shape = self.puzzle.shape();
        let (box_rows, box_columns) = (shape.box_rows() as u32, shape.box_columns() as u32);
        Some(Statement::Grid { box_rows, box_columns, cells: self.puzzle.cells().to_vec() })
    }

    fn explain(&self) -> Option<Explanation> {
        let human::Explanation { steps, grid, end } = human::solve(&self.puzzle);
        let (end, ending) = match end {
            human::HumanEnd::Solved => (text!("sudoku-solved"), Ending::Solved),
            human::HumanEnd::Contradiction { why } => (text!("sudoku-impossible", why = why), Ending::Impossible),
            human::HumanEnd::Stuck { sentence, .. } => match Quickest::default().kind(&self.puzzle) {
                Some(0) => (text!("sudoku-stuck-without", stuck = sentence), Ending::Impossible),
                Some(2) => (text!("sudoku-stuck-with-several", stuck = sentence), Ending::Stuck),
                _ => (sentence, Ending::Stuck),
            },
        };
        let reached: Box<dyn Solution> = Box::new(Filled { puzzle: Arc::clone(&self.puzzle), grid });
        let steps = steps.into_iter().map(|step| {
            let (name, called) = (step.technique.name(), step.technique.text());
            Step { name, called, text: step.text }
        });
        Some(Explanation { steps: steps.collect(), reached: Some(reached), end, ending })
    }
}
