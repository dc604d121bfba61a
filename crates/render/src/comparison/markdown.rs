//! The comparison as a Markdown table.

use super::Comparison;
use super::table::{TableRow, headings, lines};

/// Writes a table as GitHub and most other readers take it, numbers to the right.
///
/// Solvers that were not run say why in place of their time.
pub fn markdown(comparison: &Comparison) -> String {
    let mut out = row(&comparison.puzzle, &headings());
    out.push_str("|---|---|");
    out.push_str(&"---:|".repeat(headings().len() - 1));
    out.push('\n');
    for TableRow { instance, mut columns, note } in lines(comparison).into_iter().flatten() {
        if !note.is_empty() {
            columns[2] = note;
        }
        out.push_str(&row(&instance, &columns));
    }
    out
}

fn row(first: &str, columns: &[String]) -> String {
    let mut row = format!("| {} |", escape(first));
    for column in columns {
        row.push_str(&format!(" {} |", escape(column)));
    }
    row.push('\n');
    row
}

/// Keeps what would end a cell or begin markup as it is.
fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        if matches!(c, '|' | '\\' | '*' | '_' | '`' | '<' | '[' | ']') {
            out.push('\\');
        }
        out.push(c);
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
        snapshot::compare("comparison.md", &markdown(&queens()));
    }

    #[test]
    fn a_bar_in_a_name_does_not_end_its_cell() {
        let table = markdown(&awkward());
        assert!(table.contains("| a \"b\", \\<c>\\|d | none | – | it is too large |"), "{table}");
    }
}
