//! The tree as SVG: a tidy drawing with a depth scale, a legend of the signs that occur, and reasons where the mouse
//! rests. Edges end upright, so that the choice above a sign has room on both sides.

mod legend;

use words::say;

use super::class::Class;
use super::layout::layout;
use super::plan::{Format, Item, Kind, plan, summary};
use super::{Picture, Tree, View};
use crate::numbers::{count, thousands};
use crate::svg::{Anchor, Page, Sign, colour, fill, hover, number, shorten, stroke, width};

const FORMAT: Format = Format { most: 1_500, why: "render-why-signs" };

const MARGIN: f64 = 24.0;
const LEVEL: f64 = 80.0;
const LABEL: f64 = 12.0;
/// How far above a sign its label reaches.
const LABELS: f64 = 31.0;
const CAPTION: f64 = 11.0;
const LONGEST_LABEL: usize = 14;

/// Draws the tree.
pub fn svg(tree: &Tree, view: &View) -> Picture {
    let plan = plan(tree, view, FORMAT);
    let items = &plan.items;
    let labels: Vec<String> = items.iter().map(|item| shorten(&item.label, LONGEST_LABEL)).collect();
    let captions: Vec<String> = items.iter().map(caption).collect();
    let half = |i: usize| {
        let widest = width(&labels[i], LABEL).max(width(&captions[i], CAPTION));
        (widest / 2.0).max(look(&items[i]).radius * 1.2)
    };
    let halves: Vec<f64> = (0..items.len()).map(half).collect();
    let children: Vec<&[usize]> = items.iter().map(|item| item.children.as_slice()).collect();
    // Room to breathe where there are few: a slide shows such a tree whole.
    let gap = if items.len() <= 100 { 18.0 } else { 10.0 };
    let mut x = layout(&children, &halves, gap);

    let depth = items.iter().map(|item| item.depth + 1).max().unwrap_or(0);
    let scale = width(&say!("render-heading-depth"), LABEL).max(width(&depth.to_string(), LABEL)) + 24.0;
    let across = x.iter().zip(&halves).map(|(x, half)| x + half).fold(0.0, f64::max);
    let heading = summary(tree);
    let wide = (2.0 * MARGIN + scale + across + 8.0)
        .max(2.0 * MARGIN + width(&heading, 16.0) * 1.06)
        .max(plan.note.as_ref().map_or(0.0, |note| 2.0 * MARGIN + width(note, LABEL)))
        .max(legend::NARROWEST);
    // A small tree stands in the middle of what its heading needs.
    let room = wide - 2.0 * MARGIN - scale - 8.0;
    x.iter_mut().for_each(|x| *x += MARGIN + scale + (room - across) / 2.0);

    let top = MARGIN + 68.0 + if plan.note.is_some() { 20.0 } else { 0.0 };
    let under = top + LEVEL * depth.saturating_sub(1) as f64 + 44.0;
    let high = under + legend::height(items, wide - 2.0 * MARGIN) + MARGIN;
    let place = |i: usize| (x[i], top + LEVEL * items[i].depth as f64);

    let mut page = Page::new(wide, high, &say!("render-tree-title", heading = heading.clone()));
    page.heading((MARGIN, MARGIN + 14.0), &heading);
    if let Some(note) = &plan.note {
        page.text((MARGIN, MARGIN + 36.0), LABEL, Anchor::Start, &fill(colour::QUIET), note);
    }
    draw_scale(&mut page, depth, top, scale, wide);
    draw_edges(&mut page, items, place);
    for (i, item) in items.iter().enumerate() {
        draw_item(&mut page, item, place(i), &labels[i], &captions[i]);
    }
    legend::draw(&mut page, items, MARGIN, under, wide - 2.0 * MARGIN);
    Picture { text: page.finish(), note: plan.note }
}

/// How an item looks.
struct Look {
    sign: Sign,
    colour: &'static str,
    radius: f64,
    /// Only its outline is drawn: with dashes if it is unfinished.
    hollow: bool,
    dashed: bool,
}

fn look(item: &Item<'_>) -> Look {
    let (sign, colour, radius) = match item.kind {
        Kind::Choice { .. } => (Sign::Circle, colour::BLUE, 9.0),
        Kind::DeadEnd => (Sign::Square, colour::RED, 8.5),
        Kind::Image => (Sign::Diamond, colour::GREEN, 8.5),
        Kind::Solution(_) => (Sign::Diamond, colour::GREEN, 10.0),
        Kind::Folded(_) => (Sign::Triangle, colour::RED, 10.0),
        Kind::Refused(_) => (Sign::Cross, colour::QUIET, 4.5),
    };
    let class = Class::of(item);
    let dashed = class == Class::Unfinished;
    Look { sign, colour, radius, hollow: dashed || matches!(class, Class::Cut | Class::Image), dashed }
}

impl Look {
    fn draw(&self, page: &mut Page, (x, y): (f64, f64)) {
        let Look { sign, colour, radius, .. } = *self;
        let style = if sign.is_lines() {
            stroke(colour, 1.8)
        } else if self.hollow {
            let dashes = if self.dashed { " stroke-dasharray=\"4 3\"" } else { "" };
            format!("fill=\"{}\" stroke=\"{colour}\" stroke-width=\"2\"{dashes}", colour::PAPER)
        } else {
            fill(colour)
        };
        page.path(&sign.path(x, y, radius), &style);
    }
}

