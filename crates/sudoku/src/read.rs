//! Grids from text, in the many ways that people write them.
//!
//! A text is either a **collection** with one grid a line, or **grids over several lines**, one row a line; [`layout`]
//! tells them apart. A collection may be endless: whoever reads one asks [`nine`] and then [`read_line`] for each line.
//! All else is read at once by [`read_one`] and [`read_all`].
//!
//! # What is understood
//!
//! - Empty cells are `.`, `0`, `*`, `_`, `-`, `·`, or blanks if the grid has no other sign for them.
//! - Signs may stand alone (`53..7`), in groups (`53. .7.`), between blanks, commas, semicolons, tabs or bars; numbers
//!   need something between them. Frames in ASCII or of box-drawing characters are skipped.
//! - `#` begins a comment. On a line with a whole grid, other words and fields may follow it or stand before it: a
//!   rating, a solution, a number.
//! - The head of a table (`quizzes,solutions`) and titles (`Grid 01`) are skipped. Of a file with a section `[Puzzle]`
//!   (`.sdk`), only what is in such sections is read.
//! - So `.sdk`, `.sdm`, `.ss` and CSV are no formats of their own here, and no file name is looked at.
//!
//! # What could mean two things
//!
//! - The size is that of the box that was given, and otherwise follows from the number of cells, with
//!   [`Shape::usual`] boxes: 36 cells are 6×6 with boxes of 2×3.
//! - 16 lines of 16 cells are a 16×16 grid, not 16 grids of 4×4, unless no value is above 4 and there are more
//!   values than lines. The same holds for 25, 36 and 49. A box that is given settles it.
//! - 9 cells on a line are a row, unless that line is alone and is a 3×3 grid. So are 4.
//! - Which alphabet the values are in, and where `0` is one, is told in `read/alphabet.rs`.
//! - `-` is an empty cell beside others; a line of nothing else is part of a frame, unless the grid lacks a row.

mod alphabet;
mod bad;
mod block;
mod kind;
mod mark;
mod nine;
mod whole;

pub use bad::BadGrid;
pub use mark::LONGEST_LINE;
pub use nine::nine;

use super::{Grid, Shape};
use block::Row;
use kind::{Kind, is_dashes, is_head, section, without_comment};
use mark::LinePart;

/// How a text holds its grids.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    /// One grid a line: a collection, to be read line by line.
    Lines,
    /// One row a line: one grid, or several.
    Rows,
}

/// Reads the only grid in a text, in whatever layout; a word from the command line is a text too.
///
/// # Errors
///
/// If there is none, or more than one, or it cannot be read; the message points at the place.
///
/// ```
/// use sudoku::{Shape, read::read_one};
/// let grid = read_one("+--+--+\n|1 |  |\n|  | 1|\n+--+--+\n|2 |  |\n|  |4 |\n+--+--+", None)?;
/// assert_eq!(grid.cells(), [1, 0, 0, 0, 0, 0, 0, 1, 2, 0, 0, 0, 0, 0, 4, 0]);
/// assert_eq!(grid, read_one("1......12.....4.", Some(Shape::new(2, 2).unwrap()))?);
/// # Ok::<(), sudoku::read::BadGrid>(())
/// ```
pub fn read_one(text: &str, shape: Option<Shape>) -> Result<Grid, BadGrid> {
    let mut grids = read_all(text, shape);
    let good = grids.iter().filter(|(_, grid)| grid.is_ok()).count();
    if good > 1 {
        return Err(BadGrid::Several { grids: grids.len() });
    }
    // Beside one good grid, what is bad is to be told: it may be the rest of a grid that was cut in two.
    let worst = grids.iter().position(|(_, grid)| grid.is_err()).unwrap_or(0);
    if grids.is_empty() { Err(BadGrid::Empty) } else { grids.swap_remove(worst).1 }
}

