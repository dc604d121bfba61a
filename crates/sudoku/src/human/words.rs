//! Lists of values and of cells, as sentences join them.

use backtrail::{Arg, text};

/// "3, 4 or 5".
pub(super) fn any(values: Vec<String>) -> Arg {
    list(values, "sudoku-or-next", "sudoku-or-last")
}

/// "3, 4 or 5" after "no", which other languages say otherwise than "or".
pub(super) fn none(values: Vec<String>) -> Arg {
    list(values, "sudoku-nor-next", "sudoku-nor-last")
}

/// "row 1, column 2; row 1, column 3 and row 2, column 1": names that have commas themselves.
pub(super) fn cells(names: Vec<impl Into<Arg>>) -> Arg {
    list(names, "sudoku-cells-next", "sudoku-cells-last")
}

fn list(entries: Vec<impl Into<Arg>>, next: &'static str, last: &'static str) -> Arg {
    let end = entries.len().saturating_sub(1);
    let joined = entries.into_iter().map(Into::into).enumerate().reduce(|(_, before), (at, item)| {
        let id = if at == end { last } else { next };
        (at, text!(id, before = before, item = item).into())
    });
    joined.map_or(Arg::List(Vec::new()), |(_, joined)| joined)
}
