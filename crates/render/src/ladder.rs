//! The ladder of search spaces: how many candidates each idea leaves, down to the nodes that a search visits.
//!
//! The lengths of the bars are logarithms, for nothing else shows 2⁶⁴ and 2,057 in one picture.

use backtrail::{Text, text};
use registry::{Count, Rung};
use words::{decimal, grouped, say};

use crate::svg::{Anchor, Page, colour, fill, hover, width};

/// A step of the ladder: a space, or what a search visited.
#[derive(Clone, Debug)]
pub struct Step {
    /// What is counted.
    pub what: String,
    /// The number as a formula with `^` for powers, or nothing.
    pub formula: String,
    /// The number.
    pub count: Count,
    /// Was it counted by a search?
    pub is_measured: bool,
    /// Was that search stopped, so that it would have gone on?
    pub is_stopped: bool,
}

impl From<&Rung> for Step {
    fn from(rung: &Rung) -> Self {
        let (formula, count) = (rung.formula.clone(), rung.count.clone());
        Step { what: say(&rung.what), formula, count, is_measured: false, is_stopped: false }
    }
}

impl Step {
    fn number(&self) -> String {
        let number = written(&self.count);
        if self.is_stopped { format!("≥ {number}") } else { number }
    }
}

/// Writes a number of any size: all its digits below 10¹⁵, then three of them and a power of ten.
///
/// ```
/// use registry::Count;
/// use render::ladder::written;
///
/// assert_eq!(written(&Count::choose(64, 8)), "4,426,165,368");
/// assert_eq!(written(&Count::power(2, 64)), "≈ 1.84·10^19");
/// ```
pub fn written(count: &Count) -> String {
    if *count < 10_u128.pow(15) {
        return grouped(&count.to_string());
    }
    let log = count.log10();
    let hundredths = (10_f64.powf(log.fract()) * 100.0).round();
    let (hundredths, exponent) = if hundredths >= 1_000.0 { (100.0, log + 1.0) } else { (hundredths, log) };
    format!("≈ {}·10^{:.0}", decimal(hundredths / 100.0, 2), exponent.floor())
}

/// The same with powers raised: `2^64` becomes 2⁶⁴.
fn raised(formula: &str) -> String {
    let mut is_power = false;
    let sign = |letter: char| {
        is_power = letter == '^' || is_power && letter.is_ascii_digit();
        match letter {
            '^' => None,
            digit if is_power => "⁰¹²³⁴⁵⁶⁷⁸⁹".chars().nth(digit as usize - '0' as usize),
            other => Some(other),
        }
    };
    formula.chars().filter_map(sign).collect()
}

/// How long a bar is, as a part of the longest.
fn share(step: &Step, steps: &[Step]) -> f64 {
    let most = steps.iter().map(|step| step.count.log10()).fold(0.0, f64::max).max(f64::MIN_POSITIVE);
    step.count.log10() / most
}

/// Draws the ladder as lines of at most `wide` columns, with bars if there is room for them.
pub fn text(steps: &[Step], wide: usize, ascii: bool) -> String {
    let plain = |text: String| {
        if ascii { text.replace('≈', "~").replace('≥', ">=").replace('·', "*") } else { raised(&text) }
    };
    let rows: Vec<[String; 3]> =
        steps.iter().map(|step| [step.what.clone(), plain(step.formula.clone()), plain(step.number())]).collect();
    let widest = |i: usize| rows.iter().map(|row| row[i].chars().count()).max().unwrap_or(0);
    let [what, formula, number] = [0, 1, 2].map(widest);
    let room = wide.saturating_sub(what + formula + number + 6);
    let mut out = String::new();
    for (row, step) in rows.iter().zip(steps) {
        let mut line = format!("{:<what$}  {:<formula$}  {:>number$}", row[0], row[1], row[2]);
        if room >= 8 {
            let long = (share(step, steps) * room as f64).round() as usize;
            let sign = if ascii {
                "#"
            } else if step.is_measured {
                "▓"
            } else {
                "█"
            };
            line += &format!("  {}", sign.repeat(long.max(1)));
        }
        out += line.trim_end();
        out.push('\n');
    }
    out
}

