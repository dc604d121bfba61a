//! The board of a search that is watched, as text: what stands on it, what was put there last, what was refused and because of what.
//!
//! A [`Picture`] is lines of [`Span`]s, each with a [`Role`], and as large as the room that it was given, never larger: a
//! board that is too large is shown in part, around what happened last. A role is told by a sign too, so that a picture says
//! as much without colour: `>♕<` was put there last, `×` was tried and refused, `!♕!` is to blame, `[5]` was given.

mod canvas;
mod graph;
mod list;
mod squares;
mod standing;
mod strips;
mod words;

use registry::board::Kind;
use registry::player::{Made, Refused};
use registry::{Alternative, Board, Strip};

use crate::board::graph::{Point, place};
use canvas::Canvas;
pub use words::in_words;

/// What a span of a picture is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// Lines, edges, numbers of rows and columns.
    Line,
    /// A cell with nothing on it.
    Free,
    /// It stands there from the beginning.
    Given,
    /// A choice put it there.
    Held,
    /// A vertex that has this colour.
    Painted(u32),
    /// The newest choice put it there.
    Fresh,
    /// It is a part of a solution.
    Solved,
    /// It was tried and refused.
    Tried,
    /// It is to blame for a refusal.
    Culprit,
    /// The line along which it is to blame.
    Ray,
}

/// A part of a line with one role.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span {
    /// What is read.
    pub text: String,
    /// What it is.
    pub role: Role,
}

/// A board as text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Picture {
    /// Its lines.
    pub lines: Vec<Vec<Span>>,
    /// Which part of the board it is, if not the whole: "rows 3–17".
    pub part: Option<String>,
}

impl Picture {
    /// The text alone, with a line end after each line and no blanks before it.
    pub fn text(&self) -> String {
        let line = |line: &Vec<Span>| line.iter().map(|span| span.text.as_str()).collect::<String>();
        self.lines.iter().map(|spans| line(spans).trim_end().to_string() + "\n").collect()
    }
}

/// How much room a picture has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Room {
    /// Columns.
    pub wide: usize,
    /// Lines.
    pub high: usize,
}

/// What is on the board.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    /// The choices made.
    pub path: &'a [Made],
    /// The choice that was refused last.
    pub refused: Option<&'a Refused>,
    /// Is it shown which cells are to blame?
    pub why: bool,
    /// Is it a solution?
    pub solved: bool,
    /// Did the last step make the last choice?
    pub fresh: bool,
    /// What was not even offered here, if somebody wants to know why.
    pub withheld: &'a [Alternative],
    /// What the solver keeps, below the board.
    pub strips: &'a [Strip],
}

/// A board that is drawn again and again: what does not change is found once.
pub struct Scene {
    board: Board<'static>,
    places: Vec<Point>,
}

impl Scene {
    /// Prepares to draw this board.
    pub fn new(board: &Board<'static>) -> Self {
        let places = match &board.kind {
            Kind::Graph(graph) if graph::is_drawn(graph) => place(graph),
            _ => Vec::new(),
        };
        Scene { board: board.clone(), places }
    }

    /// The board.
    pub fn board(&self) -> &Board<'static> {
        &self.board
    }

    /// The room that it fills best.
    pub fn wish(&self) -> Room {
        match &self.board.kind {
            Kind::Graph(_) => graph::WISH,
            Kind::Choices => Room { wide: 36, high: 16 },
            _ => squares::Squares::of(&self.board).map_or(Room { wide: 0, high: 0 }, |squares| squares.wish()),
        }
    }

    /// Draws it.
    ///
    /// ```
    /// use registry::player::{Goal, Player};
    /// use render::stage::{Room, Scene, View};
    ///
    /// let case = builtin::case("queens", "4", &[])?;
    /// let (_, steps) = case.trace(Some("scan"))?;
    /// let mut player = Player::new(steps);
    /// player.seek(Goal::Step(4), u64::MAX);
    /// let (path, refused) = (player.path(), player.refused());
    /// let view = View { path, refused: refused.as_ref(), why: true, solved: false, fresh: false, withheld: &[], strips: &[] };
    /// let picture = Scene::new(&case.board()).draw(&view, Room { wide: 20, high: 10 }, true);
    /// let text = picture.text();
    /// assert_eq!(text.lines().collect::<Vec<_>>()[..3], ["   0  1  2  3", "0 !Q! .  .  .", "1  .  x  .  ."]);
    /// # Ok::<(), registry::Error>(())
    /// ```
    pub fn draw(&self, view: &View<'_>, room: Room, ascii: bool) -> Picture {
        // A board comes first: strips are only shown where it keeps some room.
        let below = match view.strips.len() {
            0 => 0,
            strips if room.high >= 10 + strips => strips + 1,
            strips if room.high == 9 + strips => strips,
            _ => 0,
        };
        let mut canvas = Canvas::new(Room { high: room.high - below, ..room }, ascii);
        let part = match &self.board.kind {
            Kind::Graph(given) => graph::draw(given, &self.places, view, &mut canvas),
            Kind::Choices => list::choices(view, &mut canvas),
            _ => squares::Squares::of(&self.board).and_then(|squares| squares.draw(&self.board, view, &mut canvas)),
        };
        let mut lines = canvas.lines();
        if below > 0 {
            lines.extend((view.strips.len()..below).map(|_| Vec::new()));
            lines.extend(strips::lines(view.strips, room.wide, ascii));
        }
        Picture { lines, part }
    }
}

/// Draws a board of squares as it stands, without the numbers at its sides.
pub(crate) fn bare(board: &Board<'_>, ascii: bool) -> Picture {
    let Some(squares) = squares::Squares::of(board).map(squares::Squares::bare) else { return Picture::default() };
    let mut canvas = Canvas::new(squares.wish(), ascii);
    let view = View { path: &[], refused: None, why: false, solved: false, fresh: false, withheld: &[], strips: &[] };
    let part = squares.draw(board, &view, &mut canvas);
    Picture { lines: canvas.lines(), part }
}

/// Draws the choices of a path, the newest last: what there is to see of a problem without a board.
pub fn path(view: &View<'_>, room: Room, ascii: bool) -> Picture {
    let mut canvas = Canvas::new(room, ascii);
    let part = list::choices(view, &mut canvas);
    Picture { lines: canvas.lines(), part }
}

/// The signs beside a span of this role.
fn around(role: Role, ascii: bool) -> [char; 2] {
    match role {
        Role::Fresh => ['>', '<'],
        Role::Culprit => ['!', '!'],
        Role::Tried if ascii => ['x', 'x'],
        Role::Tried => ['×', '×'],
        Role::Given => ['[', ']'],
        _ => [' ', ' '],
    }
}

#[cfg(test)]
mod tests;
