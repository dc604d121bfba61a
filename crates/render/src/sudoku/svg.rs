//! The grid as SVG: clues upright and bold on a tinted cell, what was found slanted on white.

use puzzles::sudoku::Filled;
use puzzles::sudoku::write::symbol;

use crate::svg::{Anchor, Page, colour, fill, number, stroke};

/// The paper of a clue.
pub(crate) const TINT: &str = "#e6ebf2";

/// Draws the grid.
pub fn svg(filled: &Filled) -> String {
    let shape = filled.grid.shape();
    let n = shape.n();
    let side = (760 / n).clamp(22, 48) as f64;
    let margin = 14.0;
    let board = side * n as f64;
    let found = filled.grid.clues() - filled.puzzle.clues();
    let title = format!("{n}×{n} sudoku: {} clues, {found} values found", filled.puzzle.clues());
    let mut page = Page::new(board + 2.0 * margin, board + 2.0 * margin, &title);
    let at = |i: usize| margin + side * i as f64;

    for cell in (0..shape.cells()).filter(|&cell| filled.is_clue(cell)) {
        page.rect(at(shape.column(cell)), at(shape.row(cell)), side, side, &fill(TINT));
    }
    let lines = |wanted: &dyn Fn(usize, usize) -> bool| {
        let mut d = String::new();
        for i in 0..=n {
            let (place, end) = (number(at(i)), number(board));
            if wanted(i, shape.box_columns()) {
                d.push_str(&format!("M{place} {}v{end}", number(margin)));
            }
            if wanted(i, shape.box_rows()) {
                d.push_str(&format!("M{} {place}h{end}", number(margin)));
            }
        }
        d
    };
    page.path(&lines(&|i, every| i % every != 0), &stroke("#9aa5b1", 1.0));
    page.path(&lines(&|i, every| i % every == 0), &format!("{} stroke-linecap=\"square\"", stroke(colour::INK, 2.5)));

    for cell in 0..shape.cells() {
        let Some(value) = filled.grid.get(cell) else { continue };
        let text = symbol(value, shape);
        let size = side * if text.len() > 1 { 0.46 } else { 0.6 };
        let style = if filled.is_clue(cell) {
            format!("font-weight=\"700\" {}", fill(colour::INK))
        } else {
            format!("font-style=\"italic\" {}", fill(colour::BLUE))
        };
        let middle = (at(shape.column(cell)) + side / 2.0, at(shape.row(cell)) + side / 2.0 + size * 0.36);
        page.text(middle, size, Anchor::Middle, &style, &text);
    }
    page.finish()
}

#[cfg(test)]
mod tests {
    use super::super::tests::filled;
    use super::*;
    use crate::snapshot;
    use puzzles::sudoku::Shape;

    #[test]
    fn grids_are_as_they_were_reviewed() {
        for (rows, columns, name) in [(3, 3, "sudoku-9.svg"), (2, 3, "sudoku-6.svg"), (3, 4, "sudoku-12-unsolved.svg")]
        {
            snapshot::compare(name, &svg(&filled(Shape::new(rows, columns).unwrap())));
        }
    }
}
