//! Searches for the tests of this crate.

use backtrail::{Problem, Reason};
use puzzles::engine::{Posed, stepper};
use puzzles::player::Player;
use puzzles::registry::{self, Ability, Flags, Instance, Stage};

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

/// A problem of one's own: which of these numbers make the sum?
struct Sum {
    numbers: &'static [u32],
    taken: Vec<bool>,
    sum: u32,
    wanted: u32,
}

impl Problem for Sum {
    type Choice = bool;
    type Choices = std::vec::IntoIter<bool>;
    type Solution = Vec<bool>;

    fn choices(&self) -> Self::Choices {
        let is_more = self.taken.len() < self.numbers.len();
        if is_more { vec![true, false].into_iter() } else { Vec::new().into_iter() }
    }

    fn apply(&mut self, take: bool) -> bool {
        let sum = self.sum + self.numbers[self.taken.len()] * u32::from(take);
        if sum > self.wanted {
            return false;
        }
        self.sum = sum;
        self.taken.push(take);
        true
    }

    fn undo(&mut self, take: bool) {
        self.taken.pop();
        self.sum -= self.numbers[self.taken.len()] * u32::from(take);
    }

    fn is_solved(&self) -> bool {
        self.sum == self.wanted
    }

    fn solution(&self) -> Vec<bool> {
        self.taken.clone()
    }

    fn explain(&self, take: bool) -> Option<Reason> {
        let blames = (0..self.taken.len()).filter(|&number| self.taken[number]).collect();
        let sum = self.sum + self.numbers[self.taken.len()] * u32::from(take);
        let text = format!("with it, the sum is more than {}", self.wanted);
        (sum > self.wanted).then_some(Reason { text, blames })
    }
}

impl Posed for Sum {
    fn label(&self, take: bool, made: bool) -> String {
        let number = self.numbers[self.taken.len() - usize::from(made)];
        format!("{} {number}", if take { "take" } else { "leave" })
    }
}

/// Somebody watching a problem of their own.
pub(crate) fn own_problem(options: Options) -> Session {
    let sum = Sum { numbers: &[7, 5, 4, 3, 2], taken: Vec::new(), sum: 0, wanted: 10 };
    Session::new(Player::new(stepper(sum)), &Stage::Choices, "numbers that make 10", options)
}
