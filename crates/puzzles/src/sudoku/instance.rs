//! A sudoku as the registry sees it: its words, and which solver does what.

use std::sync::Arc;

use backtrail::{Outcome, Problem};
use thiserror::Error;

use super::{BadShape, Filled, Grid, SOLVERS, Shape};
use crate::engine::{self, Posed};
use crate::registry::{
    Ability, Answer, Collection, Error, Examples, Explanation, Flag, Flags, Instance, Puzzle, Request, Solution,
    Solver, Space, Stepper, Tool, Verdict,
};

/// The puzzle, for the registry.
pub static SUDOKU: Sudoku = Sudoku;

/// Sudoku.
#[derive(Clone, Copy, Debug)]
pub struct Sudoku;

/// A grid to be completed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Given {
    pub(super) puzzle: Arc<Grid>,
}

/// Why a text is no sudoku, or nothing can be done with it.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum BadSudoku {
    /// There is no such shape.
    #[error("{0}")]
    Shape(#[from] BadShape),
}

/// The flag that gives the shape.
const BOX: Flag = Flag {
    name: "box",
    value: Some("RxC"),
    help: "The rows and columns of a box, such as 3x4; recognised if not given",
};

/// The shape that the flags give.
pub(super) fn shape(flags: &Flags) -> Result<Option<Shape>, BadSudoku> {
    Ok(flags.value("box").map(Shape::parse).transpose()?)
}

impl Given {
    /// The puzzle with these clues.
    pub fn new(puzzle: Grid) -> Self {
        Given { puzzle: Arc::new(puzzle) }
    }
}

impl Puzzle for Sudoku {
    fn name(&self) -> &'static str {
        "sudoku"
    }

    fn about(&self) -> &'static str {
        "a sudoku: every row, column and box holds every value once"
    }

    fn instance_word(&self) -> (&'static str, &'static str) {
        (
            "PUZZLE",
            "The grid in a line, with . or 0 for an empty cell; or a file with one or many; or - for standard input",
        )
    }

    fn is_text(&self) -> bool {
        true
    }

    fn options(&self) -> &'static [Flag] {
        &[BOX]
    }

    fn solvers(&self) -> Vec<&'static Solver> {
        SOLVERS.iter().map(|entry| &entry.solver).collect()
    }

    fn examples(&self) -> Examples {
        Examples {
            tiny: ".2.4..1..1..4.2.",
            usual: "2......6.....75.3..48.9.1.....3.....3...1...9.....8.....1.2.57..8.73.....9......4",
            range: "2......6.....75.3..48.9.1.....3.....3...1...9.....8.....1.2.57..8.73.....9......4",
        }
    }

    fn pose(&self, text: &str, flags: &Flags) -> Result<Box<dyn Instance>, Error> {
        let _ = shape(flags)?;
        let cells: Vec<u8> = text.trim().bytes().map(|b| if b.is_ascii_digit() { b - b'0' } else { 0 }).collect();
        let n = cells.len().isqrt();
        Ok(Box::new(Given::new(Grid::new(Shape::usual(n).map_err(BadSudoku::from)?, cells))))
    }

    fn range_word(&self) -> (&'static str, &'static str) {
        ("PUZZLE", "The grid in a line; or a file with one or a few; or - for standard input")
    }

    fn pose_range(&self, text: &str, flags: &Flags) -> Result<Vec<Box<dyn Instance>>, Error> {
        Ok(vec![self.pose(text, flags)?])
    }

    fn check_word(&self) -> (&'static str, &'static str) {
        ("GRID", "A grid, complete or not, in any form that is read; or a file with that; or - for standard input")
    }

    fn check_options(&self) -> &'static [Flag] {
        &[BOX, Flag { name: "puzzle", value: Some("GRID"), help: "The puzzle that it should be a solution of" }]
    }

    fn check(&self, text: &str, flags: &Flags) -> Result<Verdict, Error> {
        let _ = (text, flags);
        unimplemented!()
    }

    fn collection(&self) -> Option<&'static dyn Collection> {
        None
    }

    fn tools(&self) -> &'static [Tool] {
        &[]
    }
}

impl Instance for Given {
    fn title(&self) -> String {
        let (n, clues) = (self.puzzle.shape().n(), self.puzzle.clues());
        let noun = if clues == 1 { "clue" } else { "clues" };
        format!("a {n}×{n} sudoku with {clues} {noun}")
    }

    fn word(&self) -> String {
        self.puzzle.to_string()
    }

    fn label(&self) -> String {
        let (n, clues) = (self.puzzle.shape().n(), self.puzzle.clues());
        if n <= 4 { self.word() } else { format!("{n}×{n}, {clues} clues") }
    }

    fn puzzle(&self) -> &'static dyn Puzzle {
        &SUDOKU
    }

    fn size(&self) -> u64 {
        self.puzzle.shape().n() as u64
    }

    fn best(&self, needs: Ability) -> &'static str {
        match needs {
            Ability::Trace => "plain",
            _ => "fewest",
        }
    }

    fn solve(&self, solver: &Solver, request: &Request, answer: Answer<'_>) -> Outcome<String> {
        (entry(solver).solve)(self, request, answer)
    }

    fn steps(&self, solver: &Solver) -> Option<Box<dyn Stepper>> {
        Some((entry(solver).steps?)(self))
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

    fn explain(&self) -> Option<Explanation> {
        None
    }
}

/// What stands in the registry for a solver.
fn entry(solver: &Solver) -> &'static Entry {
    SOLVERS.iter().find(|entry| entry.solver.name == solver.name).expect("a solver comes from the registry")
}

/// Makes a search to step through.
type Steps = fn(&Given) -> Box<dyn Stepper>;

/// An entry of the registry: a solver, how it answers, and how it is stepped if it can be.
pub(super) struct Entry {
    pub(super) solver: Solver,
    pub(super) solve: fn(&Given, &Request, Answer<'_>) -> Outcome<String>,
    pub(super) steps: Option<Steps>,
}

/// Answers by walking the tree of `problem`.
pub(super) fn search<P>(given: &Given, problem: P, request: &Request, answer: Answer<'_>) -> Outcome<String>
where
    P: Posed + Problem<Choice: Send, Choices: Send, Solution = Grid> + Clone + Send,
{
    let puzzle = &given.puzzle;
    engine::solve(problem, request, &mut |grid| answer(Solution::Sudoku(Filled { puzzle: Arc::clone(puzzle), grid })))
}
