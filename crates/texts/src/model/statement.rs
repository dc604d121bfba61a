//! A model as it was read: variables with their domains, conditions, and what people call them.

use std::sync::Arc;

use super::flatzinc::FlatZinc;
use super::formula::Formula;
use super::token::Place;

/// A model as it was read.
#[derive(Clone, Debug)]
pub struct Model {
    /// What stands behind `problem`, if anything does.
    pub title: Option<String>,
    /// The variables, in the order in which they are declared.
    pub variables: Vec<Variable>,
    /// What must hold.
    pub conditions: Vec<Condition>,
    /// The statements of the text.
    pub lines: Vec<StatementLine>,
    /// What is to be as small or as large as possible, if anything is.
    pub goal: Option<Goal>,
    /// What values are called; the first is 1.
    pub(super) names: Vec<String>,
    /// What is drawn as a board, if anything is.
    pub(super) shown: Option<Shown>,
    /// A word that was read as a decimal number, where it stands alone in its statement and may have been meant as a name.
    pub(super) number: Option<String>,
    /// How answers are written, if it was written in `FlatZinc`.
    pub(super) flatzinc: Option<FlatZinc>,
}

/// A variable.
#[derive(Clone, Debug)]
pub struct Variable {
    /// What it is called: `x[1,2]`.
    pub name: String,
    /// Its values, ascending; there is at least one.
    pub domain: Arc<[i64]>,
    /// Have its values names?
    pub is_named: bool,
    /// Is it known to follow from others?
    pub(super) follows: bool,
}

/// Something that must hold.
#[derive(Clone, Debug)]
pub struct Condition {
    /// What.
    pub formula: Formula,
    /// The number of its statement, from 0.
    pub line: usize,
    /// The names of its `for`, with their values.
    pub with: Vec<(String, i64)>,
}

/// A statement of the text.
#[derive(Clone, Debug)]
pub struct StatementLine {
    pub(super) place: Place,
    /// As it is written.
    pub words: String,
}

/// What is to be as small or as large as possible.
#[derive(Clone, Debug)]
pub struct Goal {
    /// What.
    pub formula: Formula,
    /// As large as possible, rather than as small?
    pub is_largest: bool,
    /// As it is written.
    pub words: String,
    /// Its least and its greatest value, as far as domains tell.
    pub range: (i64, i64),
}

/// An array that is drawn as a board.
#[derive(Clone, Debug)]
pub(super) struct Shown {
    pub(super) how: How,
    /// Its first variable.
    pub(super) first: u32,
    pub(super) rows: u32,
    pub(super) columns: u32,
    /// The first value of the board's other side, if each variable is a place in its column.
    pub(super) from: i64,
    /// Is it drawn with boxes, as a sudoku?
    pub(super) has_boxes: bool,
}

/// What kind of board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum How {
    Grid,
    /// Values as signs on squares: names, or numbers that a grid does not show.
    Signs,
    /// A row of places in columns.
    Queens,
    /// Squares with 1 and without.
    Chosen,
    Path,
}

impl Model {
    /// A model of which nothing is known yet.
    pub(super) fn empty(title: Option<String>) -> Self {
        Model {
            title,
            variables: Vec::new(),
            conditions: Vec::new(),
            lines: Vec::new(),
            goal: None,
            names: Vec::new(),
            shown: None,
            number: None,
            flatzinc: None,
        }
    }

    /// A value as people write it: a number, or its name.
    pub fn written(&self, variable: usize, value: i64) -> String {
        let name = usize::try_from(value - 1).ok().and_then(|place| self.names.get(place));
        match name {
            Some(name) if self.variables[variable].is_named => name.clone(),
            _ => value.to_string(),
        }
    }

    /// A condition in the words of whoever wrote it, with the values of its `for`.
    pub fn words(&self, condition: &Condition) -> String {
        let words = &self.lines[condition.line].words;
        let with: Vec<String> = condition.with.iter().map(|(name, value)| format!("{name}={value}")).collect();
        if with.is_empty() { words.clone() } else { format!("{words} [{}]", with.join(", ")) }
    }
}
