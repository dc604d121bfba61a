//! What a choice does, in words.

use registry::{Board, Mark};

/// Says what a choice puts on the board: "a queen in column 2, row 5". Without a board, its label says it.
pub fn in_words(board: &Board<'_>, label: &str, marks: &[Mark]) -> String {
    let Some(first) = marks.first().and_then(|&mark| board.say(mark)) else { return label.to_string() };
    match marks.len() - 1 {
        0 => first.to_string(),
        more => format!("{first}, and {more} more that {}", if more == 1 { "follows" } else { "follow" }),
    }
}
