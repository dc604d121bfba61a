//! Solutions that a rotation of the board leaves as they are, counted by small searches of their own.
//!
//! They are what it takes to turn a count of all solutions into one up to rotation and reflection. Of the eight
//! symmetries of the board, reflections leave no solution as it is (two queens would share a line, for n > 1), so by
//! Burnside's lemma
//!
//! ```text
//!     distinct = (all + half-turn symmetric + 2 · quarter-turn symmetric) / 8          (n ≥ 2)
//!     A002562  = (A000170 + A032522 + 2 · A033148) / 8
//! ```
//!
//! A symmetric solution is decided by half or a quarter of its queens, so these searches take about the square root, or the
//! fourth root, of the work for all solutions.

use backtrail::{Problem, Search};

/// A rotation of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// By 180 degrees.
    Half,
    /// By 90 degrees.
    Quarter,
}

/// Queens column by column, each placed with all its images under a rotation.
///
/// ```text
///     half turn:  (c, r) and (n−1−c, n−1−r)
///     quarter:    (c, r), (n−1−r, c), (n−1−c, n−1−r), (r, n−1−c)
/// ```
///
/// ```
/// use backtrail::Search;
/// use queens::{Symmetric, Turn};
/// assert_eq!(Search::new(Symmetric::new(8, Turn::Half)).count().solutions, 4);
/// assert_eq!(Search::new(Symmetric::new(12, Turn::Quarter)).count().solutions, 8);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Symmetric {
    n: u32,
    turn: Turn,
    /// The lines that are taken after each choice; the last is now.
    taken: Vec<Lines>,
}

/// Columns, rows and diagonals that hold a queen, as bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Lines {
    columns: u64,
    rows: u64,
    rising: u128,
    falling: u128,
}

impl Lines {
    /// Takes the lines of a square; `false` if one of them is taken already.
    fn take(&mut self, n: u32, column: u32, row: u32) -> bool {
        let (c, r) = (1 << column, 1 << row);
        let (rising, falling) = (1 << (row + column), 1 << (row + n - 1 - column));
        let free =
            self.columns & c == 0 && self.rows & r == 0 && self.rising & rising == 0 && self.falling & falling == 0;
        self.columns |= c;
        self.rows |= r;
        self.rising |= rising;
        self.falling |= falling;
        free
    }
}

impl Symmetric {
    /// The largest board that fits the words.
    const LARGEST: u32 = 64;

    /// An empty board of n × n squares.
    ///
    /// # Panics
    ///
    /// If n is greater than 64.
    pub fn new(n: u32, turn: Turn) -> Self {
        assert!(n <= Self::LARGEST, "the board has at most {} columns", Self::LARGEST);
        Symmetric { n, turn, taken: vec![Lines::default()] }
    }

    fn now(&self) -> Lines {
        self.taken.last().copied().unwrap_or_default()
    }

    /// The first column without a queen.
    fn column(&self) -> u32 {
        self.now().columns.trailing_ones()
    }
}

impl Problem for Symmetric {
    type Choice = u32;
    type Choices = std::ops::Range<u32>;
    type Solution = ();

    fn choices(&self) -> Self::Choices {
        0..self.n
    }

    fn apply(&mut self, row: u32) -> bool {
        let (n, column, last) = (self.n, self.column(), self.n - 1);
        let images = [(column, row), (last - column, last - row), (last - row, column), (row, last - column)];
        let images = if self.turn == Turn::Half { &images[..2] } else { &images[..] };
        let mut lines = self.now();
        let centre = 2 * column == last && 2 * row == last; // its own image, once
        let free = images[..if centre { 1 } else { images.len() }].iter().all(|&(c, r)| lines.take(n, c, r));
        if free {
            self.taken.push(lines);
        }
        free
    }

    fn undo(&mut self, _row: u32) {
        self.taken.pop();
    }

    fn is_solved(&self) -> bool {
        self.column() == self.n
    }

    fn solution(&self) {}
}

/// How many solutions of n queens there are up to rotation and reflection, if there are `all` in all.
pub(super) fn distinct(n: u32, all: u128) -> u128 {
    if n < 2 {
        return all;
    }
    let fixed = |turn| Search::new(Symmetric::new(n, turn)).count().solutions;
    (all + fixed(Turn::Half) + 2 * fixed(Turn::Quarter)) / 8
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fixed(turn: Turn, sizes: std::ops::RangeInclusive<u32>) -> Vec<u128> {
        sizes.map(|n| Search::new(Symmetric::new(n, turn)).count().solutions).collect()
    }

    #[test]
    fn half_turn_symmetric_solutions_are_those_of_the_literature() {
        // OEIS A032522.
        assert_eq!(fixed(Turn::Half, 1..=13), [1, 0, 0, 2, 2, 4, 8, 4, 16, 12, 48, 80, 136]);
    }

    #[test]
    fn quarter_turn_symmetric_solutions_are_those_of_the_literature() {
        // OEIS A033148.
        let counts = [1, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 8, 8, 0, 0, 64, 128];
        assert_eq!(fixed(Turn::Quarter, 1..=17), counts);
    }

    #[test]
    fn distinct_counts_follow_from_counts() {
        let all = [1, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200];
        let classes = [1, 1, 0, 0, 1, 2, 1, 6, 12, 46, 92, 341, 1787];
        for (n, (all, classes)) in all.into_iter().zip(classes).enumerate() {
            assert_eq!(distinct(n as u32, all), classes, "{n} queens");
        }
    }
}
