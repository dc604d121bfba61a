//! A tree to try the engine on, and a guard against tests that hang.

use std::sync::mpsc;
use std::time::Duration;

use backtrail::{Problem, Search};

/// An uneven tree that nobody has to store: a node is a number, and what is below it follows from that number.
///
/// A third of the choices is refused, a sixth of the nodes solved, and the number of choices varies from none to six.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Tree {
    depth: usize,
    nodes: Vec<u64>,
    chosen: Vec<u8>,
}

impl Tree {
    /// The tree that grows from this seed, at most this deep.
    pub(crate) fn new(seed: u64, depth: usize) -> Self {
        Tree { depth, nodes: vec![mix(seed)], chosen: Vec::new() }
    }

    /// A tree with about this many nodes, between half and twice that: the first one that a seed gives.
    pub(crate) fn of_about(visits: u64) -> Self {
        let depth = (visits as f64).ln() / 0.51; // a level has 5/3 times the nodes of the one above
        let fits = |tree: &Tree| {
            let limits = backtrail::Limits { visits: Some(2 * visits), ..backtrail::Limits::default() };
            let counted = Search::new(tree.clone()).limits(limits).count().stats.visits;
            counted.is_some_and(|counted| counted > visits / 2 && counted < 2 * visits)
        };
        (0..1_000).map(|seed| Tree::new(seed, depth as usize)).find(fits).expect("some seed gives a tree of that size")
    }

    fn node(&self) -> u64 {
        *self.nodes.last().expect("the root is always there")
    }
}

impl Problem for Tree {
    type Choice = u8;
    type Choices = std::ops::Range<u8>;
    type Solution = Vec<u8>;

    fn choices(&self) -> Self::Choices {
        0..if self.chosen.len() == self.depth { 0 } else { (self.node() >> 32) as u8 % 7 }
    }

    fn apply(&mut self, choice: u8) -> bool {
        let child = mix(self.node() ^ u64::from(choice + 1));
        let accepted = !child.is_multiple_of(3);
        if accepted {
            self.nodes.push(child);
            self.chosen.push(choice);
        }
        accepted
    }

    fn undo(&mut self, choice: u8) {
        assert_eq!(self.chosen.pop(), Some(choice), "choices are taken back in reverse order");
        self.nodes.pop();
    }

    fn is_solved(&self) -> bool {
        !self.chosen.is_empty() && (self.node() >> 16).is_multiple_of(6)
    }

    fn solution(&self) -> Vec<u8> {
        self.chosen.clone()
    }
}

/// Scrambles a number (splitmix64, Sebastiano Vigna, 2015).
pub(crate) fn mix(number: u64) -> u64 {
    let mut z = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// Runs `test` on a thread of its own and fails if it has not ended after a minute. Passes its panic on.
pub(crate) fn within_a_minute<T: Send + 'static>(test: impl FnOnce() -> T + Send + 'static) -> T {
    let (sender, receiver) = mpsc::channel();
    let thread = std::thread::spawn(move || {
        let result = test();
        let _ = sender.send(());
        result
    });
    if let Err(mpsc::RecvTimeoutError::Timeout) = receiver.recv_timeout(Duration::from_secs(60)) {
        panic!("it hangs");
    }
    thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
}
