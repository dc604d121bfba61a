//! Boards by kind, as text and as shapes: what is there before the first choice, what each choice adds, and the rings, lines and
//! crosses that show what happens in a film. Each kind says where its cells are and what its marks look like; the rest is
//! the same for all.

mod choices;
pub(crate) mod graph;
pub(crate) mod grid;
mod ground;
pub(crate) mod path;
pub(crate) mod squares;

use registry::board::Kind;
use registry::player::{Made, Refused};
use registry::{Board, Strip};

use crate::shape::{Anchor, Layer, Shape};
use crate::svg::{Sign, colour, number};

/// Where the board is: its left upper corner, and how wide and tall it may be.
pub(crate) const CORNER: (f64, f64) = (24.0, 60.0);
pub(crate) const SIDE: f64 = 396.0;

/// The most cells that are blamed at a time: more lines would hide the board.
const BLAMED: usize = 12;

/// The place of a cell.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Spot {
    pub(crate) x: f64,
    pub(crate) y: f64,
    /// Half its width.
    pub(crate) r: f64,
    /// Half its height.
    pub(crate) tall: f64,
    /// Is it a disc rather than a square?
    pub(crate) round: bool,
}

impl Spot {
    fn square(x: f64, y: f64, side: f64) -> Self {
        Spot { x, y, r: side / 2.0, tall: side / 2.0, round: false }
    }

    fn disc(x: f64, y: f64, r: f64) -> Self {
        Spot { x, y, r, tall: r, round: true }
    }
}

/// A board that choices are put on.
pub(crate) trait Drawn {
    /// What is there before the first choice.
    fn ground(&self) -> Vec<Shape>;

    /// What a choice adds, after these.
    fn made(&self, before: &[Made], made: &Made) -> Vec<Shape>;

    /// Where a cell is, if the board has it.
    fn spot(&self, cell: u32) -> Option<Spot>;

    /// The cells that the newest choice has filled.
    fn newest(&self, path: &[Made]) -> Vec<u32> {
        path.last().map(|made| made.marks.iter().map(|mark| mark.cell).collect()).unwrap_or_default()
    }

    /// The cell that a refused choice was tried on, and those to blame.
    fn blame(&self, _path: &[Made], refused: &Refused) -> (Option<u32>, Vec<u32>) {
        (refused.marks.last().map(|mark| mark.cell), refused.culprits.clone())
    }

    /// Is a choice that is refused or taken back shown, pale? A number tells something, one queen is like another.
    fn has_ghosts(&self) -> bool {
        true
    }

    /// Are its squares light and dark, so that lines on it need a light edge?
    fn is_chequered(&self) -> bool {
        false
    }

    /// The place of the frame around it: the upper left corner, the width and the height.
    fn frame(&self) -> ((f64, f64), (f64, f64));
}

/// A board as it is filmed.
pub(crate) fn drawn<'a>(board: &'a Board<'_>, strips: &[Strip]) -> Box<dyn Drawn + 'a> {
    let (rows, columns) = board.extent().unwrap_or_default();
    let ground = ground::Ground::filling(rows, columns, strips.len() as f64 * STRIP);
    match &board.kind {
        Kind::Squares(squares) => Box::new(squares::Squares::new(squares, ground)),
        Kind::Path(path) => Box::new(path::Path::new(path, ground)),
        Kind::Grid(grid) => Box::new(grid::Grid::new(grid, ground)),
        Kind::Graph(graph) => Box::new(graph::Graph::new(graph)),
        Kind::Choices => Box::new(choices::Choices),
    }
}

/// How tall a strip is in a film.
const STRIP: f64 = 17.0;

/// What a solver keeps, below a board of squares.
pub(crate) fn strips(board: &Board<'_>, strips: &[Strip]) -> Vec<Shape> {
    if board.extent().is_none() {
        return Vec::new();
    }
    let left = CORNER.0 + 60.0;
    let mut shapes = Vec::new();
    for (i, strip) in strips.iter().enumerate() {
        let y = CORNER.1 + SIDE - STRIP * (strips.len() - i) as f64 + 5.0;
        let side = ((SIDE - 60.0) / strip.cells.len().max(1) as f64).min(12.0);
        shapes.push(
            Shape::text(Layer::Over, (CORNER.0, y + 10.0), 12.0, Anchor::Start, words::say(&strip.title))
                .fill(colour::QUIET),
        );
        for (at, &is_set) in strip.cells.iter().enumerate() {
            let cell =
                Shape::rect(Layer::Over, (left + side * at as f64, y), (side, side), 0.0).stroke(colour::QUIET, 0.7);
            shapes.push(cell.fill(if is_set { colour::INK } else { colour::PAPER }));
        }
    }
    shapes
}

/// What marks the newest choice: a ring.
pub(crate) fn newest(board: &dyn Drawn, path: &[Made]) -> Vec<Shape> {
    // The last of several is where the search stands.
    let Some(spot) = board.newest(path).last().and_then(|&cell| board.spot(cell)) else { return Vec::new() };
    ring(spot, colour::BLUE)
}

