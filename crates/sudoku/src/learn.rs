//! Grids too large for a search that forgets: learning from conflicts.
//!
//! A plain search meets the same contradiction again and again in different places; on 25×25 it may not end. The crate
//! `learn` turns each conflict into a clause. What is special here is that the rules of Sudoku are no clauses: a cell, or a
//! value in a row, column or box, is a word with a bit for each candidate left, so there is nothing to load (a SAT solver
//! loads three million clauses for 36×36), and one step strikes out all peers of a placed candidate.
//!
//! One idea a file: `layout` numbers candidates and constraints, `board` holds the words and the trail, `setup` writes
//! the clues, `strike` changes the words, `pairs` and `propagate` draw conclusions, `rules` answers the engine, `choose`
//! guesses, and `search` is the loop.
//!
//! Everything is determined by the clues: the same grid takes the same work and gives the same solutions in the same
//! order.

mod board;
mod choose;
mod layout;
mod pairs;
mod propagate;
mod rules;
mod script;
mod search;
mod setup;
mod strike;

use std::ops::ControlFlow;

use super::Shape;
use registry::ProofLog;
use search::LearningSearch;

/// How a search ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LearnEnd {
    /// How many solutions it gave.
    pub solutions: u64,
    /// Why it ended.
    pub cause: Cause,
}

/// Why a search ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// There are no more solutions.
    Exhausted,
    /// It gave as many as were asked for.
    Limit,
    /// It was told to stop.
    Stopped,
    /// The receiver of the solutions broke off.
    Broken,
}

/// What a search did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// Candidates placed by choice.
    pub decisions: u64,
    /// Conflicts met.
    pub conflicts: u64,
    /// Clauses learned.
    pub learned: u64,
    /// Candidates placed or struck out.
    pub propagations: u64,
}

/// A solver for grids of one shape, to be used again and again.
#[derive(Debug)]
pub struct Learn(Size);

/// A search is compiled for numbers of 4, 5 and 6 bits.
#[derive(Debug)]
enum Size {
    Small(Box<LearningSearch<4>>),
    Middle(Box<LearningSearch<5>>),
    Large(Box<LearningSearch<6>>),
}

impl Learn {
    /// A solver for grids of this shape.
    pub fn new(shape: Shape) -> Self {
        Learn(match shape.n() {
            ..=16 => Size::Small(Box::new(LearningSearch::new(shape))),
            17..=32 => Size::Middle(Box::new(LearningSearch::new(shape))),
            _ => Size::Large(Box::new(LearningSearch::new(shape))),
        })
    }

    /// Gives the solutions of a grid to `answer`, each once, until there are no more, or `limit` were given, or
    /// `answer` breaks off, or `stop`, which is asked every few milliseconds, says so.
    ///
    /// The cells stand in row order, 0 for an empty one. If clues exclude each other there is no solution.
    ///
    /// # Panics
    ///
    /// If there are too few or too many cells.
    pub fn solve(
        &mut self,
        cells: &[u8],
        limit: u64,
        stop: &mut dyn FnMut() -> bool,
        answer: &mut dyn FnMut(&[u8]) -> ControlFlow<()>,
    ) -> LearnEnd {
        match &mut self.0 {
            Size::Small(search) => search.solve(cells, limit, stop, answer),
            Size::Middle(search) => search.solve(cells, limit, stop, answer),
            Size::Large(search) => search.solve(cells, limit, stop, answer),
        }
    }

    /// Looks for a solution of a grid other than `but`, and writes a proof if there is none. How many were found, one at most?
    ///
    /// # Panics
    ///
    /// If there are too few or too many cells.
    pub fn prove(
        &mut self,
        cells: &[u8],
        but: Option<&[u8]>,
        log: &ProofLog,
        stop: &mut dyn FnMut() -> bool,
        answer: &mut dyn FnMut(&[u8]) -> ControlFlow<()>,
    ) -> LearnEnd {
        match &mut self.0 {
            Size::Small(search) => search.prove(cells, but, log, stop, answer),
            Size::Middle(search) => search.prove(cells, but, log, stop, answer),
            Size::Large(search) => search.prove(cells, but, log, stop, answer),
        }
    }

    /// Makes a solution of a grid the least one, reading in row order: what the textbook's search finds first. Told to stop, it
    /// leaves the least that it knows, and says `false`.
    ///
    /// # Panics
    ///
    /// If there are too few or too many cells.
    pub fn lower(&mut self, cells: &[u8], solution: &mut [u8], stop: &mut dyn FnMut() -> bool) -> bool {
        match &mut self.0 {
            Size::Small(search) => search.lower(cells, solution, stop),
            Size::Middle(search) => search.lower(cells, solution, stop),
            Size::Large(search) => search.lower(cells, solution, stop),
        }
    }

    /// What the last search did.
    pub fn stats(&self) -> Stats {
        match &self.0 {
            Size::Small(search) => search.stats,
            Size::Middle(search) => search.stats,
            Size::Large(search) => search.stats,
        }
    }
}

#[cfg(test)]
mod tests;
