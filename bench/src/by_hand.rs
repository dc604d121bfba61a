//! The rivals of the engine: the same searches as hand-written recursion.

/// Counts n queens with three words, the diagonals shifted from column to column.
pub(crate) fn bits(n: u32) -> u64 {
    fn place(all: u32, rows: u32, rising: u32, falling: u32) -> u64 {
        if rows == all {
            return 1;
        }
        let mut solutions = 0;
        let mut free = all & !(rows | rising | falling);
        while free != 0 {
            let row = free & free.wrapping_neg();
            free ^= row;
            solutions += place(all, rows | row, (rising | row) << 1, (falling | row) >> 1);
        }
        solutions
    }
    place(u32::MAX >> (32 - n), 0, 0, 0)
}

/// Counts n queens with marks for rows and diagonals.
pub(crate) fn marks(n: u32) -> u64 {
    struct Board {
        n: usize,
        rows: Vec<usize>,
        in_row: Vec<bool>,
        rising: Vec<bool>,
        falling: Vec<bool>,
    }
    impl Board {
        fn place(&mut self, column: usize) -> u64 {
            if column == self.n {
                return 1;
            }
            let mut solutions = 0;
            for row in 0..self.n {
                let (rising, falling) = (row + column, row + self.n - 1 - column);
                if self.in_row[row] || self.rising[rising] || self.falling[falling] {
                    continue;
                }
                self.in_row[row] = true;
                self.rising[rising] = true;
                self.falling[falling] = true;
                self.rows[column] = row;
                solutions += self.place(column + 1);
                self.in_row[row] = false;
                self.rising[rising] = false;
                self.falling[falling] = false;
            }
            solutions
        }
    }
    let n = n as usize;
    let diagonals = 2 * n - 1;
    let mut board = Board {
        n,
        rows: vec![0; n],
        in_row: vec![false; n],
        rising: vec![false; diagonals],
        falling: vec![false; diagonals],
    };
    board.place(0)
}
