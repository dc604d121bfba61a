//! Exact change: in how many ways can an amount be paid with coins of given values?
//!
//! ```text
//!     10 = 5 + 5 = 5 + 2 + 2 + 1 = 2 + 2 + 2 + 2 + 2 = …          coins of 1, 2, 5: ten ways
//! ```
//!
//! Coins are laid out one at a time, never a larger one after a smaller, so each way is met once. Here the pruning is in
//! `choices`: a coin that is too large is not even offered, nothing is refused, and checks = visits − 1.
//!
//! Run it with `cargo run --example change -p backtrail -- 100 1 5 10 25 50`.

use backtrail::{Problem, Search};

/// An amount to pay, and the coins laid out so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    coins: Vec<u32>, // the largest first
    left: u32,
    paid: Vec<u32>,
}

impl Change {
    /// Pay `amount` with coins of these values, none of them 0.
    pub fn new(amount: u32, coins: &[u32]) -> Self {
        let mut coins: Vec<u32> = coins.iter().copied().filter(|&coin| coin > 0).collect();
        coins.sort_unstable_by(|a, b| b.cmp(a));
        coins.dedup();
        Change { coins, left: amount, paid: Vec::new() }
    }
}

impl Problem for Change {
    type Choice = u32; // a coin
    type Choices = std::vec::IntoIter<u32>;
    type Solution = Vec<u32>;

    fn choices(&self) -> Self::Choices {
        let most = self.paid.last().copied().unwrap_or(u32::MAX).min(self.left);
        let fitting = self.coins.iter().copied().filter(|&coin| coin <= most);
        fitting.collect::<Vec<_>>().into_iter()
    }

    fn apply(&mut self, coin: u32) -> bool {
        self.left -= coin;
        self.paid.push(coin);
        true
    }

    fn undo(&mut self, coin: u32) {
        self.left += coin;
        self.paid.pop();
    }

    fn is_solved(&self) -> bool {
        self.left == 0
    }

    fn solution(&self) -> Vec<u32> {
        self.paid.clone()
    }
}

fn main() {
    let words: Vec<u32> = std::env::args().skip(1).map(|word| word.parse().expect("a whole number")).collect();
    let (amount, coins) = match words.split_first() {
        Some((&amount, coins)) if !coins.is_empty() => (amount, coins.to_vec()),
        Some((&amount, _)) => (amount, vec![1, 5, 10, 25, 50]),
        None => (100, vec![1, 5, 10, 25, 50]),
    };
    match Search::new(Change::new(amount, &coins)).first() {
        Some(paid) => println!("{amount} is paid with {paid:?}"),
        None => println!("{amount} cannot be paid with {coins:?}"),
    }
    let outcome = Search::new(Change::new(amount, &coins)).count();
    println!("ways to pay it: {}", outcome.solutions);
    println!("visits {:?}, per depth {:?}", outcome.stats.visits, outcome.stats.profile);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_dollar_is_changed_in_two_hundred_and_ninety_two_ways() {
        assert_eq!(Search::new(Change::new(100, &[1, 5, 10, 25, 50])).count().solutions, 292); // George Pólya, 1956
    }

    #[test]
    fn with_every_coin_there_are_as_many_ways_as_partitions() {
        // OEIS A000041.
        for (amount, ways) in [(0, 1), (1, 1), (2, 2), (3, 3), (4, 5), (5, 7), (10, 42), (20, 627)] {
            let coins: Vec<u32> = (1..=amount).collect();
            assert_eq!(Search::new(Change::new(amount, &coins)).count().solutions, ways, "{amount}");
        }
    }

    #[test]
    fn the_first_way_takes_the_largest_coins_and_nothing_is_refused() {
        let mut search = Search::new(Change::new(10, &[2, 1, 5]));
        assert_eq!(search.first(), Some(vec![5, 5]));
        let outcome = search.count();
        assert_eq!((outcome.solutions, outcome.stats.rejections), (10, Some(0)));
    }

    #[test]
    fn what_cannot_be_paid_has_no_way() {
        assert_eq!(Search::new(Change::new(7, &[2, 4])).count().solutions, 0);
    }
}
