//! What stands beside the board: what happened and why, the path, the counters.

use backtrail::Event;
use registry::Board;
use registry::player::{Made, Player, Refused};
use words::say;

use super::WIDE;
use crate::numbers::thousands;
use crate::shape::{Anchor, Layer, Shape};
use crate::stage::in_words;
use crate::svg::{self, Sign, colour};

/// The left and the right edge of the panel.
pub(super) const LEFT: f64 = 448.0;
pub(super) const RIGHT: f64 = WIDE - 24.0;

/// Sizes of letters: those of the bitmap font, so that they are sharp in both formats.
pub(super) const SMALL: f64 = 12.0;
const USUAL: f64 = 14.5;
const LARGE: f64 = 17.5;

/// The base lines of the reason and of the path, and how far lines are apart.
const REASON: f64 = 105.0;
const PATH: f64 = 224.0;
const LINE: f64 = 19.0;
const REASON_LINES: usize = 5;
const PATH_LINES: usize = 2;

/// The base lines of the counters.
const COUNTERS: [f64; 2] = [288.0, 333.0];

/// What stays: the title, and what the numbers mean.
pub(super) fn ground(title: &str) -> Vec<Shape> {
    let small =
        |x: f64, y: f64, text: &str| Shape::text(Layer::Line, (x, y), SMALL, Anchor::Start, text).fill(colour::QUIET);
    let title = fit(title, LARGE, RIGHT - 24.0 - 110.0);
    let mut shapes = vec![
        Shape::text(Layer::Line, (24.0, 38.0), LARGE, Anchor::Start, title).bold().fill(colour::INK),
        small(LEFT, PATH - 21.0, &say!("film-path")),
    ];
    for (i, name) in ["visits", "checks", "dead-ends", "solutions"].into_iter().enumerate() {
        let (x, y) = counter(i);
        shapes.push(small(x, y - 19.0, &say!(format!("film-{name}"))));
    }
    shapes
}

/// Where a counter is.
fn counter(i: usize) -> (f64, f64) {
    (LEFT + (RIGHT - LEFT) / 2.0 * (i % 2) as f64, COUNTERS[i / 2])
}

/// What a frame tells, of a choice that was refused or taken back if it was.
pub(super) fn shapes(player: &Player, board: &Board<'_>, refused: Option<&Refused>, left: Option<&Made>) -> Vec<Shape> {
    let mut shapes = happening(player, board, refused, left);
    let usual =
        |y: f64, text: String| Shape::text(Layer::Over, (LEFT, y), USUAL, Anchor::Start, text).fill(colour::INK);
    for (i, line) in path(player).into_iter().enumerate() {
        shapes.push(usual(PATH + LINE * i as f64, line));
    }
    let stats = player.stats();
    let counts = [stats.visits, stats.checks, stats.dead_ends, Some(player.solutions())];
    for (i, count) in counts.into_iter().enumerate() {
        let text = count.map_or("–".to_string(), |count| thousands(count.into()));
        let at = counter(i);
        shapes.push(Shape::text(Layer::Over, at, LARGE, Anchor::Start, text).bold().fill(colour::INK));
    }
    let step = say!("film-step", n = player.steps());
    shapes.push(Shape::text(Layer::Over, (RIGHT, 38.0), USUAL, Anchor::End, step).fill(colour::QUIET));
    shapes
}

