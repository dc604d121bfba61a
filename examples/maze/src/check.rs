//! The checker: it shares no code with the solver.

use backtrail::text;
use registry::Verdict;

use super::Maze;

/// Follows squares such as `0 1 2 5 8`, as JSON lists them.
pub(crate) fn check(maze: &Maze, text: &str) -> Verdict {
    let words = text.split(|sign: char| !sign.is_ascii_digit()).filter(|word| !word.is_empty());
    let squares: Vec<u32> = words.map(|word| word.parse().unwrap_or(u32::MAX)).collect();
    let place = |square: u32| (square / maze.columns, square % maze.columns);
    let mut conflicts = Vec::new();
    for (at, &square) in squares.iter().enumerate() {
        let is_free = maze.walls.get(square as usize) == Some(&false);
        let is_joined = at.checked_sub(1).is_none_or(|before| {
            let ((row, column), (to_row, to_column)) = (place(squares[before]), place(square));
            row.abs_diff(to_row) + column.abs_diff(to_column) == 1
        });
        if !is_free || !is_joined || squares[..at].contains(&square) {
            conflicts.push(text!("maze-conflict", at = at + 1, square = square));
        }
    }
    let complete = squares.first() == Some(&maze.start) && squares.last() == Some(&maze.exit);
    let summary = text!("maze-verdict", conflicts = conflicts.len(), complete = if complete { "yes" } else { "no" });
    Verdict { summary, total: conflicts.len() as u64, conflicts, complete }
}
