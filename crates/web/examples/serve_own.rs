//! A problem of one's own in the page: coins that add up to a sum, largest first. Run it and open the address.

use backtrail::{Problem, Reason};
use registry::{Narrated, Registry, Single};

const COINS: [u32; 5] = [50, 20, 10, 5, 2];

/// The coins so far, and what is still to pay.
#[derive(Clone)]
struct Change {
    paid: Vec<u32>,
    rest: u32,
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
        if coin > self.rest {
            return false;
        }
        self.paid.push(coin);
        self.rest -= coin;
        true
    }

    fn undo(&mut self, coin: u32) {
        self.paid.pop();
        self.rest += coin;
    }

    fn is_solved(&self) -> bool {
        self.rest == 0
    }

    fn solution(&self) -> Vec<u32> {
        self.paid.clone()
    }

    fn explain(&self, coin: u32) -> Option<Reason> {
        let text = format!("{coin} is more than the {} still to pay", self.rest).into();
        (coin > self.rest).then_some(Reason { text, blames: Vec::new() })
    }
}

impl Narrated for Change {}

fn main() -> std::io::Result<()> {
    let mut registry = Registry::new();
    registry.add(Single::new("own", "63 in coins", Change { paid: Vec::new(), rest: 63 })).expect("a name of its own");
    web::serve(&registry, &web::Options::default(), |server| println!("{}#explore?puzzle=own", server.url()))
}