/// The sign and the words for what happened.
fn happening(player: &Player, board: &Board<'_>, refused: Option<&Refused>, left: Option<&Made>) -> Vec<Shape> {
    let newest = player.path().last();
    let (sign, hex, what, text) = match player.last() {
        None => (Sign::Circle, colour::BLUE, "start", None),
        Some(Event::Enter(None)) => (Sign::Circle, colour::BLUE, "root", None),
        Some(Event::Enter(Some(label))) => {
            let marks = newest.map_or(&[][..], |made| &made.marks);
            (Sign::Circle, colour::BLUE, "chosen", Some(in_words(board, label, marks)))
        }
        Some(Event::Refuse(label)) => {
            let marks = refused.map_or(&[][..], |refused| &refused.marks);
            let reason = refused.and_then(|refused| refused.reason.as_ref());
            // What was tried has a line of its own: while one thing after the other is tried, only a word changes.
            let said = in_words(board, label, marks);
            let text = reason.map_or(said.clone(), |reason| format!("{said}\n{}", say(&reason.text)));
            (Sign::Cross, colour::QUIET, "refused", Some(text))
        }
        Some(Event::Solution) => (Sign::Diamond, colour::GREEN, "solution", None),
        Some(Event::DeadEnd) => (Sign::Square, colour::RED, "dead-end", None),
        Some(Event::Leave(Some(label))) => {
            let marks = left.map_or(&[][..], |made| &made.marks);
            let text = say!("film-taken-back", choice = in_words(board, label, marks));
            (Sign::Triangle, colour::QUIET, "back", Some(text))
        }
        Some(Event::Leave(None)) => (Sign::Triangle, colour::QUIET, "end", None),
    };
    let head = say!(format!("film-head-{what}"), n = player.solutions());
    let text = text.unwrap_or_else(|| say!(format!("film-text-{what}")));
    let at = (LEFT + 8.0, 75.0);
    let sign = match sign {
        Sign::Circle => Shape::circle(Layer::Over, at, 7.0).fill(hex),
        sign if sign.is_lines() => Shape::path(Layer::Over, sign.path(at.0, at.1, 7.0)).stroke(hex, 3.0),
        sign => Shape::path(Layer::Over, sign.path(at.0, at.1, 7.0)).fill(hex),
    };
    let ink = if hex == colour::QUIET { colour::INK } else { hex };
    let head = Shape::text(Layer::Over, (LEFT + 24.0, 81.0), LARGE, Anchor::Start, head).bold().fill(ink);
    let (said, why) = text.split_once('\n').unwrap_or((&text, ""));
    let mut lines = wrap(said, USUAL, RIGHT - LEFT, 2);
    lines.extend(wrap(why, USUAL, RIGHT - LEFT, REASON_LINES - lines.len()));
    let lines = lines.into_iter().enumerate().map(|(i, line)| {
        let at = (LEFT, REASON + LINE * i as f64);
        Shape::text(Layer::Over, at, USUAL, Anchor::Start, line).fill(colour::INK)
    });
    [sign, head].into_iter().chain(lines).collect()
}

/// The choices from the root, in as many lines as there are; of a long path the end.
fn path(player: &Player) -> Vec<String> {
    /// More labels never fit, however short they are.
    const LABELS: usize = 40;
    let hidden = player.path().len().saturating_sub(LABELS);
    // Lines are not broken inside a label, nor before a dot.
    let labels: Vec<String> = player.path()[hidden..].iter().map(|made| made.label.replace(' ', "\u{a0}")).collect();
    if labels.is_empty() {
        return vec![format!("({})", say!("film-empty"))];
    }
    let mut first = 0;
    loop {
        let cut = if hidden + first > 0 { "… " } else { "" };
        let text = format!("{cut}{}", labels[first..].join("\u{a0}· "));
        let lines = wrap(&text, USUAL, RIGHT - LEFT, PATH_LINES + 1);
        if lines.len() <= PATH_LINES || first + 1 == labels.len() {
            return lines.into_iter().take(PATH_LINES).collect();
        }
        first += 1;
    }
}

/// Breaks a text into lines between words; what is too long for the last one ends with `…`.
pub(super) fn wrap(text: &str, size: f64, room: f64, most: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut words = text.split([' ', '\n', '\t']).filter(|word| !word.is_empty());
    while let Some(word) = words.next() {
        let longer = lines.last().map(|line| format!("{line} {word}"));
        match longer.filter(|longer| width(longer, size) <= room) {
            Some(longer) => *lines.last_mut().expect("the line that is longer now") = longer,
            None if lines.len() < most => lines.push(fit(word, size, room)),
            None => {
                let rest: Vec<&str> = std::iter::once(word).chain(words).collect();
                let last = lines.pop().unwrap_or_default();
                lines.push(fit(&format!("{last} {}", rest.join(" ")), size, room));
                break;
            }
        }
    }
    lines
}

/// How wide a text is, in whichever of both fonts is wider: that of the page, or that of bitmaps, where all letters are equal.
fn width(text: &str, size: f64) -> f64 {
    // The bitmaps have three dots for an ellipsis.
    let letters: usize = text.chars().map(|c| if c == '…' { 3 } else { 1 }).sum();
    svg::width(text, size).max(0.625 * size * letters as f64)
}

/// A text that is shortened to fit.
fn fit(text: &str, size: f64, room: f64) -> String {
    if width(text, size) <= room {
        return text.to_string();
    }
    let mut out = String::new();
    for c in text.chars() {
        out.push(c);
        if width(&out, size) + 2.0 * size > room {
            out.pop();
            break;
        }
    }
    out.trim_end().to_string() + "…"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_broken_between_words_and_ends_with_an_ellipsis_if_it_has_to() {
        assert_eq!(wrap("one two three", 10.0, 60.0, 3), ["one two", "three"]);
        assert_eq!(wrap("one two three four five six", 10.0, 60.0, 2), ["one two", "three…"]);
        assert_eq!(wrap("incomprehensibilities", 10.0, 60.0, 2), ["incomp…"]);
        assert_eq!(wrap("", 10.0, 60.0, 2), [""; 0]);
    }
}
