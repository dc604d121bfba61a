//! Searches for the tests of this crate.

use backtrail::{Problem, Reason};
use registry::player::Player;
use registry::{Board, Case};
use registry::{Narrated, stepper};

use crate::{Options, Session};

/// An easy grid of nine by nine.
pub(crate) const GRID: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// An instance; a graph is to have three colours.
pub(crate) fn case(puzzle: &str, word: &str) -> Case {
    builtin::case(puzzle, word, if puzzle == "color" { &[("k", Some("3"))] } else { &[] }).unwrap()
}

/// Its search by this solver.
pub(crate) fn player(puzzle: &str, word: &str, solver: &str) -> Player {
    Player::new(case(puzzle, word).trace(Some(solver)).unwrap().1)
}

/// Somebody watching it.
pub(crate) fn session(puzzle: &str, word: &str, solver: &str, options: Options) -> Session {
    let case = case(puzzle, word);
    let title = format!("{}, {solver}", words::english(&case.title()));
    Session::new(player(puzzle, word, solver), &case.board(), &title, options)
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
        let text = format!("with it, the sum is more than {}", self.wanted).into();
        (sum > self.wanted).then_some(Reason { text, blames })
    }
}

impl Narrated for Sum {
    fn label(&self, take: bool, made: bool) -> String {
        let number = self.numbers[self.taken.len() - usize::from(made)];
        format!("{} {number}", if take { "take" } else { "leave" })
    }
}

/// Somebody watching a problem of their own.
pub(crate) fn own_problem(options: Options) -> Session {
    let sum = Sum { numbers: &[7, 5, 4, 3, 2], taken: Vec::new(), sum: 0, wanted: 10 };
    Session::new(Player::new(stepper(sum)), &Board::CHOICES, "numbers that make 10", options)
}
