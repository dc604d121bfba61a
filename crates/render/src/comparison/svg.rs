//! The comparison as a chart: instances from left to right, the least CPU time on a logarithmic scale upwards.
//!
//! Each solver has a line with a marker and dashes of its own, so that they can be told apart in black and white.
//! What was not run leaves a gap in the line; a solver that was not run at all stands in the legend only.

mod frame;

use std::time::Duration;

use words::say;

use super::{Comparison, by_instance};
use crate::numbers::duration;
use crate::svg::{Anchor, Page, Sign, colour, fill, hover, number, shorten, width};
use frame::Frame;

const MARGIN: f64 = 24.0;
const SIZE: f64 = 13.0;
const LEGEND_LINE: f64 = 26.0;
const SAMPLE: f64 = 44.0;

/// Dark enough on paper; neighbours differ in lightness as well as in hue.
const COLOURS: [&str; 8] = ["#b3261e", "#1f62c4", "#23803a", "#8a4bb8", "#b35c00", "#0f7c86", "#4a4f57", "#c2297a"];

const SIGNS: [Sign; 8] = [
    Sign::Square,
    Sign::Triangle,
    Sign::TriangleDown,
    Sign::Diamond,
    Sign::Plus,
    Sign::Circle,
    Sign::Cross,
    Sign::Star,
];

const DASHES: [&str; 8] = ["", "8 4", "2 3", "10 3 2 3", "5 3", "14 4", "10 3 2 3 2 3", "1 5"];

/// A solver's line.
struct Curve<'a> {
    solver: &'a str,
    /// Its time at each instance.
    times: Vec<Option<Duration>>,
    /// Its place among the solvers: marker, dashes and colour follow from it.
    place: usize,
}

impl Curve<'_> {
    fn colour(&self) -> &'static str {
        COLOURS[self.place % 8]
    }

    /// The marker; from the ninth solver on, markers meet other dashes.
    fn sign(&self) -> Sign {
        SIGNS[self.place % 8]
    }

    /// Its name in the legend.
    fn name(&self) -> String {
        let run = self.times.iter().any(Option::is_some);
        let name = shorten(self.solver, 24);
        if run { name } else { say!("render-not-run", solver = name) }
    }

    fn line(&self) -> String {
        let dashes = DASHES[(self.place + self.place / 8) % 8];
        let dashes = if dashes.is_empty() { String::new() } else { format!(" stroke-dasharray=\"{dashes}\"") };
        format!("fill=\"none\" stroke=\"{}\" stroke-width=\"1.8\"{dashes}", self.colour())
    }

    fn mark(&self, page: &mut Page, x: f64, y: f64) {
        let style = if self.sign().is_lines() {
            format!("fill=\"none\" stroke=\"{}\" stroke-width=\"2.4\"", self.colour())
        } else {
            // A rim of paper keeps markers apart where lines meet.
            format!("fill=\"{}\" stroke=\"{}\" stroke-width=\"1\"", self.colour(), colour::PAPER)
        };
        page.path(&self.sign().path(x, y, 5.0), &style);
    }

    /// Slowest first: given up earliest, then the longest time at the end. So the legend follows the lines.
    fn rank(&self) -> (usize, std::cmp::Reverse<Option<Duration>>) {
        let last = self.times.iter().rposition(Option::is_some);
        (last.map_or(usize::MAX, |last| last), std::cmp::Reverse(last.and_then(|last| self.times[last])))
    }
}

