//! The tour as SVG: a line over a chess board. Small boards have their numbers in discs on the line, large ones a thin line
//! alone. The first square is a green diamond and the last a dark square, so that both are told apart without colour.
//!
//! The board is drawn in units of a square, inside a group that is scaled: the steps of the line are then small whole numbers,
//! four bytes a leap, and stream out as those of the other formats do.

use std::fmt::{self, Write};
use words::say;

use registry::board::Path;

use super::super::squares::EDGE;
use super::text::Text;
use super::{PALE, SQUARES};
use crate::svg::{Anchor, Page, Sign, colour, fill, number, stroke, width};

/// The squares of boards with at most this many rows and columns are numbered.
const NUMBERED: u32 = 20;

/// Draws the tour, closed if it is.
///
/// # Errors
///
/// If `out` fails.
pub(crate) fn svg(board: &Path<'_>, noun: &backtrail::Text, out: &mut dyn Write) -> fmt::Result {
    let path = board.path();
    let closed = board.is_closed(&path);
    let (rows, columns) = (board.rows, board.columns);
    let longest = rows.max(columns).max(1);
    let numbered = longest <= NUMBERED;
    let side = f64::from((760 / longest).clamp(4, 64));
    let margin = 16.0 + 8.0 * (longest - 1 + board.first).to_string().len() as f64;
    let (wide, tall) = (side * f64::from(columns), side * f64::from(rows));

    let marks = Mark::of(&path, board, closed);
    let title = match (path.first(), path.last()) {
        (Some(&first), _) if closed => {
            let (noun, from) = (noun.clone(), place(board, first));
            say!("render-path-closed", rows = rows, columns = columns, noun = noun, from = from)
        }
        (Some(&first), Some(&last)) => {
            let (noun, from, to) = (noun.clone(), place(board, first), place(board, last));
            say!("render-path", rows = rows, columns = columns, noun = noun, from = from, to = to)
        }
        _ => say!("render-empty-board"),
    };
    let legend: f64 = marks.iter().map(Mark::wide).sum();
    let mut page = Page::new((wide + 2.0 * margin).max(margin + legend), tall + margin + 54.0, &title);
    number_sides(&mut page, board, side, margin);
    let mut x = margin;
    for mark in &marks {
        mark.explain(&mut page, x, tall + margin + 31.0);
        x += mark.wide();
    }

    page.push(&format!("<g transform=\"translate({m} {m}) scale({s})\">", m = number(margin), s = number(side)));
    squares(&mut page, board, side, if numbered { SQUARES } else { PALE });
    page.push("<g transform=\"translate(.5 .5)\" stroke-linejoin=\"round\" stroke-linecap=\"round\">");
    page.flush(out)?;
    line(&path, board, closed, &stroke(colour::BLUE, (1.0 / side).max(0.07)), out)?;
    let is_marked = |square: u32| marks.iter().any(|mark| mark.square == square);
    if numbered {
        discs(&mut page, path.iter().copied().filter(|&square| !is_marked(square)), board);
    }
    for mark in &marks {
        mark.draw(&mut page, board.place(mark.square), if numbered { 0.36 } else { (7.0 / side).max(0.36) });
    }
    if numbered {
        number_squares(&mut page, &path, board, is_marked);
    }
    page.push("</g>");
    page.push("</g>");
    out.write_str(&page.finish())
}

/// A square as people name it: its row and its column.
fn place(board: &Path<'_>, square: u32) -> String {
    let (row, column) = board.place(square);
    format!("{},{}", row + board.first, column + board.first)
}

/// A sign on the board that the legend explains.
struct Mark {
    sign: Sign,
    colour: &'static str,
    square: u32,
    text: String,
}

impl Mark {
    /// The first square, and the last if the tour ends there.
    fn of(path: &[u32], board: &Path<'_>, closed: bool) -> Vec<Self> {
        let mut marks = Vec::new();
        if let Some(&square) = path.first() {
            let id = if closed { "render-start-closed" } else { "render-start" };
            let text = say!(id, place = place(board, square));
            marks.push(Mark { sign: Sign::Diamond, colour: colour::GREEN, square, text });
        }
        if let Some(&square) = path.last().filter(|_| path.len() > 1 && !closed) {
            let text = say!("render-end", place = place(board, square));
            marks.push(Mark { sign: Sign::Square, colour: colour::INK, square, text });
        }
        marks
    }

