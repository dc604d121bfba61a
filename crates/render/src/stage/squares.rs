//! Boards of rows and columns: queens, tours, grids. Rows and columns bear the numbers by which reasons call them.

use std::collections::HashMap;

use puzzles::registry::{Mark, Stage};
use puzzles::sudoku::write::symbol;

use super::canvas::Canvas;
use super::{Role, Room, View, around};

/// The measures of a board.
pub(super) struct Squares {
    rows: usize,
    columns: usize,
    /// The first row and the first column have this number.
    first: usize,
    /// How wide what stands on a cell is.
    piece: usize,
    /// Rows and columns of a box, if there are boxes.
    boxes: Option<(usize, usize)>,
}

/// How they are laid out in a room.
struct Layout {
    /// Is there a sign at the right of a piece too?
    loose: bool,
    framed: bool,
    headed: bool,
    margin: usize,
    /// The rows and columns that are seen: the first, and how many.
    rows: (usize, usize),
    columns: (usize, usize),
}

impl Layout {
    fn sees(&self, row: usize, column: usize) -> bool {
        let within = |(from, many): (usize, usize), at: usize| (from..from + many).contains(&at);
        within(self.rows, row) && within(self.columns, column)
    }
}

impl Squares {
    /// The measures of a stage, if it has rows and columns.
    pub(super) fn of(stage: &Stage) -> Option<Self> {
        Some(match stage {
            Stage::Queens { n } => Squares { rows: *n as usize, columns: *n as usize, first: 0, piece: 1, boxes: None },
            Stage::Knight { board, .. } => Squares {
                rows: board.rows() as usize,
                columns: board.columns() as usize,
                first: 0,
                piece: long(board.free() as usize),
                boxes: None,
            },
            Stage::Sudoku(grid) => {
                let shape = grid.shape();
                let piece = (1..=shape.n() as u8).map(|value| symbol(value, shape).len()).max().unwrap_or(1);
                let boxes = Some((shape.box_rows(), shape.box_columns()));
                Squares { rows: shape.n(), columns: shape.n(), first: 1, piece, boxes }
            }
            Stage::Graph { .. } | Stage::Choices => return None,
        })
    }

    pub(super) fn wish(&self) -> Room {
        Room { wide: self.wide(true, true), high: self.high(true, true) }
    }

    fn margin(&self) -> usize {
        long((self.rows + self.first).saturating_sub(1)) + 1
    }

    fn pitch(&self, loose: bool) -> usize {
        self.piece + 1 + usize::from(loose)
    }

    fn wide(&self, loose: bool, framed: bool) -> usize {
        let lines = self.boxes.filter(|_| framed).map_or(0, |(_, columns)| self.columns / columns + 1);
        self.margin() + self.columns * self.pitch(loose) + lines
    }

    fn high(&self, headed: bool, framed: bool) -> usize {
        let lines = self.boxes.filter(|_| framed).map_or(0, |(rows, _)| self.rows / rows + 1);
        usize::from(headed) + self.rows + lines
    }

    fn layout(&self, room: Room, (row, column): (usize, usize)) -> Layout {
        let fits =
            |loose, framed, headed| self.wide(loose, framed) <= room.wide && self.high(headed, framed) <= room.high;
        // What is given up first: the signs at the right, then the frame, then the numbers above.
        let ways = [7, 6, 5, 4, 3, 2, 1, 0].map(|way| (way & 1 > 0, way & 2 > 0, way & 4 > 0));
        if let Some(&(loose, framed, headed)) = ways.iter().find(|way| fits(way.0, way.1, way.2)) {
            let (rows, columns) = ((0, self.rows), (0, self.columns));
            return Layout { loose, framed, headed, margin: self.margin(), rows, columns };
        }
        let headed = room.high > 4;
        let loose = self.wide(true, false) <= room.wide;
        let seen = room.wide.saturating_sub(self.margin()) / self.pitch(loose);
        Layout {
            loose,
            framed: false,
            headed,
            margin: self.margin(),
            rows: window(self.rows, room.high - usize::from(headed).min(room.high), row),
            columns: window(self.columns, seen, column),
        }
    }