/// Draws the chart.
pub fn svg(comparison: &Comparison) -> String {
    let groups = by_instance(comparison);
    let instances: Vec<&str> = groups.iter().map(|(instance, _)| *instance).collect();
    let mut curves = curves(comparison, &instances);
    curves.sort_by_key(Curve::rank);

    let title = say!("render-least-title", puzzle = comparison.puzzle.clone());
    let names: Vec<String> = curves.iter().map(Curve::name).collect();
    let legend = names.iter().map(|name| width(name, SIZE)).fold(0.0, f64::max) + SAMPLE + 34.0;
    let times: Vec<Duration> = curves.iter().flat_map(|curve| curve.times.iter().flatten().copied()).collect();
    let frame = Frame::around(&instances, &times, curves.len() as f64 * LEGEND_LINE);
    let wide = (frame.right + legend + MARGIN).max(2.0 * MARGIN + width(&title, 16.0) * 1.06);

    let mut page = Page::new(wide, frame.high, &title);
    page.heading((MARGIN, MARGIN + 14.0), &title);
    frame.draw(&mut page, &instances, &comparison.puzzle);
    for curve in &curves {
        draw_curve(&mut page, curve, &instances, &frame);
    }
    for (i, (curve, name)) in curves.iter().zip(&names).enumerate() {
        let (x, y) = (frame.right + 24.0, frame.top + LEGEND_LINE * (i as f64 + 0.5));
        let [x1, x2, at] = [x, x + SAMPLE, y].map(number);
        page.path(&format!("M{x1} {at}H{x2}"), &curve.line());
        curve.mark(&mut page, x + SAMPLE / 2.0, y);
        page.text((x + SAMPLE + 10.0, y + SIZE * 0.36), SIZE, Anchor::Start, &fill(colour::INK), name);
    }
    page.finish()
}

/// The solvers, in the order of their first cell.
fn curves<'a>(comparison: &'a Comparison, instances: &[&str]) -> Vec<Curve<'a>> {
    let mut curves: Vec<Curve<'a>> = Vec::new();
    for cell in &comparison.cells {
        let known = curves.iter().position(|curve| curve.solver == cell.solver);
        let place = known.unwrap_or_else(|| {
            curves.push(Curve { solver: &cell.solver, times: vec![None; instances.len()], place: curves.len() });
            curves.len() - 1
        });
        let at = instances.iter().position(|instance| *instance == cell.instance);
        if let (Ok(run), Some(at)) = (&cell.result, at) {
            curves[place].times[at] = Some(run.least);
        }
    }
    curves
}

fn draw_curve(page: &mut Page, curve: &Curve<'_>, instances: &[&str], frame: &Frame) {
    let mut d = String::new();
    let mut pen_down = false;
    for (i, time) in curve.times.iter().enumerate() {
        if let &Some(time) = time {
            let (x, y) = (number(frame.x(i)), number(frame.y(time)));
            d.push_str(&format!("{}{x} {y}", if pen_down { "L" } else { "M" }));
        }
        pen_down = time.is_some();
    }
    if d.is_empty() {
        return;
    }
    page.path(&d, &format!("{} stroke-linejoin=\"round\"", curve.line()));
    for (i, time) in curve.times.iter().enumerate() {
        let &Some(time) = time else { continue };
        page.push(&hover(&say!(
            "render-least-of",
            solver = curve.solver,
            instance = instances[i],
            time = duration(time)
        )));
        curve.mark(page, frame.x(i), frame.y(time));
        page.push("</g>");
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::super::tests::{awkward, queens};
    use super::*;
    use crate::snapshot;

    #[test]
    fn seven_solvers_are_as_they_were_reviewed() {
        snapshot::compare("comparison.svg", &svg(&queens()));
    }

    #[test]
    fn solvers_differ_without_their_colours() {
        let looks: BTreeSet<String> = (0..64)
            .map(|place| Curve { solver: "", times: vec![], place })
            .map(|curve| format!("{:?} {}", curve.sign(), curve.line().split("stroke-dasharray").nth(1).unwrap_or("")))
            .collect();
        assert_eq!(looks.len(), 64);
    }

    #[test]
    fn what_was_not_run_is_a_gap_and_not_a_line() {
        let mut comparison = queens();
        comparison.cells.retain(|cell| cell.solver == "bits");
        comparison.cells[3].result = Err("skipped".into());
        let picture = svg(&comparison);
        let line = picture.lines().find(|line| line.contains("stroke-linejoin")).unwrap();
        assert_eq!(line.matches('M').count(), 2);
    }

    #[test]
    fn nothing_run_is_still_a_picture() {
        assert!(svg(&awkward()).contains("nothing was run"));
        assert!(svg(&Comparison { puzzle: String::new(), cells: vec![] }).contains("nothing was run"));
    }
}
