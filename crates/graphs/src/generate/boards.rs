//! Boards whose vertices are the squares, row by row: grids, chess pieces, latin squares and sudoku.

use super::BadGenerator;
use super::arguments::Arguments;
use super::drawn::Drawn;

/// A step on the board: rows down, columns to the right. The way back is not listed.
type Step = (i32, i32);

const STRAIGHT: &[Step] = &[(0, 1), (1, 0)];
const ROUND: &[Step] = &[(0, 1), (1, 0), (1, 1), (1, -1)];
const SLANTED: &[Step] = &[(0, 1), (1, 0), (1, -1)];
const KNIGHT: &[Step] = &[(1, 2), (2, 1), (2, -1), (1, -2)];

pub(super) fn grid(arguments: &mut Arguments<'_>) -> Result<Drawn, BadGenerator> {
    board(arguments, STRAIGHT, false)
}

pub(super) fn king(arguments: &mut Arguments<'_>) -> Result<Drawn, BadGenerator> {
    board(arguments, ROUND, false)
}

pub(super) fn knight(arguments: &mut Arguments<'_>) -> Result<Drawn, BadGenerator> {
    board(arguments, KNIGHT, false)
}

pub(super) fn queen(arguments: &mut Arguments<'_>) -> Result<Drawn, BadGenerator> {
    board(arguments, ROUND, true)
}

pub(super) fn rook(arguments: &mut Arguments<'_>) -> Result<Drawn, BadGenerator> {
    board(arguments, STRAIGHT, true)
}

pub(super) fn triangles(arguments: &mut Arguments<'_>) -> Result<Drawn, BadGenerator> {
    let (_, columns) = arguments.clone().size()?;
    let drawn = board(arguments, SLANTED, false)?;
    // Each row starts half a step to the right of the one above, so that all triangles are equal.
    Ok(drawn.at(|square| {
        let (row, column) = place(square, columns);
        (column + row / 2.0, row * 3f64.sqrt() / 2.0)
    }))
}

/// The graph of a piece: it makes these steps and their reverse, once or as often as the board allows.
fn board(arguments: &mut Arguments<'_>, steps: &[Step], rides: bool) -> Result<Drawn, BadGenerator> {
    let (rows, columns) = arguments.size()?;
    let squares = u128::from(rows) * u128::from(columns);
    arguments.end(squares, 0)?;
    let (rows, columns) = (rows as i64, columns as i64);
    let farthest = if rides { rows.max(columns) } else { 1 };
    let edges: i128 = steps.iter().map(|&step| count(step, farthest, rows.into(), columns.into())).sum();
    let n = arguments.end(squares, edges as u128)?;
    let mut list = Vec::with_capacity(edges as usize);
    for row in 0..rows {
        for column in 0..columns {
            for &(down, right) in steps {
                let (mut r, mut c) = (row, column);
                for _ in 0..farthest {
                    r += i64::from(down);
                    c += i64::from(right);
                    if r >= rows || !(0..columns).contains(&c) {
                        break;
                    }
                    list.push(((row * columns + column) as u32, (r * columns + c) as u32));
                }
            }
        }
    }
    Ok(Drawn::new(n, list).at(|square| {
        let (row, column) = place(square, columns as u64);
        (column, row)
    }))
}

/// How many edges a step makes, taken up to `farthest` times in a row: the sum of (rows − t·down) (columns − t·right) over
/// all times t, as long as both are positive.
fn count((down, right): Step, farthest: i64, rows: i128, columns: i128) -> i128 {
    let (down, right) = (i128::from(down), i128::from(right.abs()));
    let fits = |side: i128, step: i128| if step == 0 { i128::MAX } else { (side - 1) / step };
    let times = fits(rows, down).min(fits(columns, right)).min(farthest.into());
    let (sum, squares) = (times * (times + 1) / 2, times * (times + 1) * (2 * times + 1) / 6);
    times * rows * columns - (down * columns + right * rows) * sum + down * right * squares
}

