//! What is left to search once some queens stand: rows that have none, over at most sixteen columns.
//!
//! ```text
//!          0 1 2 3 4 5 6 7
//!      0   . . . Q . . . .     has its queen
//!      1     * * * * . .       blocked 111100, one step above row 2
//!      2     * * * . * .       blocked 111010, two steps above row 4
//!      3   Q . . . . . . .     has its queen
//!      4     * . * * . .       blocked 101100
//!      5     . * * . * .       blocked 011010
//!      6     . . * . . *       blocked 001001
//!      7   . . . . . . . Q     has its queen
//!            └─ window ┘
//! ```
//!
//! The squares that standing queens attack are one mask a row, known before the search; a row that is left out is a
//! longer step for the diagonals of the queens that the search places. So the search keeps only 16 bits each for
//! columns and the two kinds of diagonals, up to n = 18. A larger board gets queens in its outer columns first, one by
//! one, until the rest is narrow enough: the tree then begins with columns and goes on with rows.

use std::ops::{ControlFlow, Range};

/// Row and column, counted from 0.
pub(super) type Square = (u32, u32);

/// How many columns a search can have: the bits of a lane.
pub(super) const WIDEST: u32 = 16;

/// The rows that have no queen yet, over a window of columns.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct NarrowBoard {
    /// Columns that hold a queen, and the bits beyond the window.
    pub(super) columns: u16,
    rows: [Row; WIDEST as usize],
    height: usize,
}

/// A row to search.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Row {
    /// Squares that a standing queen attacks.
    pub(super) blocked: u16,
    /// How far down the next row without a queen is.
    pub(super) step: u32,
}

impl NarrowBoard {
    /// The rows to search, from top to bottom. There are as many as free columns.
    pub(super) fn rows(&self) -> &[Row] {
        &self.rows[..self.height]
    }
}

/// Queens that stand on an n × n board. Outside the window every column has one.
pub(super) struct Standing {
    n: u32,
    queens: Vec<Square>,
    window: Range<u32>,
}

impl Standing {
    /// Queens on the border.
    pub(super) fn new(n: u32, queens: &[Square]) -> Self {
        Standing { n, queens: queens.to_vec(), window: 1..n - 1 }
    }

    /// Places queens in the outer columns of the window until it is no wider than `widest`, and visits each way to do
    /// so. The `share` of the work that all this stands for is split evenly; a dead end is visited without a board.
    pub(super) fn narrow<F>(&mut self, widest: u32, share: f64, visit: &mut F) -> ControlFlow<()>
    where
        F: FnMut(Option<&NarrowBoard>, f64) -> ControlFlow<()>,
    {
        if self.window.end - self.window.start <= widest {
            return visit(Some(&self.board()), share);
        }
        let window = self.window.clone();
        let [left, right] = [window.start, window.end - 1].map(|column| self.free(column));
        // At the end with fewer free squares; a column that has its queen costs nothing.
        let few = |rows: &Option<Vec<u32>>| rows.as_ref().map_or(0, Vec::len);
        let (column, rows) = if few(&left) <= few(&right) {
            self.window.start += 1;
            (window.start, left)
        } else {
            self.window.end -= 1;
            (window.end - 1, right)
        };
        let flow = match rows {
            None => self.narrow(widest, share, visit),
            Some(rows) if rows.is_empty() => visit(None, share),
            Some(rows) => rows.iter().try_for_each(|&row| {
                self.queens.push((row, column));
                let flow = self.narrow(widest, share / rows.len() as f64, visit);
                self.queens.pop();
                flow
            }),
        };
        self.window = window;
        flow
    }

    /// What these queens leave, for a window of at most sixteen columns.
    fn board(&self) -> NarrowBoard {
        let within = |columns: u64| (columns >> self.window.start) as u16;
        let held = self.queens.iter().fold(!0 << self.window.end, |held: u64, queen| held | 1 << queen.1);
        let mut board = NarrowBoard { columns: within(held), rows: [Row::default(); WIDEST as usize], height: 0 };
        let mut last = 0;
        for row in rows(self.n, &self.queens) {
            if let Some(above) = board.height.checked_sub(1) {
                board.rows[above].step = row - last;
            }
            board.rows[board.height].blocked = within(blocked(&self.queens, row));
            board.height += 1;
            last = row;
        }
        board
    }

