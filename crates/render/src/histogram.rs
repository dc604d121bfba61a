//! The histogram of a search: how many nodes were visited at each depth.
//!
//! It shows where the work lies. A tree swells while there are more free choices than refused ones, and shrinks once
//! the choices made leave little room: eight queens have most of their nodes at depth 5.

mod bins;
mod svg;

pub use svg::svg;

use words::say;

use crate::numbers::{percent, thousands};
use bins::{Bin, Bins};

/// The narrowest text: below this, bars would have no room beside their numbers.
const NARROWEST: usize = 40;

/// The shortest bars worth drawing; the shares give way to them.
const SHORTEST_BAR: usize = 8;

/// Draws visits per depth (the index is the depth) as lines of at most `width` columns, and no less than forty.
///
/// Bars are drawn to an eighth of a column. More than sixty depths are summed into ranges, and the heading says so.
///
/// ```
/// let text = render::histogram::text(&[1, 4, 6, 4, 2], 40, true);
/// assert_eq!(text, "\
/// depth                     visits   share
///     0  ###                     1   5.9 %
///     1  ###########             4  23.5 %
///     2  #################       6  35.3 %
///     3  ###########             4  23.5 %
///     4  ######                  2  11.8 %
/// total                         17
/// ");
/// ```
pub fn text(profile: &[u64], width: usize, ascii: bool) -> String {
    let bins = Bins::of(profile);
    if bins.total == 0 {
        return format!("({})\n", say!("render-no-visits"));
    }
    let layout = Layout::fit(&bins, width.max(NARROWEST), ascii);
    let mut out = String::new();
    if bins.depths_each > 1 {
        out.push_str(&format!("{}\n", say!("render-each-line", n = bins.depths_each)));
    }
    let [depth, visits, share, total] = headings();
    layout.line(&mut out, &depth, "", &visits, &share);
    for bin in &bins.bins {
        let (count, share) = (thousands(bin.visits), percent(bin.visits, bins.total));
        layout.line(&mut out, &bin.name(ascii), &layout.draw(bin, ascii), &count, &share);
    }
    layout.line(&mut out, &total, "", &thousands(bins.total), "");
    out
}

/// What stands above the columns, and before their sum.
fn headings() -> [String; 4] {
    ["depth", "visits", "share", "total"].map(|name| say!(format!("render-heading-{name}")))
}

/// The widths of the columns.
struct Layout {
    depth: usize,
    bar: usize,
    count: usize,
    share: Option<usize>,
    largest: u128,
}

impl Layout {
    fn fit(bins: &Bins, width: usize, ascii: bool) -> Self {
        let headings = headings().map(|heading| heading.chars().count());
        let widest = |texts: &mut dyn Iterator<Item = String>| texts.map(|text| text.chars().count()).max();
        let depth =
            widest(&mut bins.bins.iter().map(|bin| bin.name(ascii))).unwrap_or(0).max(headings[0]).max(headings[3]);
        let count = thousands(bins.total).chars().count().max(headings[1]);
        let shares = &mut bins.bins.iter().map(|bin| percent(bin.visits, bins.total));
        let share = widest(shares).unwrap_or(0).max(headings[2]);
        let largest = bins.bins.iter().map(|bin| bin.visits).max().unwrap_or(0);
        let rest = width.saturating_sub(depth + 2 + 2 + count);
        if rest >= 2 + share + SHORTEST_BAR {
            Layout { depth, bar: rest - 2 - share, count, share: Some(share), largest }
        } else {
            Layout { depth, bar: rest, count, share: None, largest }
        }
    }

    fn line(&self, out: &mut String, depth: &str, bar: &str, count: &str, share: &str) {
        let mut line = format!("{depth:>0$}  {bar:<1$}  {count:>2$}", self.depth, self.bar, self.count);
        if let Some(width) = self.share {
            line.push_str(&format!("  {share:>width$}"));
        }
        out.push_str(line.trim_end());
        out.push('\n');
    }

    /// A bar in proportion; visits too few for it get the smallest mark there is, not none.
    fn draw(&self, bin: &Bin, ascii: bool) -> String {
        if bin.visits == 0 {
            return String::new();
        }
        let columns = bin.visits as f64 / self.largest as f64 * self.bar as f64;
        if ascii {
            let whole = columns.round() as usize;
            return if whole == 0 { ".".to_string() } else { "#".repeat(whole) };
        }
        let eighths = ((columns * 8.0).round() as usize).max(1);
        let mut bar = "█".repeat(eighths / 8);
        bar.extend([None, Some('▏'), Some('▎'), Some('▍'), Some('▌'), Some('▋'), Some('▊'), Some('▉')][eighths % 8]);
        bar
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::snapshot;

    pub(super) const EIGHT_QUEENS: [u64; 9] = [1, 8, 42, 140, 344, 568, 550, 312, 92];

    #[test]
    fn eight_queens_are_as_they_were_reviewed() {
        snapshot::compare("histogram-8.txt", &text(&EIGHT_QUEENS, 80, false));
        snapshot::compare("histogram-8-ascii.txt", &text(&EIGHT_QUEENS, 60, true));
    }

    #[test]
    fn no_line_is_wider_than_was_asked() {
        let large = [1, 1_000_000, u64::MAX, 12, 0];
        for profile in [&EIGHT_QUEENS[..], &large, &[7; 1_000]] {
            for width in [0, 40, 41, 55, 80, 200] {
                for ascii in [true, false] {
                    let text = text(profile, width, ascii);
                    let widest = text.lines().map(|line| line.chars().count()).max().unwrap();
                    assert!(widest <= width.max(40), "{widest} columns for {width}:\n{text}");
                }
            }
        }
    }

    #[test]
    fn the_share_gives_way_when_counts_are_wide() {
        let text = text(&[1, u64::MAX], 40, true);
        assert!(!text.contains('%') && text.contains("#####"), "{text}");
    }

    #[test]
    fn a_single_visit_among_millions_still_has_a_mark() {
        assert!(text(&[1, 10_000_000], 60, false).contains("0  ▏"));
        assert!(text(&[1, 10_000_000], 60, true).contains("0  ."));
    }

    #[test]
    fn a_deep_search_is_summed_into_ranges_that_are_announced() {
        let profile: Vec<u64> = (0..=1_000).collect();
        let text = text(&profile, 80, false);
        assert!(text.starts_with("each line sums 20 depths\n") && text.contains("  0–19  "), "{text}");
        assert!(text.contains("980–999") && text.contains("   1000  ") && text.contains("500,500"), "{text}");
        assert!(text.lines().count() <= 63);
    }

    #[test]
    fn nothing_visited_is_said_in_words() {
        assert_eq!(text(&[], 80, false), "(no visits)\n");
        assert_eq!(text(&[0, 0], 80, false), "(no visits)\n");
    }
}
