//! The chess board as SVG. The queen is a path of our own: glyphs of fonts differ, and some fonts have none.

use puzzles::queens::Placement;

use crate::svg::{Anchor, Page, colour, fill, number};

pub(crate) const LIGHT: &str = "#f3e3c3";
pub(crate) const DARK: &str = "#c0946a";
pub(crate) const EDGE: &str = "#7a5534";

/// A crown of five points with its band and foot, on a square of 100 × 100.
pub(crate) const QUEEN: &str = "M24 71L11 36L30 55L31 25L43 51L50 20L57 51L69 25L70 55L89 36L76 71Q50 65 24 71Z\
                     M23 74Q50 68 77 74L79 81Q50 75 21 81Z\
                     M19 85Q50 78 81 85V92H19Z";

/// The balls on the points of the crown.
pub(crate) const BALLS: [(u32, u32); 5] = [(10, 32), (31, 21), (50, 16), (69, 21), (90, 32)];

/// Draws the board with its rows and columns numbered. Its length grows with the number of squares.
///
/// ```
/// let picture = render::queens::svg(&puzzles::queens::Placement::new(vec![1, 3, 0, 2]));
/// assert!(picture.starts_with("<svg ") && picture.contains("<title>4 queens: 1,3,0,2</title>"));
/// ```
pub fn svg(placement: &Placement) -> String {
    let rows = placement.rows();
    let n = rows.len();
    // Large boards get smaller squares, and numbers only where they have room.
    let side = (720 / n.max(1)).clamp(12, 48) as f64;
    let every = if side >= 18.0 { 1 } else { 5 };
    let margin = 16.0 + 8.0 * n.saturating_sub(1).to_string().len() as f64;
    let board = side * n as f64;
    let size = board.max(side) + 2.0 * margin;

    let queens = if n == 1 { "queen" } else { "queens" };
    let title = match n {
        0 => "an empty board".to_string(),
        1..=32 => format!("{n} {queens}: {placement}"),
        _ => format!("{n} {queens}"),
    };
    let mut page = Page::new(size, size, &title);
    page.rect(margin, margin, board, board, &fill(LIGHT));
    page.path(&dark_squares(n, side, margin), &fill(DARK));
    page.rect(margin, margin, board, board, &format!("fill=\"none\" stroke=\"{EDGE}\" stroke-width=\"1.5\""));
    number_sides(&mut page, n, every, side, margin);
    for (column, &row) in rows.iter().enumerate().filter(|&(_, &row)| (row as usize) < n) {
        queen(&mut page, margin + side * column as f64, margin + side * f64::from(row), side);
    }
    page.finish()
}

/// Every second square, as in chess: the corner at the top left is light.
fn dark_squares(n: usize, side: f64, margin: f64) -> String {
    let mut d = String::new();
    let s = number(side);
    for row in 0..n {
        for column in ((row + 1) % 2..n).step_by(2) {
            let [x, y] = [column, row].map(|i| number(margin + side * i as f64));
            d.push_str(&format!("M{x} {y}h{s}v{s}h-{s}z"));
        }
    }
    d
}

fn number_sides(page: &mut Page, n: usize, every: usize, side: f64, margin: f64) {
    let style = fill(colour::QUIET);
    let size = (side * 0.32).clamp(9.0, 14.0);
    let end = margin + side * n as f64;
    for i in (0..n).step_by(every) {
        let middle = margin + side * (i as f64 + 0.5);
        let text = i.to_string();
        for y in [margin - 7.0, end + 7.0 + size * 0.72] {
            page.text((middle, y), size, Anchor::Middle, &style, &text);
        }
        for (x, anchor) in [(margin - 7.0, Anchor::End), (end + 7.0, Anchor::Start)] {
            page.text((x, middle + size * 0.36), size, anchor, &style, &text);
        }
    }
}

fn queen(page: &mut Page, x: f64, y: f64, side: f64) {
    let scale = number(side / 100.0);
    let [x, y] = [x, y].map(number);
    // A light outline keeps the shape clear on dark squares.
    let style = format!("fill=\"{}\" stroke=\"#fffdf7\" stroke-width=\"5\" paint-order=\"stroke\"", colour::INK);
    page.push(&format!("<g transform=\"translate({x} {y}) scale({scale})\" {style} stroke-linejoin=\"round\">"));
    page.push(&format!("<path d=\"{QUEEN}\"/>"));
    for (cx, cy) in BALLS {
        page.push(&format!("<circle cx=\"{cx}\" cy=\"{cy}\" r=\"6\"/>"));
    }
    page.push("</g>");
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::snapshot;

    #[test]
    fn boards_of_one_four_and_eight_are_as_they_were_reviewed() {
        for (name, rows) in
            [("board-1.svg", vec![0]), ("board-4.svg", vec![1, 3, 0, 2]), ("board-8.svg", vec![0, 4, 7, 5, 2, 6, 1, 3])]
        {
            snapshot::compare(name, &svg(&Placement::new(rows)));
        }
    }

    #[test]
    fn an_empty_board_is_still_a_picture() {
        assert!(svg(&Placement::new(vec![])).contains("<title>an empty board</title>"));
    }

    #[test]
    fn large_boards_have_small_squares_and_fewer_numbers() {
        let picture = svg(&Placement::new((0..100).collect()));
        assert!(picture.contains(">95</text>") && !picture.contains(">96</text>"));
    }
}
