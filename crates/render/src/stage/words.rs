//! What a choice does, in words.

use registry::{Board, Mark};
use words::say;

/// Says what a choice puts on the board: "a queen in column 2, row 5". Without a board, its label says it.
pub fn in_words(board: &Board<'_>, label: &str, marks: &[Mark]) -> String {
    let Some(first) = marks.first().and_then(|&mark| board.say(mark)) else { return label.to_string() };
    match marks.len() - 1 {
        0 => say(&first),
        more => say!("render-and-more", first = first, n = more),
    }
}
