//! How much anybody may ask for. Past a limit the answer is a sentence, and never a server that is slow for all.

use std::time::Duration;

/// What a server allows. The defaults suit a class of some hundred on one laptop.
#[derive(Clone, Debug)]
pub struct Limits {
    /// The longest body of a request, and the longest message over a socket, in bytes.
    pub body: usize,
    /// How many connections may be open.
    pub connections: usize,
    /// How many of them from one address: others find room.
    pub connections_each: usize,
    /// How many searches may be open, each over a socket of its own.
    pub searches: usize,
    /// How many of them from one address.
    pub searches_each: usize,
    /// While the program holds more memory than this, in bytes, nothing new is begun.
    pub memory: u64,
    /// How many races and films may wait for their turn.
    pub waiting: usize,
    /// The head of a request, or its body, has to come within this time.
    pub patience: Duration,
    /// A client that does not read its answer within this time is disconnected.
    pub reading: Duration,
    /// A search of which nobody asks anything for this long is dropped; the page opens it again by itself.
    pub idle: Duration,
    /// Filling a message takes no longer than this.
    pub slice: Duration,
    /// Going to a step from the beginning takes no longer than this.
    pub skip: Duration,
    /// A solver in a race runs no longer than this.
    pub race: Duration,
    /// The most steps that a film shows.
    pub film: u64,
    /// The last step at which a film may begin.
    pub film_from: u64,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            body: 2 << 20,
            connections: 600,
            connections_each: 300,
            searches: 400,
            searches_each: 200,
            memory: registry::memory::usual(),
            waiting: 16,
            patience: Duration::from_secs(10),
            reading: Duration::from_secs(60),
            idle: Duration::from_secs(15 * 60),
            slice: Duration::from_millis(30),
            skip: Duration::from_secs(30),
            race: Duration::from_secs(60),
            film: 20_000,
            film_from: 2_000_000,
        }
    }
}
