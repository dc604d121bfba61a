//! What stands on the cells of a board of rows and columns, and as what.

use std::collections::HashMap;

use registry::board::Kind;
use registry::{Board, Mark};

use super::canvas::Canvas;
use super::{Role, View};

/// The cell that somebody looks at: where something happened last.
pub(super) fn focus(board: &Board<'_>, view: &View<'_>) -> u32 {
    let tried = view.refused.and_then(|refused| refused.marks.first());
    let mark = tried.or_else(|| view.path.iter().rev().find_map(|made| made.marks.first()));
    mark.map(|mark| mark.cell).or(start(board)).unwrap_or(0)
}

/// The square where a path begins, if that is known from the beginning.
fn start(board: &Board<'_>) -> Option<u32> {
    if let Kind::Path(path) = &board.kind { path.start } else { None }
}

/// What stands on the cells that are seen.
pub(super) struct Standing {
    marks: HashMap<u32, (u32, Role)>,
    rays: HashMap<u32, [char; 2]>,
}

impl Standing {
    pub(super) fn of(board: &Board<'_>, view: &View<'_>, is_seen: &dyn Fn(u32) -> bool) -> Self {
        let mut marks = HashMap::new();
        let held = if view.solved { Role::Solved } else { Role::Held };
        let newest = if view.fresh { view.path.len() } else { usize::MAX };
        if let Some(start) = start(board) {
            let here = if view.path.is_empty() { Role::Fresh } else { held };
            marks.insert(start, (1, here));
        }
        if let Kind::Squares(squares) = &board.kind {
            marks.extend(squares.given().iter().map(|mark| (mark.cell, (mark.value, Role::Given))));
        }
        for (depth, made) in (1..).zip(view.path) {
            // A knight stands on its last square, whatever happened since.
            let stands = matches!(board.kind, Kind::Path(_)) && depth == view.path.len() && !view.solved;
            let role = if depth == newest || stands { Role::Fresh } else { held };
            let seen = made.marks.iter().filter(|mark| is_seen(mark.cell));
            marks.extend(seen.map(|mark| (mark.cell, (mark.value, role))));
        }
        let mut rays = HashMap::new();
        for &Mark { cell, value } in view.withheld.iter().flat_map(|alternative| &alternative.marks) {
            // A square that holds something is known to be taken.
            marks.entry(cell).or_insert((value, Role::Tried));
        }
        if let Some(refused) = view.refused {
            for &Mark { cell, value } in refused.marks.iter().rev() {
                let stands = marks.get(&cell).map_or(value, |&(value, _)| value);
                marks.insert(cell, (stands, Role::Tried));
            }
            for &cell in refused.culprits.iter().filter(|_| view.why) {
                let value = marks.get(&cell).map_or(0, |&(value, _)| value);
                if !refused.marks.iter().any(|mark| mark.cell == cell) {
                    marks.insert(cell, (value, Role::Culprit));
                }
                if let (Kind::Squares(squares), Some(tried)) = (&board.kind, refused.marks.first()) {
                    ray(squares.columns, tried.cell, cell, &mut rays);
                }
            }
        }
        Standing { marks, rays }
    }

    /// What is written on a cell, and what it is.
    pub(super) fn cell(&self, board: &Board<'_>, cell: u32, canvas: &Canvas) -> (String, Role) {
        let free = canvas.sign('·', '.');
        let mark = self.marks.get(&cell).copied();
        match &board.kind {
            Kind::Squares(squares) => match (mark, self.rays.get(&cell)) {
                (Some((_, Role::Tried)), _) => (canvas.sign('×', 'x').into(), Role::Tried),
                (Some((value, role)), _) => {
                    let symbol = squares.symbol(value);
                    (canvas.sign(symbol.drawn, symbol.typed).into(), role)
                }
                (None, Some(&[drawn, typed])) => (canvas.sign(drawn, typed).into(), Role::Ray),
                (None, None) if squares.is_free(cell) => (free.into(), Role::Free),
                (None, None) => ("#".into(), Role::Line),
            },
            Kind::Path(path) => match mark {
                Some((value, role)) => (value.to_string(), role),
                None if path.is_free(cell) => (free.into(), Role::Free),
                None => ("#".into(), Role::Line),
            },
            Kind::Grid(grid) => match (mark, grid.givens[cell as usize]) {
                // A given that is to blame keeps its value.
                (Some((_, role)), given @ 1..) => (grid.symbol(given.into()), role),
                (Some((0, role)), _) => (free.into(), role),
                (Some((value, role)), _) => (grid.symbol(value), role),
                (None, given @ 1..) => (grid.symbol(given.into()), Role::Given),
                (None, 0) => match grid.values[cell as usize] {
                    0 => (free.into(), Role::Free),
                    found => (grid.symbol(found.into()), Role::Held),
                },
            },
            Kind::Graph(_) | Kind::Choices => (String::new(), Role::Free),
        }
    }
}

/// The squares between two on a line that a queen goes along.
fn ray(n: u32, from: u32, to: u32, rays: &mut HashMap<u32, [char; 2]>) {
    let place = |cell: u32| (i64::from(cell / n), i64::from(cell % n));
    let ((row, column), (to_row, to_column)) = (place(from), place(to));
    let (down, right) = (to_row - row, to_column - column);
    let signs = match (down, right) {
        (0, _) => ['─', '-'],
        (_, 0) => ['│', '|'],
        _ if down == right => ['╲', '\\'],
        _ if down == -right => ['╱', '/'],
        _ => return,
    };
    for i in 1..down.abs().max(right.abs()) {
        let (row, column) = (row + down.signum() * i, column + right.signum() * i);
        rays.insert((row * i64::from(n) + column) as u32, signs);
    }
}
