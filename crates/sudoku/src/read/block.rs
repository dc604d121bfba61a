//! Grids over several lines, one row a line.
//!
//! Blank lines stand between bands as well as between grids, and some files have neither. So rows are taken together
//! until they are as many as each has cells, and only where a paragraph ends, or the rest of it is grids of as many rows.

use super::super::{Grid, Shape};
use super::alphabet;
use super::bad::BadGrid;
use super::mark::{LinePart, Mark, Way, is_empty};
use super::whole::{body, foreign};

/// A row, or what should be one.
#[derive(Clone, Copy, Debug)]
pub(super) struct Row<'a> {
    /// The line.
    pub(super) part: LinePart<'a>,
    /// Does a paragraph begin with it?
    pub(super) starts: bool,
    /// How many rows there are from this one to the end of its paragraph.
    pub(super) left: usize,
}

/// Every grid, with the line of its first row.
pub(super) fn read(rows: &[Row<'_>], shape: Option<Shape>) -> Vec<(usize, Result<Grid, BadGrid>)> {
    let mut grids = Vec::new();
    let mut at = 0;
    while at < rows.len() {
        let line = rows[at].part.line;
        match first(&rows[at..], shape) {
            Some(grid) => {
                at += grid.shape().n();
                grids.push((line, Ok(grid)));
            }
            None => {
                let end = at + bad(&rows[at..], shape);
                grids.push((line, Err(complaint(&rows[at..end], shape))));
                at = end;
            }
        }
    }
    grids
}

/// How many of these rows were meant as the grid that the first of them do not make.
///
/// A paragraph of more than half a grid is no band, so it was meant to be all; bands are taken until they are enough.
fn bad(rows: &[Row<'_>], shape: Option<Shape>) -> usize {
    let needed = shape.map_or_else(|| body(rows[0].part).len(), Shape::n);
    if 2 * rows[0].left > needed {
        return rows[0].left;
    }
    let is_end = |&next: &usize| rows[next].starts && (next >= needed || first(&rows[next..], shape).is_some());
    (1..rows.len()).find(is_end).unwrap_or(rows.len())
}

/// The grid that the first of these rows make, if they make one: up to the end of a paragraph if that is possible, and
/// by the surest way that does.
pub(super) fn first(rows: &[Row<'_>], shape: Option<Shape>) -> Option<Grid> {
    let Row { part, left, .. } = *rows.first()?;
    let ends = |n: usize| n == rows.len() || rows.get(n).is_some_and(|row| row.starts);
    let is_part = |n: usize| n > 1 && n < left && left.is_multiple_of(n);
    let by = |way: Way, may_end: &dyn Fn(usize) -> bool| {
        let sizes = match shape {
            Some(shape) => [Some(shape.n()), None, None],
            // The first row may have lost some blanks: then the paragraph or the text must be the grid.
            None if way.may_be_short() => [Some(left), Some(rows.len()), way.count(part)],
            None => [way.count(part), None, None],
        };
        let sizes = sizes.into_iter().flatten();
        let mut sizes = sizes.filter(|&n| (1..=rows.len().min(Shape::LARGEST)).contains(&n) && may_end(n));
        sizes.find_map(|n| fit(&rows[..n], shape, way)?.ok())
    };
    let whole = Way::ALL.iter().find_map(|&way| by(way, &ends));
    whole.or_else(|| Way::ALL.iter().find_map(|&way| by(way, &is_part)))
}

/// The grid that just these rows make in this way; `None` if they do not have as many cells each as there are rows.
fn fit(rows: &[Row<'_>], shape: Option<Shape>, way: Way) -> Option<Result<Grid, BadGrid>> {
    let n = rows.len();
    let shape = shape.or_else(|| Shape::usual(n).ok()).filter(|shape| shape.n() == n)?;
    if way.may_be_short() && !blanks_are_cells(rows, way) {
        return None;
    }
    let mut marks: Vec<Mark<'_>> = Vec::with_capacity(n * n);
    let mut widest = 0;
    for (i, row) in rows.iter().enumerate() {
        let cells = way.split(row.part, &mut marks)?;
        widest = widest.max(cells);
        if way.may_be_short() && cells < n {
            let end = row.part.column + row.part.text.chars().count();
            marks.resize((i + 1) * n, Mark { line: row.part.line, column: end, word: "" });
        }
        if marks.len() != (i + 1) * n {
            return None;
        }
    }
    (widest == n).then(|| alphabet::grid(&marks, shape))
}

/// Are blanks the empty cells of these rows? Only if there are some, nothing else is an empty cell, and they are not
/// just what stands between the cells.
fn blanks_are_cells(rows: &[Row<'_>], way: Way) -> bool {
    let text = || rows.iter().map(|row| row.part.text);
    let spaced = || rows.iter().map(|row| Way::Spaced.count(row.part));
    let are_gaps = || spaced().all(|cells| cells.is_some() && cells == Way::Spaced.count(rows[0].part));
    if way == Way::Tabs && !text().any(|text| text.contains('\t')) {
        return false;
    }
    (way == Way::Tabs || text().any(|text| text.contains(' ')))
        && !text().any(|text| text.contains(|sign| is_empty(sign) || sign == '0'))
        && (way != Way::Blanks || !are_gaps())
}

/// What is wrong with rows that make no grid.
fn complaint(rows: &[Row<'_>], shape: Option<Shape>) -> BadGrid {
    if let Some(row) = rows.iter().find(|row| row.part.is_too_long()) {
        return BadGrid::Long { line: row.part.line };
    }
    let marks: Vec<Vec<Mark<'_>>> = rows.iter().map(|row| body(row.part)).collect();
    if let Some(bad) = marks.iter().flatten().find_map(foreign) {
        return bad;
    }
    // The width that most rows have is the one that was meant.
    let counts: Vec<usize> = marks.iter().map(Vec::len).collect();
    let usual = most_common(&counts);
    let needed = shape.map_or(usual, Shape::n);
    // A number that is too long to be one is still a number, if it stands among others.
    let is_square = counts.iter().all(|&cells| cells == rows.len());
    let error = Way::ALL.iter().find_map(|&way| fit(rows, shape, way)?.err());
    match error {
        Some(bad) if is_square => return bad,
        Some(bad @ BadGrid::Value { .. }) if rows.len() > 1 => return bad,
        _ => {}
    }
    let (first, last) = (rows[0].part.line, rows[rows.len() - 1].part.line);
    match counts.iter().position(|&cells| cells != needed) {
        Some(off) if counts.contains(&needed) || rows.len() == needed => {
            BadGrid::Row { line: rows[off].part.line, cells: counts[off], needed }
        }
        _ => BadGrid::Rows { first, last, rows: rows.len(), columns: usual, needed },
    }
}

/// The number that occurs most often.
fn most_common(numbers: &[usize]) -> usize {
    let mut sorted = numbers.to_vec();
    sorted.sort_unstable();
    sorted.chunk_by(|a, b| a == b).max_by_key(|run| run.len()).map_or(0, |run| run[0])
}