/// Reads every grid in a text, each with the number of its first line, from 1.
pub fn read_all(text: &str, shape: Option<Shape>) -> Vec<(usize, Result<Grid, BadGrid>)> {
    let text = text.trim_start_matches('\u{FEFF}');
    let lines = scan(text);
    let rows = rows(&lines, |line| line.kind == Kind::Cells);
    if rows.is_empty() {
        // Nothing looks like cells: say so of the first line that somebody may have meant as such.
        let prose = lines.iter().find(|line| line.kind == Kind::Prose && !is_head(line.part.text));
        return prose.map(|line| (line.part.line, Err(prose_is_no_grid(line.part)))).into_iter().collect();
    }
    match layout_of(&rows, shape) {
        Layout::Lines => {
            let read = |line: &KnownLine<'_>| {
                let grid = read_line(line.part.text.as_bytes(), shape).transpose()?;
                Some((line.part.line, grid.map_err(|bad| bad.on_line(line.part.line))))
            };
            lines.iter().filter(|line| line.kind != Kind::Comment).filter_map(read).collect()
        }
        Layout::Rows => {
            let grids = block::read(&rows, shape);
            let is_good = |grids: &Vec<(usize, Result<Grid, BadGrid>)>| grids.iter().all(|(_, grid)| grid.is_ok());
            if is_good(&grids) {
                return grids;
            }
            // Where blanks are cells, a line of blanks is a row, and so is a line of dashes where dashes are.
            let blanks = |line: &KnownLine<'_>| line.kind == Kind::Blank && line.part.text.contains([' ', '\t']);
            let dashes = |line: &KnownLine<'_>| line.kind == Kind::Rule && is_dashes(line.part.text);
            for also in [&blanks as &dyn Fn(&KnownLine<'_>) -> bool, &dashes] {
                let more = self::rows(&lines, |line| line.kind == Kind::Cells || also(line));
                let again = block::read(&more, shape);
                if is_good(&again) {
                    return again;
                }
            }
            grids
        }
    }
}

/// Reads one line of a collection: `None` if it is blank, a comment, part of a frame, or the head of a table.
///
/// # Errors
///
/// If it is no grid. The message points at the place, on line 1: see [`BadGrid::on_line`].
///
/// ```
/// use sudoku::read::read_line;
/// assert_eq!(read_line(b"# easy", None), Ok(None));
/// assert_eq!(read_line(b"1..4..1..3..4..2 0.5 Ruud", None).unwrap().unwrap().clues(), 6);
/// assert!(read_line(b"12x", None).is_err());
/// ```
pub fn read_line(line: &[u8], shape: Option<Shape>) -> Result<Option<Grid>, BadGrid> {
    if shape.is_none_or(|shape| shape.n() == 9)
        && let Some(cells) = nine(line)
    {
        let value = |byte: &u8| if byte.is_ascii_digit() { byte - b'0' } else { 0 };
        return Ok(Some(Grid::new(shape.unwrap_or(Shape::NINE), cells.iter().map(value).collect())));
    }
    if let Some(grid) = whole::dense(line, shape) {
        return Ok(Some(grid));
    }
    let text = String::from_utf8_lossy(&line[..line.len().min(LONGEST_LINE)]);
    let text = text.trim_end_matches(['\n', '\r']).trim_start_matches('\u{FEFF}');
    match Kind::of(text) {
        Kind::Blank | Kind::Comment | Kind::Section | Kind::Rule => Ok(None),
        Kind::Prose if is_head(text) => Ok(None),
        Kind::Prose => Err(prose_is_no_grid(LinePart::line(1, text))),
        Kind::Cells => whole::read(LinePart::line(1, without_comment(text)), shape).map(Some),
    }
}

fn prose_is_no_grid(part: LinePart<'_>) -> BadGrid {
    let word = part.bare();
    let first = word.text.chars().next().map(String::from).unwrap_or_default();
    BadGrid::sign(part.line, word.column, &first)
}