    /// Draws the board; says which part it is, if not the whole.
    pub(super) fn draw(&self, stage: &Stage, view: &View<'_>, canvas: &mut Canvas) -> Option<String> {
        if self.rows == 0 || self.columns == 0 {
            canvas.write(0, 0, "(an empty board)", Role::Line);
            return None;
        }
        let focus = focus(stage, view) as usize;
        let layout = self.layout(canvas.room, (focus / self.columns, focus % self.columns));
        let is_seen = |cell: u32| layout.sees(cell as usize / self.columns, cell as usize % self.columns);
        let on = Standing::of(stage, view, &is_seen);
        if layout.headed {
            self.head(&layout, canvas);
        }
        for row in layout.rows.0..layout.rows.0 + layout.rows.1 {
            let y = self.y(&layout, row);
            canvas.write(0, y, &format!("{:>1$}", row + self.first, layout.margin - 1), Role::Line);
            for column in layout.columns.0..layout.columns.0 + layout.columns.1 {
                let cell = row * self.columns + column;
                let (text, role) = on.cell(stage, cell as u32, canvas);
                let x = self.x(&layout, column);
                // A queen that was refused is the sign of refusal itself.
                let bare = role == Role::Tried && matches!(stage, Stage::Queens { .. });
                let [left, right] = if bare { [' ', ' '] } else { around(role, canvas.ascii) };
                canvas.put(x, y, left, role);
                canvas.write(x + 1, y, &format!("{text:>0$}", self.piece), role);
                if layout.loose {
                    canvas.put(x + 1 + self.piece, y, right, role);
                }
            }
        }
        if layout.framed && self.boxes.is_some() {
            self.frame(&layout, canvas);
        }
        self.part(&layout, if canvas.ascii { "-" } else { "–" })
    }

    /// The numbers of the columns: all, or every fifth where there is no room for all.
    fn head(&self, layout: &Layout, canvas: &mut Canvas) {
        let all = long(self.columns + self.first) < self.pitch(layout.loose);
        for column in layout.columns.0..layout.columns.0 + layout.columns.1 {
            let number = column + self.first;
            if all || number.is_multiple_of(5) {
                let text = format!("{number:>0$}", self.piece);
                canvas.write(self.x(layout, column) + 1, 0, &text, Role::Line);
            }
        }
    }

    fn x(&self, layout: &Layout, column: usize) -> usize {
        let lines = self.boxes.filter(|_| layout.framed).map_or(0, |(_, columns)| column / columns + 1);
        layout.margin + (column - layout.columns.0) * self.pitch(layout.loose) + lines
    }

    fn y(&self, layout: &Layout, row: usize) -> usize {
        let lines = self.boxes.filter(|_| layout.framed).map_or(0, |(rows, _)| row / rows + 1);
        usize::from(layout.headed) + row - layout.rows.0 + lines
    }

    /// The lines around the boxes.
    fn frame(&self, layout: &Layout, canvas: &mut Canvas) {
        let (box_rows, box_columns) = self.boxes.expect("there are boxes");
        let (left, top) = (layout.margin, usize::from(layout.headed));
        let (across, down) = (box_columns * self.pitch(layout.loose) + 1, box_rows + 1);
        let (stacks, bands) = (self.columns / box_columns, self.rows / box_rows);
        let signs =
            if canvas.ascii { ["+++", "+++", "+++", "-|"] } else { ["┌┬┐", "├┼┤", "└┴┘", "─│"] };
        let sign = |line: usize, i: usize| signs[line].chars().nth(i).expect("there are three");
        let end = |i: usize, last: usize| {
            if i == 0 {
                0
            } else if i == last {
                2
            } else {
                1
            }
        };
        for y in 0..=bands * down {
            for x in 0..=stacks * across {
                let (on_row, on_column) = (y.is_multiple_of(down), x.is_multiple_of(across));
                let drawn = match (on_row, on_column) {
                    (true, true) => sign(end(y / down, bands), end(x / across, stacks)),
                    (true, false) => sign(3, 0),
                    (false, true) => sign(3, 1),
                    (false, false) => continue,
                };
                canvas.put(left + x, top + y, drawn, Role::Line);
            }
        }
    }

