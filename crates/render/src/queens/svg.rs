//! The chess board as SVG. The queen is a path of our own: glyphs of fonts differ, and some fonts have none.

use registry::board::{Squares, Standing};

use crate::numbers::count;
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
pub fn svg(squares: &Squares<'_>, noun: &str) -> String {
    let (rows, columns) = (squares.rows as usize, squares.columns as usize);
    let longest = rows.max(columns);
    // Large boards get smaller squares, and numbers only where they have room.
    let side = (720 / longest.max(1)).clamp(12, 48) as f64;
    let every = if side >= 18.0 { 1 } else { 5 };
    let margin = 16.0 + 8.0 * longest.saturating_sub(1).to_string().len() as f64;
    let (wide, tall) = (side * columns as f64, side * rows as f64);

    let pieces = || squares.pieces().filter(|&(row, column, _)| squares.is_free(row * squares.columns + column));
    let many = match &squares.standing {
        Standing::InColumns(rows) => rows.len(),
        Standing::On(marks) => marks.len(),
    };
    let title = match &squares.standing {
        _ if longest == 0 => "an empty board".to_string(),
        Standing::InColumns(rows) if many <= 32 => {
            let rows: Vec<String> = rows.iter().map(ToString::to_string).collect();
            format!("{}: {}", count(many as u128, noun), rows.join(","))
        }
        _ => count(many as u128, noun),
    };
    let mut page = Page::new(wide.max(side) + 2.0 * margin, tall.max(side) + 2.0 * margin, &title);
    page.rect(margin, margin, wide, tall, &fill(LIGHT));
    page.path(&dark_squares(squares, side, margin), &fill(DARK));
    page.rect(margin, margin, wide, tall, &format!("fill=\"none\" stroke=\"{EDGE}\" stroke-width=\"1.5\""));
    number_sides(&mut page, (rows, columns), every, side, margin);
    for (row, column, value) in pieces() {
        let (x, y) = (margin + side * f64::from(column), margin + side * f64::from(row));
        match squares.symbol(value).drawn {
            '♕' => queen(&mut page, x, y, side),
            sign => {
                let at = (x + side / 2.0, y + side * 0.72);
                page.text(at, side * 0.62, Anchor::Middle, &fill(colour::INK), &sign.to_string());
            }
        }
    }
    page.finish()
}

/// Every second square, as in chess: the corner at the top left is light. A hole is darker than both.
fn dark_squares(squares: &Squares<'_>, side: f64, margin: f64) -> String {
    let mut d = String::new();
    let s = number(side);
    for row in 0..squares.rows {
        for column in ((row + 1) % 2..squares.columns).step_by(2) {
            let [x, y] = [column, row].map(|i| number(margin + side * f64::from(i)));
            d.push_str(&format!("M{x} {y}h{s}v{s}h-{s}z"));
        }
    }
    d
}

fn number_sides(page: &mut Page, (rows, columns): (usize, usize), every: usize, side: f64, margin: f64) {
    let style = fill(colour::QUIET);
    let size = (side * 0.32).clamp(9.0, 14.0);
    let middle = |i: usize| margin + side * (i as f64 + 0.5);
    let (right, bottom) = (margin + side * columns as f64, margin + side * rows as f64);
    for i in (0..rows.max(columns)).step_by(every) {
        let text = i.to_string();
        for y in [margin - 7.0, bottom + 7.0 + size * 0.72].into_iter().filter(|_| i < columns) {
            page.text((middle(i), y), size, Anchor::Middle, &style, &text);
        }
        for (x, anchor) in [(margin - 7.0, Anchor::End), (right + 7.0, Anchor::Start)].into_iter().filter(|_| i < rows)
        {
            page.text((x, middle(i) + size * 0.36), size, anchor, &style, &text);
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
    use crate::snapshot;
    use crate::solution::{Look, draw};
    use queens::Placement;

    fn drawn(rows: Vec<u32>) -> String {
        let mut out = String::new();
        draw(&Placement::new(rows), Look::Svg, &mut out).expect("a text takes all");
        out
    }

    #[test]
    fn boards_of_one_four_and_eight_are_as_they_were_reviewed() {
        for (name, rows) in
            [("board-1.svg", vec![0]), ("board-4.svg", vec![1, 3, 0, 2]), ("board-8.svg", vec![0, 4, 7, 5, 2, 6, 1, 3])]
        {
            snapshot::compare(name, &drawn(rows));
        }
    }

    #[test]
    fn an_empty_board_is_still_a_picture() {
        assert!(drawn(vec![]).contains("<title>an empty board</title>"));
    }

    #[test]
    fn large_boards_have_small_squares_and_fewer_numbers() {
        let picture = drawn((0..100).collect());
        assert!(picture.contains(">95</text>") && !picture.contains(">96</text>"));
    }
}
