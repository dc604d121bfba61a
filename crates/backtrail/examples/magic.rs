//! Magic squares: the numbers 1 to n² in a square, with the same sum in every row, column and diagonal.
//!
//! ```text
//!     2 7 6
//!     9 5 1          every line of three adds up to 15
//!     4 3 8
//! ```
//!
//! The cells are filled row by row. A number is refused when it is there already, or when it completes a line with
//! another sum: `apply` looks at the lines that end in the new cell and at nothing else.
//!
//! Run it with `cargo run --release --example magic -p backtrail -- 3` (all 7040 squares of 4 take minutes).

use backtrail::{Problem, Search};

/// A square of n × n cells, filled row by row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Magic {
    n: usize,
    cells: Vec<usize>,
}

impl Magic {
    /// An empty square of n × n cells.
    pub fn new(n: usize) -> Self {
        Magic { n, cells: Vec::new() }
    }

    /// Has every line that ends in the last cell the right sum?
    fn completes_well(&self) -> bool {
        let n = self.n;
        let magic = n * (n * n + 1) / 2;
        let last = self.cells.len() - 1;
        let (row, column) = (last / n, last % n);
        let sum = |first: usize, step: usize| -> usize { self.cells[first..].iter().step_by(step).take(n).sum() };
        (column < n - 1 || sum(row * n, 1) == magic)
            && (row < n - 1 || sum(column, n) == magic)
            && (row < n - 1 || column > 0 || n == 1 || sum(n - 1, n - 1) == magic)
            && (row < n - 1 || column < n - 1 || sum(0, n + 1) == magic)
    }
}

impl Problem for Magic {
    type Choice = usize;
    type Choices = std::ops::RangeInclusive<usize>;
    type Solution = Vec<usize>;

    fn choices(&self) -> Self::Choices {
        1..=self.n * self.n
    }

    fn apply(&mut self, number: usize) -> bool {
        if self.cells.contains(&number) {
            return false;
        }
        self.cells.push(number);
        let fits = self.completes_well();
        if !fits {
            self.cells.pop(); // a choice that is refused leaves no trace
        }
        fits
    }

    fn undo(&mut self, _number: usize) {
        self.cells.pop();
    }

    fn is_solved(&self) -> bool {
        self.cells.len() == self.n * self.n
    }

    fn solution(&self) -> Vec<usize> {
        self.cells.clone()
    }
}

fn main() {
    let n = std::env::args().nth(1).map_or(3, |word| word.parse().expect("n is a whole number"));
    match Search::new(Magic::new(n)).first() {
        Some(cells) => cells.chunks(n.max(1)).for_each(|row| println!("{row:3?}")),
        None => println!("there is no magic square of order {n}"),
    }
    let outcome = Search::new(Magic::new(n)).count();
    println!("{} squares, rotations and reflections included", outcome.solutions);
    println!("visits {:?}, per depth {:?}", outcome.stats.visits, outcome.stats.profile);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_one_square_of_order_three_in_eight_positions() {
        for (n, squares) in [(1, 1), (2, 0), (3, 8)] {
            assert_eq!(Search::new(Magic::new(n)).count().solutions, squares, "order {n}");
        }
    }

    #[test]
    fn every_line_of_every_square_has_the_same_sum() {
        let lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
        for square in Search::new(Magic::new(3)).all() {
            for line in lines {
                assert_eq!(line.iter().map(|&cell| square[cell]).sum::<usize>(), 15, "{square:?}, cells {line:?}");
            }
        }
    }

    #[test]
    fn the_first_square_of_order_three_begins_with_two() {
        assert_eq!(Search::new(Magic::new(3)).first(), Some(vec![2, 7, 6, 9, 5, 1, 4, 3, 8]));
    }
}
