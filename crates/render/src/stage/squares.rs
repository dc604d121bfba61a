//! Boards of rows and columns: queens, tours, grids. Rows and columns bear the numbers by which reasons call them.

use registry::Board;
use registry::board::{Kind, Regions};
use words::say;

use super::canvas::Canvas;
use super::standing::{Standing, focus};
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
    /// Are there no numbers at its sides?
    bare: bool,
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
    /// The measures of a board, if it has rows and columns.
    pub(super) fn of(board: &Board<'_>) -> Option<Self> {
        let (rows, columns) = board.extent()?;
        let (piece, boxes) = match &board.kind {
            Kind::Path(path) => (long(path.free as usize), None),
            Kind::Grid(grid) => match grid.regions {
                Regions::Boxes { rows, columns } => (grid.wide(), Some((rows as usize, columns as usize))),
                Regions::Cells(_) => (grid.wide(), None),
            },
            _ => (1, None),
        };
        Some(Squares {
            rows: rows as usize,
            columns: columns as usize,
            first: board.first() as usize,
            piece,
            boxes,
            bare: false,
        })
    }

    /// The same without the numbers at its sides.
    pub(super) fn bare(self) -> Self {
        Squares { bare: true, ..self }
    }

    pub(super) fn wish(&self) -> Room {
        Room { wide: self.wide(true, true), high: self.high(!self.bare, true) }
    }

    fn margin(&self) -> usize {
        if self.bare {
            return 0;
        }
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
        let fits = |loose, framed, headed: bool| {
            let headed_if_it_may = !(headed && self.bare);
            headed_if_it_may && self.wide(loose, framed) <= room.wide && self.high(headed, framed) <= room.high
        };
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
    pub(super) fn draw(&self, board: &Board<'_>, view: &View<'_>, canvas: &mut Canvas) -> Option<String> {
        if self.rows == 0 || self.columns == 0 {
            canvas.write(0, 0, &format!("({})", say!("render-empty-board")), Role::Line);
            return None;
        }
        let focus = focus(board, view) as usize;
        let layout = self.layout(canvas.room, (focus / self.columns, focus % self.columns));
        let is_seen = |cell: u32| layout.sees(cell as usize / self.columns, cell as usize % self.columns);
        // Where nothing was found yet, givens need no sign.
        let is_begun = matches!(&board.kind, Kind::Grid(grid) if grid.values != grid.givens);
        let on = Standing::of(board, view, &is_seen);
        if layout.headed {
            self.head(&layout, canvas);
        }
        for row in layout.rows.0..layout.rows.0 + layout.rows.1 {
            let y = self.y(&layout, row);
            if !self.bare {
                canvas.write(0, y, &format!("{:>1$}", row + self.first, layout.margin - 1), Role::Line);
            }
            for column in layout.columns.0..layout.columns.0 + layout.columns.1 {
                let cell = row * self.columns + column;
                let (text, mut role) = on.cell(board, cell as u32, canvas);
                if self.bare && role == Role::Given && !is_begun {
                    role = Role::Held;
                }
                let x = self.x(&layout, column);
                // A queen that was refused is the sign of refusal itself.
                let bare = role == Role::Tried && matches!(board.kind, Kind::Squares(_));
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
        let seen = |id: &'static str, (from, many): (usize, usize), all: usize| {
            let first = from + self.first;
            let range = format!("{first}{dash}{}", (first + many).saturating_sub(1));
            (many < all).then(|| say!(id, range = range))
        };
        let rows = seen("render-stage-rows", layout.rows, self.rows);
        let columns = seen("render-stage-columns", layout.columns, self.columns);
        let parts: Vec<String> = rows.into_iter().chain(columns).collect();
        (!parts.is_empty()).then(|| parts.join(", "))
    }
}

/// A window of `seen` out of `all` places, with `focus` in it.
fn window(all: usize, seen: usize, focus: usize) -> (usize, usize) {
    let seen = seen.min(all);
    (focus.saturating_sub(seen / 2).min(all - seen), seen)
}

fn long(number: usize) -> usize {
    number.checked_ilog10().unwrap_or(0) as usize + 1
}
