//! Odd boards: the middle row and the middle column first.
//!
//! Each has one queen. Either it is the same, in the centre, and looks the same from all sides; or they stand at distances
//! a and b from it, a ≠ b since otherwise they would attack each other:
//!
//! ```text
//!     .  .  .  Q  .  .  .    b = 3
//!     .  .  .  |  .  .  .
//!     .  .  .  |  .  .  .
//!     ─ ─ Q ─ ─+─ ─ ─ ─ ─    a = 1
//!     .  .  .  |  .  .  .
//! ```
//!
//! Exactly one of a solution's eight images has the queen of the middle row on the left, that of the middle column above, and
//! a < b. So these boards count eight times, and no image is counted twice.
//!
//! The upper half then waits for a queen less than the lower and has the shorter list, about a seventh. The lower half gives the
//! keys, since what a leaf costs beside the pairs (it is sorted, and its path looked up) is more than what a key
//! costs. n = 19: 8.4 s against 14 with the upper half as keys; n = 21, by sample: 390 s against 460 (2026-11-15).

use super::board::CutBoard;

/// The boards for odd n.
pub(super) fn boards(n: u32) -> Vec<CutBoard> {
    let middle = n / 2;
    let mut boards = vec![CutBoard::new(n, &[(middle, middle)], false)];
    for a in 1..middle {
        for b in a + 1..=middle {
            boards.push(CutBoard::new(n, &[(middle, middle - a), (middle - b, middle)], false));
        }
    }
    boards
}
