//! The table: what both the aligned text and Markdown write, and the aligned text itself.

use std::time::Duration;

use words::{grouped, say};

use super::{Cell, Comparison, by_instance};
use crate::numbers::{duration, ratio, space, thousands};

/// What is not kept, or was not run.
const NONE: &str = "–";

/// The headings after the first, which is the name of the puzzle.
pub(super) fn headings() -> [String; 8] {
    ["solver", "solutions", "least", "mean", "slower", "visits", "checks", "space"]
        .map(|name| say!(format!("render-heading-{name}")))
}

/// A line of the table.
pub(super) struct TableRow {
    pub(super) instance: String,
    /// What stands under [`headings`].
    pub(super) columns: [String; 8],
    /// Why it was not run.
    pub(super) note: String,
}

/// The lines of the table, by instance.
pub(super) fn lines(comparison: &Comparison) -> Vec<Vec<TableRow>> {
    let group = |(_, cells): (&str, Vec<&Cell>)| {
        let fastest = cells.iter().filter_map(|cell| Some(cell.result.as_ref().ok()?.least)).min();
        cells.into_iter().map(|cell| line(cell, fastest)).collect()
    };
    by_instance(comparison).into_iter().map(group).collect()
}

fn line(cell: &Cell, fastest: Option<Duration>) -> TableRow {
    let or_none = |text: Option<String>| text.unwrap_or_else(|| NONE.to_string());
    let run = cell.result.as_ref().ok();
    let slower = || {
        let fastest = fastest.filter(|fastest| !fastest.is_zero())?;
        Some(ratio(run?.least.as_secs_f64() / fastest.as_secs_f64()))
    };
    TableRow {
        instance: one_line(&cell.instance),
        columns: [
            one_line(&cell.solver),
            or_none(run.map(|run| grouped(&run.solutions.to_string()))),
            or_none(run.map(|run| duration(run.least))),
            or_none(run.map(|run| duration(run.mean))),
            or_none(slower()),
            or_none(run.and_then(|run| run.visits).map(|visits| thousands(visits.into()))),
            or_none(run.and_then(|run| run.checks).map(|checks| thousands(checks.into()))),
            or_none(cell.space.map(space)),
        ],
        note: cell.result.as_ref().err().map(|why| one_line(&say(why))).unwrap_or_default(),
    }
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Draws an aligned table, a blank line between instances; solvers that were not run say why at the end of the line.
pub fn text(comparison: &Comparison) -> String {
    let groups = lines(comparison);
    let all = || groups.iter().flatten();
    let long = |text: &str| text.chars().count();
    let first = all().map(|line| long(&line.instance)).max().unwrap_or(0).max(long(&comparison.puzzle));
    let headings = headings();
    let widths = [0, 1, 2, 3, 4, 5, 6, 7]
        .map(|i: usize| all().map(|line| long(&line.columns[i])).max().unwrap_or(0).max(long(&headings[i])));

    let mut out = String::new();
    let mut write = |instance: &str, columns: &[&str], note: &str| {
        let mut line = format!("{instance:<first$}");
        for (i, (column, &width)) in columns.iter().zip(&widths).enumerate() {
            line.push_str(&if i == 0 { format!("  {column:<width$}") } else { format!("  {column:>width$}") });
        }
        line.push_str("  ");
        line.push_str(note);
        out.push_str(line.trim_end());
        out.push('\n');
    };
    write(&one_line(&comparison.puzzle), &headings.each_ref().map(String::as_str), "");
    for (i, group) in groups.iter().enumerate() {
        if i > 0 {
            write("", &[], "");
        }
        for (j, line) in group.iter().enumerate() {
            let instance = if j == 0 { line.instance.as_str() } else { "" };
            write(instance, &line.columns.each_ref().map(String::as_str), &line.note);
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::super::tests::{awkward, queens};
    use super::*;
    use crate::snapshot;

    #[test]
    fn seven_solvers_are_as_they_were_reviewed() {
        snapshot::compare("comparison.txt", &text(&queens()));
    }

    #[test]
    fn the_fastest_of_an_instance_is_once_as_slow() {
        for group in lines(&queens()) {
            assert_eq!(group.iter().filter(|line| line.columns[4] == "1.00").count(), 1);
        }
    }

    #[test]
    fn a_reason_of_two_lines_stays_on_one() {
        assert!(text(&awkward()).ends_with("≈ 1.4e32  it is too large\n"));
    }

    #[test]
    fn nothing_compared_leaves_the_heading() {
        assert_eq!(text(&Comparison { puzzle: "queens".to_string(), cells: vec![] }).lines().count(), 1);
    }
}