/// How a text holds its grids, by its beginning; 64 KiB of it are enough for the largest grid.
///
/// ```
/// use sudoku::read::{Layout, layout};
/// assert_eq!(layout(b"1..4..1..3..4..2\n....1234........\n", None), Layout::Lines);
/// assert_eq!(layout(b"1..4\n..1.\n.3..\n4..2\n", None), Layout::Rows);
/// ```
pub fn layout(beginning: &[u8], shape: Option<Shape>) -> Layout {
    let text = String::from_utf8_lossy(beginning);
    let lines = scan(text.trim_start_matches('\u{FEFF}'));
    layout_of(&rows(&lines, |line| line.kind == Kind::Cells), shape)
}

fn layout_of(rows: &[Row<'_>], shape: Option<Shape>) -> Layout {
    // Some lines may be bad, the first among them: most of the first ones decide.
    const SAMPLE: usize = 32;
    let sample = &rows[..rows.len().min(SAMPLE)];
    // A row has at most this many cells; what has more is meant to be a whole grid.
    let widest = shape.map_or(Shape::LARGEST, |shape| (shape.cells() + shape.n()) / 2);
    let cells = |row: &Row<'_>| whole::body(row.part).len();
    if sample.iter().filter(|row| cells(row) > widest).count() * 2 > sample.len() {
        return Layout::Lines;
    }
    let Some(head) = rows.first() else { return Layout::Rows };
    let whole = |row: &Row<'_>| whole::read(row.part, shape).ok();
    match block::first(rows, shape) {
        Some(_) if shape.is_some() => Layout::Rows,
        Some(grid) => {
            let n = grid.shape().n();
            let clues: Option<usize> = rows[..n].iter().map(|row| Some(whole(row)?.clues())).sum();
            if n >= 16 && clues.is_some_and(|clues| clues > n) { Layout::Lines } else { Layout::Rows }
        }
        None if whole(head).is_some_and(|grid| grid.shape().n() > 3 || rows.len() == 1) => Layout::Lines,
        None => Layout::Rows,
    }
}

/// A line of a text, and what it is.
struct KnownLine<'a> {
    part: LinePart<'a>,
    kind: Kind,
}

impl<'a> KnownLine<'a> {
    fn new(number: usize, text: &'a str) -> Self {
        let part = LinePart::line(number, text);
        KnownLine { kind: Kind::of(part.text), part: LinePart { text: without_comment(part.text), ..part } }
    }
}

/// The lines of a text.
fn scan(text: &str) -> Vec<KnownLine<'_>> {
    let mut lines: Vec<KnownLine<'_>> =
        (1..).zip(text.lines()).map(|(number, text)| KnownLine::new(number, text)).collect();
    let is_puzzle =
        |line: &KnownLine<'_>| section(line.part.text).is_some_and(|name| name.eq_ignore_ascii_case("puzzle"));
    if lines.iter().any(is_puzzle) {
        let mut inside = false;
        for line in &mut lines {
            if line.kind == Kind::Section {
                inside = is_puzzle(line);
            } else if !inside {
                line.kind = Kind::Comment;
            }
        }
    }
    lines
}

/// The rows among the lines. A frame is no end of a paragraph: it goes through the grid.
fn rows<'a>(lines: &[KnownLine<'a>], is_row: impl Fn(&KnownLine<'a>) -> bool) -> Vec<Row<'a>> {
    let mut rows = Vec::new();
    let mut starts = true;
    for line in lines {
        if is_row(line) {
            rows.push(Row { part: line.part, starts, left: 1 });
            starts = false;
        } else if line.kind != Kind::Rule {
            starts = true;
        }
    }
    for i in (1..rows.len()).rev() {
        if !rows[i].starts {
            rows[i - 1].left = rows[i].left + 1;
        }
    }
    rows
}

#[cfg(test)]
mod tests;
