//! Grids over several lines, one row a line.
//!
//! Blank lines stand between bands as well as between grids, and some files have neither. So rows are taken together
//! until they are as many as each has cells, and only where a paragraph ends, or the rest of it is grids of as many rows.

use super::super::{Grid, Shape};
use super::alphabet;
use super::bad::BadGrid;
use super::mark::{Mark, Piece, Way, is_empty};
use super::whole::{body, foreign};

/// A row, or what should be one.
#[derive(Clone, Copy, Debug)]
pub(super) struct Row<'a> {
    /// The line.
    pub(super) piece: Piece<'a>,
    /// Does a paragraph begin with it?
    pub(super) starts: bool,
    /// How many rows there are from this one to the end of its paragraph.
    pub(super) left: usize,
}

/// Every grid, with the line of its first row; an error covers the rows up to the next grid.
pub(super) fn read(rows: &[Row<'_>], shape: Option<Shape>) -> Vec<(usize, Result<Grid, BadGrid>)> {
    let mut grids = Vec::new();
    let mut at = 0;
    while at < rows.len() {
        let line = rows[at].piece.line;
        match first(&rows[at..], shape) {
            Some(grid) => {
                at += grid.shape().n();
                grids.push((line, Ok(grid)));
            }
            None => {
                let next =
                    (at + 1..rows.len()).find(|&next| rows[next].starts && first(&rows[next..], shape).is_some());
                let end = next.unwrap_or(rows.len());
                grids.push((line, Err(complaint(&rows[at..end], shape))));
                at = end;
            }
        }
    }
    grids
}

/// The grid that the first of these rows make, if they make one.
pub(super) fn first(rows: &[Row<'_>], shape: Option<Shape>) -> Option<Grid> {
    let Row { piece: head, left: paragraph, .. } = *rows.first()?;
    let mut sizes = match shape {
        Some(shape) => vec![shape.n()],
        // Where blanks are cells, the first row may have lost some: then the paragraph or the text must be the grid.
        None => Way::ALL.iter().filter_map(|way| way.count(head)).chain([paragraph, rows.len()]).collect(),
    };
    sizes.sort_unstable();
    sizes.dedup();
    sizes.retain(|&n| {
        let ends = n == rows.len() || rows.get(n).is_some_and(|row| row.starts);
        (1..=Shape::LARGEST).contains(&n) && n <= rows.len() && (ends || n < paragraph && paragraph.is_multiple_of(n))
    });
    sizes.into_iter().rev().find_map(|n| fit(&rows[..n], shape)?.ok())
}

/// The grid that just these rows make; `None` if no way to split them gives as many cells in each as there are rows.
fn fit(rows: &[Row<'_>], shape: Option<Shape>) -> Option<Result<Grid, BadGrid>> {
    let n = rows.len();
    let shape = shape.or_else(|| Shape::usual(n).ok()).filter(|shape| shape.n() == n)?;
    let mut error = None;
    for way in Way::ALL {
        if way.may_be_short() && !blanks_are_cells(rows) {
            continue;
        }
        let mut marks: Vec<Mark<'_>> = Vec::with_capacity(n * n);
        let mut widest = 0;
        let square = rows.iter().enumerate().all(|(i, row)| {
            let Some(cells) = way.split(row.piece, &mut marks) else { return false };
            widest = widest.max(cells);
            if way.may_be_short() && cells < n {
                let end = row.piece.column + row.piece.text.chars().count();
                marks.resize((i + 1) * n, Mark { line: row.piece.line, column: end, word: "" });
            }
            marks.len() == (i + 1) * n
        });
        if square && widest == n {
            match alphabet::grid(&marks, shape) {
                Ok(grid) => return Some(Ok(grid)),
                Err(bad) => error = error.or(Some(Err(bad))),
            }
        }
    }
    error
}

/// Are blanks the empty cells of these rows? Only if there are some, and nothing else is an empty cell.
fn blanks_are_cells(rows: &[Row<'_>]) -> bool {
    let text = || rows.iter().map(|row| row.piece.text);
    text().any(|text| text.contains(' ')) && !text().any(|text| text.contains(|sign| is_empty(sign) || sign == '0'))
}

/// What is wrong with rows that make no grid.
fn complaint(rows: &[Row<'_>], shape: Option<Shape>) -> BadGrid {
    let marks: Vec<Vec<Mark<'_>>> = rows.iter().map(|row| body(row.piece)).collect();
    if let Some(bad) = marks.iter().flatten().find_map(foreign) {
        return bad;
    }
    // The width that most rows have is the one that was meant.
    let counts: Vec<usize> = marks.iter().map(Vec::len).collect();
    let usual = most_common(&counts);
    let needed = shape.map_or(usual, Shape::n);
    // A number that is too long to be one is still a number, if it stands among others.
    let is_square = counts.iter().all(|&cells| cells == rows.len());
    match fit(rows, shape) {
        Some(Err(bad)) if is_square => return bad,
        Some(Err(bad @ BadGrid::Value { .. })) if rows.len() > 1 => return bad,
        _ => {}
    }
    let (first, last) = (rows[0].piece.line, rows[rows.len() - 1].piece.line);
    match counts.iter().position(|&cells| cells != needed) {
        Some(off) if counts.contains(&needed) || rows.len() == needed => {
            BadGrid::Row { line: rows[off].piece.line, cells: counts[off], needed }
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
