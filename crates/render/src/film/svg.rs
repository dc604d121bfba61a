//! The film as an SVG that moves by itself, without a script, also inside an `<img>`.
//!
//! A shape is written once, with the times at which it comes and goes; shapes that come and go together share them. Where
//! nothing moves, be it a printer or a reader who has asked for less motion, there is one frame: the poster.

use std::collections::HashMap;

use super::{Film, TALL, WIDE, trail};
use crate::shape::svg::{begin, written};
use crate::shape::{Layer, Px, Shape};
use crate::svg::{Page, number};

/// Draws the film.
///
/// It loops for ever and is legible on light and dark pages. Some 500 bytes a frame, plus its board.
pub fn svg(film: &Film) -> String {
    let times = Times::new(film);
    let mut page = Page::new(WIDE, TALL, &film.title);
    // Some readers get ill from pictures that move.
    page.push("<style>@media (prefers-reduced-motion:reduce){[display],.v{display:none!important}.p{display:inline!important}}</style>");
    begin(&mut page, film.ground.iter().chain(&film.shapes));
    for shape in &film.ground {
        page.push(&written(shape));
    }
    for (spans, shapes) in together(film) {
        if spans == [(0, film.frames.len())] {
            page.push(&shapes.iter().map(|&shape| written(shape)).collect::<String>());
            continue;
        }
        let is_poster = spans.iter().any(|&(from, until)| (from..until).contains(&film.poster));
        page.push(if is_poster { "<g class=\"p\">" } else { "<g display=\"none\">" });
        let shapes: String = shapes.iter().map(|&shape| written(shape)).collect();
        page.push(&format!("{shapes}{}</g>", times.animate(&spans)));
    }
    page.push(&times.moving(film));
    page.push("</g>");
    page.finish()
}

/// The frames of a shape, from one up to another.
pub(super) type Spans = Vec<(usize, usize)>;

/// The shapes of each layer that come and go together, in order.
pub(super) fn together<'a>(film: &'a Film) -> Vec<(Spans, Vec<&'a Shape>)> {
    let mut spans: Vec<Spans> = vec![Vec::new(); film.shapes.len()];
    for (i, frame) in film.frames.iter().enumerate() {
        for &shape in &frame.shapes {
            match spans[shape as usize].last_mut() {
                Some((_, until)) if *until == i => *until = i + 1,
                _ => spans[shape as usize].push((i, i + 1)),
            }
        }
    }
    let mut groups: Vec<(Spans, Vec<&Shape>)> = Vec::new();
    let mut place: HashMap<(Layer, Spans), usize> = HashMap::new();
    let mut add = |shape: &'a Shape, spans: Spans| {
        let at = *place.entry((shape.layer, spans)).or_insert_with_key(|(_, spans)| {
            groups.push((spans.clone(), Vec::new()));
            groups.len() - 1
        });
        groups[at].1.push(shape);
    };
    // The place on the trail is moved instead.
    let still = film.shapes.iter().zip(spans).filter(|(shape, _)| shape.layer != Layer::Place);
    for (shape, spans) in still {
        let frames: usize = spans.iter().map(|(from, until)| until - from).sum();
        if shape.layer == Layer::Over && frames > 1 && written(shape).len() * (frames - 1) < 130 + 20 * spans.len() {
            // It is shorter to write it with each of its frames than to tell all its times.
            spans.into_iter().flat_map(|(from, until)| from..until).for_each(|i| add(shape, vec![(i, i + 1)]));
        } else {
            add(shape, spans);
        }
    }
    groups
}

/// When each frame begins, as a share of the whole.
struct Times {
    begins: Vec<String>,
    /// The attributes that all animations share.
    shared: String,
}

impl Times {
    fn new(film: &Film) -> Self {
        let total: u64 = film.frames.iter().map(|frame| u64::from(frame.hundredths)).sum();
        // Hundredths of a second are told apart, and no more.
        let digits = total.max(1).ilog10() as usize + 1;
        let mut passed = 0;
        let begins = film.frames.iter().map(|frame| {
            let share = format!("{:.digits$}", passed as f64 / total as f64);
            passed += u64::from(frame.hundredths);
            let share = share.trim_start_matches('0').trim_end_matches('0').trim_end_matches('.');
            if share.is_empty() { "0".to_string() } else { share.to_string() }
        });
        let begins = begins.collect();
        let dur = number(total as f64 / 100.0);
        let shared = format!("calcMode=\"discrete\" dur=\"{dur}s\" repeatCount=\"indefinite\"");
        Times { begins, shared }
    }

    /// Shows something in these frames only.
    fn animate(&self, spans: &[(usize, usize)]) -> String {
        let mut keys = Vec::new();
        let mut values = Vec::new();
        if spans.first().is_none_or(|&(from, _)| from > 0) {
            keys.push("0");
            values.push("none");
        }
        for &(from, until) in spans {
            keys.push(&self.begins[from]);
            values.push("inline");
            if let Some(begin) = self.begins.get(until) {
                keys.push(begin);
                values.push("none");
            }
        }
        let (keys, values) = (keys.join(";"), values.join(";"));
        let shared = &self.shared;
        format!("<animate attributeName=\"display\" {shared} keyTimes=\"{keys}\" values=\"{values}\"/>")
    }

    /// The place on the trail: drawn once, and moved with each frame.
    fn moving(&self, film: &Film) -> String {
        let to_right = |&(x, _): &(Px, Px)| number(x.get());
        let to_place = |&(x, y): &(Px, Px)| format!("{} {}", number(x.get()), number(y.get()));
        let [line, ring] = trail::marks((0.0, 0.0)).map(|shapes| shapes.iter().map(written).collect::<String>());
        let moves =
            [(line, film.places.iter().map(to_right).collect()), (ring, film.places.iter().map(to_place).collect())];
        let moved = moves.map(|(shapes, places): (String, Vec<String>)| {
            let (keys, values, poster) = (self.begins.join(";"), places.join(";"), &places[film.poster]);
            let animate = format!("<animateTransform attributeName=\"transform\" type=\"translate\" {}", self.shared);
            format!(
                "<g class=\"v\" transform=\"translate({poster})\">{shapes}{animate} keyTimes=\"{keys}\" \
                 values=\"{values}\"/></g>\n<g class=\"p\" display=\"none\" transform=\"translate({poster})\">{shapes}</g>"
            )
        });
        moved.join("\n")
    }
}
