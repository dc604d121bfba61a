//! Why a row is refused, and where a queen stands: what all column-by-column solvers share.

use backtrail::{Reason, Text, text};

use registry::{Alternative, Mark, Prospect};

/// Names the queens in `rows`, one a column, that attack `row` in the next column.
pub(super) fn explain(rows: &[u32], row: u32) -> Option<Reason> {
    let attackers = rows.iter().copied().enumerate().filter(|&queen| attacks(queen, (rows.len(), row)));
    let text = clauses(attackers.clone(), row)?;
    Some(Reason { text, blames: attackers.map(|(column, _)| column).collect() })
}

/// Do queens in these columns and rows attack each other? The columns differ.
pub(super) fn attacks((column, row): (usize, u32), (other_column, other_row): (usize, u32)) -> bool {
    row == other_row || row.abs_diff(other_row) as usize == column.abs_diff(other_column)
}

/// Names queens, by column and row, that attack a queen in this row.
pub(super) fn clauses(attackers: impl Iterator<Item = (usize, u32)>, row: u32) -> Option<Text> {
    let clauses = attackers.map(|(column, other)| match other == row {
        true => text!("queens-attack-row", column = column),
        false => text!("queens-attack-diagonal", column = column),
    });
    clauses.reduce(|attack, and| text!("queens-attacks", attack = attack, and = and))
}

/// The queen of a choice on a board of n × n: in the last column of those that hold one if the choice was `made`, in the
/// next one if it is about to be tried.
pub(super) fn mark(n: usize, held: usize, row: u32, made: bool) -> Mark {
    let column = held - usize::from(made);
    Mark { cell: row * n as u32 + column as u32, value: 1 }
}

/// The number of rows of a column that are looked at.
const MOST_WITHHELD: usize = 100;

/// The rows of this column, the next one of n, that are not offered, each with the reason.
pub(super) fn withheld(
    n: usize,
    column: usize,
    is_offered: impl Fn(u32) -> bool,
    explain: impl Fn(u32) -> Option<Reason>,
) -> Vec<Alternative> {
    let alternative = |row: u32| {
        let (label, marks) = (row.to_string(), vec![mark(n, column, row, false)]);
        Some(Alternative { label, marks, prospect: Prospect::NotOffered(explain(row)?) })
    };
    // Nobody looks at thousands of squares.
    (0..n as u32).take(MOST_WITHHELD).filter(|&row| !is_offered(row)).filter_map(alternative).collect()
}
