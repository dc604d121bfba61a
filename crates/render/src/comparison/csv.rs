//! The comparison for programs: comma-separated values, numbers without separators, nothing where nothing is known.

use std::time::Duration;

use super::Comparison;

const HEADER: &str = "puzzle,instance,solver,solutions,least_seconds,mean_seconds,runs,visits,checks,\
                      space,space_log10,not_run\n";

/// Writes a header and a line for each cell, in their order, quoted as in RFC 4180; lines end in `\n`.
pub fn csv(comparison: &Comparison) -> String {
    let mut out = HEADER.to_string();
    for cell in &comparison.cells {
        let run = cell.result.as_ref().ok();
        let text = |number: Option<String>| number.unwrap_or_default();
        let fields = [
            comparison.puzzle.clone(),
            cell.instance.clone(),
            cell.solver.clone(),
            text(run.map(|run| run.solutions.to_string())),
            text(run.map(|run| seconds(run.least))),
            text(run.map(|run| seconds(run.mean))),
            text(run.map(|run| run.runs.to_string())),
            text(run.and_then(|run| run.visits).map(|visits| visits.to_string())),
            text(run.and_then(|run| run.checks).map(|checks| checks.to_string())),
            text(cell.space.and_then(|space| space.exact).map(|exact| exact.to_string())),
            text(cell.space.map(|space| format!("{:.4}", space.log10))),
            text(cell.result.as_ref().err().map(words::english)),
        ];
        out.push_str(&fields.map(|field| quote(&field)).join(","));
        out.push('\n');
    }
    out
}

/// Seconds to the nanosecond, without an exponent: `0.0465`.
fn seconds(duration: Duration) -> String {
    let text = format!("{}.{:09}", duration.as_secs(), duration.subsec_nanos());
    let text = text.trim_end_matches('0');
    if text.ends_with('.') { format!("{text}0") } else { text.to_string() }
}

fn quote(field: &str) -> String {
    if field.contains(['"', ',', '\n', '\r']) {
        format!("\"{}\"", field.replace('"', "\"\""))
    } else {
        field.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{awkward, queens};
    use super::*;
    use crate::snapshot;

    #[test]
    fn seven_solvers_are_as_they_were_reviewed() {
        snapshot::compare("comparison.csv", &csv(&queens()));
    }

    #[test]
    fn every_line_has_as_many_fields_as_the_header() {
        let table = csv(&queens());
        assert!(table.lines().all(|line| line.matches(',').count() == HEADER.matches(',').count()));
    }

    #[test]
    fn commas_quotes_and_line_ends_are_quoted() {
        let table = csv(&awkward());
        assert!(table.ends_with("color,\"a \"\"b\"\", <c>|d\",none,,,,,,,,32.1460,\"it is\ntoo large\"\n"), "{table}");
    }

    #[test]
    fn seconds_are_plain_decimals() {
        let written =
            [0, 1, 46_500_000, 1_000_000_000, 61_200_000_000].map(|nanos| seconds(Duration::from_nanos(nanos)));
        assert_eq!(written, ["0.0", "0.000000001", "0.0465", "1.0", "61.2"]);
    }
}
