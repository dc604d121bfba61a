//! A problem of one's own, shown in the page beside the puzzles of the registry.

use std::fmt;
use std::sync::Arc;

use puzzles::registry::{Board, Stepper};

/// A problem that somebody wrote, for the page. It is listed as the puzzle `own`, with one solver of the same name.
///
/// `examples/own_problem.rs` shows one whole.
#[derive(Clone)]
pub struct Own {
    /// A few words: "three pigeons in two holes".
    pub title: String,
    /// The board on which it is watched: often [`Board::CHOICES`], on which the choices themselves are shown.
    pub board: Board<'static>,
    /// Makes a search to walk, for each who opens one: `puzzles::engine::stepper` makes one of a problem.
    pub steps: Arc<dyn Fn() -> Box<dyn Stepper> + Send + Sync>,
}

/// Its name in the page, and the name of its solver.
pub(crate) const NAME: &str = "own";

impl fmt::Debug for Own {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Own").field("title", &self.title).field("board", &self.board).finish_non_exhaustive()
    }
}
