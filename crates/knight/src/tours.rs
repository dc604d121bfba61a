//! Which tours of a board are wanted.

use std::cmp::Ordering;

use super::board::Board;
use super::symmetry::Symmetry;

/// The tours that are asked for: on this board, from and to these squares, open or closed, each way or one way.
///
/// A tour is a list of squares. An open tour begins where `start` says, or anywhere. A closed tour is told from one square,
/// its [`root`](Tours::root), and goes round either way. Where several lists are the same tour (run backwards, or seen in a
/// mirror), [`keep`](Tours::keep) says which of them stands for all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tours {
    /// The board.
    pub board: Board,
    /// Where the tours begin.
    pub start: Option<u32>,
    /// Where they end.
    pub end: Option<u32>,
    /// Must the last square be a leap from the first?
    pub closed: bool,
    /// Are a tour and the same run backwards one?
    pub undirected: bool,
    /// Are a tour and its images under the symmetries of the board one?
    pub distinct: bool,
    /// The most memory that a solver may use, in bytes.
    pub memory: u64,
}

impl Tours {
    /// All open tours of a board, each way.
    pub fn open(board: Board) -> Self {
        let memory = registry::memory::usual();
        Tours { board, start: None, end: None, closed: false, undirected: false, distinct: false, memory }
    }

    /// All closed tours of a board, each once.
    pub fn closed(board: Board) -> Self {
        Tours { closed: true, undirected: true, ..Tours::open(board) }
    }

    /// The same tours from a square.
    #[must_use]
    pub fn from(self, start: u32) -> Self {
        Tours { start: Some(start), ..self }
    }

    /// The same tours to a square.
    #[must_use]
    pub fn to(self, end: u32) -> Self {
        Tours { end: Some(end), ..self }
    }

    /// The square that every tour is told from, if there is one: a closed tour goes round from anywhere.
    pub fn root(&self) -> Option<u32> {
        self.start.or_else(|| if self.closed { self.board.free_squares().next() } else { None })
    }

    /// The colour of the squares that a tour has to begin on, where colours tell: is it that of the dark ones?
    pub fn begins_on_dark(&self) -> Option<bool> {
        let board = &self.board;
        let dark = board.dark();
        match (board.free() - dark).cmp(&dark) {
            _ if !board.piece().alternates() => None,
            Ordering::Equal => self.end.map(|end| !board.is_dark(end)),
            more => Some(more == Ordering::Less),
        }
    }

    /// May a tour and the same run backwards both be among the lists?
    pub fn run_both_ways(&self) -> bool {
        match self.closed {
            true => self.end.is_none(),
            false => self.start.is_none() && self.end.is_none(),
        }
    }

    /// Which of several lists stands for a tour.
    pub fn keep(&self) -> Keep {
        let fixed: Vec<u32> = self.start.into_iter().chain(self.end).collect();
        let images = if self.distinct { Symmetry::of(&self.board, &fixed) } else { Vec::new() };
        Keep { closed: self.closed, one_way: self.undirected && self.run_both_ways(), images }
    }
}

/// Tells which of the lists of squares that are one tour stands for it: the least.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Keep {
    closed: bool,
    /// Is the same run backwards one of them?
    one_way: bool,
    /// The symmetries whose images are; none if only the list itself is.
    images: Vec<Symmetry>,
}

impl Keep {
    /// Is this list, a whole tour, the least of all that are the same?
    pub fn keeps(&self, path: &[u32]) -> bool {
        let len = path.len();
        if len < 2 {
            return true;
        }
        // Backwards, a closed tour comes from its last square to the same root; an open one begins with its last.
        if self.one_way && if self.closed { path[len - 1] < path[1] } else { path[len - 1] < path[0] } {
            return false;
        }
        self.images.iter().all(|symmetry| {
            let at = |i: usize| symmetry.image(path[i]);
            // Where the image of a closed tour comes to the root.
            let root = if self.closed { (0..len).position(|i| at(i) == path[0]).expect("all squares") } else { 0 };
            let forwards = (0..len).map(|i| at((root + i) % len));
            let from = if self.closed { root } else { len - 1 };
            let backwards = (0..len).map(|i| at((from + len - i) % len));
            path.iter().copied().le(forwards) && (!self.one_way || path.iter().copied().le(backwards))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The border of 3×3 is one closed tour.
    fn ring() -> Board {
        Board::new(3, 3).with_holes((0..9).map(|square| square == 4).collect())
    }

    const RING: [u32; 8] = [0, 5, 6, 1, 8, 3, 2, 7];

    #[test]
    fn of_a_closed_tour_one_way_round_is_kept() {
        let keep = Tours::closed(ring()).keep();
        let backwards: Vec<u32> = [0].into_iter().chain(RING[1..].iter().rev().copied()).collect();
        assert!(keep.keeps(&RING));
        assert!(!keep.keeps(&backwards));
        let both = Tours { undirected: false, ..Tours::closed(ring()) }.keep();
        assert!(both.keeps(&RING) && both.keeps(&backwards));
    }

    #[test]
    fn of_the_open_tours_round_a_ring_one_is_distinct() {
        // From 8 squares, two ways: 16 lists, one tour up to turns and mirrors.
        let lists = |tours: Tours| {
            let keep = tours.keep();
            let turn = |from: usize| (0..8).map(move |i| RING[(from + i) % 8]);
            let way = |from: usize| (0..8).map(move |i| RING[(from + 8 - i) % 8]);
            let all = (0..8).flat_map(|from| [turn(from).collect::<Vec<_>>(), way(from).collect()]);
            all.filter(|path| keep.keeps(path)).count()
        };
        assert_eq!(lists(Tours::open(ring())), 16);
        assert_eq!(lists(Tours { undirected: true, ..Tours::open(ring()) }), 8);
        assert_eq!(lists(Tours { distinct: true, ..Tours::open(ring()) }), 2);
        assert_eq!(lists(Tours { distinct: true, undirected: true, ..Tours::open(ring()) }), 1);
    }
}
