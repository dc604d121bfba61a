//! A solution of any puzzle, drawn by the kind of its board.

use std::fmt::{self, Write};

use registry::Solution;
use registry::board::Kind;

use crate::board::{graph, grid, path, squares};

/// How a solution is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// As the texts print it, in signs of Unicode or of plain ASCII.
    Board {
        /// Plain ASCII?
        ascii: bool,
    },
    /// As one line.
    List,
    /// As a picture.
    Svg,
    /// For Graphviz; what is no graph is listed.
    Dot,
}

/// Draws a solution, with a line end. A large one is written part by part and never held as a whole.
///
/// ```
/// use queens::Placement;
/// use render::solution::{Look, draw};
///
/// let mut text = String::new();
/// draw(&Placement::new(vec![1, 3, 0, 2]), Look::List, &mut text)?;
/// assert_eq!(text, "1,3,0,2\n");
/// # Ok::<(), std::fmt::Error>(())
/// ```
///
/// # Errors
///
/// If nothing more can be written.
pub fn draw(solution: &dyn Solution, look: Look, out: &mut dyn Write) -> fmt::Result {
    let board = solution.board();
    match (&board.kind, look) {
        (Kind::Squares(board), Look::Board { ascii }) => squares::text(board, ascii, out),
        (Kind::Squares(squares), Look::Svg) => out.write_str(&squares::svg(squares, &board.noun)),
        (Kind::Path(board), Look::Board { .. }) => path::text::board(board, out),
        (Kind::Path(board), Look::List | Look::Dot) => path::text::list(board, out),
        (Kind::Path(path), Look::Svg) => path::svg::svg(path, &board.noun, out),
        (Kind::Grid(_), Look::Board { ascii }) => grid::text(&board, ascii, out),
        (Kind::Grid(grid), Look::Svg) => out.write_str(&grid::svg(grid, &board.noun)),
        (Kind::Graph(board), Look::Board { .. }) => graph::text::lines(board, out),
        (Kind::Graph(board), Look::Dot) => graph::dot::dot(board, out),
        (Kind::Graph(board), Look::Svg) => graph::svg::svg(board, out),
        _ => list(solution, out),
    }
}

/// Writes the solution as the word that gives it, or as its numbers.
fn list(solution: &dyn Solution, out: &mut dyn Write) -> fmt::Result {
    match solution.word() {
        Some(word) => writeln!(out, "{word}"),
        None => numbers(&solution.numbers(), out),
    }
}

/// Adds numbers in one line, with commas: `0,4,7,5,2,6,1,3` and a line end.
///
/// Millions of solutions pass through here, so the digits are written by hand: five million of sixteen queens take
/// 0.18 s, pushed character by character 0.26, with the format machinery of `Display` 1.37 (two cores, November 2026).
fn numbers(numbers: &[u32], out: &mut dyn Write) -> fmt::Result {
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
    use queens::Placement;

    #[test]
    fn a_list_reads_as_the_placement_does() {
        for rows in [vec![0, 9, 10, 99, 100, 105, 999, 1_000, 12_345, 10_000_000, u32::MAX], vec![]] {
            let (placement, mut out) = (Placement::new(rows), String::new());
            draw(&placement, Look::List, &mut out).expect("a text takes all");
            assert_eq!(out, format!("{placement}\n"));
        }
    }
}