    fn draw(&self, page: &mut Page, (row, column): (u32, u32), r: f64) {
        let d = self.sign.path(column.into(), row.into(), r);
        let (colour, edge) = (self.colour, number(r * 0.12));
        page.path(&d, &format!("fill=\"{colour}\" stroke=\"{}\" stroke-width=\"{edge}\"", colour::PAPER));
    }

    /// Adds it to the legend.
    fn explain(&self, page: &mut Page, x: f64, y: f64) {
        page.path(&self.sign.path(x + 7.0, y, 6.0), &fill(self.colour));
        page.text((x + 20.0, y + 5.0), LEGEND, Anchor::Start, &fill(colour::INK), &self.text);
    }

    /// How much room it takes in the legend.
    fn wide(&self) -> f64 {
        44.0 + width(&self.text, LEGEND)
    }
}

/// The size of the letters of the legend.
const LEGEND: f64 = 14.0;

/// Writes the rows at the left and the columns at the top, as many as have room.
fn number_sides(page: &mut Page, board: &Path<'_>, side: f64, margin: f64) {
    let style = fill(colour::QUIET);
    let size = (side * 0.32).clamp(9.0, 14.0);
    let room = if side >= 18.0 { 1.0 } else { 36.0 / side };
    let every = [1, 2, 5, 10, 20, 50, 100].into_iter().find(|&every| f64::from(every) >= room).unwrap_or(100);
    let middle = |i: u32| margin + side * (f64::from(i) + 0.5);
    for column in (0..board.columns).step_by(every as usize) {
        page.text((middle(column), margin - 7.0), size, Anchor::Middle, &style, &(column + board.first).to_string());
    }
    for row in (0..board.rows).step_by(every as usize) {
        page.text(
            (margin - 7.0, middle(row) + size * 0.36),
            size,
            Anchor::End,
            &style,
            &(row + board.first).to_string(),
        );
    }
}

/// The squares, light and dark, and the edge of the board. Holes are left out.
fn squares(page: &mut Page, board: &Path<'_>, side: f64, [light, dark]: [&str; 2]) {
    let (rows, columns) = (board.rows, board.columns);
    page.rect(0.0, 0.0, columns.into(), rows.into(), &fill(light));
    // The dark squares of a row are the dashes of a line: as chess boards go, the top left corner is light.
    let mut rows_of_dark = String::new();
    for row in 0..rows {
        let first = (row + 1) % 2;
        if first < columns {
            rows_of_dark.push_str(&format!("M{first} {row}.5h{}", columns - first));
        }
    }
    page.path(&rows_of_dark, &format!("{} stroke-dasharray=\"1\"", stroke(dark, 1.0)));

    let edge = stroke(EDGE, (1.5 / side).max(0.03));
    if board.holes.is_none() {
        page.rect(0.0, 0.0, columns.into(), rows.into(), &edge);
        return;
    }
    let mut holes = String::new();
    let mut edges = String::new();
    let is_free = |row: u32, column: u32| row < rows && column < columns && board.is_free(row * columns + column);
    for row in 0..=rows {
        for column in 0..=columns {
            let here = is_free(row, column);
            if !here && row < rows && column < columns {
                holes.push_str(&format!("M{column} {row}h1v1h-1z"));
            }
            // Outline edges: a square beside a hole or the border.
            if here != row.checked_sub(1).is_some_and(|above| is_free(above, column)) {
                edges.push_str(&format!("M{column} {row}h1"));
            }
            if here != column.checked_sub(1).is_some_and(|before| is_free(row, before)) {
                edges.push_str(&format!("M{column} {row}v1"));
            }
        }
    }
    page.path(&holes, &fill(colour::PAPER));
    page.path(&edges, &format!("{edge} stroke-linecap=\"square\""));
}

