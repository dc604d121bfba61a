//! The coloured graph as SVG: a disc for each vertex, with the number of its colour in it, so that colour is never the only
//! sign. Names stand beside the discs if they are short and few. An edge with one colour at both ends is red, thick and dashed.
//!
//! A line that would run through the disc of a third vertex is bent around it: on a board of queens most do.

mod edges;
mod labels;

use std::fmt::{self, Write};
use words::say;

use registry::board::Graph;

use super::disc;
use super::layout::{self, Point};
use crate::shape::Shape;
use crate::shape::svg::{begin, written};
use crate::svg::{Anchor, Page, colour, escape, fill, width};

/// More edges than this are not drawn: nothing would be seen but ink.
const EDGES: u64 = 200_000;

/// The size of the letters below the graph.
const CAPTION: f64 = 14.0;

/// The most colours that the legend lists.
const LEGEND: usize = 40;

/// "a graph of 10 vertices and 15 edges, 3 colours", or what else this id says of it.
pub(super) fn caption(id: &'static str, graph: &Graph<'_>, colours: usize) -> String {
    say!(id, vertices = graph.net.vertices(), edges = graph.net.edges(), colours = colours)
}

/// Draws the graph.
///
/// # Errors
///
/// If nothing more can be written.
pub(crate) fn svg(graph: &Graph<'_>, out: &mut dyn Write) -> fmt::Result {
    let drawing = Drawing::new(graph);
    let legend = Legend::new(graph, drawing.wide);
    let title = caption("render-graph-title", graph, legend.colors.len());
    let mut page = Page::new(drawing.wide, drawing.tall + legend.tall(), &title);
    begin(&mut page, [].into_iter());
    drawing.draw_edges(&mut page, out)?;
    drawing.draw_discs(&mut page, out)?;
    drawing.names().iter().for_each(|name| page.push(&written(name)));
    legend.draw(&mut page, drawing.tall + 12.0, &caption("render-graph-caption", graph, legend.colors.len()));
    page.push("</g>");
    out.write_str(&page.finish())
}

/// The markup of a disc with its number.
fn both([disc, number]: [Shape; 2]) -> String {
    written(&disc) + &written(&number)
}

/// A graph whose vertices have their places on the page.
pub(crate) struct Drawing<'a> {
    graph: &'a Graph<'a>,
    pub(crate) points: Vec<Point>,
    /// The radius of a disc.
    pub(crate) radius: f64,
    pub(crate) wide: f64,
    pub(crate) tall: f64,
    names: Vec<String>,
}

impl<'a> Drawing<'a> {
    pub(crate) fn new(graph: &'a Graph<'a>) -> Self {
        let mut points = layout::place(graph);
        let n = points.len();
        let radius = match n {
            0..=60 => 15.0,
            61..=200 => 12.0,
            201..=1_000 => 9.0,
            _ => 7.0,
        };
        let scale = scale(&points, radius);
        for point in &mut points {
            *point = (point.0 * scale, point.1 * scale);
        }
        layout::spread(&mut points, 2.5 * radius);

        let names = names(graph);
        let widest = names.iter().map(|name| width(name, labels::SIZE)).fold(0.0, f64::max);
        let margin = radius + 14.0 + widest;
        let above = radius + 14.0 + if names.is_empty() { 0.0 } else { labels::SIZE };
        let least = |of: fn(&Point) -> f64| points.iter().map(of).fold(f64::MAX, f64::min);
        let most = |of: fn(&Point) -> f64| points.iter().map(of).fold(f64::MIN, f64::max);
        let (mut left, top, mut right, bottom) = (least(|p| p.0), least(|p| p.1), most(|p| p.0), most(|p| p.1));
        if n == 0 {
            return Drawing { graph, points, radius, wide: LEAST, tall: 0.0, names };
        }
        // A narrow graph stands in the middle.
        let missing = (LEAST - (right - left + 2.0 * margin)).max(0.0);
        (left, right) = (left - missing / 2.0, right + missing / 2.0);
        for point in &mut points {
            *point = (point.0 - left + margin, point.1 - top + above);
        }
        let (wide, tall) = (right - left + 2.0 * margin, bottom - top + 2.0 * above);
        Drawing { graph, points, radius, wide: wide.ceil(), tall: tall.ceil(), names }
    }

    /// Is this edge wrong?
    fn is_wrong(&self, (a, b): (u32, u32)) -> bool {
        self.graph.colors[a as usize] == self.graph.colors[b as usize]
    }

