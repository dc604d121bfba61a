//! A problem of one's own, watched in the terminal: which of these coins make 23 exactly?
//!
//! `cargo run -p backtrail-watch --example own_problem`

use std::fmt;

use backtrail::{Problem, Reason};
use puzzles::engine::{Posed, stepper};
use puzzles::player::Player;
use puzzles::registry::Stage;

struct Coins {
    values: Vec<u32>,
    left: u32,
    taken: Vec<Take>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct Take {
    coin: u32,
    many: u32,
}

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} × {}", self.many, self.coin)
    }
}

impl Problem for Coins {
    type Choice = Take;
    type Choices = std::vec::IntoIter<Take>;
    type Solution = Vec<Take>;

    fn choices(&self) -> Self::Choices {
        let coin = self.values.get(self.taken.len()).copied();
        let takes = coin.into_iter().flat_map(|coin| (0..=3).map(move |many| Take { coin, many }));
        takes.collect::<Vec<_>>().into_iter()
    }

    fn apply(&mut self, take: Take) -> bool {
        self.taken.push(take);
        let fits = take.coin * take.many <= self.left;
        self.left = self.left.wrapping_sub(take.coin * take.many);
        fits && (self.taken.len() < self.values.len() || self.left == 0)
    }

    fn undo(&mut self, take: Take) {
        self.left = self.left.wrapping_add(take.coin * take.many);
        self.taken.pop();
    }

    fn is_solved(&self) -> bool {
        self.left == 0 && self.taken.len() == self.values.len()
    }

    fn solution(&self) -> Vec<Take> {
        self.taken.clone()
    }

    fn explain(&self, take: Take) -> Option<Reason> {
        let (wanted, has) = (self.left, take.coin * take.many);
        let text = match has > wanted {
            true => format!("{has} is more than the {wanted} that are left"),
            false => format!("{} would be left over and no coin with them", wanted - has),
        };
        Some(Reason { text, blames: Vec::new() })
    }
}

impl Posed for Coins {}

fn main() -> std::io::Result<()> {
    let coins = Coins { values: vec![10, 5, 4, 3, 1], left: 23, taken: Vec::new() };
    watch::play(Player::new(stepper(coins)), &Stage::Choices, "coins that make 23", watch::Options::default())
}
