//! Graphs: a small one is drawn with its edges, a large one is a list of its vertices. `WA:0` has a colour, `WA:·` none.

use std::collections::HashMap;

use registry::board::Graph;
use words::say;

use super::canvas::Canvas;
use super::{Role, Room, View, around};
use crate::board::graph::Point;

/// Graphs with more vertices or edges are not drawn: nobody would tell their lines apart.
const MOST_VERTICES: u32 = 60;
const MOST_EDGES: u64 = 200;

/// Is a graph small enough to be drawn?
pub(super) fn is_drawn(given: &Graph<'_>) -> bool {
    given.net.vertices() <= MOST_VERTICES && given.net.edges() <= MOST_EDGES
}

/// A graph takes what it gets.
pub(super) const WISH: Room = Room { wide: 44, high: 24 };

/// What a vertex is and which colour it has.
fn vertices(given: &Graph<'_>, view: &View<'_>) -> HashMap<u32, (u32, Role)> {
    let mut marks: HashMap<u32, (u32, Role)> = HashMap::new();
    for (vertex, &color) in (0..).zip(&*given.colors) {
        if color != Graph::NONE {
            marks.insert(vertex, (color, Role::Given));
        }
    }
    for (depth, made) in (1..).zip(view.path) {
        let newest = view.fresh && depth == view.path.len();
        for mark in &made.marks {
            let role = if newest { Role::Fresh } else { Role::Painted(mark.value) };
            marks.insert(mark.cell, (mark.value, role));
        }
    }
    if let Some(refused) = view.refused {
        for &cell in refused.culprits.iter().filter(|_| view.why) {
            let color = marks.get(&cell).map_or(Graph::NONE, |&(color, _)| color);
            marks.insert(cell, (color, Role::Culprit));
        }
        marks.extend(refused.marks.iter().map(|mark| (mark.cell, (mark.value, Role::Tried))));
    }
    marks
}

/// Draws it; says which part it is, if not the whole.
pub(super) fn draw(given: &Graph<'_>, places: &[Point], view: &View<'_>, canvas: &mut Canvas) -> Option<String> {
    let marks = vertices(given, view);
    let text = |vertex: u32, canvas: &Canvas| {
        let (color, role) = marks.get(&vertex).copied().unwrap_or((Graph::NONE, Role::Free));
        let color = if color == Graph::NONE { canvas.sign('·', '.').to_string() } else { color.to_string() };
        let [left, right] = around(role, canvas.ascii);
        (format!("{left}{}:{color}{right}", given.net.name(vertex)), role)
    };
    // The first few thousand names tell how long they are.
    let few = given.net.vertices().min(2_000);
    let widest = (0..few).map(|vertex| text(vertex, canvas).0.chars().count()).max().unwrap_or(0);
    let room = canvas.room;
    let crowded = given.net.vertices() as usize * (widest + 2) * 2 > room.wide * room.high;
    if places.is_empty() || crowded || room.high < 5 {
        return list(given, widest, view, &text, canvas);
    }
    let at = scale(places, room, widest);
    for (a, b) in given.each_edge() {
        line(at[a as usize], at[b as usize], canvas);
    }
    for vertex in 0..given.net.vertices() {
        let ((x, y), (text, role)) = (at[vertex as usize], text(vertex, canvas));
        let long = text.chars().count();
        // Blanks at its sides would cut the edges.
        let (skip, text) = (usize::from(text.starts_with(' ')), text.trim());
        canvas.write((x + skip).saturating_sub(long / 2), y, text, role);
    }
    None
}

/// The places of the drawing on the signs of the room.
fn scale(places: &[Point], room: Room, widest: usize) -> Vec<(usize, usize)> {
    let range = |part: fn(&Point) -> f64| {
        let values = places.iter().map(part);
        (values.clone().fold(f64::INFINITY, f64::min), values.fold(f64::NEG_INFINITY, f64::max))
    };
    let ((left, right), (top, bottom)) = (range(|place| place.0), range(|place| place.1));
    let half = widest / 2 + 1;
    let (wide, high) = (room.wide.saturating_sub(2 * half).max(1) as f64, (room.high - 1) as f64);
    // A sign is twice as high as wide: no picture is stretched more than twice.
    let (across, down) = ((right - left).max(0.1), (bottom - top).max(0.1));
    let unit = (wide / across / 2.0).min(high / down) * 2.0;
    let (x_unit, y_unit) = ((wide / across).min(2.0 * unit), (high / down).min(unit));
    let place = |&(x, y): &Point| {
        let x = half as f64 + (x - left) * x_unit + (wide - across * x_unit).max(0.0) / 2.0;
        let y = (y - top) * y_unit + (high - down * y_unit).max(0.0) / 2.0;
        (x.round() as usize, y.round() as usize)
    };
    places.iter().map(place).collect()
}

/// An edge, in dots of Braille, two by four to a sign; in plain signs, dots.
fn line((x, y): (usize, usize), (to_x, to_y): (usize, usize), canvas: &mut Canvas) {
    let (per_x, per_y) = if canvas.ascii { (1, 1) } else { (2, 4) };
    let dot = |x: usize, y: usize| ((x * per_x) as f64, (y * per_y) as f64 + (per_y / 2) as f64);
    let ((x, y), (to_x, to_y)) = (dot(x, y), dot(to_x, to_y));
    let steps = (to_x - x).abs().max((to_y - y).abs()).max(1.0);
    for i in 0..=steps as usize {
        let along = i as f64 / steps;
        let (x, y) = ((x + (to_x - x) * along).round() as usize, (y + (to_y - y) * along).round() as usize);
        let (column, row) = (x / per_x, y / per_y);
        let sign = if canvas.ascii {
            '.'
        } else {
            let old = u32::from(canvas.at(column, row)).saturating_sub(0x2800);
            let bits = [[0x01, 0x02, 0x04, 0x40], [0x08, 0x10, 0x20, 0x80]];
            char::from_u32(0x2800 + (old & 0xff | bits[x % 2][y % 4])).expect("the signs of Braille")
        };
        canvas.put(column, row, sign, Role::Line);
    }
}

/// The vertices in columns, the newest in sight.
fn list(
    given: &Graph<'_>,
    widest: usize,
    view: &View<'_>,
    text: &dyn Fn(u32, &Canvas) -> (String, Role),
    canvas: &mut Canvas,
) -> Option<String> {
    let all = given.net.vertices() as usize;
    let pitch = widest + 1;
    let columns = (canvas.room.wide / pitch).max(1);
    let refused = view.refused.and_then(|refused| refused.marks.first());
    let focus = refused.or_else(|| view.path.last().and_then(|made| made.marks.first())).map_or(0, |mark| mark.cell);
    let rows = all.div_ceil(columns);
    let seen = canvas.room.high.min(rows);
    let first = (focus as usize / columns).saturating_sub(seen / 2).min(rows - seen);
    for y in 0..seen {
        for column in 0..columns {
            let vertex = (first + y) * columns + column;
            if vertex < all {
                let (text, role) = text(vertex as u32, canvas);
                canvas.write(column * pitch, y, &text, role);
            }
        }
    }
    let shown = (seen * columns).min(all);
    (shown < all).then(|| say!("render-stage-vertices", shown = shown, n = all))
}
