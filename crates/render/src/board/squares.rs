//! Squares with symbols on them. Row 0 is drawn at the top and column 0 at the left, as the course texts print them. Where squares are
//! too small for a crown or a letter, there is a disc.

use backtrail::Text;
use std::collections::HashMap;
use std::fmt::{self, Write};
use words::say;

use registry::board::Standing;
use registry::player::Made;

use super::ground::Ground;
use super::{Drawn, Spot, sign};
use crate::shape::svg::still;
use crate::shape::{Layer, Shape};
use crate::svg::colour;

/// The light and the dark squares, and the edge of the board.
pub(crate) const LIGHT: &str = "#f3e3c3";
pub(crate) const DARK: &str = "#c0946a";
pub(super) const EDGE: &str = "#7a5534";

/// Smaller squares have discs.
const LEGIBLE: f64 = 14.0;

/// Adds the board, one line a row: `· ♕ · ·`, or with `ascii` `. Q . .`, and `#` for a hole.
///
/// # Errors
///
/// If nothing more can be written.
pub(crate) fn text(squares: &registry::board::Squares<'_>, ascii: bool, out: &mut dyn Write) -> fmt::Result {
    if squares.rows == 0 || squares.columns == 0 {
        return writeln!(out, "({})", say!("render-empty-board"));
    }
    let sign = |value: u32| if ascii { squares.symbol(value).typed } else { squares.symbol(value).drawn };
    let (free, piece) = (if ascii { '.' } else { '·' }, sign(1));
    let mut line = String::with_capacity(squares.columns as usize * (piece.len_utf8() + 1));
    let marks = match &squares.standing {
        Standing::InColumns(_) | Standing::InRows(_) => HashMap::new(),
        Standing::On(marks) => marks.iter().map(|mark| (mark.cell, mark.value)).collect(),
    };
    for row in 0..squares.rows {
        line.clear();
        for column in 0..squares.columns {
            // A board of ten million columns has more squares than their numbers reach, but no holes.
            let cell = row.wrapping_mul(squares.columns).wrapping_add(column);
            line.push(match &squares.standing {
                Standing::InColumns(rows) if rows[column as usize] == row => piece,
                Standing::InRows(columns) if columns[row as usize] == column => piece,
                _ if !squares.is_free(cell) => '#',
                _ => marks.get(&cell).map_or(free, |&value| sign(value)),
            });
            line.push(if column + 1 < squares.columns { ' ' } else { '\n' });
        }
        out.write_str(&line)?;
    }
    Ok(())
}

/// Draws the board with its rows and columns numbered. Its length grows with the number of squares.
pub(crate) fn svg(squares: &registry::board::Squares<'_>, noun: &Text) -> String {
    let longest = squares.rows.max(squares.columns);
    let (many, list) = match &squares.standing {
        Standing::InColumns(places) | Standing::InRows(places) => {
            (places.len(), places.iter().map(|place| (place + squares.first).to_string()).collect::<Vec<_>>().join(","))
        }
        Standing::On(marks) => (marks.len(), String::new()),
    };
    let title = match longest {
        0 => say!("render-empty-board"),
        1..=32 if !list.is_empty() => format!("{}: {list}", say(&noun.clone().with("n", many))),
        _ => say(&noun.clone().with("n", many)),
    };
    // Large boards get smaller squares.
    let (ground, size) =
        Ground::of_side(squares.rows, squares.columns, f64::from((720 / longest.max(1)).clamp(12, 48)));
    let board = Squares::new(squares, ground);
    still(size, &title, board.ground())
}

pub(super) struct Squares<'a> {
    squares: &'a registry::board::Squares<'a>,
    ground: Ground,
}

impl<'a> Squares<'a> {
    pub(super) fn new(squares: &'a registry::board::Squares<'a>, ground: Ground) -> Self {
        Squares { squares, ground }
    }

    fn piece(&self, spot: Spot, value: u32) -> Shape {
        let side = 2.0 * spot.r;
        if side < LEGIBLE {
            return Shape::circle(Layer::Mark, (spot.x, spot.y), (side * 0.42).max(1.5)).fill(colour::INK);
        }
        match self.squares.symbol(value).drawn {
            '♕' => Shape::queen(Layer::Mark, (spot.x - spot.r, spot.y - spot.r), side).fill(colour::INK),
            letter => sign(spot, (side * 0.62).min(44.0), letter).fill(colour::INK),
        }
    }
}

impl Drawn for Squares<'_> {
    fn ground(&self) -> Vec<Shape> {
        let mut shapes = self.ground.chequered([LIGHT, DARK]);
        shapes.extend(self.ground.edge(self.squares.holes.as_ref(), EDGE));
        shapes.extend(self.ground.numbers(self.squares.first));
        let standing = self.squares.pieces().map(|(row, column, value)| (row * self.squares.columns + column, value));
        shapes.extend(standing.filter_map(|(cell, value)| self.spot(cell).map(|spot| self.piece(spot, value))));
        shapes
    }

    fn made(&self, _before: &[Made], made: &Made) -> Vec<Shape> {
        let piece = |mark: &registry::Mark| self.spot(mark.cell).map(|spot| self.piece(spot, mark.value));
        made.marks.iter().filter_map(piece).collect()
    }

    fn spot(&self, cell: u32) -> Option<Spot> {
        self.ground.spot(cell)
    }

    fn has_ghosts(&self) -> bool {
        false
    }

    fn is_chequered(&self) -> bool {
        true
    }

    fn frame(&self) -> ((f64, f64), (f64, f64)) {
        self.ground.frame()
    }
}

#[cfg(test)]
mod tests {
    use crate::snapshot;
    use crate::solution::{Look, draw};
    use queens::Placement;

    fn written(rows: &[u32], look: Look) -> String {
        let mut out = String::new();
        draw(&Placement::new(rows.to_vec()), look, &mut out).expect("a text takes all");
        out
    }

    fn typed(rows: &[u32], ascii: bool) -> String {
        written(rows, Look::Board { ascii })
    }

    #[test]
    fn the_first_eight_queens_stand_where_the_texts_print_them() {
        snapshot::compare("board-8.txt", &typed(&[0, 4, 7, 5, 2, 6, 1, 3], false));
        snapshot::compare("board-8-ascii.txt", &typed(&[0, 4, 7, 5, 2, 6, 1, 3], true));
    }

    #[test]
    fn an_empty_board_is_said_to_be_one() {
        assert_eq!(typed(&[], true), "(an empty board)\n");
    }

    #[test]
    fn a_queen_beside_the_board_is_not_drawn() {
        assert_eq!(typed(&[7, 0], true), ". Q\n. .\n");
    }

    #[test]
    fn boards_of_one_four_and_eight_are_as_they_were_reviewed() {
        for (name, rows) in
            [("board-1.svg", vec![0]), ("board-4.svg", vec![1, 3, 0, 2]), ("board-8.svg", vec![0, 4, 7, 5, 2, 6, 1, 3])]
        {
            snapshot::compare(name, &written(&rows, Look::Svg));
        }
    }

    #[test]
    fn an_empty_board_is_still_a_picture() {
        assert!(written(&[], Look::Svg).contains("<title>an empty board</title>"));
    }

    #[test]
    fn large_boards_have_small_squares_and_fewer_numbers() {
        let picture = written(&(0..100).collect::<Vec<_>>(), Look::Svg);
        assert!(picture.contains(">98</text>") && !picture.contains(">97</text>"));
    }
}
