//! A problem of one's own, watched in the terminal: how do coins of 10, 5, 4, 3 and 1 make 23, at most three of each?
//!
//! `cargo run -p backtrail-watch --example watch_own`

use std::ops::Range;

use backtrail::{Problem, Reason};
use registry::Board;
use registry::player::Player;
use registry::{Narrated, stepper};

const COINS: [i32; 5] = [10, 5, 4, 3, 1];

/// How many of each coin are taken so far, and how much they leave.
struct Change {
    taken: Vec<i32>,
    left: i32,
}

impl Problem for Change {
    type Choice = i32;
    type Choices = Range<i32>;
    type Solution = Vec<i32>;

    fn choices(&self) -> Range<i32> {
        0..if self.taken.len() < COINS.len() { 4 } else { 0 }
    }

    fn apply(&mut self, many: i32) -> bool {
        let sum = many * COINS[self.taken.len()];
        if sum > self.left {
            return false;
        }
        self.left -= sum;
        self.taken.push(many);
        true
    }

    fn undo(&mut self, many: i32) {
        self.taken.pop();
        self.left += many * COINS[self.taken.len()];
    }

    fn is_solved(&self) -> bool {
        self.left == 0
    }

    fn solution(&self) -> Vec<i32> {
        self.taken.clone()
    }

    fn explain(&self, many: i32) -> Option<Reason> {
        let sum = many * COINS[self.taken.len()];
        let text = format!("{sum} is more than the {} that are left", self.left).into();
        (sum > self.left).then(|| Reason { text, blames: Vec::new() })
    }
}

impl Narrated for Change {
    fn label(&self, many: i32, made: bool) -> String {
        format!("{many} × {}", COINS[self.taken.len() - usize::from(made)])
    }
}

fn main() -> std::io::Result<()> {
    let change = Change { taken: Vec::new(), left: 23 };
    watch::play(Player::new(stepper(change)), &Board::CHOICES, "coins that make 23", watch::Options::default())
}