/// The line through the middles of the squares, from one leap to the next.
fn line(path: &[u32], board: &Path<'_>, closed: bool, style: &str, out: &mut dyn Write) -> fmt::Result {
    let Some(&first) = path.first() else { return Ok(()) };
    let (row, column) = board.place(first);
    write!(out, "<path {style} d=\"M{column} {row}l")?;
    let mut text = Text::new(out);
    let mut from = (row, column);
    for &square in &path[1..] {
        let to = board.place(square);
        let (left, up) = (to.1 < from.1, to.0 < from.0);
        // Signs keep numbers apart as well as blanks do.
        text.push(if left { "-" } else { " " });
        let (right, down) = (from.1.abs_diff(to.1), from.0.abs_diff(to.0));
        text.pair(right, if up { b'-' } else { b' ' }, down);
        text.flush_if_full()?;
        from = to;
    }
    text.flush()?;
    out.write_str(if closed { "z\"/>\n" } else { "\"/>\n" })
}

/// A disc on each of these squares, for its number: the line goes under it.
fn discs(page: &mut Page, squares: impl Iterator<Item = u32>, board: &Path<'_>) {
    let mut discs = String::new();
    for square in squares {
        let (row, column) = board.place(square);
        discs.push_str(&Sign::Circle.path(column.into(), row.into(), 0.32));
    }
    page.path(&discs, &format!("fill=\"{}\" stroke=\"{}\" stroke-width=\"0.04\"", colour::PAPER, colour::BLUE));
}

/// The number of each square, light on the marks.
fn number_squares(page: &mut Page, path: &[u32], board: &Path<'_>, is_marked: impl Fn(u32) -> bool) {
    let size = if path.len() < 100 { 0.36 } else { 0.3 };
    for (number, &square) in (1u32..).zip(path) {
        let ink = if is_marked(square) { colour::PAPER } else { colour::INK };
        let (row, column) = board.place(square);
        let at = (f64::from(column), f64::from(row) + size * 0.36);
        let style = format!("font-weight=\"600\" {}", fill(ink));
        page.text(at, size, Anchor::Middle, &style, &number.to_string());
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{ring, textbook, zigzag};
    use crate::snapshot;
    use crate::solution::{Look, draw};
    use knight::{Board, Tour};

    fn drawn(tour: &Tour) -> String {
        let mut out = String::new();
        draw(tour, Look::Svg, &mut out).unwrap();
        out
    }

    #[test]
    fn tours_are_as_they_were_reviewed() {
        snapshot::compare("knight-5.svg", &drawn(&textbook()));
        snapshot::compare("knight-ring.svg", &drawn(&ring()));
        snapshot::compare("knight-1.svg", &drawn(&Tour::of_path(Board::new(1, 1), &[0])));
        snapshot::compare("knight-zigzag-12x24.svg", &drawn(&zigzag(12, 24)));
    }

    #[test]
    fn the_line_goes_from_leap_to_leap_and_back_if_the_tour_is_closed() {
        assert!(drawn(&ring()).contains("d=\"M0 0l 2 1-2 1 1-2 1 2-2-1 2-1-1 2z\"/>"));
        assert!(drawn(&zigzag(2, 3)).contains("d=\"M0 0l 1 0 1 0 0 1-1 0-1 0z\"/>"));
        assert!(drawn(&zigzag(3, 2)).contains("d=\"M0 0l 1 0 0 1-1 0 0 1 1 0\"/>"));
    }

    #[test]
    fn large_boards_have_no_numbers_in_their_squares() {
        assert!(drawn(&zigzag(20, 20)).contains(">400</text>"));
        let large = drawn(&zigzag(21, 20));
        assert!(
            !large.contains(">400</text>")
                && large.contains(">start 0,0</text>")
                && large.contains(">end 20,19</text>")
        );
    }

    #[test]
    fn an_empty_board_is_still_a_picture() {
        assert!(drawn(&Tour::of_path(Board::new(0, 0), &[])).contains("<title>an empty board</title>"));
    }
}
