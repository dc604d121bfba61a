//! Boards of queens. Row 0 is drawn at the top and column 0 at the left, as the course texts print them.

mod svg;

pub use svg::svg;
pub(crate) use svg::{BALLS, DARK, EDGE, LIGHT, QUEEN};

use std::collections::HashMap;
use std::fmt::{self, Write};

use registry::board::{Squares, Standing};

/// Adds the board, one line a row: `· ♕ · ·`, or with `ascii` `. Q . .`, and `#` for a hole.
///
/// # Errors
///
/// If nothing more can be written.
pub fn board(squares: &Squares<'_>, ascii: bool, out: &mut dyn Write) -> fmt::Result {
    if squares.rows == 0 || squares.columns == 0 {
        return out.write_str("(an empty board)\n");
    }
    let sign = |value: u32| if ascii { squares.symbol(value).typed } else { squares.symbol(value).drawn };
    let (free, piece) = (if ascii { '.' } else { '·' }, sign(1));
    let mut line = String::with_capacity(squares.columns as usize * (piece.len_utf8() + 1));
    let marks = match &squares.standing {
        Standing::InColumns(_) => HashMap::new(),
        Standing::On(marks) => marks.iter().map(|mark| (mark.cell, mark.value)).collect(),
    };
    for row in 0..squares.rows {
        line.clear();
        for column in 0..squares.columns {
            // A board of ten million columns has more squares than their numbers reach, but no holes.
            let cell = row.wrapping_mul(squares.columns).wrapping_add(column);
            line.push(match &squares.standing {
                Standing::InColumns(rows) if rows[column as usize] == row => piece,
                _ if !squares.is_free(cell) => '#',
                _ => marks.get(&cell).map_or(free, |&value| sign(value)),
            });
            line.push(if column + 1 < squares.columns { ' ' } else { '\n' });
        }
        out.write_str(&line)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::snapshot;
    use crate::solution::{Look, draw};
    use queens::Placement;

    fn drawn(rows: &[u32], ascii: bool) -> String {
        let mut out = String::new();
        draw(&Placement::new(rows.to_vec()), Look::Board { ascii }, &mut out).expect("a text takes all");
        out
    }

    #[test]
    fn the_first_eight_queens_stand_where_the_texts_print_them() {
        snapshot::compare("board-8.txt", &drawn(&[0, 4, 7, 5, 2, 6, 1, 3], false));
        snapshot::compare("board-8-ascii.txt", &drawn(&[0, 4, 7, 5, 2, 6, 1, 3], true));
    }

    #[test]
    fn an_empty_board_is_said_to_be_one() {
        assert_eq!(drawn(&[], true), "(an empty board)\n");
    }

    #[test]
    fn a_queen_beside_the_board_is_not_drawn() {
        assert_eq!(drawn(&[7, 0], true), ". Q\n. .\n");
    }
}
