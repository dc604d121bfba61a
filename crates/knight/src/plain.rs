//! The textbook's walk: from a square, the eight leaps in their order.

use std::fmt;

use backtrail::{Problem, Reason, text};

use super::board::{Board, Square};
use super::leaper::Leap;
use super::tour::Tour;
use super::tours::{Keep, Tours};
use registry::Mark;
use registry::Narrated;

/// A step of a tour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// It begins here.
    Start(Square),
    /// The leap of this number, in the order of the piece.
    Leap(u8),
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Step::Start(square) => square.fmt(f),
            Step::Leap(number) => number.fmt(f),
        }
    }
}

/// A piece that leaps from square to square, numbering them from 1; a leap is refused if it leads off the board or to a square
/// that has a number.
///
/// ```
/// use backtrail::Search;
/// use knight::{Board, Plain, Tours};
/// let outcome = Search::new(Plain::new(&Tours::open(Board::new(5, 5)).from(0))).count();
/// assert_eq!((outcome.solutions, outcome.stats.visits), (304, Some(1_735_079)));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plain {
    board: Board,
    leaps: Vec<Leap>,
    end: Option<u32>,
    closed: bool,
    keep: Keep,
    /// The number of each square: 0 if it has none yet, `HOLE` if it never gets one.
    numbers: Vec<u32>,
    path: Vec<u32>,
    /// Was the first square given, rather than chosen?
    given: bool,
}

const HOLE: u32 = u32::MAX;

impl Plain {
    /// Before the first step, or on the first square if that is given.
    pub fn new(tours: &Tours) -> Self {
        let board = tours.board.clone();
        let numbers = (0..board.squares() as u32).map(|square| if board.is_free(square) { 0 } else { HOLE });
        let mut plain = Plain {
            leaps: board.piece().leaps().collect(),
            end: tours.end,
            closed: tours.closed,
            keep: tours.keep(),
            numbers: numbers.collect(),
            path: Vec::with_capacity(board.free() as usize),
            given: tours.root().is_some(),
            board,
        };
        plain.path.extend(tours.root());
        plain.path.iter().for_each(|&root| plain.numbers[root as usize] = 1);
        plain
    }

    /// The board.
    pub(super) fn board(&self) -> &Board {
        &self.board
    }

    /// The square of the last step.
    pub(super) fn here(&self) -> Option<u32> {
        self.path.last().copied()
    }

    /// Where a step leads, if that is on the board.
    fn target(&self, step: Step) -> Option<u32> {
        match step {
            Step::Start(place) => self.board.square(place),
            Step::Leap(number) => self.board.leap(self.here()?, self.leaps[number as usize]),
        }
    }

    /// The numbers of the leaps from a square that lead to squares without a number.
    pub(super) fn onward(&self, square: u32) -> impl Iterator<Item = (u8, u32)> {
        let leaps = (0..).zip(&self.leaps);
        let there = leaps.filter_map(move |(number, &leap)| Some((number, self.board.leap(square, leap)?)));
        there.filter(|&(_, there)| self.numbers[there as usize] == 0)
    }

    fn is_complete(&self) -> bool {
        self.path.len() == self.board.free() as usize
    }

    fn ends_well(&self) -> bool {
        let (Some(&first), Some(&last)) = (self.path.first(), self.path.last()) else { return false };
        self.end.is_none_or(|end| end == last)
            && (!self.closed || self.board.neighbours(last).any(|there| there == first))
    }
}

/// Squares to begin on, or leaps.
#[derive(Clone, Debug)]
pub struct Steps {
    columns: u32,
    /// Squares if there are columns, leaps if not.
    range: std::ops::Range<u32>,
}

impl Steps {
    /// To begin on any square of a board.
    pub(super) fn anywhere(board: &Board) -> Self {
        Steps { columns: board.columns(), range: 0..board.squares() as u32 }
    }
}

impl Iterator for Steps {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        let next = self.range.next()?;
        Some(match self.columns {
            0 => Step::Leap(next as u8),
            columns => Step::Start(Square::new(next / columns, next % columns)),
        })
    }
}

impl Problem for Plain {
    type Choice = Step;
    type Choices = Steps;
    type Solution = Tour;

    // @code
    fn choices(&self) -> Steps {
        if self.path.is_empty() {
            return Steps::anywhere(&self.board);
        }
        Steps { columns: 0, range: 0..self.leaps.len() as u32 } // @dead_end
    }

    fn apply(&mut self, step: Step) -> bool {
        match self.target(step) {
            Some(square) if self.numbers[square as usize] == 0 => {
                self.path.push(square); // @enter
                self.numbers[square as usize] = self.path.len() as u32;
                true
            }
            _ => false, // @refuse
        }
    }

    fn undo(&mut self, _: Step) {
        let square = self.path.pop().expect("a step was made");
        self.numbers[square as usize] = 0; // @leave
    }

    fn is_solved(&self) -> bool {
        self.is_complete() && self.ends_well() && self.keep.keeps(&self.path) // @solution
    }
    // @end

    fn is_image(&self) -> bool {
        self.is_complete() && self.ends_well() // and not kept, for it is asked of states that are not solved
    }

    fn solution(&self) -> Tour {
        Tour::of_path(self.board.clone(), &self.path)
    }

    fn explain(&self, step: Step) -> Option<Reason> {
        let Some(square) = self.target(step) else {
            return Some(Reason { text: text!("knight-off-board"), blames: Vec::new() });
        };
        let place = self.board.place(square).to_string();
        match self.numbers[square as usize] {
            0 => None,
            HOLE => Some(Reason { text: text!("knight-hole", place = place), blames: Vec::new() }),
            number => {
                let made = (number as usize).checked_sub(1 + usize::from(self.given));
                let text = text!("knight-taken", place = place, number = number);
                Some(Reason { text, blames: made.into_iter().collect() })
            }
        }
    }
}

impl Narrated for Plain {
    fn label(&self, step: Step, made: bool) -> String {
        if let (true, Some(here)) = (made, self.here()) {
            return self.board.place(here).to_string();
        }
        match (step, self.target(step), self.here()) {
            (_, Some(square), _) => self.board.place(square).to_string(),
            (Step::Leap(number), None, Some(here)) => {
                let (place, leap) = (self.board.place(here), self.leaps[number as usize]);
                let written = |at: u32, by: i32| i64::from(at) + i64::from(by) + i64::from(self.board.first());
                format!("{},{}", written(place.row, leap.0), written(place.column, leap.1))
            }
            _ => step.to_string(),
        }
    }

    fn marks(&self, step: Step, made: bool, marks: &mut Vec<Mark>) {
        let number = self.path.len() as u32 + u32::from(!made);
        let square = if made { self.here() } else { self.target(step) };
        marks.extend(square.map(|cell| Mark { cell, value: number }));
    }

    fn culprits(&self, step: Step) -> Vec<u32> {
        self.target(step).into_iter().filter(|&square| self.numbers[square as usize] != 0).collect()
    }
}
