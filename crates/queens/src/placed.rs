//! The rest of a placement: some columns have their queens from the start, and the search fills the others.

use std::sync::Arc;

use backtrail::{Problem, Reason};
use registry::{Alternative, Mark, Narrated, Strip};

use super::attack;
use super::placement::Placement;

/// A search that fills the columns one after another, each choice a row of the next.
pub trait ByColumn: Narrated<Solution = Placement> {
    /// The row that a choice means.
    fn row(&self, choice: Self::Choice) -> u32;

    /// The choice that means this row, which no queen holds.
    fn choice(&self, row: u32) -> Self::Choice;

    /// Those of the choices that are worth offering where only some rows are free; all of them, if refusing is as good.
    fn narrowed(choices: Self::Choices, is_free: impl Fn(u32) -> bool) -> Self::Choices {
        let _ = is_free;
        choices
    }
}

/// The search `P`, with queens that stand from the start. They are its root; a choice fills the next column without one, and
/// the columns behind it that have one are passed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed<P: Problem> {
    inner: P,
    /// The row of the queen that each column has from the start.
    given: Arc<[Option<u32>]>,
    /// The row of the queen in each column so far.
    rows: Vec<u32>,
    /// The choices that passed over given columns.
    passed: Vec<P::Choice>,
}

impl<P: ByColumn> Placed<P> {
    /// An empty board with these queens, of which none attacks another.
    pub fn new(inner: P, given: Arc<[Option<u32>]>) -> Self {
        let mut placed = Placed { inner, rows: Vec::with_capacity(given.len()), given, passed: Vec::new() };
        placed.pass();
        placed
    }

    /// Goes over the columns that have their queens from the start.
    fn pass(&mut self) {
        while let Some(&Some(row)) = self.given.get(self.rows.len()) {
            let choice = self.inner.choice(row);
            let is_free = self.inner.apply(choice);
            debug_assert!(is_free, "a choice that attacks a given queen was refused before");
            self.passed.push(choice);
            self.rows.push(row);
        }
    }

    /// The queens that stand from the start in columns that are still to come.
    fn ahead(&self) -> impl Iterator<Item = (usize, u32)> + '_ {
        let ahead = self.given.iter().enumerate().skip(self.rows.len());
        ahead.filter_map(|(column, row)| Some((column, (*row)?)))
    }

    /// Is this row of the next column free of attacks from those?
    fn is_free(&self, row: u32) -> bool {
        let next = self.rows.len();
        self.ahead().all(|(column, other)| !attack::attacks((column, other), (next, row)))
    }

    /// The queens that attack this row of the next column.
    fn attackers(&self, row: u32) -> impl Iterator<Item = (usize, u32)> + '_ {
        let next = self.rows.len();
        let standing = self.rows.iter().copied().enumerate().chain(self.ahead());
        standing.filter(move |&queen| attack::attacks(queen, (next, row)))
    }

    /// The last column that a choice filled, if this choice was `made`; else the next one.
    fn column(&self, made: bool) -> usize {
        let before = |column: &usize| made && self.given[*column].is_none();
        (0..self.rows.len()).rev().find(before).unwrap_or(self.rows.len())
    }

    fn row_of(&self, choice: P::Choice, made: bool) -> u32 {
        if made { self.rows[self.column(true)] } else { self.inner.row(choice) }
    }
}

impl<P: ByColumn> Problem for Placed<P> {
    type Choice = P::Choice;
    type Choices = P::Choices;
    type Solution = Placement;

    fn choices(&self) -> P::Choices {
        P::narrowed(self.inner.choices(), |row| self.is_free(row))
    }

    fn apply(&mut self, choice: P::Choice) -> bool {
        let row = self.inner.row(choice);
        let made = self.is_free(row) && self.inner.apply(choice);
        if made {
            self.rows.push(row);
            self.pass();
        }
        made
    }

    fn undo(&mut self, choice: P::Choice) {
        while self.given[self.rows.len() - 1].is_some() {
            self.inner.undo(self.passed.pop().expect("a given column was passed"));
            self.rows.pop();
        }
        self.inner.undo(choice);
        self.rows.pop();
    }

    fn is_solved(&self) -> bool {
        self.inner.is_solved()
    }

    fn solution(&self) -> Placement {
        self.inner.solution()
    }

    fn explain(&self, choice: P::Choice) -> Option<Reason> {
        self.explain_row(self.inner.row(choice))
    }
}