    /// The rows that are free in a column; `None` if it has its queen.
    fn free(&self, column: u32) -> Option<Vec<u32>> {
        let has_queen = self.queens.iter().any(|queen| queen.1 == column);
        let free = |&row: &u32| blocked(&self.queens, row) >> column & 1 == 0;
        (!has_queen).then(|| rows(self.n, &self.queens).filter(free).collect())
    }
}

/// Do queens on these squares attack each other?
pub(super) fn attacks(a: Square, b: Square) -> bool {
    a.0 == b.0 || a.1 == b.1 || a.0.abs_diff(b.0) == a.1.abs_diff(b.1)
}

/// Rows without a queen.
fn rows(n: u32, queens: &[Square]) -> impl Iterator<Item = u32> {
    (0..n).filter(|&row| queens.iter().all(|queen| queen.0 != row))
}

/// Columns of this row that queens in other rows attack.
fn blocked(queens: &[Square], row: u32) -> u64 {
    queens.iter().fold(0, |blocked, &(queen, column)| {
        let distance = queen.abs_diff(row);
        let bit = 1u64 << column;
        blocked | bit | bit << distance | bit >> distance
    })
}

/// About how many states the upper half of the tree has: a row has its free squares, less one for each queen above.
///
/// It serves to choose a rotation. Always taking the least tree of the four would leave two thirds of the states that an
/// arbitrary rotation has (n = 14 and 16), and this estimate leaves 5 % more than that (a sample of n = 16). The free
/// squares of the first six rows multiplied leave 7 %, of the first eight 20 to 30 %; factors that model the queens'
/// diagonals gain less than 2 %.
pub(super) fn estimate(n: u32, queens: &[Square]) -> f64 {
    let board = u64::MAX >> (64 - n);
    let (mut states, mut sum) = (1.0, 0.0);
    for (above, row) in rows(n, queens).take(n as usize / 2 - 2).enumerate() {
        let free = (board & !blocked(queens, row)).count_ones();
        states *= (f64::from(free) - above as f64).max(0.5);
        sum += states;
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The boards that these queens leave, with their shares.
    fn boards(n: u32, queens: &[Square], widest: u32) -> (Vec<NarrowBoard>, f64) {
        let (mut boards, mut shares) = (Vec::new(), 0.0);
        let flow = Standing::new(n, queens).narrow(widest, 1.0, &mut |board, share| {
            boards.extend(board.cloned());
            shares += share;
            ControlFlow::Continue(())
        });
        assert!(flow.is_continue());
        (boards, shares)
    }

    #[test]
    fn the_drawing_above_is_true() {
        // A board is written from the left, a number from the right.
        let row = |text: &str| u16::from_str_radix(&text.chars().rev().collect::<String>(), 2).unwrap();
        let (boards, _) = boards(8, &[(0, 3), (3, 0), (7, 7)], WIDEST);
        let [board] = &boards[..] else { panic!("the window is narrow enough") };
        assert_eq!(board.columns & 0b11_1111, row("001000"));
        assert_eq!(board.columns >> 6, !0 >> 6, "there is nothing beyond the window");
        let rows: Vec<(u16, u32)> = board.rows().iter().map(|row| (row.blocked & 0b11_1111, row.step)).collect();
        let drawn = ["111100", "111010", "101100", "011010", "001001"].map(row);
        assert_eq!(rows.iter().map(|row| row.0).collect::<Vec<_>>(), drawn);
        assert_eq!(rows.iter().map(|row| row.1).collect::<Vec<_>>(), [1, 2, 1, 1, 0]);
    }

    #[test]
    fn narrower_boards_share_the_work_and_have_as_many_rows_as_free_columns() {
        for widest in 4..=8 {
            let (boards, shares) = boards(10, &[(0, 2), (9, 3), (5, 0), (6, 9)], widest);
            assert!((shares - 1.0).abs() < 1e-9);
            assert!(boards.iter().all(|board| board.columns.count_zeros() as usize == board.rows().len()));
        }
    }
}
