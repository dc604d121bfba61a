//! A set of candidates kept at every cell, and the cell with the fewest first.

use backtrail::{Problem, Reason};

use super::{Grid, Shape, reason};
use registry::Mark;
use registry::Narrated;

/// A search that always fills a cell with the fewest candidates, the first one in row order.
///
/// A value that is written leaves the candidates of its row, column and box; a cell that loses its last candidate refuses
/// the value. What was taken from which cell is kept on a trail, and `undo` gives it back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fewest {
    shape: Shape,
    cells: Vec<u8>,
    /// The candidates of each empty cell, value v as bit v − 1.
    candidates: Vec<u64>,
    /// For each cell the others of its row, column and box.
    peers: Vec<u16>,
    /// The cells filled by choices, in order.
    filled: Vec<u16>,
    /// Cells that lost a candidate, the newest last.
    trail: Vec<u16>,
    /// How long the trail was before each choice.
    marks: Vec<usize>,
    empty: usize,
    legal: bool,
}

/// A value for a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Candidate {
    pub(super) cell: u16,
    pub(super) value: u8,
}

impl std::fmt::Display for Candidate {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}", self.cell, self.value)
    }
}

/// The candidates of a cell, in order.
#[derive(Clone, Debug)]
pub struct Candidates {
    cell: u16,
    left: u64,
}

impl Iterator for Candidates {
    type Item = Candidate;

    fn next(&mut self) -> Option<Candidate> {
        if self.left == 0 {
            return None;
        }
        let value = self.left.trailing_zeros() as u8 + 1;
        self.left &= self.left - 1;
        Some(Candidate { cell: self.cell, value })
    }
}

impl Fewest {
    /// The puzzle with these clues.
    pub fn new(puzzle: &Grid) -> Self {
        let shape = puzzle.shape();
        let cells = puzzle.cells().to_vec();
        let seen = |cell| shape.houses_of(cell).map(|house| shape.cells_of(house)).into_iter().flatten();
        let mut candidates = vec![0; shape.cells()];
        let mut peers = Vec::new();
        for cell in 0..shape.cells() {
            let mut others: Vec<u16> = seen(cell).filter(|&other| other != cell).map(|other| other as u16).collect();
            others.sort_unstable();
            others.dedup();
            if cells[cell] == 0 {
                let held = others.iter().fold(0, |held, &other| held | bit(cells[usize::from(other)]));
                candidates[cell] = !held & (u64::MAX >> (64 - shape.n()));
            }
            peers.extend(others);
        }
        let empty = shape.cells() - puzzle.clues();
        let (filled, trail, marks) = (Vec::new(), Vec::new(), Vec::new());
        Fewest { shape, cells, candidates, peers, filled, trail, marks, empty, legal: puzzle.is_legal() }
    }

    /// The other cells of a cell's row, column and box.
    fn peers(&self, cell: usize) -> std::ops::Range<usize> {
        let each = self.peers.len() / self.cells.len();
        cell * each..(cell + 1) * each
    }
}

/// The bit of a value; none for an empty cell.
fn bit(value: u8) -> u64 {
    (1 << value) >> 1
}

impl Problem for Fewest {
    type Choice = Candidate;
    type Choices = Candidates;
    type Solution = Grid;

    // @code
    fn choices(&self) -> Candidates {
        let mut best = (u32::MAX, Candidates { cell: 0, left: 0 });
        if self.legal {
            for (cell, &left) in self.candidates.iter().enumerate().filter(|(cell, _)| self.cells[*cell] == 0) {
                if left.count_ones() < best.0 {
                    best = (left.count_ones(), Candidates { cell: cell as u16, left });
                    if best.0 <= 1 {
                        break;
                    }
                }
            }
        }
        best.1 // @dead_end
    }

    fn apply(&mut self, choice: Candidate) -> bool {
        let (cell, value) = (usize::from(choice.cell), choice.value);
        self.marks.push(self.trail.len());
        self.filled.push(cell as u16);
        self.cells[cell] = value;
        self.empty -= 1;
        for i in self.peers(cell) {
            let peer = usize::from(self.peers[i]);
            if self.cells[peer] == 0 && self.candidates[peer] & bit(value) != 0 {
                self.candidates[peer] ^= bit(value);
                self.trail.push(peer as u16);
                if self.candidates[peer] == 0 {
                    self.undo(choice);
                    return false; // @refuse
                }
            }
        }
        true // @enter
    }

    fn undo(&mut self, Candidate { cell, value }: Candidate) {
        let mark = self.marks.pop().expect("a choice was made");
        for &peer in &self.trail[mark..] {
            self.candidates[usize::from(peer)] |= bit(value);
        }
        self.trail.truncate(mark);
        self.filled.pop();
        self.cells[usize::from(cell)] = 0; // @leave
        self.empty += 1;
    }

    fn is_solved(&self) -> bool {
        self.legal && self.empty == 0 // @solution
    }
    // @end

    fn solution(&self) -> Grid {
        Grid::new(self.shape, self.cells.clone())
    }

    fn explain(&self, Candidate { cell, value }: Candidate) -> Option<Reason> {
        let peers = self.peers[self.peers(cell.into())].iter().map(|&peer| usize::from(peer));
        let starved = peers.into_iter().find(|&peer| self.cells[peer] == 0 && self.candidates[peer] == bit(value))?;
        let taken = |&(_, &other): &(usize, &u16)| {
            let houses = self.shape.houses_of(other.into());
            houses.iter().zip(self.shape.houses_of(starved)).any(|(house, starved)| *house == starved)
        };
        let blames = self.filled.iter().enumerate().filter(taken).map(|(depth, _)| depth).collect();
        Some(Reason { text: reason::starves(self.shape, starved), blames })
    }
}

impl Narrated for Fewest {
    fn label(&self, Candidate { cell, value }: Candidate, _made: bool) -> String {
        reason::label(self.shape, cell.into(), value)
    }

    fn marks(&self, Candidate { cell, value }: Candidate, _made: bool, marks: &mut Vec<Mark>) {
        marks.push(Mark { cell: cell.into(), value: value.into() });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::{TEXTBOOK, TEXTBOOK_SOLVED, nine};
    use backtrail::Search;

    #[test]
    fn a_few_visits_are_enough_for_the_textbook_grid() {
        let mut search = Search::new(Fewest::new(&nine(TEXTBOOK)));
        assert_eq!(search.first(), Some(nine(TEXTBOOK_SOLVED)));
        assert!(search.outcome().stats.visits.unwrap() < 1_000);
    }

    #[test]
    fn a_refusal_names_the_cell_that_would_starve() {
        // Row 1 leaves 8 and 9 for its last two cells; 8 in column 8 leaves only 9, and column 9 holds that.
        let mut puzzle = Grid::empty(Shape::NINE);
        (0..7).for_each(|cell| puzzle.set(cell, Some(cell as u8 + 1)));
        puzzle.set(44, Some(9));
        let fewest = Fewest::new(&puzzle);
        let reason = fewest.explain(Candidate { cell: 7, value: 8 }).unwrap();
        assert_eq!(words::english(&reason.text), "row 1, column 9 would have no candidate left");
        assert_eq!(fewest.explain(Candidate { cell: 7, value: 9 }), None);
    }
}
