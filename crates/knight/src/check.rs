//! The independent checker: reads a tour that somebody brings and names every wrong step. It shares no code with any solver
//! and measures leaps itself.

mod bad;
mod given;

pub use bad::BadTour;

use std::collections::HashMap;

use backtrail::{Text, text};

use super::board::{Board, Square};
use super::leaper::Leaper;
use given::{GivenTour, HOLE};
use registry::Verdict;

/// The most conflicts that a verdict names.
const NAMED: usize = 100;

/// Checks a tour, complete or not: a numbered board, or its squares in the order of the visit. With `closed`, a complete one
/// has to come back to its first square.
///
/// Without a `board`, a numbered board tells its size and holes, and a list of squares has to fill the smallest board that
/// holds them. If the given board has holes, they are what counts; if not, those of the text are.
///
/// # Errors
///
/// If the text cannot be read as a tour, or does not fit the board; the message points at the place.
///
/// ```
/// use knight::{Leaper, check};
/// let verdict = check("1 4 7 / 6 # 2 / 3 8 5", None, Leaper::KNIGHT, true)?;
/// assert_eq!(words::english(&verdict.summary), "3×3 with 1 hole: a knight's tour, closed");
/// let verdict = check("1 4 7\n6 # 3\n2 8 5", None, Leaper::KNIGHT, false)?;
/// assert_eq!(words::english(&verdict.conflicts[0]), "step 1 → 2: 0,0 to 2,0 is not a knight's move");
/// # Ok::<(), knight::BadTour>(())
/// ```
pub fn check(text: &str, board: Option<&Board>, piece: Leaper, closed: bool) -> Result<Verdict, BadTour> {
    check_counted(text, board, piece, closed, false)
}

/// The same, with squares whose rows and columns are counted from 0, or from 1.
pub(super) fn check_counted(
    text: &str,
    board: Option<&Board>,
    piece: Leaper,
    closed: bool,
    from_one: bool,
) -> Result<Verdict, BadTour> {
    let mut checker = match GivenTour::read(text, board, from_one)? {
        GivenTour::Numbers { rows, columns, numbers } => {
            let board = board.filter(|board| board.has_holes()).cloned().unwrap_or_else(|| {
                let holes = numbers.iter().map(|&number| number == HOLE).collect();
                Board::new(rows, columns).with_holes(holes)
            });
            let mut checker = Checker::new(board.counted_from_one(from_one), piece);
            checker.numbers(&numbers);
            checker
        }
        GivenTour::Squares { rows, columns, squares } => {
            let board = board.cloned().unwrap_or_else(|| Board::new(rows, columns));
            let mut checker = Checker::new(board.counted_from_one(from_one), piece);
            checker.squares(&squares);
            checker
        }
    };
    Ok(checker.verdict(closed))
}

/// What was found so far.
struct Checker {
    board: Board,
    piece: Leaper,
    /// The shorter and the longer leg.
    legs: (u32, u32),
    conflicts: Vec<Text>,
    total: u64,
    /// How many squares are not visited, and the first of them.
    unvisited: u32,
    first_unvisited: Option<u32>,
    /// The first square and the last, of a tour without conflicts.
    ends: Option<(Square, Square)>,
}

impl Checker {
    fn new(board: Board, piece: Leaper) -> Self {
        let (one, other) =
            piece.leaps().next().map_or((0, 0), |(down, right)| (down.unsigned_abs(), right.unsigned_abs()));
        let legs = (one.min(other), one.max(other));
        Checker { board, piece, legs, conflicts: Vec::new(), total: 0, unvisited: 0, first_unvisited: None, ends: None }
    }

    fn conflict(&mut self, say: impl FnOnce(&Self) -> Text) {
        self.total += 1;
        if self.conflicts.len() < NAMED {
            let sentence = say(self);
            self.conflicts.push(sentence);
        }
    }

    fn is_leap(&self, from: Square, to: Square) -> bool {
        let (down, right) = (from.row.abs_diff(to.row), from.column.abs_diff(to.column));
        (down.min(right), down.max(right)) == self.legs
    }

    /// Checks the step that leads to this number.
    fn leap(&mut self, number: u32, from: Square, to: Square) {
        if !self.is_leap(from, to) {
            let before = number - 1;
            self.conflict(|it| {
                text!("knight-no-move", before = before, number = number, from = from, to = to, piece = it.piece)
            });
        }
    }

    fn not_visited(&mut self, square: u32) {
        self.unvisited += 1;
        self.first_unvisited.get_or_insert(square);
    }

