//! Keeping the events themselves.

use crate::event::Event;
use crate::observer::Observer;
use crate::problem::Problem;

/// Keeps every event, in order.
///
/// ```
/// use backtrail::{Event, Recorder, Search};
/// # use backtrail::doc::FourQueens;
/// let mut search = Search::with(FourQueens::default(), Recorder::default());
/// search.first();
/// let events = search.observer().events();
/// assert_eq!(events[0], Event::Enter(None));
/// assert_eq!(events.last(), Some(&Event::Solution));
/// ```
#[derive(Clone, Debug)]
pub struct Recorder<C>(Vec<Event<C>>);

impl<C> Default for Recorder<C> {
    fn default() -> Self {
        Recorder(Vec::new())
    }
}

impl<C> Recorder<C> {
    /// The events so far.
    pub fn events(&self) -> &[Event<C>] {
        &self.0
    }
}

impl<P: Problem> Observer<P> for Recorder<P::Choice> {
    fn enter(&mut self, _: &P, _: usize, choice: Option<P::Choice>) {
        self.0.push(Event::Enter(choice));
    }

    fn refuse(&mut self, _: &P, _: usize, choice: P::Choice) {
        self.0.push(Event::Refuse(choice));
    }

    fn solution(&mut self, _: &P, _: usize) {
        self.0.push(Event::Solution);
    }

    fn dead_end(&mut self, _: &P, _: usize) {
        self.0.push(Event::DeadEnd);
    }

    fn leave(&mut self, _: &P, _: usize, choice: Option<P::Choice>) {
        self.0.push(Event::Leave(choice));
    }
}
