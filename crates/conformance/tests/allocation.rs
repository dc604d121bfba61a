//! The textbook's functions take no memory but their call stack.

use sudoku::{Grid, Shape, solve_plain};

#[test]
fn plain_sudoku_does_not_allocate_while_it_runs() {
    let line = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
    let mut solvable = Grid::new(Shape::NINE, line.bytes().map(|byte| byte - b'0').collect());
    let mut impossible = solvable.clone();
    impossible.set(73, Some(2));
    let before = impossible.clone();
    let mut found = [false; 2];
    let taken = allocation_counter::measure(|| found = [solve_plain(&mut solvable), solve_plain(&mut impossible)]);
    assert_eq!((found, taken.count_total), ([true, false], 0));
    assert!(solvable.is_full());
    assert_eq!(impossible, before, "what has no solution is left as it was");
    // The measure is awake.
    assert!(allocation_counter::measure(|| drop(std::hint::black_box(vec![0u8; 9]))).count_total > 0);
}