    fn draw_discs(&self, page: &mut Page, out: &mut dyn Write) -> fmt::Result {
        for (vertex, (&at, &color)) in (0..).zip(self.points.iter().zip(&*self.graph.colors)) {
            let name = escape(&self.graph.net.name(vertex));
            let disc = both(disc(at, self.radius, color, self.radius / 12.0));
            page.push(&format!("<g><title>{name} = {color}</title>{disc}</g>"));
            if vertex % 256 == 255 {
                page.flush(out)?;
            }
        }
        page.flush(out)
    }
}

/// No picture is narrower than this.
const LEAST: f64 = 260.0;

/// How many pixels the unit of the layout becomes, so that discs have room: most of them much, nearly all of them some.
fn scale(points: &[Point], radius: f64) -> f64 {
    if points.len() < 2 {
        return 1.0;
    }
    let nearest = layout::nearest(points);
    let usual = nearest[nearest.len() / 2].max(1e-3);
    let small = nearest[nearest.len() / 10].max(usual / 2.0);
    let room = match points.len() {
        0..=30 => 5.2,
        31..=60 => 4.4,
        _ => 3.7,
    };
    (room * radius / usual).max(0.75 * room * radius / small)
}

/// The names to write, if they are short and few and there is room between the edges.
fn names(graph: &Graph<'_>) -> Vec<String> {
    const FEW: u32 = 60;
    const SHORT: usize = 14;
    let room = graph.net.vertices() <= FEW && graph.net.edges() <= 5 * u64::from(graph.net.vertices());
    let is_short = |vertex: u32| graph.net.name(vertex).chars().count() <= SHORT;
    if !room || !(0..graph.net.vertices()).all(is_short) {
        return Vec::new();
    }
    (0..graph.net.vertices()).map(|vertex| graph.net.name(vertex).into_owned()).collect()
}

/// What is below the graph: its size, and each colour with how many vertices have it.
struct Legend {
    /// Each colour and how often it occurs.
    colors: Vec<(u32, usize)>,
    wrong: usize,
    undrawn: bool,
    across: usize,
    named: bool,
}

impl Legend {
    /// The room of an entry, and the height of a line.
    const ENTRY: f64 = 72.0;
    const LINE: f64 = 30.0;

    fn new(graph: &Graph<'_>, wide: f64) -> Self {
        let mut sorted = graph.colors.to_vec();
        sorted.sort_unstable();
        let colors = sorted.chunk_by(|a, b| a == b).map(|same| (same[0], same.len())).collect();
        let same = |&(a, b): &(u32, u32)| graph.colors[a as usize] == graph.colors[b as usize];
        let wrong = graph.each_edge().filter(same).count();
        let undrawn = graph.net.edges() > EDGES;
        let across = ((wide - 32.0) / Self::ENTRY).max(1.0) as usize;
        Legend { colors, wrong, undrawn, across, named: !names(graph).is_empty() }
    }

    /// The lines of text.
    fn lines(&self, title: &str) -> Vec<(String, &'static str)> {
        let mut lines = vec![(title.to_string(), colour::INK)];
        if self.wrong > 0 {
            lines.push((say!("render-graph-wrong", n = self.wrong), colour::RED));
        }
        if self.undrawn {
            lines.push((say!("render-graph-undrawn"), colour::QUIET));
        }
        if self.named {
            lines.push((say!("render-graph-named"), colour::QUIET));
        }
        lines
    }

    fn rows(&self) -> usize {
        if self.colors.len() > LEGEND { 0 } else { self.colors.len().div_ceil(self.across) }
    }

    fn tall(&self) -> f64 {
        24.0 + Self::LINE * self.rows() as f64 + 22.0 * self.lines("").len() as f64
    }

    fn draw(&self, page: &mut Page, top: f64, title: &str) {
        const R: f64 = 10.0;
        if self.rows() > 0 {
            for (i, &(color, _)) in self.colors.iter().enumerate() {
                page.push(&both(disc(self.entry(i, top), R, color, 1.0)));
            }
        }
        for (i, &(_, times)) in self.colors.iter().enumerate().take(if self.rows() > 0 { LEGEND } else { 0 }) {
            let (x, y) = self.entry(i, top);
            page.text((x + R + 5.0, y + 4.5), 12.0, Anchor::Start, &fill(colour::QUIET), &format!("× {times}"));
        }
        let mut y = top + Self::LINE * self.rows() as f64 + 16.0;
        for (line, ink) in self.lines(title) {
            let size = if ink == colour::QUIET { 12.0 } else { CAPTION };
            page.text((16.0, y), size, Anchor::Start, &fill(ink), &line);
            y += 22.0;
        }
    }

    /// The middle of a disc of the legend.
    fn entry(&self, i: usize, top: f64) -> Point {
        let (row, column) = (i / self.across, i % self.across);
        (16.0 + 10.0 + Self::ENTRY * column as f64, top + Self::LINE * (row as f64 + 0.4))
    }
}
