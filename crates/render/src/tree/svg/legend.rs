//! The legend below a tree: the signs that occur in it, in as many lines as they need.

use words::say;

use super::super::class::Class;
use super::super::plan::Item;
use super::{Look, look};
use crate::svg::{Anchor, Page, colour, fill, width};

const SIZE: f64 = 12.0;
const LINE: f64 = 24.0;
const SIGN: f64 = 24.0;
const BETWEEN: f64 = 22.0;

/// The least width of a picture in which every entry has room.
pub(super) const NARROWEST: f64 = 380.0;

/// How high the legend is in this width.
pub(super) fn height(items: &[Item<'_>], wide: f64) -> f64 {
    places(&entries(items), wide).last().map_or(0.0, |&(_, line)| LINE * (line + 1) as f64)
}

/// Draws the legend with its upper left corner here.
pub(super) fn draw(page: &mut Page, items: &[Item<'_>], left: f64, top: f64, wide: f64) {
    let entries = entries(items);
    for ((words, look), (x, line)) in entries.iter().zip(places(&entries, wide)) {
        let (x, y) = (left + x, top + LINE * (line as f64 + 0.5));
        look.draw(page, (x + 12.0, y));
        page.text((x + SIGN + 4.0, y + SIZE * 0.36), SIZE, Anchor::Start, &fill(colour::INK), words);
    }
}

/// The classes that occur, each with its words.
fn entries(items: &[Item<'_>]) -> Vec<(String, Look)> {
    let words = |class: Class| say!(format!("render-legend-{}", class.name()));
    Class::present(items).into_iter().map(|(class, item)| (words(class), look(item))).collect()
}

/// Where each entry begins: its x, and its line.
fn places(entries: &[(String, Look)], wide: f64) -> Vec<(f64, usize)> {
    let (mut x, mut line) = (0.0, 0);
    let mut places = Vec::new();
    for (words, _) in entries {
        let needs = SIGN + 4.0 + width(words, SIZE);
        if x > 0.0 && x + needs > wide {
            (x, line) = (0.0, line + 1);
        }
        places.push((x, line));
        x += needs + BETWEEN;
    }
    places
}
