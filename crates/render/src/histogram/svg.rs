//! The histogram as SVG: depth grows downwards, as in the drawings of the tree.

use words::say;

use super::bins::Bins;
use crate::numbers::{count, percent, thousands};
use crate::svg::{Anchor, Page, colour, fill, hover, width};

const MARGIN: f64 = 24.0;
const BAR: f64 = 18.0;
const LINE: f64 = 26.0;
const LONGEST: f64 = 420.0;
const SIZE: f64 = 13.0;

/// Draws visits per depth as horizontal bars under a title, each with its count and share.
///
/// ```
/// let picture = render::histogram::svg(&[1, 4, 6, 4, 2], "4 queens, scan");
/// assert!(picture.contains("35.3 %"));
/// ```
pub fn svg(profile: &[u64], title: &str) -> String {
    let bins = Bins::of(profile);
    let names: Vec<String> = bins.bins.iter().map(|bin| bin.name(false)).collect();
    let counts: Vec<String> = bins.bins.iter().map(|bin| thousands(bin.visits)).collect();
    let widest = |texts: &[String]| texts.iter().map(|text| width(text, SIZE)).fold(0.0, f64::max);
    let left = MARGIN + widest(&names).max(width(&say!("render-heading-depth"), SIZE)) + 10.0;
    let beside = widest(&counts) + width("100.0 %", SIZE) + 20.0;
    let top = MARGIN + 78.0;

    let subtitle = match (bins.total, bins.depths_each) {
        (0, _) => say!("render-no-visits"),
        (total, 1) => say!("render-by-depth", visits = count(total, "visits")),
        (total, each) => say!("render-by-depths", visits = count(total, "visits"), n = each),
    };
    let wide = (left + LONGEST + beside + MARGIN)
        .max(2.0 * MARGIN + width(title, 16.0) * 1.06)
        .max(2.0 * MARGIN + width(&subtitle, SIZE));
    let high = top + LINE * bins.bins.len() as f64 + MARGIN;

    let mut page = Page::new(wide, high, title);
    let quiet = fill(colour::QUIET);
    page.heading((MARGIN, MARGIN + 14.0), title);
    page.text((MARGIN, MARGIN + 36.0), SIZE, Anchor::Start, &quiet, &subtitle);
    if bins.total > 0 {
        page.text((left - 10.0, top - 10.0), SIZE, Anchor::End, &quiet, &say!("render-heading-depth"));
        page.path(&format!("M{left} {}V{}", top - 4.0, high - MARGIN), &crate::svg::stroke(colour::QUIET, 1.0));
    }
    let largest = bins.bins.iter().map(|bin| bin.visits).max().unwrap_or(0).max(1);
    for (i, bin) in bins.bins.iter().enumerate() {
        let y = top + LINE * i as f64 + (LINE - BAR) / 2.0;
        let base = y + BAR / 2.0 + SIZE * 0.36;
        let share = percent(bin.visits, bins.total);
        page.text((left - 10.0, base), SIZE, Anchor::End, &fill(colour::INK), &names[i]);
        // A single visit among millions is a hair, not nothing.
        let long = if bin.visits == 0 { 0.0 } else { (bin.visits as f64 / largest as f64 * LONGEST).max(1.0) };
        page.push(&hover(&say!(
            "render-depth-visits",
            depth = names[i].clone(),
            visits = count(bin.visits, "visits"),
            share = share.clone()
        )));
        page.rect(left, y, long, BAR, &fill(colour::BLUE));
        page.push("</g>");
        let after = left + long + 8.0;
        let markup = format!(
            "<text x=\"{}\" y=\"{}\" font-size=\"{SIZE}\" fill=\"{}\">{}<tspan dx=\"8\" fill=\"{}\">{}</tspan></text>",
            crate::svg::number(after),
            crate::svg::number(base),
            colour::INK,
            counts[i],
            colour::QUIET,
            crate::svg::escape(&share)
        );
        page.push(&markup);
    }
    page.finish()
}

#[cfg(test)]
mod tests {
    use super::super::tests::EIGHT_QUEENS;
    use super::*;
    use crate::snapshot;

    #[test]
    fn eight_queens_are_as_they_were_reviewed() {
        snapshot::compare("histogram-8.svg", &svg(&EIGHT_QUEENS, "8 queens, scan"));
    }

    #[test]
    fn a_deep_search_says_how_many_depths_a_bar_sums() {
        assert!(svg(&[3; 200], "deep").contains("600 visits by depth, 5 depths to a bar"));
    }

    #[test]
    fn nothing_visited_is_still_a_picture() {
        assert!(svg(&[], "none").contains("no visits"));
    }

    #[test]
    fn a_title_is_text_and_not_markup() {
        assert!(svg(&[1], "<&>").contains("&lt;&amp;&gt;"));
    }
}