impl<P: ByColumn> Placed<P> {
    fn explain_row(&self, row: u32) -> Option<Reason> {
        let text = attack::clauses(self.attackers(row), row)?;
        // Depths count the columns that were filled by choices.
        let depth = |column: usize| self.given[..column].iter().filter(|given| given.is_none()).count();
        let chosen = self.attackers(row).filter(|&(column, _)| self.given[column].is_none());
        Some(Reason { text, blames: chosen.map(|(column, _)| depth(column)).collect() })
    }
}

impl<P: ByColumn> Narrated for Placed<P> {
    fn label(&self, choice: P::Choice, made: bool) -> String {
        self.row_of(choice, made).to_string()
    }

    fn marks(&self, choice: P::Choice, made: bool, marks: &mut Vec<Mark>) {
        let cell = self.row_of(choice, made) * self.given.len() as u32 + self.column(made) as u32;
        marks.push(Mark { cell, value: 1 });
    }

    fn culprits(&self, choice: P::Choice) -> Vec<u32> {
        let given = self.attackers(self.inner.row(choice)).filter(|&(column, _)| self.given[column].is_some());
        given.map(|(column, row)| row * self.given.len() as u32 + column as u32).collect()
    }

    fn strips(&self) -> Vec<Strip> {
        self.inner.strips()
    }

    fn withheld(&self) -> Vec<Alternative> {
        let offered: Vec<u32> = self.choices().map(|choice| self.inner.row(choice)).collect();
        let is_offered = |row: u32| offered.contains(&row);
        attack::withheld(self.given.len(), self.rows.len(), is_offered, |row| self.explain_row(row))
    }
}

#[cfg(test)]
mod tests {
    use backtrail::{Search, laws};
    use proptest::prelude::*;

    use super::*;
    use crate::{Bits, Grid, Marks, Permutation, PlacedQueens, Scan, Square};

    /// The completions of a placement, with how many nodes were entered.
    fn completed<P: ByColumn + Clone>(empty: P, given: &[Option<u32>]) -> (Vec<Vec<u32>>, Option<u64>) {
        let mut search = Search::new(Placed::new(empty, given.into()));
        let solutions = search.all().map(|placement| placement.rows().to_vec()).collect();
        (solutions, search.outcome().stats.visits)
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]

        #[test]
        fn completions_are_the_solutions_with_these_queens(n in 1_u32..8, queens in prop::collection::vec((0_u32..8, 0_u32..8), 0..4)) {
            let mut given = vec![None; n as usize];
            for (column, row) in queens {
                given[(column % n) as usize] = Some(row % n);
            }
            let squares = given.iter().zip(0..).filter_map(|(row, column)| Some(Square { column, row: (*row)? }));
            prop_assume!(PlacedQueens::new(n, squares.collect()).conflicts(1).1 == 0);
            let fits = |rows: &[u32]| given.iter().zip(rows).all(|(given, row)| given.is_none_or(|given| given == *row));
            let all: Vec<Vec<u32>> = Search::new(Scan::new(n)).all().map(|placement| placement.rows().to_vec()).collect();
            let expected: Vec<Vec<u32>> = all.into_iter().filter(|rows| fits(rows)).collect();
            let (scan, visits) = completed(Scan::new(n), &given);
            prop_assert_eq!(&scan, &expected);
            prop_assert_eq!(completed(Grid::new(n), &given), (expected.clone(), visits));
            prop_assert_eq!(completed(Marks::new(n), &given), (expected.clone(), visits));
            prop_assert_eq!(completed(Bits::new(n), &given), (expected.clone(), visits));
            prop_assert_eq!(completed(Permutation::new(n), &given), (expected.clone(), visits));
        }
    }

    #[test]
    fn the_laws_hold_with_queens_from_the_start() {
        let given: Arc<[Option<u32>]> = [None, Some(3), None, None, Some(4), None, Some(6)].into();
        laws::check_eq(&Placed::new(Scan::new(7), given.clone())).unwrap();
        laws::check_eq(&Placed::new(Grid::new(7), given.clone())).unwrap();
        laws::check_eq(&Placed::new(Marks::new(7), given.clone())).unwrap();
        laws::check(&Placed::new(Permutation::new(7), given.clone())).unwrap();
        laws::check_eq(&Placed::new(Bits::new(7), given)).unwrap();
    }
}
