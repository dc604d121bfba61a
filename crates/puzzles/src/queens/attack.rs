//! Why a row is refused: the words that all column-by-column solvers share.

use backtrail::Reason;

/// Names the queens in `rows`, one a column, that attack `row` in the next column.
pub(super) fn explain(rows: &[u32], row: u32) -> Option<Reason> {
    let next = rows.len();
    let mut blames = Vec::new();
    let mut clauses = Vec::new();
    for (column, &other) in rows.iter().enumerate() {
        let line = if other == row {
            "along the row"
        } else if other.abs_diff(row) as usize == next - column {
            "along a diagonal"
        } else {
            continue;
        };
        blames.push(column);
        clauses.push(format!("the queen in column {column} attacks it {line}"));
    }
    (!blames.is_empty()).then(|| Reason { text: clauses.join(" and "), blames })
}