    /// Checks a numbered board.
    fn numbers(&mut self, numbers: &[u32]) {
        /// No square has this number.
        const NOWHERE: u32 = u32::MAX;
        /// This bit says that more squares than one have it.
        const AGAIN: u32 = 1 << 31;
        let board = self.board.clone();
        let free = board.free();
        let mut at = vec![NOWHERE; free as usize + 1];
        for (square, &number) in (0..).zip(numbers) {
            let place = || board.place(square);
            match (number, board.is_free(square)) {
                (HOLE, true) => {
                    self.not_visited(square);
                    self.conflict(|_| text!("knight-marked-hole", place = place()));
                }
                (0, true) => self.not_visited(square),
                (HOLE | 0, false) => {}
                (_, false) => {
                    self.conflict(|_| text!("knight-hole-numbered", place = place(), number = number));
                }
                (_, true) if number > free => {
                    self.conflict(|_| text!("knight-number-beyond", place = place(), number = number, last = free));
                }
                (_, true) => {
                    let at = &mut at[number as usize];
                    *at = if *at == NOWHERE { square } else { *at | AGAIN };
                }
            }
        }

        let is_again = |at: u32| at != NOWHERE && at & AGAIN != 0;
        let copies = copies(numbers, (1..=free).filter(|&number| is_again(at[number as usize])).take(NAMED));
        let last = (1..=free).rev().find(|&number| at[number as usize] != NOWHERE).unwrap_or(0);
        let mut before = None;
        for number in 1..=last {
            let here = at[number as usize];
            // Where a number is missing or stands twice, it is not known which step was meant.
            let place = (here & AGAIN == 0).then(|| board.place(here));
            if here == NOWHERE {
                self.conflict(|_| text!("knight-number-missing", number = number));
            } else if is_again(here) {
                self.conflict(|_| {
                    let (times, second) = copies[&number];
                    let [first, second] = [here & !AGAIN, second].map(|square| board.place(square));
                    text!("knight-number-again", number = number, times = times, first = first, second = second)
                });
            } else if let (Some(from), Some(to)) = (before, place) {
                self.leap(number, from, to);
            }
            before = place;
        }
        if self.total == 0 && last > 0 {
            self.ends = Some((board.place(at[1]), board.place(at[last as usize])));
        }
    }

    /// Checks a list of squares.
    fn squares(&mut self, squares: &[Square]) {
        let board = self.board.clone();
        // The step at which each square is visited, from 1.
        let mut visited = vec![0; board.squares()];
        let mut before = None;
        for (step, &place) in (1..).zip(squares) {
            let square = board.square(place);
            match square {
                None => self.conflict(|_| {
                    let first = board.first();
                    let (rows, columns) = (board.rows() - 1 + first, board.columns() - 1 + first);
                    text!(
                        "knight-step-off-board",
                        step = step,
                        place = place,
                        first = first,
                        rows = rows,
                        columns = columns
                    )
                }),
                Some(square) if !board.is_free(square) => {
                    self.conflict(|_| text!("knight-step-hole", step = step, place = place));
                }
                Some(square) => {
                    if let Some(from) = before {
                        self.leap(step, from, place);
                    }
                    let first = &mut visited[square as usize];
                    if *first > 0 {
                        self.conflict(|_| text!("knight-step-again", step = step, place = place, first = *first));
                    } else {
                        *first = step;
                    }
                }
            }
            before = square.map(|_| place);
        }
        let is_over = squares.len() >= board.free() as usize;
        for square in board.free_squares().filter(|&square| visited[square as usize] == 0) {
            self.not_visited(square);
            if is_over {
                self.conflict(|_| text!("knight-not-visited", place = board.place(square)));
            }
        }
        self.ends = squares.first().copied().zip(squares.last().copied());
    }

    fn verdict(&mut self, closed: bool) -> Verdict {
        let complete = self.unvisited == 0;
        let ends = self.ends.filter(|_| complete && self.total == 0);
        let is_closed = ends.is_some_and(|(first, last)| self.is_leap(last, first));
        if let Some((first, last)) = ends.filter(|_| closed && !is_closed) {
            self.conflict(|it| text!("knight-not-closed", last = last, first = first, piece = it.piece));
        }
        let board = &self.board;
        let (free, unvisited) = (board.free(), self.unvisited);
        let holes = board.squares() - free as usize;
        let given = text!("knight-given", rows = board.rows(), columns = board.columns(), holes = holes);
        let summary = match (self.total, self.first_unvisited) {
            (0, None) => {
                let kind = if is_closed { "closed" } else { "open" };
                text!("knight-verdict-tour", given = given, piece = self.piece, kind = kind)
            }
            (0, Some(first)) => {
                let (visited, left, first) = (free - unvisited, unvisited, board.place(first));
                text!(
                    "knight-verdict-so-far",
                    given = given,
                    visited = visited,
                    free = free,
                    left = left,
                    first = first
                )
            }
            (total, _) => text!("knight-verdict-conflicts", given = given, conflicts = total),
        };
        let conflicts = std::mem::take(&mut self.conflicts);
        Verdict { summary, conflicts, total: self.total, complete }
    }
}

/// How often each of these numbers stands on the board, and where the second time.
fn copies(numbers: &[u32], wanted: impl Iterator<Item = u32>) -> HashMap<u32, (u32, u32)> {
    let mut copies: HashMap<u32, (u32, u32)> = wanted.map(|number| (number, (0, 0))).collect();
    if copies.is_empty() {
        return copies;
    }
    for (square, number) in (0..).zip(numbers) {
        if let Some((times, second)) = copies.get_mut(number) {
            *times += 1;
            if *times == 2 {
                *second = square;
            }
        }
    }
    copies
}

#[cfg(test)]
mod tests;