/// What stands below a sign.
fn caption(item: &Item<'_>) -> String {
    match item.kind {
        Kind::Choice { hidden: hidden @ 1.., .. } => format!("+{}", thousands(hidden as u128)),
        Kind::Folded(nodes) => count(nodes as u128, "nodes"),
        _ => String::new(),
    }
}

/// A faint line and its number at each depth.
fn draw_scale(page: &mut Page, depth: usize, top: f64, scale: f64, wide: f64) {
    let quiet = fill(colour::QUIET);
    if depth > 0 {
        page.text((MARGIN, top - 22.0), LABEL, Anchor::Start, &quiet, &say!("render-heading-depth"));
    }
    for d in 0..depth {
        let y = top + LEVEL * d as f64;
        let [x1, x2, line] = [MARGIN + scale - 14.0, wide - MARGIN, y].map(number);
        page.path(&format!("M{x1} {line}H{x2}"), &stroke(colour::FAINT, 1.0));
        page.text((MARGIN, y + LABEL * 0.36), LABEL, Anchor::Start, &quiet, &d.to_string());
    }
}

/// All edges below all signs; those to refused choices are dotted. An edge has turned upright before it comes to the
/// height of the labels, so that in a wide fan none runs through the label of another.
fn draw_edges(page: &mut Page, items: &[Item<'_>], place: impl Fn(usize) -> (f64, f64)) {
    let (mut taken, mut refused) = (String::new(), String::new());
    for (i, item) in items.iter().enumerate() {
        let Some(parent) = item.parent else { continue };
        let ((px, py), (cx, cy)) = (place(parent), place(i));
        let edges = if matches!(item.kind, Kind::Refused(_)) { &mut refused } else { &mut taken };
        let upright = cy - LABELS;
        let [bend, turn] = [0.65, 0.35].map(|part| number(py + (upright - py) * part));
        let [px, py, cx, cy, upright] = [px, py, cx, cy, upright].map(number);
        edges.push_str(&format!("M{px} {py}C{px} {bend} {cx} {turn} {cx} {upright}V{cy}"));
    }
    if !refused.is_empty() {
        page.path(&refused, &format!("{} stroke-dasharray=\"1.5 3\"", stroke("#aab3bf", 1.2)));
    }
    if !taken.is_empty() {
        page.path(&taken, &stroke("#8a95a3", 1.4));
    }
}

fn draw_item(page: &mut Page, item: &Item<'_>, (x, y): (f64, f64), label: &str, caption: &str) {
    let look = look(item);
    let refused = matches!(item.kind, Kind::Refused(_));
    page.push(&hover(&item.hover()));
    let (wide, base) = (width(label, LABEL), y - look.radius - 8.0);
    // A patch of paper keeps the edge from running through the choice; below a cross it also catches the mouse.
    let high = if refused { LABEL + 10.0 + 2.0 * look.radius } else { LABEL };
    page.rect(x - wide / 2.0 - 1.0, base - LABEL + 1.0, wide + 2.0, high, &fill(colour::PAPER));
    let ink = if refused { colour::QUIET } else { colour::INK };
    let weight = if refused { "" } else { "font-weight=\"600\" " };
    page.text((x, base - 1.0), LABEL, Anchor::Middle, &format!("{weight}{}", fill(ink)), label);
    look.draw(page, (x, y));
    if !caption.is_empty() {
        let at = (x, y + look.radius + CAPTION + 4.0);
        let wide = width(caption, CAPTION);
        page.rect(x - wide / 2.0, at.1 - CAPTION + 1.0, wide, CAPTION + 2.0, &fill(colour::PAPER));
        page.text(at, CAPTION, Anchor::Middle, &fill(look.colour), caption);
    }
    page.push("</g>");
}

#[cfg(test)]
mod tests {
    use super::super::Fold;
    use super::*;
    use crate::snapshot::{self, queens_tree};

    #[test]
    fn trees_of_queens_are_as_they_were_reviewed() {
        let whole = View::default();
        let checks = View { checks: true, ..whole };
        let folded = View { fold: Fold::Failed, ..whole };
        let cut = View { depth: Some(3), fold: Fold::Failed, ..whole };
        for (name, n, events, view) in [
            ("tree-4.svg", 4, usize::MAX, whole),
            ("tree-4-checks.svg", 4, usize::MAX, checks),
            ("tree-4-first.svg", 4, 34, whole),
            ("tree-5.svg", 5, usize::MAX, whole),
            ("tree-6-folded.svg", 6, usize::MAX, folded),
            ("tree-8-cut.svg", 8, usize::MAX, cut),
        ] {
            snapshot::compare(name, &svg(&queens_tree(n, "scan", events), &view).text);
        }
    }

    #[test]
    fn a_reason_is_in_the_title_of_its_cross() {
        let picture = svg(&queens_tree(4, "scan", usize::MAX), &View { checks: true, ..View::default() });
        let title = "<title>0, depth 2: refused: the queen in column 0 attacks it along the row</title>";
        assert!(picture.text.contains(title));
    }

    #[test]
    fn a_large_tree_says_in_the_picture_that_it_is_folded() {
        let picture = svg(&queens_tree(8, "scan", usize::MAX), &View::default());
        assert!(picture.text.contains(picture.note.as_deref().unwrap()));
    }

    #[test]
    fn an_empty_tree_is_still_a_picture() {
        assert!(svg(&Tree::default(), &View::default()).text.contains("0 nodes"));
    }
}
