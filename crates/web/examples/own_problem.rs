//! A problem of one's own in the page: coins that add up to a sum, largest first. Run it and open the address.

use std::sync::Arc;

use backtrail::{Problem, Reason};
use registry::Narrated;
use registry::Board;

const COINS: [u32; 5] = [50, 20, 10, 5, 2];

/// The coins so far, and what is still to pay.
struct Change {
    paid: Vec<u32>,
    rest: i64,
}

impl Problem for Change {
    type Choice = u32;
    type Choices = std::vec::IntoIter<u32>;
    type Solution = Vec<u32>;

    fn choices(&self) -> Self::Choices {
        let largest = self.paid.last().copied().unwrap_or(u32::MAX);
        COINS.into_iter().filter(|&coin| coin <= largest).collect::<Vec<_>>().into_iter()
    }

    fn apply(&mut self, coin: u32) -> bool {
        self.paid.push(coin);
        self.rest -= i64::from(coin);
        self.rest >= 0
    }

    fn undo(&mut self, coin: u32) {
        self.paid.pop();
        self.rest += i64::from(coin);
    }

    fn is_solved(&self) -> bool {
        self.rest == 0
    }

    fn solution(&self) -> Vec<u32> {
        self.paid.clone()
    }

    fn explain(&self, coin: u32) -> Option<Reason> {
        let text = format!("{coin} is more than the {} still to pay", self.rest).into();
        Some(Reason { text, blames: Vec::new() })
    }
}

impl Narrated for Change {}

fn main() -> std::io::Result<()> {
    let steps = || registry::stepper(Change { paid: Vec::new(), rest: 63 });
    let own = web::Own { title: "63 in coins".to_string(), board: Board::CHOICES, steps: Arc::new(steps) };
    let options = web::Options { own: Some(own), ..Default::default() };
    web::serve(&options, |server| println!("{}#explore?puzzle=own", server.url()))
}