    fn part(&self, layout: &Layout, dash: &str) -> Option<String> {
        let say = |name: &str, (from, many): (usize, usize), all: usize| {
            let first = from + self.first;
            (many < all).then(|| format!("{name} {first}{dash}{}", (first + many).saturating_sub(1)))
        };
        let rows = say("rows", layout.rows, self.rows);
        let parts: Vec<String> = rows.into_iter().chain(say("columns", layout.columns, self.columns)).collect();
        (!parts.is_empty()).then(|| parts.join(", "))
    }
}

/// So many of all, with this one among them.
fn window(all: usize, seen: usize, focus: usize) -> (usize, usize) {
    let seen = seen.min(all);
    (focus.saturating_sub(seen / 2).min(all - seen), seen)
}

fn long(number: usize) -> usize {
    number.checked_ilog10().unwrap_or(0) as usize + 1
}

/// The cell that somebody looks at: where something happened last.
fn focus(stage: &Stage, view: &View<'_>) -> u32 {
    let tried = view.refused.and_then(|refused| refused.marks.first());
    let mark = tried.or_else(|| view.path.iter().rev().find_map(|made| made.marks.first()));
    match (mark, stage) {
        (Some(mark), _) => mark.cell,
        (None, Stage::Knight { start: Some(start), .. }) => *start,
        _ => 0,
    }
}

/// What stands on the cells that are seen.
struct Standing {
    marks: HashMap<u32, (u32, Role)>,
    rays: HashMap<u32, [char; 2]>,
}

impl Standing {
    fn of(stage: &Stage, view: &View<'_>, is_seen: &dyn Fn(u32) -> bool) -> Self {
        let mut marks = HashMap::new();
        let held = if view.solved { Role::Solved } else { Role::Held };
        let newest = if view.fresh { view.path.len() } else { usize::MAX };
        if let Stage::Knight { start: Some(start), .. } = stage {
            let here = if view.path.is_empty() { Role::Fresh } else { held };
            marks.insert(*start, (1, here));
        }
        for (depth, made) in (1..).zip(view.path) {
            // A knight stands on its last square, whatever happened since.
            let stands = matches!(stage, Stage::Knight { .. }) && depth == view.path.len() && !view.solved;
            let role = if depth == newest || stands { Role::Fresh } else { held };
            let seen = made.marks.iter().filter(|mark| is_seen(mark.cell));
            marks.extend(seen.map(|mark| (mark.cell, (mark.value, role))));
        }
        let mut rays = HashMap::new();
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
                if let (Stage::Queens { n }, Some(tried)) = (stage, refused.marks.first()) {
                    ray(*n, tried.cell, cell, &mut rays);
                }
            }
        }
        Standing { marks, rays }
    }

    /// What is written on a cell, and what it is.
    fn cell(&self, stage: &Stage, cell: u32, canvas: &Canvas) -> (String, Role) {
        let free = canvas.sign('·', '.');
        let mark = self.marks.get(&cell).copied();
        match stage {
            Stage::Queens { .. } => match (mark, self.rays.get(&cell)) {
                (Some((_, Role::Tried)), _) => (canvas.sign('×', 'x').into(), Role::Tried),
                (Some((_, role)), _) => (canvas.sign('♕', 'Q').into(), role),
                (None, Some(&[drawn, typed])) => (canvas.sign(drawn, typed).into(), Role::Ray),
                (None, None) => (free.into(), Role::Free),
            },
            Stage::Knight { board, .. } => match mark {
                Some((value, role)) => (value.to_string(), role),
                None if board.is_free(cell) => (free.into(), Role::Free),
                None => ("#".into(), Role::Line),
            },
            Stage::Sudoku(grid) => {
                let write = |value: u32| symbol(value as u8, grid.shape());
                match (mark, grid.get(cell as usize)) {
                    // A given that is to blame keeps its value.
                    (Some((_, role)), Some(given)) => (write(given.into()), role),
                    (Some((0, role)), None) => (free.into(), role),
                    (Some((value, role)), None) => (write(value), role),
                    (None, Some(given)) => (write(given.into()), Role::Given),
                    (None, None) => (free.into(), Role::Free),
                }
            }
            Stage::Graph { .. } | Stage::Choices => (String::new(), Role::Free),
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
