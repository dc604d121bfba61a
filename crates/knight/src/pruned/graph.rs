//! What does not change in a search: which squares are a move apart, and where a tour may end.

use std::collections::HashMap;

use super::super::board::{Board, Square};
use super::super::symmetry::Symmetry;
use super::super::tours::Tours;
use super::word::Word;

/// The free squares, numbered from the border to the centre, and their leaps.
///
/// The numbers are the order in which squares are tried where nothing else decides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Graph<W> {
    pub(super) board: Board,
    /// The square of each number.
    pub(super) squares: Vec<u32>,
    /// The squares a leap from each.
    pub(super) near: Vec<W>,
    /// Where a tour from each may end; nowhere if none begins there.
    pub(super) ends: Vec<W>,
    /// The squares that come after each in row order, if a tour that ends before its second square is one that has been told
    /// the other way round.
    pub(super) after: Option<Vec<W>>,
    /// How many squares a whole tour has; more than there are if no tour is one.
    pub(super) whole: usize,
}

impl<W: Word> Graph<W> {
    /// # Panics
    ///
    /// If there are more free squares than bits.
    pub(super) fn new(tours: &Tours) -> Self {
        let board = &tours.board;
        assert!(board.free() <= W::BITS, "{} free squares in a word of {} bits", board.free(), W::BITS);
        let mut squares: Vec<u32> = board.free_squares().collect();
        squares.sort_by_key(|&square| (u64::MAX - from_centre(board, square), square));
        let numbers: HashMap<u32, u16> = squares.iter().copied().zip(0..).collect();
        let near =
            |&square: &u32| board.neighbours(square).fold(W::default(), |set, there| set | W::of(numbers[&there]));
        let near: Vec<W> = squares.iter().map(near).collect();
        let one_way = tours.undirected && tours.run_both_ways();
        let ends = ends(tours, &squares, &near, one_way && !tours.closed);
        let lone = squares.len() == 1 && !tours.closed && tours.end.is_none_or(|end| end == squares[0]);
        Graph {
            board: board.clone(),
            after: (one_way && tours.closed).then(|| after(&squares)),
            ends,
            whole: if squares.len() > 1 || lone { squares.len() } else { usize::MAX },
            near,
            squares,
        }
    }

    /// The number of a square.
    pub(super) fn number(&self, square: u32) -> Option<u16> {
        self.squares.iter().position(|&other| other == square).map(|number| number as u16)
    }

    /// Where a square is.
    pub(super) fn place(&self, number: u16) -> Square {
        self.board.place(self.squares[number as usize])
    }

    /// All squares.
    pub(super) fn all(&self) -> W {
        (0..self.squares.len() as u16).fold(W::default(), |set, number| set | W::of(number))
    }
}

/// The squares that come after each in row order.
fn after<W: Word>(squares: &[u32]) -> Vec<W> {
    let mut numbers: Vec<u16> = (0..squares.len() as u16).collect();
    numbers.sort_unstable_by_key(|&number| std::cmp::Reverse(squares[number as usize]));
    let mut after = vec![W::default(); squares.len()];
    let mut set = W::default();
    for number in numbers {
        after[number as usize] = set;
        set |= W::of(number);
    }
    after
}

/// How far a square is from the centre, squared and in half squares.
fn from_centre(board: &Board, square: u32) -> u64 {
    let Square { row, column, .. } = board.place(square);
    let down = (2 * u64::from(row) + 1).abs_diff(u64::from(board.rows()));
    let right = (2 * u64::from(column) + 1).abs_diff(u64::from(board.columns()));
    down * down + right * right
}

/// Where a tour from each square may end.
///
/// Every leaper changes between two colours of some kind (rows and columns by their parity, perhaps after halving), so a tour
/// of an even number of squares ends on the other colour, and a colour that has a square more has both ends.
fn ends<W: Word>(tours: &Tours, squares: &[u32], near: &[W], one_way: bool) -> Vec<W> {
    let all = (0..squares.len() as u16).fold(W::default(), |set, number| set | W::of(number));
    let nowhere = vec![W::default(); squares.len()];
    let Some(colour) = colour_of_the_first(near, all) else { return nowhere };
    let other = all & !colour;
    let fixed: Vec<u32> = tours.start.into_iter().chain(tours.end).collect();
    let images = if tours.distinct { Symmetry::of(&tours.board, &fixed) } else { Vec::new() };
    let least = |square: u32| images.iter().map(|image| image.image(square)).min().unwrap_or(square);
    let from = |start: u16| {
        let (mine, others) = if colour.has(start) { (colour, other) } else { (other, colour) };
        let mut ends = match mine.len() as i32 - others.len() as i32 {
            0 => others,
            1 => mine,
            _ => W::default(),
        };
        if tours.closed {
            ends &= near[start as usize];
        }
        let square = squares[start as usize];
        if tours.start.is_none() && !tours.closed && least(square) != square {
            ends = W::default(); // an image comes first
        }
        let allowed = |&end: &u16| {
            let end = squares[end as usize];
            tours.end.is_none_or(|wanted| wanted == end) && (!one_way || least(end).min(end) >= square)
        };
        ends.squares().filter(allowed).fold(W::default(), |set, end| set | W::of(end))
    };
    (0..squares.len() as u16).map(from).collect()
}

/// The squares that are an even number of leaps from the first; `None` if not all squares can be reached.
fn colour_of_the_first<W: Word>(near: &[W], all: W) -> Option<W> {
    if all.is_empty() {
        return None;
    }
    let [mut even, mut odd] = [W::of(0), W::default()];
    loop {
        let spread = |from: W| from.squares().fold(W::default(), |set, square| set | near[square as usize]);
        let (more_odd, more_even) = (odd | spread(even), even | spread(odd));
        if (more_odd, more_even) == (odd, even) {
            return (even | odd == all).then_some(even);
        }
        (odd, even) = (more_odd, more_even);
    }
}
