//! An instance: a puzzle with all that it takes to search it.

use std::any::Any;

use backtrail::Text;

use crate::{Ability, Board, Count, Dialect, Error, Explanation, Solver, Statement, Wish};

/// A puzzle with all that it takes to search it: a size, a grid, a graph.
pub trait Instance: Any + Send + Sync {
    /// A few words: "8 queens".
    fn title(&self) -> Text;

    /// The word that gives this instance.
    fn word(&self) -> String;

    /// What was read, if it comes from a text that could have been another: "10 vertices, 15 edges, adjacency lists".
    fn reading(&self) -> Option<Text> {
        None
    }

    /// What tables call it: the word, if that is short.
    fn label(&self) -> Text {
        self.word().into()
    }

    /// What else was said of it, as flags without their dashes: `distinct`, `box 2x5`.
    fn flags(&self) -> Vec<String> {
        Vec::new()
    }

    /// How large it is, in the measure of [`Solver::largest`]: the squares of its board, unless it says otherwise.
    fn size(&self) -> u64 {
        let (rows, columns) = self.extent();
        rows.saturating_mul(columns)
    }

    /// How many rows and columns its picture has.
    fn extent(&self) -> (u64, u64) {
        self.board().extent().map_or((1, 1), |(rows, columns)| (rows.into(), columns.into()))
    }

    /// Why there is no solution, in a clause, where that is known without a search.
    fn ruled_out(&self) -> Option<Text> {
        None
    }

    /// Can this solver do this for this instance? For what size and abilities do not tell.
    ///
    /// # Errors
    ///
    /// If it cannot; the message names solvers that can.
    fn admit(&self, solver: &Solver, wish: &Wish<'_>) -> Result<(), Error> {
        let _ = (solver, wish);
        Ok(())
    }

    /// The name of the best solver for this; the first one that can, if it names none.
    fn best(&self, needs: Ability) -> &str {
        let _ = needs;
        ""
    }

    /// The board before the first choice.
    fn board(&self) -> Board<'static> {
        Board::CHOICES
    }

    /// How many candidates the solver's idea chooses from.
    fn space(&self, solver: &Solver) -> Option<Space> {
        let _ = solver;
        None
    }

    /// The spaces that a solution could be looked for in, from the largest: each leaves out what the next idea rules out.
    fn rungs(&self) -> Vec<Rung> {
        Vec::new()
    }

    /// The same as plain data, for the checker of proofs; `None` if there are no proofs about it.
    fn statement(&self) -> Option<Statement> {
        None
    }

    /// How answers are written in the language in which it was given, for a program that reads them there.
    fn dialect(&self) -> Option<&dyn Dialect> {
        None
    }

    /// The same in another language, one of those that its puzzle [exports](crate::Descriptor::exports).
    fn export(&self, language: &str) -> Option<String> {
        let _ = language;
        None
    }

    /// Solves it as a person would, step by step, as far as that carries.
    fn explain(&self) -> Option<Explanation> {
        None
    }
}

/// A rung of the ladder of search spaces: how many candidates are left once an idea rules out the rest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rung {
    /// What a candidate is: "one queen in each column".
    pub what: Text,
    /// The number as a formula, powers with `^`: `8^8`. Empty if none says more than the digits.
    pub formula: String,
    /// How many there are.
    pub count: Count,
}

impl Rung {
    /// This number of candidates of one kind.
    pub fn new(what: Text, formula: impl Into<String>, count: impl Into<Count>) -> Self {
        Rung { what, formula: formula.into(), count: count.into() }
    }
}

/// The size of a search space.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Space {
    /// Its decimal logarithm.
    pub log10: f64,
    /// Itself, if it is below 2¹²⁸.
    pub exact: Option<u128>,
}
