//! Strips below a board: their titles, and a sign for each cell.

use registry::Strip;
use words::say;

use super::canvas::Canvas;
use super::{Role, Room, Span};

/// Draws them, as wide as there is room.
pub(super) fn lines(strips: &[Strip], wide: usize, ascii: bool) -> Vec<Vec<Span>> {
    let mut canvas = Canvas::new(Room { wide, high: strips.len() }, ascii);
    let titles: Vec<String> = strips.iter().map(|strip| say(&strip.title)).collect();
    let left = titles.iter().map(|title| title.chars().count()).max().unwrap_or(0) + 1;
    for (y, (strip, title)) in strips.iter().zip(&titles).enumerate() {
        canvas.write(0, y, title, Role::Line);
        // Blanks between cells make them easier to count, where there is room.
        let pitch = if left + 2 * strip.cells.len() <= wide { 2 } else { 1 };
        for (i, &is_set) in strip.cells.iter().enumerate() {
            let (sign, role) =
                if is_set { (canvas.sign('■', '#'), Role::Held) } else { (canvas.sign('·', '.'), Role::Free) };
            canvas.put(left + pitch * i, y, sign, role);
        }
    }
    canvas.lines()
}
