//! Why a row is refused, and where a queen stands: what all column-by-column solvers share.

use backtrail::{Reason, text};

use registry::Mark;

/// Names the queens in `rows`, one a column, that attack `row` in the next column.
pub(super) fn explain(rows: &[u32], row: u32) -> Option<Reason> {
    let next = rows.len();
    let mut blames = Vec::new();
    let mut clauses = Vec::new();
    for (column, &other) in rows.iter().enumerate() {
        if other == row {
            clauses.push(text!("queens-attack-row", column = column));
        } else if other.abs_diff(row) as usize == next - column {
            clauses.push(text!("queens-attack-diagonal", column = column));
        } else {
            continue;
        }
        blames.push(column);
    }
    let text = clauses.into_iter().reduce(|attack, and| text!("queens-attacks", attack = attack, and = and))?;
    Some(Reason { text, blames })
}

/// The queen of a choice on a board of n × n: in the last column of those that hold one if the choice was `made`, in the
/// next one if it is about to be tried.
pub(super) fn mark(n: usize, held: usize, row: u32, made: bool) -> Mark {
    let column = held - usize::from(made);
    Mark { cell: row * n as u32 + column as u32, value: 1 }
}
