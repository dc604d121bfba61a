//! Why a text is no grid, in one sentence that points at the place.

use backtrail::{Text, text};
use registry::{Position, show_in_english};

use super::super::Shape;

/// Why a text is no grid. Lines and columns are counted from 1, columns in characters.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum BadGrid {
    /// Nothing, or nothing but blank lines and comments.
    Empty,
    /// A sign that is not one of a grid.
    Sign {
        /// Which line.
        line: usize,
        /// Which character of it.
        column: usize,
        /// What stands there, cut short if it is long.
        sign: String,
    },
    /// A byte that is no text.
    NotText {
        /// Which line.
        line: usize,
        /// Which character of it.
        column: usize,
    },
    /// A value that the grid does not have.
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
    Cells {
        /// Which line.
        line: usize,
        /// How many cells it has.
        cells: usize,
        /// The shape that was asked for.
        shape: Option<Shape>,
    },
    /// A line that is far too long.
    Long {
        /// Which line.
        line: usize,
    },
    /// A row with more or fewer cells than the others.
    Row {
        /// Which line.
        line: usize,
        /// How many cells it has.
        cells: usize,
        /// How many it should have.
        needed: usize,
    },
    /// Rows of one length, and too many or too few of them.
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

    /// What is wrong, without the place.
    pub(crate) fn fault(&self) -> Text {
        match self {
            BadGrid::Empty => text!("sudoku-empty"),
            BadGrid::Sign { sign, .. } => text!("sudoku-sign", sign = &**sign),
            BadGrid::NotText { .. } => text!("sudoku-not-text"),
            BadGrid::Value { value, largest, .. } => text!("sudoku-value", value = &**value, largest = *largest),
            BadGrid::Cells { cells, shape, .. } => count(*cells, *shape),
            BadGrid::Long { .. } => text!("sudoku-long", n = Shape::LARGEST),
            BadGrid::Row { cells, needed, .. } => text!("sudoku-row", cells = *cells, needed = *needed),
            BadGrid::Rows { first, last, rows, columns, needed } => {
                let what = text!("sudoku-rows", rows = *rows, cells = *columns, needed = *needed);
                if first == last { what } else { text!("sudoku-in-lines", first = *first, last = *last, what = what) }
            }
            BadGrid::Several { grids } => text!("sudoku-several", grids = *grids),
        }
    }

    /// Where that is, if it is in one line.
    pub(crate) fn place(&self) -> Option<Position> {
        let (line, column) = match *self {
            BadGrid::Sign { line, column, .. }
            | BadGrid::NotText { line, column }
            | BadGrid::Value { line, column, .. } => (line, Some(column as u64)),
            BadGrid::Cells { line, .. } | BadGrid::Long { line } | BadGrid::Row { line, .. } => (line, None),
            BadGrid::Rows { first, last, .. } if first == last => (first, None),
            BadGrid::Rows { .. } | BadGrid::Empty | BadGrid::Several { .. } => return None,
        };
        Some(Position { line: line as u64, column })
    }

    /// What is said of it, with the place.
    pub fn text(&self) -> Text {
        self.place().map_or_else(|| self.fault(), |place| place.say(self.fault()))
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

/// Says what is wrong with a number of cells, and which grid is near.
fn count(cells: usize, shape: Option<Shape>) -> Text {
    let off = |needed: usize| match cells.abs_diff(needed) {
        0 => text!("sudoku-not-in-one-piece"),
        off if cells < needed => text!("sudoku-missing", off = off),
        off => text!("sudoku-too-many", off = off),
    };
    if let Some(shape) = shape {
        let needed = shape.cells();
        return text!("sudoku-cells-of-boxes", shape = shape.to_string(), needed = needed)
            .with("cells", cells)
            .with("off", off(needed));
    }
    let largest = Shape::LARGEST;
    if cells > largest * largest {
        return text!("sudoku-cells", largest = largest, cells = cells);
    }
    // A number of cells near 81 is meant to be 81: 72 is a row short of it, rather than a row more than 8×8.
    let root = cells.isqrt();
    let nearest = if cells - root * root <= root { root } else { root + 1 };
    let n = if cells.abs_diff(81) <= 9 { 9 } else { nearest.clamp(1, largest) };
    text!("sudoku-cells-near", largest = largest, cells = cells, n = n, needed = n * n, off = off(n * n))
}

show_in_english!(BadGrid);
