//! A tour as a picture that does not move: the board of the films, and the whole line at once. Large boards have the line alone. The
//! first square is a green diamond and the last a dark square, so that both are told apart without colour.
//!
//! The line is drawn in units of a square, inside a group that is scaled: its steps are then small whole numbers, four bytes a
//! leap, and stream out as those of the other formats do.

use std::fmt::{self, Write};
use words::say;

use registry::board::Path;

use super::super::Drawn;
use super::super::ground::Ground;
use super::text::Text;
use crate::shape::svg::{begin, written};
use crate::shape::{Anchor, Layer, Shape};
use crate::svg::{Page, Sign, colour, number, stroke, width};

/// The room below the board for the legend.
const BELOW: f64 = 40.0;

/// The size of the letters of the legend.
const LETTERS: f64 = 14.0;

/// Draws the tour, closed if it is.
///
/// # Errors
///
/// If `out` fails.
pub(crate) fn svg(board: &Path<'_>, noun: &backtrail::Text, out: &mut dyn Write) -> fmt::Result {
    let path = board.path();
    let closed = board.is_closed(&path);
    let (rows, columns) = (board.rows, board.columns);
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
    let side = f64::from((760 / rows.max(columns).max(1)).clamp(4, 64));
    let (ground, (wide, tall)) = Ground::of_side(rows, columns, side);
    let (left, top) = ground.corner(0, 0);
    let drawn = super::Path::new(board, ground);
    let ends = End::of(&path, board, closed);

    let legend: f64 = ends.iter().map(End::wide).sum();
    let mut page = Page::new(wide.max(left + legend), tall + BELOW, &title);
    begin(&mut page, [].into_iter());
    push(&mut page, drawn.squares());
    let middle = [left + side / 2.0, top + side / 2.0].map(number);
    page.push(&format!(
        "<g transform=\"translate({} {}) scale({})\" stroke-linejoin=\"round\" stroke-linecap=\"round\">",
        middle[0],
        middle[1],
        number(side)
    ));
    page.flush(out)?;
    line(&path, board, closed, &stroke(colour::BLUE, drawn.thick() / side), out)?;
    page.push("</g>");
    if drawn.is_numbered() {
        let mut discs = Vec::new();
        for (value, &cell) in (1..).zip(&path) {
            match ends.iter().find(|end| end.square == cell) {
                Some(end) => discs.extend(end.numbered(&drawn, value)),
                None => drawn.mark(registry::Mark { cell, value }, &mut discs),
            }
        }
        discs.sort_by_key(|shape| shape.layer);
        push(&mut page, discs);
    } else {
        push(&mut page, ends.iter().filter_map(|end| end.sign(&drawn)));
    }
    let mut x = left;
    for end in &ends {
        push(&mut page, end.explained(x, tall + BELOW - 21.0));
        x += end.wide();
    }
    page.push("</g>");
    out.write_str(&page.finish())
}

fn push(page: &mut Page, shapes: impl IntoIterator<Item = Shape>) {
    for shape in shapes {
        page.push(&written(&shape));
    }
}

/// A square as people name it: its row and its column.
fn place(board: &Path<'_>, square: u32) -> String {
    let (row, column) = board.place(square);
    format!("{},{}", row + board.first, column + board.first)
}

/// An end of the tour: a sign on the board that the legend explains.
struct End {
    sign: Sign,
    colour: &'static str,
    square: u32,
    text: String,
}

impl End {
    /// The first square, and the last if the tour ends there.
    fn of(path: &[u32], board: &Path<'_>, closed: bool) -> Vec<Self> {
        let mut ends = Vec::new();
        if let Some(&square) = path.first() {
            let id = if closed { "render-start-closed" } else { "render-start" };
            let text = say!(id, place = place(board, square));
            ends.push(End { sign: Sign::Diamond, colour: colour::GREEN, square, text });
        }
        if let Some(&square) = path.last().filter(|_| path.len() > 1 && !closed) {
            let text = say!("render-end", place = place(board, square));
            ends.push(End { sign: Sign::Square, colour: colour::INK, square, text });
        }
        ends
    }

    /// The sign on its square.
    fn sign(&self, drawn: &super::Path<'_>) -> Option<Shape> {
        let spot = drawn.spot(self.square)?;
        let r = (spot.r * 0.72).max(7.0);
        let sign = Shape::path(Layer::Mark, self.sign.path(spot.x, spot.y, r));
        Some(sign.fill(self.colour).stroke(colour::PAPER, r * 0.12))
    }

    /// The sign with the number of its square, which is light on it.
    fn numbered(&self, drawn: &super::Path<'_>, number: u32) -> Vec<Shape> {
        let number = drawn.spot(self.square).map(|spot| drawn.number(spot, number).fill(colour::PAPER));
        self.sign(drawn).into_iter().chain(number).collect()
    }

    /// What the legend says of it.
    fn explained(&self, x: f64, y: f64) -> [Shape; 2] {
        let sign = Shape::path(Layer::Mark, self.sign.path(x + 7.0, y, 6.0)).fill(self.colour);
        let text = Shape::text(Layer::Sign, (x + 20.0, y + 5.0), LETTERS, Anchor::Start, self.text.as_str());
        [sign, text.fill(colour::INK)]
    }

    /// How much room it takes in the legend.
    fn wide(&self) -> f64 {
        44.0 + width(&self.text, LETTERS)
    }
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
