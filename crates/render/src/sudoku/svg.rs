//! The grid as SVG: clues upright and bold on a tinted cell, what was found slanted on white.

use registry::board::Grid;

use crate::svg::{Anchor, Page, colour, fill, number, stroke};

/// The paper of a clue.
pub(crate) const TINT: &str = "#e6ebf2";

/// Draws the grid.
pub fn svg(grid: &Grid<'_>, noun: &str) -> String {
    let side = f64::from((760 / grid.rows.max(grid.columns).max(1)).clamp(22, 48));
    let margin = 14.0;
    let (wide, tall) = (side * f64::from(grid.columns), side * f64::from(grid.rows));
    let (clues, found) = (grid.givens.iter().filter(|&&value| value != 0).count(), super::found(grid));
    let title = format!("{}×{} {noun}: {clues} clues, {found} values found", grid.rows, grid.columns);
    let mut page = Page::new(wide + 2.0 * margin, tall + 2.0 * margin, &title);
    let at = |i: usize| margin + side * i as f64;
    let columns = grid.columns as usize;

    for cell in (0..grid.values.len()).filter(|&cell| grid.is_given(cell)) {
        page.rect(at(cell % columns), at(cell / columns), side, side, &fill(TINT));
    }
    let lines = |thick| lines(grid, thick, (margin, margin), side);
    page.path(&lines(false), &stroke("#9aa5b1", 1.0));
    page.path(&lines(true), &format!("{} stroke-linecap=\"square\"", stroke(colour::INK, 2.5)));

    for (cell, &value) in grid.values.iter().enumerate().filter(|&(_, &value)| value != 0) {
        let text = grid.symbol(value.into());
        let size = side * if text.len() > 1 { 0.46 } else { 0.6 };
        let style = if grid.is_given(cell) {
            format!("font-weight=\"700\" {}", fill(colour::INK))
        } else {
            format!("font-style=\"italic\" {}", fill(colour::BLUE))
        };
        let middle = (at(cell % columns) + side / 2.0, at(cell / columns) + side / 2.0 + size * 0.36);
        page.text(middle, size, Anchor::Middle, &style, &text);
    }
    page.finish()
}

/// The thick lines around its regions, or the thin ones inside them, as data of a path.
pub(crate) fn lines(grid: &Grid<'_>, thick: bool, (left, top): (f64, f64), side: f64) -> String {
    let mut d = String::new();
    let far = |from: f64, i: u32| number(from + side * f64::from(i));
    // Pieces of one line become one.
    let runs = |long: u32, is_wanted: &dyn Fn(u32) -> bool| {
        let mut runs: Vec<(u32, u32)> = Vec::new();
        for i in (0..long).filter(|&i| is_wanted(i)) {
            match runs.last_mut() {
                Some((_, end)) if *end == i => *end += 1,
                _ => runs.push((i, i + 1)),
            }
        }
        runs
    };
    for i in 0..=grid.rows.max(grid.columns) {
        let edge = |last: u32| i == 0 || i == last;
        if i <= grid.columns {
            let is_thick = |row: u32| edge(grid.columns) || grid.region(row, i) != grid.region(row, i - 1);
            for (start, end) in runs(grid.rows, &|row| is_thick(row) == thick) {
                d.push_str(&format!("M{} {}v{}", far(left, i), far(top, start), far(0.0, end - start)));
            }
        }
        if i <= grid.rows {
            let is_thick = |column: u32| edge(grid.rows) || grid.region(i, column) != grid.region(i - 1, column);
            for (start, end) in runs(grid.columns, &|column| is_thick(column) == thick) {
                d.push_str(&format!("M{} {}h{}", far(left, start), far(top, i), far(0.0, end - start)));
            }
        }
    }
    d
}

#[cfg(test)]
mod tests {
    use super::super::tests::filled;
    use crate::snapshot;
    use crate::solution::{Look, draw};
    use sudoku::Shape;

    #[test]
    fn grids_are_as_they_were_reviewed() {
        for (rows, columns, name) in [(3, 3, "sudoku-9.svg"), (2, 3, "sudoku-6.svg"), (3, 4, "sudoku-12-unsolved.svg")]
        {
            let mut out = String::new();
            draw(&filled(Shape::new(rows, columns).unwrap()), Look::Svg, &mut out).unwrap();
            snapshot::compare(name, &out);
        }
    }
}
