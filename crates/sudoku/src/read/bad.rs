//! Why a text is no grid, in one sentence that points at the place.

use thiserror::Error;

use super::super::Shape;

/// Why a text is no grid. Lines and columns are counted from 1, columns in characters.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum BadGrid {
    /// Nothing, or nothing but blank lines and comments.
    #[error("there is no grid in it")]
    Empty,
    /// A sign that is not one of a grid.
    #[error("line {line}, column {column}: '{sign}' is neither a value nor an empty cell")]
    Sign {
        /// Which line.
        line: usize,
        /// Which character of it.
        column: usize,
        /// What stands there, cut short if it is long.
        sign: String,
    },
    /// A byte that is no text.
    #[error("line {line}, column {column}: this is not text; is the file a binary one?")]
    NotText {
        /// Which line.
        line: usize,
        /// Which character of it.
        column: usize,
    },
    /// A value that the grid does not have.
    #[error(
        "line {line}, column {column}: {value} is above {largest}, the largest value of a {largest}×{largest} grid"
    )]
    Value {
        /// Which line.
        line: usize,
        /// Which character of it.
        column: usize,
        /// The value, as it is written.
        value: String,
        /// The largest that may be.
        largest: usize,
    },
    /// A line that should be a whole grid, with a number of cells that no grid has, or not the one that was asked for.
    #[error("line {line}: {}", count(*cells, *shape))]
    Cells {
        /// Which line.
        line: usize,
        /// How many cells it has.
        cells: usize,
        /// The shape that was asked for.
        shape: Option<Shape>,
    },
    /// A line that is far too long.
    #[error("line {line}: this is longer than a grid of {n}×{n} can be", n = Shape::LARGEST)]
    Long {
        /// Which line.
        line: usize,
    },
    /// A row with more or fewer cells than the others.
    #[error("line {line}: {cells} in this row; {needed} are needed", cells = plural(*cells, "cell"))]
    Row {
        /// Which line.
        line: usize,
        /// How many cells it has.
        cells: usize,
        /// How many it should have.
        needed: usize,
    },
    /// Rows of one length, and too many or too few of them.
    #[error("{}: {} of {}; {needed} rows are needed", lines(*first, *last), plural(*rows, "row"), plural(*columns, "cell"))]
    Rows {
        /// The line of the first row.
        first: usize,
        /// The line of the last row.
        last: usize,
        /// How many rows there are.
        rows: usize,
        /// How many cells each has.
        columns: usize,
        /// How many rows and cells there should be.
        needed: usize,
    },
    /// More than one grid where one is expected.
    #[error("{grids} grids, where one is expected")]
    Several {
        /// How many.
        grids: usize,
    },
}

impl BadGrid {
    /// The same error of another line: [`read_line`](super::read_line) knows of one line only, and calls it 1.
    #[must_use]
    pub fn on_line(mut self, number: usize) -> Self {
        match &mut self {
            BadGrid::Sign { line, .. }
            | BadGrid::NotText { line, .. }
            | BadGrid::Value { line, .. }
            | BadGrid::Cells { line, .. }
            | BadGrid::Long { line }
            | BadGrid::Row { line, .. } => *line = number,
            BadGrid::Rows { first, last, .. } => (*first, *last) = (number, number),
            BadGrid::Empty | BadGrid::Several { .. } => {}
        }
        self
    }

    /// What stands at a place and cannot stand there.
    pub(super) fn sign(line: usize, column: usize, word: &str) -> Self {
        if word.chars().any(|sign| sign == char::REPLACEMENT_CHARACTER || sign.is_control()) {
            return BadGrid::NotText { line, column };
        }
        BadGrid::Sign { line, column, sign: short(word) }
    }

    /// A value that is too large.
    pub(super) fn value(line: usize, column: usize, word: &str, largest: usize) -> Self {
        BadGrid::Value { line, column, value: short(word), largest }
    }
}

/// A word that may be as long as a file, for a sentence.
fn short(word: &str) -> String {
    match word.char_indices().nth(20) {
        Some((end, _)) => format!("{}…", &word[..end]),
        None => word.to_string(),
    }
}

fn plural(count: usize, noun: &str) -> String {
    format!("{count} {noun}{}", if count == 1 { "" } else { "s" })
}

fn lines(first: usize, last: usize) -> String {
    if first == last { format!("line {first}") } else { format!("lines {first} to {last}") }
}

/// Says what is wrong with a number of cells, and which grid is near.
fn count(cells: usize, shape: Option<Shape>) -> String {
    let off = |needed: usize| match cells.abs_diff(needed) {
        _ if cells == needed => "not in one piece".to_string(),
        1 if cells < needed => "1 is missing".to_string(),
        off if cells < needed => format!("{off} are missing"),
        off => format!("{off} too many"),
    };
    if let Some(shape) = shape {
        return format!(
            "a grid of {shape} boxes has {} cells, and this has {cells}: {}",
            shape.cells(),
            off(shape.cells())
        );
    }
    let largest = Shape::LARGEST;
    let start = format!("a grid has n×n cells with n from 1 to {largest}, and this has {cells}");
    if cells > largest * largest {
        return start;
    }
    // Who is nearly at 81 means 81: 72 is a row short of it, and not a row more than 8×8.
    let root = cells.isqrt();
    let nearest = if cells - root * root <= root { root } else { root + 1 };
    let n = if cells.abs_diff(81) <= 9 { 9 } else { nearest.clamp(1, largest) };
    format!("{start} ({n}×{n} has {}: {})", n * n, off(n * n))
}
