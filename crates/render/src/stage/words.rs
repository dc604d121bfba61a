//! What a choice does, in words.

use puzzles::registry::{Mark, Stage};
use puzzles::sudoku::write::symbol;

/// Says what a choice puts on the board: "a queen in column 2, row 5". Without a board, its label says it.
pub fn in_words(stage: &Stage, label: &str, marks: &[Mark]) -> String {
    let Some(&Mark { cell, value }) = marks.first() else { return label.to_string() };
    let first = match stage {
        Stage::Queens { n } => format!("a queen in column {}, row {}", cell % n, cell / n),
        Stage::Knight { board, .. } => format!("square {} as number {value}", board.place(cell)),
        Stage::Sudoku(grid) => {
            format!("{} in {}", symbol(value as u8, grid.shape()), grid.shape().name(cell as usize))
        }
        Stage::Graph { given, .. } => format!("colour {value} for vertex {}", given.graph.name(cell)),
        Stage::Choices => label.to_string(),
    };
    match marks.len() - 1 {
        0 => first,
        more => format!("{first}, and {more} more that {}", if more == 1 { "follows" } else { "follow" }),
    }
}