const MARGIN: f64 = 24.0;
const BAR: f64 = 20.0;
const LINE: f64 = 30.0;
const LONGEST: f64 = 460.0;
const SIZE: f64 = 14.0;

/// Draws the ladder as horizontal bars under a title: search spaces in blue, what was visited in green.
pub fn svg(steps: &[Step], title: &str) -> String {
    let names: Vec<String> = steps.iter().map(|step| step.what.clone()).collect();
    let number = |step: &Step| match step.formula.is_empty() {
        true => raised(&step.number()),
        false => raised(&format!("{} = {}", step.formula, step.number())).replace("= ≈", "≈"),
    };
    let numbers: Vec<String> = steps.iter().map(number).collect();
    let widest = |texts: &[String]| texts.iter().map(|text| width(text, SIZE)).fold(0.0, f64::max);
    let left = MARGIN + widest(&names) + 12.0;
    let note = say(&text!("render-ladder-note"));
    let top = MARGIN + 56.0;
    let wide = (left + LONGEST + widest(&numbers) + 8.0 + MARGIN)
        .max(2.0 * MARGIN + width(title, 16.0) * 1.06)
        .max(2.0 * MARGIN + width(&note, SIZE));
    let mut page = Page::new(wide, top + LINE * steps.len() as f64 + MARGIN, title);
    page.heading((MARGIN, MARGIN + 14.0), title);
    page.text((MARGIN, MARGIN + 36.0), 13.0, Anchor::Start, &fill(colour::QUIET), &note);
    for (i, step) in steps.iter().enumerate() {
        let y = top + LINE * i as f64 + (LINE - BAR) / 2.0;
        let base = y + BAR / 2.0 + SIZE * 0.36;
        let long = (share(step, steps) * LONGEST).max(1.0);
        page.text((left - 12.0, base), SIZE, Anchor::End, &fill(colour::INK), &names[i]);
        page.push(&hover(&format!("{}: {}", names[i], numbers[i])));
        page.rect(left, y, long, BAR, &fill(if step.is_measured { colour::GREEN } else { colour::BLUE }));
        page.push("</g>");
        page.text((left + long + 8.0, base), SIZE, Anchor::Start, &fill(colour::INK), &numbers[i]);
    }
    page.finish()
}

/// What a search visited, as a step: all of the tree, or up to the first solution.
pub fn visited(solver: &str, is_first: bool, visits: u64, is_stopped: bool) -> Step {
    let what: Text = text!(if is_first { "render-visited-first" } else { "render-visited-all" }, solver = solver);
    let count = u128::from(visits).into();
    Step { what: say(&what), formula: String::new(), count, is_measured: true, is_stopped }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::snapshot;

    fn eight_queens() -> Vec<Step> {
        let case = builtin::case("queens", "8", &[]).unwrap();
        let measured = [visited("scan", false, 2_057, false), visited("scan", true, 114, false)];
        case.rungs().iter().map(Step::from).chain(measured).collect()
    }

    #[test]
    fn the_ladder_of_eight_queens_is_as_it_was_reviewed() {
        snapshot::compare("ladder-8.txt", &text(&eight_queens(), 80, false));
        snapshot::compare("ladder-8-ascii.txt", &text(&eight_queens(), 80, true));
        snapshot::compare("ladder-8.svg", &svg(&eight_queens(), "8 queens: the ladder of search spaces"));
    }

    #[test]
    fn powers_are_raised_and_nothing_else() {
        assert_eq!(raised("C(64,8) = 8^8·10^12"), "C(64,8) = 8⁸·10¹²");
        assert_eq!(written(&(10_u128.pow(15) - 1).into()), "999,999,999,999,999");
        assert_eq!(written(&Count::power(9, 58)), "≈ 2.22·10^55");
        assert_eq!(written(&(9_999 * 10_u128.pow(20)).into()), "≈ 1.00·10^24");
    }

    #[test]
    fn nothing_to_search_is_still_a_ladder() {
        assert_eq!(text(&[], 80, false), "");
        assert!(text(&[visited("scan", false, 1, true)], 80, false).contains("≥ 1"));
    }
}
