//! Strips below a board: their titles, and a sign for each cell.

use registry::Strip;

use super::canvas::Canvas;
use super::{Piece, Role, Room};

/// Draws them, as wide as there is room.
pub(super) fn lines(strips: &[Strip], wide: usize, ascii: bool) -> Vec<Vec<Piece>> {
    let mut canvas = Canvas::new(Room { wide, high: strips.len() }, ascii);
    let left = strips.iter().map(|strip| strip.title.chars().count()).max().unwrap_or(0) + 1;
    for (y, strip) in strips.iter().enumerate() {
        canvas.write(0, y, &strip.title, Role::Line);
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
