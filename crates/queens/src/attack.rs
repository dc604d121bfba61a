//! Why a row is refused, and where a queen stands: what all column-by-column solvers share.

use backtrail::Reason;

use registry::Mark;

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

/// The queen of a choice on a board of n × n: in the last column of those that hold one if the choice was `made`, in the
/// next one if it is about to be tried.
pub(super) fn mark(n: usize, held: usize, row: u32, made: bool) -> Mark {
    let column = held - usize::from(made);
    Mark { cell: row * n as u32 + column as u32, value: 1 }
}
