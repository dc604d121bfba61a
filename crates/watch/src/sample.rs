//! Searches for the tests of this crate.

use puzzles::player::Player;
use puzzles::registry::{self, Ability, Flags, Instance};

use crate::{Options, Session};

/// An easy grid of nine by nine.
pub(crate) const GRID: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// An instance; a graph is to have three colours.
pub(crate) fn instance(puzzle: &str, word: &str) -> Box<dyn Instance> {
    let mut flags = Flags::default();
    if puzzle == "color" {
        flags.give("k", Some("3"));
    }
    registry::puzzle(puzzle).unwrap().pose(word, &flags).unwrap()
}

/// Its search by this solver.
pub(crate) fn player(puzzle: &str, word: &str, solver: &str) -> Player {
    let instance = instance(puzzle, word);
    let solver = registry::choose(&*instance, Some(solver), Ability::Trace).unwrap();
    Player::new(instance.steps(solver).unwrap())
}

/// Somebody watching it.
pub(crate) fn session(puzzle: &str, word: &str, solver: &str, options: Options) -> Session {
    let instance = instance(puzzle, word);
    let title = format!("{}, {solver}", instance.title());
    Session::new(player(puzzle, word, solver), &instance.stage(), &title, options)
}