/// What marks a refused choice: a pale picture of it, a cross, and a line to each ring around those to blame.
pub(crate) fn refused(board: &dyn Drawn, path: &[Made], refused: &Refused) -> Vec<Shape> {
    let (tried, culprits) = board.blame(path, refused);
    let blamed: Vec<Spot> = culprits.iter().take(BLAMED).filter_map(|&cell| board.spot(cell)).collect();
    let mut shapes: Vec<Shape> = blamed.iter().flat_map(|&spot| ring(spot, colour::RED)).collect();
    let Some(spot) = tried.and_then(|cell| board.spot(cell)) else { return shapes };
    if board.has_ghosts() && !tried.is_some_and(|cell| culprits.contains(&cell)) {
        let tried = Made { label: refused.label.clone(), marks: refused.marks.clone() };
        shapes.extend(board.made(path, &tried).into_iter().map(|shape| shape.faded(40)));
    }
    let cross = Cross::on(spot, board.has_ghosts());
    for to in blamed {
        let Some(d) = between(spot, to, !board.is_chequered() && !spot.round) else { continue };
        let line = Shape::path(Layer::Over, d);
        if board.is_chequered() {
            shapes.push(line.clone().stroke(colour::PAPER, 5.0));
        }
        shapes.push(line.stroke(colour::RED, 3.0).dashed());
    }
    shapes.extend(cross.shapes());
    shapes
}

/// The cross on a choice that is refused.
struct Cross {
    x: f64,
    y: f64,
    r: f64,
}

impl Cross {
    /// In the middle of a spot, or in its corner where there is something to be read.
    fn on(spot: Spot, in_corner: bool) -> Self {
        let half = spot.r.min(spot.tall);
        if !in_corner || half < 7.0 {
            return Cross { x: spot.x, y: spot.y, r: (half * 0.62).max(4.5) };
        }
        let r = (half * 0.34).clamp(4.5, 9.0);
        Cross { x: spot.x + spot.r - r * 1.3, y: spot.y - spot.tall + r * 1.3, r }
    }

    fn shapes(&self) -> [Shape; 2] {
        let cross = Shape::path(Layer::Over, Sign::Cross.path(self.x, self.y, self.r));
        let thick = (self.r * 0.4).clamp(2.5, 4.5);
        [cross.clone().stroke(colour::PAPER, thick + 4.0), cross.stroke(colour::QUIET, thick)]
    }
}

/// The line from the edge of one spot to the edge of another; `None` if they touch. A bowed one passes what is written
/// between them.
fn between(from: Spot, to: Spot, bowed: bool) -> Option<String> {
    let (right, down) = (to.x - from.x, to.y - from.y);
    let long = (right * right + down * down).sqrt();
    // How far it is from the middle of a spot to its edge, on this line.
    let inside = |spot: Spot| {
        if spot.round {
            return spot.r + 3.0;
        }
        let steep = (right.abs() / spot.r).max(down.abs() / spot.tall);
        long / steep
    };
    let (start, end) = (inside(from) * 0.7, long - inside(to));
    let at = |far: f64| (number(from.x + right * far / long), number(from.y + down * far / long));
    let ((x1, y1), (x2, y2)) = (at(start), at(end));
    if long == 0.0 || end - start <= 2.0 {
        return None;
    }
    if !bowed || end - start < from.r {
        return Some(format!("M{x1} {y1}L{x2} {y2}"));
    }
    // The middle goes aside by half a cell: along the lines of a grid.
    let aside = 2.0 * from.tall / long;
    let (x, y) = ((from.x + to.x) / 2.0 + down * aside, (from.y + to.y) / 2.0 - right * aside);
    Some(format!("M{x1} {y1}Q{} {} {x2} {y2}", number(x), number(y)))
}

/// What celebrates a solution: a green frame with a diamond at its corner.
pub(crate) fn solved(board: &dyn Drawn) -> Vec<Shape> {
    let ((x, y), (wide, tall)) = board.frame();
    let frame = Shape::rect(Layer::Over, (x - 1.0, y - 1.0), (wide + 2.0, tall + 2.0), 4.0).stroke(colour::GREEN, 5.0);
    let sign = Sign::Diamond.path(x + wide, y, 11.0);
    vec![
        frame,
        Shape::path(Layer::Over, sign.clone()).stroke(colour::PAPER, 6.0),
        Shape::path(Layer::Over, sign).fill(colour::GREEN),
    ]
}

/// What marks a dead end: a red square at the corner of the board.
pub(crate) fn dead_end(board: &dyn Drawn) -> Vec<Shape> {
    let ((x, y), (wide, _)) = board.frame();
    let sign = Sign::Square.path(x + wide, y, 10.0);
    vec![
        Shape::path(Layer::Over, sign.clone()).stroke(colour::PAPER, 6.0),
        Shape::path(Layer::Over, sign).fill(colour::RED),
    ]
}

/// A ring with a light edge, so that it stands out on any board.
fn ring(spot: Spot, hex: &str) -> Vec<Shape> {
    let thick = if spot.r > 12.0 { 4.0 } else { 2.0 };
    let shape = if spot.round {
        Shape::circle(Layer::Over, (spot.x, spot.y), spot.r + 0.5)
    } else {
        let (r, tall) = ((spot.r - thick / 2.0).max(4.0), (spot.tall - thick / 2.0).max(4.0));
        Shape::rect(Layer::Over, (spot.x - r, spot.y - tall), (2.0 * r, 2.0 * tall), 3.0)
    };
    vec![shape.clone().stroke(colour::PAPER, thick + 2.0), shape.stroke(hex, thick)]
}

/// A number or letter in the middle of a spot.
fn sign(spot: Spot, size: f64, text: impl Into<String>) -> Shape {
    Shape::text(Layer::Sign, (spot.x, spot.y + size * 0.36), size, Anchor::Middle, text)
}
