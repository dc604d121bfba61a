//! The frame of the chart: where an instance and a time stand, grid lines for each power of ten, and both axes.

use std::time::Duration;
use words::say;

use super::{MARGIN, SIZE};
use crate::svg::{Anchor, Page, colour, fill, number, shorten, stroke, width};

/// The height of a factor of ten, at most.
const DECADE: f64 = 52.0;
const LONGEST_NAME: usize = 20;

/// Where things stand.
pub(super) struct Frame {
    left: f64,
    pub(super) right: f64,
    pub(super) top: f64,
    bottom: f64,
    /// The height of the whole picture.
    pub(super) high: f64,
    /// From one instance to the next.
    step: f64,
    /// Names too long for a step are written aslant.
    aslant: bool,
    /// Powers of ten of a nanosecond: the least and the greatest grid line.
    decades: Option<(i32, i32)>,
}

impl Frame {
    /// A frame that holds all of these and is at least `least_height` high.
    pub(super) fn around(instances: &[&str], times: &[Duration], least_height: f64) -> Self {
        let exponents = || times.iter().map(|&time| exponent(time));
        let least = exponents().fold(f64::INFINITY, f64::min).floor();
        let greatest = exponents().fold(f64::NEG_INFINITY, f64::max).ceil();
        let decades = (!times.is_empty()).then(|| (least as i32, (greatest as i32).max(least as i32 + 1)));
        let longest = instances.iter().map(|name| width(&shorten(name, LONGEST_NAME), SIZE)).fold(0.0, f64::max);
        let step = (560.0 / instances.len().max(1) as f64).clamp(44.0, 110.0);
        let aslant = longest + 10.0 > step;
        // The first name, aslant, reaches to the left of its tick.
        let reach = if aslant { longest * 0.82 - step / 2.0 } else { 0.0 };
        let left = MARGIN + (width("100 µs", SIZE) + 14.0).max(reach);
        let top = MARGIN + 64.0;
        let bottom = top + (DECADE * f64::from(decades.map_or(1, |(a, b)| b - a))).max(200.0).max(least_height);
        let names = if aslant { longest * 0.6 + 16.0 } else { 14.0 };
        let right = left + step * instances.len().max(1) as f64;
        Frame { left, right, top, bottom, high: bottom + names + 34.0 + MARGIN, step, aslant, decades }
    }

    /// Where the i-th instance stands.
    pub(super) fn x(&self, i: usize) -> f64 {
        self.left + self.step * (i as f64 + 0.5)
    }

    /// Where a time stands.
    pub(super) fn y(&self, time: Duration) -> f64 {
        self.at(exponent(time))
    }

    fn at(&self, exponent: f64) -> f64 {
        let (least, greatest) = self.decades.map_or((0.0, 1.0), |(a, b)| (f64::from(a), f64::from(b)));
        self.bottom - (exponent - least) / (greatest - least) * (self.bottom - self.top)
    }

    /// Draws grid and axes.
    pub(super) fn draw(&self, page: &mut Page, instances: &[&str], puzzle: &str) {
        let quiet = fill(colour::QUIET);
        let [left, right, top, bottom] = [self.left, self.right, self.top, self.bottom].map(number);
        page.text((MARGIN, self.top - 18.0), SIZE, Anchor::Start, &quiet, &say!("render-least-axis"));
        match self.decades {
            None => {
                let middle = ((self.left + self.right) / 2.0, (self.top + self.bottom) / 2.0);
                page.text(middle, SIZE, Anchor::Middle, &quiet, &say!("render-nothing-run"));
            }
            Some((least, greatest)) => {
                for power in least..=greatest {
                    let y = self.at(f64::from(power));
                    page.path(&format!("M{left} {}H{right}", number(y)), &stroke(colour::FAINT, 1.0));
                    let at = (self.left - 10.0, y + SIZE * 0.36);
                    page.text(at, SIZE, Anchor::End, &fill(colour::INK), &power_of_ten(power));
                }
            }
        }
        page.path(&format!("M{left} {top}V{bottom}H{right}"), &stroke(colour::QUIET, 1.2));
        for (i, name) in instances.iter().enumerate() {
            let (x, name) = (self.x(i), shorten(name, LONGEST_NAME));
            let tick = number(x);
            page.path(&format!("M{tick} {bottom}v5"), &stroke(colour::QUIET, 1.2));
            if self.aslant {
                let (x, y) = (x + 4.0, self.bottom + 18.0);
                let turn = format!("transform=\"rotate(-35 {} {})\" {}", number(x), number(y), fill(colour::INK));
                page.text((x, y), SIZE, Anchor::End, &turn, &name);
            } else {
                page.text((x, self.bottom + 21.0), SIZE, Anchor::Middle, &fill(colour::INK), &name);
            }
        }
        let middle = (self.left + self.right) / 2.0;
        page.text((middle, self.high - MARGIN), SIZE, Anchor::Middle, &quiet, puzzle);
    }
}

/// The power of ten of a time in nanoseconds. What the clock cannot tell from nothing stands with one nanosecond.
fn exponent(time: Duration) -> f64 {
    (time.as_nanos().max(1) as f64).log10()
}

/// `10^power` nanoseconds in words: "100 µs".
fn power_of_ten(power: i32) -> String {
    let unit = (power / 3).min(3);
    let name = ["ns", "µs", "ms", "s"][unit as usize];
    format!("{} {name}", crate::numbers::thousands(10u128.pow((power - 3 * unit) as u32)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn powers_of_ten_have_the_unit_that_suits_them() {
        let names: Vec<String> = (0..=13).step_by(2).map(power_of_ten).collect();
        assert_eq!(names, ["1 ns", "100 ns", "10 µs", "1 ms", "100 ms", "10 s", "1,000 s"]);
    }

    #[test]
    fn equal_times_still_have_a_decade_to_stand_in() {
        let frame = Frame::around(&["8"], &[Duration::from_micros(10)], 0.0);
        assert_eq!(frame.y(Duration::from_micros(10)), frame.bottom);
        assert_eq!(frame.y(Duration::from_micros(100)), frame.top);
    }
}