/// The row and the column of a square.
fn place(square: u32, columns: u64) -> (f64, f64) {
    let square = u64::from(square);
    ((square / columns) as f64, (square % columns) as f64)
}

/// A sudoku: cells of a row, a column or a box differ. `3` stands for boxes of 3×3 cells, `2x3` for 2 rows and 3 columns.
pub(super) fn sudoku(arguments: &mut Arguments<'_>) -> Result<Drawn, BadGenerator> {
    let (box_rows, box_columns) = arguments.size()?;
    let side = u128::from(box_rows) * u128::from(box_columns);
    let cells = side.saturating_mul(side);
    arguments.end(cells, 0)?;
    let beside = 2 * (side - 1) + u128::from(box_rows - 1) * u128::from(box_columns - 1);
    let n = arguments.end(cells, cells * beside / 2)?;
    let (n_columns, box_rows, box_columns) = (side as u32, box_rows as u32, box_columns as u32);
    let mut edges = Vec::with_capacity((cells * beside / 2) as usize);
    for cell in 0..n {
        let (row, column) = (cell / n_columns, cell % n_columns);
        edges.extend((column + 1..n_columns).map(|other| (cell, row * n_columns + other)));
        edges.extend((row + 1..n_columns).map(|other| (cell, other * n_columns + column)));
        let left = column - column % box_columns;
        for other in row + 1..row - row % box_rows + box_rows {
            let others = (left..left + box_columns).filter(|&other| other != column);
            edges.extend(others.map(|beside| (cell, other * n_columns + beside)));
        }
    }
    // Boxes stand apart a little.
    Ok(Drawn::new(n, edges).at(|cell| {
        let (row, column) = (cell / n_columns, cell % n_columns);
        let apart = |at: u32, long: u32| f64::from(at) + 0.4 * f64::from(at / long);
        (apart(column, box_columns), apart(row, box_rows))
    }))
}

/// A honeycomb: rows of hexagons.
///
/// It is drawn as a wall of bricks: lines of vertices, every other one joined to the line below.
/// The last vertex of the first line and one end of the last line would hang loose and are left out.
///
/// ```text
///   o-o-o-o-o
///   |   |   |
///   o-o-o-o-o-o
///     |   |   |
///     o-o-o-o-o
/// ```
pub(super) fn hexagons(arguments: &mut Arguments<'_>) -> Result<Drawn, BadGenerator> {
    let (rows, columns) = arguments.size()?;
    let lines = u128::from(rows) + 1;
    let long = 2 * (u128::from(columns) + 1);
    let vertices = lines.saturating_mul(long) - 2;
    let edges = lines.saturating_mul(long - 1).saturating_add(u128::from(rows) * (u128::from(columns) + 1)) - 2;
    let n = arguments.end(vertices, edges)?;
    let (rows, long) = (rows as u32, long as u32);
    let loose_end = if rows % 2 == 1 { long - 1 } else { 0 };
    let is_loose = move |line: u32, at: u32| (line == 0 && at == long - 1) || (line == rows && at == loose_end);
    // All but the first vertex of the last line come after two that are left out, or one.
    let vertex =
        move |line: u32, at: u32| line * long + at - u32::from(line > 0) - u32::from(line == rows && at > loose_end);
    let mut list = Vec::with_capacity(edges as usize);
    let mut places = Vec::new();
    for line in 0..=rows {
        for at in (0..long).filter(|&at| !is_loose(line, at)) {
            if at + 1 < long && !is_loose(line, at + 1) {
                list.push((vertex(line, at), vertex(line, at + 1)));
            }
            let hangs = (line + at) % 2 == 0;
            if hangs && line < rows {
                list.push((vertex(line, at), vertex(line + 1, at)));
            }
            places.push((f64::from(at) * 3f64.sqrt() / 2.0, f64::from(line) * 1.5 + if hangs { 0.5 } else { 0.0 }));
        }
    }
    Ok(Drawn::new(n, list).at(|vertex| places[vertex as usize]))
}
